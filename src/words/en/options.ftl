option-line = { $name }: { $about }
option-off = { $name }: off
option-anonymous = partners do not know each other
offer-takebacks = Takebacks: moves may be taken back if all agree, even where the game is rated.
offer-listed = Seats as listed: everyone keeps the seat they took.
offer-watch = Watch: the computer plays every side and you look on.
offer-anonymous = Anonymous: a partner is found for you, and you learn who it was at the end.
