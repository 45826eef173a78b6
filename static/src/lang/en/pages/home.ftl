### Home, the name, entering a code, the room form.

home-title = Gin Rummy with friends
home-lead = Open a link, sit down, play.
home-name = You play as
home-name-change = Change
home-friend = Play with a friend
home-friend-about = Choose the rules, send a link
home-computer = Play the computer
home-computer-about = At once, standard rules
home-computer-busy = Setting the table …
home-code = Have a code?
home-code-go = Go to the table
home-code-short = A code has eight letters and figures.
home-running = Your running matches
home-running-all = All my matches

name-save = Save
name-saved = You are { $name } now.

new-title = New room
new-format = Who plays
new-format-duel = Two players
new-format-duel-about = One against one, the game as everybody knows it.
new-format-captain = Captain
new-format-captain-about = Three players. One plays alone against a captain, whom the third advises; the roles change with the deals.
new-format-cutthroat = Cutthroat
new-format-cutthroat-about = Three players, each for themselves. The dealer sits out, and the loser of a deal deals the next.
new-format-partners = Partners
new-format-partners-about = Four players in two teams, at two tables at once. Partners score together, and opponents change every round.
new-opponent = { $seats ->
    [2] Against
   *[other] With
}
new-opponent-friend = { $seats ->
    [2] A friend
   *[other] Friends
}
new-opponent-friend-about = By a link that you send
new-opponent-computer = The computer
new-opponent-computer-about = { $seats ->
    [2] Sits down at once
   *[other] Takes all the other seats
}
new-rules = Rules
new-target = Play to
new-target-points = { $points } points
new-oklahoma = Oklahoma, as played here
new-oklahoma-club = Club Oklahoma
new-oklahoma-club-about = a spade doubles the whole deal and is worth two boxes
new-oklahoma-boxes-note = Boxes count for nothing in this set unless you give them a bonus below.
new-edit-reset = Back to { $set }
new-clock = Clock
new-make = Set the table
new-make-computer = Play
new-making = Setting the table …
new-bad-number = Whole numbers only.
new-refused = The table cannot be set like this.
