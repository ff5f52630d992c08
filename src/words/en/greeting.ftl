greeting = Everyone can play now. Two settings are worth a look: where games may be played, and whether each gets a thread.
first-time = First time here? /help takes a minute.
first-pieces = Your first game of { $game }: which pieces do you want to see? /settings changes them at any time.
label-not-now = Not now
