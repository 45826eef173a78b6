## On every page

name = Knockwood
title-plain = Knockwood · Gin Rummy
title = { $page } · Knockwood
title-attention = ● { $what } · { $page }

skip-to-main = Skip to the main part
nav-label = Main
nav-matches = My matches
nav-about = About
nav-settings = Settings
nav-privacy = Privacy
language = Language
nav-you = You play under this name

close = Close
cancel = Cancel
back = Back
dismiss = Dismiss
try-again = Try again
to-home = To the front page
copied = Copied
you = You
computer = The computer

page-failed = This page could not be fetched
not-found-title = There is nothing here
not-found-text = The address leads nowhere. Perhaps a letter of it is missing.

name-title = Your name
name-hint = At most 20 characters. Opponents see it.
matches-nameless = A player who has left
load-failed = This could not be loaded.

away-title = The server does not answer
away-text = Perhaps it is being started anew, or this device has no connection just now.
away-matches = Nothing is lost: every card that was played is kept, and nobody’s time runs while the server is down.
away-next =
    { $seconds ->
        [one] Next try in one second.
       *[other] Next try in { $seconds } seconds.
    }
away-asking = Asking …
away-now = Try now
learn-title = How to play
learn-intro = Three deals in two minutes, at the table itself.
learn-how = How is it played?
