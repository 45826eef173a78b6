## The table

# $whose is "you" where the reader did it, else "other". Names stay in the nominative; present tense has no gender.
told-dealt =
    { $whose ->
        [you] Novo deljenje. Ti počinješ.
       *[other] Novo deljenje. Počinje { $who }.
    }
told-upcard = Otvorena karta: { CARD($card) }.
told-passed =
    { $whose ->
        [you] Kažeš „dalje“.
       *[other] { $who } kaže „dalje“.
    }
told-took =
    { $whose ->
        [you] Uzimaš { CARD($card, case: "acc") }.
       *[other] { $who } uzima { CARD($card, case: "acc") }.
    }
told-drew =
    { $whose ->
        [you] Vučeš iz zalihe.
       *[other] { $who } vuče iz zalihe.
    }
told-drew-card =
    { $whose ->
        [you] Vučeš { CARD($card, case: "acc") }.
       *[other] { $who } vuče { CARD($card, case: "acc") }.
    }
told-discarded =
    { $whose ->
        [you] Odbacuješ { CARD($card, case: "acc") }.
       *[other] { $who } odbacuje { CARD($card, case: "acc") }.
    }
told-knock =
    { $whose ->
        [you] Kucaš. Neuparene karte: { $points }.
       *[other] { $who } kuca. Neuparene karte: { $points }.
    }
told-gin =
    { $whose ->
        [you] Gin! Nemaš neuparenih karata.
       *[other] Gin! { $who } nema neuparenih karata.
    }
told-big_gin =
    { $whose ->
        [you] Veliki gin! Svih jedanaest karata ti je u kombinacijama.
       *[other] Veliki gin! { $who } ima svih jedanaest karata u kombinacijama.
    }
told-laid-off =
    { $whose ->
        [you] Prilažeš { CARD($cards, case: "acc") }. Neuparene karte: { $points }.
       *[other] { $who } prilaže { CARD($cards, case: "acc") }. Neuparene karte: { $points }.
    }
told-laid-off-none =
    { $whose ->
        [you] Ne prilažeš ništa. Neuparene karte: { $points }.
       *[other] { $who } ne prilaže ništa. Neuparene karte: { $points }.
    }
told-deal-ended =
    { $whose ->
        [you] Deljenje je tvoje. Poeni: { $points }.
       *[other] Deljenje dobija { $who }. Poeni: { $points }.
    }
told-deal-dead = Deljenje je završeno. Niko ne dobija poene.
told-match-ended =
    { $whose ->
        [you] Pobeda je tvoja.
       *[other] Meč dobija { $who }.
    }
told-match-none = Meč je završen, bez rezultata.
told-next-ready =
    { $whose ->
        [you] Čekaš sledeće deljenje.
       *[other] { $who } čeka sledeće deljenje.
    }
told-end-offered =
    { $whose ->
        [you] Predlažeš kraj meča bez rezultata.
       *[other] { $who } predlaže kraj meča bez rezultata.
    }
told-end-declined = Meč se nastavlja.
told-adjourn-offered =
    { $whose ->
        [you] Predlažeš da se meč odloži.
       *[other] { $who } predlaže da se meč odloži.
    }
told-adjourn-declined = Meč se ne odlaže.
told-adjourned = Meč je odložen.
told-resume-agreed =
    { $whose ->
        [you] Javljaš da može da se nastavi.
       *[other] { $who } javlja da može da se nastavi.
    }
told-resumed = Meč se nastavlja.
told-minute-given =
    { $whose ->
        [you] Dobijaš minut.
       *[other] { $who } dobija minut.
    }
told-claim-made =
    { $whose ->
        [you] Prijavljeno je da te nema. Uradi bilo šta da bi se igra nastavila.
       *[other] { $who } ima pola minuta da se vrati.
    }
told-claim-voided =
    { $whose ->
        [you] Opet si tu. Meč se nastavlja.
       *[other] { $who } je opet tu. Meč se nastavlja.
    }
told-clock-stopped = Server nije bio dostupan. Sat čeka.
told-clock-resumed = Sat opet radi.
told-rematch-agreed =
    { $whose ->
        [you] Predlažeš novi meč.
       *[other] { $who } predlaže novi meč.
    }
told-rematch-withdrawn =
    { $whose ->
        [you] Povlačiš predlog za novi meč.
       *[other] { $who } sada ne želi novi meč.
    }

turn-yours = Ti si na potezu.
turn-yours-title = Ti si na potezu
low-time = Još dvadeset sekundi.

strip-yours = Ti
strip-theirs = { $name }
seat-here = za stolom
dealer = deli
dealer-sign = D
# Captain: who plays alone, and who plays against that one with advice.
part-captain-dealer = Solista
part-captain-starter = Kapiten
points-of = Poeni: { $points } od { $target }
clock-running = radi
clock-low = radi, ostalo je malo vremena
clock-bonus = +{ $seconds } s
clock-stopped = čeka
menu = Meni

their-hand =
    { $name } drži { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }.
their-known = Uzeto sa odbačenih karata: { CARD($cards) }.

stock = Zaliha, broj karata: { $count }, vučenja do nerešenog: { $dead }
stock-draw = Vuci iz zalihe, broj karata: { $count }, vučenja do nerešenog: { $dead }
pile = Odbačene karte, na vrhu { CARD($card) }
pile-take = Uzmi { CARD($card, case: "acc") } sa odbačenih karata
pile-discard = Odbaci { CARD($card, case: "acc") }
stock-point = Pokaži na zalihu, broj karata: { $count }
pile-point = Pokaži na odbačene karte, na vrhu { CARD($card) }
pile-empty = Odbačene karte, nema nijedne
pile-face-down = Odbačene karte, na vrhu zatvorena karta
pile-look =
    { $count ->
        [one] Pogledaj odbačene karte, { $count } karta
        [few] Pogledaj odbačene karte, { $count } karte
       *[other] Pogledaj odbačene karte, { $count } karata
    }
pile-title = Odbačene karte
side-taken = Sa odbačenih drži { $name }
dead-in =
    { $count ->
        [0] poslednja karta
        [one] još { $count } vučenje
        [few] još { $count } vučenja
       *[other] još { $count } vučenja
    }
pile-draws-left =
    { $count ->
        [one] Još { $count } uzimanje odbačene karte i deljenje je nerešeno.
        [few] Još { $count } uzimanja odbačenih karata i deljenje je nerešeno.
       *[other] Još { $count } uzimanja odbačenih karata i deljenje je nerešeno.
    }

hand = Tvoje karte
hand-of = Karte: { $name }
card-melded = u kombinaciji
card-drawn = upravo izvučena karta
card-taken = upravo uzeta karta, u ovom potezu ostaje u ruci

say-upcard = Uzimaš { $card }?
say-draw = Tvoj potez: vuci kartu
say-draw-stock = Vuci iz zalihe
say-discard = Odbaci kartu
say-discard-knock = Odbaci ili kucaj
say-lay-off = Priloži šta može
say-sending = …
say-theirs = Na potezu: { $name }
say-theirs-lay-off = { $name } može da priloži
say-adjourned = Meč je odložen
say-over = Kraj deljenja
deadwood = Neuparene
deadwood-title = Poeni neuparenih karata
deadwood-after = Ostaje
limit-knock = Kuca se sa { $limit } ili manje
limit-gin = U ovom deljenju samo gin
limit-title = Otvorena karta { $card }

advise-hint = Pritisni kartu ili gomilu da na nju pokažeš.
take = Uzmi { $card }
take-said = Uzmi { CARD($card, case: "acc") }
pass = Dalje
discard = Odbaci
discard-said = Odbaci { CARD($card, case: "acc") }
knock = Kucam ({ $deadwood })
knock-said = Kucam ({ $deadwood }) i odbacujem { CARD($card, case: "acc") }
gin = Gin
gin-said = Gin, odbacujem { CARD($card, case: "acc") }
big-gin = Veliki gin
big-gin-said = Veliki gin: svih jedanaest karata u kombinacijama

tools = Slaganje karata
sort-suit = Složi po boji
sort-rank = Složi po jačini
sort-melds = Prvo kombinacije
sort-next = Složi drugačije
undo = Poništi slaganje

show-knocked =
    { $whose ->
        [you] Kucaš sa { $points }
       *[other] { $who } kuca sa { $points }
    }
show-gin =
    { $whose ->
        [you] Gin!
       *[other] { $who } ima gin
    }
show-big_gin =
    { $whose ->
        [you] Veliki gin!
       *[other] { $who } ima veliki gin
    }
show-meld = Kombinacija { $number }: { CARD($cards) }
show-meld-place = Priloži { CARD($card, case: "acc") } uz kombinaciju: { CARD($cards) }
show-loose = Neuparene karte
lay-off-best = Priloži ({ $deadwood })
lay-off-done = Gotovo ({ $deadwood })
lay-off-bad = Te karte ne idu tako zajedno.
lay-off-hint = Ili izaberi kartu, pa kombinaciju.
lay-off-back = Vrati { CARD($card, case: "acc") }

claim-soon = { $name } nije za stolom. Pobedu možeš da tražiš za { $time }.
claim-now = { $name } nije za stolom.
claim = Traži pobedu
claim-running = { $name } ima { $time } da se vrati.
claim-against = Izgleda da te nema. Uradi bilo šta dok ne istekne { $time }.
end-offer = { $name } predlaže kraj bez rezultata.
end-accept = Završi
end-decline = Igram dalje
end-offered = Predlažeš kraj bez rezultata.
end-take-back = Povuci

adjourn-offer = { $name } predlaže da se meč odloži.
adjourn-accept = Odloži
adjourn-decline = Igram dalje
adjourn-offered = Predlažeš da se meč odloži.
adjourn-take-back = Povuci
adjourned-rests = Meč je odložen. Nastavlja se kad svi budu za stolom.
adjourned-they-wait = { $name } je za stolom i želi da nastavi.
adjourned-waits = Nastavlja se kad to potvrdi i { $name }.
adjourned-go-on = Nastavi

key-select-first = Prvo izaberi kartu.
key-cannot-knock = Ako odbaciš tu kartu, ne možeš da kucaš.
said-clocks = Ti { $mine }, { $name } { $theirs }.
said-untimed = Nema sata.

deal-title = Deljenje { $number }
deal-back = Nazad na rezultat

phrase-said = { $name } kaže: { $words }
phrase-hello = Zdravo!
phrase-good_luck = Srećno!
phrase-well_played = Dobro odigrano!
phrase-what_cards = Kakve karte!
phrase-thanks = Hvala!
phrase-sorry = Izvini!
phrase-one_moment = Samo trenutak.
phrase-good_game = Dobra partija!
phrase-once_more = Još jednom?
phrase-bye = Moram da idem.
