### My matches and one match.

matches-title = My matches
matches-running = Running
matches-finished = Finished
matches-empty = Nothing here yet. Your matches are kept from the first card on.
matches-none-finished = None finished yet.
matches-more = Show more
matches-your-turn = Your turn
matches-their-turn = { $name } is to move
matches-seating = Waiting for somebody to sit down
matches-waiting = Between deals
matches-deals =
    { $count ->
        [one] 1 deal
       *[other] { $count } deals
    }
matches-won = Won
matches-lost = Lost
matches-no-result = No result
matches-aborted = Called off
matches-score = { $mine }–{ $theirs }
matches-score-spoken = { $mine } to { $theirs }
matches-against = against { $name }
matches-nobody = nobody yet
matches-nameless = a player who has left

match-title = { $first } and { $second }
match-won = You won.
match-lost = { $winner } won.
match-no-result = There was no winner.
match-margin =
    { $points ->
        [one] By one point.
       *[other] By { $points } points.
    }
match-running-note = This match is still being played.
match-back-to-table = Back to the table
match-played = Played { $date }
match-rules = Rules
match-replay = Watch the deals
match-downloads = Keep a copy
match-record-json = Record (JSON)
match-record-text = Record (text)
match-downloads-about = Every move of the match, for machines and for people.

fair-title = Was it dealt fairly?
fair-lead = Every deck of this match was fixed by seeds from both players and the server before the first card was dealt. Now that they are open, this page deals every deck again.
fair-sealed = The seeds open when the match is over. Then every deck can be dealt again here.
fair-checking = Dealing again …
fair-yes =
    { $deals ->
        [one] The deck came out of the seeds, card by card.
       *[other] All { $deals } decks came out of the seeds, card by card.
    }
fair-no = Something does not fit. See below what it is.
fair-no-record = The record could not be fetched, so no card could be compared.
fair-own-eyes =
    { $cards ->
        [one] One card that this browser saw in play was where it should be.
       *[other] { $cards } cards that this browser saw in play were where they should be.
    }
fair-limits = It cannot show whether somebody with access to the server looked at cards during play.

fair-details = Seeds and promises
fair-checks = Every check
fair-ok = fits
fair-bad = does not fit
fair-check-server_seed = The server’s seed and what was promised of it
fair-check-seat_seed = { $name }: the seed and what was promised of it
fair-check-told_before = What this browser was told before the first deal
fair-check-attempt = Start { $number }, which was given up
fair-check-cut = The cut for the first deal
fair-check-deal =
    { $cards ->
        [one] Deal { $number }, one card compared
       *[other] Deal { $number }, { $cards } cards compared
    }
fair-check-wrong = elsewhere: { $cards }
fair-match = Match
fair-rules-hash = Rules
fair-server-commit = Server, promised
fair-server-seed = Server, opened
fair-seat-commit = { $name }, promised
fair-seat-seed = { $name }, opened
fair-closed = not open yet
fair-attempt = Given-up start { $number }
fair-cut = The cut
fair-cut-card = { $name }: { $card }
fair-cut-dealer = { $name } dealt first.
