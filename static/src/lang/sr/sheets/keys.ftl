### The keys that act at the table.

keys-title = Tasteri
keys-lead = Rade dok je fokus na stolu.
keys-arrows = idi od karte do karte
keys-shift-arrows = pomeri kartu
keys-enter = izaberi kartu
keys-s = vuci iz zalihe
keys-p = uzmi sa odbačenih karata
keys-d = odbaci izabranu kartu
keys-k = kucaj
keys-g = gin
keys-123 = složi po boji, po jačini, prvo kombinacije
keys-c = reci stanje satova
keys-l = reci poslednji potez
keys-o = reci šta se zna o kartama protivnika
keys-help = ovaj spisak
