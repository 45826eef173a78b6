### About, privacy, another device.

about-title = O Knockwood
about-intro = Gin rummy dla ludzi, którzy się znają: jedna osoba otwiera stół, druga otwiera link i obie siedzą przy jednym stole, z uczciwymi zegarami i z każdym meczem w archiwum.
about-rules-title = Odmiany gry
about-rules = Do wyboru jest siedem zestawów zasad, od gry na co dzień po Oklahomę, a każdą liczbę można zmienić przed meczem. Liczy się to, co jest tu zapisane, a nie to, jak gra się przy sąsiednim stole.
about-fair-title = Jak powstaje rozdanie i jak możesz je sprawdzić
about-fair-1 = Zanim cokolwiek zostanie rozdane, serwer losuje dla meczu tajną liczbę i pokazuje jej odcisk. Twoja strona losuje własną i też pokazuje odcisk, tak samo strona drugiej osoby. Od tej chwili nikt nie może zmienić swojej liczby niezauważenie.
about-fair-2 = Potem liczby graczy zostają odkryte. Wszystkie razem, wraz z meczem, jego zasadami i numerem rozdania, wyznaczają każdą talię. Serwer nie może wybrać talii i gracz też nie może: trzeba by wcześniej znać liczby pozostałych.
about-fair-3 = Po meczu odkryta zostaje także liczba serwera. Strona meczu rozdaje wtedy każdą talię jeszcze raz, na twoim urządzeniu, i porównuje ją z kartami, którymi grano.
about-fair-limits = Czego to nie zapewnia: ten, kto prowadzi serwer, może w czasie gry zaglądać w karty. Graj na serwerze kogoś, komu ufasz.
about-clock-title = Zegar
about-clock = Zegar prowadzi serwer. Odlicza to, co kosztuje samo łącze, więc wolne połączenie nic nie kosztuje, a ruch, który dotarł na czas, jest ważny. Gdy serwer zawodzi, niczyj czas nie płynie.
about-credits-title = Podziękowania
about-credits-cards = Karty: narysował je <author>Adrian Kennard</author>, udostępnione na licencji <licence>CC0</licence>, za pośrednictwem pakietu npm <package>@heruka_urgyen/react-playing-cards</package>.
about-credits-code = Knockwood jest wolnym oprogramowaniem na licencji <licence>GNU AGPL w wersji 3 lub nowszej</licence>.
about-build = Wydanie { $build }

privacy-title = Prywatność
privacy-intro = Nie ma rejestracji, reklam ani osób trzecich: ta strona nie wczytuje niczego z innych miejsc.
privacy-kept-title = Co jest przechowywane
privacy-name = Wybrane przez ciebie imię. Widzi je każdy, kto z tobą gra.
privacy-matches = Twoje mecze: miejsca, karty i ruchy, bez imion. Imiona są wyszukiwane, gdy mecz jest pokazywany.
privacy-cookie = Jedno ciasteczko, żeby serwer cię rozpoznał. Zawiera losową liczbę; serwer przechowuje tylko jej odcisk. Żaden skrypt nie może go odczytać.
privacy-browser = W tej przeglądarce: twoje ustawienia, ułożenie kart, tajne liczby twoich meczów i to, co strona widziała z ich rozdań.

privacy-address = Twój adres sieciowy służy do ochrony przed zalewem żądań i nie jest zapisywany.
privacy-long-title = Jak długo
privacy-long = Mecze zostają, dla obojga grających. Gość, którego nie było tu od dwunastu miesięcy, jest usuwany tam, gdzie prowadzący serwer włączył codzienne porządki; w każdej chwili możesz poprosić o usunięcie swojego imienia.
privacy-who-title = Kto to widzi
privacy-who = Mecz mogą otworzyć ci, którzy go grali, a kto prowadzi ten serwer, może czytać jego bazę danych.
privacy-elsewhere-title = Na innym urządzeniu
privacy-elsewhere = Rozpoznajemy cię tylko po ciasteczku. Gdy go zabraknie, nie ma drogi do twoich meczów, chyba że ma je inne twoje urządzenie: utwórz tam link.

link-title = Graj dalej na innym urządzeniu
link-about = Otwórz tam ten link albo zeskanuj kod. Działa raz, przez dziesięć minut, i tamto urządzenie też będzie tobą.
link-make = Utwórz link
link-made = Link
link-copy = Kopiuj
link-copy-by-hand = Link jest zaznaczony; skopiuj go z menu swojego urządzenia.
link-qr = Kod QR z linkiem
link-left = Ważny jeszcze { $time }
link-over = Ten link jest już za stary.
link-again = Utwórz nowy
link-warning = Kto go otworzy, gra w twoim imieniu. Nie przekazuj go nikomu.
link-need-name = Nie masz tu jeszcze imienia. Najpierw je wybierz, potem zabierzesz je ze sobą.
link-redeem-title = Bądź tu tą samą osobą
link-redeem-about = Ten link pochodzi z innego urządzenia. Po naciśnięciu ta przeglądarka przejmie gracza, który go utworzył.
link-redeem-replaces = W tej przeglądarce grasz teraz jako { $name }. Mecze tego gracza nie będą tu już pokazywane.
link-redeem = Graj dalej tutaj
link-redeem-busy = Chwileczkę …
link-redeemed = Witamy z powrotem, { $name }.
