### The rules in short.

learn-rules-lead = Ovo je standardna igra. Svaki broj može da se promeni pre meča, a zapisnik kaže po kojim pravilima se igralo.
learn-rules-aim-title = Cilj
learn-rules-aim = Složi karte u kombinacije, tako da se što manje računa protiv tebe. Meč dobija ko prvi stigne do { $target } poena.
learn-rules-cards-title = Karte i kombinacije
learn-rules-values = As vredi 1, žandar, dama i kralj 10, a svaka druga karta koliko na njoj piše.
learn-rules-set = <b>Set</b>: tri ili četiri karte iste vrednosti.
learn-rules-run = <b>Niz</b>: tri ili više uzastopnih karata iste boje. As je nizak: A 2 3 je niz, Q K A nije.
learn-rules-deadwood = Karta se računa samo u jednoj kombinaciji. Ono što nije ni u jednoj su <b>neuparene karte</b>.
learn-rules-deal-title = Deljenje
learn-rules-deal = Svako dobija deset karata. Sledeća se otvara pored zalihe. Ko nije delio može da je uzme ili da kaže „dalje“; zatim može delilac. Posle dva „dalje“ prvi igrač vuče iz zalihe.
learn-rules-turn-title = Potez
learn-rules-turn = Vuci jednu kartu, iz zalihe ili sa vrha odbačenih karata. Zatim jednu odbaci. Karta koja je upravo uzeta sa odbačenih ostaje u ovom potezu u ruci.
learn-rules-knock-title = Kucanje
learn-rules-knock = Ako ti u neuparenim kartama ostaje najviše { $limit }, možeš da završiš deljenje odbacivanjem, licem nadole. Obe strane pokazuju karte. Niko ne mora da kuca.
learn-rules-lay-title = Prilaganje
learn-rules-lay = Posle kucanja druga strana može da priloži karte koje odgovaraju kombinacijama onoga ko je kucao: četvrtu uz set, sledeću na bilo kom kraju niza. One se više ne računaju.
learn-rules-gin-title = Gin
learn-rules-gin = Nijedna neuparena karta. Uz gin se ništa ne prilaže i protiv njega nema undercuta.
learn-rules-score-title = Šta donosi deljenje
learn-rules-score-knock = Kucanje, sa manje nego druga strana
learn-rules-score-knock-is = razlika
learn-rules-score-knock-so = 9 prema 21: 12 poena
learn-rules-score-undercut = Undercut: druga strana ima isto ili manje
learn-rules-score-undercut-is = razlika i { $bonus }, za drugu stranu
learn-rules-score-undercut-so = 10 prema 6: 29 poena
learn-rules-score-gin = Gin
learn-rules-score-gin-is = neuparene karte druge strane i { $bonus }
learn-rules-score-gin-so = prema 13: 38 poena
learn-rules-dead =
    Kad u zalihi ostane samo { $stock ->
        [one] { $stock } karta
        [few] { $stock } karte
       *[other] { $stock } karata
    }, deljenje je nerešeno: nema poena i isti igrač ponovo deli.
learn-rules-match-title = Šta dodaje meč
learn-rules-match-game = { $bonus } za onoga ko je stigao do cilja
learn-rules-match-box = { $bonus } za svako deljenje koje je taj igrač dobio
learn-rules-match-shutout = svi poeni iz deljenja još jednom, ako je dobio svako deljenje (čista pobeda)
learn-rules-match-note = Dodaju se na kraju i ne računaju se za cilj.
learn-rules-clock-title = Sat
learn-rules-clock = Svako ima tri minuta za meč. Potez u roku od deset sekundi vraća deset sekundi, najviše do tri minuta. Kome istekne vreme gubi meč; dok se prilaže, tada se igra ono što je najbolje. Mogu se napraviti i stolovi bez sata, i sa danima za potez.
