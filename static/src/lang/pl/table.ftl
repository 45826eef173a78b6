## The table

# $whose is "you" where the reader did it, else "other". Names stay in the nominative; present tense has no gender.
told-dealt =
    { $whose ->
        [you] Nowe rozdanie. Zaczynasz.
       *[other] Nowe rozdanie. Zaczyna { $who }.
    }
told-upcard = Pierwsza odkryta karta: { CARD($card) }.
told-passed =
    { $whose ->
        [you] Pasujesz.
       *[other] { $who } pasuje.
    }
told-took =
    { $whose ->
        [you] Bierzesz { CARD($card, case: "acc") }.
       *[other] { $who } bierze { CARD($card, case: "acc") }.
    }
told-drew =
    { $whose ->
        [you] Dobierasz ze stosu zakrytego.
       *[other] { $who } dobiera ze stosu zakrytego.
    }
told-drew-card =
    { $whose ->
        [you] Dobierasz { CARD($card, case: "acc") }.
       *[other] { $who } dobiera { CARD($card, case: "acc") }.
    }
told-discarded =
    { $whose ->
        [you] Odrzucasz { CARD($card, case: "acc") }.
       *[other] { $who } odrzuca { CARD($card, case: "acc") }.
    }
told-knock =
    { $whose ->
        [you] Stukasz. Punkty wolnych kart: { $points }.
       *[other] { $who } stuka. Punkty wolnych kart: { $points }.
    }
told-gin =
    { $whose ->
        [you] Gin! Nie masz wolnych kart.
       *[other] Gin! { $who } nie ma wolnych kart.
    }
told-big_gin =
    { $whose ->
        [you] Duży gin! Masz w układach wszystkie jedenaście kart.
       *[other] Duży gin! { $who } ma w układach wszystkie jedenaście kart.
    }
told-laid-off =
    { $whose ->
        [you] Dokładasz { CARD($cards, case: "acc") }. Punkty wolnych kart: { $points }.
       *[other] { $who } dokłada { CARD($cards, case: "acc") }. Punkty wolnych kart: { $points }.
    }
told-laid-off-none =
    { $whose ->
        [you] Nic nie dokładasz. Punkty wolnych kart: { $points }.
       *[other] { $who } nic nie dokłada. Punkty wolnych kart: { $points }.
    }
told-deal-ended =
    { $whose ->
        [you] Wygrywasz rozdanie. Punkty: { $points }.
       *[other] Rozdanie wygrywa { $who }. Punkty: { $points }.
    }
told-deal-dead = Koniec rozdania. Nikt nie dostaje punktów.
told-match-ended =
    { $whose ->
        [you] Wygrywasz mecz.
       *[other] Mecz wygrywa { $who }.
    }
told-match-none = Koniec meczu, bez wyniku.
told-next-ready =
    { $whose ->
        [you] Zgłaszasz gotowość do następnego rozdania.
       *[other] { $who } zgłasza gotowość do następnego rozdania.
    }
told-end-offered =
    { $whose ->
        [you] Proponujesz zakończyć mecz bez wyniku.
       *[other] { $who } proponuje zakończyć mecz bez wyniku.
    }
told-end-declined = Mecz trwa dalej.
told-adjourn-offered =
    { $whose ->
        [you] Proponujesz odłożyć mecz na później.
       *[other] { $who } proponuje odłożyć mecz na później.
    }
told-adjourn-declined = Gramy dalej.
told-adjourned = Mecz jest odłożony.
told-resume-agreed =
    { $whose ->
        [you] Zgłaszasz, że można grać dalej.
       *[other] { $who } chce grać dalej.
    }
told-resumed = Mecz trwa dalej.
told-minute-given =
    { $whose ->
        [you] Dostajesz minutę.
       *[other] { $who } dostaje minutę.
    }
told-claim-made =
    { $whose ->
        [you] Padło zgłoszenie, że cię nie ma. Zrób cokolwiek, żeby grać dalej.
       *[other] { $who } ma pół minuty na powrót.
    }
told-claim-voided =
    { $whose ->
        [you] Wracasz do gry. Mecz trwa dalej.
       *[other] { $who } wraca do gry. Mecz trwa dalej.
    }
told-clock-stopped = Serwer był niedostępny. Zegar czeka.
told-clock-resumed = Zegar znowu idzie.
told-rematch-agreed =
    { $whose ->
        [you] Proponujesz kolejny mecz.
       *[other] { $who } proponuje kolejny mecz.
    }
told-rematch-withdrawn =
    { $whose ->
        [you] Wycofujesz propozycję kolejnego meczu.
       *[other] { $who } nie chce teraz kolejnego meczu.
    }

turn-yours = Twój ruch.
turn-yours-title = Twój ruch
low-time = Zostało dwadzieścia sekund.

strip-yours = Ty
strip-theirs = { $name }
seat-here = przy stole
dealer = rozdaje
dealer-sign = R
# Captain: who plays alone, and who plays against that one with advice.
part-captain-dealer = Solista
part-captain-starter = Kapitan
points-of = Punkty: { $points } z { $target }
clock-running = idzie
clock-low = idzie, zostało mało czasu
clock-bonus = +{ $seconds } s
clock-stopped = czeka
menu = Menu

their-hand =
    { $name } trzyma { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
their-known = Wzięte ze stosu odkrytego: { CARD($cards) }.

stock = Stos zakryty, karty: { $count }, dobrania do remisu: { $dead }
stock-draw = Dobierz ze stosu zakrytego, karty: { $count }, dobrania do remisu: { $dead }
pile = Stos odkryty, na wierzchu { CARD($card) }
pile-take = Weź { CARD($card, case: "acc") } ze stosu odkrytego
pile-discard = Odrzuć { CARD($card, case: "acc") }
stock-point = Wskaż stos zakryty, liczba kart: { $count }
pile-point = Wskaż stos odkryty, na wierzchu { CARD($card) }
pile-empty = Stos odkryty, pusty
pile-face-down = Stos odkryty, na wierzchu zakryta karta
pile-look =
    { $count ->
        [one] Obejrzyj stos odkryty, jedna karta
        [few] Obejrzyj stos odkryty, { $count } karty
        [many] Obejrzyj stos odkryty, { $count } kart
       *[other] Obejrzyj stos odkryty, { $count } karty
    }
pile-title = Stos odkryty
side-taken = Ze stosu odkrytego wzięte i na ręce: { $name }
dead-in =
    { $count ->
        [0] ostatnia karta
        [one] jedno dobranie
        [few] { $count } dobrania
        [many] { $count } dobrań
       *[other] { $count } dobrania
    }
pile-draws-left =
    { $count ->
        [one] Jeszcze jedna karta wzięta ze stosu odkrytego i będzie remis.
        [few] Jeszcze { $count } karty wzięte ze stosu odkrytego i będzie remis.
        [many] Jeszcze { $count } kart wziętych ze stosu odkrytego i będzie remis.
       *[other] Jeszcze { $count } karty wzięte ze stosu odkrytego i będzie remis.
    }

hand = Twoje karty
hand-of = Karty: { $name }
card-melded = w układzie
card-drawn = właśnie dobrana karta
card-taken = właśnie wzięta karta, w tym ruchu zostaje na ręce

say-upcard = Bierzesz { $card }?
say-draw = Twój ruch: dobierz kartę
say-draw-stock = Dobierz ze stosu zakrytego
say-discard = Odrzuć kartę
say-discard-knock = Odrzuć albo stukaj
say-lay-off = Dołóż, co pasuje
say-sending = …
say-theirs = Ruch: { $name }
say-theirs-lay-off = { $name } może dokładać
say-adjourned = Mecz odłożony
say-over = Koniec rozdania
deadwood = Wolne karty
deadwood-title = Punkty wolnych kart
deadwood-after = Zostanie
limit-knock = Stukanie do { $limit }
limit-gin = W tym rozdaniu tylko gin
limit-title = Pierwsza karta { $card }

advise-hint = Naciśnij kartę lub stos, aby je wskazać.
take = Weź { $card }
take-said = Weź { CARD($card, case: "acc") }
pass = Pas
discard = Odrzuć
discard-said = Odrzuć { CARD($card, case: "acc") }
knock = Stukam ({ $deadwood })
knock-said = Stukam ({ $deadwood }) i odrzucam { CARD($card, case: "acc") }
gin = Gin
gin-said = Gin, odrzucam { CARD($card, case: "acc") }
big-gin = Duży gin
big-gin-said = Duży gin: wszystkie jedenaście kart w układach

tools = Układanie kart
sort-suit = Ułóż według kolorów
sort-rank = Ułóż według starszeństwa
sort-melds = Najpierw układy
sort-next = Ułóż inaczej
undo = Cofnij układanie

show-knocked =
    { $whose ->
        [you] Stukasz: { $points }
       *[other] { $who } stuka: { $points }
    }
show-gin =
    { $whose ->
        [you] Gin!
       *[other] { $who } ma gina
    }
show-big_gin =
    { $whose ->
        [you] Duży gin!
       *[other] { $who } ma dużego gina
    }
show-meld = Układ { $number }: { CARD($cards) }
show-meld-place = Dołóż { CARD($card, case: "acc") } do układu: { CARD($cards) }
show-loose = Wolne karty
lay-off-best = Dołóż ({ $deadwood })
lay-off-done = Gotowe ({ $deadwood })
lay-off-bad = Te karty tak do siebie nie pasują.
lay-off-hint = Albo wybierz kartę, a potem układ.
lay-off-back = Zabierz z powrotem { CARD($card, case: "acc") }

claim-soon = { $name } jest poza stołem. Wygraną możesz odebrać za { $time }.
claim-now = { $name } jest poza stołem.
claim = Odbierz wygraną
claim-running = { $name } ma { $time } na powrót.
claim-against = Wygląda na to, że cię nie ma. Zrób cokolwiek, zanim minie { $time }.
end-offer = { $name } proponuje zakończyć bez wyniku.
end-accept = Zakończ
end-decline = Gram dalej
end-offered = Proponujesz zakończyć bez wyniku.
end-take-back = Wycofaj

adjourn-offer = { $name } proponuje odłożyć mecz na później.
adjourn-accept = Odłóż
adjourn-decline = Gram dalej
adjourn-offered = Proponujesz odłożyć mecz na później.
adjourn-take-back = Wycofaj
adjourned-rests = Mecz jest odłożony. Gramy dalej, gdy wszyscy będą przy stole.
adjourned-they-wait = { $name } jest przy stole i chce grać dalej.
adjourned-waits = Gramy dalej, gdy potwierdzi to też { $name }.
adjourned-go-on = Grajmy dalej

key-select-first = Najpierw wybierz kartę.
key-cannot-knock = Odrzucając tę kartę, nie możesz stukać.
said-clocks = Ty { $mine }, { $name } { $theirs }.
said-untimed = Nie ma zegara.

deal-title = Rozdanie { $number }
deal-back = Wróć do wyniku

phrase-said = { $name } mówi: { $words }
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_played = Dobrze zagrane!
phrase-what_cards = Ale karty!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-one_moment = Chwileczkę.
phrase-good_game = Dobra gra!
phrase-once_more = Jeszcze raz?
phrase-bye = Muszę już kończyć.
