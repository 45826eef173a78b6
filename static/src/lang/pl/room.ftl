## A room before and around the table

room-title = Stół
room-opening = Otwieranie stołu …
room-full-title = Przy tym stole nie ma miejsc
room-full-text = Wszystkie miejsca przy { $code } są zajęte. Możesz otworzyć własny stół.
room-removed-title = Twoje miejsce zostało zwolnione
room-removed-text = Twoje miejsce przy { $code } zostało zwolnione przez gospodarza, a teraz wszystkie są zajęte. Możesz otworzyć własny stół.
room-unknown-title = Nie ma stołu o tym kodzie
room-unknown-text = Nic nie wiadomo o { $code }. Sprawdź litery albo otwórz własny stół.
page-old-title = Ta strona jest nieaktualna
page-reload = Wczytaj stronę ponownie
room-own = Otwórz stół
room-rules = Zasady: { $set }

invite-title = <name>{ $host }</name> zaprasza cię na mecz
invite-lead = { $format ->
    [captain] Kapitan: gin rummy dla trzech osób, jedna przeciw dwóm.
    [cutthroat] Cutthroat: gin rummy dla trzech osób, każda dla siebie.
    [partners] Pary: gin rummy dla czterech osób, dwie przeciw dwóm.
   *[other] Gin rummy dla dwóch osób.
} Bez instalowania, bez rejestracji.
invite-free = Wolne miejsca: { $free } z { $seats }.
invite-link = Link do tego stołu
invite-copy = Skopiuj link
invite-share = Udostępnij
invite-code = Albo podyktuj ten kod
invite-qr = Kod QR z linkiem do tego stołu
copy-by-hand = Przeglądarka nie pozwala stronie kopiować. Link jest zaznaczony: skopiuj go ręcznie.
share-title = Knockwood
share-text = Siadaj do gry: mecz w gin rummy.
sit-down = Siadam do gry
leave = Opuść stół

waiting-title = Czekamy na drugą osobę
waiting-lead = Kto pierwszy otworzy ten link, zajmie drugie miejsce.
waiting-shuffling = Wspólne tasowanie
waiting-shuffling-text = Obie przeglądarki i serwer dokładają swoją część tasowania. Za chwilę gramy.
waiting-seats = Miejsca
seat-free = Wolne miejsce
seat-you = to ty
seat-away = poza stołem

link-lost = Brak połączenia. Następna próba za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
link-lost-said = Brak połączenia ze stołem. Trwa ponowne łączenie.
link-trying = Brak połączenia. Łączenie …
link-now = Połącz teraz
link-back = Znowu połączono.
