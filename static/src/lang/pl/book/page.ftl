### The page around the rules, and the examples on it.

book-title = Zasady
book-lead = W co się tu gra, zdanie po zdaniu. Liczby i przykłady podaje ten sam program, który liczy punkty meczu.
book-contents = Spis treści
book-examples = Na przykład
book-with = { $format }. Zegar: { $clock }.
book-hash = Odcisk { $hash }
book-print = Drukuj
book-new = Otwórz stół z tymi zasadami
book-bad = Tych zasad nie da się odczytać. { $reason }

book-case_knock = Stukanie z { $knocker } przeciw { $defender }
book-case_gin = Gin przeciw { $defender }
book-case_big_gin = Duży gin przeciw { $defender }
book-case_knock_upcard = Pierwsza karta <c>{ $card }</c>: stukanie z { $knocker } przeciw { $defender }
book-case_gin_upcard = Pierwsza karta <c>{ $card }</c>: gin przeciw { $defender }
book-case_limit =
    Pierwsza karta <c>{ $card }</c>: { $limit ->
        [0] tylko gin
       *[other] stukanie najwyżej z { $limit }
    }
book-case_hollywood =
    { $last ->
        [1] Wygrana nr { $win }: w kolumnie 1
       *[other] Wygrana nr { $win }: w kolumnach od 1 do { $last }
    }
book-case_match = Wygrane rozdania: A { $first_deals }, B { $second_deals }. Punkty: A { $first_points }, B { $second_points }.
book-outcome_deal =
    { $winner ->
        [knocker] { $points } dla stukającego
        [defender] { $points } dla broniącego się
       *[nobody] nikt nie punktuje
    }
book-outcome_gin = { $points } za gina
book-outcome_big_gin = { $points } za dużego gina
book-outcome_match =
    { $winner ->
        [0] wygrywa A; rozliczenie { $settlement }
        [1] wygrywa B; rozliczenie { $settlement }
       *[other] wygrywa C; rozliczenie { $settlement }
    }
book-side =
    { $side ->
        [0] A
        [1] B
       *[other] C
    }
