### Rule sets and every field of them. `ruleset-*` messages get all numbers of the set as arguments.

ruleset-standard = Standard
ruleset-standard-about = Knock with { $knock_limit } or less; first to { $target } wins. Take every deal and your points count twice.
ruleset-classic = Classic
ruleset-classic-about = Big gin is played, both are paid for their deals, and the higher total wins: being first to { $target } is not enough.
ruleset-house = House
ruleset-house-about = No offer of the upcard: draw from either pile at once. Leave the other with nothing and the game is worth 100 more.
ruleset-house_old = Old house
ruleset-house_old-about = The house game with smaller bonuses, where equal deadwood scores for nobody.
ruleset-express = Express
ruleset-express-about = Deal points and nothing else: no boxes, no game bonus, straight to the target.
ruleset-oklahoma = Oklahoma
ruleset-oklahoma-about = The first upcard is the knock limit, and a spade makes the deal worth more.
ruleset-captain = Captain
ruleset-captain-about = A game of three: one against two, who take turns at the cards.
ruleset-reference = Rule book
ruleset-reference-about = As most rule books print it. The winner deals next, and only the top discard can be seen.
ruleset-custom = Your own rules
ruleset-custom-about = Start from the set chosen above and change whatever you like.

# One figure of a set, as in "Gin 25".
figure-gin_bonus = Gin
figure-big_gin_bonus = Big gin
figure-undercut_bonus = Undercut
figure-box_bonus = Box
figure-game_bonus = Game
figure-target = Target
figure-knock_limit = Knock with
figure-upcard = upcard

rules-differences =
    { $count ->
        [one] { $set }, with one change
       *[other] { $set }, with { $count } changes
    }
rules-difference = { $usual } → { $chosen }

rules-gin_bonus = Gin
rules-big_gin_bonus = Big gin
rules-big_gin_bonus-null = not played
rules-undercut_bonus = Undercut
rules-undercut_on_tie = Equal deadwood
rules-undercut_on_tie-true = is an undercut
rules-undercut_on_tie-false = scores for nobody

rules-knock_limit = Knock limit
rules-upcard_limit = Limit by upcard
rules-upcard_limit-true = yes
rules-upcard_limit-false = no
rules-oklahoma_ace = An ace as upcard
rules-oklahoma_ace-gin_only = gin only
rules-oklahoma_ace-one = knock with one
rules-spade_double = Spades
rules-spade_double-deadwood = the difference
rules-spade_double-deal = the whole deal
rules-spade_double-off = nothing
rules-spade_boxes = Boxes for a spade deal

rules-target = Target
rules-game_bonus = Game bonus
rules-box_bonus = Box bonus
rules-box_scope = Boxes are paid to
rules-box_scope-winner = who reaches the target
rules-box_scope-both = both players
rules-box_scope-none = nobody
rules-shutout = Shutout
rules-shutout-none = nothing
rules-shutout-double_points = points count twice
rules-shutout-flat100 = 100 more for the game
rules-shutout_needs = A shutout needs
rules-shutout_needs-null = –
rules-shutout_needs-all_deals_no_dead = every deal won, none dead
rules-shutout_needs-all_deals = every deal that scored
rules-shutout_needs-loser_zero = the other without a point
rules-winner_by = The winner is
rules-winner_by-target = who reaches the target
rules-winner_by-final_total = who has the higher total

rules-first_turn = First turn
rules-first_turn-offer = upcard offered
rules-first_turn-free_draw = draw from either pile
rules-next_dealer = Next dealer
rules-next_dealer-alternate = turn by turn
rules-next_dealer-winner = the winner
rules-next_dealer-loser = the loser
rules-dead_deal_stock = Dead at
rules-max_discard_draws = Draws from the pile
rules-hollywood = Hollywood
rules-hollywood-true = yes
rules-hollywood-false = no

rules-memory = The discard pile
rules-memory-open = can be fanned out
rules-memory-club = top card only

## Clocks

clock-three_minutes = Three minutes
clock-brisk = Brisk
clock-fast = Fast
clock-untimed = No clock
clock-about = { $cap } each, { $bonus } back for a move within { $within }
clock-untimed-about = All the time you like
