### Before three or four begin: who sits where, and who is ready.

seats-title = Czekamy na graczy
seats-title-full = Czy możemy zaczynać?
seats-lead = Kto otworzy ten link, może zająć wolne miejsce.
seats-free = Wolne miejsca: { $count }.
seats-waiting-for = Czekamy na: { $names }.
seats-you-ready = Po twojej stronie gotowe.
seats-shuffling = Przeglądarki wszystkich graczy i serwer dokładają swoją część tasowania. Za chwilę gramy.
seats-about-captain = Role rozdziela ciągnięcie kart: najwyższa karta to solista, środkowa kapitan, najniższa doradca.
seats-about-cutthroat = Ciągnięcie kart decyduje, kto rozdaje pierwszy. Zaczyna następne miejsce.
seats-about-partners = Każdy gra z jedną osobą z drugiej drużyny, przy dwóch stołach naraz; przeciwnicy zmieniają się co rundę.
seats-team = Drużyna { $number }
seats-number = Miejsce { $number }
seats-host = gospodarz
seats-state-free = wolne
seats-state-away = poza stołem
seats-state-ready = może zaczynać
seats-state-waiting = jeszcze nie
seats-sit = Siadam tutaj
seats-sit-at = Siadam tutaj: miejsce { $number }
seats-computer-at = Komputer na miejscu { $number }
seats-ready = Możemy zaczynać
seats-unready = Jednak jeszcze nie
seats-menu = Miejsce: { $name }
seats-swap = Zamień miejsca: { $name }
seats-move = Przesadź na miejsce { $number }
seats-remove = Zwolnij to miejsce
