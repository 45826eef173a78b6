### What every rule is called, and what it can be.

rules-difference = { $usual } → { $chosen }

rules-gin_bonus = Gin
rules-big_gin_bonus = Veliki gin
rules-big_gin_bonus-null = ne igra se
rules-undercut_bonus = Undercut
rules-undercut_on_tie = Jednake neuparene karte
rules-undercut_on_tie-true = to je undercut
rules-undercut_on_tie-false = niko ne dobija poene

rules-knock_limit = Granica za kucanje
rules-upcard_limit = Granica po otvorenoj karti
rules-upcard_limit-true = da
rules-upcard_limit-false = ne
rules-oklahoma_ace = As kao otvorena karta
rules-oklahoma_ace-gin_only = samo gin
rules-oklahoma_ace-one = kuca se sa jedan
rules-spade_double = Pik
rules-spade_double-deadwood = razlika
rules-spade_double-deal = celo deljenje
rules-spade_double-off = ništa
rules-spade_boxes = Bonusi za deljenje sa pikom

rules-target = Cilj
rules-game_bonus = Bonus za meč
rules-box_bonus = Bonus za deljenje
rules-box_scope = Bonus za deljenja dobija
rules-box_scope-winner = ko stigne do cilja
rules-box_scope-both = obe strane
rules-box_scope-none = niko
rules-shutout = Čista pobeda
rules-shutout-none = ništa
rules-shutout-double_points = poeni dvostruko
rules-shutout-flat100 = 100 više za meč
rules-shutout_needs = Čista pobeda je
rules-shutout_needs-null = –
rules-shutout_needs-all_deals_no_dead = sva deljenja, nijedno nerešeno
rules-shutout_needs-all_deals = sva deljenja sa poenima
rules-shutout_needs-loser_zero = protivnik bez poena
rules-winner_by = Pobeđuje
rules-winner_by-target = ko stigne do cilja
rules-winner_by-final_total = ko ima veći zbir

rules-first_turn = Prvi potez
rules-first_turn-offer = nudi se otvorena karta
rules-first_turn-free_draw = vuče se odakle god
rules-next_dealer = Sledeći delilac
rules-next_dealer-alternate = naizmenično
rules-next_dealer-winner = pobednik
rules-next_dealer-loser = gubitnik
rules-dead_deal_stock = Nerešeno kad ostane
rules-max_discard_draws = Uzimanje odbačenih karata
rules-hollywood = Holivud
rules-hollywood-true = da
rules-hollywood-false = ne

rules-memory = Odbačene karte
rules-memory-open = mogu da se razgledaju
rules-memory-club = samo gornja karta
