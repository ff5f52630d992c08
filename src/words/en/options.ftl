option-line = { $name }: { $about }
option-off = { $name }: off
option-anonymous = partners do not know each other
offer-takebacks = Takebacks: moves may be taken back if all agree, even where the game is rated.
offer-drawn = Random seats: sides and turn order are drawn at the start.
offer-limit = Limit of 3 days a move: after that the others may end the game or let the computer play on.
offer-watch = Watch: the computer plays every side and you look on.
offer-anonymous = Anonymous: a partner is found for you, and you learn who it was at the end.
