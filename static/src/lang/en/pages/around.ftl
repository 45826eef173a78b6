### About, privacy, another device.

about-title = About Knockwood
about-intro = Gin Rummy for people who know each other: one opens a room, the other opens the link, and both sit at one table, with clocks that are fair and every match kept.
about-rules-title = The games
about-rules = Seven sets of rules are laid out for two, from the everyday game to Oklahoma. Every number in them can be changed before a match, and three games can be scored at once (Hollywood). Each match has a page with all its rules: what is written there counts, not what the next table plays.
about-learn = New to it? <learn>Learn the game</learn> in two minutes, or read <rules>the rules in short</rules> and <advice>how to play well</advice>.
about-fair-title = How a deal is made, and how you can check it
about-fair-1 = Before anything is dealt, the server picks a secret number for the match and shows its fingerprint. Your page picks one of its own and shows its fingerprint too, and so does the other player’s. From then on nobody can change a number without being found out.
about-fair-2 = Then the players’ numbers are opened. All of them together, with the match, its rules and the number of the deal, decide each deck. The server cannot choose a deck, and neither can a player: each would have to know the others’ numbers beforehand.
about-fair-3 = When the match is over the server’s number is opened as well. The page of the match then deals every deck again, on your own device, and compares it with the cards that were played.
about-fair-limits = What this does not do: it does not stop whoever runs a server from looking at the cards while you play. Play on the server of somebody you trust.
about-clock-title = The clock
about-clock = The clock is the server’s. It takes off what the line itself costs, so that a slow connection is not charged, and a move that arrived in time stands. When the server fails, nobody’s time runs.
about-credits-title = With thanks
about-credits-cards = Cards: drawn by <author>Adrian Kennard</author>, given away under <licence>CC0</licence>, by way of the npm package <package>@heruka_urgyen/react-playing-cards</package>.
about-credits-code = Knockwood is free software under the <licence>GNU AGPL, version 3 or later</licence>.
about-build = Build { $build }

privacy-title = Privacy
privacy-intro = There is nothing to sign up for, no advertising, and no third party: this page loads nothing from anywhere else.
privacy-kept-title = What is kept
privacy-name = The name you chose. Whoever plays with you sees it.
privacy-matches = Your matches: seats, cards and moves, without names. The names are looked up when a match is shown.
privacy-whispers = What captain and adviser whisper to each other in a match of captain. Only these two read it, and it goes after thirty days.
privacy-cookie = One cookie, so that the server knows you again. It holds a random number; the server keeps only its fingerprint. No script can read it.
privacy-look = A second cookie, once you have chosen a language, or light or dark: it holds that choice alone, so that pages come as you want them.
privacy-browser = In this browser: your settings, how you arranged your hand, how far you came in the lesson, what you chose for your last room, the secret numbers of your matches and what the page saw of their deals. Also the page itself and its cards, so that it comes up without the server.
privacy-address = Your network address is looked at, against floods, and not written down.
privacy-long-title = How long
privacy-long = Your matches stay, for all who played them. Where this server tidies up every day, a guest who has stayed away for twelve months is forgotten: the name goes, the matches stay without it. Whoever runs the server can also forget you at any time; ask them.
privacy-who-title = Who can see it
privacy-who = A match can be opened by those who played it, and whoever runs this server can read its database.
privacy-elsewhere-title = On another device
privacy-elsewhere = You are known by the cookie alone. Where it is gone, so is the way to your matches, unless another device of yours has one: make a link there.

link-title = Continue on another device
link-about = Open this link there, or scan the code. It works once, for ten minutes, and makes that device be you as well.
link-make = Make a link
link-made = The link
link-copy = Copy
link-copy-by-hand = The link is marked; copy it with your device’s own menu.
link-qr = QR code of the link
link-left = Good for another { $time }
link-over = This link is too old now.
link-again = Make a new one
link-warning = Whoever opens it plays in your name. Do not pass it on.
link-need-name = You have no name here yet. Choose one first, then you can take it along.
link-redeem-title = Be the same player here
link-redeem-about = This link came from another device. On a press, this browser becomes the player who made it.
link-redeem-replaces = You are { $name } in this browser now. That player’s matches will no longer be shown here.
link-redeem = Continue here
link-redeem-busy = One moment …
link-redeemed = Welcome back, { $name }.

