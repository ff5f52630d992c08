setup-head = New game: { $game }
setup-empty = New game: choose what to play.
setup-computer = against the computer, level { $level }
setup-anyone = anyone may join
setup-alone = you play all sides
setup-game = Which game
setup-person = Who to challenge
setup-against = Against { $who }
setup-options = options { $options }
setup-clock = Which clock
label-anyone = Anyone
label-options = Rules of this game
label-seats = { $seats } seats
options-title = Rules of this game: { $game }
options-field = Options, separated by commas
which-level = Which level should the computer play at?
which-pace =
    Choose a pace:
    {"**"}Live**: your partner hears of each move at once; the time is what a turn may take at most.
    {"**"}A day a turn**: your partner hears of it when the day is over, so nobody learns how early you moved.
label-turns-live = Live, { $length }
label-turns-day = A day a turn
label-more-choices = More choices
draft-gone = That setup was already posted or has expired; use /play to start again.
