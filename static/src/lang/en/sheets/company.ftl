### Three or four in a match: who sits out, who advises, and the other table.

# $whose is "you" where it is the reader, else "other".
company-captain =
    { $whose ->
        [you] You advise { $captain }
       *[other] { $who } advises { $captain }
    }
company-cutthroat =
    { $whose ->
        [you] You deal and sit out this deal
       *[other] { $who } deals and sits out
    }
company-looks-on = You look on at the other table
company-roles-captain = In the box: { $dealer }. Captain: { $starter }. Adviser: { $rest }.
company-roles-cutthroat = { $starter } plays { $other }. { $dealer } deals and sits out.
company-tables = { $first } plays { $second }, { $third } plays { $fourth }.

beside-title = The other table
beside-moves = to move
beside-holds =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
beside-stock = Stock: { $count }
beside-won = { $who }: +{ $points }
beside-nobody = nobody scores

menu-resign-last = You then come last, and the others rank by their points.
menu-resign-team = The match then goes to { $name }.
deal-other-table = Waiting for the other table …
deal-look-on = Watch the other table
next-captain = { $dealer } is in the box next.
next-cutthroat = { $dealer } deals next and sits out.
round-other-table = The other table
round-won = Round { $number }: { $points } for { $name }
round-nobody = Round { $number }: nobody scores

whisper-title = Between you and { $name }
whisper-open =
    { $count ->
        [0] Whisper to { $name }
       *[other] Whisper to { $name }, { $count } new
    }
whisper-field = Whisper to { $name }
whisper-send = Whisper
whisper-list = Whispers
whisper-none = Nothing yet. Only { $name } reads what you write here.
whisper-about = Read by the two of you alone, and kept for 30 days.
whisper-said = { $name } whispers: { $text }
pointed =
    { $whose ->
        [you] { $what ->
            [stock] You point at the stock.
            [discard] You point at the discard pile.
           *[card] You point at the { CARD($card) }.
        }
       *[other] { $what ->
            [stock] { $who } points at the stock.
            [discard] { $who } points at the discard pile.
           *[card] { $who } points at the { CARD($card) }.
        }
    }

cut-title = The cut
cut-check = How it can be checked
cut-place-captain-0 = in the box
cut-place-captain-1 = captain
cut-place-captain-2 = adviser
cut-place-cutthroat-0 = deals, sits out
cut-place-partners-0 = team deals first
