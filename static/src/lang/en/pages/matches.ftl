### My matches and one match.

matches-title = My matches
matches-running = Running
matches-finished = Finished
matches-empty = Nothing here yet. Your matches are kept from the first card on.
matches-none-finished = None finished yet.
matches-begin = Play a first one
matches-none-such = None of your matches is like that.
matches-filter-result = Result
matches-filter-result-all = All
matches-filter-result-won = Won
matches-filter-result-lost = Lost
matches-filter-result-none = No result
matches-filter-against = Against
matches-filter-against-all = Everybody
matches-filter-against-people = People
matches-filter-against-computer = The computer
matches-filter-format = Players
matches-filter-format-all = All
matches-filter-rules-all = All
matches-more = Show more
matches-your-turn = Your turn
matches-their-turn = Their turn
matches-seating = Not begun
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
matches-nobody = An empty seat
matches-with = with { $partner }, against { $others }

match-title = { $first } and { $second }
match-won = You won.
match-lost = { $winner } won.
match-margin =
    { $points ->
        [one] By one point.
       *[other] By { $points } points.
    }
match-place = You came in place { $place }.
match-running-note = This match is still being played.
match-back-to-table = Back to the table
match-begun = Begun { $date }
match-played = Played { $date }
# The rules behind the numbers at the end of a sheet.
rule-of-deal_points = What the deals above brought.
rule-of-shutout_points = For a clean sweep, as these rules count it.
rule-of-game_bonus = For reaching the target, or when the other gave up.
rule-of-shutout_bonus = For a clean sweep, as these rules count it.
rule-of-box_bonus = A box for each deal won.

match-print = Print the sheet
match-rules = Rules
match-downloads = Keep a copy
match-record-json = Record (JSON)
match-record-text = Record (text)
match-downloads-about = Every move of the match, for machines and for people.

check-title = Was it dealt fairly?
check-lead = Every deck of this match was fixed by seeds from every player and the server before the first card was dealt. Now that they are open, this page deals every deck again.
check-sealed = The seeds open when the match is over. Then every deck can be dealt again here.
check-checking = Dealing again …
check-yes =
    { $deals ->
        [one] The deck came out of the seeds, card by card.
       *[other] All { $deals } decks came out of the seeds, card by card.
    }
check-no = Something does not fit. See below what it is.
check-no-record = The record could not be fetched, so no card could be compared.
check-own-eyes =
    { $cards ->
        [one] One card that this browser saw in play was where it should be.
       *[other] { $cards } cards that this browser saw in play were where they should be.
    }
check-limits = It cannot show whether somebody with access to the server looked at cards during play.

check-details = Seeds and promises
check-checks = Every check
check-ok = fits
check-bad = does not fit
check-server_seed = The server’s seed and what was promised of it
check-seat_seed = { $name }: the seed and what was promised of it
check-told_before = What this browser was told before the first deal
check-attempt = Start { $number }, which was given up
check-cut = The cut for the first deal
check-deal =
    { $cards ->
        [one] Deal { $number }, one card compared
       *[other] Deal { $number }, { $cards } cards compared
    }
check-wrong = elsewhere: { $cards }
check-match = Match
check-rules-hash = Rules
check-server-commit = Server, promised
check-server-seed = Server, opened
check-seat-commit = { $name }, promised
check-seat-seed = { $name }, opened
check-closed = not open yet
check-attempt-numbers = Given-up start { $number }
check-cut-cards = The cut
check-cut-card = { $name }: { $card }
check-cut-dealer = { $name } dealt first.
check-cut-captain = In the box: { $first }, captain: { $second }, adviser: { $third }.
