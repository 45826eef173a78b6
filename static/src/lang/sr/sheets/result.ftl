### What lies over the table: a knock to confirm, the pile, the end of a deal and of a match.

pile-order = Prva je karta koja je poslednja odbačena.
knock-title = Kucam ({ $deadwood })
gin-title = Gin
knock-lead = Ovako ćeš pokazati karte. Licem nadole odbacuješ { CARD($card, case: "acc") }.
knock-others = Ili ih pokaži ovako
knock-choice = { $melds } · neuparene karte: { $deadwood }
knock-go = Kucam ({ $deadwood })
gin-go = Otvaram gin
knock-waiting = Gledamo kombinacije …

deal-kind =
    { $kind ->
        [knock] { $who } kuca i ima manje u neuparenim kartama.
        [undercut] { $who } kuca, ali druga strana ima undercut.
        [tie] { $who } kuca; obe strane imaju jednako.
        [gin] { $who } ima gin: sve karte su u kombinacijama.
        [big_gin] { $who } ima veliki gin: svih jedanaest karata je u kombinacijama.
        [dead-table] Nerešeno: ovaj sto se ne računa.
        [dead-pile] Odbačene karte se više ne mogu uzimati. Isti igrač ponovo deli.
       *[dead] Ostalo je premalo karata za nastavak. Isti igrač ponovo deli.
    }
deal-title-none =
    { $kind ->
        [tie] Jednako: niko ne dobija poene
       *[dead] Nerešeno
    }
deal-won =
    { $whose ->
        [you] { $points ->
            [one] { $points } poen za tebe
            [few] { $points } poena za tebe
           *[other] { $points } poena za tebe
        }
       *[other] { $points ->
            [one] { $who } dobija { $points } poen
            [few] { $who } dobija { $points } poena
           *[other] { $who } dobija { $points } poena
        }
    }
deal-hand = { $name }
deal-hand-deadwood = neuparene karte: { $deadwood }
deal-steps = Korak po korak kroz prilaganje
deal-step = priloženo { $laid } od { $all }
deal-step-back = Nazad: { CARD($card) } još u ruci
deal-step-none = Još ništa nije priloženo
deal-step-on = Priloži { CARD($card, case: "acc") }
deal-step-all = Sve je priloženo
deal-sum = Poeni
deal-needs = treba još { $points }
deal-reached = cilj je dostignut
deal-standing = Stanje u meču
deal-counts-here = ovo deljenje se ovde računa
deal-next-dealer =
    { $whose ->
        [you] Sledeći put deliš ti.
       *[other] Sledeći put deli { $who }.
    }
deal-next = Sledeće deljenje
deal-next-in = Sledeće deljenje ({ $seconds })
deal-waiting = { $name } još gleda rezultat … { $seconds }
deal-waiting-untimed = { $name } još gleda rezultat …

end-title-won = Pobeda je tvoja
end-title-lost = Meč dobija { $name }
end-title-none = Bez rezultata
end-rematch = Još jedan meč
end-rematch-theirs = { $name } predlaže još jedan meč
end-rematch-mine = Sada odlučuje { $name } …
end-rematch-back = Povuci
end-replay = Pogledaj meč
end-new = Igraj sa nekim drugim
end-last-deal = Poslednje deljenje

fair-ok = Svako deljenje se slaže sa mešanjem
fair-ok-about =
    { $cards ->
        [one] { $cards } viđena karta upoređena je sa otvorenim špilovima.
        [few] { $cards } viđene karte upoređene su sa otvorenim špilovima.
       *[other] { $cards } viđenih karata upoređeno je sa otvorenim špilovima.
    }
fair-bad = Deljenja se ne slažu sa semenima
fair-open = Semena još nisu otvorena

confirm-title = Odbacuješ { CARD($card, case: "acc") }?
