### The keys that act at the table.

keys-title = Keys
keys-lead = They act while the focus is at the table.
keys-arrows = go from card to card
keys-shift-arrows = move the card
keys-enter = select the card
keys-s = draw from the stock
keys-p = take from the pile
keys-d = discard the selected card
keys-k = knock
keys-g = gin
keys-123 = sort by suit, by rank, melds first
keys-c = say the clocks
keys-l = say the last move
keys-o = say what the other holds
keys-help = this list
