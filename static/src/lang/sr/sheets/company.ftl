### Three or four in a match: who sits out, who advises, and the other table.

company-captain =
    { $whose ->
        [you] Savetuješ. Igra { $captain }
       *[other] Savetuje { $who }, igra { $captain }
    }
company-cutthroat =
    { $whose ->
        [you] Deliš i pauziraš
       *[other] { $who } deli i pauzira
    }
company-looks-on = Gledaš drugi sto
company-roles-captain = Solista: { $dealer }. Kapiten: { $starter }. Savetnik: { $rest }.
company-roles-cutthroat = Igraju: { $starter } i { $other }. { $dealer } deli i pauzira.
company-tables = Igraju: { $first } i { $second }, { $third } i { $fourth }.

beside-title = Drugi sto
beside-moves = na potezu
beside-holds =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
beside-stock = Zaliha: { $count }
beside-won = { $who }: +{ $points }
beside-nobody = niko ne dobija poene

menu-resign-last = Tada zauzimaš poslednje mesto, a o ostalima odlučuju poeni.
menu-resign-team = Meč tada dobijaju: { $name }.
deal-other-table = Drugi sto još igra …
deal-look-on = Pogledaj drugi sto
next-captain = Solista u sledećem deljenju: { $dealer }.
next-cutthroat = Sledeće deljenje: { $dealer } deli i pauzira.
round-other-table = Drugi sto
round-won = Runda { $number }, poeni: { $points } – { $name }
round-nobody = Runda { $number }: niko ne dobija poene

whisper-title = Šapat: { $name }
whisper-open =
    { $count ->
        [0] Šapat: { $name }
        [one] Šapat: { $name }, { $count } nov
        [few] Šapat: { $name }, { $count } nova
       *[other] Šapat: { $name }, { $count } novih
    }
whisper-field = Šapat, čita { $name }
whisper-send = Šapni
whisper-list = Šapati
whisper-none = Još ništa. Ono što ovde napišeš čita samo { $name }.
whisper-about = Čitate samo vas dvoje; čuva se 30 dana.
whisper-said = { $name } šapuće: { $text }
pointed =
    { $whose ->
        [you] { $what ->
            [stock] Pokazuješ na zalihu.
            [discard] Pokazuješ na odbačene karte.
           *[card] Pokazuješ na { CARD($card, case: "acc") }.
        }
       *[other] { $what ->
            [stock] { $who } pokazuje na zalihu.
            [discard] { $who } pokazuje na odbačene karte.
           *[card] { $who } pokazuje na { CARD($card, case: "acc") }.
        }
    }

cut-title = Izvlačenje karata
cut-check = Kako se proverava
cut-place-captain-0 = solista
cut-place-captain-1 = kapiten
cut-place-captain-2 = savetnik
cut-place-cutthroat-0 = deli, pauzira
cut-place-partners-0 = par deli
