### What each format says for itself.

book-duel_players = Igra dvoje, svako za sebe.
book-duel_cut = Pre prvog deljenja svako vuče kartu; viša deli. As je najniži, a kad su jednake, vuče se ponovo.

book-captain_players = Igra troje, svako sa svojim poenima: <b>solista</b> protiv <b>kapitena</b>, a treći savetuje.
book-captain_cut = Pre prvog deljenja svako vuče kartu; as je najniži, a kad su jednake, vuče se ponovo. Najviša je solista, srednja kapiten, a najniža savetnik.
book-captain_deal = Uvek deli solista, pa je kapiten uvek prvi na potezu.
book-captain_advice = Savetnik vidi kapitenove karte i ništa drugo skriveno, može kapitenu da piše i da mu pokaže kartu, a ne dobija poene. Odlučuje kapiten.
book-captain_won = Solista koji dobije deljenje ostaje, a ostalo dvoje menja uloge.
book-captain_lost = Solista koji izgubi postaje savetnik. Kapiten je tada solista, a savetnik kapiten.

book-cutthroat_players = Igra troje, svako sa svojim poenima. Deljenje igra dvoje, a delilac pauzira.
book-cutthroat_cut = Pre prvog deljenja svako vuče kartu; najviša deli, a prvi je na potezu igrač levo od nje. As je najniži, a kad su jednake, vuče se ponovo.
book-cutthroat_out = Delilac ne vidi ništa skriveno i ne daje savete.
book-cutthroat_next = Ko izgubi deljenje, deli sledeće. Pobednik igra sa prethodnim deliocem, koji je prvi na potezu.

book-partners_players = Igra četvoro u dva tima; partneri sede jedno naspram drugog. Svako igra sa nekim iz drugog tima, za dva stola istovremeno.
book-partners_team = Poeni, cilj i svi bonusi pripadaju timu: što se dalje kaže o onome ko stigne do cilja, važi za tim.
book-partners_cut = Pre prve runde svako vuče kartu. Tim sa najvišom deli za oba stola u neparnim rundama, a drugi u parnim. As je najniži, a kad su jednake, vuče se ponovo.
book-partners_opponents = U sledećoj rundi svako igra sa drugim protivnikom.
book-partners_add = Runda se boduje kad se završe oba stola. Ako je na oba dobio isti tim, poeni se sabiraju.
book-partners_set_off = Ako je svaki tim dobio po jedan sto, razliku dobija onaj sa više poena. Kad je jednako, niko ne dobija ništa.
book-partners_box = Runda sa poenima timu koji ih je dobio donosi jedan bonus za deljenje, kakve god bile otvorene karte.
book-partners_alone = Partneri ne vide karte jedno drugom i za vreme deljenja ne mogu da se dogovaraju.
