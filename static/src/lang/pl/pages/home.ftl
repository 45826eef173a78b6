### Home, the name, entering a code, the room form.

home-title = Gin rummy dla dwojga
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
new-opponent = Z kim
new-opponent-friend = Ze znajomą osobą
new-opponent-friend-about = Przez link, który wyślesz
new-opponent-computer = Z komputerem
new-opponent-computer-about = Siada od razu
new-rules = Zasady
new-target = Do ilu punktów
new-target-points = { $points } punktów
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
