//! Lessons, rights, and pages shown to all.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::message::{GamesPage, LeadersPage, Paged as _, Posting, Request, Right, SharedPage};
use crate::render::Scene;
use crate::rules::{Seat, Viewer};
use crate::show::learn::{set_up, shown_moves};
use crate::show::rights::{lacking, names};
use crate::show::share::post_here;
use crate::show::testing::{ADA, de, en, request};
use crate::words::Voice;

fn without(rights: &[Right], manager: bool) -> Request {
    let mut request = request(ADA);
    request.who.manager = manager;
    request.place.posting = Posting::Lacks(rights.iter().copied().collect());
    request
}

#[test]
fn rights_that_are_missing_are_named() {
    let all = |voice: Voice<'_>| names(voice, Right::ALL.into_iter().collect());
    assert_snapshot!(en(all), @"View Channel, Send Messages, Send Messages in Threads, Create Public Threads, Embed Links, Attach Files");
    assert_snapshot!(de(all), @"Kanal anzeigen, Nachrichten senden, Nachrichten in Threads senden, Öffentliche Threads erstellen, Links einbetten, Dateien anhängen");
    let again = || Some(Box::new(GamesPage::MINE.open()));
    let one = without(&[Right::Send], false);
    assert_snapshot!(en(|voice| lacking(voice, &one, again())), @"
    (private)
    I cannot post in <#6> because I am missing Send Messages there; ask somebody with Manage Server, then press Try again.
    ⚪[Try again]
    ");
    assert_snapshot!(de(|voice| lacking(voice, &one, again())), @"
    (private)
    Ich kann in <#6> nicht posten, weil mir dort das Recht Nachrichten senden fehlt; frag jemanden, der den Server verwalten darf, und drücke dann „Noch einmal“.
    ⚪[Noch einmal]
    ");
    let two = without(&[Right::View, Right::Attach], true);
    assert_snapshot!(en(|voice| lacking(voice, &two, again())), @"
    (private)
    I cannot post in <#6> because I am missing View Channel, Attach Files there; ask somebody with Manage Server, then press Try again.
    ⚪[Try again] ⚪[How to fix]
    ");
    assert_snapshot!(en(|voice| lacking(voice, &two, None)), @"
    (private)
    I cannot post in <#6> because I am missing View Channel, Attach Files there; ask somebody with Manage Server, then press Try again.
    ⚪[How to fix]
    ");
}

#[test]
fn a_private_page_can_be_shown_to_all() {
    let page = || SharedPage::Leaderboard(LeadersPage::first("chess"));
    assert_snapshot!(en(|voice| post_here(voice.plain(), page())), @"⚪[Post here]");
    assert_snapshot!(de(|voice| post_here(voice.plain(), page())), @"⚪[Hier posten]");
}

/// The first words of each lesson of a game.
fn lessons(voice: Voice<'_>, slug: &str) -> Vec<String> {
    let line = CATALOG.find(slug).expect("a game");
    let first = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    let lesson = |lesson| {
        let (title, text) = voice.lesson(line.info, lesson);
        format!("{title}: {}", first(&text))
    };
    line.info.lessons.iter().map(lesson).collect()
}

#[test]
fn lessons_begin_so() {
    assert_snapshot!(en(|voice| lessons(voice, "chess")), @"
    The aim: Two armies of sixteen pieces, White and Black, move in turn; White begins. Each turn you move one piece to another square. If an enemy piece stands there, it is taken off the board.
    The rook: The rook goes any distance along its **rank or file**. It cannot jump: it stops before a piece of its own side and may take the first enemy piece it meets, as on d6 here.
    The bishop: The bishop goes any distance **diagonally**, and like the rook it does not jump. It stays on squares of one colour for the whole game.
    The queen: The queen moves like **rook and bishop together**: any distance along ranks, files and diagonals.
    The knight: The knight **jumps**: two squares along a rank or file and then one to the side. What stands between does not matter; here it is shut in on every side and still reaches eight squares.
    The king: The king goes **one square in any direction**, but never to a square that an enemy piece attacks. Here the pawn on c4 gives check; the king may take it, and may not step to squares it guards.
    The pawn: The pawn goes **one square straight ahead**, or two from its first square if both are free. It **takes diagonally** ahead, one square to either side, and only there.
    En passant: When a pawn has just gone **two squares** and stands beside an enemy pawn, that pawn may take it as if it had gone only one. It lands on the square that was passed over.
    Promotion: A pawn that reaches the far end **becomes a queen, rook, bishop or knight** at once, as its owner chooses. You may have several queens.
    Castling: Once per game the king may **castle**: it goes two squares towards a rook, and the rook lands on its other side. Write `O-O` for kingside and `O-O-O` for queenside.
    Check: A king that is attacked is **in check** and must be saved at once. There are three ways: move the king, take the attacker, or put a piece in between.
    Checkmate: A check that cannot be answered is **checkmate** and wins the game. Here the rook attacks along the last rank and Black's own pawns shut the king in.
    Stalemate: If the player to move has **no legal move but is not in check**, it is stalemate, and the game is a draw. Here it is Black's turn: every square around the king is guarded and nothing else can move.
    Draws: A game is drawn at once by stalemate, when neither side has enough pieces to mate (as here), when a position has occurred **five times**, or after **75 moves** without a capture or pawn move.
    Chess960: In **Chess960** the pieces of the first rank stand in a random order: bishops on opposite colours, the king between the rooks, Black the same as White. There are 960 orders, so knowing openings by heart does not help.
    Signs on the picture: **Four corners** mark the two squares of the last move. A **star behind a king** means check. When you choose a piece, its square gets a closed frame; **dots** are empty squares it can go to, **rings** are pieces it can take.
    Writing moves: Files are a to h, ranks 1 to 8. Write the letter of the piece (K Q R B N, none for a pawn) and where it goes: `Nf3`, `e4`, `Qxd5`. Square to square works too: `g1f3`.
    ");
    assert_snapshot!(en(|voice| lessons(voice, "xiangqi")), @"
    The aim: Xiangqi is Chinese chess. Two armies of sixteen, Red and Black, stand on the **points where lines cross**: nine files, ten ranks. Red begins. The gap in the middle is the **river**; the squares with a cross are the **palaces**.
    The general: The general is your king. It goes **one step straight**, never diagonally, and **never leaves its palace** of nine points. From e2 it may go to all four sides, except where the enemy attacks.
    Facing generals: The two generals may **never face each other on an open file**. Think of each as a chariot that sees along its own file.
    The advisor: The advisor goes **one step diagonally** and never leaves the palace: it has only five points in its life, the corners and the middle.
    The elephant: The elephant goes **exactly two steps diagonally** and **never crosses the river**, so it has seven points.
    The horse: The horse goes like a knight, but it **walks**: one step straight, then one diagonally outwards. A piece on that first point, the horse's **leg**, blocks it.
    The chariot: The chariot is the rook: **any distance straight**, and it takes the first enemy piece it meets, as on e7 here. It is by far the strongest piece, worth about two cannons or horses.
    The cannon: The cannon **moves like a chariot but takes by jumping**: there must be **exactly one piece**, of either side, between it and its victim.
    The pawn: The pawn goes **one step ahead and takes the same way**. When it has **crossed the river** it may also go **one step sideways**, as from d6 here. The pawn on g4 has not crossed yet.
    Check: An attacked general must be saved at once. Against a cannon there are more ways than in chess: move the general off the line, take the cannon, put a **second piece between**, or take the **screen away**.
    Checkmate: A check without an answer is **checkmate**. Here one chariot holds the ninth rank and the other gives check on the tenth: the most common mate with two chariots.
    Stalemate loses: Stalemate is **a loss** for the side that cannot move. Here Black's general has no point to go to: the pawn on e9 guards both d9 and e10. Black is not in check, and has lost.
    Perpetual check and chase: When a position occurs for the **third time**, the moves since the first time are judged, and the side that did worse loses. Worst is **check with every move**; then **attacking the same piece anew with every move**; then chasing it where some moves only **take its protection away**.
    Draws: A game is drawn when neither side has a piece that can **attack** any more (as here: generals, advisors and elephants only), after **60 moves** of each side without a capture, or when a position occurs three times and neither side alone forced it.
    What the pieces are worth: Roughly: chariot 9, cannon 4 and a half, horse 4, advisor and elephant 2, pawn 1, crossed pawn 2.
    Signs on the picture: The piece that moved last has a **bright rim**, and **four corners** mark the point it left. A **star behind a general** means check. A piece you have chosen has a rim of another colour; **dots** are empty points it can go to, **rings** are pieces it can take.
    Writing moves: Files are a to i and ranks 1 to 10 from Red's side: `h3e3`, or short `Che3` (K general, A advisor, E elephant, H horse, R chariot, C cannon, P pawn).
    ");
    assert_snapshot!(en(|voice| lessons(voice, "starchess")), @"
    The board and the aim: Two armies of ten pieces meet on a **star of 37 hexagons**. The cells are numbered upwards in each file, files from left to right; White sits at the bottom. The end cells of the five long files are the back ranks: 4, 11, 17, 22, 28 and 10, 16, 21, 27, 34.
    Placing the pieces: Only the pawns stand at the start. King, queen, rook, bishop and knight of each side are **placed in turn**, White first, each on a free cell of its own back rank. Both hands are open to all. Then White makes the first move.
    The rook: The rook goes any distance **up and down its file** and never leaves it. Rooks are weak here: not even two of them can force mate, and on the tips 1 and 37 a rook has no move at all.
    The bishop: The bishop goes any distance **along the four oblique rows**. It is not bound to a colour and reaches every cell.
    The queen: The queen moves like **rook and bishop together**: any distance in all six directions. It is worth about eight pawns.
    The knight: The knight goes **two cells straight and then one aside**, left or right of that direction. It jumps: what stands between does not matter, not even a gap in the star. From the middle it reaches twelve cells.
    The king: The king goes **one cell in any of the six directions**, never to a cell that an enemy piece attacks. There is no castling.
    The pawn: The pawn goes **one cell straight ahead**; as its very first move it may go two if both are free. It **captures on the two cells diagonally ahead**, and only there.
    Promotion: A pawn that arrives on one of the five cells of the enemy's back rank **becomes a queen, rook, bishop or knight** at once. The upper ends of the short files promote nothing.
    Limping pawns: A pawn that has **captured its way onto a home cell** of its own side has moved before, so it has no double step any more: it limps. White's pawns can limp on 12, 18 and 23, Black's on 15, 20 and 26.
    Dead pawns and mummies: A pawn that captures onto a wing leaves the files that promote. On 2, 3, 35 and 36 it is a **dead pawn**: only another capture brings it back. On the tips 1 and 37 it is a **mummy** and cannot even step.
    Checkmate: A check that cannot be answered is **checkmate** and wins. Here the knight on 3 attacks the king in its corner and the cell 16 beside it, and White's king guards the other, 9.
    Mate on the first move: Take care where you place your king: in 5,760 of the 14,400 arrangements White mates **with the first move**, always by the knight. A black king on 21 is lost whatever else is done, on 16 and 27 half the time, on 10 and 34 never.
    Stalemate: If the player to move has **no legal move but is not in check**, it is stalemate, and the game is a draw. Here Black's king on 37 has nowhere to go.
    Draws: A game is drawn at once by stalemate, when a position occurs for the **third time**, after **50 moves** of each side without a capture or pawn move, or when nothing is left beside the kings but pawns on the wings, as here. Nobody needs to claim it.
    What wins an ending: Against a bare king a **queen** wins in at most nine moves and a **bishop** in twelve. A lone rook or knight does not win, nor do two rooks. Two knights win in twelve, bishop and knight in eleven, rook and bishop in twelve.
    Signs on the picture: **Six corners** mark the two cells of the last move. A **star behind a king** means check. When you choose a piece, its cell gets a closed frame; **dots** are empty cells it can go to, **rings** are pieces it can take.
    Writing moves: Write the letter of the piece (K Q R B N P) and the cell it goes to: `N22`, `P14`. From cell to cell works too: `17-22` or `17 22`. Captures may be marked, `Px14`; a promotion needs its letter, `P16=Q`.
    ");
}

#[test]
fn more_lessons_begin_so() {
    assert_snapshot!(en(|voice| lessons(voice, "stalemate")), @"
    The aim: Both sides have two rooks, two bishops, two knights and two pawns in a **tray**, and in turn place them on an empty board. There are no kings. Nothing that stands ever moves, and nothing is taken.
    Placing a piece: A piece may be placed on an empty square if from there **it threatens an enemy piece**, and **no enemy piece threatens it**. The marked squares show where Black's knight may go here.
    The rook: The rook threatens along **ranks and files**, up to the first piece it meets.
    The bishop: The bishop threatens **diagonally**, up to the first piece it meets.
    The knight: The knight threatens the squares of its **hop**: two along a rank or file and then one aside. Nothing can stand in its way, so what it threatens stays threatened.
    The pawn: The pawn threatens the **eight squares around it**, like a king in chess.
    Pieces that are threatened: Black has just placed a rook; White's knight on b5 is not in its way. Pieces that are threatened are marked on the board. They stay where they are and go on threatening; being threatened costs nothing but the point the enemy gets for it.
    A pawn replaces a piece: Instead of placing a pawn, you may let one from your tray **take the place of your own piece**, but not of a pawn. The piece returns to your tray and can be placed again.
    Passing and the end: Whoever can play must play, even if a replacement is the only play. Whoever has no play **passes**, and I do that for you.
    Counting: Each side counts the **enemy pieces it threatens**, each once, and a point for every pawn that has not replaced a piece.
    Sizes and other ways to count: Boards have **5 to 10** squares a side: write `size 6` in the options of `/play`. On 6 the sides are about even; on 8 nearly all pieces find a place, and Black, who plays last, is a little better off.
    Signs on the picture: A **flag with an exclamation mark** in the upper corner: this piece is threatened. A **badge with two arrows** in the lower corner: a pawn from the tray of the side to play can replace this piece. **Four corners** mark the last piece placed.
    How plays are written: The letter of the piece, `@` and the square: `N@e4`. Pieces are R, B, N and P. A pawn that replaces is written `P*c3`.
    ");
    assert_snapshot!(en(|voice| lessons(voice, "tile-chess")), @r#"
    The aim: Two to six players, **no board**: the tiles themselves are the board, on a plane without end. Cells touch along sides and corners.
    Laying the tiles: First all tiles are laid, one each in turn. The first goes on n50; **every later tile must touch one that lies there already**, whoever owns it. The marked cells show where the rook may go here.
    How tiles move: King, queen, rook, bishop and knight go as in chess, as far as they like over empty cells. And lines pass **freely over tiles of your own colour**: the rook on o51 looks through its pawn and knight and may take the pawn at the far end.
    The pawn: Pawns have no forward. A pawn **steps one cell straight** in any of four directions onto an empty cell and **captures one cell diagonally**, in any of four.
    Unity: **All tiles must stay connected after every move**, and that is the heart of the game. The moved tile must touch some other tile: the cell it left does not count.
    Trapped tiles: A tile that holds others together is **trapped** if it has no move that keeps the table whole (hatched). It is **partly trapped** if some cells would bridge all parts: each white pawn here has a step or two.
    Check and threat: A tile whose capture would reach a king **checks** it if it could really take it. The knight on p53 checks Black here.
    Ways out of check: Whoever is in check must end it: move the king, put **any** tile in the line, take the attacker, or **trap** the attacker by hanging a tile on it. With three kings or more, checking the attacker's own king may do too.
    The queen at the rim: A classic disaster: the black queen has flown round the table and parked beside White's lonely king. The queen hangs on the king, so **the king holds it to the table**: it can neither leave nor take the queen. White is skipped, and the queen takes the king.
    Taking a king: White's rook has just taken Red's king. **All of Red's tiles are White's at once**: lines pass through them, White moves them from the next turn on, and they count for White.
    Layers of check: With three kings or more a hit may be void for another reason. White's rook on q50 bears on Red's king, but White is **in check from Black**, and taking would not cure that. So Red is only threatened, and may stay.
    Kings at close quarters: Two free kings may not stand side by side: each would check the other. But a king may **step next to a trapped king**, which cannot take it, and check it there.
    Turns and skips: Turns go round clockwise, and **whoever can move must**. You are skipped only if you are in check and nothing ends it, if none of your tiles can move, or if every move would expose your king. I do it for you and say why.
    Draws and points: When a position has occurred **three times** the game is a draw, even if the whole table has wandered. All who still play may also agree.
    Other ways to play: Write these in the options of `/play`: `fast` for small sets, `pawns 4`, `grid`, `borders` (nothing leaves a frame, as here).
    Random layouts: With `layout rectangle` or `layout spiral` all tiles but the kings are shuffled and dealt. Then everybody has **five free turns** without kings (`free turns 3` for three), and after them the kings are laid in the same order.
    Signs on the picture: Each tile has the colour of the player who controls it and a **small sign** of that player in its corner, so colours need not be told apart. A tile with **lines across it** is trapped; with lines on its lower half it is partly trapped. An **arrow** shows a check.
    How moves are written: Columns have letters, rows numbers, shown at all four edges; the first tile lies on n50. After z come aa, ab; left of a come zz, zy.
    First advice: **A compact army is a mobile army**; long strings are trapped strings. Lay pawns early and the queen late, keep the king inside.
    At the table: More than two at a table talk, and that is fine. These customs keep it fair: no open plans of two against a third; no advice given to hurt a third, though advice that hurts yourself is welcome; no "then I sink us both".
    "#);
    assert_snapshot!(en(|voice| lessons(voice, "secret-stallmate")), @r#"
    The aim: Chess with **hidden opponents who share the score**. You see only your own pieces; a referee tells you the rest. Nearly every end costs both of you, and only **stalemate** pays: each of you gets a point for every piece left on the board, kings and pawns included.
    The start: Each side's back rank is arranged at random, **each by itself**: bishops on both colours, the king between the rooks. You see only your own. Pieces move as in chess, pawns promote and take en passant.
    Tries: You tell the referee a move. If the hidden pieces allow it, it counts. If not, you hear **"illegal"** and try another; there is no limit. Your partner will hear how often you failed, never what you tried.
    What is not even asked: A try that you can know to be wrong by yourself is **impossible** and stays between you and the referee: no piece of yours there, the wrong way to move, your own piece in the way, the same try refused before, a pawn capture where no enemy piece can be yet.
    "Any?": Once a turn you may ask **"Any?"**: has one of my pawns a legal capture? Your partner hears the question's answer.
    Captures: A capture is announced with its **square**, not with the pieces. Here White has just taken on d5: both hear "capture on d5", and Black sees that a pawn is gone.
    Checks: A check is announced by its line, as seen from the king: **rank**, **file**, **long diagonal**, **short diagonal** or **knight**. Where the attacker stands on that line is not said. Of the two diagonals through the king, the long one is the longer.
    The period: A turn has a fixed **period**, usually 24 hours. An accepted move is final, but the rest of the period passes all the same, so that nobody learns how early you moved. Then your partner hears all that was said in your turn, in order.
    Signs on the picture: A **cloud** lies on every square where you have no piece: there may be an enemy piece or nothing. A **cross** marks the square of the last announced capture. A **dashed line** through your king is the line on which check was announced.
    Castling: Castling is told as **the king taking its own rook**: here e1h1 or e1a1. Afterwards king and rook stand on g1 and f1, or on c1 and d1, wherever they began.
    How it ends: A **stalemate** is worth a point for each piece, to both. **Checkmate**: -5 each. Only the kings left: -6 each. The same position a third time: -8 each. Whoever resigns or runs out of time gets **-10**, and the other 0.
    All thirty-two: The most there is: **32 points each**. Nothing was ever taken, all pieces are on the board, and White has no move and is not in check. It takes twelve moves of each side from the usual starting position.
    Playing together: You cannot talk, so agree on roles without words: **Black is frozen, White freezes.** Black pushes pawns until they are stopped, offers pieces that can still move, and walks the king into a corner. White keeps pieces at home, stops the pawns head-on, takes what still moves, and never gives a check that could be mate.
    The computer as a partner: The computer knows only what you would know in its seat. As White it builds a wall of pawns on the third and fourth rank, takes loose pieces with knights that jump over it, and closes in on the king. As Black it pushes its pawns against yours, leaves its pieces where they can be taken, and takes the king to a corner on its own side.
    "#);
}

/// The diagram of the first lesson that shows moves, in words.
fn diagram(voice: Voice<'_>, slug: &str) -> Option<String> {
    let line = CATALOG.find(slug)?;
    let lesson = line.info.lessons.iter().find(|lesson| lesson.shows.is_some())?;
    let game = set_up(line, lesson).expect("a lesson that can be set up");
    let mut view = game.seen(Viewer::Seat(Seat::FIRST)).view();
    view.marks.extend(shown_moves(game.as_ref(), lesson.shows?));
    let scene = Scene::from(&view);
    Some(voice.alt(line.info, scene.view, None))
}

#[test]
fn a_lesson_shows_where_a_man_goes() {
    assert_snapshot!(en(|voice| diagram(voice, "chess")), @"Chess, White to move, move 1. Chosen: d4. Can go to: a4, b4, c4, d1, d2, d3, d5, e4, f4. Can take: d6. White: king e1, rook d4, pawn g4. Black: king e8, pawn d6.");
    assert_snapshot!(en(|voice| diagram(voice, "xiangqi")), @"Xiangqi, Red to move, move 1. Chosen: e2. Can go to: e1, e3, f2. Red: general e2, pawn a4. Black: general d10, pawn i7.");
    assert_snapshot!(en(|voice| diagram(voice, "starchess")), @"Starchess, White to move, move 1. Chosen: 19. Can go to: 18, 17. Can take: 20. White: king 4, rook 19. Black: king 34, knight 20.");
    assert_snapshot!(en(|voice| diagram(voice, "stalemate")), @"StaleMate, Black to move, move 1. Score: White 2, Black 2. Can be placed on: a3, a5, b2, b6, d2, d6, e3, e5. White: rook c4. White in hand: rook, 2 bishops, 2 knights, 2 pawns. White has 2 points. Black in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. Black has 2 points.");
    assert_snapshot!(en(|voice| diagram(voice, "tile-chess")), @"Tile Chess, White to play. Can be placed on: l48, l49, l50, l51, l52, m48, m52, n48, n49, n52, o48, o52, p48, p49, p50, p51, p52. White: queen n50, knight o51, pawns m49 m51. Black: queen o49, rook m50, bishop o50, pawn n51. White in hand: king, rook. Black in hand: king, pawn.");
    assert_snapshot!(de(|voice| diagram(voice, "chess")), @"Schach, Weiß am Zug, Zug 1. Gewählt: d4. Zielfelder: a4, b4, c4, d1, d2, d3, d5, e4, f4. Kann schlagen: d6. Weiß: König e1, Turm d4, Bauer g4. Schwarz: König e8, Bauer d6.");
}
