### Advice for playing well.

learn-strategy-lead = Pet navika koje donose deljenja. Nijedna nije pravilo.
learn-strategy-low-title = Rano smanjuj neuparene karte
learn-strategy-low = Kralj, dama i žandar vrede po deset dok god ih držiš. U prvim potezima pusti visoke karte uz koje ništa ne ide. Sa niskim kartama može da se kuca kad dođe trenutak, a malo koštaju kad je protivnik brži.
learn-strategy-open-title = Čuvaj karte od kojih može nastati više toga
learn-strategy-open = Ne vezuj se za jednu kombinaciju. Sa ove tri, svaka od preostalih sedmica pravi set, a <c>5C</c> ili <c>8C</c> niz: pomažu četiri karte.
learn-strategy-pile-title = Razmisli pre nego što uzmeš sa odbačenih karata
learn-strategy-pile = Ono što uzmeš se vidi i govori šta skupljaš. Karta iz zalihe ne govori ništa. Sa odbačenih uzmi ono što pravi kombinaciju, retko ono što bi samo moglo.
learn-strategy-watch-title = Gledaj šta protivnik uzima i odbacuje
learn-strategy-watch = Uzeta karta govori šta je potrebno: zadrži njene susede i karte iste vrednosti. Odbačena karta govori šta nije: druga iste vrednosti retko koristi. Odbačene karte mogu da se pregledaju, a ono što je sa njih uzeto vidi se pored protivnikovih karata.
learn-strategy-knock-title = Kucaj za pobedu, i kucaj za odbranu
learn-strategy-knock = Rano kucanje zatiče protivnika sa punom rukom neuparenih karata i završava deljenje pre gina. Što je kasnije, više je u kombinacijama i bliže je undercut: tada čekaj, ili kucaj samo sa vrlo malo poena.
