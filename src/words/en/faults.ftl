not-your-turn = It is { $mover }'s move, not yours; you will be pinged when it is your turn.
computers-turn = The computer (level { $level }) is thinking; wait for its move.
out-of-game = You are out of this game; press More to watch it.
not-your-game = This game is between { $first } and { $second }; press More to watch it from either side.
not-your-game-many = This game is played by { $names }; press More to watch it.
stale = The game has moved on since that button was made: { $who } played { $written }. Press Show the board.
stale-other = The game has moved on since that button was made. Press Show the board.
game-over = This game is over; press Rematch or use /play to start another one.
no-move = { $text } is not a move here; use the Move button or write a move that /move suggests.
not-possible = { $text } is not possible: { $reason }.
ambiguous = { $text } fits more than one move; write { $moves }.
near = Did you mean { $moves }?
cannot-post = I cannot post in { $channel } because I am missing { $right } there; ask somebody with Manage Server, then press Try again.
broken = Something went wrong on my side and nothing was changed; please try again. If it keeps happening, report { $reference }.
no-table = There is no game { $text }; /games lists yours.
no-game-here = You have no game going here; start one with /play.
which-game = Which game do you mean?
unknown-game = There is no game called { $text }; choose one of the suggestions.
not-your-challenge = This challenge is for { $guest }; use /play to start a game of your own.
not-your-invitation = Only { $host } can do that; use /play to start a game of your own.
challenge-gone = This invitation is no longer open; use /play for a new game.
own-seat = This is your own game; somebody else has to join.
opponent-bot = Other bots cannot be challenged; choose a person, or the computer with the option computer.
opponent-and-computer = Choose a person or the computer, not both; this game has only two seats.
no-side = { $text } is not a side; choose random, me or opponent.
no-level = The computer has levels 1 to 10; choose one of them.
not-rated = This game cannot be rated: { $reason }. Leave rated empty or choose casual.
not-rated-people = only games between two people count
not-rated-option = games with the option { $option } do not count
not-rated-elsewhere = games that start from the position of another game do not count
wrong-seats = { $game } is for { $least } to { $most } players; choose a number of seats that fits.
wrong-seats-fixed = { $game } is for { $seats } players; leave out the number of seats.
no-draws = Players cannot agree to a draw in { $game } now; play on or resign.
no-offer = There is no offer to answer any more; the game goes on.
claim-false = That claim is not valid in this position; nothing was changed.
old-button = This button is from an older version of me; use /board to get new ones.
stopping = I am restarting; please press again in a minute.
old-command = I do not know that command any more; wait a minute, then pick it from the list again.
too-slow = This is taking longer than it should; look at /board in a minute before you try again.
press-again = That took me too long; please try that again.
too-fast = That was too fast for me, and I did nothing; wait a moment, then try again.
write-again = That reached me only now, so I did nothing with it; please write it once more.
stands-below = Done: see the new message below.
brought-down = The board was reposted less than a minute ago; scroll down to see it.
no-piece = { $text } is not a piece of yours that can move; leave it empty to see them all.
too-many-yours = { $most ->
    [one] You have an open game, and no more are allowed here; finish it first, see /games.
   *[other] You have { $most } open games, the most that are allowed here; finish one first, see /games.
}
too-many-here = { $most ->
    [one] This server has an open game, and no more are allowed; wait until it is finished.
   *[other] This server has { $most } open games, the most that are allowed; wait until one is finished.
}
not-a-move = That is not a move in this position.
not-playing = That seat is no longer in this game.
log-gap = The record of this game is damaged: an entry is missing.
takeback-range = That move cannot be taken back.
no-agreement = Players cannot agree to end this game now; play on.
no-hand-over = This period is not over yet; a move has to be made first.
bad-position = That position cannot be played: { $part } is wrong.
option-unknown = There is no option "{ $option }" in { $game }; /rules lists them.
option-value = "{ $value }" is not possible for { $option } in { $game }; choose from { $allowed }.
option-twice = The option { $option } is given twice; give it once.
options-shape = These options do not work in { $game }; check their names and values.
rules-changed = This game was started under other rules and cannot be continued.
seats-differ = The starting position is for { $start } seats, but the game has { $seats }; use a position that fits.
seats-range = { $game } is for { $most ->
    [2] two players
   *[other] { $least } to { $most } players
}, not for { $seats }.
takeback-needs-the-record = That move cannot be taken back.
