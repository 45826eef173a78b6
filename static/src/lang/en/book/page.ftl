### The page around the rules, and the examples on it.

book-title = Rules
book-lead = What is played here, sentence by sentence. The numbers and the examples come from the same program that scores the match.
book-contents = Contents
book-examples = For example
book-with = { $format }. Clock: { $clock }.
book-hash = Fingerprint { $hash }
book-print = Print
book-new = Make a room with these rules
book-bad = These rules cannot be read. { $reason }

book-case_knock = Knock with { $knocker } against { $defender }
book-case_gin = Gin against { $defender }
book-case_big_gin = Big gin against { $defender }
book-case_knock_upcard = Upcard <c>{ $card }</c>: knock with { $knocker } against { $defender }
book-case_gin_upcard = Upcard <c>{ $card }</c>: gin against { $defender }
book-case_limit =
    Upcard <c>{ $card }</c>: { $limit ->
        [0] gin only
       *[other] knock with { $limit } or less
    }
book-case_hollywood =
    { $last ->
        [1] Win number { $win }: in column 1
       *[other] Win number { $win }: in columns 1 to { $last }
    }
book-case_match = Deals won: A { $first_deals }, B { $second_deals }. Points: A { $first_points }, B { $second_points }.
book-outcome_deal =
    { $winner ->
        [knocker] { $points } for the knocker
        [defender] { $points } for the defender
       *[nobody] nobody scores
    }
book-outcome_gin = { $points } for gin
book-outcome_big_gin = { $points } for big gin
book-outcome_match =
    { $winner ->
        [0] A wins; settlement { $settlement }
        [1] B wins; settlement { $settlement }
       *[other] C wins; settlement { $settlement }
    }
book-side = { $side ->
        [0] A
        [1] B
       *[other] C
    }
