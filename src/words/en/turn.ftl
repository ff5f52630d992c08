your-move = { $mover }, your move ({ $side }): { $game } { $against }, move { $number }
your-turn = { $mover }, your turn ({ $side }): { $game } { $against }
your-move-many = { $mover }, your move ({ $side }): { $game } { $against }, turn { $number }
to-move = { $mover } to move: { $game } { $against }
against-names = against { $names }
with-others = with { $count } others
head-left = { $head }, { $left }
side-to-move = { $side } to move: { $game }
played = { $written ->
    [pass] { $who } passed.
   *[other] { $who } played { $written }.
}
played-by-lot = { $who } ran out of time, and a random move was made: { $written }.
computer = Computer (level { $level })
thinking = The computer (level { $level }) is thinking.
deleted-player = deleted player
spent-board = { $game }: { $players }
spent-moves = { $game }: { $players } · { $moves }
may-claim = You may claim a draw: { $reason }.
period-runs = You have already moved; the period runs on until it ends.
you-played = You played { $written }.
board-of = { $game }: { $first } against { $second }.
board-of-many = { $game }: { $names }.
board-as = { $game }: you are { $side }, { $against }.
board-yours = It is your move.
board-theirs = { $mover } to move.
game-is-over = { $who }, your game of { $game } is over.
board-over = This game is over.
where-to = Here is where it can go.
where-all = Here is what you can play.
hand-goes = In hand, { $man }: { $cells }
hand-goes-many = In hand, { $man }: { $count } cells
rules-in-force = Rules: { $rules }
done = Done.
