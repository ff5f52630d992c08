greeting = Everybody can play now. Two things worth a look: where games may be played, and threads.
first-time = First time? /help takes a minute.
first-pieces = Your first game of { $game }: which pieces do you want to see? /settings changes them at any time.
label-not-now = Not now
