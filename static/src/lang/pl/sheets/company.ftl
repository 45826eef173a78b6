### Three or four in a match: who sits out, who advises, and the other table.

company-captain =
    { $whose ->
        [you] Doradzasz. Gra { $captain }
       *[other] Doradza { $who }, gra { $captain }
    }
company-cutthroat =
    { $whose ->
        [you] Rozdajesz i pauzujesz w tym rozdaniu
       *[other] { $who } rozdaje i pauzuje
    }
company-looks-on = Twoje rozdanie skończone. Patrzysz na drugi stół
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
