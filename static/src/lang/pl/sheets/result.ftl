### What lies over the table: a knock to confirm, the pile, the end of a deal and of a match.

pile-order = Najpierw karta odrzucona ostatnio.
knock-title = Stukam ({ $deadwood })
gin-title = Gin
knock-lead = Tak wyłożysz karty. Koszulką do góry odłożysz { CARD($card, case: "acc") }.
knock-others = Albo wyłóż je tak
knock-choice = { $melds } · punkty wolnych kart: { $deadwood }
knock-go = Stukam ({ $deadwood })
gin-go = Wykładam gina
knock-waiting = Sprawdzanie układów …

deal-kind =
    { $kind ->
        [knock] { $who } stuka i ma mniej punktów wolnych kart.
        [undercut] { $who } stuka, ale podcina druga strona.
        [tie] { $who } stuka; obie strony mają tyle samo punktów.
        [gin] { $who } ma gina: wszystkie karty w układach.
        [big_gin] { $who } ma dużego gina: wszystkie jedenaście kart w układach.
        [dead-table] Remis: ten stół się nie liczy.
        [dead-pile] Ze stosu odkrytego nie można już więcej brać. Rozdaje ta sama osoba.
       *[dead] Zostało za mało kart, żeby grać dalej. Rozdaje ta sama osoba.
    }
deal-title-none =
    { $kind ->
        [tie] Równo: nikt nie punktuje
       *[dead] Remis
    }
deal-won =
    { $whose ->
        [you] { $points ->
            [one] Jeden punkt dla ciebie
            [few] { $points } punkty dla ciebie
            [many] { $points } punktów dla ciebie
           *[other] { $points } punktu dla ciebie
        }
       *[other] { $points ->
            [one] { $who } zdobywa jeden punkt
            [few] { $who } zdobywa { $points } punkty
            [many] { $who } zdobywa { $points } punktów
           *[other] { $who } zdobywa { $points } punktu
        }
    }
deal-hand = { $name }
deal-hand-deadwood = wolne karty: { $deadwood }
deal-steps = Krok po kroku przez dokładanie
deal-step = dołożono { $laid } z { $all }
deal-step-back = Cofnij: { CARD($card) } jeszcze na ręce
deal-step-none = Jeszcze nic nie dołożono
deal-step-on = Dołóż { CARD($card, case: "acc") }
deal-step-all = Wszystko dołożone
deal-sum = Punkty
deal-needs = brakuje jeszcze { $points }
deal-reached = cel osiągnięty
deal-standing = Stan meczu
deal-counts-here = to rozdanie się tu liczy
deal-next-dealer =
    { $whose ->
        [you] Następne karty rozdajesz ty.
       *[other] Następne karty rozdaje { $who }.
    }
deal-next = Gramy dalej
deal-next-in = Gramy dalej ({ $seconds })
deal-waiting = { $name } jeszcze ogląda wynik … { $seconds }
deal-waiting-untimed = { $name } jeszcze ogląda wynik …

end-title-won = Wygrywasz mecz
end-title-lost = Mecz wygrywa { $name }
end-title-none = Bez wyniku
end-rematch = Kolejny mecz
end-rematch-theirs = { $name } proponuje kolejny mecz
end-rematch-mine = Teraz decyduje { $name } …
end-rematch-back = Wycofaj
end-replay = Obejrzyj mecz
end-new = Zagraj z kimś innym
end-last-deal = Ostatnie rozdanie

fair-ok = Każde rozdanie zgadza się z tasowaniem
fair-ok-about =
    { $cards ->
        [one] Jedną kartę, którą było widać, porównano z odkrytymi taliami.
        [few] { $cards } karty, które było widać, porównano z odkrytymi taliami.
        [many] { $cards } kart, które było widać, porównano z odkrytymi taliami.
       *[other] { $cards } karty, które było widać, porównano z odkrytymi taliami.
    }
fair-bad = Rozdania nie zgadzają się z ziarnami
fair-open = Ziarna nie są jeszcze odkryte

confirm-title = Odrzucić { CARD($card, case: "acc") }?
