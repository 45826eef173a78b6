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
code-too_early = It is too early to claim the win.
code-nothing_to_claim = There is nothing to claim.
code-stale = The table has moved on. Look again.
code-id_reused = That was sent before with other content.
code-no_offer = There is no offer to answer.
code-cannot_abort = The match can no longer be broken off without a result.
code-not_private = Only private rooms allow that.
code-untimed = There is no clock in this match.
code-match_over = The match is over.
code-not_over = The match is not over yet.

# In the room
code-seat_taken = The seat is taken.
code-not_seated = You have no seat at this table.
code-already_seated = You are already sitting here.
code-bad_commit = The page and the server do not agree about the shuffle. Load the page again.
code-bad_seed = The page and the server do not agree about the shuffle. Load the page again.
code-room_full = This room is full.
code-unknown_room = There is no room with this code.
code-unknown_player = The server does not know you yet. Tell it your name first.
code-unknown_match = There is no such match among yours.
code-match_running = The match is still being played.
code-server_restarting = The server is restarting. It will be back in a moment.
code-foreign_origin = This page is not served by the table's own server.
code-bad_message = The server did not understand the page. Load the page again.
code-too_fast = That was a little fast. Wait a moment.
code-try_again = That did not work. Please try again.
code-store_unavailable = The server cannot write anything down at the moment. Please try again.

# Forms
code-bad_request = Something in the form is not right.
code-bad_rules = These rules do not go together.
code-name_empty = Please give a name.
code-name_too_long = That name is too long. Twenty characters at most.
code-name_bad_characters = That name has characters that cannot be used.
code-link_unknown = This link does not work.
code-link_used = This link has been used already. Make a new one.
code-link_expired = This link is too old. Make a new one.
code-not_found = That is not here.
