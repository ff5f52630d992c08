//! Views made to be drawn for what they show, not for anybody.

#[cfg(test)]
use crate::render::boards::caption::{Caption, Player};
use crate::rules::{Cell, Geometry, Man, PieceKind, Seat, SeatSet, Side, View};

/// An empty board.
pub(super) fn bare(geometry: Geometry, sides: &[Side]) -> View {
    View {
        turn: SeatSet::EMPTY,
        text: String::new(),
        number: None,
        geometry,
        sides: sides.to_vec(),
        men: Vec::new(),
        trays: Vec::new(),
        marks: Vec::new(),
        lines: Vec::new(),
        last: None,
        notes: Vec::new(),
        below: Seat::FIRST,
    }
}

/// Every man of chess of both sides, on a dark square and on a light one.
pub(crate) fn men_of_chess() -> View {
    let mut view =
        bare(Geometry::Squares { files: 8, ranks: 8, fog: false }, &[Side::White, Side::Black]);
    let figures = (0..).zip(&PieceKind::ALL[..6]);
    view.men = figures
        .flat_map(|(x, &figure)| (0..4).map(move |y| (x, y, figure)))
        .map(|(x, y, figure)| Man { cell: Cell::new(x, y), seat: Seat(y as u8 / 2), figure })
        .collect();
    view
}

/// A strip of the `nth` two sides.
#[cfg(test)]
pub(super) fn caption(nth: usize) -> Caption {
    let player = |seat: usize| Player {
        side: Side::ALL[(2 * nth + seat) % Side::ALL.len()],
        name: ["Ada Lovelace", "Bea Müller"][seat].to_owned(),
        balance: ["+3", ""][seat].to_owned(),
        clock: "4 min 31 s".to_owned(),
        active: seat == 0,
    };
    let line = "12. Nf3 Nc6 13. Bb5".to_owned();
    Caption { players: (0..2).map(player).collect(), line, ..Caption::default() }
}
