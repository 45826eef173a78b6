## A room before and around the table

room-title = Table
room-opening = Opening the room …
room-full-title = This room is full
room-full-text = All seats at { $code } are taken. You can make a room of your own.
room-removed-title = Your seat was freed
room-removed-text = The host has freed your seat at { $code }, and all seats are taken now. You can make a room of your own.
room-unknown-title = No room has this code
room-unknown-text = Nothing is known of { $code }. Look at the letters again, or make a room of your own.
page-old-title = This page is out of date
page-reload = Load the page again
room-own = Make a room
room-rules = Rules: { $set }

invite-title = <name>{ $host }</name> invites you to a match
invite-lead = { $format ->
    [captain] Captain: Gin Rummy for three, one against two.
    [cutthroat] Cutthroat: Gin Rummy for three, each for themselves.
    [partners] Partners: Gin Rummy for four, two against two.
   *[other] Gin Rummy for two.
} Nothing to install, nothing to sign up for.
invite-free = Free seats: { $free } of { $seats }.
invite-link = Link to this table
invite-copy = Copy the link
invite-share = Share
invite-code = Or read out this code
invite-qr = QR code of the link to this table
copy-by-hand = Your browser does not let the page copy. The link is marked: copy it from there.
share-title = Knockwood
share-text = Sit down for a match of Gin Rummy.
sit-down = Sit down
leave = Leave the room

waiting-title = Waiting for the other player
waiting-lead = Whoever opens this link first takes the other seat.
waiting-shuffling = Shuffling together
waiting-shuffling-text = Both browsers and the server put in their part of the shuffle. Play begins at once.
waiting-seats = Seats
seat-free = Free seat
seat-you = that is you
seat-away = away

link-lost = The line is down. Next try in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
link-lost-said = The line to the table is down. Trying again.
link-trying = The line is down. Trying …
link-now = Try now
link-back = Connected again.
