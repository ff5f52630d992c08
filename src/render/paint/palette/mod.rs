//! The colours a picture may use: one palette for each theme and shape of board, for every mark.

mod needs;
mod tiles;

use std::sync::OnceLock;

use self::needs::{flat, ramps};
use crate::render::boards::board::Board;
use crate::render::boards::{
    plane::colours as loose,
    points::colours::{checkers, wood},
    star::colours::hexagons,
};
use crate::render::look::palette::Palette;
use crate::render::look::{colour::Rgb, theme::Theme};
use crate::rules::Side;

/// Boards that share colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Squares,
    Discs,
    Figures,
    Star,
    Tiles,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Squares, Self::Discs, Self::Figures, Self::Star, Self::Tiles];

    pub fn of(board: Board) -> Self {
        match board {
            Board::Squares(_) => Self::Squares,
            Board::Discs(_) => Self::Discs,
            Board::Figures(_) => Self::Figures,
            Board::Star(_) => Self::Star,
            Board::Plane(_) => Self::Tiles,
        }
    }

    /// The colours of its ground, the most frequent first.
    fn ground(self, theme: Theme) -> Vec<Rgb> {
        let (checkers, wood) = (checkers(theme), wood(theme));
        match self {
            Self::Squares => theme.colours().square.to_vec(),
            Self::Discs => vec![wood.ground, wood.river],
            Self::Figures => [checkers.square, checkers.palace].concat(),
            Self::Star => hexagons(theme).tone.to_vec(),
            Self::Tiles => vec![loose::TABLE, loose::FRAME],
        }
    }

    /// Whether two sides stand on points: nothing is placed there, and nothing is hidden.
    const fn is_points(self) -> bool {
        matches!(self, Self::Discs | Self::Figures)
    }

    /// The sides whose colours are kept exactly.
    fn armies(self) -> Vec<Side> {
        if self.is_points() { self.sides().to_vec() } else { Side::ALL.to_vec() }
    }

    /// Whose men usually stand on it: the bright side and the dark one.
    const fn sides(self) -> [Side; 2] {
        match self {
            Self::Squares | Self::Star | Self::Tiles => [Side::White, Side::Black],
            Self::Discs | Self::Figures => [Side::Red, Side::Black],
        }
    }
}

/// The palettes of all painters, by theme and kind.
static PALETTES: [[OnceLock<Palette>; Kind::ALL.len()]; Theme::ALL.len()] =
    [const { [const { OnceLock::new() }; Kind::ALL.len()] }; Theme::ALL.len()];

/// The palette of boards of this kind and theme, always the same.
pub fn of(board: Board) -> &'static Palette {
    let (theme, kind) = (board.layout().look().theme, Kind::of(board));
    PALETTES[theme as usize][kind as usize]
        .get_or_init(|| Palette::made_of(&flat(theme, kind), &ramps(theme, kind)))
}
