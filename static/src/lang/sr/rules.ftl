### Rule sets and every field of them. `ruleset-*` messages get all numbers of the set as arguments.

ruleset-standard = Standard
ruleset-standard-about = Kuca se sa { $knock_limit } ili manje; pobeđuje ko prvi stigne do { $target }. Dobij svako deljenje i poeni ti se računaju dvostruko.
ruleset-classic = Klasična
ruleset-classic-about = Igra se i veliki gin, obe strane dobijaju bonus za deljenja, a pobeđuje veći zbir: nije dovoljno prvi stići do { $target }.
ruleset-house = Kućna
ruleset-house-about = Otvorena karta se ne nudi: odmah se vuče odakle god hoćeš. Ako protivnik ostane bez poena, meč vredi 100 više.
ruleset-house_old = Stara kućna
ruleset-house_old-about = Kućna igra sa manjim bonusima; kad su neuparene karte jednake, niko ne dobija poene.
ruleset-express = Ekspres
ruleset-express-about = Samo poeni iz deljenja: bez bonusa za deljenja i meč, pravo do cilja.
ruleset-oklahoma = Oklahoma
ruleset-oklahoma-about = Prva otvorena karta je granica za kucanje, a sa pikom deljenje vredi više.
ruleset-captain = Kapiten
ruleset-captain-about = Igra za troje: jedno protiv dvoje, koji se smenjuju za kartama.
ruleset-reference = Iz knjige
ruleset-reference-about = Kako stoji u većini knjiga. Sledeći deli pobednik, a od odbačenih karata vidi se samo gornja.
ruleset-custom = Tvoja pravila
ruleset-custom-about = Kreni od izabranih pravila i promeni šta god hoćeš.

# One figure of a set, as in "Gin 25".
figure-gin_bonus = Gin
figure-big_gin_bonus = Veliki gin
figure-undercut_bonus = Undercut
figure-box_bonus = Deljenje
figure-game_bonus = Meč
figure-target = Cilj
figure-knock_limit = Kuca se sa
figure-upcard = otvorena karta

rules-differences =
    { $count ->
        [one] { $set }, { $count } izmena
        [few] { $set }, { $count } izmene
       *[other] { $set }, { $count } izmena
    }
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

## Clocks

clock-three_minutes = Tri minuta
clock-brisk = Živo
clock-fast = Brzo
clock-untimed = Bez sata
clock-about = Po { $cap }; za potez do { $within } vraća se { $bonus }
clock-untimed-about = Vremena koliko hoćeš
