### What the room form says about every rule besides its name.

rules-group-deal = Bonusi u deljenju
rules-group-knock = Kucanje
rules-group-match = Meč
rules-group-course = Deljenje i vučenje
rules-group-table = Za stolom

rules-gin_bonus-about = Dodaje se na protivnikove neuparene karte kad ti nemaš nijednu.
rules-big_gin_bonus-about = Svih jedanaest karata u kombinacijama, bez odbacivanja. Umesto bonusa za gin.
rules-big_gin_bonus-switch = Igra se veliki gin
rules-undercut_bonus-about = Dodaje se na razliku kad na kraju manje ima onaj ko se brani.
rules-undercut_on_tie-about = Da li je undercut i kad obe strane imaju jednako.
rules-knock_limit-about = Sa koliko se najviše u neuparenim kartama može kucati. 0 je igra samo na gin.
rules-upcard_limit-about = Oklahoma: granica za kucanje u deljenju je vrednost prve otvorene karte, figure vrede deset.
rules-oklahoma_ace-about = Šta za kucanje znači as kao prva otvorena karta.
rules-spade_double-about = Šta se računa dvostruko kad je prva otvorena karta pik.
rules-spade_boxes-about = Koliko bonusa za deljenje vredi deljenje sa pikom kao otvorenom kartom.
rules-target-about = Meč se završava deljenjem u kojem neko stigne dovde.
rules-game_bonus-about = Za onoga ko stigne do cilja.
rules-box_bonus-about = Za svako dobijeno deljenje, dodaje se na kraju. Ne računa se za cilj.
rules-box_scope-about = Čija dobijena deljenja nose bonus.
rules-shutout-about = Šta se dobija ako protivnik ostane bez ičega.
rules-shutout_needs-about = Kada je pobeda čista.
rules-winner_by-about = Zbog bonusa na kraju može voditi i druga strana.
rules-first_turn-about = Da li se pre igre obema stranama nudi otvorena karta.
rules-next_dealer-about = Ko deli posle deljenja sa poenima.
rules-dead_deal_stock-about = Deljenje je nerešeno kad u zalihi ostane ovoliko karata, a niko nije kucao.
rules-max_discard_draws-about = Posle toliko uzetih odbačenih karata deljenje je takođe nerešeno, da ne bi trajalo večno.
rules-hollywood-about = Tri igre koje se boduju odjednom.
rules-memory-about = Koliko od njih može da se gleda.
