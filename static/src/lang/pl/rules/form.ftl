### What the room form says about every rule besides its name.

rules-group-deal = Punkty za rozdanie
rules-group-match = Punkty za mecz
rules-group-course = Rozdanie
rules-group-oklahoma = Oklahoma
rules-group-hollywood = Hollywood
rules-group-table = Przy stole
rules-idle = Przy pozostałych zasadach bez znaczenia.

rules-gin_bonus-about = Dodawana do punktów wolnych kart drugiej strony, gdy nie masz własnych.
rules-big_gin_bonus-about = Zamiast premii za gina, gdy wszystkie jedenaście kart jest w układach i żadnej się nie odrzuca.
rules-big_gin_bonus-switch = Gra się z dużym ginem
rules-undercut_bonus-about = Dodawana do różnicy, gdy broniący się ma w końcu mniej niż stukający.
rules-undercut_on_tie-about = Czy przy równej liczbie punktów wolnych kart też jest podcięcie.
rules-knock_limit-about = Z iloma punktami wolnych kart można najwyżej stukać; 0 to gra tylko na gina.
rules-upcard_limit-about = Czy limitem stukania w rozdaniu jest wartość pierwszej odkrytej karty, figury po dziesięć.
rules-oklahoma_ace-about = Co dla stukania oznacza as odkryty jako pierwsza karta.
rules-spade_double-about = Co liczy się podwójnie, gdy pierwsza karta jest pikiem.
rules-spade_boxes-about = Ile premii za rozdanie jest warte rozdanie, którego pierwsza karta jest pikiem.
rules-target-about = Mecz kończy się rozdaniem, w którym ktoś zdobędzie tyle punktów.
rules-game_bonus-about = Dla tego, kto osiągnie cel.
rules-box_bonus-about = Za każde wygrane rozdanie, dodawana na końcu; do celu się nie liczy.
rules-box_scope-about = Czyje wygrane rozdania są premiowane.
rules-shutout-about = Co dostaje ten, kto osiągnie cel, za wygraną do zera.
rules-shutout_needs-about = Kiedy to jest wygrana do zera.
rules-winner_by-about = Czy premie na końcu mogą jeszcze dać zwycięstwo drugiej stronie.
rules-first_turn-about = Czy przed grą obie strony pyta się o pierwszą odkrytą kartę.
rules-next_dealer-about = Kto rozdaje po rozdaniu z punktami.
rules-dead_deal_stock-about = Rozdanie kończy się remisem, gdy na stosie zakrytym zostaje tyle kart i nikt nie zastukał.
rules-max_discard_draws-about = Po tylu kartach wziętych w jednym rozdaniu też jest remis, żeby gra nie trwała bez końca.
rules-hollywood-about = Trzy gry naraz na jednym zapisie: pierwsza wygrana liczy się w pierwszej, druga w dwóch pierwszych, dalsze we wszystkich trzech.
rules-memory-about = Czy można przejrzeć cały stos odkryty, czy widać tylko jego wierzchnią kartę.

new-hand-on = Link do tych zasad i ich odcisk
new-rules-link = Link do tych zasad
new-rules-link-about = Otwiera ten formularz dokładnie z tymi zasadami.
new-rules-hash = Odcisk zasad
new-rules-hash-about = Takie same zasady mają taki sam odcisk; każdy mecz jest pieczętowany odciskiem swoich zasad.
new-rules-hash-copy = Kopiuj odcisk
new-bad-link = Zasad z tego linku nie da się użyć. { $reason }
new-bad-link-at = Zasad z tego linku nie da się użyć: { $rule }. { $reason }
