### The score sheet: kinds of deals, every line's code, why a match ended.

kind-knock = Kucanje
kind-undercut = Undercut
kind-tie = Jednako
kind-gin = Gin
kind-big_gin = Veliki gin
kind-dead = Nerešeno

line-deadwood_difference = Neuparene karte: { $defender } prema { $knocker }
line-undercut_bonus = Bonus za undercut
line-gin_bonus = Bonus za gin
line-big_gin_bonus = Bonus za veliki gin
line-spade_doubled = Otvorena karta je pik: računa se još jednom
line-deal_points = Poeni iz deljenja
line-shutout_points = Čista pobeda: poeni još jednom
line-game_bonus = Bonus za meč
line-shutout_bonus = Čista pobeda: više za meč
line-box_bonus = Bonusi za deljenja
line-other = { $code }

reason-target = Cilj je dostignut.
reason-flag = { $loser } gubi na vreme.
reason-resigned = { $loser } predaje meč.
reason-absent = { $loser } se ne vraća za sto.
reason-agreed = Završeno sporazumno, bez rezultata.
reason-aborted = Otkazano pre početka.

sheet-title = Zapisnik
sheet-deal = Deljenje
sheet-kind-by = { $kind }: { $name }
sheet-dead-note = Bez poena. Isti igrač ponovo deli.
sheet-tie-note = Kad je jednako, ovde niko ne dobija poene.
sheet-plus = +{ $points }
sheet-end = Na kraju
sheet-boxes-of = { $boxes } × { $each }
sheet-total = Ukupno
sheet-settlement = Razlika
sheet-settlement-note = Toliko dobija { $winner }, a gubi { $loser }.
sheet-settlement-lifted = Prekid meča košta bar koliko bonus za meč.
sheet-empty = Nijedno deljenje još nije završeno.
sheet-unfinished = Nije završeno
sheet-being-played = Igra se
sheet-watch = Pogledaj deljenje { $number }
sheet-boxes-note =
    { $boxes ->
        [one] { $boxes } bonus
        [few] { $boxes } bonusa
       *[other] { $boxes } bonusa
    }
# Three or four in a match.
sheet-round = Runda { $number }
sheet-roles-captain = Solista: { $dealer } · kapiten: { $starter }
sheet-out = Pauza: { $out }
sheet-dead-table-note = Ne računa se.
sheet-place = Mesto
sheet-place-number = { $place }.
sheet-settlements-note = Koliko svako dobija od ostalih, manje ono što im daje.

# Hollywood: three games on one sheet.
sheet-game = Igra { $number }
sheet-game-closed = zatvorena
sheet-games-together = Sve tri igre zajedno: { $points }
