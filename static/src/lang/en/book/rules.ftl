### The rules of a match in sentences. The server chooses them, one for each value of a rule (engine/rulebook).

book-section-players = Who plays
book-section-cards = Cards and melds
book-section-deal = A deal
book-section-knock = Knock and gin
book-section-score = What a deal is worth
book-section-oklahoma = Oklahoma
book-section-hollywood = Hollywood
book-section-end = The end of the match
book-section-clock = The clock

book-values = There are 52 cards. An ace counts 1, a jack, queen or king 10, every other card what stands on it.
book-sets = A <b>set</b> is three or four cards of one rank.
book-runs = A <b>run</b> is three or more cards of one suit in a row. The ace is low: A 2 3 is a run, Q K A is not.
book-deadwood = A card belongs to one meld only. What is in none is <b>deadwood</b>, and counts as little as it can be made to.

book-dealt = Each player gets { $cards } cards. The next one is turned up, the <b>upcard</b>, and { $stock } are left in the stock.
book-first_turn_offer = The upcard is offered: whoever moves first takes it or passes, then the other does. After two passes the first player draws from the stock.
book-first_turn_free_draw = The upcard is not offered: whoever moves first draws from either pile at once.
book-turn = A turn is to draw one card, from the stock or from the top of the discard pile, and then to discard one.
book-just_taken = The card that was just taken from the pile cannot be discarded in the same turn; one from the stock can.
book-memory_open = The whole discard pile can be looked through, and the cards that the other took from it and still holds are shown.
book-memory_club = Only the top card of the discard pile is seen. What lies under it has to be remembered.
book-dead_stock =
    A deal is <b>dead</b>, and brings nobody a point, when after { $draws } draws { $stock ->
        [0] the stock is empty
        [one] one card is left in the stock
       *[other] { $stock } cards are left in the stock
    } and the discard is no knock.
book-dead_pile = It is dead as well when the discard pile was drawn from { $draws } times, the upcard included, and the next discard is no knock.
book-dead_again = After a deal that brought nobody a point the same player deals again.
book-dead_as_before = After a deal that brought nobody a point everybody has the same part again.
book-dead_table = A dead table counts for nothing and is not played again.
book-next_dealer_alternate = The two deal in turn.
book-next_dealer_winner = Whoever wins a deal deals the next one.
book-next_dealer_loser = Whoever loses a deal deals the next one.

book-knock_limit = You may <b>knock</b> when what you keep is { $limit } or less in deadwood: in any turn, the first included, and only if you like.
book-knock_upcard = You may <b>knock</b> when what you keep is no more than the limit of the deal (see Oklahoma): in any turn, the first included, and only if you like.
book-knock_how = To knock, put one card face down on the pile and lay down your hand. Nobody sees the face-down card before the match is over.
book-lay_off = Then the defender may <b>lay off</b>: cards that fit on the knocker’s melds are put there and count no more. The knocker lays nothing off.
book-lay_off_chain = One card may follow another on the same meld, and a meld of the defender’s own may be broken up for it.
book-gin_only = Nobody knocks in this game: only gin ends a deal.
book-gin = <b>Gin</b> is a hand without any deadwood. Nothing is laid off on it, and it is never undercut.
book-big_gin = <b>Big gin</b> is all eleven cards in melds, laid down without a discard. Nobody has to: a discard makes it plain gin.
book-no_big_gin = There is no big gin: who has all eleven cards in melds discards one and has gin.

book-score_knock = A knocker with less deadwood than the defender gets the difference.
book-score_undercut =
    A defender with less has <b>undercut</b> the knocker and gets { $bonus ->
        [0] the difference
       *[other] the difference and { $bonus } more
    }; the knocker gets nothing.
book-score_tie_undercut = Equal deadwood is an undercut too and brings the defender { $bonus }.
book-score_tie_nobody = Equal deadwood brings nobody a point, and the deal counts as dead.
book-score_gin =
    { $bonus ->
        [0] Gin brings the other’s deadwood.
       *[other] Gin brings the other’s deadwood and { $bonus } more.
    }
book-score_big_gin =
    { $bonus ->
        [0] Big gin brings the other’s deadwood and nothing more.
       *[other] Big gin brings the other’s deadwood and { $bonus } instead.
    }
book-score_won = Whoever scores in a deal has won it.

book-upcard_limit = The upcard is the knock limit of its deal: its value, with pictures counting ten.
book-ace_gin_only = An ace as upcard means that only gin ends the deal.
book-ace_one = An ace as upcard means a knock with one at most.
book-spade_deadwood = When the upcard is a spade the difference of deadwood counts twice. Bonuses do not.
book-spade_deal = When the upcard is a spade everything in the deal counts twice, bonuses too.
book-spade_boxes = A deal with a spade as upcard is worth { $boxes } boxes.

book-hollywood_columns = There are { $columns } games at once, each in a column of its own: with its own target of { $target }, its own bonuses and its own settlement, as below.
book-hollywood_entries = A player’s first win is entered in the first column, the second in the first two, and every later one in all that are still open.
book-hollywood_late = Whoever has no entry when a column closes starts in the lowest open one with the next win, and takes in one more with each win after it.
book-hollywood_dead = A dead deal counts for every column that is open.
book-hollywood_end = The match ends when all columns are closed. Their settlements are added up and whoever is ahead has won; if nobody is, whoever has won more games.
book-hollywood_given_up = A match that is given up is given up in every open column. Those that are closed stand.

book-target = The match ends with the deal in which somebody reaches <b>{ $target }</b>. Only points of deals count for that.
book-target_of_game = A game ends with the deal in which somebody reaches <b>{ $target }</b> in it. Only points of deals count for that.
book-game_bonus = Whoever reaches the target gets { $bonus } more, the <b>game bonus</b>.
book-no_game_bonus = Reaching the target brings no bonus of its own.
book-boxes_winner = Whoever reaches the target gets { $bonus } for each deal won, a <b>box</b>. The other gets none.
book-boxes_both = Each player gets { $bonus } for every deal won, a <b>box</b>.
book-no_boxes = There are no boxes: a deal that was won brings nothing more at the end.
book-shutout_all_deals_no_dead = It is a <b>shutout</b> when the one who reached the target has won every deal and none was dead.
book-shutout_all_deals = It is a <b>shutout</b> when the one who reached the target has won every deal; dead ones do not matter.
book-shutout_loser_zero = It is a <b>shutout</b> when the other has not scored a point.
book-shutout_many = That holds for both of the others.
book-shutout_double_points = Then the points of the deals count a second time. Boxes do not.
book-shutout_flat = Then the game is worth { $bonus } more.
book-no_shutout = Letting the other have nothing brings nothing more.
book-winner = Whoever reached the target has won.
book-winner_target = Whoever reached the target has won, even if boxes put the other ahead.
book-winner_final_total = The higher total after all bonuses wins, and that may be the other’s. If they are equal, whoever reached the target has won.
book-settlement = The settlement is what the winner’s total is ahead by.
book-settlement_pairs = Each two of the players settle the difference of their totals.
book-forfeit =
    { $bonus ->
        [0] Whoever resigns, runs out of time or stays away loses, whatever the points. The other gets the boxes so far.
       *[other] Whoever resigns, runs out of time or stays away loses, whatever the points. The other gets the game bonus and the boxes so far; the settlement is { $bonus } at least.
    }
book-forfeit_many =
    { $bonus ->
        [0] Whoever resigns, runs out of time or stays away ends the match and is last. Whoever has most points of the others wins.
       *[other] Whoever resigns, runs out of time or stays away ends the match and is last. Whoever has most points of the others wins and gets the game bonus of { $bonus } and the boxes so far.
    }
book-forfeit_team =
    { $bonus ->
        [0] Whoever resigns, runs out of time or stays away loses for the team, whatever the points. The other team gets the boxes so far.
       *[other] Whoever resigns, runs out of time or stays away loses for the team, whatever the points. The other team gets the game bonus and the boxes so far; the settlement is { $bonus } at least.
    }
book-no_result = Until each player has made a move anybody may call the match off. Later it ends without a result if all agree.

book-clock_untimed = There is no clock. Everybody takes the time they need.
book-clock_bank = Each player has { $cap }. A turn, a pass and the laying off are one move each, and a move within { $within } brings { $bonus } back, up to { $cap }.
book-clock_days =
    { $days ->
        [one] There is one day for every move.
       *[other] There are { $days } days for every move.
    }
book-clock_deal = The time goes on from deal to deal, but nobody begins one with less than { $least }.
book-clock_sheet = Between deals no time is charged.
book-clock_flag = Whoever runs out of time loses the match.
book-clock_lay_off = Whoever runs out of it while laying off does not: the best is laid off, and the deal is scored.
book-clock_minute = In a private room a player may give the other a minute.
