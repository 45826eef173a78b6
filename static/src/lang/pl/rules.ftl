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
ruleset-reference-about = Tak, jak w większości książek. Następne karty rozdaje zwycięzca, a z odrzuconych widać tylko wierzchnią.
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
rules-in-full = Pełne zasady

## Clocks

clock-three_minutes = Trzy minuty
clock-brisk = Żwawy
clock-fast = Szybki
clock-untimed = Bez zegara
clock-about = Po { $cap }; za ruch do { $within } wraca { $bonus }
clock-untimed-about = Bez limitu czasu
