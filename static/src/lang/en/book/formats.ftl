### What each format says for itself.

book-duel_players = Two people play, each for themselves.
book-duel_cut = Before the first deal each cuts a card; the higher one deals. The ace is low, and equal cards cut again.

book-captain_players = Three people play, each with a score of their own: the <b>soloist</b>, who is “in the box”, against the <b>captain</b>, while one sits out.
book-captain_cut = Before the first deal each cuts a card; the ace is low, and equal cards cut again. The highest is the soloist, the middle one the captain, and the lowest sits out.
book-captain_deal = The soloist always deals, so the captain always moves first.
book-captain_advice = Whoever sits out sees the captain’s hand and nothing else that is hidden, may write to the captain and point at a card, and scores nothing. The captain decides.
book-captain_won = A soloist who wins the deal stays, and the other two change places.
book-captain_lost = A soloist who loses the deal sits out. The captain is then the soloist, and whoever sat out is the captain.

book-cutthroat_players = Three people play, each with a score of their own. Two of them play a deal; the dealer sits out.
book-cutthroat_cut = Before the first deal each cuts a card; the highest deals, and the player on the left moves first. The ace is low, and equal cards cut again.
book-cutthroat_out = The dealer sees nothing that is hidden and gives no advice.
book-cutthroat_next = Whoever loses a deal deals the next one. Its winner plays the dealer of before, who moves first.

book-partners_players = Four people play in two teams; partners sit across from each other. Each plays one of the other team, at two tables at once.
book-partners_team = Points, target, bonuses and boxes are the team’s: whatever is said below of a player who reaches the target holds for a team.
book-partners_cut = Before the first round each cuts a card. The team with the highest deals at both tables in odd rounds, the other team in even ones. The ace is low, and equal cards cut again.
book-partners_opponents = Everybody meets the other opponent in the next round.
book-partners_add = When both tables are done the round is scored. If both winners are of one team, their points are added up.
book-partners_set_off = If each team has won a table, the one with more points gets the difference. Equal points bring nobody anything.
book-partners_box = A round that brought points is one box for the team that got them, whatever the upcards were.
book-partners_alone = Partners do not see each other’s cards, and have no way to talk during a deal.
