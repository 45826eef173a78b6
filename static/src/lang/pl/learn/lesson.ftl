### The first deal, step by step. <c>9D</c> is a card: keep its code, the page draws it. It is not inflected.

learn-coach = Co teraz zrobić
learn-step = Krok { $step } z { $steps }
learn-leave = Wyjdź
learn-watch = Zobacz, co się dzieje …

learn-upcard = Trzy lub cztery karty jednej wartości albo co najmniej trzy kolejne w jednym kolorze to <b>układ</b>. Masz dwie dziewiątki, a odkryta leży <c>9D</c>: <b>weź ją</b>.
learn-discard = Dziewiątki i sekwens kier: dwa układy, pod nimi kreska. Reszta to <b>wolne karty</b>, liczą się przeciw tobie. Ruch kończy się odrzuceniem: wybierz drogą kartę <c>KD</c>, potem stos odkryty.
learn-stock = Odrzucam kartę <c>QH</c>, która do niczego ci nie pasuje: dobierz ze <b>stosu zakrytego</b>. Teraz idzie twój zegar. Masz trzy minuty, a ruch w ciągu dziesięciu sekund oddaje dziesięć.
learn-knock = <c>8H</c> wydłuża twój sekwens. Bez karty <c>JC</c> zostaje 7 punktów wolnych kart, a przy dziesięciu lub mniej możesz <b>stukać</b>: wybierz <c>JC</c>, potem Stukam.
learn-result-1 = Stukasz z 7. Do twojego sekwensu dokładam <c>4H</c> i zostaje mi 31. <b>Różnica</b> jest twoja. Pora na następne rozdanie.
learn-lay_off = Teraz stukam ja, z 7. Zanim policzymy, możesz <b>dołożyć</b> to, co pasuje do moich układów: wybierz <c>7S</c> i moje piki, potem <c>JS</c> i moje walety. Na koniec Gotowe.
learn-result-2 = Zostało ci mniej niż mnie, a to ja stukam: <b>podcięcie</b>. Daje różnicę i 25 punktów więcej. Dlatego rozejrzyj się, zanim zastukasz.
learn-pile = Ostatnie rozdanie. Dziewięć twoich kart jest w układach, a <c>5C</c> wydłuża twój sekwens trefl: <b>weź ją</b>.
learn-gin = Bez karty <c>5H</c> wszystko jest w układach: to <b>gin</b>. Nic się do niego nie dokłada, a daje 25 punktów więcej. Wybierz <c>5H</c>, potem Gin.
learn-result-3 = Gin: punkty moich wolnych kart i jeszcze 25. Mecz toczy się tak dalej, aż ktoś zbierze 100 punktów.

learn-not-pass = Możesz spasować, wtedy pytanie trafia do mnie. Ale z tą kartą masz trzy dziewiątki: weź ją.
learn-not-stock = Nie wiadomo, co tam leży. Odkryta karta to właśnie ta, której ci trzeba: weź ją.
learn-not-pile = Dama kosztuje cię dziesięć, a ja widzę, co zbierasz. Dobierz ze stosu zakrytego.
learn-not-melded = Ta karta jest w układzie; bez niej pozostałe liczą się przeciw tobie. Odrzuć taką, która nie jest w żadnym.
learn-not-cheap = Można, ale inna karta kosztuje cię więcej. Najpierw pozbądź się tamtej.
learn-not-on = Możesz ją odrzucić i grać dalej. Ale teraz możesz stukać: wybierz kartę, potem Stukam.
learn-not-silent = Tak gin by przepadł. Wybierz kartę, potem Gin.
learn-not-yet = Jedna z twoich kart jeszcze pasuje: <c>7S</c> do moich pików, <c>JS</c> do moich waletów.
learn-not-now = Nie teraz: najpierw krok powyżej.

learn-done-title = Znasz już grę
learn-done = Dobieraj, odrzucaj, zbieraj układy; stukaj albo zrób gina; dokładaj, gdy stuka druga strona. Reszta przychodzi z graniem.
learn-play-computer = Zagraj z komputerem
learn-play-friend = Zaproś kogoś
learn-to-room = Do stołu, przy którym na ciebie czekają
learn-again = Zobacz jeszcze raz
learn-rules-title = Zasady w skrócie
learn-strategy-title = Jak grać dobrze
