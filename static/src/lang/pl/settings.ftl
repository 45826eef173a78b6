## Ustawienia

settings-lead = Obowiązują na tym urządzeniu, od razu po dotknięciu.
settings-look = Wygląd
settings-play = Gra
settings-calls = Dźwięki i wezwania
settings-felt = Sukno
settings-felt-green = Zielone
settings-felt-blue = Niebieskie
settings-felt-burgundy = Bordowe
settings-felt-charcoal = Grafitowe
settings-index = Znaki w rogach kart
settings-index-auto = Ile się zmieści
settings-index-big = Duże
settings-index-normal = Zwykłe
settings-side = Kciuk
settings-side-right = Prawa ręka
settings-side-left = Lewa ręka
settings-confirm = Pytaj przed odrzuceniem
settings-sound = Dźwięki
settings-volume = Głośność
settings-vibrate = Wibracja, gdy mój ruch
settings-notify = Powiadomienie o moim ruchu w innej karcie
settings-notify-hint = Przeglądarka najpierw zapyta o zgodę.
settings-notify-refused = Przeglądarka nie pozwala na to tej stronie.

confirm-title = Odrzucić { CARD($card, case: "acc") }?
