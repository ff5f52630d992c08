//! Looking back: the replay, the analysis, files.

use insta::assert_snapshot;

use crate::ai::value;
use crate::message::ReplayPage;
use crate::rules::{Seat, Viewer};
use crate::show::analysis::worth;
use crate::show::testing::{ADA, Setup, Staged};
use crate::table::{Analysis, Intent};

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
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7.
    ⚪[First] (off) ⚪[Back] (off) 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Moving picture] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&mated(), all, 2), @"
    (private)
    Ada - Bea, 1... e5, 2 of 4
    🖼 Chess, White to move, move 2. Black played e5. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f3 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Moving picture] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&mated(), all, 4), @"
    (private)
    Ada - Bea, 2... Qh4#, 4 of 4
    Checkmate: Bea wins.
    Check: the queen on h4 attacks Ada's king on e1.
    🖼 Chess. Black played Qh4#. Check: the queen on h4 attacks White's king on e1. Checkmate: Bea wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f3 g4 h2. Black: king e8, queen h4, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] (off) ⚪[Last] (off) ⚪[Go to...]
    ⚪[Flip] ⚪[Moving picture] ⚪[File] ⚪[Play on from here] ⚪[Post here]
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
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7.
    ⚪[First] (off) ⚪[Back] (off) 🔵[Forward] (off) ⚪[Last] (off) ⚪[Go to...] (off)
    ⚪[Flip] ⚪[Moving picture] (off) ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    let steps = mated();
    let steps = steps.table.replay(all).expect("it replays");
    let german =
        mated().de(|p| p.replay(&steps, ReplayPage { step: 3, flipped: true }, Seat::SECOND));
    assert_snapshot!(german, @"
    (private)
    Ada - Bea, 2. g4, 3 von 4
    🖼 Schach, Schwarz am Zug, Zug 2. Weiß hat g4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f3 g4 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7.
    ⚪[Anfang] ⚪[Zurück] 🔵[Vor] ⚪[Ende] ⚪[Springen zu...]
    ⚪[Drehen] ⚪[Bewegtes Bild] ⚪[Datei] ⚪[Von hier weiterspielen] ⚪[Hier posten]
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
    Enemy men left: 16.
    🖼 Secret Stallmate, your men only, Black to play. Enemy men left: 16. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e7 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Moving picture]
    ");
    let over = secret.does(ADA, &Intent::Resign);
    assert_snapshot!(page(&over, Viewer::Everything, 3), @"
    (private)
    Ada - Bea, 2. e4e5, 3 of 6
    Ada was told: Illegal.
    🖼 Ada: Secret Stallmate, your men only, White to play. Enemy men left: 16. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d2 e4 f2 g2 h2.
    🖼 board-2.png: Bea: Secret Stallmate, your men only, White to play. Enemy men left: 16. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e5 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Moving picture] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&over, Viewer::Everything, 5), @"
    (private)
    Ada - Bea, 2... e5d4, 5 of 6
    Ada was told: A move was made. Capture on d4.
    Bea was told: A move was made. Capture on d4.
    🖼 Ada: Secret Stallmate, your men only, White to play. Enemy men left: 16. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 e4 f2 g2 h2. Announced captures: d4.
    🖼 board-2.png: Bea: Secret Stallmate, your men only, White to play. Enemy men left: 15. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d4 d7 f7 g7 h7. Announced captures: d4.
    ⚪[First] ⚪[Back] 🔵[Forward] ⚪[Last] ⚪[Go to...]
    ⚪[Flip] ⚪[Moving picture] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
    assert_snapshot!(page(&over, Viewer::Everything, 9), @"
    (private)
    Ada - Bea, 6 of 6
    Ada gave up: -10 points, and 0 for Bea.
    Ada was told: The game is over: a forfeit.
    Bea was told: The game is over: a forfeit.
    🖼 Secret Stallmate. Black played e5d4. Ada gave up: -10 points, and 0 for Bea. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 e4 f2 g2 h2. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d4 d7 f7 g7 h7.
    ⚪[First] ⚪[Back] 🔵[Forward] (off) ⚪[Last] (off) ⚪[Go to...]
    ⚪[Flip] ⚪[Moving picture] ⚪[File] ⚪[Play on from here] ⚪[Post here]
    ");
}

fn opinion(staged: &Staged, values: &[i32], best: &str) -> Analysis {
    assert!(values.len() > staged.table.moves_made());
    Analysis { values: values.to_vec(), best: vec![Some(best.to_owned()); values.len()] }
}

#[test]
fn the_computer_has_an_opinion() {
    let game = mated();
    let steps = game.table.replay(Viewer::Everything).expect("it replays");
    let lost = opinion(&game, &[30, -90, -80, value::LOST + 1, value::LOST], "e2e4");
    assert_snapshot!(game.en(|p| p.opinion(&steps, &lost)), @"
    (private)
    Analysis of Ada - Bea. Above the middle White is better.
    **1. f3**: from +0.3 to -0.9; better was e4.
    **2. g4**: from -0.8 to -#1; better was e4.
    After **2. g4** the end is known: Black wins in one move.
    🖼 Course of the game over 4 half-moves: lowest -#, highest +0.3, at the end -#. Turning points at half-moves: 1, 3.
    ⚪[1. f3] ⚪[2. g4]
    ");
    assert_snapshot!(game.de(|p| p.opinion(&steps, &lost)), @"
    (private)
    Analyse von Ada - Bea. Über der Mitte steht Weiß besser.
    **1. f3**: von +0.3 auf -0.9; besser war e4.
    **2. g4**: von -0.8 auf -#1; besser war e4.
    Nach **2. g4** ist das Ende bekannt: Schwarz gewinnt in einem Zug.
    🖼 Verlauf der Partie über 4 Halbzüge: tiefster Stand -#, höchster +0.3, am Ende -#. Wendepunkte bei den Halbzügen: 1, 3.
    ⚪[1. f3] ⚪[2. g4]
    ");
    let calm = opinion(&game, &[30, 20, 25, 30, 20], "e2e4");
    assert_snapshot!(game.en(|p| p.opinion(&steps, &calm)), @"
    (private)
    Analysis of Ada - Bea. Above the middle White is better.
    No move changed the course of this game.
    🖼 Course of the game over 4 half-moves: lowest +0.2, highest +0.3, at the end +0.2. Turning points at half-moves: -.
    ");
    assert_snapshot!(game.de(|p| p.opinion(&steps, &calm)), @"
    (private)
    Analyse von Ada - Bea. Über der Mitte steht Weiß besser.
    Kein Zug hat den Verlauf dieser Partie gewendet.
    🖼 Verlauf der Partie über 4 Halbzüge: tiefster Stand +0.2, höchster +0.3, am Ende +0.2. Wendepunkte bei den Halbzügen: -.
    ");
    let forced =
        opinion(&game, &[30, 20, value::LOST + 6, value::LOST + 5, value::LOST + 4], "g2g4");
    assert_snapshot!(game.en(|p| p.opinion(&steps, &forced)), @"
    (private)
    Analysis of Ada - Bea. Above the middle White is better.
    No move changed the course of this game.
    After **1... e5** the end is known: Black wins in 3 moves.
    🖼 Course of the game over 4 half-moves: lowest -#2, highest +0.3, at the end -#2. Turning points at half-moves: -.
    ");
    assert_snapshot!(game.de(|p| p.opinion(&steps, &forced).map(|m| m.content)), @"
    Analyse von Ada - Bea. Über der Mitte steht Weiß besser.
    Kein Zug hat den Verlauf dieser Partie gewendet.
    Nach **1... e5** ist das Ende bekannt: Schwarz gewinnt in 3 Zügen.
    ");
}

#[test]
fn a_value_is_written_as_people_write_it() {
    let values = [0, 35, -120, 1_250, value::WON, value::WON - 1, value::WON - 4, value::LOST + 3];
    let words: Vec<_> = values.map(worth).to_vec();
    assert_snapshot!(words.join(" "), @"+0.0 +0.3 -1.2 +12.5 +# +#1 +#2 -#2");
}
