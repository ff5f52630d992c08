//! What is to be seen of a game: everything, by everybody.

use super::board::{Board, Play, SIDES};
use super::notation;
use super::text;
use super::tiles::{Kind, Tiles};
use crate::rules::{
    Cell, Geometry, Man, Mark, PieceKind, Say, Seat, SeatSet, Side, Tray, View, Viewer,
};

/// The seat of a side.
pub(super) const fn seat(side: usize) -> Seat {
    if side == 0 { Seat::FIRST } else { Seat::SECOND }
}

/// The play made last, by whom, and what it put back into the tray.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    pub(super) side: usize,
    pub(super) play: Play,
    pub(super) put_back: Option<Kind>,
}

/// The passes so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passes {
    /// How many there were.
    pub(super) count: u32,
    /// Whether the side before had to pass.
    pub(super) forced: bool,
}

impl Passes {
    /// That the side before had to pass, if it had.
    pub(super) fn told(self, board: &Board) -> Option<Say> {
        self.forced.then(|| Say::new("had-no-play").with("seat", seat(1 - board.turn())))
    }
}

/// The position as anybody may see it; whether the points were `counted` at the end.
pub(super) fn view(
    board: &Board,
    last: Option<Last>,
    turn: SeatSet,
    passes: Passes,
    counted: bool,
    viewer: Viewer,
) -> View {
    let size = board.options().size;
    let mut notes: Vec<_> = passes.told(board).into_iter().collect();
    if counted {
        notes.extend(SIDES.map(|side| points(board, side)));
    } else {
        let [white, black] = SIDES.map(|side| i64::from(board.score(side)));
        let score = Say::new("running-score").with("first", seat(0)).with("white", white);
        notes.push(score.with("second", seat(1)).with("black", black));
        notes.extend(only_replacements(board));
    }
    View {
        turn,
        text: text::write(board),
        number: Some(u32::midpoint(board.played(), passes.count) + 1),
        geometry: Geometry::Squares { files: size, ranks: size, fog: false },
        sides: vec![Side::White, Side::Black],
        men: men(board),
        trays: SIDES.map(|side| tray(board, side)).into(),
        marks: marks(board, last, turn),
        lines: Vec::new(),
        last: last.map(told),
        notes,
        below: match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::Everything => turn.only().unwrap_or(Seat::FIRST),
        },
    }
}

fn men(board: &Board) -> Vec<Man> {
    let mut men = Vec::new();
    for side in SIDES {
        for kind in Kind::ALL {
            let man = |tile: super::tiles::Tile| Man {
                cell: tile.cell(),
                seat: seat(side),
                figure: kind.figure(),
            };
            men.extend(board.kind(side, kind).each().map(man));
        }
    }
    men.sort_unstable();
    men
}

fn tray(board: &Board, side: usize) -> Tray {
    let men: Vec<(PieceKind, u8)> =
        Kind::ALL.map(|kind| (kind.figure(), board.tray(side, kind))).into();
    Tray { men, score: Some(board.score(side)), ..Tray::default() }
}

/// What was played, which men are threatened, and which a pawn could replace.
fn marks(board: &Board, last: Option<Last>, turn: SeatSet) -> Vec<(Cell, Mark)> {
    let mut marks = Vec::new();
    let mut mark = |tiles: Tiles, mark: Mark| {
        marks.extend(tiles.each().map(|tile| (tile.cell(), mark)));
    };
    if let Some(Last { play: Play::Place(_, tile) | Play::Replace(tile), .. }) = last {
        mark(Tiles::one(tile), Mark::LastMove);
    }
    for side in SIDES {
        mark(board.threatened(side), Mark::Threatened);
    }
    if !turn.is_empty() {
        mark(board.replaceable(board.turn()), Mark::Replaceable);
    }
    marks.sort_unstable();
    marks
}

/// The last play in words.
fn told(last: Last) -> Say {
    let say = |key| Say::new(key).with("seat", seat(last.side));
    match last.play {
        Play::Place(kind, to) => say("placed")
            .with("move", notation::write(last.play))
            .with("figure", kind.figure())
            .with("to", notation::tile(to)),
        Play::Replace(to) => {
            let back = last.put_back.unwrap_or(Kind::Pawn);
            say("replaced")
                .with("move", notation::write(last.play))
                .with("figure", back.figure())
                .with("to", notation::tile(to))
        }
        Play::Pass => say("passed"),
    }
}

/// Says so if the side to play can do nothing but replace.
fn only_replacements(board: &Board) -> Option<Say> {
    let plays = board.plays();
    let replaces = |play: &Play| matches!(play, Play::Replace(_));
    let say = |key| Say::new(key).with("seat", seat(board.turn()));
    let other = plays.iter().find(|play| !replaces(play));
    match other {
        None if !plays.is_empty() => Some(say("only-replacements")),
        Some(Play::Pass) if plays.len() > 1 => Some(say("replace-or-pass")),
        _ => None,
    }
}

/// The points of a side, man by man.
fn points(board: &Board, side: usize) -> Say {
    let (own, enemy) = board.counted(side);
    let named = |men: Tiles| {
        let name = |tile| {
            board.at(tile).map(|(_, kind)| format!("{}{}", kind.letter(), notation::tile(tile)))
        };
        let mut names: Vec<_> = men.each().filter_map(name).collect();
        names.sort_unstable();
        names.join(" ")
    };
    Say::new(format!("points-{}", board.options().scoring.key()))
        .with("seat", seat(side))
        .with("points", i64::from(board.score(side)))
        .with("kept", i64::from(board.kept(side)))
        .with("enemy", i64::from(enemy.count()))
        .with("own", i64::from(own.count()))
        .with("threatened", named(enemy))
        .with("safe", named(own))
}
