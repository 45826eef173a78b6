## Cards

card =
    { $rank ->
        [A] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [T] ten
        [J] jack
        [Q] queen
       *[K] king
    } of { $suit ->
        [S] spades
        [H] hearts
        [C] clubs
       *[D] diamonds
    }
