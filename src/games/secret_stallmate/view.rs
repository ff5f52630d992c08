//! What may be shown: to a player their own men and what they were told, to the public whose period it
//! is, to everybody after the end the whole board.

use cozy_chess::{Board, Color, Move, Square};

use super::chronicle::Heard;
use super::sides::{colour, seat_to_move};
use super::state::SecretStallmate;
use super::word::{Line as CheckLine, Word, checks};
use crate::games::chess::fen::{self, Rights};
use crate::games::chess::{Position, terms};
use crate::rules::{
    Cell, Geometry, Line, LineKind, Man, Mark, Say, Seat, SeatSet, Side, View, Viewer,
};

/// How many men there are at first: the most points that a stalemate can bring.
const MEN: i64 = 32;

/// The game as `viewer` may see it.
pub(super) fn view(game: &SecretStallmate, viewer: Viewer) -> View {
    match viewer {
        Viewer::Seat(seat) => own(game, seat),
        Viewer::Public => blank(period(game)),
        Viewer::Everything => whole(game),
    }
}

/// Whose period it is, as everybody knows.
fn period(game: &SecretStallmate) -> SeatSet {
    if game.outcome.is_some() { SeatSet::EMPTY } else { SeatSet::one(game.mover()) }
}

/// A board in fog.
fn blank(turn: SeatSet) -> View {
    View {
        turn,
        text: String::new(),
        number: None,
        geometry: Geometry::Squares { files: 8, ranks: 8, fog: true },
        sides: vec![Side::White, Side::Black],
        men: Vec::new(),
        trays: Vec::new(),
        marks: Vec::new(),
        lines: Vec::new(),
        last: None,
        notes: Vec::new(),
        below: Seat::FIRST,
    }
}

fn own(game: &SecretStallmate, seat: Seat) -> View {
    let position = game.known_position(seat);
    let (board, side) = (position.board(), colour(seat));
    let running = game.outcome.is_none();
    let acts = running && game.mover() == seat && game.before.is_none();
    let done = running && game.mover() == seat && game.before.is_some();
    let told = if acts { checks(board) } else { Vec::new() };
    let king = board.king(side);
    let chronicle = game.chronicle(seat);
    View {
        turn: if done { SeatSet::EMPTY } else { period(game) },
        text: text(position, side, &told),
        number: Some(board.fullmove_number().into()),
        men: men(board, Some(side)),
        marks: marks(board, side, chronicle, !told.is_empty()),
        lines: told.iter().filter_map(|&line| through(line, king, board, side)).collect(),
        last: None,
        notes: notes(board, side, chronicle, acts),
        below: seat,
        ..blank(SeatSet::EMPTY)
    }
}

fn whole(game: &SecretStallmate) -> View {
    let board = game.position.board();
    let mover = seat_to_move(board);
    let last = last_move(game);
    let mut marks = Vec::new();
    if let Some((_, m)) = last {
        marks.extend([m.from, m.to].map(|square| (terms::cell(square), Mark::LastMove)));
    }
    if game.position.in_check() {
        marks.push((terms::cell(board.king(board.side_to_move())), Mark::Check));
    }
    marks.sort_unstable();
    marks.dedup();
    let played =
        |(seat, m): (Seat, Move)| Say::new("played").with("seat", seat).with("move", m.to_string());
    View {
        text: fen::write(&game.position, Rights::Shredder),
        number: Some(board.fullmove_number().into()),
        geometry: Geometry::Squares { files: 8, ranks: 8, fog: false },
        men: men(board, None),
        marks,
        last: last.map(played),
        notes: checks(board)
            .into_iter()
            .map(|line| Say::new("check-on").with("seat", mover).with("line", line.key()))
            .chain(game.outcome.is_some().then(|| Say::new("ceiling").with("most", MEN)))
            .collect(),
        ..blank(if game.before.is_some() { SeatSet::EMPTY } else { period(game) })
    }
}

/// The last move that was accepted, and whose.
fn last_move(game: &SecretStallmate) -> Option<(Seat, Move)> {
    let last_mover = seat_to_move(game.position.board()).other();
    let own = game.chronicle(last_mover).iter().rev().find_map(Heard::accepted);
    Some((last_mover, own?))
}

/// The men of one side, or of both.
fn men(board: &Board, side: Option<Color>) -> Vec<Man> {
    let seen = side.map_or(board.occupied(), |side| board.colors(side));
    let man = |square: Square| {
        Some(Man {
            cell: terms::cell(square),
            seat: terms::seat(board.color_on(square)?),
            figure: terms::figure(board.piece_on(square)?),
        })
    };
    let mut men: Vec<_> = seen.into_iter().filter_map(man).collect();
    men.sort_unstable();
    men
}

/// A player's view as text (section 8 of the rules).
fn text(position: &Position, side: Color, told: &[CheckLine]) -> String {
    let board = position.board();
    let whole = fen::write(position, Rights::Shredder);
    let fields: Vec<_> = whole.split(' ').collect();
    let letter = |side: Color| if side == Color::White { 'w' } else { 'b' };
    let ours = |sign: char| sign.is_ascii_uppercase() == (side == Color::White);
    let rights: String = fields[2].chars().filter(|&sign| sign != '-' && ours(sign)).collect();
    let lines: Vec<_> = told.iter().map(|line| line.key()).collect();
    format!(
        "{} {} {} {} {} {} {}",
        own_placement(fields[0], &ours),
        letter(side),
        letter(board.side_to_move()),
        if rights.is_empty() { "-" } else { &rights },
        board.fullmove_number(),
        board.colors(!side).len(),
        if lines.is_empty() { "-".to_owned() } else { lines.join(",") },
    )
}

/// The placement field of a FEN with only the own men.
fn own_placement(field: &str, ours: &dyn Fn(char) -> bool) -> String {
    let row = |row: &str| {
        let (mut out, mut gap) = (String::new(), 0);
        for sign in row.chars() {
            match sign.to_digit(10) {
                Some(empty) => gap += empty,
                None if ours(sign) => {
                    if gap > 0 {
                        out.push_str(&gap.to_string());
                    }
                    gap = 0;
                    out.push(sign);
                }
                None => gap += 1,
            }
        }
        if gap > 0 {
            out.push_str(&gap.to_string());
        }
        out
    };
    field.split('/').map(row).collect::<Vec<_>>().join("/")
}

/// The part of the chronicle that is news: what the other side's last turn brought, and what the
/// seat did since.
fn news(chronicle: &[Heard]) -> &[Heard] {
    let from = chronicle.iter().rposition(|heard| matches!(heard, Heard::Turn(_)));
    &chronicle[from.unwrap_or(0)..]
}

/// The last move of one's own, captures announced, and the own king if it is in check.
fn marks(board: &Board, side: Color, chronicle: &[Heard], checked: bool) -> Vec<(Cell, Mark)> {
    let mut marks = Vec::new();
    if let Some(m) = chronicle.iter().rev().find_map(Heard::accepted) {
        marks.extend([m.from, m.to].map(|square| (terms::cell(square), Mark::LastMove)));
    }
    let captures = news(chronicle).iter().flat_map(Heard::words).filter_map(|word| word.capture());
    marks.extend(captures.map(|square| (terms::cell(square), Mark::Announced)));
    if checked {
        marks.push((terms::cell(board.king(side)), Mark::Check));
    }
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// An announced line, from the king both ways to the edge of the board or the first own man.
fn through(line: CheckLine, king: Square, board: &Board, side: Color) -> Option<Line> {
    let (files, ranks) = line.step(king)?;
    let far = |sign: i8| {
        let mut end = king;
        while let Some(next) = end.try_offset(sign * files, sign * ranks) {
            if board.colors(side).has(next) {
                break;
            }
            end = next;
        }
        terms::cell(end)
    };
    Some(Line { from: far(-1), to: far(1), kind: LineKind::Announced })
}

/// What is to be said beside the board: how many enemies are left. The referee
/// tells what was announced.
fn notes(board: &Board, side: Color, chronicle: &[Heard], acts: bool) -> Vec<Say> {
    let left = i64::from(board.colors(!side).len());
    let mut notes = vec![Say::new("enemy-left").with("count", left)];
    // At the very start of a game from a position nobody has heard of the check that stands.
    if acts && chronicle.is_empty() {
        notes.extend(checks(board).into_iter().map(|line| Word::Check(line).say()));
    }
    notes
}
