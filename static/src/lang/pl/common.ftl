## On every page

name = Knockwood
title-plain = Knockwood · gin rummy
title = { $page } · Knockwood
title-attention = ● { $what } · { $page }

skip-to-main = Przejdź do treści
nav-label = Menu główne
nav-matches = Moje mecze
nav-about = O grze
nav-settings = Ustawienia
nav-privacy = Prywatność
language = Język
nav-you = Pod tym imieniem grasz

close = Zamknij
cancel = Anuluj
back = Wstecz
dismiss = Ukryj
try-again = Spróbuj ponownie
to-home = Na stronę główną
copied = Skopiowano
you = Ty
computer = Komputer

page-failed = Nie udało się pobrać tej strony
not-found-title = Tu nic nie ma
not-found-text = Ten adres donikąd nie prowadzi. Może brakuje w nim litery.

name-title = Twoje imię
name-hint = Najwyżej 20 znaków. Widzą je osoby, z którymi grasz.
matches-nameless = Osoba, która odeszła
load-failed = Nie udało się tego wczytać.

away-title = Serwer nie odpowiada
away-text = Może właśnie uruchamia się ponownie albo to urządzenie nie ma teraz połączenia.
away-matches = Nic nie przepada: każda zagrana karta jest zapisana, a gdy serwer nie działa, niczyj czas nie płynie.
away-next =
    { $seconds ->
        [one] Następna próba za sekundę.
        [few] Następna próba za { $seconds } sekundy.
        [many] Następna próba za { $seconds } sekund.
       *[other] Następna próba za { $seconds } sekundy.
    }
away-asking = Łączenie …
away-now = Spróbuj teraz
learn-title = Jak grać
learn-intro = Trzy rozdania w dwie minuty, przy prawdziwym stole.
learn-how = Jak się w to gra?
