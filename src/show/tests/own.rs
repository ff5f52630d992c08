//! The board as one person asks for it, and where a man can go.

use insta::assert_snapshot;

use crate::ai::value;
use crate::message::Message;
use crate::rules::{Notation, Offer, Say, Seat, Viewer};
use crate::show::hint::Hint;
use crate::show::presenter::Presenter;
use crate::show::testing::{ADA, BEA, CID, Setup, Staged, request};
use crate::table::{Intent, PersonId};

fn board(presenter: &Presenter<'_>, who: PersonId) -> Message {
    let request = request(who);
    presenter.own_board(&request, presenter.own_below(&request, false), false, None)
}

/// The words and buttons without the picture.
fn buttons(staged: &Staged, who: PersonId) -> String {
    staged.en(|p| Message { picture: None, ..board(p, who) })
}

#[test]
fn a_player_and_a_spectator_ask_for_the_board() {
    let chess = Setup::of("chess").begin().plays("e4 e5");
    assert_snapshot!(chess.en(|p| board(p, ADA)), @"
    (private)
    Chess: you are White, against Bea.
    It is your move.
    Bea played e5.
    🖼 Chess, White to move, move 2. Black played e5. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4 e5
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign]
    ⚪[Where can it go?] ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Mute this turn]
    ⚪[Repost board]
    ");
    assert_snapshot!(chess.de(|p| board(p, ADA)), @"
    (private)
    Schach: Du hast Weiß, gegen Bea.
    Du bist am Zug.
    Bea hat e5 gespielt.
    🖼 Schach, Weiß am Zug, Zug 2. Schwarz hat e5 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4 e5
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben]
    ⚪[Mögliche Züge] ⚪[Als Text] ⚪[Drehen] ⚪[Regeln] ⚪[Diesen Zug stummschalten]
    ⚪[Brett neu posten]
    ");
    assert_snapshot!(buttons(&chess, BEA), @"
    (private)
    Chess: you are Black, against Ada.
    Ada to move.
    Bea played e5.
    🔴[Resign]
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Repost board] ⚪[Planned replies]
    ");
    assert_snapshot!(buttons(&chess, CID), @"
    (private)
    Chess: Ada against Bea.
    Ada to move.
    Bea played e5.
    ⚪[As text] ⚪[Flip] ⚪[Rules]
    ");
    let force = chess.en(|p| {
        let request = request(CID);
        let below = p.own_below(&request, true);
        Message { picture: None, ..p.own_board(&request, below, true, Some(p.force_end_button())) }
    });
    assert_snapshot!(force, @"
    (private)
    Chess: Ada against Bea.
    Ada to move.
    Bea played e5.
    ⚪[As text] ⚪[Flip] ⚪[Rules] 🔴[Force end]
    ");
}

#[test]
fn what_can_be_done_depends_on_the_game() {
    let casual = Setup::of("chess").casual().clock("3 days a move").begin().plays("e4 e5 Nf3");
    assert_snapshot!(buttons(&casual, ADA), @"
    (private)
    Chess: you are White, against Bea.
    Bea to move.
    Ada played Nf3.
    🔴[Resign]
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Repost board] ⚪[Take back]
    ⚪[Share my seat] ⚪[Planned replies] ⚪[Pause] ⚪[Adjourn] ⚪[Give 1 day]
    ");
    assert_snapshot!(buttons(&casual, BEA), @"
    (private)
    Chess: you are Black, against Ada.
    It is your move.
    Ada played Nf3.
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign]
    ⚪[Where can it go?] ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Mute this turn]
    ⚪[Repost board] ⚪[Take back] ⚪[Share my seat] ⚪[Pause] ⚪[Adjourn]
    ⚪[Give 1 day]
    ");
    let offered = casual.offers(ADA, Offer::Draw);
    assert_snapshot!(buttons(&offered, BEA), @"
    (private)
    Chess: you are Black, against Ada.
    It is your move.
    Ada played Nf3.
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign]
    🟢[Accept draw] 🔴[Decline]
    ⚪[Where can it go?] ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Mute this turn]
    ⚪[Repost board] ⚪[Take back] ⚪[Share my seat] ⚪[Pause] ⚪[Adjourn]
    ⚪[Give 1 day]
    ");
    let computer = Setup::of("chess").computer(3).begin().plays("e4 e5");
    assert_snapshot!(buttons(&computer, ADA), @"
    (private)
    Chess: you are White, against Computer (level 3).
    It is your move.
    Ada played e4.
    Computer (level 3) played e5.
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign]
    ⚪[Where can it go?] ⚪[Hint] ⚪[As text] ⚪[Flip] ⚪[Rules]
    ⚪[Mute this turn] ⚪[Repost board] ⚪[Take back] ⚪[Share my seat]
    ");
    let alone = Setup::of("chess").alone().begin().plays("e4");
    assert_snapshot!(buttons(&alone, ADA), @"
    (private)
    Chess: White against Black.
    It is your move.
    White played e4.
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign]
    ⚪[Where can it go?] ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Mute this turn]
    ⚪[Repost board] ⚪[Take back] 🔴[Call off] ⚪[Share my seat]
    ");
}

#[test]
fn what_can_be_done_depends_on_how_far_it_has_come() {
    let silent = Setup::of("chess").begin().plays("e4").neglected();
    assert_snapshot!(buttons(&silent, ADA), @"
    (private)
    Chess: you are White, against Bea.
    Bea to move.
    Ada played e4.
    🔴[Resign]
    🔵[Claim the win] ⚪[Remind Bea] 🔴[Close without result]
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Repost board] 🔴[Call off]
    ⚪[Planned replies]
    ");
    let over = Setup::of("chess").begin().plays("f3 e5 g4 Qh4");
    assert_snapshot!(buttons(&over, ADA), @"
    (private)
    Chess: you are White, against Bea.
    Checkmate: Bea wins.
    Bea played Qh4#.
    Check: the queen on h4 attacks Ada's king on e1.
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Export] 🔵[Rematch]
    ");
    assert_snapshot!(buttons(&over, CID), @"
    (private)
    Chess: Ada against Bea.
    Checkmate: Bea wins.
    Bea played Qh4#.
    Check: the queen on h4 attacks Ada's king on e1.
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Export]
    ");
    assert_snapshot!(over.de(|p| Message { picture: None, ..board(p, BEA) }), @"
    (private)
    Schach: Du hast Schwarz, gegen Ada.
    Schachmatt: Bea gewinnt.
    Bea hat Qh4# gespielt.
    Schach: Die Dame auf h4 greift den König von Ada auf e1 an.
    ⚪[Als Text] ⚪[Drehen] ⚪[Regeln] ⚪[Exportieren] 🔵[Revanche]
    ");
    let secret = Setup::of("secret-stallmate").open();
    assert_snapshot!(secret.en(|p| board(p, BEA)), @"
    (private)
    Secret Stallmate: you are Black, against Ada.
    This invitation is no longer open; use /play for a new game.
    Enemy pieces left: 16.
    🖼 Secret Stallmate, your pieces only, White to play. Enemy pieces left: 16. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e7 f7 g7 h7.
    🔴[Resign]
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Repost board]
    ");
    let open = Setup::of("chess").open();
    assert_snapshot!(buttons(&open, ADA), @"
    (private)
    Chess: you are White, against Bea.
    This invitation is no longer open; use /play for a new game.
    🔴[Resign]
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Repost board]
    ");
}

#[test]
fn every_game_has_its_board() {
    let tiles = Setup::of("tile-chess").anyone().seats(3).casual().options("fast, seats as listed");
    assert_snapshot!(buttons(&tiles.begin(), BEA), @"
    (private)
    Tile Chess: you are Black ●, against Cid, Ada.
    White ○: Ada · Black ●: Bea · Red ▲: Cid
    Rules: Fast set
    Ada to move.
    Next: Bea, Cid.
    🔴[Leave]
    ⚪[As text] ⚪[Rules] ⚪[Repost board] 🔴[Call off] ⚪[Share my seat]
    ⚪[Planned replies]
    ");
    assert_snapshot!(buttons(&Setup::of("starchess").begin(), ADA), @"
    (private)
    Starchess: you are White, against Bea.
    It is your move.
    🔵[Move] ⚪[Type a move] 🔴[Resign]
    ⚪[Where can it go?] ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Mute this turn]
    ⚪[Repost board] 🔴[Call off]
    ");
    assert_snapshot!(buttons(&Setup::of("stalemate").begin(), ADA), @"
    (private)
    StaleMate: you are White, against Bea.
    It is your move.
    Score: Ada 2, Bea 2.
    🔵[Move] ⚪[Type a move] 🔴[Resign]
    ⚪[Where can it go?] ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Mute this turn]
    ⚪[Repost board] 🔴[Call off]
    ");
    assert_snapshot!(buttons(&Setup::of("xiangqi").begin(), BEA), @"
    (private)
    Xiangqi: you are Black, against Ada.
    Ada to move.
    🔴[Resign]
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Repost board] 🔴[Call off]
    ⚪[Planned replies]
    ");
    let off = Setup::of("chess").begin().does(ADA, &Intent::CallOff);
    assert_snapshot!(buttons(&off, ADA), @"
    (private)
    Chess: you are White, against Bea.
    This game is over.
    ⚪[As text] ⚪[Flip] ⚪[Rules] ⚪[Export] 🔵[Rematch]
    ");
}

#[test]
fn the_men_that_can_move_are_offered() {
    let men = |staged: &Staged, chosen| staged.en(|p| p.movers_menu(Seat::FIRST, chosen));
    let chess = Setup::of("chess").begin();
    assert_snapshot!(men(&chess, Some("g1")), @"▾[Which piece?] pawn a2 · knight b1 · pawn b2 · pawn c2 · pawn d2 · pawn e2 · pawn f2 · **knight g1** · pawn g2 · pawn h2");
    assert_snapshot!(chess.de(|p| p.movers_menu(Seat::FIRST, None)), @"▾[Welche Figur?] Bauer a2 · Springer b1 · Bauer b2 · Bauer c2 · Bauer d2 · Bauer e2 · Bauer f2 · Springer g1 · Bauer g2 · Bauer h2");
    assert_snapshot!(men(&Setup::of("xiangqi").begin(), None), @"▾[Which piece?] chariot a1 · pawn a4 · horse b1 · cannon b3 · elephant c1 · pawn c4 · advisor d1 · general e1 · pawn e4 · advisor f1 · elephant g1 · pawn g4 · horse h1 · cannon h3 · chariot i1 · pawn i4");
    assert_snapshot!(Setup::of("xiangqi").begin().de(|p| p.movers_menu(Seat::FIRST, None)), @"▾[Welche Figur?] Wagen a1 · Soldat a4 · Pferd b1 · Kanone b3 · Elefant c1 · Soldat c4 · Leibwächter d1 · General e1 · Soldat e4 · Leibwächter f1 · Elefant g1 · Soldat g4 · Pferd h1 · Kanone h3 · Wagen i1 · Soldat i4");
    assert_snapshot!(men(&Setup::of("stalemate").begin(), None), @"▾[Which piece?] rook R@ · bishop B@ · knight N@ · pawn P@");
    assert_snapshot!(men(&Setup::of("starchess").begin(), None), @"▾[Which piece?] king K@ · queen Q@ · rook R@ · bishop B@ · knight N@");
    assert_snapshot!(men(&Setup::of("tile-chess").options("fast").begin(), None), @"▾[Which piece?] queen Q@ · rook R@ · bishop B@ · knight N@ · pawn P@");
}

#[test]
fn where_a_man_can_go_is_marked_and_said() {
    let reach = |staged: &Staged, piece: Option<&'static str>| {
        staged.en(|p| {
            let reach = p.reach(Seat::FIRST, piece)?;
            let view = p.table.seen(Viewer::Seat(Seat::FIRST)).view();
            let scene =
                crate::render::Scene { marks: &reach.marks, ..crate::render::Scene::from(&view) };
            p.picture(&scene, Seat::FIRST, None)
        })
    };
    let chess = Setup::of("chess").begin().plays("e4 d5");
    assert_snapshot!(reach(&chess, None), @"🖼 Chess, White to move, move 2. Black played d5. Can move: a2, b1, b2, c2, d1, d2, e1, e4, f1, f2, g1, g2, h2. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d5 e7 f7 g7 h7.");
    assert_snapshot!(reach(&chess, Some("e4")), @"🖼 Chess, White to move, move 2. Black played d5. Chosen: e4. Can go to: e5. Can take: d5. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d5 e7 f7 g7 h7.");
    assert_snapshot!(reach(&chess, Some("N")), @"🖼 Chess, White to move, move 2. Black played d5. Chosen: b1, g1. Can go to: a3, c3, e2, f3, h3. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d5 e7 f7 g7 h7.");
    assert_snapshot!(reach(&chess, Some("R")), @"nothing");
    let first = Setup::of("stalemate").options("size 5").begin();
    assert_snapshot!(reach(&first, Some("Q")), @"nothing");
    // Where a man may go anywhere there is nothing to mark.
    assert_snapshot!(reach(&first, Some("N@")), @"🖼 StaleMate, White to move, move 1. Score: White 2, Black 2. White in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. White has 2 points. Black in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. Black has 2 points.");
    let words = |staged: &Staged, piece: Option<&'static str>| {
        staged.en(|p| {
            p.reach(Seat::FIRST, piece).map(|reach| p.reach_words(&reach)).unwrap_or_default()
        })
    };
    assert_snapshot!(words(&first, None), @"
    Here is what you can play.
    In hand, rook: 25 cells
    In hand, bishop: 25 cells
    In hand, knight: 25 cells
    In hand, pawn: 25 cells
    ");
    let second = first.plays("N@b4 R@b3");
    assert_snapshot!(reach(&second, None), @"🖼 StaleMate, White to move, move 2. Black placed a rook on b3. Score: White 2, Black 3. Can be placed on: a1, a2, a4, a5, c1, c2, c4, c5, d1, d2, d4, d5. White: knight b4. Black: rook b3. White in hand: 2 rooks, 2 bishops, knight, 2 pawns. White has 2 points. Black in hand: rook, 2 bishops, 2 knights, 2 pawns. Black has 3 points. Threatened: b4.");
    assert_snapshot!(words(&second, None), @"
    Here is what you can play.
    In hand, bishop: d1, a2, c2, a4, c4, d5
    In hand, knight: a1, c1, d2, d4, a5, c5
    In hand, pawn: a2, c2, a4, c4
    ");
    assert_snapshot!(words(&second, Some("P")), @"
    Here is where it can go.
    In hand, pawn: a2, c2, a4, c4
    ");
    let layout = Setup::of("tile-chess").options("fast, pawns 1").begin().plays_on(4);
    assert_snapshot!(words(&layout, None), @"
    Here is what you can play.
    In hand, bishop: 20 cells
    In hand, knight: 20 cells
    In hand, pawn: 20 cells
    ");
}

#[test]
fn a_position_that_is_too_long_for_a_message_is_a_file() {
    let chess = Setup::of("chess").begin();
    let told = chess.en(|p| {
        let mut view = p.table.seen(Viewer::Public).view();
        view.notes = vec![Say::new("check"); 200];
        p.as_text(&view)
    });
    let head = "(private)\nThis position of Chess is too long for a message; it is all in the file.\n\
                📎 chess-80001W.txt:\n";
    assert!(told.starts_with(head), "{told}");
    assert_eq!(told.matches("Check: ").count(), 200, "nothing is left out");
}

/// A hint for the first seat, in two halves.
fn hint(staged: &Staged, text: &str) -> [Message; 2] {
    hinted(staged, text, &Hint::default())
}

/// The same with what is known of the move.
fn hinted(staged: &Staged, text: &str, hint: &Hint) -> [Message; 2] {
    let (seat, table) = (Seat::FIRST, &staged.table);
    let choices = table.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
    let choice = choices.into_iter().find(|choice| choice.text == text).expect("a move");
    let mut halves = [Message::default(), Message::default()];
    staged.en(|p| {
        halves = [p.hint(seat, &choice, seat), p.hint_move(seat, &choice, hint, seat)];
        Message::default()
    });
    halves
}

#[test]
fn a_whole_hint_says_what_comes_of_it() {
    let board = Setup::of("chess").computer(3).begin().does(ADA, &Intent::Hint { at: 0 });
    let texts = |moves: &str| moves.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let text = |hint: &Hint| {
        let [_, whole] = hinted(&board, "g1f3", hint);
        board.en(|_| whole.content)
    };
    let line = texts("g1f3 g8f6 d2d4 d7d5 c2c4");
    let also = texts("e2e4 e7e5");
    let both = Hint { value: Some(30), line: line.clone(), also };
    assert_snapshot!(text(&both), @"
    A good move is g1f3. This is your first hint in this game.
    It may go on 1... Nf6 2. d4 d5. Also good: 1. e4.
    ");
    let won = Hint { value: Some(value::WON - 5), line, also: Vec::new() };
    assert_snapshot!(text(&won), @"
    A good move is g1f3. This is your first hint in this game.
    White wins in 3 moves. It may go on 1... Nf6 2. d4 d5.
    ");
    let lost = Hint { value: Some(value::LOST + 2), line: texts("g1f3"), also: Vec::new() };
    assert_snapshot!(text(&lost), @"
    A good move is g1f3. This is your first hint in this game.
    Black wins in 1 move.
    ");
}

#[test]
fn a_hint_says_which_piece_and_then_where() {
    let board = Setup::of("chess").computer(3).begin().does(ADA, &Intent::Hint { at: 0 });
    let [first, whole] = hint(&board, "g1f3");
    assert_snapshot!(board.en(|_| first.clone()), @"
    (private)
    Try this piece: knight g1. This is your first hint in this game.
    🖼 Chess, White to move, move 1. Chosen: g1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Computer (level 3) (Black).
    🔵[Show the move]
    ");
    assert_snapshot!(board.en(|_| whole.clone()), @"
    (private)
    A good move is g1f3. This is your first hint in this game.
    🖼 Chess, White to move, move 1. Chosen: g1. Can go to: f3. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Computer (level 3) (Black).
    🔵[Play g1f3]
    ");
    // An arrow shows where it goes.
    let [first, whole] = [first, whole].map(|half| half.picture.expect("a picture").png);
    assert_ne!(first, whole);
    let hand = Setup::of("starchess").computer(3).begin();
    let choices = hand.table.seen(Viewer::Seat(Seat::FIRST)).choices(Notation::CANONICAL);
    let [first, whole] = hint(&hand, &choices[0].text);
    assert_snapshot!(hand.en(|_| Message { picture: None, ..first }), @"
    (private)
    Try a piece from your hand: king. You have used 0 hints in this game.
    🔵[Show the move]
    ");
    assert_snapshot!(hand.en(|_| Message { picture: None, ..whole }), @"
    (private)
    A good move is K@⁀4. You have used 0 hints in this game.
    🔵[Play K@4]
    ");
}

#[test]
fn who_looks_on_sees_the_side_that_the_channel_sees() {
    let below =
        |staged: &Staged| staged.en(|p| p.own_below(&request(CID), false).index().to_string());
    let solo = Setup::of("chess").computer(3).begin().plays("e4");
    assert_eq!(below(&solo), "0", "the computer is to move");
    let solo = Setup::of("chess").computer(3).side("opponent").begin();
    assert_eq!(below(&solo), "1", "Ada is Black, and the computer is to move");
    let two = Setup::of("chess").begin().plays("e4");
    assert_eq!(below(&two), "1", "Bea is to move");
    let alone = Setup::of("chess").alone().begin().plays("e4");
    assert_eq!(below(&alone), "1", "Ada is to move for Black");
    let over = alone.does(ADA, &Intent::Resign);
    assert_eq!(below(&over), "0", "nobody is to move");
}
