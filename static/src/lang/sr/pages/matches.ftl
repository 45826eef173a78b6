### My matches and one match.

matches-title = Moji mečevi
matches-running = U toku
matches-finished = Završeni
matches-empty = Ovde još nema ničega. Tvoji mečevi se čuvaju od prve karte.
matches-none-finished = Nijedan još nije završen.
matches-begin = Odigraj prvi
matches-none-such = Nijedan tvoj meč nije takav.
matches-filter-result = Rezultat
matches-filter-result-all = Svi
matches-filter-result-won = Dobijeni
matches-filter-result-lost = Izgubljeni
matches-filter-result-none = Bez rezultata
matches-filter-against = Protivnik
matches-filter-against-all = Bilo ko
matches-filter-against-people = Ljudi
matches-filter-against-computer = Računar
matches-filter-format = Igrači
matches-filter-format-all = Svi
matches-filter-rules-all = Sva
matches-more = Prikaži još
matches-your-turn = Ti si na potezu
matches-their-turn = Na potezu je druga strana
matches-seating = Nije počeo
matches-deals =
    { $count ->
        [one] { $count } deljenje
        [few] { $count } deljenja
       *[other] { $count } deljenja
    }
matches-won = Pobeda
matches-lost = Poraz
matches-no-result = Bez rezultata
matches-aborted = Otkazan
matches-score = { $mine }–{ $theirs }
matches-score-spoken = { $mine } prema { $theirs }
matches-nobody = Prazno mesto
matches-with = u paru: { $partner }, protivnici: { $others }

match-title = { $first } i { $second }
match-won = Pobeda je tvoja.
match-lost = Pobeđuje { $winner }.
match-margin =
    { $points ->
        [one] Za { $points } poen.
        [few] Za { $points } poena.
       *[other] Za { $points } poena.
    }
match-place = Tvoje mesto: { $place }.
match-running-note = Ovaj meč se još igra.
match-back-to-table = Nazad za sto
match-begun = Početak: { $date }
match-played = Odigran: { $date }
# The rules behind the numbers at the end of a sheet.
rule-of-deal_points = Toliko su donela deljenja iznad.
rule-of-shutout_points = Za čistu pobedu, kako je ova pravila računaju.
rule-of-game_bonus = Za dostignut cilj, ili za predat meč.
rule-of-shutout_bonus = Za čistu pobedu, kako je ova pravila računaju.
rule-of-box_bonus = Bonus za svako dobijeno deljenje.

match-print = Odštampaj zapisnik
match-rules = Pravila
match-downloads = Sačuvaj primerak
match-record-json = Zapis (JSON)
match-record-text = Zapis (tekst)
match-downloads-about = Svaki potez meča, za mašine i za ljude.

check-title = Da li je deljeno pošteno?
check-lead = Svaki špil ovog meča određen je semenima svih igrača i servera pre nego što je podeljena prva karta. Sada kad su otvorena, ova stranica ponovo deli svaki špil.
check-sealed = Semena se otvaraju kad se meč završi. Tada svaki špil može ovde ponovo da se podeli.
check-checking = Ponovo delimo …
check-yes =
    { $deals ->
        [one] Iz semena je izašao { $deals } špil, kartu po kartu.
        [few] Iz semena su izašla sva { $deals } špila, kartu po kartu.
       *[other] Iz semena je izašlo svih { $deals } špilova, kartu po kartu.
    }
check-no = Nešto se ne slaže. Ispod piše šta.
check-no-record = Zapis nije mogao da se preuzme, pa nijedna karta nije upoređena.
check-own-eyes =
    { $cards ->
        [one] { $cards } karta koju je ovaj pregledač video u igri bila je na svom mestu.
        [few] { $cards } karte koje je ovaj pregledač video u igri bile su na svom mestu.
       *[other] { $cards } karata koje je ovaj pregledač video u igri bilo je na svom mestu.
    }
check-limits = Ovo ne može da pokaže da li je neko sa pristupom serveru gledao karte tokom igre.

check-details = Semena i otisci
check-checks = Sve provere
check-ok = slaže se
check-bad = ne slaže se
check-server_seed = Seme servera i njegov otisak
check-seat_seed = { $name }: seme i njegov otisak
check-told_before = Šta je ovom pregledaču rečeno pre prvog deljenja
check-attempt = Početak { $number }, od kojeg se odustalo
check-cut = Izvlačenje prvog delioca
check-deal =
    { $cards ->
        [one] Deljenje { $number }, upoređena { $cards } karta
        [few] Deljenje { $number }, upoređene { $cards } karte
       *[other] Deljenje { $number }, upoređeno { $cards } karata
    }
check-wrong = na drugom mestu: { $cards }
check-match = Meč
check-rules-hash = Pravila
check-server-commit = Server, otisak
check-server-seed = Server, seme
check-seat-commit = { $name }, otisak
check-seat-seed = { $name }, seme
check-closed = još zatvoreno
check-attempt-numbers = Napušten početak { $number }
check-cut-cards = Izvlačenje
check-cut-card = { $name }: { $card }
check-cut-dealer = Prvi deli { $name }.
check-cut-captain = Solista: { $first }, kapiten: { $second }, savetnik: { $third }.
