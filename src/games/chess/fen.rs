//! FEN in and out: X-FEN and Shredder-FEN, for any back ranks. Every fault names the part that is
//! wrong.

use cozy_chess::{
    Board, BoardBuilder, BoardBuilderError, CastleRights, Color, File, Move, Piece, Rank, Square,
    get_king_moves,
};

use super::position::{Position, Style, en_passant};
use super::terms;
use crate::rules::{Refusal, Say};

/// How castling rights are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// `KQkq` for the outermost rooks, a file letter for an inner one.
    XFen,
    /// Always file letters.
    Shredder,
}

/// The largest count a clock or move number may begin with.
const MOST: u16 = 9_999;

/// Reads a FEN. The two counts at the end may be left out; castling rights may be `KQkq`, meaning
/// the outermost rook on that side of the king, or file letters.
///
/// # Errors
/// If a part is wrong; rights without king or rook at home are refused, not dropped.
pub fn read(text: &str, style: Style) -> Result<Position, Refusal> {
    let Draft { builder, clock, .. } = Draft::read(text, Twice::Refused)?;
    let board = builder.build().map_err(|error| match error {
        BoardBuilderError::InvalidEnPassant => {
            let field = text.split_ascii_whitespace().nth(3).unwrap_or_default();
            fault("fen-en-passant", |say| say.with("field", field))
        }
        BoardBuilderError::InvalidBoard
        | BoardBuilderError::InvalidCastlingRights
        | BoardBuilderError::InvalidHalfMoveClock
        | BoardBuilderError::InvalidFullmoveNumber => {
            fault("fen-check", |say| say.with("side", terms::side(!builder.side_to_move)))
        }
    })?;
    Ok(Position::new(board, clock, style))
}

/// Reads a FEN of a Fischer random game as set up by people who need not be exact: of two castling
/// rights on one side of the king the first counts, and the side that is not to move may be in
/// check; it has no castling rights then.
///
/// # Errors
/// If any other part is wrong.
pub fn read_loosely(text: &str) -> Result<Position, Refusal> {
    let strict = read(text, Style::Fischer);
    let Err(refusal) = &strict else { return strict };
    let odd = ["fen-check", "fen-castling-twice"].contains(&&*refusal.0.key);
    let draft = Draft::read(text, Twice::FirstCounts).ok().filter(|_| odd);
    let Some(Draft { builder, clock, kings }) = draft else { return strict };
    let board = builder.build().ok().or_else(|| exposed(&builder, kings));
    board.map_or(strict, |board| Ok(Position::new(board, clock, Style::Fischer)))
}

/// A board on which the side that is not to move is in check: no board is built like that, but its
/// king can be led to where it stands.
fn exposed(builder: &BoardBuilder, kings: [Square; 2]) -> Option<Board> {
    let waiting = !builder.side_to_move;
    let king = kings[waiting as usize];
    let mut before = builder.clone();
    *before.square_mut(king) = None;
    *before.castle_rights_mut(waiting) = CastleRights { short: None, long: None };
    before.side_to_move = waiting;
    before.en_passant = None;
    let free = Square::ALL.into_iter().filter(|&square| builder.square(square).is_none());
    let boards = free.filter_map(|from| {
        let mut before = before.clone();
        *before.square_mut(from) = Some((Piece::King, waiting));
        Some((from, before.build().ok()?))
    });
    let (from, mut board) = boards.into_iter().next()?;
    board.play_unchecked(Move { from, to: king, promotion: None });
    board.set_halfmove_clock(builder.halfmove_clock);
    board.set_fullmove_number(builder.fullmove_number);
    Some(board)
}

/// What is to happen to a second castling right on one side of a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Twice {
    Refused,
    FirstCounts,
}

/// A FEN that was read, before it is a board.
struct Draft {
    builder: BoardBuilder,
    clock: u16,
    kings: [Square; 2],
}

impl Draft {
    fn read(text: &str, twice: Twice) -> Result<Self, Refusal> {
        let fields: Vec<_> = text.split_ascii_whitespace().collect();
        let [men, side, rights, passing, counts @ ..] = fields.as_slice() else {
            return Err(fault("fen-fields", |say| say.with("fields", fields.len() as i64)));
        };
        if counts.len() > 2 {
            return Err(fault("fen-fields", |say| say.with("fields", fields.len() as i64)));
        }
        let mut builder = BoardBuilder::empty();
        read_men(&mut builder, men)?;
        let kings = check_men(&builder)?;
        builder.side_to_move = match *side {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(fault("fen-side", |say| say.with("field", *side))),
        };
        read_rights(&mut builder, kings, rights, twice)?;
        read_passing(&mut builder, passing)?;
        let clock = count(counts.first().unwrap_or(&"0"), 0, "fen-clock")?;
        builder.halfmove_clock = clock.min(100) as u8;
        builder.fullmove_number = count(counts.get(1).unwrap_or(&"1"), 1, "fen-number")?;
        Ok(Self { builder, clock, kings })
    }
}

fn fault(key: &'static str, fields: impl FnOnce(Say) -> Say) -> Refusal {
    Refusal(fields(Say::new(key)))
}

fn read_men(builder: &mut BoardBuilder, field: &str) -> Result<(), Refusal> {
    let ranks: Vec<_> = field.split('/').collect();
    if ranks.len() != Rank::NUM {
        return Err(fault("fen-ranks", |say| say.with("ranks", ranks.len() as i64)));
    }
    for (&rank, row) in Rank::ALL.iter().rev().zip(ranks) {
        let name = i64::from(rank as u8) + 1;
        let mut width = 0;
        let mut after_gap = false;
        for sign in row.chars() {
            if let Some(gap @ 1..=8) = sign.to_digit(10) {
                if after_gap {
                    return Err(fault("fen-gaps", |say| say.with("rank", name)));
                }
                width += gap as usize;
                after_gap = true;
                continue;
            }
            let Some(piece) = terms::piece(sign.to_ascii_uppercase()) else {
                return Err(fault("fen-sign", |say| {
                    say.with("sign", sign.to_string()).with("rank", name)
                }));
            };
            let colour = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
            if let Some(file) = File::try_index(width) {
                *builder.square_mut(Square::new(file, rank)) = Some((piece, colour));
            }
            width += 1;
            after_gap = false;
        }
        if width != File::NUM {
            return Err(fault("fen-width", |say| {
                say.with("rank", name).with("width", width as i64)
            }));
        }
    }
    Ok(())
}

/// The squares of the two kings, if the men could stand on a board.
fn check_men(builder: &BoardBuilder) -> Result<[Square; 2], Refusal> {
    let on =
        |man| Square::ALL.into_iter().filter(move |&square| builder.square(square) == Some(man));
    let king_of = |colour| {
        let kings: Vec<_> = on((Piece::King, colour)).collect();
        match kings.as_slice() {
            [king] => Ok(*king),
            _ => Err(fault("fen-kings", |say| {
                say.with("side", terms::side(colour)).with("kings", kings.len() as i64)
            })),
        }
    };
    let kings = [king_of(Color::White)?, king_of(Color::Black)?];
    for colour in Color::ALL {
        let edge = |square: &Square| matches!(square.rank(), Rank::First | Rank::Eighth);
        if let Some(square) = on((Piece::Pawn, colour)).find(edge) {
            return Err(fault("fen-pawn", |say| say.with("cell", square.to_string())));
        }
        let men: usize = Piece::ALL.iter().map(|&piece| on((piece, colour)).count()).sum();
        if men > 16 || on((Piece::Pawn, colour)).count() > 8 {
            return Err(fault("fen-crowd", |say| say.with("side", terms::side(colour))));
        }
    }
    if get_king_moves(kings[0]).has(kings[1]) {
        return Err(Refusal::new("fen-kings-touch"));
    }
    Ok(kings)
}

fn read_rights(
    builder: &mut BoardBuilder,
    kings: [Square; 2],
    field: &str,
    twice: Twice,
) -> Result<(), Refusal> {
    if field == "-" {
        return Ok(());
    }
    for sign in field.chars() {
        let letter = |key| fault(key, |say| say.with("letter", sign.to_string()));
        let colour = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
        let king = kings[colour as usize];
        let rank = Rank::First.relative_to(colour);
        let rook =
            |file: &File| builder.square(Square::new(*file, rank)) == Some((Piece::Rook, colour));
        let beyond = |file: &File| *file > king.file();
        let before = |file: &File| *file < king.file();
        let file = match sign.to_ascii_lowercase() {
            'k' => File::ALL.into_iter().rev().filter(beyond).find(rook),
            'q' => File::ALL.into_iter().filter(before).find(rook),
            named => {
                let file = terms::file(named).ok_or_else(|| letter("fen-castling"))?;
                Some(file).filter(rook)
            }
        };
        if king.rank() != rank {
            return Err(letter("fen-castling-king"));
        }
        let file = file.ok_or_else(|| letter("fen-castling-rook"))?;
        let rights = builder.castle_rights_mut(colour);
        let right = if beyond(&file) { &mut rights.short } else { &mut rights.long };
        match (&right, twice) {
            (None, _) => *right = Some(file),
            (Some(_), Twice::FirstCounts) => {}
            (Some(_), Twice::Refused) => return Err(letter("fen-castling-twice")),
        }
    }
    Ok(())
}

fn read_passing(builder: &mut BoardBuilder, field: &str) -> Result<(), Refusal> {
    if field == "-" {
        return Ok(());
    }
    let mover = !builder.side_to_move;
    let named = match field.chars().collect::<Vec<_>>().as_slice() {
        [file, rank] => terms::square(*file, *rank),
        _ => None,
    };
    let stepped = |square: &Square| {
        let at = |rank: Rank| builder.square(Square::new(square.file(), rank.relative_to(mover)));
        square.rank() == Rank::Third.relative_to(mover)
            && at(Rank::Second).is_none()
            && at(Rank::Third).is_none()
            && at(Rank::Fourth) == Some((Piece::Pawn, mover))
    };
    builder.en_passant = named.filter(stepped);
    match builder.en_passant {
        Some(_) => Ok(()),
        None => Err(fault("fen-en-passant", |say| say.with("field", field))),
    }
}

fn count(field: &str, least: u16, key: &'static str) -> Result<u16, Refusal> {
    let digits = field.bytes().all(|sign| sign.is_ascii_digit());
    let count = field.parse().ok().filter(|count| digits && (least..=MOST).contains(count));
    count.ok_or_else(|| fault(key, |say| say.with("field", field)))
}

/// Writes a FEN. The same position always gives the same text: the en passant field stands only if
/// a pawn can legally take there.
pub fn write(position: &Position, rights: Rights) -> String {
    let board = position.board();
    let turn = match board.side_to_move() {
        Color::White => 'w',
        Color::Black => 'b',
    };
    let passing = en_passant(board).map_or_else(|| "-".to_owned(), |square| square.to_string());
    format!(
        "{} {turn} {} {passing} {} {}",
        men(board),
        castling(board, rights),
        position.clock(),
        board.fullmove_number()
    )
}

fn men(board: &Board) -> String {
    let row = |rank: &Rank| {
        let mut row = String::new();
        let mut gap = 0;
        for file in File::ALL {
            let square = Square::new(file, *rank);
            let (Some(piece), Some(colour)) = (board.piece_on(square), board.color_on(square))
            else {
                gap += 1;
                continue;
            };
            push_gap(&mut row, &mut gap);
            row.push(sign(terms::letter(piece), colour));
        }
        push_gap(&mut row, &mut gap);
        row
    };
    Rank::ALL.iter().rev().map(row).collect::<Vec<_>>().join("/")
}

fn push_gap(row: &mut String, gap: &mut u8) {
    if *gap > 0 {
        row.push(char::from(b'0' + *gap));
        *gap = 0;
    }
}

/// The letter as White or Black writes it.
const fn sign(letter: char, colour: Color) -> char {
    match colour {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter.to_ascii_lowercase(),
    }
}

fn castling(board: &Board, style: Rights) -> String {
    let mut field = String::new();
    for colour in Color::ALL {
        let rights = board.castle_rights(colour);
        let rank = Rank::First.relative_to(colour).bitboard();
        let rooks = board.colored_pieces(colour, Piece::Rook) & rank;
        let king = board.king(colour).file();
        let inner_short = |rook| rooks.into_iter().any(|other| other.file() > rook);
        let inner_long =
            |rook| rooks.into_iter().any(|other| other.file() < rook && other.file() < king);
        let short = rights.short.map(|rook| ('k', rook, inner_short(rook)));
        let long = rights.long.map(|rook| ('q', rook, inner_long(rook)));
        for (letter, rook, inner) in short.into_iter().chain(long) {
            let named = inner || style == Rights::Shredder;
            field.push(sign(if named { terms::file_letter(rook) } else { letter }, colour));
        }
    }
    if field.is_empty() { "-".to_owned() } else { field }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::tests::check_said;

    #[track_caller]
    fn check(fen: &str, x_fen: &str, shredder: &str) {
        let position = read(fen, Style::Classical).unwrap();
        assert_eq!(write(&position, Rights::XFen), x_fen, "{fen}");
        assert_eq!(write(&position, Rights::Shredder), shredder, "{fen}");
        for text in [x_fen, shredder] {
            assert_eq!(read(text, Style::Classical).unwrap(), position, "{text}");
        }
    }

    #[test]
    fn rights_go_by_the_outermost_rook_or_by_file() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
        check(
            &format!("{start} qkQK - 0 1"),
            &format!("{start} KQkq - 0 1"),
            &format!("{start} HAha - 0 1"),
        );
        // The inner rook is named, the outer one is not.
        check(
            "4k3/8/8/8/8/8/8/4KR1R w F - 0 1",
            "4k3/8/8/8/8/8/8/4KR1R w F - 0 1",
            "4k3/8/8/8/8/8/8/4KR1R w F - 0 1",
        );
        check(
            "4k3/8/8/8/8/8/8/4KR1R w K - 3 7",
            "4k3/8/8/8/8/8/8/4KR1R w K - 3 7",
            "4k3/8/8/8/8/8/8/4KR1R w H - 3 7",
        );
        check(
            "1r2k1r1/8/8/8/8/8/8/RRK5 w Bgb -",
            "1r2k1r1/8/8/8/8/8/8/RRK5 w Bkq - 0 1",
            "1r2k1r1/8/8/8/8/8/8/RRK5 w Bgb - 0 1",
        );
    }

    #[test]
    fn the_en_passant_field_is_reduced_to_legal_captures() {
        let check = |fen: &str, field: &str| {
            let position = read(fen, Style::Classical).unwrap();
            let written = write(&position, Rights::XFen);
            assert_eq!(written.split(' ').nth(3), Some(field), "{fen}");
        };
        check("rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 3", "d3");
        check("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1", "-");
        check("8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1", "-");
        check("4k3/8/8/8/3Pp3/8/8/4R1K1 b - d3 0 1", "-");
    }

    #[test]
    fn every_fault_names_its_part() {
        let check = |fen: &str, expect: &str| {
            let Refusal(say) = read(fen, Style::Classical).unwrap_err();
            check_said(&say);
            assert_eq!(say.text(), expect, "{fen}");
        };
        let board = "4k3/8/8/8/8/8/8/R3K2R";
        check("", "fen-fields:0");
        check(&format!("{board} w KQ - 0 1 x"), "fen-fields:7");
        check("4k3/8/8/8/8/8/R3K2R w - - 0 1", "fen-ranks:7");
        check("4k3/9/8/8/8/8/8/4K3 w - - 0 1", "fen-sign:9,7");
        check("4k3/8/8/8/8/7/8/4K3 w - - 0 1", "fen-width:3,7");
        check("4k3/8/8/8/8/8/8/4K3R w - - 0 1", "fen-width:1,9");
        check("4k3/8/44/8/8/8/8/4K3 w - - 0 1", "fen-gaps:6");
        check("4k3/8/8/8/8/8/8/4X3 w - - 0 1", "fen-sign:X,1");
        check("8/8/8/8/8/8/8/4K3 w - - 0 1", "fen-kings:black,0");
        check("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "fen-kings:white,2");
        check("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "fen-pawn:a1");
        check("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "fen-crowd:black");
        check("8/8/8/8/8/8/4k3/4K3 w - - 0 1", "fen-kings-touch");
        check(&format!("{board} W KQ - 0 1"), "fen-side:W");
        check("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "fen-check:black");
        check(&format!("{board} w KQx - 0 1"), "fen-castling:x");
        check(&format!("{board} w KQk - 0 1"), "fen-castling-rook:k");
        check(&format!("{board} w KHQ - 0 1"), "fen-castling-twice:H");
        check("4k3/8/8/8/8/8/4K3/R6R w Q - 0 1", "fen-castling-king:Q");
        check(&format!("{board} w KQ e6 0 1"), "fen-en-passant:e6");
        check("4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", "fen-en-passant:e4");
        check("4k3/8/3N4/8/2pP4/8/8/4K3 b - d3 0 1", "fen-en-passant:d3");
        check(&format!("{board} w KQ - +5 1"), "fen-clock:+5");
        check(&format!("{board} w KQ - 0 0"), "fen-number:0");
        check(&format!("{board} w KQ - 0 10000"), "fen-number:10000");
    }

    #[test]
    fn clocks_beyond_the_board_s_own_are_kept() {
        let fen = "8/5k2/8/8/3R4/8/8/4K3 w - - 149 90";
        let mut position = read(fen, Style::Classical).unwrap();
        assert_eq!(write(&position, Rights::XFen), fen);
        position.play("e1e2".parse().unwrap());
        assert_eq!(position.clock(), 150);
    }
}
