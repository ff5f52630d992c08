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
    [3] club beginner
    [4] casual player
    [5] club player
    [6] strong club player
    [7] tournament player
   *[8] full strength
}
level-about = { $level ->
    [1] For those who have just learnt the rules.
    [2] Sees what can be taken now, and little more.
    [3] Plays sensibly and overlooks short tactics.
    [4] Punishes plain mistakes.
    [5] Looks a few moves ahead.
    [6] Overlooks little.
    [7] Looks far ahead and gives nothing away.
   *[8] As strong as it can be in the time it has.
}
level-named = { $level }: { $name }
label-solo = Play the computer
label-challenge-someone = Challenge someone
label-learn = Learn a game
label-begin = Start
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
draft-gone = That panel was posted or forgotten already; use /play to open a new one.
