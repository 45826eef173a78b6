### What the room form says about every rule besides its name.

rules-group-deal = Premie w rozdaniu
rules-group-knock = Stukanie
rules-group-match = Mecz
rules-group-course = Rozdawanie i dobieranie
rules-group-table = Przy stole

rules-gin_bonus-about = Dodawana do punktów wolnych kart drugiej strony, gdy nie masz własnych.
rules-big_gin_bonus-about = Wszystkie jedenaście kart w układach, bez odrzucania. Zamiast premii za gina.
rules-big_gin_bonus-switch = Gra się z dużym ginem
rules-undercut_bonus-about = Dodawana do różnicy, gdy broniący się ma w końcu mniej niż stukający.
rules-undercut_on_tie-about = Czy przy równej liczbie punktów wolnych kart też jest podcięcie.
rules-knock_limit-about = Z iloma punktami wolnych kart można najwyżej stukać. 0 to gra tylko na gina.
rules-upcard_limit-about = Oklahoma: limitem stukania w rozdaniu jest wartość pierwszej odkrytej karty, figury po dziesięć.
rules-oklahoma_ace-about = Co dla stukania oznacza as odkryty jako pierwsza karta.
rules-spade_double-about = Co liczy się podwójnie, gdy pierwsza karta jest pikiem.
rules-spade_boxes-about = Ile premii za rozdanie jest warte rozdanie z pikiem jako pierwszą kartą.
rules-target-about = Mecz kończy się rozdaniem, w którym ktoś zdobędzie tyle punktów.
rules-game_bonus-about = Dla tego, kto osiągnie cel.
rules-box_bonus-about = Za każde wygrane rozdanie, dodawana na końcu. Do celu się nie liczy.
rules-box_scope-about = Czyje wygrane rozdania są premiowane.
rules-shutout-about = Co się zyskuje, nie dając drugiej stronie nic.
rules-shutout_needs-about = Kiedy to jest wygrana do zera.
rules-winner_by-about = Premie mogą w końcu dać prowadzenie drugiej stronie.
rules-first_turn-about = Czy przed grą obie strony pyta się o pierwszą odkrytą kartę.
rules-next_dealer-about = Kto rozdaje po rozdaniu z punktami.
rules-dead_deal_stock-about = Rozdanie kończy się remisem, gdy na stosie zakrytym zostaje tyle kart i nikt nie zastukał.
rules-max_discard_draws-about = Po tylu kartach wziętych w jednym rozdaniu też jest remis, żeby gra nie trwała bez końca.
rules-hollywood-about = Trzy gry liczone naraz.
rules-memory-about = Ile z niego można obejrzeć.
