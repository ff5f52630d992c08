//! How games end: the sentence, ratings, the file, what to do next.

use insta::assert_snapshot;

use crate::message::{Message, Row};
use crate::rules::Offer;
use crate::show::testing::{ADA, BEA, Setup, Staged};
use crate::table::ratings::{Judged, NotRated, Rating, RatingChange};
use crate::table::{Intent, PersonId};

const MATE: &str = "f3 e5 g4 Qh4";

fn mated() -> Staged {
    Setup::of("chess").begin().plays(MATE)
}

fn ended(staged: &Staged) -> String {
    staged.en(|p| p.newest(None))
}

/// The first line, for ends that differ in nothing else.
fn sentence(staged: &Staged) -> String {
    staged.en(|p| p.newest(None).content)
}

#[test]
fn somebody_is_mated() {
    assert_snapshot!(ended(&mated()), @r#"
    (rings Ada)
    @Ada, your game of Chess is over.
    Checkmate: Bea wins. 2 moves were played.
    Bea played Qh4#.
    🖼 Chess. Black played Qh4#. Check: the queen on h4 attacks White's king on e1. Checkmate: Bea wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f3 g4 h2. Black: king e8, queen h4, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White) 0, Bea (Black) 1. Last moves: 1... e5 2. g4 Qh4#
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "0-1"]
    │ [TimeControl "-"]
    │
    │ 1. f3 e5 2. g4 Qh4# 0-1
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(mated().de(|p| p.newest(None)), @r#"
    (rings Ada)
    @Ada, eure Partie Schach ist zu Ende.
    Schachmatt: Bea gewinnt. Es wurden 2 Züge gespielt.
    Bea hat Qh4# gespielt.
    🖼 Schach. Schwarz hat Qh4# gespielt. Schach: Die Dame auf h4 greift den König von Weiß auf e1 an. Schachmatt: Bea gewinnt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f3 g4 h2. Schwarz: König e8, Dame h4, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7. Es spielen: Ada (Weiß) 0, Bea (Schwarz) 1. Letzte Züge: 1... e5 2. g4 Qh4#
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "0-1"]
    │ [TimeControl "-"]
    │
    │ 1. f3 e5 2. g4 Qh4# 0-1
    🔵[Revanche] ⚪[Nachspielen] ⚪[Analysieren] ⚪[Bestenliste]
    "#);
}

#[test]
fn ratings_change() {
    let rated = |person: PersonId, before: f64, after: f64| RatingChange {
        person,
        before: Rating { value: before, ..Rating::NEW },
        after: Rating { value: after, ..Rating::NEW },
    };
    let judged = |ratings, not_rated| Judged { ratings, not_rated, ..Judged::default() };
    let told = |judged: &Judged| mated().en(|p| p.newest(Some(judged)).content);
    let usual = judged(vec![rated(ADA, 1500.0, 1337.6), rated(BEA, 1500.0, 1662.4)], None);
    assert_snapshot!(told(&usual), @"
    @Ada, your game of Chess is over.
    Checkmate: Bea wins. 2 moves were played.
    Bea played Qh4#.
    Ada 1338 (-162), Bea 1662 (+162)
    ");
    assert_snapshot!(mated().de(|p| p.newest(Some(&usual)).content), @"
    @Ada, eure Partie Schach ist zu Ende.
    Schachmatt: Bea gewinnt. Es wurden 2 Züge gespielt.
    Bea hat Qh4# gespielt.
    Ada 1338 (-162), Bea 1662 (+162)
    ");
    assert_snapshot!(told(&judged(vec![rated(ADA, 1500.0, 1500.2)], None)), @"
    @Ada, your game of Chess is over.
    Checkmate: Bea wins. 2 moves were played.
    Bea played Qh4#.
    Ada 1500 (+0)
    ");
    let often = judged(Vec::new(), Some(NotRated::PairTooOften));
    assert_snapshot!(told(&often), @"
    @Ada, your game of Chess is over.
    Checkmate: Bea wins. 2 moves were played.
    Bea played Qh4#.
    Ratings stay as they are: you two have played enough rated games today.
    ");
    assert_snapshot!(mated().de(|p| p.newest(Some(&often)).content), @"
    @Ada, eure Partie Schach ist zu Ende.
    Schachmatt: Bea gewinnt. Es wurden 2 Züge gespielt.
    Bea hat Qh4# gespielt.
    Die Wertungszahlen bleiben gleich: Ihr zwei habt heute schon genug gewertete Partien gespielt.
    ");
    assert_snapshot!(told(&judged(Vec::new(), Some(NotRated::TooShort))), @"
    @Ada, your game of Chess is over.
    Checkmate: Bea wins. 2 moves were played.
    Bea played Qh4#.
    ");
}

#[test]
fn a_level_was_beaten_twice() {
    let begun = || Setup::of("chess").computer(4).begin();
    let won = begun().plays("f3 e5 g4 Qh4");
    let judged = Judged { next_level: Some(5), ..Judged::default() };
    let told = |message: Message| {
        let Message { content, rows, .. } = message;
        Message { content, rows, ..Message::default() }
    };
    assert_snapshot!(won.en(|p| told(p.newest(Some(&judged)))), @"
    @Ada, your game of Chess is over.
    Checkmate: Computer (level 4) wins. 2 moves were played.
    Ada played g4.
    Computer (level 4) played Qh4#.
    That is two wins in a row against level 4 (casual player, about 1300 Elo). Try level 5?
    🔵[Play level 5] ⚪[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
    assert_snapshot!(won.de(|p| told(p.newest(Some(&judged)))), @"
    @Ada, eure Partie Schach ist zu Ende.
    Schachmatt: Computer (Stufe 4) gewinnt. Es wurden 2 Züge gespielt.
    Ada hat g4 gespielt.
    Computer (Stufe 4) hat Qh4# gespielt.
    Das sind zwei Siege in Folge gegen Stufe 4 (Gelegenheitsspieler, etwa 1300 Elo). Wie wäre es mit Stufe 5?
    🔵[Stufe 5 spielen] ⚪[Revanche] ⚪[Nachspielen] ⚪[Analysieren] ⚪[Bestenliste]
    ");
    // Whoever took hints is not offered the next one.
    let helped = begun().does(ADA, &Intent::Hint { at: 0 }).plays("f3 e5 g4 Qh4");
    assert_snapshot!(helped.en(|p| told(p.newest(Some(&judged)))), @"
    @Ada, your game of Chess is over.
    Checkmate: Computer (level 4) wins. 2 moves were played.
    Ada played g4.
    Computer (level 4) played Qh4#.
    1 hint was used.
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
    // Its list is that of games against the computer.
    let opens = won.en(|p| {
        let rows = p.newest(Some(&judged)).rows;
        let Some(Row::Buttons(buttons)) = rows.first() else { panic!("{rows:?}") };
        format!("{:?}", buttons.last().map(|last| &last.does))
    });
    assert!(opens.contains("company: Computers"), "{opens}");
}

#[test]
fn somebody_gives_up() {
    let resigned = Setup::of("chess").begin().plays("e4 e5").does(ADA, &Intent::Resign);
    assert_snapshot!(sentence(&resigned), @"
    @Bea, your game of Chess is over.
    Ada resigned: Bea wins. One move was played.
    Bea played e5.
    ");
    assert_snapshot!(resigned.de(|p| p.newest(None).content), @"
    @Bea, eure Partie Schach ist zu Ende.
    Ada hat aufgegeben: Bea gewinnt. Es wurde ein Zug gespielt.
    Bea hat e5 gespielt.
    ");
    let early = Setup::of("chess").begin().does(BEA, &Intent::Resign);
    assert_snapshot!(sentence(&early), @"
    @Ada, your game of Chess is over.
    Bea resigned: Ada wins.
    ");
    assert_snapshot!(early.de(|p| p.newest(None).content), @"
    @Ada, eure Partie Schach ist zu Ende.
    Bea hat aufgegeben: Ada gewinnt.
    ");
    let against = Setup::of("chess").computer(5).begin().plays("e4 e5").does(ADA, &Intent::Resign);
    assert_snapshot!(sentence(&against), @"
    Ada resigned: Computer (level 5) wins. One move was played.
    Ada played e4.
    Computer (level 5) played e5.
    ");
    let alone = Setup::of("chess").alone().begin().plays("e4").does(ADA, &Intent::Resign);
    assert_snapshot!(sentence(&alone), @"
    Black resigned: White wins. One move was played.
    White played e4.
    ");
}

#[test]
fn time_runs_out() {
    let late = Setup::of("chess").clock("3 days a move").begin().told_now().plays("e4 e5");
    let late = late.told_now().runs_out();
    assert_snapshot!(ended(&late), @r#"
    (rings Ada and Bea)
    @Ada, @Bea, your game of Chess is over.
    Ada ran out of time: Bea wins. One move was played.
    Bea played e5.
    🖼 Chess. Black played e5. Ada ran out of time: Bea wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White) 0, Bea (Black) 1. Last moves: 1. e4 e5
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "0-1"]
    │ [TimeControl "1/259200"]
    │ [Termination "time forfeit"]
    │
    │ 1. e4 e5 0-1
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(late.de(|p| p.newest(None).content), @"
    @Ada, @Bea, eure Partie Schach ist zu Ende.
    Ada hat die Zeit überschritten: Bea gewinnt. Es wurde ein Zug gespielt.
    Bea hat e5 gespielt.
    ");
    let tiles = Setup::of("tile-chess").clock("1 day a move").options("fast, pawns 1").begin();
    let tiles = tiles.told_now().runs_out();
    assert_snapshot!(sentence(&tiles), @"
    @Bea, your turn (Black ●): Tile Chess against Ada, 1 day left (‹in 1 day›)
    Rules: Fast set · 1 pawn each · Sudden Death
    Ada ran out of time, and a random move was made: B@⁀n50.
    ");
    let lone = "fen 4k3/8/8/8/8/8/8/4KQ2 w - - 0 1";
    let lone = Setup::of("chess").casual().options(lone).clock("3 d").begin().told_now().runs_out();
    assert_snapshot!(sentence(&lone), @"
    @Ada, @Bea, your game of Chess is over.
    Out of time, but Bea cannot win: a draw.
    ");
}

#[test]
fn a_draw_is_agreed_claimed_or_forced() {
    let chess = |options| Setup::of("chess").casual().options(options).begin();
    let agreed = Setup::of("chess").begin().plays("e4 e5");
    let agreed = agreed.offers(ADA, Offer::Draw).agrees(BEA, Offer::Draw);
    assert_snapshot!(sentence(&agreed), @"
    @Ada, your game of Chess is over.
    Draw by agreement. One move was played.
    Bea played e5.
    ");
    assert_snapshot!(agreed.de(|p| p.newest(None).content), @"
    @Ada, eure Partie Schach ist zu Ende.
    Remis durch Einigung. Es wurde ein Zug gespielt.
    Bea hat e5 gespielt.
    ");
    let thrice = Setup::of("chess").begin().plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    let claim = Intent::Claim { key: "threefold_repetition".to_owned(), after: None, at: None };
    let claimed = thrice.does(ADA, &claim);
    assert_snapshot!(sentence(&claimed), @"
    @Bea, your game of Chess is over.
    Draw by threefold repetition. 4 moves were played.
    Bea played Ng8.
    ");
    assert_snapshot!(claimed.de(|p| p.newest(None).content), @"
    @Bea, eure Partie Schach ist zu Ende.
    Remis durch dreifache Stellungswiederholung. Es wurden 4 Züge gespielt.
    Bea hat Ng8 gespielt.
    ");
    let stale = chess("fen 7k/8/6K1/5Q2/8/8/8/8 w - - 0 1").plays("Qf7");
    assert_snapshot!(sentence(&stale), @"
    @Bea, your game of Chess is over.
    Draw by stalemate. One move was played.
    Ada played Qf7.
    ");
    assert_snapshot!(stale.de(|p| p.newest(None).content), @"
    @Bea, eure Partie Schach ist zu Ende.
    Remis durch Patt. Es wurde ein Zug gespielt.
    Ada hat Qf7 gespielt.
    ");
    let dead = chess("fen 7k/8/8/8/8/8/6q1/7K w - - 0 1").plays("Kxg2");
    assert_snapshot!(sentence(&dead), @"
    @Bea, your game of Chess is over.
    Draw by insufficient material. One move was played.
    Ada played Kxg2.
    ");
    assert_snapshot!(dead.de(|p| p.newest(None).content), @"
    @Bea, eure Partie Schach ist zu Ende.
    Remis durch ungenügendes Material. Es wurde ein Zug gespielt.
    Ada hat Kxg2 gespielt.
    ");
    let long = chess("fen 7k/8/8/8/8/8/6R1/6K1 w - - 149 120").plays("Ra2");
    assert_snapshot!(sentence(&long), @"
    @Bea, your game of Chess is over.
    Draw by the 75-move rule. One move was played.
    Ada played Ra2.
    ");
    assert_snapshot!(long.de(|p| p.newest(None).content), @"
    @Bea, eure Partie Schach ist zu Ende.
    Remis durch die 75-Züge-Regel. Es wurde ein Zug gespielt.
    Ada hat Ra2 gespielt.
    ");
}

#[test]
fn other_games_end_their_own_way() {
    let stuck = "fen 3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1";
    let stuck = Setup::of("xiangqi").casual().options(stuck).begin().plays("P5+1");
    assert_snapshot!(sentence(&stuck), @"
    @Bea, your game of Xiangqi is over.
    No move left: Ada wins. In Xiangqi whoever cannot move loses. One move was played.
    Ada played Pe9.
    ");
    assert_snapshot!(stuck.de(|p| p.newest(None).content), @"
    @Bea, eure Partie Xiangqi ist zu Ende.
    Kein Zug mehr möglich: Ada gewinnt. Im Xiangqi verliert, wer nicht ziehen kann. Es wurde ein Zug gespielt.
    Ada hat Pe9 gespielt.
    ");
    let mate = "fen 4k4/9/9/9/9/9/9/9/R8/1R1K5 w - - 0 1";
    let mate = Setup::of("xiangqi").casual().options(mate).begin().plays("R9+7 e10f10 R8+9");
    assert_snapshot!(ended(&mate), @r#"
    (rings Bea)
    @Bea, your game of Xiangqi is over.
    Checkmate: Ada wins. 2 moves were played.
    Ada played Rb10#.
    🖼 Xiangqi. Red moved the chariot from b1 to b10. Check: the chariot on b10 attacks Black's general on f10. Checkmate: Ada wins. Red: general d1, chariots a9 b10. Black: general f10. Players: Ada (Red) 1, Bea (Black) 0. Last moves: 1. Ra9 Kf10 2. Rb10#
    📎 xiangqi-80001W.pgn:
    │ [Game "Chinese Chess"]
    │ [Event "Casual game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [Red "Ada"]
    │ [Black "Bea"]
    │ [Result "1-0"]
    │ [TimeControl "-"]
    │ [FEN "4k4/9/9/9/9/9/9/9/R8/1R1K5 w - - 0 1"]
    │ [Format "Chinese"]
    │
    │ 1. 车九进七 将5平6 2. 车八进九 1-0
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    let tiles = Setup::of("tile-chess").options("fast, pawns 1").begin();
    let tiles = tiles.plays_on(12).does(ADA, &Intent::Resign);
    assert_snapshot!(ended(&tiles), @"
    (rings Bea)
    @Bea, your game of Tile Chess is over.
    Ada resigned: Bea wins. 6 moves were played.
    Bea played K@⁀d42.
    🖼 Tile Chess. Black laid a king on d42. Ada resigned: Bea wins. White: king d40, queen n50, rook l48, bishop j46, knight h44, pawn f42. Black: king d42, queen m49, rook k47, bishop i45, knight g43, pawn e41. Black has 24 points. Trapped: e41, f42, g43, h44, i45, j46, k47, l48, m49. Players: Ada (White) 0, Bea (Black) 1.
    📎 tile-chess-80001W.txt, 36 lines
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
    assert_snapshot!(tiles.de(|p| p.newest(None).content), @"
    @Bea, eure Partie Tile Chess ist zu Ende.
    Ada hat aufgegeben: Bea gewinnt. Es wurden 6 Züge gespielt.
    Bea hat K@⁀d42 gespielt.
    ");
    let star = Setup::of("starchess").begin().plays_on(12).does(BEA, &Intent::Resign);
    assert_snapshot!(sentence(&star), @"
    @Ada, your game of Starchess is over.
    Bea resigned: Ada wins. One move was played.
    Bea played P7.
    ");
    let stalemate = Setup::of("stalemate").options("size 6").begin().plays_on(8);
    let stalemate = stalemate.does(ADA, &Intent::Resign);
    assert_snapshot!(ended(&stalemate), @"
    (rings Bea)
    @Bea, your game of StaleMate is over.
    Ada resigned: Bea wins. 4 moves were played.
    Bea played R@⁀d2.
    🖼 StaleMate. Black placed a rook on d2. Score: White 5, Black 6. Ada resigned: Bea wins. White: rooks a1 b1, bishop e2, knight e1. Black: rooks d2 f1, bishops b2 c2. White in hand: bishop, knight, 2 pawns. White has 5 points. Black in hand: 2 knights, 2 pawns. Black has 6 points. Threatened: a1, b1, b2, c2, e1, e2, f1. Players: Ada (White) 0, Bea (Black) 1. Last moves: 3... R@f1 4. B@e2 R@d2
    📎 stalemate-80001W.txt, 26 lines
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
    assert_snapshot!(stalemate.de(|p| p.newest(None).content), @"
    @Bea, eure Partie StaleMate ist zu Ende.
    Ada hat aufgegeben: Bea gewinnt. Es wurden 4 Züge gespielt.
    Bea hat R@⁀d2 gespielt.
    ");
}

#[test]
fn a_stalemate_is_played_out() {
    let mut played = Setup::of("stalemate").options("size 5").begin();
    while played.table.outcome().is_none() {
        played = played.plays_on(1);
    }
    assert_snapshot!(ended(&played), @"
    (rings Bea)
    @Bea, your game of StaleMate is over.
    Bea wins 7 : 6. 9 moves were played.
    Ada played R@⁀e5.
    Ada: 6 = 1 for pawns kept + 5 for pieces threatened (Bc2 Ne3 Pb2 Rc3 Re2).
    Bea: 7 = 1 for pawns kept + 6 for pieces threatened (Bb4 Bc4 Na2 Ne1 Pa1 Rb1).
    🖼 StaleMate. White placed a rook on e5. White: 6 = 1 for pawns kept + 5 for pieces threatened (Bc2 Ne3 Pb2 Rc3 Re2). Black: 7 = 1 for pawns kept + 6 for pieces threatened (Bb4 Bc4 Na2 Ne1 Pa1 Rb1). Bea wins 7 : 6. White: rooks b1 e5, bishops b4 c4, knights a2 e1, pawns a1 d4. Black: rooks c3 e2, bishop c2, knights d2 e3, pawns a4 b2. White has 6 points. Black in hand: bishop. Black has 7 points. Threatened: a1, a2, b1, b2, b4, c2, c3, c4, e1, e2, e3. Players: Ada (White) 6, Bea (Black) 7. Last moves: 8. P*a1 P*b2 9. R@e5
    📎 stalemate-80001W.txt, 34 lines
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
}

#[test]
fn a_secret_game_ends() {
    let secret = Setup::of("secret-stallmate").options("handover at once").begin();
    let secret = secret.plays("e2e4 e7e5 d2d4").does(BEA, &Intent::Resign);
    assert_snapshot!(ended(&secret), @"
    (rings Ada)
    @Ada, your game of Secret Stallmate is over.
    Bea resigned: -10 points, and 0 for Ada. 2 moves were played.
    Ada played d2d4.
    The most there is: 32 points each, with all pieces on the board.
    🖼 Secret Stallmate. White played d2d4. The most there is: 32 points each, with all pieces on the board. Bea resigned: -10 points, and 0 for Ada. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d4 e4 f2 g2 h2. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White) 0, Bea (Black) -10.
    📎 secret-stallmate-80001W.minutes:
    │ Secret Stallmate, the referee's minutes
    │ Event: Rated game
    │ Site: Patt #80001W
    │ Date: 2027.01.15
    │ Round: -
    │ TimeControl: 1/86400
    │ White: Ada
    │ Black: Bea
    │ Start: rkqnbnrb/pppppppp/8/8/8/8/PPPPPPPP/RNKQNRBB w FAga - 0 1
    │ 1 white: e2e4 - moved
    │     rkqnbnrb/pppppppp/8/8/4P3/8/PPPP1PPP/RNKQNRBB | white 8/8/8/8/4P3/8/PPPP1PPP/RNKQNRBB | black rkqnbnrb/pppppppp/8/8/8/8/8/8
    │ 1 black: e7e5 - moved
    │     rkqnbnrb/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNKQNRBB | white 8/8/8/8/4P3/8/PPPP1PPP/RNKQNRBB | black rkqnbnrb/pppp1ppp/8/4p3/8/8/8/8
    │ 2 white: d2d4 - moved
    │     rkqnbnrb/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNKQNRBB | white 8/8/8/8/3PP3/8/PPP2PPP/RNKQNRBB | black rkqnbnrb/pppp1ppp/8/4p3/8/8/8/8
    │ black gives up
    │ End: resigned:b, points 0 and -10
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
    assert_snapshot!(secret.de(|p| p.newest(None).content), @"
    @Ada, eure Partie Secret Stallmate ist zu Ende.
    Bea hat aufgegeben: -10 Punkte, und 0 für Ada. Es wurden 2 Züge gespielt.
    Ada hat d2d4 gespielt.
    Mehr als 32 Punkte für jeden gibt es nicht: mit allen Figuren auf dem Brett.
    ");
    assert_snapshot!(secret.en(|p| p.pair_ended(None)), @"
    Bea resigned: -10 points, and 0 for Ada. 2 moves were played.
    Ada played d2d4.
    The most there is: 32 points each, with all pieces on the board.
    You two played together: Ada and Bea.
    🖼 Secret Stallmate. White played d2d4. The most there is: 32 points each, with all pieces on the board. Bea resigned: -10 points, and 0 for Ada. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d4 e4 f2 g2 h2. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White) 0, Bea (Black) -10.
    📎 secret-stallmate-80001W.minutes:
    │ Secret Stallmate, the referee's minutes
    │ Event: Rated game
    │ Site: Patt #80001W
    │ Date: 2027.01.15
    │ Round: -
    │ TimeControl: 1/86400
    │ White: Ada
    │ Black: Bea
    │ Start: rkqnbnrb/pppppppp/8/8/8/8/PPPPPPPP/RNKQNRBB w FAga - 0 1
    │ 1 white: e2e4 - moved
    │     rkqnbnrb/pppppppp/8/8/4P3/8/PPPP1PPP/RNKQNRBB | white 8/8/8/8/4P3/8/PPPP1PPP/RNKQNRBB | black rkqnbnrb/pppppppp/8/8/8/8/8/8
    │ 1 black: e7e5 - moved
    │     rkqnbnrb/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNKQNRBB | white 8/8/8/8/4P3/8/PPPP1PPP/RNKQNRBB | black rkqnbnrb/pppp1ppp/8/4p3/8/8/8/8
    │ 2 white: d2d4 - moved
    │     rkqnbnrb/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNKQNRBB | white 8/8/8/8/3PP3/8/PPP2PPP/RNKQNRBB | black rkqnbnrb/pppp1ppp/8/4p3/8/8/8/8
    │ black gives up
    │ End: resigned:b, points 0 and -10
    ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
    assert_snapshot!(secret.de(|p| p.pair_ended(None).content), @"
    Bea hat aufgegeben: -10 Punkte, und 0 für Ada. Es wurden 2 Züge gespielt.
    Ada hat d2d4 gespielt.
    Mehr als 32 Punkte für jeden gibt es nicht: mit allen Figuren auf dem Brett.
    Ihr habt zusammen gespielt: Ada und Bea.
    ");
}

#[test]
fn hints_are_told() {
    let hinted = |nth: usize| {
        let mut staged = Setup::of("chess").computer(1).begin();
        for _ in 0..nth {
            let at = staged.table.position_number();
            staged = staged.does(ADA, &Intent::Hint { at });
            staged = staged.plays_on(2);
        }
        staged.does(ADA, &Intent::Resign)
    };
    assert_snapshot!(hinted(0).en(|p| p.hint_line()), @"nothing");
    assert_snapshot!(hinted(1).en(|p| p.hint_line()), @"1 hint was used.");
    assert_snapshot!(hinted(2).en(|p| p.hint_line()), @"2 hints were used.");
    assert_snapshot!(hinted(1).de(|p| p.hint_line()), @"Es wurde 1 Tipp genutzt.");
    assert_snapshot!(hinted(2).de(|p| p.hint_line()), @"Es wurden 2 Tipps genutzt.");
}
