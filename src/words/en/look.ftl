leaders-here = { $game } in this server, page { $page } of { $pages }
leaders-everywhere = { $game } everywhere, page { $page } of { $pages }
leaders-computers = { $game } against the computer, page { $page } of { $pages }
leader = { $place }. { $who } { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
leader-unsure = { $place }. { $who } { $rating }? · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
record = +{ $wins } ={ $draws } -{ $losses }
streak = { $games } in a row
leaders-left = You have left the leaderboards; /privacy brings you back.
leaders-none = Nobody is on this list yet; play a rated game with /play.
profile-head = { $who }
profile-game = { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
profile-unsure = { $rating }? (few games yet) · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
profile-computer = Against the computer: { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
profile-hidden = { $who } keeps ratings and records private; ask { $who } to show you.
profile-none = { $who } has not finished a game yet.
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
longest-streak = best { $games } in a row
profile-alt = Rating curve: from { $from } in { $since } to { $to } in { $until } over { $games ->
    [one] one game
   *[other] { $games } games
}.
games-mine = Your games, page { $page } of { $pages }
games-channel = Games in this channel, page { $page } of { $pages }
games-server = Games in this server, page { $page } of { $pages }
game-yours = { $number }. { $game }, { $first } - { $second }, your move, #{ $table }
game-theirs = { $number }. { $game }, { $first } - { $second }, { $mover } to move, #{ $table }
game-waits = { $number }. { $game }, { $host } waits for an opponent, #{ $table }
games-none = No open games here; start one with /play.
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
