replay-start = { $players }, the start, 0 of { $of }
replay-at = { $players }, { $caption }, { $at } of { $of }
replay-quiet = { $players }, { $at } of { $of }
replay-first = { $number }. { $written }
replay-second = { $number }... { $written }
replay-many = move { $number }, { $who } { $written }
replay-unnumbered = { $who } { $written }
replay-goto = Go to a half-move
replay-which = Half-move, 0 (the start) to { $of }
replay-no-step = { $text } is not a half-move of this game; press Go to and write a number from 0 to { $of }.
replay-secret = This game still runs and is secret, so only you may see that; post it after the end.
replay-no-film = There is no moving picture of boards of this shape yet; step through it instead.
replay-thinned = The game is long: the picture shows every { $every }. position.
replay-alt = Moving picture of a game of { $steps ->
    [one] one half-move
   *[other] { $steps } half-moves
}. At the end: { $last }
export-done = { $form }; /import opens it again.
export-hidden = This game still runs and is secret, so it has no file yet; ask again after the end.
export-nothing = This game has not begun, so there is nothing to look back on; wait for the first board.
export-form = { $text } is not a form of this game's files; choose one of { $forms }.
label-forward = Forward
label-goto = Go to...
label-film = Moving picture
label-file = File
label-step-through = Step through
record-version = This record was written by a later version of me ({ $version }); export it again as PGN or update me.
record-missing = The record lacks the line "{ $field }"; export the game again.
record-line = Line { $line } is no line of a record: "{ $text }". Correct it and try again.
record-game = This is a record of another game, { $other }, which I do not know; choose one of mine.
file-comment-open = The comment that begins on line { $line } is never closed; add a closing brace.
file-variation-open = The variation that begins on line { $line } is never closed; add ")".
file-variation-close = Line { $line } has a ")" that closes nothing.
file-tag = The tag on line { $line } is not of the form [Name "value"].
file-sign = Line { $line } has a stray { $sign } among the moves.
file-move-unknown = Line { $line }: "{ $move }" is no move.
file-move-ambiguous = Line { $line }: "{ $move }" fits several moves; say which man.
file-move-illegal = Line { $line }: "{ $move }" is not possible there.
file-move-late = Line { $line }: "{ $move }" comes after the end of the game.
import-nothing = There is nothing to import; attach a file or paste a record or a position, then send it again.
import-large = That file is larger than 256 kB; send one game at a time.
import-away = Discord did not give me that file; please send it once more.
import-no-text = That file is no text; send a game file, a record of mine or a position.
import-long = that is too long for a position
import-other = That is a file of { $other }, not of { $title }; send it again and choose { $other }.
import-unknown = I can read that neither as a file nor as a record or position of { $title }: { $why }
import-line = Line { $line } does not fit, { $text }: { $why }
import-end = Line { $line } says that the game ended with { $text }, but its moves lead elsewhere; correct one of them.
import-done = Imported as #{ $table }; step through it, or play on from any position.
play-on-question = A casual game from half-move { $at } on: against whom?
play-on-over = The game is over at that position; go some half-moves back and play on from there.
label-play-on = Play on from here
label-alone = All sides myself
history-of = Finished games of { $who }, page { $at } of { $of }
history-between = Finished games of { $who } and { $other }, page { $at } of { $of }
history-none = No finished game is on this list; start one with /play.
history-line = { $number }. { $game }: { $players }, { $result }, { $day }, #{ $table }
history-won = won
history-drawn = drawn
history-lost = lost
history-open = no result
history-here = Of others you see the games of this server.
history-yours = Of others you see the games you played with them.
profile-openings = Openings: { $openings }
profile-opening = { $opening } ({ $side }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $record })
hint-given = The computer would play { $written }. { $count ->
    [one] It was your first hint in this game.
   *[other] You have had { $count } hints in this game.
}
hint-not-here = Hints are for casual games against the computer; start one with /play and a level.
hints-used = { $count ->
    [one] One hint was given.
   *[other] { $count } hints were given.
}
label-hint = Hint
analysis-running = The game still runs; ask again after its end.
analysis-not-here = The computer has no opinion of games of this kind; step through it instead.
analysis-progress = The computer looks at the game: { $at } of { $of } half-moves. This message becomes the analysis.
analysis-head = Analysis of { $players }. Above the middle { $side } is better.
analysis-turning = **{ $caption }**: from { $before } to { $after }; better was { $better }.
analysis-forced = After **{ $caption }** the end is known: { $side } wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analysis-calm = No move changed the course of this game.
analysis-alt = Course of the game over { $steps ->
    [one] one half-move
   *[other] { $steps } half-moves
}: lowest { $least }, highest { $most }, at the end { $last }. Turning points at half-moves: { $turnings }.
label-analyse = Analyse
if-then-head = If the others play as you expect, your answers are played at once. Only you see this list; a line is gone when the game leaves it.
if-then-none = There is no line yet; press Edit and write one, such as: e5 Nf3.
if-then-line = If-then: { $line }
if-then-title = If they play so, I answer so
if-then-field = A line each: their move, yours, and so on
if-then-hint = e5 Nf3 Nc6 Bb5
if-then-many = That is too much; write { $most } lines at most.
if-then-clash = { $line } answers the same moves as another line; keep one of the two.
if-then-wrong = The line { $line } does not fit. { $why }
if-then-open = The line { $line } ends with a move of the others; add your answer.
if-then-long = The line { $line } is too long; write ten pairs of moves at most.
if-then-not-now = You can answer beforehand while somebody else is to move, in games where all see all.
label-if-then = If-then
label-if-then-edit = Edit
label-if-then-clear = Clear
