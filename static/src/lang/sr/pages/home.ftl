### Home, the name, entering a code, the room form.

home-title = Gin rummy s prijateljima
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
new-format = Ko igra
new-format-duel = Dvoje
new-format-duel-about = Jedno protiv drugog: igra kakvu svi znaju.
new-format-captain = Kapiten
new-format-captain-about = Troje. Jedno igra samo protiv kapitena, koga savetuje treći; uloge se menjaju s deljenjima.
new-format-cutthroat = Cutthroat
new-format-cutthroat-about = Troje, svako za sebe. Delilac pauzira, a ko izgubi deljenje, deli sledeće.
new-format-partners = Parovi
new-format-partners-about = Četvoro u dva tima, za dva stola istovremeno. Partneri zajedno skupljaju poene, a protivnici se menjaju svake runde.
new-opponent = { $seats ->
    [2] S kim
   *[other] S kim
}
new-opponent-friend = { $seats ->
    [2] S prijateljem
   *[other] S prijateljima
}
new-opponent-friend-about = Preko linka koji pošalješ
new-opponent-computer = S računarom
new-opponent-computer-about = { $seats ->
    [2] Seda odmah
   *[other] Zauzima sva ostala mesta
}
new-rules = Pravila
new-target = Igra se do
new-target-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
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
