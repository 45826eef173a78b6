## Every refusal and failure that the server names by a code

code-other = Coś poszło nie tak ({ $code }).
code-offline = Nie można połączyć się z serwerem. Sprawdź połączenie.
code-server_error = Serwer miał problem. Spróbuj jeszcze raz.
code-page_error = Strona miała problem. Wczytaj ją ponownie.

# At the table
code-not_your_turn = To nie twój ruch.
code-wrong_phase = Teraz nie można tego zrobić.
code-not_your_card = Nie masz tej karty na ręce.
code-just_taken = Karty wziętej właśnie ze stosu odkrytego nie można odrzucić w tym samym ruchu.
code-over_limit = Nie można stukać z { $deadwood } w wolnych kartach: limit to { $limit }.
code-not_big_gin = Duży gin wymaga wszystkich jedenastu kart w układach.
code-card_twice = Ta sama karta podana jest dwa razy.
code-card_not_held = Jednej z tych kart nie masz na ręce.
code-not_a_meld = Te karty nie tworzą układu.
code-bad_layoff = Ta karta tam nie pasuje.
code-too_late = Czas już minął.
code-not_due = Jeszcze nie teraz.
code-pile_closed = Z tego stosu nie można teraz brać.
code-unknown_card = Nie ma karty { $card }.
code-too_early = Na odebranie wygranej jest jeszcze za wcześnie.
code-already_claimed = Wygrana jest już zgłoszona.
code-nothing_to_claim = Nie ma czego odbierać.
code-stale = Na stole coś się zmieniło. Spójrz jeszcze raz.
code-id_reused = To już zostało wysłane z inną treścią.
code-already_agreed = Twoja zgoda jest już zapisana.
code-bank_full = Ten zegar jest już pełny.
code-no_offer = Nie ma propozycji, na którą można odpowiedzieć.
code-cannot_abort = Tego meczu nie można już odwołać bez wyniku.
code-adjourned = Mecz jest odłożony. Gramy dalej, gdy wszyscy to potwierdzą.
code-not_private = To możliwe tylko przy prywatnych stołach.
code-untimed = W tym meczu nie ma zegara.
code-match_over = Mecz jest skończony.
code-not_over = Mecz jeszcze trwa.

# In the room
code-seat_taken = To miejsce jest zajęte.
code-not_seated = Nie masz miejsca przy tym stole.
code-no_adviser = To sprawa między kapitanem a doradcą.
code-already_seated = Już siedzisz przy tym stole.
code-not_host = To może zrobić tylko gospodarz stołu.
code-bad_seat = Nie ma takiego miejsca.
code-seat_free = Tam już nikt nie siedzi.
code-removed = Miejsce zostało zwolnione przez gospodarza stołu. Póki jest wolne miejsce, możesz usiąść ponownie.
code-bad_commit = Strona i serwer nie zgadzają się co do tasowania. Wczytaj stronę ponownie.
code-bad_seed = Strona i serwer nie zgadzają się co do tasowania. Wczytaj stronę ponownie.
code-already_revealed = To ziarno jest już odkryte.
code-room_full = Przy tym stole nie ma wolnych miejsc.
code-unknown_room = Nie ma stołu o tym kodzie.
code-unknown_version = Ta strona i serwer są w różnych wersjach. Wczytaj stronę ponownie.
code-unknown_player = Serwer cię jeszcze nie zna. Najpierw podaj imię.
code-unknown_match = Wśród twoich meczów nie ma takiego.
code-unknown_deal = W tym meczu nie ma takiego rozdania.
code-match_running = Ten mecz jeszcze trwa.
code-server_restarting = Serwer uruchamia się ponownie. Za chwilę wróci.
code-bad_message = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
code-too_large = To więcej, niż serwer może przyjąć.
code-too_fast = Trochę za szybko. Poczekaj chwilę.
code-try_again = Nie udało się. Spróbuj jeszcze raz.

# Forms
code-bad_request = Coś w formularzu się nie zgadza.
code-bad_rules =
    { $reason ->
        [out_of_range] To musi być co najmniej { $least }, a najwyżej { $most }.
        [box_scope_none] Gdy nikt nie dostaje premii za rozdania, musi ona wynosić 0.
        [shutout_needs] Wygrana do zera wymaga warunku, a warunek wygranej do zera.
        [duel_only] W Hollywood grają dwie osoby.
        [fixed] W tej odmianie ta zasada jest zawsze taka sama.
        [unknown_set] Takiego zestawu zasad tu nie ma.
        [unknown_field] Serwer nie zna tej zasady. Wczytaj stronę ponownie.
       *[other] Ta zasada nie może mieć takiej wartości.
    }
code-bad_clock = Nie ma takiego zegara.
code-bad_format = W tę odmianę się tu nie gra.
code-bad_cursor = Lista się zmieniła. Wczytaj stronę ponownie.
code-name_empty = Podaj imię.
code-name_too_long = Imię może mieć najwyżej { $limit } znaków.
code-name_bad_characters = Tych znaków nie można użyć w imieniu.
code-link_unknown = Ten link nie działa.
code-link_used = Ten link został już użyty. Utwórz nowy.
code-link_expired = Ten link jest za stary. Utwórz nowy.
code-not_found = Tego tu nie ma.
code-method_not_allowed = Tego nie można tu zrobić. Wczytaj stronę ponownie.
