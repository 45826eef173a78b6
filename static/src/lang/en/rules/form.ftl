### What the room form says about every rule besides its name.

rules-group-deal = Scoring a deal
rules-group-match = Scoring the match
rules-group-course = The deal
rules-group-oklahoma = Oklahoma
rules-group-hollywood = Hollywood
rules-group-table = At the table
rules-idle = Means nothing with the other rules as they are.

rules-gin_bonus-about = Added to the other’s deadwood when you go out with none.
rules-big_gin_bonus-about = Paid instead of the gin bonus when all eleven cards are in melds and none is discarded.
rules-big_gin_bonus-switch = Big gin is played
rules-undercut_bonus-about = Added to the difference for a defender who ends up lower than the knocker.
rules-undercut_on_tie-about = Whether a defender who is just as low undercuts too.
rules-knock_limit-about = The most deadwood to knock with; 0 is the game of gin only.
rules-upcard_limit-about = Whether the value of the first upcard is the knock limit of the deal, pictures counting ten.
rules-oklahoma_ace-about = What an ace turned up first means for knocking.
rules-spade_double-about = What counts twice when the first upcard is a spade.
rules-spade_boxes-about = How many boxes a deal is worth when its first upcard is a spade.
rules-target-about = The match ends with the deal in which somebody gets here.
rules-game_bonus-about = For the one who reaches the target.
rules-box_bonus-about = For each deal won, added at the end; it never counts towards the target.
rules-box_scope-about = Whose won deals are worth the box bonus.
rules-shutout-about = What the one who reaches the target gets for shutting the other out.
rules-shutout_needs-about = When the other is shut out.
rules-winner_by-about = Whether bonuses may still put the other player ahead at the end.
rules-first_turn-about = Whether the upcard is offered to both before play begins.
rules-next_dealer-about = Who deals after a deal that scored.
rules-dead_deal_stock-about = A deal is dead when this many cards are left in the stock and nobody knocked.
rules-max_discard_draws-about = After this many in one deal it is dead as well, so that it cannot go on for ever.
rules-hollywood-about = Three games at once on one sheet: your first win counts in the first, your second in the first two, later ones in all three.
rules-memory-about = Whether the whole discard pile may be looked through, or only its top card seen.

new-hand-on = A link to these rules, and their fingerprint
new-rules-link = Link to these rules
new-rules-link-about = Opens this form with exactly these rules.
new-rules-hash = Fingerprint of the rules
new-rules-hash-about = Equal rules have equal fingerprints; every match is sealed with the one of its rules.
new-rules-hash-copy = Copy the fingerprint
new-bad-link = The rules of this link cannot be used. { $reason }
new-bad-link-at = The rules of this link cannot be used: { $rule }. { $reason }
