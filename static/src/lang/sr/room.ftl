## A room before and around the table

room-title = Sto
room-opening = Otvaranje stola …
room-full-title = Za ovim stolom nema mesta
room-full-text = Sva mesta za stolom { $code } su zauzeta. Možeš da otvoriš svoj sto.
room-removed-title = Tvoje mesto je oslobođeno
room-removed-text = Tvoje mesto za stolom { $code } je oslobođeno, a sada su sva zauzeta. Možeš da otvoriš svoj sto.
room-unknown-title = Ne postoji sto sa tim kodom
room-unknown-text = O stolu { $code } se ništa ne zna. Proveri slova ili otvori svoj sto.
page-old-title = Ova stranica je zastarela
page-reload = Učitaj stranicu ponovo
room-own = Otvori sto
room-rules = Pravila: { $set }

invite-title = <name>{ $host }</name> te poziva na meč
invite-lead = { $format ->
    [captain] Kapiten: gin rummy za troje, jedno protiv dvoje.
    [cutthroat] Cutthroat: gin rummy za troje, svako za sebe.
    [partners] Parovi: gin rummy za četvoro, dvoje protiv dvoje.
   *[other] Gin rummy za dvoje.
} Bez instaliranja, bez prijave.
invite-free = Slobodna mesta: { $free } od { $seats }.
invite-link = Link do ovog stola
invite-copy = Kopiraj link
invite-share = Podeli
invite-code = Ili pročitaj ovaj kod naglas
invite-qr = QR kod linka do ovog stola
copy-by-hand = Pregledač ne dozvoljava stranici da kopira. Link je označen: kopiraj ga odatle.
share-title = Knockwood
share-text = Sedi za sto: meč, gin rummy.
sit-down = Sedam za sto
leave = Napusti sto

waiting-title = Čekamo drugu osobu
waiting-lead = Ko prvi otvori ovaj link, dobija drugo mesto.
waiting-shuffling = Zajedničko mešanje
waiting-shuffling-text = Oba pregledača i server dodaju svoj deo mešanja. Igra počinje odmah.
waiting-seats = Mesta
seat-free = Slobodno mesto
seat-you = to si ti
seat-away = van stola

link-lost = Veza je prekinuta. Sledeći pokušaj za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }.
link-lost-said = Veza sa stolom je prekinuta. Pokušavamo ponovo.
link-trying = Veza je prekinuta. Povezivanje …
link-now = Pokušaj odmah
link-back = Veza je opet tu.
