### The keys that act at the table.

keys-title = Klawisze
keys-lead = Działają, gdy fokus jest na stole.
keys-arrows = przejdź od karty do karty
keys-shift-arrows = przesuń kartę
keys-enter = wybierz kartę
keys-s = dobierz ze stosu zakrytego
keys-p = weź ze stosu odkrytego
keys-d = odrzuć wybraną kartę
keys-k = stukaj
keys-g = gin
keys-123 = ułóż według kolorów, według starszeństwa, najpierw układy
keys-c = powiedz stan zegarów
keys-l = powiedz ostatni ruch
keys-o = powiedz, co wiadomo o kartach drugiej strony
keys-help = ta lista
