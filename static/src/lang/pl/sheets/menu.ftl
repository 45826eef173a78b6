### The menu of the table, and what can be said.

menu-title = Menu
menu-say = Powiedz coś
menu-score = Zapis punktów
menu-rules = Zasady tego stołu
menu-settings = Ustawienia
menu-keys = Klawisze
menu-minute = { $name }: dodaj minutę
menu-offer-end = Zaproponuj koniec bez wyniku
menu-offer-adjourn = Odłóż mecz na później
menu-abort = Odwołaj mecz
menu-abort-sure = Odwołuję: bez wyniku
menu-resign = Poddaj mecz
menu-resign-sure = Tak, poddaję mecz
menu-resign-text = Mecz wygra wtedy { $name }.
menu-abort-text = Żaden ruch się jeszcze nie liczy, więc nikt nie wygra ani nie przegra.
menu-home = Na stronę główną
menu-home-about = Mecz trwa dalej; znajdziesz go wśród swoich meczów.
phrases-about = Każdy przy stole czyta to w swoim języku. Nic nie jest zapisywane.
