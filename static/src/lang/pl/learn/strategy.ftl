### Advice for playing well.

learn-strategy-lead = Pięć nawyków, które wygrywają rozdania. Żaden nie jest zasadą.
learn-strategy-low-title = Wcześnie zmniejszaj wolne karty
learn-strategy-low = Król, dama i walet liczą się po dziesięć, dopóki je trzymasz. W pierwszych ruchach pozbywaj się wysokich kart, do których nic nie pasuje. Z niskimi kartami można stukać, gdy przyjdzie pora, a kiedy druga strona jest szybsza, kosztują niewiele.
learn-strategy-open-title = Trzymaj karty, z których może być więcej niż jedno
learn-strategy-open = Nie przywiązuj się do jednego układu. Z tymi trzema każda z pozostałych siódemek daje komplet, a <c>5C</c> lub <c>8C</c> sekwens: pomagają cztery karty.
learn-strategy-pile-title = Zastanów się, zanim weźmiesz ze stosu odkrytego
learn-strategy-pile = To, co bierzesz, widać, i zdradza, co zbierasz. Karta ze stosu zakrytego nie zdradza nic. Z odkrytego bierz to, co daje układ, rzadko to, co tylko może go dać.
learn-strategy-watch-title = Patrz, co bierze i odrzuca druga strona
learn-strategy-watch = Karta, którą wzięto, mówi, czego trzeba: zatrzymaj jej sąsiadki i karty tej samej wartości. Karta, którą odrzucono, mówi, czego nie trzeba: inna tej samej wartości rzadko się przyda. Stos odkryty można obejrzeć, a to, co z niego wzięto, widać obok kart przeciwnika.
learn-strategy-knock-title = Stukaj, żeby wygrać, i stukaj, żeby się bronić
learn-strategy-knock = Wczesne stuknięcie zastaje drugą stronę z pełną ręką wolnych kart i kończy rozdanie, zanim będzie gin. Im później, tym więcej jest w układach i tym bliżej podcięcia: wtedy czekaj albo stukaj tylko z bardzo małą liczbą punktów.
