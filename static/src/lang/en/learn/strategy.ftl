### Advice for playing well.

learn-strategy-lead = Five habits that win deals. None of them is a rule.
learn-strategy-low-title = Bring your deadwood down early
learn-strategy-low = Kings, queens and jacks count ten each for as long as you hold them. Let go of high cards that nothing goes with in the first turns. A low hand can knock when the moment comes, and costs little when the other is faster.
learn-strategy-open-title = Keep cards that can become more than one thing
learn-strategy-open = Do not set your heart on one meld. With these three, either of the other sevens makes a set, and the <c>5C</c> or the <c>8C</c> a run: four cards help.
learn-strategy-pile-title = Think twice before you take from the pile
learn-strategy-pile = What you take is seen, and tells what you collect. A card from the stock tells nothing. Take from the pile what makes a meld, seldom what only might.
learn-strategy-watch-title = Watch what the other takes and throws
learn-strategy-watch = A card they took says what they need: keep its neighbours and its rank. A card they threw says what they do not: another of that rank is seldom of use to them. The pile can be looked through, and what they took is shown beside their cards.
learn-strategy-knock-title = Knock to win, and knock to be safe
learn-strategy-knock = An early knock catches the other with a hand full of deadwood, and ends a deal before they come to gin. The later it is, the more they have in melds, and the nearer an undercut: then wait, or knock only with very little.
