### The page around the rules, and the examples on it.

book-title = Pravila
book-lead = Šta se ovde igra, rečenicu po rečenicu. Brojeve i primere daje isti program koji boduje meč.
book-contents = Sadržaj
book-examples = Na primer
book-with = { $format }. Sat: { $clock }.
book-hash = Otisak { $hash }
book-print = Odštampaj
book-new = Otvori sto sa ovim pravilima
book-bad = Ova pravila ne mogu da se pročitaju. { $reason }

book-case_knock = Kucanje sa { $knocker } protiv { $defender }
book-case_gin = Gin protiv { $defender }
book-case_big_gin = Veliki gin protiv { $defender }
book-case_knock_upcard = Otvorena karta <c>{ $card }</c>: kucanje sa { $knocker } protiv { $defender }
book-case_gin_upcard = Otvorena karta <c>{ $card }</c>: gin protiv { $defender }
book-case_limit =
    Otvorena karta <c>{ $card }</c>: { $limit ->
        [0] samo gin
       *[other] kuca se najviše sa { $limit }
    }
book-case_hollywood =
    { $last ->
        [1] Dobijena br. { $win }: u koloni 1
       *[other] Dobijena br. { $win }: u kolonama od 1 do { $last }
    }
book-case_match = Dobijena deljenja: A { $first_deals }, B { $second_deals }. Poeni: A { $first_points }, B { $second_points }.
book-outcome_deal =
    { $winner ->
        [knocker] { $points } onome ko je kucao
        [defender] { $points } braniocu
       *[nobody] niko ne dobija poene
    }
book-outcome_gin = { $points } za gin
book-outcome_big_gin = { $points } za veliki gin
book-outcome_match =
    { $winner ->
        [0] pobeđuje A; konačna razlika { $settlement }
        [1] pobeđuje B; konačna razlika { $settlement }
       *[other] pobeđuje C; konačna razlika { $settlement }
    }
book-side =
    { $side ->
        [0] A
        [1] B
       *[other] C
    }
