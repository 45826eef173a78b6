### What every rule is called, and what it can be.

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
