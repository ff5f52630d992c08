setup-head = New game: { $game }
setup-empty = New game: choose what to play.
setup-computer = against the computer, level { $level }
setup-anyone = anyone may sit down
setup-alone = you move all sides
setup-game = Which game
setup-person = Whom to challenge
setup-against = Against { $who }
setup-options = options { $options }
setup-clock = Which clock
label-anyone = Anyone
label-options = Rules of this game
label-seats = { $seats } seats
options-title = Rules of this game: { $game }
options-field = Options, parted by commas
which-level = Which level shall the computer play?
which-pace =
    How fast shall it go?
    **Live**: your partner hears of each move at once; the time is what a turn may take at most.
    **A day a turn**: your partner hears of it when the day is over, so nobody learns how early you moved.
label-turns-live = Live, { $length }
label-turns-day = A day a turn
label-more-choices = More choices
draft-gone = That panel was posted or forgotten already; use /play to open a new one.
