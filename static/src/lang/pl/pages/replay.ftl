### One deal, step by step.

replay-title = Rozdanie { $number }
replay-view = Kto patrzy
replay-view-open = Wszyscy
replay-view-all = Wszyscy
replay-other-table = Drugi stół
replay-controls = Kroki
replay-first = Pierwszy krok
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Krok naprzód
replay-last = Ostatni krok
replay-step = Krok { $step } z { $steps }
replay-turns = Ruchy
replay-deal = Rozdanie { $number }
replay-deals = Rozdania
replay-pile = Odrzucone
replay-sheet = Zapis punktów
replay-keys = ← → krok, Home i End pierwszy i ostatni, spacja odtwarza, + i − tempo
replay-speed = Tempo
replay-times = { $speed } ×
replay-link = Link do tej chwili
replay-running = To rozdanie jeszcze trwa. Widać to, co było widać z twojego miejsca.
replay-empty = Z tego rozdania nie ma czego pokazać.
replay-hand-of = Karty: { $name }
replay-stock = Stos zakryty, zostało { $count }
replay-deadwood = Wolne karty: { $points }
replay-knock-limit = Stukanie do { $limit }
replay-gin-only = Tylko gin

step-dealt = Po dziesięć kart; pierwsza odkryta to { $card }
step-passed = { $name } pasuje
step-drew-stock = { $name } dobiera { $card }
step-drew-stock-hidden = { $name } dobiera ze stosu zakrytego
step-drew-discard = { $name } bierze { $card }
step-discarded = { $name } odrzuca { $card }
step-knocked-knock = { $name } stuka
step-knocked-gin = { $name } ma gina
step-knocked-big_gin = { $name } ma dużego gina
step-laid_off = { $name } dokłada { $card }
step-laid_off-none = { $name } nic nie dokłada
step-deal_ended-nobody = Nikt nie dostaje punktów
step-deal_ended =
    { $points ->
        [one] { $name } zdobywa jeden punkt
        [few] { $name } zdobywa { $points } punkty
        [many] { $name } zdobywa { $points } punktów
       *[other] { $name } zdobywa { $points } punktu
    }
step-match_ended = Koniec meczu

short-dealt = odkryta { $card }
short-passed = pas
short-drew-stock = dobiera { $card }
short-drew-stock-hidden = dobiera
short-drew-discard = bierze { $card }
short-discarded = odrzuca { $card }
short-knocked-knock = stuka
short-knocked-gin = gin
short-knocked-big_gin = duży gin
short-laid_off = dokłada { $card }
short-laid_off-none = nic nie dokłada
short-deal_ended = +{ $points }
short-match_ended = koniec meczu
