### Before three or four begin: who sits where, and who is ready.

seats-title = Čekamo igrače
seats-title-full = Možemo li da počnemo?
seats-lead = Ko otvori ovaj link, može da zauzme slobodno mesto.
seats-free = Slobodna mesta: { $count }.
seats-waiting-for = Čekamo: { $names }.
seats-you-ready = S tvoje strane je sve spremno.
seats-shuffling = Pregledači svih igrača i server dodaju svoj deo mešanja. Igra počinje odmah.
seats-about-captain = O ulogama odlučuje izvlačenje karata: najviša karta je solista, srednja kapiten, najniža savetnik.
seats-about-cutthroat = Izvlačenje karata odlučuje ko prvi deli. Počinje sledeće mesto.
seats-about-partners = Svako igra s jednom osobom iz drugog tima, za dva stola istovremeno; protivnici se menjaju svake runde.
seats-team = Tim { $number }
seats-number = Mesto { $number }
seats-host = domaćin
seats-state-free = slobodno
seats-state-away = van stola
seats-state-ready = može da počne
seats-state-waiting = još ne
seats-sit = Sedam ovde
seats-sit-at = Sedam ovde: mesto { $number }
seats-computer-at = Računar na mestu { $number }
seats-ready = Možemo da počnemo
seats-unready = Ipak još ne
seats-menu = Mesto: { $name }
seats-swap = Zameni mesta: { $name }
seats-move = Premesti na mesto { $number }
seats-remove = Oslobodi ovo mesto
