### The score sheet: kinds of deals, every line's code, why a match ended.

kind-knock = Stukanie
kind-undercut = Podcięcie
kind-tie = Równo
kind-gin = Gin
kind-big_gin = Duży gin
kind-dead = Remis

line-deadwood_difference = Wolne karty: { $defender } przeciw { $knocker }
line-undercut_bonus = Premia za podcięcie
line-gin_bonus = Premia za gina
line-big_gin_bonus = Premia za dużego gina
line-spade_doubled = Pierwsza karta to pik: liczy się jeszcze raz
line-deal_points = Punkty z rozdań
line-shutout_points = Wygrana do zera: punkty jeszcze raz
line-game_bonus = Premia za mecz
line-shutout_bonus = Wygrana do zera: więcej za mecz
line-box_bonus = Premie za rozdania
line-other = { $code }

reason-target = Cel osiągnięty.
reason-flag = { $loser } przegrywa na czas.
reason-resigned = { $loser } poddaje mecz.
reason-absent = { $loser } nie wraca do stołu.
reason-agreed = Zakończono za zgodą obu stron, bez wyniku.
reason-aborted = Odwołano przed początkiem gry.

sheet-title = Zapis punktów
sheet-deal = Rozdanie
sheet-kind-by = { $kind }: { $name }
sheet-dead-note = Bez punktów. Rozdaje ta sama osoba.
sheet-tie-note = Za równą liczbę nikt tu nie dostaje punktów.
sheet-plus = +{ $points }
sheet-end = Na koniec
sheet-boxes-of = { $boxes } × { $each }
sheet-total = Razem
sheet-settlement = Rozliczenie
sheet-settlement-note = Tyle zyskuje { $winner }, a traci { $loser }.
sheet-settlement-lifted = Oddanie meczu kosztuje co najmniej premię za mecz.
sheet-empty = Żadne rozdanie nie jest jeszcze skończone.
sheet-unfinished = Nieskończone
sheet-being-played = W trakcie
sheet-watch = Obejrzyj rozdanie { $number }
sheet-boxes-note =
    { $boxes ->
        [one] jedna premia
        [few] { $boxes } premie
        [many] { $boxes } premii
       *[other] { $boxes } premii
    }
# Three or four in a match.
sheet-round = Runda { $number }
sheet-roles-captain = Solista: { $dealer } · kapitan: { $starter }
sheet-out = Pauza: { $out }
sheet-dead-table-note = Nie liczy się.
sheet-place = Miejsce
sheet-place-number = { $place }.
sheet-settlements-note = Ile każdy dostaje od pozostałych po odjęciu tego, co im oddaje.

# Hollywood: three games on one sheet.
sheet-game = Gra { $number }
sheet-game-closed = zamknięta
sheet-games-together = Trzy gry razem: { $points }
