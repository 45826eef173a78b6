### About, privacy, another device.

about-title = O Knockwoodu
about-intro = Gin rummy za ljude koji se poznaju: jedno otvori sto, drugo otvori link i oboje sede za istim stolom, sa poštenim satovima, a svaki meč ostaje sačuvan.
about-rules-title = Vrste igre
about-rules = Pripremljeno je sedam skupova pravila, od svakodnevne igre do Oklahome, a svaki broj u njima može da se promeni pre meča. Važi ono što ovde piše, a ne ono što se igra za susednim stolom.
about-fair-title = Kako nastaje deljenje i kako možeš da ga proveriš
about-fair-1 = Pre nego što se išta podeli, server za meč bira tajni broj i pokazuje njegov otisak. Tvoja stranica bira svoj i takođe pokazuje otisak, a isto čini i stranica drugog igrača. Od tada niko ne može da promeni broj, a da se to ne otkrije.
about-fair-2 = Zatim se brojevi igrača otvaraju. Svi zajedno, uz meč, njegova pravila i broj deljenja, određuju svaki špil. Server ne može da izabere špil, a ne može ni igrač: morao bi unapred da zna brojeve ostalih.
about-fair-3 = Kad se meč završi, otvara se i broj servera. Stranica meča tada ponovo deli svaki špil, na tvom uređaju, i upoređuje ga sa odigranim kartama.
about-fair-limits = Šta ovo ne može: ne sprečava onoga ko vodi server da gleda karte dok igraš. Igraj na serveru nekoga kome veruješ.
about-clock-title = Sat
about-clock = Sat je na serveru. Oduzima ono što troši sama veza, pa se spora veza ne plaća, a potez koji je stigao na vreme važi. Kad server zakaže, nikome vreme ne teče.
about-credits-title = Hvala
about-credits-cards = Karte: nacrtao ih je <author>Adrian Kennard</author> i poklonio pod <licence>CC0</licence>, a stižu preko npm paketa <package>@heruka_urgyen/react-playing-cards</package>.
about-credits-code = Knockwood je slobodan softver pod licencom <licence>GNU AGPL, verzija 3 ili novija</licence>.
about-build = Izdanje { $build }

privacy-title = Privatnost
privacy-intro = Nema prijave, reklama ni trećih strana: ova stranica ništa ne učitava sa drugih mesta.
privacy-kept-title = Šta se čuva
privacy-name = Ime koje izabereš. Vide ga oni koji igraju sa tobom.
privacy-matches = Tvoji mečevi: mesta, karte i potezi, bez imena. Imena se potraže kad se meč prikazuje.
privacy-cookie = Jedan kolačić, da bi te server prepoznao. U njemu je nasumičan broj; server čuva samo njegov otisak. Nijedna skripta ne može da ga pročita.
privacy-browser = U ovom pregledaču: tvoja podešavanja, raspored karata, tajni brojevi tvojih mečeva i ono što je stranica videla od deljenja.

privacy-address = Tvoja mrežna adresa se gleda samo radi zaštite od zatrpavanja zahtevima i ne zapisuje se.
privacy-long-title = Koliko dugo
privacy-long = Mečevi ostaju, za oboje koji su ih igrali. Gost koji nije dolazio dvanaest meseci uklanja se tamo gde je onaj ko vodi server uključio dnevno čišćenje; u svakom trenutku možeš da tražiš da se tvoje ime ukloni.
privacy-who-title = Ko to može da vidi
privacy-who = Meč mogu da otvore oni koji su ga igrali, a ko vodi ovaj server može da čita njegovu bazu.
privacy-elsewhere-title = Na drugom uređaju
privacy-elsewhere = Prepoznajemo te samo po kolačiću. Ako njega nema, nema ni puta do tvojih mečeva, osim ako ga ima neki drugi tvoj uređaj: napravi link na njemu.

link-title = Nastavi na drugom uređaju
link-about = Otvori tamo ovaj link ili skeniraj kod. Radi jednom, u roku od deset minuta, i taj uređaj tada postaje takođe tvoj.
link-make = Napravi link
link-made = Link
link-copy = Kopiraj
link-copy-by-hand = Link je označen; kopiraj ga iz menija svog uređaja.
link-qr = QR kod linka
link-left = Važi još { $time }
link-over = Ovaj link je sada prestar.
link-again = Napravi novi
link-warning = Ko ga otvori, igra u tvoje ime. Ne prosleđuj ga.
link-need-name = Ovde još nemaš ime. Prvo ga izaberi, pa ga možeš poneti sa sobom.
link-redeem-title = Budi i ovde isti igrač
link-redeem-about = Ovaj link je stigao sa drugog uređaja. Na pritisak ovaj pregledač postaje igrač koji ga je napravio.
link-redeem-replaces = U ovom pregledaču sada igraš kao { $name }. Mečevi tog igrača se ovde više neće prikazivati.
link-redeem = Nastavi ovde
link-redeem-busy = Trenutak …
link-redeemed = Opet si tu, { $name }.
