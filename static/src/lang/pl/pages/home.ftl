### Home, the name, entering a code, the room form.

home-title = Gin rummy ze znajomymi
home-lead = Otwórz link, siadaj, graj.
home-name = Grasz jako
home-name-change = Zmień
home-friend = Graj ze znajomymi
home-friend-about = Wybierz zasady, wyślij link
home-computer = Graj z komputerem
home-computer-about = Od razu, zasady standardowe
home-computer-busy = Przygotowanie stołu …
home-code = Masz kod?
home-code-go = Do stołu
home-code-short = Kod ma osiem liter i cyfr.
home-running = Twoje trwające mecze
home-running-all = Wszystkie moje mecze

name-save = Zapisz
name-saved = Grasz teraz jako { $name }.

new-title = Nowy stół
new-format = Kto gra
new-format-duel = Dwie osoby
new-format-duel-about = Jedna przeciw drugiej: gra, jaką wszyscy znają.
new-format-captain = Kapitan
new-format-captain-about = Trzy osoby. Jedna gra sama przeciw kapitanowi, któremu doradza trzecia; role zmieniają się z rozdaniami.
new-format-cutthroat = Cutthroat
new-format-cutthroat-about = Trzy osoby, każda dla siebie. Rozdający pauzuje, a kto przegra rozdanie, rozdaje następne.
new-format-partners = Pary
new-format-partners-about = Cztery osoby w dwóch drużynach, przy dwóch stołach naraz. Partnerzy liczą punkty razem, a przeciwnicy zmieniają się co rundę.
new-opponent = { $seats ->
    [2] Z kim
   *[other] Z kim
}
new-opponent-friend = { $seats ->
    [2] Ze znajomą osobą
   *[other] Ze znajomymi
}
new-opponent-friend-about = Przez link, który wyślesz
new-opponent-computer = Z komputerem
new-opponent-computer-about = { $seats ->
    [2] Siada od razu
   *[other] Zajmie wszystkie pozostałe miejsca
}
new-rules = Zasady
new-target = Do ilu punktów
new-target-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
new-oklahoma = Oklahoma, tak jak się tu gra
new-oklahoma-club = Klubowa Oklahoma
new-oklahoma-club-about = pik podwaja całe rozdanie i daje dwie premie za rozdanie
new-oklahoma-boxes-note = W tym zestawie rozdania nie są premiowane, chyba że niżej dasz im premię.
new-edit-reset = Wróć do zestawu { $set }
new-clock = Zegar
new-make = Otwórz stół
new-make-computer = Graj
new-making = Przygotowanie stołu …
new-bad-number = Tylko liczby całkowite.
new-refused = Tak nie można otworzyć stołu.
