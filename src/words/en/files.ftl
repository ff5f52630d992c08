export-done = { $form }; /import opens it again.
export-hidden = This game is still going on and is secret, so there is no file yet; ask again when it is over.
export-nothing = This game has not begun, so there is nothing to look back on; wait for the first board.
export-form = { $text } is not a file format of this game; choose one of { $forms }.
label-file = File
import-long = that is too long for a position
import-title = Import a game: { $game }
import-file-about = A game file, a record that I exported or a position as text; at most 256 kB.
import-text = Or paste it
import-text-about = Moves, a game or a position; it is left aside if there is a file.
import-text-alone = Moves, a game or a position
import-attach = Paste it here; a file goes into the option "file" of the command
import-both = I read the file and left aside what was pasted; send that alone to open it too.
import-nothing = There is nothing to import; attach a file, or paste moves, a game or a position, then send it again.
import-large = That file is larger than 256 kB; send one game at a time.
import-away = Discord did not give me that file; please send it again.
import-no-text = That file is not text; send a game file, a record that I exported or a position.
import-address = That is a link, and I open no links; download the game there, then attach the file or paste its text.
import-other = That is a file of { $other }, not of { $title }; send it again and choose { $other }.
import-line = Line { $line }, { $text }, does not fit: { $why }
import-end = Line { $line } says that the game ended with { $text }, but its moves do not lead there; correct one of them.
import-other-position = That is a position of { $other }, not of { $title }; send it again and choose { $other }.
import-position = I cannot read that as a position of { $title }: { $why }
import-strange = Line { $line }: I cannot read { $word } as a move, nor as the beginning of a file, record or position of { $title }.
import-remark = Note: { $remark }
import-games = { $games ->
    [one] One game of this file can be read.
   *[other] { $games } games of this file can be read; choose one.
}
import-games-bad = { $games ->
    [one] Another one cannot: { $why }
   *[other] { $games } more cannot; the first: { $why }
}
import-games-more = { $games ->
    [one] One more game stands behind them; send it alone to see it.
   *[other] { $games } more games stand behind them; send those alone to see them.
}
import-choose = Choose a game
import-moves = { $moves ->
    [one] 1 half-move
   *[other] { $moves } half-moves
}
import-done = Imported as #{ $table }; step through it, or play on from any position.
record-version = This record was written by a later version of me ({ $version }); export it again as PGN or update me.
record-missing = The record lacks the line "{ $field }"; export the game again.
record-line = Line { $line } is not a line of a record: "{ $text }". Correct it and try again.
record-game = This is a record of another game, { $other }, which I do not know; choose one of mine.
file-comment-open = The comment that begins on line { $line } is never closed; add a closing brace.
file-variation-open = The variation that begins on line { $line } is never closed; add ")".
file-variation-close = Line { $line } has a ")" that closes nothing.
file-tag = The tag on line { $line } does not have the form [Name "value"].
file-sign = Line { $line } has a stray { $sign } among the moves.
file-move-unknown = Line { $line }: "{ $move }" is not a move.
file-move-ambiguous = Line { $line }: "{ $move }" fits several moves; say which piece.
file-move-illegal = Line { $line }: "{ $move }" is not legal there.
file-empty = There is no game in it; paste moves or a file.
file-late = On line { $line }, { $move } comes after the end of the game; I left it out.
file-late-more = On line { $line }, { $move } comes after the end of the game; I left it out, with { $left ->
    [one] one more move
   *[other] { $left } more moves
} behind it.
file-null = On line { $line }, { $move } stands where a move should be; the game is imported up to there.
file-kings = From { $move } on line { $line } on, kings were put in the middle to show the result; I left that out.
