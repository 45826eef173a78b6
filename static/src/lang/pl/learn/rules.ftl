### The rules in short.

learn-rules-lead = To jest gra standardowa. Każdą liczbę można zmienić przed meczem, a zapis punktów mówi, według jakich zasad grano.
learn-rules-aim-title = Cel
learn-rules-aim = Zbierz karty w układy, żeby jak najmniej liczyło się przeciw tobie. Mecz wygrywa, kto pierwszy ma { $target } punktów.
learn-rules-cards-title = Karty i układy
learn-rules-values = As to 1, walet, dama i król po 10, każda inna karta tyle, ile na niej stoi.
learn-rules-set = <b>Komplet</b>: trzy lub cztery karty jednej wartości.
learn-rules-run = <b>Sekwens</b>: co najmniej trzy kolejne karty w jednym kolorze. As jest niski: A 2 3 to sekwens, Q K A nie.
learn-rules-deadwood = Karta liczy się tylko w jednym układzie. Te, które nie są w żadnym, to <b>wolne karty</b>.
learn-rules-deal-title = Rozdanie
learn-rules-deal = Każdy dostaje dziesięć kart. Następna leży odkryta obok stosu zakrytego. Kto nie rozdawał, może ją wziąć albo spasować; potem może rozdający. Po dwóch pasach pierwsza osoba dobiera ze stosu zakrytego.
learn-rules-turn-title = Ruch
learn-rules-turn = Dobierz jedną kartę: ze stosu zakrytego albo z wierzchu odkrytego. Potem jedną odrzuć. Karta właśnie wzięta ze stosu odkrytego zostaje w tym ruchu na ręce.
learn-rules-knock-title = Stukanie
learn-rules-knock = Jeśli zostaje ci najwyżej { $limit } punktów wolnych kart, możesz zakończyć rozdanie odrzuceniem, koszulką do góry. Obie strony wykładają karty. Nikt nie musi stukać.
learn-rules-lay-title = Dokładanie
learn-rules-lay = Po stuknięciu druga strona może dołożyć karty pasujące do układów tego, kto stukał: czwartą do kompletu, następną na dowolnym końcu sekwensu. Te karty już się nie liczą.
learn-rules-gin-title = Gin
learn-rules-gin = Ani jednej wolnej karty. Do gina nic się nie dokłada i nie można go podciąć.
learn-rules-score-title = Ile daje rozdanie
learn-rules-score-knock = Stukanie, z mniejszą liczbą punktów niż druga strona
learn-rules-score-knock-is = różnica
learn-rules-score-knock-so = 9 na 21: 12 punktów
learn-rules-score-undercut = Podcięcie: druga strona ma tyle samo lub mniej
learn-rules-score-undercut-is = różnica i { $bonus }, dla drugiej strony
learn-rules-score-undercut-so = 10 na 6: 29 punktów
learn-rules-score-gin = Gin
learn-rules-score-gin-is = wolne karty drugiej strony i { $bonus }
learn-rules-score-gin-so = na 13: 38 punktów
learn-rules-dead =
    { $stock ->
        [one] Gdy w stosie zakrytym zostaje tylko jedna karta
        [few] Gdy w stosie zakrytym zostają tylko { $stock } karty
        [many] Gdy w stosie zakrytym zostaje tylko { $stock } kart
       *[other] Gdy w stosie zakrytym zostaje tylko { $stock } karty
    }, jest remis: nikt nie dostaje punktów i rozdaje ta sama osoba.
learn-rules-match-title = Co dodaje mecz
learn-rules-match-game = { $bonus } dla tego, kto osiągnął cel
learn-rules-match-box = { $bonus } za każde wygrane przez niego rozdanie
learn-rules-match-shutout = wszystkie punkty z rozdań jeszcze raz, jeśli wygrał każde rozdanie (wygrana do zera)
learn-rules-match-note = Dolicza się je na końcu, do celu się nie liczą.
learn-rules-clock-title = Zegar
learn-rules-clock = Każdy ma trzy minuty na mecz. Ruch w ciągu dziesięciu sekund oddaje dziesięć sekund, aż do trzech minut. Komu skończy się czas, ten przegrywa mecz; przy dokładaniu robi się wtedy to, co najlepsze. Są też stoły bez zegara i takie, gdzie na ruch są dni.
