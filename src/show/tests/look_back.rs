//! Looking back: the replay, the analysis, files.

use insta::assert_snapshot;

use crate::ai::value;
use crate::message::{Message, ReplayPage};
use crate::rules::{Seat, Viewer};
use crate::show::presenter::Presenter;
use crate::show::testing::{ADA, Setup, Staged};
use crate::table::{Analysis, Chances, Intent, Other, Pair};

fn mated() -> Staged {
    Setup::of("chess").begin().plays("f3 e5 g4 Qh4")
}

/// A page of the replay as somebody sees it.
fn page(staged: &Staged, viewer: Viewer, step: usize) -> String {
    let steps = staged.table.replay(viewer).expect("it replays");
    staged.en(|p| p.replay(&steps, ReplayPage { step, flipped: false }, Seat::FIRST))
}

/// The first line of it.
fn head(staged: &Staged, viewer: Viewer, step: usize) -> String {
    let steps = staged.table.replay(viewer).expect("it replays");
    staged.en(|p| {
        p.replay(&steps, ReplayPage { step, flipped: false }, Seat::FIRST).map(|m| m.content)
    })
}

#[test]
fn a_game_is_stepped_through() {
    let all = Viewer::Everything;
    assert_snapshot!(page(&mated(), all, 0), @"
    (private)
    Ada - Bea, the start, 0 of 4
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    ⚪[First] (off) ⚪[Back] (off) 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Animated GIF] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&mated(), all, 2), @"
    (private)
    Ada - Bea, 1... e5, 2 of 4
    🖼 Chess, White to move, move 2. Black played e5. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f3 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. f3 e5
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Animated GIF] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&mated(), all, 4), @"
    (private)
    Ada - Bea, 2... Qh4#, 4 of 4
    Checkmate: Bea wins.
    Check: the queen on h4 attacks Ada's king on e1.
    🖼 Chess. Black played Qh4#. Check: the queen on h4 attacks White's king on e1. Checkmate: Bea wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f3 g4 h2. Black: king e8, queen h4, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1... e5 2. g4 Qh4#
    ⚪[First] ⚪[Back] 🔵[Forward] (off) ⚪[Last] (off) ⚪[Go to...]
    ⚪[Flip] ⚪[Animated GIF] ⚪[File] ⚪[Play on from here] (off) ⚪[Post here]
    ");
    assert_snapshot!(head(&mated(), all, 99), @"
    Ada - Bea, 2... Qh4#, 4 of 4
    Checkmate: Bea wins.
    Check: the queen on h4 attacks Ada's king on e1.
    ");
    let empty = Setup::of("chess").begin();
    assert_snapshot!(page(&empty, Viewer::Public, 0), @"
    (private)
    Ada - Bea, the start, 0 of 0
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    ⚪[First] (off) ⚪[Back] (off) 🔵[Forward] (off) ⚪[Last] (off) ⚪[Go to...] (off)
    ⚪[Flip] ⚪[Animated GIF] (off) ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    let steps = mated();
    let steps = steps.table.replay(all).expect("it replays");
    let german =
        mated().de(|p| p.replay(&steps, ReplayPage { step: 3, flipped: true }, Seat::SECOND));
    assert_snapshot!(german, @"
    (private)
    Ada - Bea, 2. g4, 3 von 4
    🖼 Schach, Schwarz am Zug, Zug 2. Weiß hat g4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f3 g4 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. f3 e5 2. g4
    ⚪[Anfang] ⚪[Zurück] 🔵[Vor] ⚪[Ende] ⚪[Springen zu...]
    ⚪[Drehen] ⚪[Als GIF] ⚪[Datei] ⚪[Von hier weiterspielen] ⚪[Hier posten]
    ");
}

#[test]
fn every_game_captions_its_moves() {
    let caption = |staged: Staged, step| head(&staged, Viewer::Everything, step);
    assert_snapshot!(caption(Setup::of("xiangqi").begin().plays("Che3 Hg8"), 1), @"Ada - Bea, 1. Che3, 1 of 2");
    assert_snapshot!(caption(Setup::of("starchess").begin().plays_on(12), 1), @"Ada - Bea, Ada 4K, 1 of 12");
    assert_snapshot!(caption(Setup::of("starchess").begin().plays_on(12), 11), @"Ada - Bea, 1. P6, 11 of 12");
    assert_snapshot!(caption(Setup::of("stalemate").begin().plays_on(3), 2), @"
    Ada - Bea, 1... B@⁀b2, 2 of 3
    Score: Ada 2, Bea 3.
    ");
    let tiles = || Setup::of("tile-chess").anyone().seats(3).casual().options("fast, pawns 1");
    assert_snapshot!(caption(tiles().begin().plays_on(4), 4), @"
    Ada - Bea - Cid, Ada R@⁀k47, 4 of 4
    Next: Cid, Ada.
    ");
}

#[test]
fn giving_up_is_no_move() {
    let resigned = Setup::of("chess").begin().plays("e4 e5").does(ADA, &Intent::Resign);
    assert_snapshot!(head(&resigned, Viewer::Everything, 3), @"
    Ada - Bea, 3 of 3
    Ada resigned: Bea wins.
    ");
}

#[test]
fn a_secret_game_shows_each_their_own() {
    let secret = Setup::of("secret-stallmate").options("handover at once").begin();
    let secret = secret.plays("e2e4 e7e5 e4e5 d2d4 e5d4");
    assert_snapshot!(page(&secret, Viewer::Seat(Seat::SECOND), 1), @"
    (private)
    Ada - Bea, 1 of 4
    Enemy pieces left: 16.
    🖼 Secret Stallmate, your pieces only, Black to play. Enemy pieces left: 16. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e7 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Animated GIF]
    ");
    let over = secret.does(ADA, &Intent::Resign);
    assert_snapshot!(page(&over, Viewer::Everything, 3), @"
    (private)
    Ada - Bea, 2. e4e5, 3 of 6
    Ada was told: Illegal.
    🖼 Ada: Secret Stallmate, your pieces only, White to play. Enemy pieces left: 16. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d2 e4 f2 g2 h2.
    🖼 board-2.png: Bea: Secret Stallmate, your pieces only, White to play. Enemy pieces left: 16. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e5 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Animated GIF] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&over, Viewer::Everything, 5), @"
    (private)
    Ada - Bea, 2... e5d4, 5 of 6
    Ada was told: A move was made. Capture on d4.
    Bea was told: A move was made. Capture on d4.
    🖼 Ada: Secret Stallmate, your pieces only, White to play. Enemy pieces left: 16. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 e4 f2 g2 h2. Announced captures: d4.
    🖼 board-2.png: Bea: Secret Stallmate, your pieces only, White to play. Enemy pieces left: 15. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d4 d7 f7 g7 h7. Announced captures: d4.
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Animated GIF] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&over, Viewer::Everything, 9), @"
    (private)
    Ada - Bea, 6 of 6
    Ada resigned: -10 points, and 0 for Bea.
    The most there is: 32 points each, with all pieces on the board.
    Ada was told: The game is over: a forfeit.
    Bea was told: The game is over: a forfeit.
    🖼 Secret Stallmate. Black played e5d4. The most there is: 32 points each, with all pieces on the board. Ada resigned: -10 points, and 0 for Bea. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 e4 f2 g2 h2. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d4 d7 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] (off) ⚪[Last] (off) ⚪[Go to...]
    ⚪[Flip] ⚪[Animated GIF] ⚪[File] ⚪[Play on from here] (off) ⚪[Post here]
    ");
}

fn opinion(staged: &Staged, values: &[i32], best: &str) -> Analysis {
    assert!(values.len() > staged.table.moves_made());
    let (best, line) = (Some(best.to_owned()), vec![best.to_owned()]);
    let count = values.len();
    let (best, lines) = (vec![best; count], vec![line; count]);
    Analysis { values: values.to_vec(), best, lines, ..Analysis::default() }
}

#[test]
fn the_computer_has_an_opinion() {
    let game = mated();
    let steps = game.table.replay(Viewer::Everything).expect("it replays");
    let lost = opinion(&game, &[30, -75, -70, value::LOST + 1, value::LOST], "e2e4");
    assert_snapshot!(game.en(|p| p.opinion(&steps, &lost)), @"
    (private)
    Analysis of Ada - Bea. Above the middle line White is better.
    White: 25% accuracy, 1 mistake, 1 blunder.
    Black: 97% accuracy, no mistakes.
    **1. f3**, mistake: +0.5 → -1.2. Better: 1. e4.
    **2. g4**, blunder: -1.1 → Black wins in 1 move. Better: 2. e4.
    🖼 Graph of the game over 2 moves: lowest Black has won, highest +0.5, at the end Black has won. Turning points at moves: 1, 2.
    ⚪[1. f3] ⚪[2. g4]
    ");
    assert_snapshot!(game.de(|p| p.opinion(&steps, &lost)), @"
    (private)
    Analyse von Ada - Bea. Oberhalb der Mittellinie steht Weiß besser.
    Weiß: 25 % Genauigkeit, 1 Fehler, 1 grober Fehler.
    Schwarz: 97 % Genauigkeit, keine Fehler.
    **1. f3**, Fehler: +0,5 → -1,2. Besser: 1. e4.
    **2. g4**, grober Fehler: -1,1 → Schwarz gewinnt in 1 Zug. Besser: 2. e4.
    🖼 Bewertung der Partie über 2 Züge: tiefster Wert Schwarz hat gewonnen, höchster +0,5, am Ende Schwarz hat gewonnen. Wendepunkte (Züge): 1, 2.
    ⚪[1. f3] ⚪[2. g4]
    ");
    let calm = opinion(&game, &[30, 20, 25, 30, 20], "e2e4");
    assert_snapshot!(game.en(|p| p.opinion(&steps, &calm)), @"
    (private)
    Analysis of Ada - Bea. Above the middle line White is better.
    White: 93% accuracy, no mistakes.
    Black: 97% accuracy, no mistakes.
    This game had no turning points.
    🖼 Graph of the game over 2 moves: lowest +0.3, highest +0.5, at the end +0.3. No turning points.
    ");
    assert_snapshot!(game.de(|p| p.opinion(&steps, &calm)), @"
    (private)
    Analyse von Ada - Bea. Oberhalb der Mittellinie steht Weiß besser.
    Weiß: 93 % Genauigkeit, keine Fehler.
    Schwarz: 97 % Genauigkeit, keine Fehler.
    Diese Partie hatte keinen Wendepunkt.
    🖼 Bewertung der Partie über 2 Züge: tiefster Wert +0,3, höchster +0,5, am Ende +0,3. Keine Wendepunkte.
    ");
    let forced =
        opinion(&game, &[30, 20, value::LOST + 6, value::LOST + 5, value::LOST + 4], "g2g4");
    assert_snapshot!(game.en(|p| p.opinion(&steps, &forced)), @"
    (private)
    Analysis of Ada - Bea. Above the middle line White is better.
    White: 93% accuracy, no mistakes.
    Black: 100% accuracy, no mistakes.
    This game had no turning points.
    After **1... e5** Black can force a win in 3 moves.
    🖼 Graph of the game over 2 moves: lowest Black wins in 2 moves, highest +0.5, at the end Black wins in 2 moves. No turning points.
    ");
    assert_snapshot!(game.de(|p| p.opinion(&steps, &forced).map(|m| m.content)), @"
    Analyse von Ada - Bea. Oberhalb der Mittellinie steht Weiß besser.
    Weiß: 93 % Genauigkeit, keine Fehler.
    Schwarz: 100 % Genauigkeit, keine Fehler.
    Diese Partie hatte keinen Wendepunkt.
    Nach **1... e5** ist die Partie entschieden: Schwarz gewinnt in 3 Zügen.
    ");
}

#[test]
fn a_turning_point_shows_what_was_played_and_what_was_better() {
    let game = mated();
    let steps = game.table.replay(Viewer::Everything).expect("it replays");
    let mut opinion = opinion(&game, &[30, -75, -70, value::LOST + 1, value::LOST], "e2e4");
    opinion.lines[0] = ["e2e4", "e7e5", "g1f3", "b8c6"].map(str::to_owned).into();
    opinion.lines[2] = Vec::new();
    let line = ["d2d4", "d7d5"].map(str::to_owned).into();
    opinion.others = vec![Other { at: 0, line }];
    let first = |p: &Presenter<'_>| p.turning(&steps, &opinion, 0, Seat::FIRST);
    assert_snapshot!(game.en(|p| first(p).map(Option::unwrap)), @"
    (private)
    Ada - Bea, turning point 1 of 2
    **1. f3**, mistake: +0.5 → -1.2.
    Chances of White: 58% → 30%.
    Better: 1. e4 e5 2. Nf3 Nc6.
    Also good: 1. d4 d5.
    🖼 Two boards with the position before the move. Left, an arrow: 1. f3 was played. Right, arrows: better was 1. e4 e5 2. Nf3 Nc6. Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7.
    ⚪[Earlier] (off) ⚪[Later] 🔵[Try again from here] ⚪[Step through]
    ");
    assert_snapshot!(game.de(|p| first(p).map(Option::unwrap)), @"
    (private)
    Ada - Bea, Wendepunkt 1 von 2
    **1. f3**, Fehler: +0,5 → -1,2.
    Chancen von Weiß: 58 % → 30 %.
    Besser: 1. e4 e5 2. Nf3 Nc6.
    Auch gut: 1. d4 d5.
    🖼 Zwei Bretter mit der Stellung vor dem Zug. Links ein Pfeil: gespielt wurde 1. f3. Rechts Pfeile: besser war 1. e4 e5 2. Nf3 Nc6. Schach, Weiß am Zug, Zug 1. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7.
    ⚪[Früher] (off) ⚪[Später] 🔵[Von hier noch einmal] ⚪[Nachspielen]
    ");
    // One beyond the last is the last; a line that is not known is its first move.
    let second = |p: &Presenter<'_>| p.turning(&steps, &opinion, 9, Seat::FIRST);
    assert_snapshot!(game.en(|p| second(p).map(Option::unwrap)), @"
    (private)
    Ada - Bea, turning point 2 of 2
    **2. g4**, blunder: -1.1 → Black wins in 1 move.
    Chances of White: 31% → 0%.
    Better: 2. e4.
    🖼 Two boards with the position before the move. Left, an arrow: 2. g4 was played. Right, arrows: better was 2. e4. Chess, White to move, move 2. Black played e5. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f3 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7.
    ⚪[Earlier] ⚪[Later] (off) 🔵[Try again from here] ⚪[Step through]
    ");
    let calm = Analysis { values: vec![0; 5], ..opinion };
    game.en(|p| {
        let none = p.turning(&steps, &calm, 0, Seat::FIRST);
        assert_eq!(none.map(|message| message.is_some()).ok(), Some(false));
        Message::default()
    });
}

#[test]
fn of_several_it_is_told_who_was_ahead() {
    let tiles = Setup::of("tile-chess").anyone().seats(3).casual().options("fast, pawns 1");
    let tiles = tiles.begin().plays_on(4);
    let steps = tiles.table.replay(Viewer::Everything).expect("it replays");
    assert_snapshot!(tiles.en(|p| p.who_was_ahead(&steps)), @"
    (private)
    Pieces on the board, turn by turn: Ada - Bea - Cid.
    Ada was ahead after 2 of 4 turns.
    🖼 Graph of the pieces on the board over 4 turns. At the end: Ada 2, Bea 1, Cid 1.
    ");
    assert_snapshot!(tiles.de(|p| p.who_was_ahead(&steps)), @"
    (private)
    Figuren auf dem Brett, Zug um Zug: Ada - Bea - Cid.
    Ada lag nach 2 von 4 Zügen vorn.
    🖼 Verlauf der Figuren auf dem Brett über 4 Züge. Am Ende: Ada 2, Bea 1, Cid 1.
    ");
}

#[test]
fn of_several_it_is_told_who_was_likely_to_win() {
    let tiles = Setup::of("tile-chess").anyone().seats(3).casual().options("fast, pawns 1");
    let tiles = tiles.begin().plays_on(4);
    let steps = tiles.table.replay(Viewer::Everything).expect("it replays");
    let mut chances = Chances::default();
    chances.push(None, None);
    for all in [[33.0, 33.0, 34.0], [31.0, 35.0, 34.0], [60.0, 34.0, 6.0], [100.0, 0.0, 0.0]] {
        chances.push(Some(all.into()), Some("nothing".to_owned()));
    }
    assert_snapshot!(tiles.en(|p| p.chances(&steps, &chances)), @"
    (private)
    Analysis of Ada - Bea - Cid: who was likely to win.
    **Cid Q@⁀l48**, mistake: 34% → 6%.
    🖼 Graph of the chances of all over 4 turns. Ada: 33% at first, 100% at best, 100% at the end. Bea: 33% at first, 35% at best, 0% at the end. Cid: 34% at first, 34% at best, 0% at the end.
    ⚪[Cid Q@l48]
    ");
    assert_snapshot!(tiles.de(|p| p.chances(&steps, &chances)), @"
    (private)
    Analyse von Ada - Bea - Cid: wer wohl gewinnen würde.
    **Cid Q@⁀l48**, Fehler: 34 % → 6 %.
    🖼 Verlauf der Gewinnchancen über 4 Züge. Ada: zuerst 33 %, höchstens 100 %, am Ende 100 %. Bea: zuerst 33 %, höchstens 35 %, am Ende 0 %. Cid: zuerst 34 %, höchstens 34 %, am Ende 0 %.
    ⚪[Cid Q@l48]
    ");
    let calm = Chances { best: vec![None; 5], ..chances };
    assert_snapshot!(tiles.en(|p| p.chances(&steps, &calm).map(|m| m.content)), @"
    Analysis of Ada - Bea - Cid: who was likely to win.
    This game had no turning points.
    ");
}

#[test]
fn a_pair_is_told_what_it_could_have_scored() {
    let secret = Setup::of("secret-stallmate").options("handover at once").begin();
    let secret = secret.plays("e2e4 e7e5 e4e5 d2d4 e5d4");
    assert!(!secret.table.may_be_analysed(), "nothing is looked at before the end");
    let over = secret.does(ADA, &Intent::Resign);
    assert!(over.table.may_be_analysed());
    let steps = over.table.replay(Viewer::Everything).expect("it replays");
    let pair = Pair { could: vec![30, 30, 29, 29, 29, 27, 27] };
    assert_snapshot!(over.en(|p| p.possible(&steps, &pair)), @"
    (private)
    Analysis of Ada - Bea: with open eyes each could have scored 30.
    **1... e7e5**: 30 → 29 possible points.
    **2... e5d4**: 29 → 27 possible points.
    🖼 Graph of the points that were possible over 6 steps: 30 at first, 27 at the end.
    ⚪[1... e7e5] ⚪[2... e5d4]
    ");
    assert_snapshot!(over.de(|p| p.possible(&steps, &pair)), @"
    (private)
    Analyse von Ada - Bea: mit offenen Augen wären 30 Punkte für jeden möglich gewesen.
    **1... e7e5**: 30 → 29 mögliche Punkte.
    **2... e5d4**: 29 → 27 mögliche Punkte.
    🖼 Verlauf der möglichen Punkte über 6 Schritte: zuerst 30, am Ende 27.
    ⚪[1... e7e5] ⚪[2... e5d4]
    ");
    let calm = Pair { could: vec![30; 7] };
    assert_snapshot!(over.en(|p| p.possible(&steps, &calm).map(|m| m.content)), @"
    Analysis of Ada - Bea: with open eyes each could have scored 30.
    No move cost points.
    ");
}

#[test]
fn where_points_count_what_was_lost_is_told_in_chances() {
    let game = Setup::of("stalemate").begin().plays_on(3);
    let steps = game.table.replay(Viewer::Everything).expect("it replays");
    let opinion = opinion(&game, &[50, -150, -100, -100], "nothing");
    assert_snapshot!(game.en(|p| p.opinion(&steps, &opinion).map(|m| m.content)), @"
    Analysis of Ada - Bea. Above the middle line White is better.
    White: 12% accuracy, 1 blunder.
    Black: 67% accuracy, no mistakes.
    **1. R@⁀a1**, blunder: White 66% → White 12%.
    ");
    let shown = |p: &Presenter<'_>| p.turning(&steps, &opinion, 0, Seat::FIRST);
    assert_snapshot!(game.en(|p| shown(p).map(|message| message.unwrap().content)), @"
    Ada - Bea, turning point 1 of 1
    **1. R@⁀a1**, blunder: White 66% → White 12%.
    ");
}

#[test]
fn values_are_told_in_the_unit_of_the_game() {
    let chess =
        [0, -4, 35, -120, 1_250, value::WON, value::WON - 1, value::WON - 4, value::LOST + 3];
    let points = [50, 200, -100, 20_150, -20_150, 20_050, value::WON];
    let told = |game: &'static str, values: &[i32]| {
        let begun = Setup::of(game).begin();
        let told = |p: &Presenter<'_>| {
            let words = values.iter().map(|&value| p.worth(p.voice, value).0);
            Message::private(words.collect::<Vec<_>>().join(" · "))
        };
        begun.en(|p| told(p))
    };
    assert_snapshot!(told("chess", &chess), @"
    (private)
    0.0 · -0.1 · +0.6 · -1.9 · +20.2 · White has won · White wins in 1 move · White wins in 2 moves · Black wins in 2 moves
    ");
    assert_snapshot!(told("stalemate", &points), @"
    (private)
    White 66% · White 93% · White 21% · White wins by 1 point · Black wins by 2 points · a tie, won by White · White has won
    ");
}
