challenge = { $guest }: { $host } challenges you to { $game }.
open-seat = { $host } opens a game of { $game }; anyone may sit down.
posted = It is posted in this channel.
sides-by-lot = Sides by lot
sides-first = { $who } is { $side }
sides-last = { $who } is { $side }
rated = rated
casual = casual
open-until = open until { $when }
seats-taken = At the table: { $names }. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
accepted = { $guest } accepted: { $game } against { $host }.
declined = { $guest } declined { $host }'s challenge to { $game }.
withdrawn = { $host } took back the challenge of { $guest } to { $game }.
expired = Nobody answered in time: this { $game } invitation is closed.
joined = { $guest } sat down: { $game } against { $host }.
closed = { $host } closed this game of { $game }.
begun = { $game }: { $first } against { $second }.
