### Before three or four begin: who sits where, and who is ready.

seats-title = Waiting for players
seats-title-full = Is everybody ready?
seats-lead = Whoever opens this link can take a free seat.
seats-free = Free seats: { $count }.
seats-waiting-for = Waiting for: { $names }.
seats-you-ready = You are ready.
seats-shuffling = Everybody’s browser and the server put in their part of the shuffle. Play begins at once.
seats-about-captain = Cards are cut for the roles: the highest plays alone, the middle one is captain, the lowest advises.
seats-about-cutthroat = Cards are cut for who deals first. The next seat begins.
seats-about-partners = Each plays one of the other team, at two tables at once; opponents change every round.
seats-team = Team { $number }
seats-number = Seat { $number }
seats-host = host
seats-state-free = free
seats-state-away = away
seats-state-ready = ready
seats-state-waiting = not ready yet
seats-sit = Sit here
seats-sit-at = Sit here: seat { $number }
seats-computer-at = The computer on seat { $number }
seats-ready = I am ready
seats-unready = Not ready after all
seats-menu = Seat of { $name }
seats-swap = Swap with { $name }
seats-move = Move to seat { $number }
seats-remove = Free this seat
