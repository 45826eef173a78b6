### Rule sets and every field of them. `ruleset-*` messages get all numbers of the set as arguments.

ruleset-standard = Standard
ruleset-standard-about = Knock with { $knock_limit } or less; first to { $target } wins. Take every deal and your points count twice.
ruleset-classic = Classic
ruleset-classic-about = Big gin is played, both are paid for their deals, and the higher total wins: being first to { $target } is not enough.
ruleset-house = House
ruleset-house-about = No offer of the upcard: draw from either pile at once. Leave the other with nothing and the game is worth 100 more.
ruleset-house_old = Old house
ruleset-house_old-about = The house game with smaller bonuses, where equal deadwood scores for nobody.
ruleset-express = Express
ruleset-express-about = Deal points and nothing else: no boxes, no game bonus, straight to the target.
ruleset-oklahoma = Oklahoma
ruleset-oklahoma-about = The first upcard is the knock limit, and a spade makes the deal worth more.
ruleset-captain = Captain
ruleset-captain-about = A game of three: one against two, who take turns at the cards.
ruleset-reference = Rule book
ruleset-reference-about = As most rule books print it. The winner deals next, and only the top discard can be seen.
ruleset-custom = Your own rules
ruleset-custom-about = Start from the set chosen above and change whatever you like.

# One figure of a set, as in "Gin 25".
figure-gin_bonus = Gin
figure-big_gin_bonus = Big gin
figure-undercut_bonus = Undercut
figure-box_bonus = Box
figure-game_bonus = Game
figure-target = Target
figure-knock_limit = Knock with
figure-upcard = upcard
rules-in-full = All the rules in full

## Clocks

clock-three_minutes = Three minutes
clock-brisk = Brisk
clock-fast = Fast
clock-untimed = No clock
clock-about = { $cap } each, { $bonus } back for a move within { $within }
clock-untimed-about = All the time you like
