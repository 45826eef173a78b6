### One deal, step by step.

replay-title = Deljenje { $number }
replay-view = Ko gleda
replay-view-open = Svi
replay-view-all = Svi
replay-other-table = Drugi sto
replay-controls = Koraci
replay-first = Prvi korak
replay-back = Korak nazad
replay-play = Pusti
replay-pause = Pauza
replay-next = Korak napred
replay-last = Poslednji korak
replay-step = Korak { $step } od { $steps }
replay-turns = Potezi
replay-deal = Deljenje { $number }
replay-deals = Deljenja
replay-pile = Odbačene karte
replay-sheet = Zapisnik
replay-keys = ← → korak, Home i End prvi i poslednji, razmak pušta, + i − brzina
replay-speed = Brzina
replay-times = { $speed } ×
replay-link = Link do ovog trenutka
replay-running = Ovo deljenje se još igra. Vidi se ono što se videlo sa tvog mesta.
replay-empty = Od ovog deljenja nema šta da se prikaže.
replay-hand-of = Karte: { $name }
replay-stock = Zaliha, ostalo { $count }
replay-deadwood = Neuparene karte: { $points }
replay-knock-limit = Kuca se sa { $limit }
replay-gin-only = Samo gin

step-dealt = Po deset karata; otvorena karta je { $card }
step-passed = { $name } kaže „dalje“
step-drew-stock = { $name } vuče { $card }
step-drew-stock-hidden = { $name } vuče iz zalihe
step-drew-discard = { $name } uzima { $card }
step-discarded = { $name } odbacuje { $card }
step-knocked-knock = { $name } kuca
step-knocked-gin = { $name } ima gin
step-knocked-big_gin = { $name } ima veliki gin
step-laid_off = { $name } prilaže { $card }
step-laid_off-none = { $name } ne prilaže ništa
step-deal_ended-nobody = Niko ne dobija poene
step-deal_ended =
    { $points ->
        [one] { $name } dobija { $points } poen
        [few] { $name } dobija { $points } poena
       *[other] { $name } dobija { $points } poena
    }
step-match_ended = Kraj meča

short-dealt = otvorena { $card }
short-passed = dalje
short-drew-stock = vuče { $card }
short-drew-stock-hidden = vuče
short-drew-discard = uzima { $card }
short-discarded = odbacuje { $card }
short-knocked-knock = kuca
short-knocked-gin = gin
short-knocked-big_gin = veliki gin
short-laid_off = prilaže { $card }
short-laid_off-none = ne prilaže ništa
short-deal_ended = +{ $points }
short-match_ended = kraj meča
