### Rule sets and every field of them. `ruleset-*` messages get all numbers of the set as arguments.

ruleset-standard = Standard
ruleset-standard-about = Stukać można, mając { $knock_limit } punktów lub mniej; wygrywa, kto pierwszy ma { $target }. Wygraj każde rozdanie, a twoje punkty liczą się podwójnie.
ruleset-classic = Klasyczne
ruleset-classic-about = Gra się z dużym ginem, obie strony dostają premie za rozdania, a wygrywa wyższa suma: samo dojście do { $target } nie wystarczy.
ruleset-house = Domowe
ruleset-house-about = Bez pytania o pierwszą kartę: od razu dobiera się z dowolnego stosu. Zostaw drugą stronę bez punktu, a mecz jest wart o 100 więcej.
ruleset-house_old = Dawne domowe
ruleset-house_old-about = Gra domowa z mniejszymi premiami; za równą liczbę punktów wolnych kart nikt nic nie dostaje.
ruleset-express = Ekspres
ruleset-express-about = Tylko punkty z rozdań: bez premii za rozdania i za mecz, prosto do celu.
ruleset-oklahoma = Oklahoma
ruleset-oklahoma-about = Pierwsza odkryta karta wyznacza limit stukania, a pik podnosi wartość rozdania.
ruleset-captain = Kapitan
ruleset-captain-about = Gra dla trzech osób: jedna przeciw dwóm, które grają na zmianę.
ruleset-reference = Podręcznikowe
ruleset-reference-about = Tak, jak w większości książek. Następne rozdanie należy do zwycięzcy, a z odrzuconych kart widać tylko wierzchnią.
ruleset-custom = Własne zasady
ruleset-custom-about = Zacznij od zestawu wybranego powyżej i zmień, co chcesz.

# One figure of a set, as in "Gin 25".
figure-gin_bonus = Gin
figure-big_gin_bonus = Duży gin
figure-undercut_bonus = Podcięcie
figure-box_bonus = Rozdanie
figure-game_bonus = Mecz
figure-target = Cel
figure-knock_limit = Stukanie do
figure-upcard = pierwszej karty

rules-differences =
    { $count ->
        [one] { $set }, jedna zmiana
        [few] { $set }, { $count } zmiany
        [many] { $set }, { $count } zmian
       *[other] { $set }, { $count } zmiany
    }
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

## Clocks

clock-three_minutes = Trzy minuty
clock-brisk = Żwawy
clock-fast = Szybki
clock-untimed = Bez zegara
clock-about = Po { $cap }; za ruch do { $within } wraca { $bonus }
clock-untimed-about = Bez limitu czasu
