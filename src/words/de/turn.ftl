your-move = { $mover }, du bist am Zug ({ $side }): { $game } { $against }, Zug { $number }
your-turn = { $mover }, du bist am Zug ({ $side }): { $game } { $against }
your-move-many = { $mover }, du bist am Zug ({ $side }): { $game } { $against }, Zug { $number }
to-move = { $mover } am Zug: { $game } { $against }
against-names = gegen { $names }
with-others = mit { $count } anderen
head-left = { $head }, { $left }
side-to-move = { $side } am Zug: { $game }
played = { $written ->
    [pass] { $who } hat gepasst.
   *[other] { $who } hat { $written } gespielt.
}
played-by-lot = { $who } hat die Zeit überschritten, und ein zufälliger Zug wurde gemacht: { $written }.
computer = Computer (Stufe { $level })
thinking = Der Computer (Stufe { $level }) denkt nach.
deleted-player = gelöschtes Konto
spent-board = { $game }: { $players }
spent-moves = { $game }: { $players } · { $moves }
may-claim = Du kannst Remis beanspruchen: { $reason }.
period-runs = Du hast schon gezogen; die Zugfrist läuft trotzdem bis zum Ende.
you-played = Du hast { $written } gespielt.
board-of = { $game }: { $first } gegen { $second }.
board-of-many = { $game }: { $names }.
board-as = { $game }: Du hast { $side }, { $against }.
board-yours = Du bist am Zug.
board-theirs = { $mover } am Zug.
game-is-over = { $who }, eure Partie { $game } ist zu Ende.
board-over = Diese Partie ist vorbei.
where-to = Hierhin kann sie ziehen.
where-all = Das kannst du spielen.
hand-goes = Im Vorrat, { $man }: { $cells }
hand-goes-many = Im Vorrat, { $man }: { $count } Felder
rules-in-force = Regeln: { $rules }
done = Erledigt.
