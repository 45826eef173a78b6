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
rules-in-full = Sva pravila

## Clocks

clock-three_minutes = Tri minuta
clock-brisk = Živo
clock-fast = Brzo
clock-untimed = Bez sata
clock-about = Po { $cap }; za potez do { $within } vraća se { $bonus }
clock-untimed-about = Vremena koliko hoćeš
