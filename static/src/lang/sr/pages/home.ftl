### Home, the name, entering a code, the room form.

home-title = Gin rummy za dvoje
home-lead = Otvori link, sedi, igraj.
home-name = Igraš kao
home-name-change = Promeni
home-friend = Igraj sa prijateljem
home-friend-about = Izaberi pravila, pošalji link
home-computer = Igraj protiv računara
home-computer-about = Odmah, standardna pravila
home-computer-busy = Spremamo sto …
home-code = Imaš kod?
home-code-go = Za sto
home-code-short = Kod ima osam slova i cifara.
home-running = Tvoji mečevi u toku
home-running-all = Svi moji mečevi

name-save = Sačuvaj
name-saved = Sada igraš kao { $name }.

new-title = Novi sto
new-opponent = Protiv
new-opponent-friend = Prijatelja
new-opponent-friend-about = Preko linka koji pošalješ
new-opponent-computer = Računara
new-opponent-computer-about = Seda odmah
new-rules = Pravila
new-target = Igra se do
new-target-points = { $points } poena
new-oklahoma = Oklahoma, kako se ovde igra
new-oklahoma-club = Klupska Oklahoma
new-oklahoma-club-about = pik udvostručuje celo deljenje i donosi dva bonusa za deljenje
new-oklahoma-boxes-note = U ovim pravilima deljenja ne nose bonus, osim ako ga ispod ne upišeš.
new-edit-reset = Vrati: { $set }
new-clock = Sat
new-make = Otvori sto
new-make-computer = Igraj
new-making = Spremamo sto …
new-bad-number = Samo celi brojevi.
new-refused = Sto se ne može ovako otvoriti.
