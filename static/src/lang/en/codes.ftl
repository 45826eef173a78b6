## Every refusal and failure that the server names by a code

code-other = Something went wrong ({ $code }).
code-offline = The server cannot be reached. Check your connection.
code-server_error = The server had a problem. Please try again.
code-page_error = This page had a problem. Please load it again.

# At the table
code-not_your_turn = It is not your turn.
code-wrong_phase = That cannot be done now.
code-not_your_card = You do not hold that card.
code-just_taken = The card you just took from the pile cannot be discarded in the same turn.
code-over_limit = You cannot knock with { $deadwood } in deadwood: the limit is { $limit }.
code-not_big_gin = Big gin needs all eleven cards in melds.
code-card_twice = A card is named twice.
code-card_not_held = One of these cards is not in your hand.
code-not_a_meld = Those cards are not a meld.
code-bad_layoff = That card does not fit there.
code-too_late = Your time was up.
code-not_due = Not yet.
code-pile_closed = That pile cannot be drawn from now.
code-unknown_card = There is no card { $card }.
code-too_early = It is too early to claim the win.
code-already_claimed = The win has been claimed already.
code-nothing_to_claim = There is nothing to claim.
code-stale = The table has moved on. Look again.
code-id_reused = That was sent before with other content.
code-already_agreed = You have agreed already.
code-bank_full = That clock is full already.
code-no_offer = There is no offer to answer.
code-cannot_abort = The match can no longer be broken off without a result.
code-adjourned = The match is adjourned. It goes on when everybody has said so.
code-not_private = Only private rooms allow that.
code-untimed = There is no clock in this match.
code-match_over = The match is over.
code-not_over = The match is not over yet.

# In the room
code-seat_taken = The seat is taken.
code-not_seated = You have no seat at this table.
code-no_adviser = That is between the captain and the one who advises.
code-already_seated = You are already sitting here.
code-not_host = Only the host can do that.
code-bad_seat = There is no such seat.
code-seat_free = Nobody sits there any more.
code-removed = The host has freed your seat. As long as a seat is free you can sit down again.
code-bad_commit = The page and the server do not agree about the shuffle. Load the page again.
code-bad_seed = The page and the server do not agree about the shuffle. Load the page again.
code-already_revealed = That seed is open already.
code-room_full = This room is full.
code-unknown_room = There is no room with this code.
code-unknown_version = This page and the server are of different versions. Please load the page again.
code-unknown_player = The server does not know you yet. Tell it your name first.
code-unknown_match = There is no such match among yours.
code-unknown_deal = This match has no such deal.
code-match_running = The match is still being played.
code-server_restarting = The server is restarting. It will be back in a moment.
code-bad_message = The server did not understand the page. Load the page again.
code-too_large = That is more than anybody asked for.
code-too_fast = That was a little fast. Wait a moment.
code-try_again = That did not work. Please try again.

# Forms
code-bad_request = Something in the form is not right.
code-bad_rules =
    { $reason ->
        [out_of_range] This must be at least { $least } and at most { $most }.
        [box_scope_none] Where boxes are paid to nobody, the box bonus must be 0.
        [shutout_needs] A shutout needs a condition, and a condition needs a shutout.
        [duel_only] Hollywood is a game of two.
        [fixed] This format is always played by its own rule here.
        [unknown_set] There is no such set of rules here.
        [unknown_field] The server does not know this rule. Load the page again.
       *[other] This is not a value that the rule can have.
    }
code-bad_clock = There is no such clock.
code-bad_format = That format is not played here.
code-bad_cursor = The list has changed. Load the page again.
code-name_empty = Please give a name.
code-name_too_long = A name has at most { $limit } characters.
code-name_bad_characters = That name has characters that cannot be used.
code-link_unknown = This link does not work.
code-link_used = This link has been used already. Make a new one.
code-link_expired = This link is too old. Make a new one.
code-not_found = That is not here.
code-method_not_allowed = That cannot be done here. Load the page again.
