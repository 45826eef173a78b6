### The rules of a match in sentences. The server chooses them, one for each value of a rule (engine/rulebook).

book-section-players = Kto gra
book-section-cards = Karty i układy
book-section-deal = Rozdanie
book-section-knock = Stukanie i gin
book-section-score = Ile warte jest rozdanie
book-section-oklahoma = Oklahoma
book-section-hollywood = Hollywood
book-section-end = Koniec meczu
book-section-clock = Zegar

book-values = W talii są 52 karty. As liczy się za 1, walet, dama i król za 10, każda inna karta tyle, ile na niej stoi.
book-sets = <b>Komplet</b> to trzy albo cztery karty tej samej wartości.
book-runs = <b>Sekwens</b> to co najmniej trzy kolejne karty jednego koloru. As jest najniższy: A 2 3 to sekwens, Q K A nie.
book-deadwood = Karta należy tylko do jednego układu. Te, które nie należą do żadnego, to <b>wolne karty</b>; liczą się tak nisko, jak się da.

book-dealt = Każdy dostaje { $cards } kart. Następną się odkrywa: to <b>pierwsza odkryta karta</b>. Na stosie zakrytym zostaje { $stock }.
book-first_turn_offer = O pierwszą kartę się pyta: bierze ją albo pasuje ten, kto zaczyna, potem druga strona. Po dwóch pasach zaczynający dobiera ze stosu zakrytego.
book-first_turn_free_draw = O pierwszą kartę się nie pyta: kto zaczyna, od razu dobiera z dowolnego stosu.
book-turn = Ruch to dobranie jednej karty, ze stosu zakrytego albo z wierzchu odkrytego, i odrzucenie jednej.
book-just_taken = Karty właśnie wziętej ze stosu odkrytego nie można odrzucić w tym samym ruchu; kartę ze stosu zakrytego można.
book-memory_open = Można przejrzeć cały stos odkryty i widać karty, które druga strona z niego wzięła i nadal trzyma.
book-memory_club = Widać tylko wierzchnią kartę stosu odkrytego. Co leży pod nią, trzeba pamiętać.
book-dead_stock =
    Jest <b>remis</b> i nikt nie dostaje punktów, gdy po { $draws } dobraniach { $stock ->
        [0] stos zakryty jest pusty
        [one] na stosie zakrytym zostaje { $stock } karta
        [few] na stosie zakrytym zostają { $stock } karty
        [many] na stosie zakrytym zostaje { $stock } kart
       *[other] na stosie zakrytym zostaje { $stock } karty
    }, a odrzucający nie stuka.
book-dead_pile = Jest też remis, gdy ze stosu odkrytego dobrano { $draws } razy, licząc pierwszą kartę, a odrzucający znów nie stuka.
book-dead_again = Po rozdaniu, w którym nikt nie zdobył punktów, rozdaje ta sama osoba.
book-dead_as_before = Po rozdaniu, w którym nikt nie zdobył punktów, wszyscy mają te same role.
book-dead_table = Stół, przy którym jest remis, nie liczy się i nie gra się na nim od nowa.
book-next_dealer_alternate = Rozdaje się na zmianę.
book-next_dealer_winner = Kto wygra rozdanie, rozdaje następne.
book-next_dealer_loser = Kto przegra rozdanie, rozdaje następne.

book-knock_limit = Można <b>stukać</b>, gdy zostaje najwyżej { $limit } punktów wolnych kart: w każdym ruchu, także pierwszym, i tylko jeśli się chce.
book-knock_upcard = Można <b>stukać</b>, gdy zostaje nie więcej punktów wolnych kart, niż wynosi limit rozdania (zob. Oklahoma): w każdym ruchu, także pierwszym, i tylko jeśli się chce.
book-knock_how = Stukając, odkłada się jedną kartę na stos koszulką do góry i wykłada resztę. Zakrytej karty nikt nie zobaczy przed końcem meczu.
book-lay_off = Wtedy broniący się może <b>dołożyć</b> karty pasujące do układów stukającego; już się nie liczą. Stukający niczego nie dokłada.
book-lay_off_chain = Do tego samego układu można dokładać jedną kartę po drugiej, a nawet rozbić przy tym własny układ.
book-gin_only = W tej grze się nie stuka: rozdanie kończy tylko gin.
book-gin = <b>Gin</b> to karty bez ani jednej wolnej. Do gina nic się nie dokłada i nigdy nie ma podcięcia.
book-big_gin = <b>Duży gin</b> to wszystkie jedenaście kart w układach, wyłożone bez odrzucania. Nie jest obowiązkowy: po odrzuceniu karty jest zwykły gin.
book-no_big_gin = Dużego gina nie ma: kto ma wszystkie jedenaście kart w układach, odrzuca jedną i ma gina.

book-score_knock = Jeśli stukający ma mniej punktów wolnych kart niż broniący się, dostaje różnicę.
book-score_undercut =
    Jeśli mniej ma broniący się, jest <b>podcięcie</b>: to on dostaje { $bonus ->
        [0] różnicę
       *[other] różnicę i jeszcze { $bonus }
    }, a stukający nic.
book-score_tie_undercut = Po równo to też podcięcie; broniący się dostaje { $bonus }.
book-score_tie_nobody = Po równo nikt nie dostaje punktów i rozdanie liczy się jak remis.
book-score_gin =
    { $bonus ->
        [0] Gin daje punkty wolnych kart drugiej strony.
       *[other] Gin daje punkty wolnych kart drugiej strony i jeszcze { $bonus }.
    }
book-score_big_gin =
    { $bonus ->
        [0] Duży gin daje punkty wolnych kart drugiej strony i nic więcej.
       *[other] Duży gin daje punkty wolnych kart drugiej strony i { $bonus } zamiast premii za gina.
    }
book-score_won = Rozdanie wygrywa ten, kto dostał w nim punkty.

book-upcard_limit = Limitem stukania w rozdaniu jest wartość pierwszej odkrytej karty; figury liczą się po dziesięć.
book-ace_gin_only = Gdy pierwszą kartą jest as, rozdanie kończy tylko gin.
book-ace_one = Gdy pierwszą kartą jest as, można stukać najwyżej z jednym punktem.
book-spade_deadwood = Gdy pierwszą kartą jest pik, różnica wolnych kart liczy się podwójnie. Premie nie.
book-spade_deal = Gdy pierwszą kartą jest pik, wszystko w rozdaniu liczy się podwójnie, premie też.
book-spade_boxes = Rozdanie z pikiem jako pierwszą kartą liczy się za { $boxes } wygrane.

book-hollywood_columns = Gra się { $columns } gry naraz, każdą w swojej kolumnie: z własnym celem { $target }, własnymi premiami i własnym rozliczeniem, jak niżej.
book-hollywood_entries = Pierwszą wygraną wpisuje się w pierwszej kolumnie, drugą w dwóch pierwszych, a każdą następną we wszystkich jeszcze otwartych.
book-hollywood_late = Kto przy zamknięciu kolumny nie ma żadnego wpisu, zaczyna następną wygraną w najniższej otwartej, a każdą kolejną zajmuje jedną więcej.
book-hollywood_dead = Remis liczy się w każdej otwartej kolumnie.
book-hollywood_end = Mecz kończy się, gdy wszystkie kolumny są zamknięte. Rozliczenia się dodaje i wygrywa ten, kto jest na plusie; jeśli nikt, to ten, kto wygrał więcej gier.
book-hollywood_given_up = Oddany mecz to oddana gra w każdej otwartej kolumnie. Zamknięte pozostają bez zmian.

book-target = Mecz kończy się rozdaniem, w którym ktoś osiąga <b>{ $target }</b>. Liczą się do tego tylko punkty z rozdań.
book-target_of_game = Gra kończy się rozdaniem, w którym ktoś osiąga w niej <b>{ $target }</b>. Liczą się do tego tylko punkty z rozdań.
book-game_bonus = Kto osiągnie cel, dostaje jeszcze { $bonus }: <b>premię za mecz</b>.
book-no_game_bonus = Za osiągnięcie celu nie ma osobnej premii.
book-boxes_winner = Kto osiągnie cel, dostaje { $bonus } za każde swoje wygrane rozdanie: <b>premię za rozdanie</b>. Druga strona nie dostaje nic.
book-boxes_both = Każda strona dostaje { $bonus } za każde swoje wygrane rozdanie: <b>premię za rozdanie</b>.
book-no_boxes = Nie ma premii za rozdania: wygrane rozdanie nie daje na końcu nic więcej.
book-shutout_all_deals_no_dead = <b>Wygrana do zera</b> jest wtedy, gdy ten, kto osiągnął cel, wygrał każde rozdanie i nie było remisów.
book-shutout_all_deals = <b>Wygrana do zera</b> jest wtedy, gdy ten, kto osiągnął cel, wygrał każde rozdanie; remisy nie przeszkadzają.
book-shutout_loser_zero = <b>Wygrana do zera</b> jest wtedy, gdy druga strona nie zdobyła ani punktu.
book-shutout_many = Dotyczy to obu pozostałych osób.
book-shutout_double_points = Wtedy punkty z rozdań liczą się drugi raz. Premie za rozdania nie.
book-shutout_flat = Wtedy mecz jest wart o { $bonus } więcej.
book-no_shutout = Za zostawienie drugiej strony bez niczego nie ma osobnej premii.
book-winner = Wygrywa ten, kto osiągnął cel.
book-winner_target = Wygrywa ten, kto osiągnął cel, nawet jeśli premie za rozdania dały więcej drugiej stronie.
book-winner_final_total = Wygrywa wyższa suma ze wszystkimi premiami, a może ją mieć druga strona. Przy równych wygrywa ten, kto osiągnął cel.
book-settlement = Rozliczenie to przewaga sumy wygrywającego.
book-settlement_pairs = Każde dwie osoby rozliczają się z różnicy swoich sum.
book-forfeit =
    { $bonus ->
        [0] Kto się podda, przekroczy czas albo nie wróci, przegrywa bez względu na punkty. Druga strona dostaje premie za swoje rozdania.
       *[other] Kto się podda, przekroczy czas albo nie wróci, przegrywa bez względu na punkty. Druga strona dostaje premię za mecz i za swoje rozdania; rozliczenie wynosi co najmniej { $bonus }.
    }
book-forfeit_many =
    { $bonus ->
        [0] Kto się podda, przekroczy czas albo nie wróci, kończy mecz i jest na ostatnim miejscu. Z pozostałych wygrywa ten, kto ma najwięcej punktów.
       *[other] Kto się podda, przekroczy czas albo nie wróci, kończy mecz i jest na ostatnim miejscu. Z pozostałych wygrywa ten, kto ma najwięcej punktów, i dostaje { $bonus } za mecz oraz premie za swoje rozdania.
    }
book-forfeit_team =
    { $bonus ->
        [0] Kto się podda, przekroczy czas albo nie wróci, przegrywa za całą drużynę, bez względu na punkty. Druga drużyna dostaje premie za swoje rozdania.
       *[other] Kto się podda, przekroczy czas albo nie wróci, przegrywa za całą drużynę, bez względu na punkty. Druga drużyna dostaje premię za mecz i za swoje rozdania; rozliczenie wynosi co najmniej { $bonus }.
    }
book-no_result = Dopóki nie wykonali ruchu wszyscy, każdy może odwołać mecz. Później kończy się on bez wyniku, gdy wszyscy się zgodzą.

book-clock_untimed = Zegara nie ma. Każdy ma tyle czasu, ile potrzebuje.
book-clock_bank = Każdy ma { $cap }. Cały ruch, pas i dokładanie liczą się po jednym ruchu, a ruch do { $within } zwraca { $bonus }, najwyżej do { $cap }.
book-clock_days =
    { $days ->
        [one] Na każdy ruch jest { $days } dzień.
        [few] Na każdy ruch są { $days } dni.
        [many] Na każdy ruch jest { $days } dni.
       *[other] Na każdy ruch jest { $days } dnia.
    }
book-clock_deal = Czas biegnie dalej z rozdania na rozdanie, ale nikt nie zaczyna rozdania, mając mniej niż { $least }.
book-clock_sheet = Między rozdaniami czas nie biegnie.
book-clock_flag = Kto przekroczy czas, przegrywa mecz.
book-clock_lay_off = Komu skończy się przy dokładaniu, ten nie przegrywa: dokłada się najlepiej, jak można, i rozdanie się liczy.
book-clock_minute = Przy prywatnym stole można dać drugiej stronie minutę.
