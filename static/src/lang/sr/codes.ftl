## Every refusal and failure that the server names by a code

code-other = Nešto nije u redu ({ $code }).
code-offline = Server nije dostupan. Proveri vezu.
code-server_error = Server je imao problem. Pokušaj ponovo.
code-page_error = Stranica je imala problem. Učitaj je ponovo.

# At the table
code-not_your_turn = Nisi na potezu.
code-wrong_phase = To sada nije moguće.
code-not_your_card = Te karte nema u tvojoj ruci.
code-just_taken = Karta uzeta sa odbačenih ne može da se odbaci u istom potezu.
code-over_limit = Ne možeš da kucaš: neuparene karte vrede { $deadwood }, a granica je { $limit }.
code-not_big_gin = Za veliki gin svih jedanaest karata mora biti u kombinacijama.
code-card_twice = Ista karta je navedena dva puta.
code-card_not_held = Jedne od tih karata nema u tvojoj ruci.
code-not_a_meld = Te karte nisu kombinacija.
code-bad_layoff = Ta karta tu ne odgovara.
code-too_late = Vreme je isteklo.
code-not_due = Još ne.
code-pile_closed = Sada se odatle ne može vući.
code-unknown_card = Ne postoji karta { $card }.
code-too_early = Prerano je da se traži pobeda.
code-already_claimed = Pobeda je već zatražena.
code-nothing_to_claim = Nema šta da se traži.
code-stale = Na stolu se nešto promenilo. Pogledaj ponovo.
code-id_reused = To je već poslato sa drugim sadržajem.
code-already_agreed = Tvoj pristanak je već zabeležen.
code-bank_full = Taj sat je već pun.
code-no_offer = Nema ponude na koju bi se odgovorilo.
code-cannot_abort = Meč se više ne može prekinuti bez rezultata.
code-adjourned = Meč je odložen. Nastavlja se kad svi to potvrde.
code-not_private = To je moguće samo za privatnim stolovima.
code-untimed = U ovom meču nema sata.
code-match_over = Meč je završen.
code-not_over = Meč još traje.

# In the room
code-seat_taken = Mesto je zauzeto.
code-not_seated = Nemaš mesto za ovim stolom.
code-no_adviser = To je između kapitena i onoga ko savetuje.
code-already_seated = Već sediš za ovim stolom.
code-not_host = To može samo domaćin stola.
code-bad_seat = Tog mesta nema.
code-seat_free = Tu više niko ne sedi.
code-removed = Tvoje mesto je oslobođeno. Dok ima slobodnog mesta, možeš ponovo da sedneš.
code-bad_commit = Stranica i server se ne slažu oko mešanja. Učitaj stranicu ponovo.
code-bad_seed = Stranica i server se ne slažu oko mešanja. Učitaj stranicu ponovo.
code-already_revealed = To seme je već otvoreno.
code-room_full = Za ovim stolom nema mesta.
code-unknown_room = Ne postoji sto sa tim kodom.
code-unknown_version = Ova stranica i server su različitih verzija. Učitaj stranicu ponovo.
code-unknown_player = Server te još ne poznaje. Prvo reci kako se zoveš.
code-unknown_match = Među tvojim mečevima nema takvog.
code-unknown_deal = U ovom meču nema tog deljenja.
code-match_running = Meč se još igra.
code-server_restarting = Server se ponovo pokreće. Vraća se za koji trenutak.
code-bad_message = Server nije razumeo stranicu. Učitaj je ponovo.
code-too_large = To je više nego što server prima.
code-too_fast = Malo prebrzo. Sačekaj trenutak.
code-try_again = Nije uspelo. Pokušaj ponovo.

# Forms
code-bad_request = Nešto u obrascu nije u redu.
code-bad_rules =
    { $reason ->
        [out_of_range] Mora biti najmanje { $least }, a najviše { $most }.
        [box_scope_none] Ako niko ne dobija bonus za deljenja, on mora biti 0.
        [shutout_needs] Čista pobeda traži uslov, a uslov čistu pobedu.
        [duel_only] Holivud je igra za dvoje.
        [fixed] U ovoj vrsti igre ovo pravilo je uvek isto.
        [unknown_set] Takvog skupa pravila ovde nema.
        [unknown_field] Server ne zna za ovo pravilo. Učitaj stranicu ponovo.
       *[other] Ovo pravilo ne može imati tu vrednost.
    }
code-bad_clock = Takav sat ne postoji.
code-bad_format = Ta vrsta igre se ovde ne igra.
code-bad_cursor = Spisak se promenio. Učitaj stranicu ponovo.
code-name_empty = Upiši ime.
code-name_too_long = Ime može imati najviše { $limit } znakova.
code-name_bad_characters = U imenu ima znakova koji se ne mogu koristiti.
code-link_unknown = Ovaj link ne radi.
code-link_used = Ovaj link je već iskorišćen. Napravi novi.
code-link_expired = Ovaj link je prestar. Napravi novi.
code-not_found = Toga ovde nema.
code-method_not_allowed = To ovde nije moguće. Učitaj stranicu ponovo.
