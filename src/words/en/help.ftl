help-head = How to play here
help =
    {"**"}Play**: `/play` challenges a person, opens a seat for anyone, or starts a game against the computer.
    {"**"}Move**: press Move under the board and choose the piece, then the square; or type `/move` and pick a suggestion.
    {"**"}See**: `/board` shows your game, `/moves` where a piece can go, `/games` all your games.
    {"**"}End**: Draw and Resign are under the board; both ask before they count.
    {"**"}Learn**: `/rules` explains a game with pictures.
    {"**"}Compare**: `/leaderboard` and `/profile` show ratings and records.
    {"**"}Yours**: `/settings` changes board, notation and pings; `/privacy` shows what is stored about you, and blocks people.
    {"**"}Clocks**: games without a clock wait for you; nobody is hurried.
    {"**"}Lost?** `/board` brings back the board with all its buttons at any time.
lesson-page = Page { $page } of { $pages }
