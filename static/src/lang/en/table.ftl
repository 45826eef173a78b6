## The table

# $whose is "you" where the reader did it, else "other".
told-dealt =
    { $whose ->
        [you] A new deal. You move first.
       *[other] A new deal. { $who } moves first.
    }
told-upcard = The upcard is the { CARD($card) }.
told-passed =
    { $whose ->
        [you] You passed.
       *[other] { $who } passed.
    }
told-took =
    { $whose ->
        [you] You took the { CARD($card) }.
       *[other] { $who } took the { CARD($card) }.
    }
told-drew =
    { $whose ->
        [you] You drew from the stock.
       *[other] { $who } drew from the stock.
    }
told-drew-card =
    { $whose ->
        [you] You drew the { CARD($card) }.
       *[other] { $who } drew the { CARD($card) }.
    }
told-discarded =
    { $whose ->
        [you] You discarded the { CARD($card) }.
       *[other] { $who } discarded the { CARD($card) }.
    }
told-knock =
    { $whose ->
        [you] You knocked with { $points }.
       *[other] { $who } knocked with { $points }.
    }
told-gin =
    { $whose ->
        [you] Gin! You have no deadwood.
       *[other] Gin! { $who } has no deadwood.
    }
told-big_gin =
    { $whose ->
        [you] Big gin! All eleven of your cards are in melds.
       *[other] Big gin! All eleven cards of { $who } are in melds.
    }
told-laid-off =
    { $whose ->
        [you] You laid off { CARD($cards) } and are left with { $points }.
       *[other] { $who } laid off { CARD($cards) } and is left with { $points }.
    }
told-laid-off-none =
    { $whose ->
        [you] You laid nothing off and are left with { $points }.
       *[other] { $who } laid nothing off and is left with { $points }.
    }
told-deal-ended =
    { $points ->
        [one] { $whose ->
            [you] The deal is yours: one point.
           *[other] The deal goes to { $who }: one point.
        }
       *[other] { $whose ->
            [you] The deal is yours: { $points } points.
           *[other] The deal goes to { $who }: { $points } points.
        }
    }
told-deal-dead = The deal is over. Nobody scores.
told-match-ended =
    { $whose ->
        [you] You won the match.
       *[other] { $who } won the match.
    }
told-match-none = The match is over, without a result.
told-next-ready =
    { $whose ->
        [you] You are ready for the next deal.
       *[other] { $who } is ready for the next deal.
    }
told-end-offered =
    { $whose ->
        [you] You offered to end the match without a result.
       *[other] { $who } offers to end the match without a result.
    }
told-end-declined = The match goes on.
told-adjourn-offered =
    { $whose ->
        [you] You offered to break off and go on another time.
       *[other] { $who } offers to break off and go on another time.
    }
told-adjourn-declined = The match goes on now.
told-adjourned = The match is adjourned.
told-resume-agreed =
    { $whose ->
        [you] You are ready to go on.
       *[other] { $who } is ready to go on.
    }
told-resumed = The match goes on.
told-minute-given =
    { $whose ->
        [you] You were given a minute.
       *[other] { $who } was given a minute.
    }
told-claim-made =
    { $whose ->
        [you] You count as away. Do anything to go on.
       *[other] { $who } has half a minute to come back.
    }
told-claim-voided =
    { $whose ->
        [you] You are back. The match goes on.
       *[other] { $who } is back. The match goes on.
    }
told-clock-stopped = The server was away. The clock waits.
told-clock-resumed = The clock runs again.
told-rematch-agreed =
    { $whose ->
        [you] You would like another match.
       *[other] { $who } would like another match.
    }
told-rematch-withdrawn =
    { $whose ->
        [you] You took back the wish for another match.
       *[other] { $who } does not want another match now.
    }

turn-yours = Your turn.
turn-yours-title = Your turn
low-time = Twenty seconds left.

strip-yours = You
strip-theirs = { $name }
seat-here = here
dealer = deals
dealer-sign = D
# Captain: who plays alone, and who plays against that one with advice.
part-captain-dealer = In the box
part-captain-starter = Captain
points-of = { $points } of { $target } points
clock-running = running
clock-low = running, little time left
clock-bonus = +{ $seconds } s
clock-stopped = waits
menu = Menu

their-hand =
    { $name } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }.
their-known = Taken from the pile: { CARD($cards) }.

stock = Stock, { $count } cards, dead after { $dead } more draws
stock-draw = Draw from the stock, { $count } cards, dead after { $dead } more draws
pile = Discard pile, on top the { CARD($card) }
pile-take = Take the { CARD($card) } from the discard pile
pile-discard = Discard the { CARD($card) }
stock-point = Point at the stock, { $count } cards
pile-point = Point at the discard pile, on top the { CARD($card) }
pile-empty = Discard pile, empty
pile-face-down = Discard pile, on top a card face down
pile-look =
    { $count ->
        [one] Look through the discard pile, one card
       *[other] Look through the discard pile, { $count } cards
    }
pile-title = Discard pile
side-taken = { $name } took and holds
dead-in =
    { $count ->
        [0] last discard
        [one] one draw left
       *[other] { $count } draws left
    }
pile-draws-left =
    { $count ->
        [one] One more take from the pile, and the deal is dead.
       *[other] After { $count } more takes from the pile the deal is dead.
    }

hand = Your hand
hand-of = Hand of { $name }
card-melded = in a meld
card-drawn = just drawn
card-taken = just taken, stays in your hand this turn

say-upcard = Take the { $card }, or pass?
say-draw = Your turn: draw a card
say-draw-stock = Draw from the stock
say-discard = Your turn: discard
say-discard-knock = Discard, or knock
say-lay-off = Lay off what fits
say-sending = …
say-theirs = { $name } to move
say-theirs-lay-off = { $name } may lay off cards
say-adjourned = Adjourned
say-over = The deal is over
deadwood = Deadwood
deadwood-title = Points in deadwood
deadwood-after = Left after it
limit-knock = Knock with { $limit } or less
limit-gin = Gin only in this deal
limit-title = First upcard { $card }

advise-hint = Press a card or a pile to point at it.
take = Take { $card }
take-said = Take the { CARD($card) }
pass = Pass
discard = Discard
discard-said = Discard the { CARD($card) }
knock = Knock { $deadwood }
knock-said = Discard the { CARD($card) } and knock with { $deadwood }
gin = Gin
gin-said = Discard the { CARD($card) } and go gin
big-gin = Big gin
big-gin-said = Big gin: all eleven cards are in melds

tools = Arrange your hand
sort-suit = Sort by suit
sort-rank = Sort by rank
sort-melds = Melds first
sort-next = Sort another way
undo = Undo arranging

show-knocked =
    { $whose ->
        [you] You knocked with { $points }
       *[other] { $who } knocked with { $points }
    }
show-gin =
    { $whose ->
        [you] Gin!
       *[other] { $who } has gin
    }
show-big_gin =
    { $whose ->
        [you] Big gin!
       *[other] { $who } has big gin
    }
show-meld = Meld { $number }: { CARD($cards) }
show-meld-place = Lay off the { CARD($card) } on { CARD($cards) }
show-loose = Deadwood
lay-off-best = Lay off best: { $deadwood }
lay-off-done = Done: { $deadwood }
lay-off-bad = Those cards do not go together like that.
lay-off-hint = Or press one of your cards, then the meld it fits.
lay-off-back = Take back the { CARD($card) }

claim-soon = { $name } is away. You can claim the match in { $time }.
claim-now = { $name } is away.
claim = Claim the match
claim-running = { $name } has { $time } to come back.
claim-against = You count as away. Do anything within { $time }.
end-offer = { $name } offers to end without a result.
end-accept = End it
end-decline = Play on
end-offered = You offered to end without a result.
end-take-back = Take it back

adjourn-offer = { $name } offers to break off and go on another time.
adjourn-accept = Break off
adjourn-decline = Play on
adjourn-offered = You offered to break off and go on another time.
adjourn-take-back = Take it back
adjourned-rests = The match is adjourned. It goes on when everybody is here.
adjourned-they-wait = { $name } is here and ready to go on.
adjourned-waits = It goes on when { $name } is ready too.
adjourned-go-on = Go on

key-select-first = Select a card first.
key-cannot-knock = You cannot knock with that discard.
said-clocks = You { $mine }, { $name } { $theirs }.
said-untimed = There is no clock.

deal-title = Deal { $number }
deal-back = Back to the result

phrase-said = { $name } says: { $words }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-what_cards = What cards!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-good_game = Good game!
phrase-once_more = One more?
phrase-bye = I have to go.
