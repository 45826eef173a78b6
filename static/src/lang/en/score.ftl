### The score sheet: kinds of deals, every line's code, why a match ended.

kind-knock = Knock
kind-undercut = Undercut
kind-tie = Equal
kind-gin = Gin
kind-big_gin = Big gin
kind-dead = Dead deal

line-deadwood_difference = Deadwood { $defender } against { $knocker }
line-undercut_bonus = Undercut bonus
line-gin_bonus = Gin bonus
line-big_gin_bonus = Big gin bonus
line-spade_doubled = Spade upcard: counted again
line-deal_points = Points from the deals
line-shutout_points = Shutout: the points once more
line-game_bonus = Game bonus
line-shutout_bonus = Shutout: more for the game
line-box_bonus = Boxes
line-other = { $code }

reason-target = The target was reached.
reason-flag = { $loser } ran out of time.
reason-resigned = { $loser } resigned.
reason-absent = { $loser } stayed away.
reason-agreed = Ended by agreement, without a result.
reason-aborted = Called off before it began.

sheet-title = Score sheet
sheet-deal = Deal
sheet-kind-by = { $kind } by { $name }
sheet-dead-note = No points. The same player deals again.
sheet-tie-note = Equal deadwood scores for nobody here.
sheet-plus = +{ $points }
sheet-end = At the end
sheet-boxes-of = { $boxes } × { $each }
sheet-total = Total
sheet-settlement = Settlement
sheet-settlement-note = { $winner } is ahead of { $loser } by this much.
sheet-settlement-lifted = Giving a match up costs at least the game bonus.
sheet-empty = No deal has been finished yet.
sheet-unfinished = Not finished
sheet-being-played = Being played
sheet-watch = Watch deal { $number }
sheet-boxes-note =
    { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    }
# Three or four in a match.
sheet-round = Round { $number }
sheet-roles-captain = In the box: { $dealer } · captain: { $starter }
sheet-out = { $out } sat out
sheet-dead-table-note = Counts for nothing.
sheet-place = Place
sheet-place-number = { $place }.
sheet-settlements-note = What each gets from the others, less what it gives them.

# Hollywood: three games on one sheet.
sheet-game = Game { $number }
sheet-game-closed = closed
sheet-games-together = All three games together: { $points }
