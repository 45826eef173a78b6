## Podešavanja

settings-lead = Važe na ovom uređaju, odmah po dodiru.
settings-look = Izgled
settings-play = Igra
settings-calls = Zvuk i pozivi
settings-felt = Čoja
settings-felt-green = Zelena
settings-felt-blue = Plava
settings-felt-burgundy = Bordo
settings-felt-charcoal = Siva
settings-index = Oznake u uglu karte
settings-index-auto = Koliko ima mesta
settings-index-big = Velike
settings-index-normal = Obične
settings-side = Palac
settings-side-right = Desna ruka
settings-side-left = Leva ruka
settings-confirm = Pitaj pre odbacivanja
settings-sound = Zvukovi
settings-volume = Jačina
settings-vibrate = Vibracija kad je moj red
settings-notify = Obavesti me da je moj red u drugoj kartici
settings-notify-hint = Pregledač će prvo pitati.
settings-notify-refused = Pregledač to ne dozvoljava ovoj stranici.

confirm-title = Odbaciti { CARD($card, case: "acc") }?
