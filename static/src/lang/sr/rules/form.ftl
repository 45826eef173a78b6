### What the room form says about every rule besides its name.

rules-group-deal = Poeni za deljenje
rules-group-match = Poeni za meč
rules-group-course = Deljenje
rules-group-oklahoma = Oklahoma
rules-group-hollywood = Holivud
rules-group-table = Za stolom
rules-idle = Uz ostala pravila nema značaja.

rules-gin_bonus-about = Dodaje se na protivnikove neuparene karte kad ti nemaš nijednu.
rules-big_gin_bonus-about = Umesto bonusa za gin, kad je svih jedanaest karata u kombinacijama i nijedna se ne odbacuje.
rules-big_gin_bonus-switch = Igra se veliki gin
rules-undercut_bonus-about = Dodaje se na razliku kad na kraju manje ima onaj ko se brani.
rules-undercut_on_tie-about = Da li je undercut i kad obe strane imaju jednako.
rules-knock_limit-about = Sa koliko se najviše u neuparenim kartama može kucati; 0 je igra samo na gin.
rules-upcard_limit-about = Da li je granica za kucanje u deljenju vrednost prve otvorene karte, figure po deset.
rules-oklahoma_ace-about = Šta za kucanje znači as kao prva otvorena karta.
rules-spade_double-about = Šta se računa dvostruko kad je prva otvorena karta pik.
rules-spade_boxes-about = Koliko bonusa vredi deljenje čija je prva otvorena karta pik.
rules-target-about = Meč se završava deljenjem u kojem neko stigne dovde.
rules-game_bonus-about = Za onoga ko stigne do cilja.
rules-box_bonus-about = Za svako dobijeno deljenje, dodaje se na kraju; ne računa se za cilj.
rules-box_scope-about = Čija dobijena deljenja nose bonus.
rules-shutout-about = Šta za čistu pobedu dobija onaj ko stigne do cilja.
rules-shutout_needs-about = Kada je pobeda čista.
rules-winner_by-about = Da li bonusi na kraju još mogu da donesu pobedu drugoj strani.
rules-first_turn-about = Da li se pre igre obema stranama nudi otvorena karta.
rules-next_dealer-about = Ko deli posle deljenja sa poenima.
rules-dead_deal_stock-about = Deljenje je nerešeno kad u zalihi ostane ovoliko karata, a niko nije kucao.
rules-max_discard_draws-about = Posle toliko uzetih odbačenih karata deljenje je takođe nerešeno, da ne bi trajalo večno.
rules-hollywood-about = Tri igre odjednom na istom zapisniku: prva dobijena vredi u prvoj, druga u prve dve, a sledeće u sve tri.
rules-memory-about = Da li se mogu razgledati sve odbačene karte ili se vidi samo gornja.

new-hand-on = Link do ovih pravila i njihov otisak
new-rules-link = Link do ovih pravila
new-rules-link-about = Otvara ovaj formular tačno sa ovim pravilima.
new-rules-hash = Otisak pravila
new-rules-hash-about = Jednaka pravila imaju jednak otisak; svaki meč je zapečaćen otiskom svojih pravila.
new-rules-hash-copy = Kopiraj otisak
new-bad-link = Pravila iz ovog linka ne mogu da se koriste. { $reason }
new-bad-link-at = Pravila iz ovog linka ne mogu da se koriste: { $rule }. { $reason }
