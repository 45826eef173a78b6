## Cards

# "acc" where a sentence needs it: "Weź siódemkę trefl".
card =
    { $case ->
        [acc] { $rank ->
            [A] asa
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
            [6] szóstkę
            [7] siódemkę
            [8] ósemkę
            [9] dziewiątkę
            [T] dziesiątkę
            [J] waleta
            [Q] damę
           *[K] króla
        }
       *[nom] { $rank ->
            [A] as
            [2] dwójka
            [3] trójka
            [4] czwórka
            [5] piątka
            [6] szóstka
            [7] siódemka
            [8] ósemka
            [9] dziewiątka
            [T] dziesiątka
            [J] walet
            [Q] dama
           *[K] król
        }
    } { $suit ->
        [S] pik
        [H] kier
        [C] trefl
       *[D] karo
    }
