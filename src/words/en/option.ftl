choose-game = Choose a game
choose-person = Choose an opponent; nobody means anyone may join
choose-clock = Choose a clock
choose-page = Choose a page
options-field = Rules of this game, such as: size 6
