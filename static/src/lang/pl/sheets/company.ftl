### Three or four in a match: who sits out, who advises, and the other table.

company-captain =
    { $whose ->
        [you] Doradzasz. Gra { $captain }
       *[other] Doradza { $who }, gra { $captain }
    }
company-cutthroat =
    { $whose ->
        [you] Rozdajesz i pauzujesz
       *[other] { $who } rozdaje i pauzuje
    }
company-looks-on = Patrzysz na drugi stół
company-roles-captain = Solista: { $dealer }. Kapitan: { $starter }. Doradca: { $rest }.
company-roles-cutthroat = Grają: { $starter } i { $other }. { $dealer } rozdaje i pauzuje.
company-tables = Grają: { $first } i { $second } oraz { $third } i { $fourth }.

beside-title = Drugi stół
beside-moves = na ruchu
beside-holds =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
beside-stock = Stos zakryty: { $count }
beside-won = { $who }: +{ $points }
beside-nobody = nikt nie punktuje

menu-resign-last = Zajmiesz wtedy ostatnie miejsce, a o pozostałych zdecydują punkty.
menu-resign-team = Mecz wygrają wtedy: { $name }.
deal-other-table = Drugi stół jeszcze gra …
deal-look-on = Zobacz drugi stół
next-captain = Solista w następnym rozdaniu: { $dealer }.
next-cutthroat = Następne rozdanie: { $dealer } rozdaje i pauzuje.
round-other-table = Drugi stół
round-won = Runda { $number }, punkty: { $points } – { $name }
round-nobody = Runda { $number }: nikt nie punktuje

whisper-title = Szept: { $name }
whisper-open =
    { $count ->
        [0] Szept do: { $name }
        [one] Szept do: { $name }, { $count } nowy
        [few] Szept do: { $name }, { $count } nowe
        [many] Szept do: { $name }, { $count } nowych
       *[other] Szept do: { $name }, { $count } nowego
    }
whisper-field = Szept do: { $name }
whisper-send = Szepnij
whisper-list = Szepty
whisper-none = Jeszcze nic. To, co tu napiszesz, przeczyta tylko { $name }.
whisper-about = Czytacie to tylko we dwoje; znika po 30 dniach.
whisper-said = { $name } szepcze: { $text }
pointed =
    { $whose ->
        [you] { $what ->
            [stock] Wskazujesz stos zakryty.
            [discard] Wskazujesz stos odkryty.
           *[card] Wskazujesz { CARD($card, case: "acc") }.
        }
       *[other] { $what ->
            [stock] { $who } wskazuje stos zakryty.
            [discard] { $who } wskazuje stos odkryty.
           *[card] { $who } wskazuje { CARD($card, case: "acc") }.
        }
    }

cut-title = Losowanie kart
cut-check = Jak to sprawdzić
cut-place-captain-0 = solista
cut-place-captain-1 = kapitan
cut-place-captain-2 = doradca
cut-place-cutthroat-0 = rozdaje, pauzuje
cut-place-partners-0 = para rozdaje
