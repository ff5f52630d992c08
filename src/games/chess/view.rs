//! What may be shown of a game of chess: everything, to everybody.

use cozy_chess::{Board, Move, Piece, Square};

use super::fen::{self, Rights};
use super::notation::san;
use super::position::{Position, Wing};
use super::terms;
use crate::rules::{Cell, Geometry, Man, Mark, Say, Seat, SeatSet, Side, View, Viewer};

/// The board of chess.
const BOARD: Geometry = Geometry::Squares { files: 8, ranks: 8, fog: false };

/// The position and the move that led to it, for one viewer.
pub(super) fn view(
    position: &Position,
    last: Option<&(Position, Move)>,
    turn: SeatSet,
    viewer: Viewer,
) -> View {
    let mover = terms::seat(position.turn());
    let below = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => turn.only().unwrap_or(Seat::FIRST),
    };
    View {
        turn,
        text: fen::write(position, Rights::XFen),
        number: Some(position.board().fullmove_number().into()),
        geometry: BOARD,
        sides: vec![Side::White, Side::Black],
        men: men(position.board()),
        trays: Vec::new(),
        marks: marks(position, last),
        lines: Vec::new(),
        last: last.map(|(before, m)| told(before, *m)),
        notes: check(position, mover).into_iter().collect(),
        below,
    }
}

fn men(board: &Board) -> Vec<Man> {
    let man = |square: Square| {
        Some(Man {
            cell: terms::cell(square),
            seat: terms::seat(board.color_on(square)?),
            figure: terms::figure(board.piece_on(square)?),
        })
    };
    let mut men: Vec<_> = board.occupied().into_iter().filter_map(man).collect();
    men.sort_unstable();
    men
}

fn marks(position: &Position, last: Option<&(Position, Move)>) -> Vec<(Cell, Mark)> {
    let mut marks = Vec::new();
    if let Some((before, m)) = last {
        let to = before.wing(*m).map_or(m.to, |wing| Square::new(wing.king_file(), m.from.rank()));
        marks.push((terms::cell(m.from), Mark::LastMove));
        marks.push((terms::cell(to), Mark::LastMove));
    }
    if position.in_check() {
        let king = position.board().king(position.turn());
        marks.push((terms::cell(king), Mark::Check));
    }
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// The last move in words: who played what, and the man with its squares for those who listen.
fn told(before: &Position, m: Move) -> Say {
    let board = before.board();
    let seat = terms::seat(before.turn());
    let text = san::write(before, m);
    let say = |key| Say::new(key).with("seat", seat).with("move", text);
    let figure = terms::figure(board.piece_on(m.from).unwrap_or(Piece::King));
    match before.wing(m) {
        Some(Wing::Short) => say("played-castle-short"),
        Some(Wing::Long) => say("played-castle-long"),
        None => {
            let key = match (m.promotion, before.takes(m)) {
                (Some(_), _) => "played-promotion",
                (None, true) => "played-capture",
                (None, false) => "played",
            };
            let say = say(key)
                .with("figure", figure)
                .with("from", m.from.to_string())
                .with("to", m.to.to_string());
            match m.promotion {
                Some(piece) => say.with("become", terms::figure(piece)),
                None if before.takes(m) => {
                    let taken = board.piece_on(m.to).unwrap_or(Piece::Pawn);
                    say.with("taken", terms::figure(taken))
                }
                None => say,
            }
        }
    }
}

/// Who gives check to whom.
fn check(position: &Position, checked: Seat) -> Option<Say> {
    let board = position.board();
    let king = board.king(position.turn());
    let mut by = board.checkers().into_iter();
    let first = by.next()?;
    let say = |key| {
        let figure = board.piece_on(first).map_or(Piece::Queen, |piece| piece);
        Say::new(key)
            .with("seat", checked)
            .with("king", king.to_string())
            .with("figure", terms::figure(figure))
            .with("cell", first.to_string())
    };
    Some(match by.next().and_then(|second| Some((second, board.piece_on(second)?))) {
        None => say("check"),
        Some((second, piece)) => say("double-check")
            .with("other", terms::figure(piece))
            .with("place", second.to_string()),
    })
}
