### The first deal, step by step. <c>9D</c> is a card: keep its code, the page draws it. It is not inflected.

learn-coach = Šta sada
learn-step = Korak { $step } od { $steps }
learn-leave = Izađi
learn-watch = Pogledaj šta se dešava …

learn-upcard = Tri ili četiri karte iste vrednosti, ili bar tri uzastopne u istoj boji, čine <b>kombinaciju</b>. Imaš dve devetke, a otvorena je <c>9D</c>: <b>uzmi je</b>.
learn-discard = Devetke i niz u hercu: dve kombinacije, pod njima je crta. Ostalo su <b>neuparene karte</b> i računaju se protiv tebe. Potez se završava odbacivanjem: pritisni skupu kartu <c>KD</c>, pa odbačene karte.
learn-stock = Odbacujem kartu <c>QH</c>, koja ti ničemu ne služi: vuci iz <b>zalihe</b>. Sada radi tvoj sat. Imaš tri minuta, a potez u roku od deset sekundi vraća deset.
learn-knock = <c>8H</c> produžava tvoj niz. Bez karte <c>JC</c> ostaje ti 7 u neuparenim kartama, a sa deset ili manje možeš da <b>kucaš</b>: pritisni <c>JC</c>, pa Kucam.
learn-result-1 = Kucaš sa 7. Uz tvoj niz prilažem <c>4H</c> i ostaje mi 31. <b>Razlika</b> je tvoja. Idemo na sledeće deljenje.
learn-lay_off = Sada kucam ja, sa 7. Pre računanja možeš da <b>priložiš</b> ono što odgovara mojim kombinacijama: pritisni <c>7S</c>, pa moje pikove, zatim <c>JS</c>, pa moje žandare. Na kraju Gotovo.
learn-result-2 = Ostalo ti je manje nego meni, a ja kucam: to je <b>undercut</b>. Donosi razliku i još 25. Zato razmisli pre kucanja.
learn-pile = Poslednje deljenje. Devet tvojih karata je u kombinacijama, a <c>5C</c> produžava tvoj niz u trefu: <b>uzmi je</b>.
learn-gin = Bez karte <c>5H</c> sve je u kombinacijama: to je <b>gin</b>. Uz njega se ništa ne prilaže, a donosi još 25. Pritisni <c>5H</c>, pa Gin.
learn-result-3 = Gin: moje neuparene karte i još 25. Meč tako ide dalje, dok neko ne skupi 100 poena.

learn-not-pass = Možeš da kažeš „dalje“, i onda se pita mene. Ali sa ovom kartom imaš tri devetke: uzmi je.
learn-not-stock = Niko ne zna šta je tamo. Otvorena karta je baš ona koja ti treba: uzmi nju.
learn-not-pile = Dama bi te koštala deset, a odalo bi šta skupljaš. Vuci iz zalihe.
learn-not-melded = Ta karta je u kombinaciji; bez nje se ostale računaju protiv tebe. Odbaci onu koja nije ni u jednoj.
learn-not-cheap = Može, ali druga karta te košta više. Prvo se reši nje.
learn-not-on = Možeš da je odbaciš i igraš dalje. Ali sada možeš da kucaš: pritisni kartu, pa Kucam.
learn-not-silent = Tako bi gin propao. Pritisni kartu, pa Gin.
learn-not-yet = Jedna tvoja karta još odgovara: <c>7S</c> uz moje pikove, <c>JS</c> uz moje žandare.
learn-not-now = Ne sada: prvo korak iznad.

learn-done-title = Sada znaš igru
learn-done = Vuci, odbacuj, skupljaj kombinacije; kucaj ili idi na gin; prilaži kad kuca protivnik. Ostalo dolazi sa igrom.
learn-play-computer = Igraj protiv računara
learn-play-friend = Pozovi nekoga
learn-to-room = Za sto gde te čekaju
learn-again = Pogledaj još jednom
learn-rules-title = Pravila ukratko
learn-strategy-title = Kako se dobro igra
