## On every page

name = Knockwood
title-plain = Knockwood · gin rummy
title = { $page } · Knockwood
title-attention = ● { $what } · { $page }

skip-to-main = Pređi na sadržaj
nav-label = Glavni meni
nav-matches = Moji mečevi
nav-about = O igri
nav-settings = Podešavanja
nav-privacy = Privatnost
language = Jezik
nav-you = Igraš pod ovim imenom

close = Zatvori
cancel = Otkaži
back = Nazad
dismiss = Skloni
try-again = Pokušaj ponovo
to-home = Na početnu
copied = Kopirano
you = Ti
computer = Računar

page-failed = Ova stranica nije mogla da se preuzme
not-found-title = Ovde nema ničega
not-found-text = Adresa ne vodi nikuda. Možda joj nedostaje slovo.

name-title = Tvoje ime
name-hint = Najviše 20 znakova. Vide ga oni sa kojima igraš.
matches-nameless = Osoba koja je otišla
load-failed = Ovo nije moglo da se učita.

away-title = Server ne odgovara
away-text = Možda se upravo ponovo pokreće, ili ovaj uređaj trenutno nema vezu.
away-matches = Ništa nije izgubljeno: svaka odigrana karta je sačuvana, a dok server ne radi, nikome vreme ne teče.
away-next =
    { $seconds ->
        [one] Sledeći pokušaj za { $seconds } sekundu.
        [few] Sledeći pokušaj za { $seconds } sekunde.
       *[other] Sledeći pokušaj za { $seconds } sekundi.
    }
away-asking = Povezivanje …
away-now = Pokušaj odmah
learn-title = Kako se igra
learn-intro = Tri deljenja za dva minuta, za samim stolom.
learn-how = Kako se to igra?
