challenge = { $guest }: { $host } challenges you to { $game }.
open-seat = { $host } opens a game of { $game }; anyone may join.
posted = Posted in this channel.
sides-by-lot = Random sides
sides-first = { $who } is { $side }
sides-last = { $who } is { $side }
rated = rated
casual = casual
open-until = expires { $when }
seats-taken = Players: { $names }. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
accepted = { $guest } accepted: { $game } against { $host }.
declined = { $guest } declined { $host }'s challenge to { $game }.
withdrawn = { $host } withdrew the challenge to { $guest }: { $game }.
expired = Nobody answered in time: this { $game } invitation is closed.
joined = { $guest } joined: { $game } against { $host }.
closed = { $host } closed this game of { $game }.
begun = { $game }: { $first } against { $second }.
