### What every rule is called, and what it can be.

rules-difference = { $usual } → { $chosen }

rules-gin_bonus = Gin
rules-big_gin_bonus = Duży gin
rules-big_gin_bonus-null = nie ma
rules-undercut_bonus = Podcięcie
rules-undercut_on_tie = Po równo wolnych kart
rules-undercut_on_tie-true = to podcięcie
rules-undercut_on_tie-false = nikt nie punktuje

rules-knock_limit = Limit stukania
rules-upcard_limit = Limit z pierwszej karty
rules-upcard_limit-true = tak
rules-upcard_limit-false = nie
rules-oklahoma_ace = As jako pierwsza karta
rules-oklahoma_ace-gin_only = tylko gin
rules-oklahoma_ace-one = stukać z jednym
rules-spade_double = Piki
rules-spade_double-deadwood = różnica
rules-spade_double-deal = całe rozdanie
rules-spade_double-off = nic
rules-spade_boxes = Premie za rozdanie z pikiem

rules-target = Cel
rules-game_bonus = Premia za mecz
rules-box_bonus = Premia za rozdanie
rules-box_scope = Premię za rozdania ma
rules-box_scope-winner = kto osiągnie cel
rules-box_scope-both = obie strony
rules-box_scope-none = nikt
rules-shutout = Wygrana do zera
rules-shutout-none = nic
rules-shutout-double_points = punkty podwójnie
rules-shutout-flat100 = 100 więcej za mecz
rules-shutout_needs = Do zera, czyli
rules-shutout_needs-null = –
rules-shutout_needs-all_deals_no_dead = wszystkie rozdania, bez remisów
rules-shutout_needs-all_deals = wszystkie punktowane rozdania
rules-shutout_needs-loser_zero = druga strona bez punktu
rules-winner_by = Wygrywa
rules-winner_by-target = kto osiągnie cel
rules-winner_by-final_total = kto ma wyższą sumę

rules-first_turn = Pierwszy ruch
rules-first_turn-offer = pytanie o pierwszą kartę
rules-first_turn-free_draw = z dowolnego stosu
rules-next_dealer = Następny rozdający
rules-next_dealer-alternate = na zmianę
rules-next_dealer-winner = zwycięzca
rules-next_dealer-loser = przegrany
rules-dead_deal_stock = Remis, gdy zostaje
rules-max_discard_draws = Branie ze stosu odkrytego
rules-hollywood = Hollywood
rules-hollywood-true = tak
rules-hollywood-false = nie

rules-memory = Stos odkryty
rules-memory-open = można rozłożyć
rules-memory-club = tylko wierzchnia karta
