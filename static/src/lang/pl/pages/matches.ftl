### My matches and one match.

matches-title = Moje mecze
matches-running = W trakcie
matches-finished = Zakończone
matches-empty = Jeszcze nic tu nie ma. Twoje mecze są zapisywane od pierwszej karty.
matches-none-finished = Jeszcze żadnego zakończonego.
matches-begin = Zagraj pierwszy
matches-none-such = Żaden z twoich meczów taki nie jest.
matches-filter-result = Wynik
matches-filter-result-all = Wszystkie
matches-filter-result-won = Wygrane
matches-filter-result-lost = Przegrane
matches-filter-result-none = Bez wyniku
matches-filter-against = Przeciwnik
matches-filter-against-all = Dowolny
matches-filter-against-people = Ludzie
matches-filter-against-computer = Komputer
matches-filter-format = Gracze
matches-filter-format-all = Wszyscy
matches-filter-rules-all = Wszystkie
matches-more = Pokaż więcej
matches-your-turn = Twój ruch
matches-their-turn = Ruch drugiej strony
matches-seating = Nierozpoczęty
matches-deals =
    { $count ->
        [one] 1 rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }
matches-won = Wygrana
matches-lost = Przegrana
matches-no-result = Bez wyniku
matches-aborted = Odwołany
matches-score = { $mine }–{ $theirs }
matches-score-spoken = { $mine } do { $theirs }
matches-nobody = Puste miejsce
matches-with = w parze: { $partner }, przeciwnicy: { $others }

match-title = { $first } i { $second }
match-won = Wygrana jest twoja.
match-lost = Wygrywa { $winner }.
match-margin =
    { $points ->
        [one] Różnicą jednego punktu.
        [few] Różnicą { $points } punktów.
        [many] Różnicą { $points } punktów.
       *[other] Różnicą { $points } punktu.
    }
match-place = Twoje miejsce: { $place }.
match-running-note = Ten mecz jeszcze trwa.
match-back-to-table = Wróć do stołu
match-begun = Początek: { $date }
match-played = Rozegrany: { $date }
# The rules behind the numbers at the end of a sheet.
rule-of-deal_points = Tyle dały rozdania powyżej.
rule-of-shutout_points = Za wygraną do zera, tak jak liczą ją te zasady.
rule-of-game_bonus = Za osiągnięcie celu albo za poddany mecz.
rule-of-shutout_bonus = Za wygraną do zera, tak jak liczą ją te zasady.
rule-of-box_bonus = Premia za każde wygrane rozdanie.

match-print = Wydrukuj zapis
match-rules = Zasady
match-downloads = Zachowaj kopię
match-record-json = Zapis (JSON)
match-record-text = Zapis (tekst)
match-downloads-about = Każdy ruch meczu, dla maszyn i dla ludzi.

check-title = Czy rozdano uczciwie?
check-lead = Każda talia tego meczu była ustalona przez ziarna wszystkich graczy i serwera, zanim rozdano pierwszą kartę. Teraz, gdy są odkryte, ta strona rozdaje każdą talię jeszcze raz.
check-sealed = Ziarna zostaną odkryte po meczu. Wtedy każdą talię będzie można tu rozdać jeszcze raz.
check-checking = Rozdawanie jeszcze raz …
check-yes =
    { $deals ->
        [one] Talia wyszła z ziaren, karta po karcie.
        [few] Wszystkie { $deals } talie wyszły z ziaren, karta po karcie.
        [many] Wszystkie talie, { $deals }, wyszły z ziaren, karta po karcie.
       *[other] Wszystkie talie, { $deals }, wyszły z ziaren, karta po karcie.
    }
check-no = Coś się nie zgadza. Poniżej widać co.
check-no-record = Nie udało się pobrać zapisu, więc nie porównano żadnej karty.
check-own-eyes =
    { $cards ->
        [one] Jedna karta, którą ta przeglądarka widziała w grze, była na swoim miejscu.
        [few] { $cards } karty, które ta przeglądarka widziała w grze, były na swoim miejscu.
        [many] { $cards } kart, które ta przeglądarka widziała w grze, było na swoim miejscu.
       *[other] { $cards } karty, które ta przeglądarka widziała w grze, było na swoim miejscu.
    }
check-limits = Nie da się tak wykazać, czy ktoś z dostępem do serwera nie zaglądał w karty podczas gry.

check-details = Ziarna i odciski
check-checks = Wszystkie sprawdzenia
check-ok = zgadza się
check-bad = nie zgadza się
check-server_seed = Ziarno serwera i jego odcisk
check-seat_seed = { $name }: ziarno i jego odcisk
check-told_before = Co tej przeglądarce powiedziano przed pierwszym rozdaniem
check-attempt = Rozpoczęcie { $number }, porzucone
check-cut = Losowanie pierwszego rozdającego
check-deal =
    { $cards ->
        [one] Rozdanie { $number }, porównano jedną kartę
        [few] Rozdanie { $number }, porównano { $cards } karty
        [many] Rozdanie { $number }, porównano { $cards } kart
       *[other] Rozdanie { $number }, porównano { $cards } karty
    }
check-wrong = gdzie indziej: { $cards }
check-match = Mecz
check-rules-hash = Zasady
check-server-commit = Serwer, odcisk
check-server-seed = Serwer, ziarno
check-seat-commit = { $name }, odcisk
check-seat-seed = { $name }, ziarno
check-closed = jeszcze zakryte
check-attempt-numbers = Porzucone rozpoczęcie { $number }
check-cut-cards = Losowanie
check-cut-card = { $name }: { $card }
check-cut-dealer = Pierwsze karty rozdaje { $name }.
check-cut-captain = Solista: { $first }, kapitan: { $second }, doradca: { $third }.
