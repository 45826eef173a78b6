### What each format says for itself.

book-duel_players = Grają dwie osoby, każda dla siebie.
book-duel_cut = Przed pierwszym rozdaniem każda ciągnie kartę; wyższa rozdaje. As jest najniższy, a przy równych ciągnie się jeszcze raz.

book-captain_players = Grają trzy osoby, każda na własny rachunek: <b>solista</b> przeciw <b>kapitanowi</b>, a trzecia doradza.
book-captain_cut = Przed pierwszym rozdaniem każda ciągnie kartę; as jest najniższy, a przy równych ciągnie się jeszcze raz. Najwyższa to solista, środkowa kapitan, najniższa doradca.
book-captain_deal = Zawsze rozdaje solista, więc zawsze zaczyna kapitan.
book-captain_advice = Doradca widzi karty kapitana i nic więcej z zakrytych, może do kapitana pisać i wskazać mu kartę, a punktów nie dostaje. Decyduje kapitan.
book-captain_won = Solista, który wygra rozdanie, zostaje, a pozostali zamieniają się rolami.
book-captain_lost = Solista, który przegra, doradza. Kapitan zostaje solistą, a doradca kapitanem.

book-cutthroat_players = Grają trzy osoby, każda na własny rachunek. Rozdanie grają dwie; rozdający pauzuje.
book-cutthroat_cut = Przed pierwszym rozdaniem każda ciągnie kartę; najwyższa rozdaje, a zaczyna osoba po jej lewej. As jest najniższy, a przy równych ciągnie się jeszcze raz.
book-cutthroat_out = Rozdający nie widzi niczego zakrytego i nie doradza.
book-cutthroat_next = Kto przegra rozdanie, rozdaje następne. Zwycięzca gra z poprzednim rozdającym, który zaczyna.

book-partners_players = Grają cztery osoby w dwóch drużynach; partnerzy siedzą naprzeciw siebie. Każdy gra z kimś z drugiej drużyny, przy dwóch stołach naraz.
book-partners_team = Punkty, cel i wszystkie premie ma drużyna: co niżej powiedziano o osobie, która osiąga cel, dotyczy drużyny.
book-partners_cut = Przed pierwszą rundą każdy ciągnie kartę. Drużyna z najwyższą rozdaje przy obu stołach w rundach nieparzystych, druga w parzystych. As jest najniższy, a przy równych ciągnie się jeszcze raz.
book-partners_opponents = W następnej rundzie każdy spotyka drugiego przeciwnika.
book-partners_add = Rundę liczy się, gdy oba stoły skończą. Jeśli przy obu wygrała ta sama drużyna, punkty się dodaje.
book-partners_set_off = Jeśli każda drużyna wygrała przy jednym stole, ta z większą liczbą punktów dostaje różnicę. Po równo nikt nie dostaje nic.
book-partners_box = Runda z punktami liczy się drużynie, która je dostała, za jedną wygraną, bez względu na pierwsze karty.
book-partners_alone = Partnerzy nie widzą swoich kart nawzajem i podczas rozdania nie mogą się porozumiewać.
