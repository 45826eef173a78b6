### The menu of the table, and what can be said.

menu-title = Menu
menu-say = Say something
menu-score = Score sheet
menu-rules = Rules of this table
menu-settings = Settings
menu-keys = Keys
menu-minute = Give { $name } a minute
menu-offer-end = Offer to end without a result
menu-offer-adjourn = Break off, go on another time
menu-abort = Call the match off
menu-abort-sure = Call it off: no result
menu-resign = Resign
menu-resign-sure = Yes, resign the match
menu-resign-text = { $name } then wins the match.
menu-abort-text = No move counts yet, so nobody wins or loses.
menu-home = To the front page
menu-home-about = The match goes on; you find it under your matches.
phrases-about = Everybody at the table reads it in their own language. Nothing is kept.
