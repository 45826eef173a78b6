## The settings that came with the page of them, the first stand in table.ftl

settings-lead = They hold on this device, from the moment of the press.
settings-look = Look
settings-play = Play
settings-calls = Sound and calls
settings-felt = Felt
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-burgundy = Burgundy
settings-felt-charcoal = Charcoal
settings-index = Size of the corner signs
settings-index-auto = As there is room
settings-index-big = Large
settings-index-normal = Normal
settings-side = Thumb
settings-side-right = Right hand
settings-side-left = Left hand
settings-confirm = Ask before a discard
settings-sound = Sounds
settings-volume = Volume
settings-vibrate = Vibrate when it is your turn
settings-notify = Notify me of my turn in another tab
settings-notify-hint = The browser asks you first.
settings-notify-refused = The browser does not allow it for this page.

confirm-title = Discard the { CARD($card) }?
