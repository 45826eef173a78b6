### One deal, step by step.

replay-title = Deal { $number }
replay-view = Seen by
replay-view-open = Both
replay-view-all = Everybody
replay-other-table = The other table
replay-controls = Steps
replay-first = First step
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = Last step
replay-step = Step { $step } of { $steps }
replay-turns = Turns
replay-deal = Deal { $number }
replay-deals = Deals
replay-pile = Discards
replay-sheet = Score sheet
replay-keys = ← → a step, Home and End first and last, space plays, + and − the speed
replay-speed = Speed
replay-times = { $speed } ×
replay-link = Link to this moment
replay-running = This deal is still being played. You see what you saw.
replay-empty = Nothing to show of this deal.
replay-hand-of = Hand of { $name }
replay-stock = Stock, { $count } left
replay-deadwood = Deadwood { $points }
replay-knock-limit = Knock with { $limit }
replay-gin-only = Gin only

step-dealt = Ten cards each; the upcard is { $card }
step-passed = { $name } passes
step-drew-stock = { $name } draws { $card }
step-drew-stock-hidden = { $name } draws from the stock
step-drew-discard = { $name } takes { $card }
step-discarded = { $name } discards { $card }
step-knocked-knock = { $name } knocks
step-knocked-gin = { $name } goes gin
step-knocked-big_gin = { $name } has big gin
step-laid_off = { $name } lays off { $card }
step-laid_off-none = { $name } lays off nothing
step-deal_ended-nobody = Nobody scores
step-deal_ended =
    { $points ->
        [one] { $name } scores one point
       *[other] { $name } scores { $points } points
    }
step-match_ended = The match ends

short-dealt = upcard { $card }
short-passed = passes
short-drew-stock = draws { $card }
short-drew-stock-hidden = draws
short-drew-discard = takes { $card }
short-discarded = discards { $card }
short-knocked-knock = knocks
short-knocked-gin = gin
short-knocked-big_gin = big gin
short-laid_off = lays off { $card }
short-laid_off-none = lays off nothing
short-deal_ended = +{ $points }
short-match_ended = the match ends
