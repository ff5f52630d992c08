# Tile Chess, in English. Figures arrive as their names, seats as the names of people or of sides.

title = Tile Chess
about = Two to six armies and no board: the pieces are tiles, and kings are captured.
manners = Table talk is welcome, but openly planning with one player against another is not.
option-pawns = Pawns
option-pawns-about = How many each seat has, 0 to 8. Usually 8 for two seats, 6 for three, 4 for more.
option-fast = Fast set
option-fast-about = One king, queen, rook, bishop and knight each; 3 pawns for two seats, else 4.
option-blood_lust = Blood Lust
option-blood_lust-about = Whoever can capture must; in Mad Blood Lust, others lose a tile of their own.
option-friendly_fire = Friendly Fire
option-friendly_fire-about = Own tiles, but not the king, may be captured too.
option-sudden_death = Sudden Death
option-sudden_death-about = No check is announced, and kings may be taken. Every clock brings this.
option-borders = Borders
option-borders-about = No tile outside a rectangle: "borders", or with a size such as "borders 9x9".
option-grid = Grid
option-grid-about = Whether the picture shows the lines between cells.
option-layout = Layout
option-layout-about = Players lay tiles in turn, or all but kings are dealt: a rectangle or spiral.
option-turns = Free turns
option-turns-about = How many turns each seat has after a random layout before the kings come, 0 to 20.
option-threats = Threats
option-threats-about = Whether threats are told after every move, as checks are, or only on your own board.
option-layout_moves = Layout moves
option-layout_moves-about = Tiles already on the table may move during the layout. Not recommended, and not rated.

# Options with their values.
option-pawns-is = { $value ->
    [0] No pawns
    [one] 1 pawn each
   *[other] { $value } pawns each
}
option-blood_lust-off = No Blood Lust
option-blood_lust-on = Blood Lust
option-blood_lust-mad = Mad Blood Lust
option-borders-usual = Borders
option-borders-is = Borders { $value }
option-layout-players = Players lay the tiles
option-layout-rectangle = Random layout: rectangle
option-layout-spiral = Random layout: spiral
option-turns-is = { $value ->
    [0] No free turns
    [one] 1 free turn
   *[other] { $value } free turns
}
option-threats-asked = Threats only on your own board
option-threats-always = Threats told after every move

# How it ended.
last-king = { $winner } has the last king and wins.
repetition = Draw by threefold repetition. Places are decided by points.
agreed = Draw by agreement. Places are decided by points.
no-room = Nothing more can be laid inside the borders: a draw. Places are decided by points.
resigned = { $seat } resigned: { $winner } wins.
out-of-time = { $seat } ran out of time three times: { $winner } wins.
removed = { $seat } left the game: { $winner } wins.
no-resigning-yet = Nobody can resign before play begins; leave your seat to the computer, or call the game off.

# The last move.
placed = { $seat } laid a { $figure } on { $to }.
moved = { $seat } played { $move } with a { $figure }.
captured = { $seat } played { $move } and took { $of }'s { $taken }.
captured-own = { $seat } played { $move } and took their own { $taken }.
took-king = { $seat } played { $move } and took { $of }'s king: { $tiles ->
    [0] no tiles change
    [one] one tile changes
   *[other] { $tiles } tiles change
} to { $seat }.
# Beside a move: what it took.
lost = { $of }'s { $taken } is captured.
lost-own = Their own { $taken } is captured.
# Who is out by it: to themselves, to the others, and in brackets after their place at the end.
ousted = { $of }: your king was taken by { $seat }. You are out: place { $place } of { $seats }.
ousted-other = { $seat } took { $of }'s king: { $of } is out, place { $place } of { $seats }.
ousted-how = king taken by { $seat }, turn { $turn }
takeover = { $of }'s king is taken: { $tiles ->
    [0] no tiles change
    [one] one tile changes
   *[other] { $tiles } tiles change
} to { $seat }.
# (a tile of one's own, in Mad Blood Lust)
removed-own = { $seat } took their own { $figure } off { $cell }.

# What is to be said of the position.
skipped-check = { $seat } is skipped: in check, and nothing ends it.
skipped-exposed = { $seat } is skipped: every move would leave the king in check.
skipped-stuck = { $seat } is skipped: no tile can move.
check = Check: { $seat }'s { $figure } { $cell } on { $victim }'s king { $king }.
check-by-another = Check, set free by { $mover }: { $seat }'s { $figure } { $cell } on { $victim }'s king { $king }.
threat-trapped = Threat: { $seat }'s { $figure } { $cell } hits { $victim }'s king { $king }, but holds other tiles and cannot take.
threat-layered = Threat: { $seat }'s { $figure } { $cell } hits { $victim }'s king { $king }, but taking would leave { $seat }'s own king in check.
free-turns = Free turns without kings: { $left } left.
duty-capture = Blood Lust: { $seat } must capture.
duty-remove = Mad Blood Lust: { $seat } has no capture and must take one of their own tiles off the table.
next-1 = Next: { $a }.
next-2 = Next: { $a }, { $b }.
next-3 = Next: { $a }, { $b }, { $c }.
next-4 = Next: { $a }, { $b }, { $c }, { $d }.
next-5 = Next: { $a }, { $b }, { $c }, { $d }, { $e }.
out-taken = Out: { $seat } (by { $by }).
out-resigned = Out: { $seat } (resigned; the tiles lie frozen).

# Clicks.
take-off = Take off { $cell }
skip = Skip
confirm-removal = Your { $figure } on { $cell } would leave the table for good, and that is your whole turn.

# Why a move is not possible: clauses.
no-skip = you have a move, and who can move must
only-skip = you have no legal move this turn
nothing-there = nothing lies on { $cell }
not-yours = the { $figure } on { $cell } is not yours
not-that-tile = the tile on { $cell } is a { $figure }
same-cell = a move must leave { $cell }
outside-borders = { $cell } lies outside the borders
own-tile = your own { $figure } lies on { $cell }
own-king = Friendly Fire spares your own king
cannot-go = a { $figure } cannot go from { $cell } to { $to }
pawn-cannot-go = a { $figure } steps one cell straight and captures one cell diagonally, so not from { $cell } to { $to }
pawn-blocked = a { $figure } lies on { $cell }, and pawns capture diagonally only
nothing-to-take = there is nothing to take on { $cell }, and pawns step straight
passes-enemy = it would have to pass the { $figure } on { $cell }, which is not yours
king-in-layout = kings cannot be taken during the layout
cut-captures = the tile on { $cell } holds { $cells } to the rest, so it cannot capture
cuts-off = it would cut off { $cells } from the rest; all tiles must stay connected
touches-nothing = nothing else touches { $cell }; the cell a tile leaves does not count
king-attacked = your king would be in check from { $seat }'s { $figure } on { $cell }
leaves-king = it would leave your king in check from { $seat }'s { $figure } on { $cell }
still-in-check = your king would still be in check from { $seat }'s { $figure } on { $cell }
must-capture = Blood Lust demands a capture, such as { $move }
must-remove = Mad Blood Lust demands a tile of yours off the table, such as { $move }
no-such-tile = you have no { $figure } on the table
none-reaches = no { $figure } of yours can go to { $cell }
nothing-reaches = no tile of yours can go to { $cell }
lay-first = nothing moves before all hands are empty; lay a tile, such as "Q@n51"
layout-over = the layout is over; move a tile, such as "n50-p52"
hand-empty = your hand is empty; move a tile
none-in-hand = you have no { $figure } in hand
king-last = the king comes last, when nothing else is in your hand
tile-taken = a { $figure } lies on { $cell }
first-tile = the first tile goes on { $cell }
lies-alone = nothing touches { $cell }; lay tiles beside others
beside-king = { $cell } touches the king on { $king }
cannot-lay = your king cannot be laid on { $cell }
no-removal = tiles leave the table only in Mad Blood Lust
keep-king = the king stays on the table
keep-last = the last tile stays on the table
cut-removed = without { $cell } the table would fall apart: { $cells } would be cut off
cannot-remove = the tile on { $cell } cannot leave the table now
not-your-turn = it is { $mover }'s turn
game-over = the game is over

# Why options are refused.
threats-silent = Threats cannot be told where nothing is announced: leave out "threats always", or Sudden Death and the clock that brings it.
layout-moves-dealt = "layout moves" needs players who lay their tiles; leave it out, or the random layout.
borders-unread = "{ $borders }" are no borders; write "borders usual", a size such as "borders 9x9", or two corners such as "borders k47-q53".
borders-small = These borders hold { $cells } cells, but there are { $tiles } tiles; make them larger.
borders-large = These borders are too large; make each side at most { $most } cells.
borders-dealt = The random layout would reach outside these borders; make them larger, or write "borders usual".

# What is wrong with a position text.
text-fields = A position text has eight parts separated by blanks, and this one has { $fields }; write it whole.
text-tag = A position text begins with "tc1", and this one with "{ $field }".
text-colours = "{ $field }" are no colours; write a letter for each of two to six seats, of w k r b g y, each once.
text-turn = "{ $field }" is no seat to move; write a, b and so on.
text-phase = "{ $field }" is no phase; write L, P, E, or F with the free turns left, such as F10.
text-corner = The table "{ $field }" must begin with the cell of its upper left corner and a colon, such as "n52:"; write "-" for none.
text-gap = Row { $row } of the position text has a gap that is no number before a tile; write each gap as one number, and none at the end.
text-tile = Row { $row } of the position text has a tile that is none; write the letter of a seat and one of K Q R B N P.
text-far = The table of the position text reaches too far by row { $row }; no connected table is wider than 96 cells.
text-outside = The tile on { $cell } lies outside the borders of the position text.
text-many = The position text has more than { $most } tiles; no game has.
text-apart = The tiles of the position text do not hang together; each must touch the rest.
text-hand-count = The position text has { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
} for { $seats } seats; write one for each, "-" for an empty one.
text-hand = "{ $field }" is no hand; write kinds in the order K Q R B N P with counts above 1, such as KQR2P4.
text-out = "{ $field }" is no way out; write in seat order `c>a` for a king taken, `d!` for a resignation.
text-options = "{ $field }" are no options; write "-" or some of bl, mb, ff, sd, lm and bd=k47-q53.
text-kings = Seat { $seat } must have exactly one king in the position text, on the table or in hand.
text-gone = Seat { $seat } is out in the position text but still has tiles; they belong to its captor.
text-early = Nobody can be out before play begins; write "-" in the seventh part of the position text.
text-free = In the free turns every seat holds just its king, and tiles lie on the table; the position text does not.
text-held = After the layout all hands are empty; write "-" in the sixth part of the position text.
text-turn-out = Seat { $seat } is to move in the position text but is out.
text-turn-empty = Seat { $seat } is to lay a tile in the position text but has none in hand.
text-end = The phase does not fit the seats left in the position text: E stands for one seat left, P for more.
text-laid = All hands are empty in the position text, so the phase is P.
