### The first deal, step by step. <c>9D</c> is a card: keep its code, the page draws it. <b>…</b> is a word to notice.

learn-coach = What to do
learn-step = Step { $step } of { $steps }
learn-leave = Leave
learn-watch = Watch what happens …

learn-upcard = Three or four cards of a rank, or three and more of a suit in a row, are a <b>meld</b>. You have two nines, and the <c>9D</c> lies open: <b>take it</b>.
learn-discard = Nines and a run of hearts: two melds, with a line below. The rest is <b>deadwood</b> and counts against you. Every turn ends with a discard: press the dear <c>KD</c>, then the pile.
learn-stock = I threw the <c>QH</c>, which fits nothing of yours: draw from the <b>stock</b>. Your clock runs now. You have three minutes, and a move within ten seconds gives ten back.
learn-knock = The <c>8H</c> makes your run longer. Without the <c>JC</c> you keep 7 in deadwood, and with ten or less you may <b>knock</b>: press the <c>JC</c>, then Knock.
learn-result-1 = You knocked with 7. I laid my <c>4H</c> off on your run and was left with 31. The <b>difference</b> is yours. On to the next deal.
learn-lay_off = Now I knocked, with 7. Before it counts you may <b>lay off</b> what fits my melds: press your <c>7S</c> and then my spades, your <c>JS</c> and then my jacks. Then press Done.
learn-result-2 = You are left with less than I, who knocked: an <b>undercut</b>. It brings the difference and 25 more. So look before you knock.
learn-pile = The last deal. Nine of your cards are in melds, and the <c>5C</c> makes your run of clubs longer: <b>take it</b>.
learn-gin = Without the <c>5H</c> every card is in a meld: that is <b>gin</b>. Nothing can be laid off on it, and it brings 25 more. Press the <c>5H</c>, then Gin.
learn-result-3 = Gin: my deadwood and 25 on top. A match goes on like this until somebody has 100 points.

learn-not-pass = You may pass, and then I am asked. But it makes three nines of your two: take it.
learn-not-stock = Nobody knows what lies there. The open card is just what you need: take that one.
learn-not-pile = The queen would cost you ten, and I would see what you collect. Draw from the stock.
learn-not-melded = That card is in a meld; without it the others count against you. Throw one that is in none.
learn-not-cheap = You may, but another card costs you more. Get rid of that one first.
learn-not-on = You may throw it and play on. But now you may knock: press the card, then Knock.
learn-not-silent = That would give gin away. Press the card, then Gin.
learn-not-yet = One of your cards still fits: the <c>7S</c> on my spades, the <c>JS</c> on my jacks.
learn-not-now = Not now: first the step above.

learn-done-title = Now you know the game
learn-done = Draw, discard, make melds; knock or go gin; lay off when the other knocks. The rest comes with playing.
learn-play-computer = Play the computer
learn-play-friend = Invite a friend
learn-to-room = To the table where you are awaited
learn-again = See it once more
learn-rules-title = The rules in short
learn-strategy-title = How to play well
