### The rules of a match in sentences. The server chooses them, one for each value of a rule (engine/rulebook).

book-section-players = Ko igra
book-section-cards = Karte i kombinacije
book-section-deal = Deljenje
book-section-knock = Kucanje i gin
book-section-score = Koliko vredi deljenje
book-section-oklahoma = Oklahoma
book-section-hollywood = Holivud
book-section-end = Kraj meča
book-section-clock = Sat

book-values = U špilu su 52 karte. As vredi 1, žandar, dama i kralj 10, a svaka druga karta onoliko koliko na njoj piše.
book-sets = <b>Set</b> su tri ili četiri karte istog ranga.
book-runs = <b>Niz</b> su najmanje tri uzastopne karte iste boje. As je najniži: A 2 3 jeste niz, Q K A nije.
book-deadwood = Karta pripada samo jednoj kombinaciji. Karte koje nisu ni u jednoj su <b>neuparene</b> i računaju se što je moguće manje.

book-dealt = Svako dobija { $cards } karata. Sledeća se otvara: to je <b>otvorena karta</b>. U zalihi ostaje { $stock }.
book-first_turn_offer = Otvorena karta se nudi: uzima je ili kaže dalje ko je prvi na potezu, pa onda druga strana. Ako je niko ne uzme, prvi vuče iz zalihe.
book-first_turn_free_draw = Otvorena karta se ne nudi: ko je prvi na potezu, odmah vuče odakle god hoće.
book-turn = Potez je da se jedna karta vuče, iz zalihe ili sa vrha odbačenih, i da se jedna odbaci.
book-just_taken = Karta koja je upravo uzeta sa odbačenih ne može da se odbaci u istom potezu; ona iz zalihe može.
book-memory_open = Sve odbačene karte mogu da se razgledaju, a vide se i one koje je druga strana uzela i još ih drži.
book-memory_club = Vidi se samo gornja odbačena karta. Šta je ispod nje, mora da se pamti.
book-dead_stock =
    Deljenje je <b>nerešeno</b> i niko ne dobija poene kad posle { $draws } vučenja { $stock ->
        [0] u zalihi ne ostane ništa
        [one] u zalihi ostane { $stock } karta
        [few] u zalihi ostanu { $stock } karte
       *[other] u zalihi ostane { $stock } karata
    }, a ko odbacuje, ne kuca.
book-dead_pile = Nerešeno je i kad se odbačene karte uzmu { $draws } puta, računajući i otvorenu, a ko tada odbacuje, ne kuca.
book-dead_again = Posle deljenja u kojem niko nije dobio poene deli isti igrač.
book-dead_as_before = Posle deljenja u kojem niko nije dobio poene svi zadržavaju svoje uloge.
book-dead_table = Sto na kojem je nerešeno ne računa se i ne igra se ponovo.
book-next_dealer_alternate = Deli se naizmenično.
book-next_dealer_winner = Ko dobije deljenje, deli sledeće.
book-next_dealer_loser = Ko izgubi deljenje, deli sledeće.

book-knock_limit = Može da se <b>kuca</b> kad u neuparenim kartama ostaje najviše { $limit }: u svakom potezu, pa i u prvom, i samo ako se hoće.
book-knock_upcard = Može da se <b>kuca</b> kad u neuparenim kartama ne ostaje više od granice deljenja (vidi Oklahoma): u svakom potezu, pa i u prvom, i samo ako se hoće.
book-knock_how = Ko kuca, odlaže jednu kartu licem nadole i pokazuje ostale. Tu kartu niko ne vidi pre kraja meča.
book-lay_off = Tada branilac može da <b>priloži</b> karte koje se uklapaju u kombinacije onoga ko je kucao; one se više ne računaju. Ko je kucao, ne prilaže ništa.
book-lay_off_chain = Na istu kombinaciju može jedna karta za drugom, a za to sme da se rastavi i sopstvena kombinacija.
book-gin_only = U ovoj igri se ne kuca: deljenje završava samo gin.
book-gin = <b>Gin</b> su karte bez ijedne neuparene. Na gin se ništa ne prilaže i nikad nema undercuta.
book-big_gin = <b>Veliki gin</b> je svih jedanaest karata u kombinacijama, pokazanih bez odbacivanja. Nije obavezan: kad se jedna odbaci, to je običan gin.
book-no_big_gin = Velikog gina nema: ko svih jedanaest karata ima u kombinacijama, odbacuje jednu i ima gin.

book-score_knock = Ko je kucao i ima manje u neuparenim kartama nego branilac, dobija razliku.
book-score_undercut =
    Ako branilac ima manje, to je <b>undercut</b>: on dobija { $bonus ->
        [0] razliku
       *[other] razliku i još { $bonus }
    }, a ko je kucao, ništa.
book-score_tie_undercut = Jednako je takođe undercut i braniocu donosi { $bonus }.
book-score_tie_nobody = Jednako nikome ne donosi poene i deljenje se računa kao nerešeno.
book-score_gin =
    { $bonus ->
        [0] Gin donosi protivnikove neuparene karte.
       *[other] Gin donosi protivnikove neuparene karte i još { $bonus }.
    }
book-score_big_gin =
    { $bonus ->
        [0] Veliki gin donosi protivnikove neuparene karte i ništa više.
       *[other] Veliki gin donosi protivnikove neuparene karte i { $bonus } umesto bonusa za gin.
    }
book-score_won = Deljenje je dobio onaj ko je u njemu dobio poene.

book-upcard_limit = Granica za kucanje u deljenju je vrednost otvorene karte; figure vrede deset.
book-ace_gin_only = Kad je otvorena karta as, deljenje završava samo gin.
book-ace_one = Kad je otvorena karta as, kuca se najviše sa jedan.
book-spade_deadwood = Kad je otvorena karta pik, razlika neuparenih karata računa se dvostruko. Bonusi ne.
book-spade_deal = Kad je otvorena karta pik, sve u deljenju računa se dvostruko, i bonusi.
book-spade_boxes = Deljenje sa pikom kao otvorenom kartom donosi { $boxes } bonusa za deljenje.

book-hollywood_columns = Igraju se { $columns } igre odjednom, svaka u svojoj koloni: sa svojim ciljem { $target }, svojim bonusima i svojom konačnom razlikom, kao što sledi.
book-hollywood_entries = Prva dobijena upisuje se u prvu kolonu, druga u prve dve, a svaka sledeća u sve koje su još otvorene.
book-hollywood_late = Ko nema nijedan upis kad se kolona zatvori, sledećom dobijenom počinje u najnižoj otvorenoj, a sa svakom narednom uzima još jednu.
book-hollywood_dead = Nerešeno deljenje računa se u svakoj otvorenoj koloni.
book-hollywood_end = Meč je gotov kad su sve kolone zatvorene. Konačne razlike se sabiraju i pobeđuje ko je u prednosti; ako nije niko, onda onaj ko je dobio više igara.
book-hollywood_given_up = Predat meč je predata igra u svakoj otvorenoj koloni. Zatvorene ostaju kakve jesu.

book-target = Meč se završava deljenjem u kojem neko stigne do <b>{ $target }</b>. Za to se računaju samo poeni iz deljenja.
book-target_of_game = Igra se završava deljenjem u kojem neko u njoj stigne do <b>{ $target }</b>. Za to se računaju samo poeni iz deljenja.
book-game_bonus = Ko stigne do cilja, dobija još { $bonus }: <b>bonus za meč</b>.
book-no_game_bonus = Za dolazak do cilja nema posebnog bonusa.
book-boxes_winner = Ko stigne do cilja, dobija { $bonus } za svako svoje dobijeno deljenje: <b>bonus za deljenje</b>. Druga strana ne dobija ništa.
book-boxes_both = Svaka strana dobija { $bonus } za svako svoje dobijeno deljenje: <b>bonus za deljenje</b>.
book-no_boxes = Nema bonusa za deljenja: dobijeno deljenje na kraju ne donosi ništa više.
book-shutout_all_deals_no_dead = <b>Čista pobeda</b> je kad je onaj ko je stigao do cilja dobio svako deljenje i nijedno nije bilo nerešeno.
book-shutout_all_deals = <b>Čista pobeda</b> je kad je onaj ko je stigao do cilja dobio svako deljenje; nerešena ne smetaju.
book-shutout_loser_zero = <b>Čista pobeda</b> je kad druga strana nema nijedan poen.
book-shutout_many = To važi za oboje ostalih.
book-shutout_double_points = Tada se poeni iz deljenja računaju još jednom. Bonusi za deljenja ne.
book-shutout_flat = Tada meč vredi { $bonus } više.
book-no_shutout = Za to što druga strana ostane bez ičega nema posebnog bonusa.
book-winner = Pobeđuje ko je stigao do cilja.
book-winner_target = Pobeđuje ko je stigao do cilja, čak i ako bonusi za deljenja drugoj strani daju više.
book-winner_final_total = Pobeđuje veći zbir sa svim bonusima, a to može biti i druga strana. Ako su jednaki, pobeđuje ko je stigao do cilja.
book-settlement = Konačna razlika je prednost pobednikovog zbira.
book-settlement_pairs = Svako dvoje obračunava razliku svojih zbirova.
book-forfeit =
    { $bonus ->
        [0] Ko se preda, prekorači vreme ili se ne vrati, gubi bez obzira na poene. Druga strana dobija bonuse za svoja deljenja.
       *[other] Ko se preda, prekorači vreme ili se ne vrati, gubi bez obzira na poene. Druga strana dobija bonus za meč i za svoja deljenja; konačna razlika je najmanje { $bonus }.
    }
book-forfeit_many =
    { $bonus ->
        [0] Ko se preda, prekorači vreme ili se ne vrati, završava meč i poslednji je. Od ostalih pobeđuje ko ima najviše poena.
       *[other] Ko se preda, prekorači vreme ili se ne vrati, završava meč i poslednji je. Od ostalih pobeđuje ko ima najviše poena i dobija { $bonus } za meč i bonuse za svoja deljenja.
    }
book-forfeit_team =
    { $bonus ->
        [0] Ko se preda, prekorači vreme ili se ne vrati, gubi za ceo tim, bez obzira na poene. Drugi tim dobija bonuse za svoja deljenja.
       *[other] Ko se preda, prekorači vreme ili se ne vrati, gubi za ceo tim, bez obzira na poene. Drugi tim dobija bonus za meč i za svoja deljenja; konačna razlika je najmanje { $bonus }.
    }
book-no_result = Dok svi ne odigraju potez, svako može da otkaže meč. Kasnije se završava bez rezultata ako se svi slože.

book-clock_untimed = Sata nema. Svako ima onoliko vremena koliko mu treba.
book-clock_bank = Svako ima { $cap }. Ceo potez, dalje i prilaganje računaju se kao po jedan potez, a potez do { $within } vraća { $bonus }, najviše do { $cap }.
book-clock_days =
    { $days ->
        [one] Za svaki potez ima { $days } dan.
        [few] Za svaki potez ima { $days } dana.
       *[other] Za svaki potez ima { $days } dana.
    }
book-clock_deal = Vreme teče dalje iz deljenja u deljenje, ali niko ne počinje deljenje sa manje od { $least }.
book-clock_sheet = Između deljenja vreme ne teče.
book-clock_flag = Ko prekorači vreme, gubi meč.
book-clock_lay_off = Kome istekne dok prilaže, ne gubi: prilaže se najbolje što može i deljenje se boduje.
book-clock_minute = Za privatnim stolom protivniku može da se pokloni minut.
