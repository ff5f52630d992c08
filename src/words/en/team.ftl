label-share = Share my seat
label-join-team = Share { $side }
team-open = { $game }: { $side } is shared. { $names } may move; whoever joins may move too.
team-to-move = { $mates }: any of you may move too.
team-seated = You are already playing in this game.
team-full = Five people already share this seat; that is the most allowed.
not-shared = This seat is not shared: only a player of a casual, open game can share their own.
