### The menu of the table, and what can be said.

menu-title = Meni
menu-say = Reci nešto
menu-score = Zapisnik
menu-rules = Pravila ovog stola
menu-settings = Podešavanja
menu-keys = Tasteri
menu-minute = { $name }: dodaj minut
menu-offer-end = Predloži kraj bez rezultata
menu-offer-adjourn = Odloži meč za drugi put
menu-abort = Otkaži meč
menu-abort-sure = Otkaži: bez rezultata
menu-resign = Predaj meč
menu-resign-sure = Da, predajem meč
menu-resign-text = Meč tada dobija { $name }.
menu-abort-text = Nijedan potez se još ne računa, pa niko ne dobija i ne gubi.
menu-home = Na početnu
menu-home-about = Meč se nastavlja; naći ćeš ga među svojim mečevima.
phrases-about = Svako za stolom to čita na svom jeziku. Ništa se ne čuva.
