## Cards

# "acc" where a sentence needs it: "Uzmi sedmicu tref".
card =
    { $case ->
        [acc] { $rank ->
            [A] asa
            [2] dvojku
            [3] trojku
            [4] četvorku
            [5] peticu
            [6] šesticu
            [7] sedmicu
            [8] osmicu
            [9] devetku
            [T] desetku
            [J] žandara
            [Q] damu
           *[K] kralja
        }
       *[nom] { $rank ->
            [A] as
            [2] dvojka
            [3] trojka
            [4] četvorka
            [5] petica
            [6] šestica
            [7] sedmica
            [8] osmica
            [9] devetka
            [T] desetka
            [J] žandar
            [Q] dama
           *[K] kralj
        }
    } { $suit ->
        [S] pik
        [H] herc
        [C] tref
       *[D] karo
    }
