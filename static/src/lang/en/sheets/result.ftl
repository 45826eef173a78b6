### What lies over the table: a knock to confirm, the pile, the end of a deal and of a match.

pile-order = The last discard comes first.
knock-title = Knock with { $deadwood }
gin-title = Gin
knock-lead = This is what you will show. The { CARD($card) } goes face down.
knock-others = Or show it like this
knock-choice = { $melds } · deadwood { $deadwood }
knock-go = Knock with { $deadwood }
gin-go = Lay down gin
knock-waiting = Looking at your melds …

deal-kind =
    { $kind ->
        [knock] { $who } knocked and has less deadwood.
        [undercut] { $who } knocked and was undercut.
        [tie] { $who } knocked; both have as much deadwood.
        [gin] { $who } went gin: all cards in melds.
        [big_gin] { $who } had big gin: all eleven cards in melds.
        [dead-table] The deal is dead: this table counts for nothing.
        [dead-pile] The pile was taken from as often as may be. The same player deals again.
       *[dead] Too few cards were left to play on. The same player deals again.
    }
deal-title-none =
    { $kind ->
        [tie] Equal: nobody scores
       *[dead] A dead deal
    }
deal-won =
    { $whose ->
        [you] { $points ->
            [one] One point for you
           *[other] { $points } points for you
        }
       *[other] { $points ->
            [one] One point for { $who }
           *[other] { $points } points for { $who }
        }
    }
deal-hand = { $name }
deal-hand-deadwood = deadwood { $deadwood }
deal-steps = Step through the laying off
deal-step = laid off { $laid } of { $all }
deal-step-back = Back to before the { CARD($card) } was laid off
deal-step-none = Nothing is laid off yet
deal-step-on = Lay off the { CARD($card) }
deal-step-all = All is laid off
deal-sum = Points
deal-needs = needs { $points } more
deal-reached = has reached the target
deal-standing = The match so far
deal-counts-here = this deal counts here
deal-next-dealer =
    { $whose ->
        [you] You deal next.
       *[other] { $who } deals next.
    }
deal-next = Next deal
deal-next-in = Next deal ({ $seconds })
deal-waiting = Waiting for { $name } … { $seconds }
deal-waiting-untimed = Waiting for { $name } …

end-title-won = You won the match
end-title-lost = { $name } won the match
end-title-none = No result
end-rematch = Another match
end-rematch-theirs = { $name } wants another match
end-rematch-mine = Waiting for { $name } …
end-rematch-back = Take it back
end-replay = Look back at the match
end-new = New opponent
end-last-deal = The last deal

fair-ok = Every deal was as shuffled before it
fair-ok-about =
    { $cards ->
        [one] One card that you saw was compared with the opened decks.
       *[other] { $cards } cards that you saw were compared with the opened decks.
    }
fair-bad = The deals do not match the seeds
fair-open = The seeds are not open yet

confirm-title = Discard the { CARD($card) }?
