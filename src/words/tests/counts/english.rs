//! What is said in English for none, one, two and many.

use insta::assert_snapshot;

use super::counted;

#[test]
fn english_counts() {
    assert_snapshot!(counted("advice", "en"), @"
    Try this piece: <piece> <cell>. You have used 0 hints in this game.
    Try this piece: <piece> <cell>. This is your first hint in this game.
    Try this piece: <piece> <cell>. You have used 2 hints in this game.
    Try this piece: <piece> <cell>. You have used 21 hints in this game.
    Try a piece from your hand: <piece>. You have used 0 hints in this game.
    Try a piece from your hand: <piece>. This is your first hint in this game.
    Try a piece from your hand: <piece>. You have used 2 hints in this game.
    Try a piece from your hand: <piece>. You have used 21 hints in this game.
    A good move is <written>. You have used 0 hints in this game.
    A good move is <written>. This is your first hint in this game.
    A good move is <written>. You have used 2 hints in this game.
    A good move is <written>. You have used 21 hints in this game.
    0 hints were used.
    1 hint was used.
    2 hints were used.
    21 hints were used.
    0 inaccuracies
    1 inaccuracy
    2 inaccuracies
    21 inaccuracies
    0 mistakes
    1 mistake
    2 mistakes
    21 mistakes
    0 blunders
    1 blunder
    2 blunders
    21 blunders
    After **<caption>** <side> can force a win in 0 moves.
    After **<caption>** <side> can force a win in one move.
    After **<caption>** <side> can force a win in 2 moves.
    After **<caption>** <side> can force a win in 21 moves.
    Graph of the game over 0 moves: lowest <least>, highest <most>, at the end <last>. No turning points.
    Graph of the game over one move: lowest <least>, highest <most>, at the end <last>. Turning points at moves: <turnings>.
    Graph of the game over 2 moves: lowest <least>, highest <most>, at the end <last>. Turning points at moves: <turnings>.
    Graph of the game over 21 moves: lowest <least>, highest <most>, at the end <last>. Turning points at moves: <turnings>.
    <side> wins in 0 moves
    <side> wins in 1 move
    <side> wins in 2 moves
    <side> wins in 21 moves
    a tie, won by <side>
    <side> wins by 1 point
    <side> wins by 2 points
    <side> wins by 21 points
    ");
    assert_snapshot!(counted("board", "en"), @"
    <side> has 0 points.
    <side> has one point.
    <side> has 2 points.
    <side> has 21 points.
    ");
    assert_snapshot!(counted("clock", "en"), @"
    0 days
    1 day
    2 days
    21 days
    0 days <hours> h
    1 day <hours> h
    2 days <hours> h
    21 days <hours> h
    0 hours
    1 hour
    2 hours
    21 hours
    0 minutes
    1 minute
    2 minutes
    21 minutes
    0 seconds
    1 second
    2 seconds
    21 seconds
    ");
    assert_snapshot!(counted("end", "en"), @"
    0 moves were played.
    One move was played.
    2 moves were played.
    21 moves were played.
    <who>, 0 points
    <who>, 1 point
    <who>, 2 points
    <who>, 21 points
    <who>: mean <mean> over 0 games, best <best>
    <who>: mean <mean> over 1 game, best <best>
    <who>: mean <mean> over 2 games, best <best>
    <who>: mean <mean> over 21 games, best <best>
    together: mean <mean> over 0 games, best <best>
    together: mean <mean> over 1 game, best <best>
    together: mean <mean> over 2 games, best <best>
    together: mean <mean> over 21 games, best <best>
    ");
    assert_snapshot!(counted("invitation", "en"), @"
    Players: <names>. 0 seats are free.
    Players: <names>. One seat is free.
    Players: <names>. 2 seats are free.
    Players: <names>. 21 seats are free.
    ");
}

#[test]
fn english_counts_in_lists() {
    assert_snapshot!(counted("leaderboard", "en"), @"
    Of 0 rated games, <one> won <first> and <other> <second>.
    Of 1 rated game, <one> won <first> and <other> <second>.
    Of 2 rated games, <one> won <first> and <other> <second>.
    Of 21 rated games, <one> won <first> and <other> <second>.
    <place>. <who> <rating> · 0 games · <record>
    <place>. <who> <rating> · 1 game · <record>
    <place>. <who> <rating> · 2 games · <record>
    <place>. <who> <rating> · 21 games · <record>
    <place>. <who> <rating>? · 0 games · <record>
    <place>. <who> <rating>? · 1 game · <record>
    <place>. <who> <rating>? · 2 games · <record>
    <place>. <who> <rating>? · 21 games · <record>
    <place>. <who> · beat level <level> · 0 games · <record>
    <place>. <who> · beat level <level> · 1 game · <record>
    <place>. <who> · beat level <level> · 2 games · <record>
    <place>. <who> · beat level <level> · 21 games · <record>
    <place>. <who> · 0 games · <record>
    <place>. <who> · 1 game · <record>
    <place>. <who> · 2 games · <record>
    <place>. <who> · 21 games · <record>
    <place>. <who> · mean <mean> · best <best> · 0 games
    <place>. <who> · mean <mean> · best <best> · 1 game
    <place>. <who> · mean <mean> · best <best> · 2 games
    <place>. <who> · mean <mean> · best <best> · 21 games
    <place>. <one> and <other> · mean <mean> · best <best> · 0 games
    <place>. <one> and <other> · mean <mean> · best <best> · 1 game
    <place>. <one> and <other> · mean <mean> · best <best> · 2 games
    <place>. <one> and <other> · mean <mean> · best <best> · 21 games
    ");
    assert_snapshot!(counted("privacy", "en"), @"
    **No games** so far; of each every move with its time, to go on with it, step through it and export it.
    **1 game** with every move and its time, <open> open: to go on with it, step through it and export it.
    **2 games** with every move and its time, <open> of them open: to go on with them, step through them and export them.
    **21 games** with every move and its time, <open> of them open: to go on with them, step through them and export them.
    **No results** so far.
    **1 result** and 1 rating, with their history: for your profile.
    **2 results** and 2 ratings, with their history: for your profile.
    **21 results** and 21 ratings, with their history: for your profile.
    **Your choices** in /settings, holidays, games you are setting up, and whom you block.
    **Your choices** in /settings, holidays, games you are setting up, and 1 person you have blocked.
    **Your choices** in /settings, holidays, games you are setting up, and 2 people you have blocked.
    **Your choices** in /settings, holidays, games you are setting up, and 21 people you have blocked.
    Everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    1 open game will be lost, and everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    2 open games will be lost, and everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    21 open games will be lost, and everything about you is deleted: ratings, results, settings, blocked people. Your finished games stay with your opponents, without your name. This cannot be undone; export your data first if you want to keep it.
    ");
}

#[test]
fn english_counts_in_profiles() {
    assert_snapshot!(counted("profile", "en"), @"
    <rating> · 0 games · <record>
    <rating> · 1 game · <record>
    <rating> · 2 games · <record>
    <rating> · 21 games · <record>
    <rating>? (few games yet) · 0 games · <record>
    <rating>? (few games yet) · 1 game · <record>
    <rating>? (few games yet) · 2 games · <record>
    <rating>? (few games yet) · 21 games · <record>
    Mean <mean> · best <best> · 0 games
    Mean <mean> · best <best> · 1 game
    Mean <mean> · best <best> · 2 games
    Mean <mean> · best <best> · 21 games
    With the computer: mean <mean> · best <best> · 0 games
    With the computer: mean <mean> · best <best> · 1 game
    With the computer: mean <mean> · best <best> · 2 games
    With the computer: mean <mean> · best <best> · 21 games
    Against the computer: 0 games · <record>
    Against the computer: 1 game · <record>
    Against the computer: 2 games · <record>
    Against the computer: 21 games · <record>
    Unrated · 0 games · <record>
    Unrated · 1 game · <record>
    Unrated · 2 games · <record>
    Unrated · 21 games · <record>
    Rating graph: from <from> in <since> to <to> in <until> over 0 games.
    Rating graph: from <from> in <since> to <to> in <until> over one game.
    Rating graph: from <from> in <since> to <to> in <until> over 2 games.
    Rating graph: from <from> in <since> to <to> in <until> over 21 games.
    <opening> (<side>, 0 games, <record>)
    <opening> (<side>, 1 game, <record>)
    <opening> (<side>, 2 games, <record>)
    <opening> (<side>, 21 games, <record>)
    0 forfeits
    1 forfeit
    2 forfeits
    21 forfeits
    ");
    assert_snapshot!(counted("reminders", "en"), @"
    Not away; 0 days are left this year
    Not away; one day is left this year
    Not away; 2 days are left this year
    Not away; 21 days are left this year
    Away until <day>; 0 days are left this year
    Away until <day>; one day is left this year
    Away until <day>; 2 days are left this year
    Away until <day>; 21 days are left this year
    You have 0 days of holiday left this year; choose fewer days.
    You have one day of holiday left this year; choose fewer days.
    You have 2 days of holiday left this year; choose fewer days.
    You have 21 days of holiday left this year; choose fewer days.
    ");
    assert_snapshot!(counted("replay", "en"), @"
    Animation of a game of 0 half-moves. At the end: <last>
    Animation of a game of one half-move. At the end: <last>
    Animation of a game of 2 half-moves. At the end: <last>
    Animation of a game of 21 half-moves. At the end: <last>
    ");
}
