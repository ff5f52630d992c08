help-head = How to play
help =
    {"**"}Play**: `/play` challenges a person, opens a seat for anyone, or starts a game against the computer.
    {"**"}Move**: press Move under the board and choose a piece, then a square; or type `/move` and pick a suggestion.
    {"**"}See**: `/board` shows your game, `/moves` where a piece can go, `/games` all your games.
    {"**"}End**: Draw and Resign are under the board; both ask you to confirm.
    {"**"}Learn**: `/rules` explains a game with pictures.
    {"**"}Compare**: `/leaderboard` and `/profile` show ratings and records.
    {"**"}Choose**: `/settings` changes board, notation and pings; `/privacy` shows what is stored about you, and blocks people.
    {"**"}Clocks**: games without a clock wait for you; there is no hurry.
    {"**"}Lost?** `/board` shows the board with all its buttons at any time.
help-levels = {"**"}Levels**: the computer plays from level 1, for first games, to 10; in { $game } that is about { $least } to { $most } Elo. Whoever wins twice in a row is offered the next level.
lesson-heading = { $game }: { $title }
lesson-page = Page { $page } of { $pages }
