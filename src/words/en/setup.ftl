setup-head = New game: { $game }
setup-empty = New game: choose what to play.
setup-computer = against the computer, level { $level } ({ $name })
setup-side = you play { $side }
what-to-play = What would you like to do?
which-to-learn = Which game would you like to learn?
game-line = {"**"}{ $game }**: { $about }
level-name = { $level ->
    [1] first games
    [2] beginner
    [3] keen beginner
    [4] casual player
    [5] steady casual player
    [6] club beginner
    [7] club player
    [8] strong club player
    [9] tournament player
   *[10] full strength
}
level-about = { $level ->
    [1] For your very first games: it overlooks most of what happens.
    [2] Sees what a move brings at once, but rarely what you will do next.
    [3] Looks at your replies, and still overlooks many of them.
    [4] Sees most of your replies.
    [5] Sees nearly all of your replies, and what comes of them.
    [6] Looks a few moves ahead, but is often inattentive.
    [7] Looks a few moves ahead and punishes obvious mistakes.
    [8] Looks further ahead and misses little.
    [9] Looks far ahead and rarely gives anything away.
   *[10] Plays as well as it can in the time it has.
}
level-rated = { $name }, about { $rating } Elo
level-named = { $level }: { $name }
label-solo = Play the computer
label-challenge-someone = Challenge someone
label-learn = Learn a game
label-begin = Start
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
options-more = What else applies
options-usual = As usual
options-other = Anything else, separated by commas
options-other-about = What is typed here goes before what is chosen above.
which-level = Which level should the computer play at?
which-pace =
    Choose a pace:
    {"**"}Live**: your partner hears of each move at once; the time is what a turn may take at most.
    {"**"}A day a turn**: your partner hears of it when the day is over, so nobody learns how early you moved.
label-turns-live = Live, { $length }
label-turns-day = A day a turn
label-more-choices = More choices
draft-gone = That setup was already posted or has expired; use /play to start again.
