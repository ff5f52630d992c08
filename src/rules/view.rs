//! What may be shown of a position, as data: enough to draw it, describe it and click on it.

use super::{Cell, PieceKind, Say, Seat, SeatSet};

/// Who looks. The table decides who may be given [`Viewer::Everything`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The person in this seat.
    Seat(Seat),
    /// Anybody else while the game runs.
    Public,
    /// Anybody, after the end.
    Everything,
}

impl Viewer {
    /// The seat that looks, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public | Self::Everything => None,
        }
    }
}

/// A position as one viewer may see it.
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Cell, PieceKind, Game, Rng, Seat, Side, Viewer};
///
/// let game = Chess::new(&Options::default(), 2, &mut Rng::new(1))?;
/// let view = game.view(Viewer::Seat(Seat::SECOND));
/// assert_eq!(view.sides, [Side::White, Side::Black]);
/// assert_eq!((view.turn.only(), view.below), (Some(Seat::FIRST), Seat::SECOND));
/// let king = view.men.iter().find(|man| man.cell == Cell::new(4, 0)).expect("on e1");
/// assert_eq!((king.figure, king.seat), (PieceKind::King, Seat::FIRST));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who is to act, as far as this viewer may know.
    pub turn: SeatSet,
    /// The position text this viewer may have: FEN or the game's like.
    pub text: String,
    /// The number of the present move as players count it, from 1; `None` in a setup phase or
    /// where it would tell a secret.
    pub number: Option<u32>,
    /// What kind of board it is, and how large.
    pub geometry: Geometry,
    /// The colours of the seats, in seat order.
    pub sides: Vec<Side>,
    /// The men on the board that this viewer sees, sorted by cell.
    pub men: Vec<Man>,
    /// What lies beside the board, one a seat; empty where the game has nothing there.
    pub trays: Vec<Tray>,
    /// What is marked on cells, sorted by cell.
    pub marks: Vec<(Cell, Mark)>,
    /// Lines drawn over the board.
    pub lines: Vec<Line>,
    /// The last move in words, with fields a sentence needs.
    pub last: Option<Say>,
    /// What else is to be said of the position, such as who gives check.
    pub notes: Vec<Say>,
    /// The seat that belongs at the bottom for this viewer.
    pub below: Seat,
}

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// Where it stands.
    pub cell: Cell,
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub figure: PieceKind,
}

/// The colours of seats, over all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    White,
    Black,
    Red,
    Blue,
    Green,
    Yellow,
}

impl Side {
    /// Every colour, in the order in which tables of several hand them out.
    pub const ALL: [Self; 6] =
        [Self::White, Self::Black, Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// The sign that tells loose tiles of this colour apart, as text has it.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::White => '○',
            Self::Black => '●',
            Self::Red => '▲',
            Self::Blue => '■',
            Self::Green => '✚',
            Self::Yellow => '◆',
        }
    }

    /// Its key in messages and records.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
        }
    }
}

/// The men in one seat's hand, and what else stands beside the board for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tray {
    /// Kinds with how many of each; a spent kind stays with 0.
    pub men: Vec<(PieceKind, u8)>,
    /// The running score.
    pub score: Option<i32>,
    /// Whether the seat is out of the game.
    pub out: bool,
    /// Who took this seat's army, if that is why it is out.
    pub taken_by: Option<Seat>,
}

/// Boards, as shapes without game knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Geometry {
    /// Squares; `fog` covers every square without a visible man.
    Squares {
        /// Columns, 1 to 26.
        files: u8,
        /// Rows, 1 to 99.
        ranks: u8,
        /// Whether squares without a man are fogged.
        fog: bool,
    },
    /// Points of 9 lines by 10 with river and palaces.
    Points,
    /// The hexagonal star of 37 cells.
    Star,
    /// Loose tiles on the plane.
    Tiles {
        /// The lowest and highest cell allowed, if play is fenced in.
        borders: Option<(Cell, Cell)>,
        /// Whether cell lines are drawn.
        grid: bool,
    },
}

/// How the columns and rows of a board are named in its frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Labels {
    /// As cells are named: letters below, numbers of rows on the left.
    #[default]
    Cells,
    /// By numbers of columns that each of two sides counts from its own right; rows have no names.
    Files,
}

/// A mark on a cell. Each is drawn by a shape of its own as well as a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The last move left or reached this cell.
    LastMove,
    /// The last move captured something here.
    Captured,
    /// The king here is in check, or is one of two that face each other unlawfully.
    Check,
    /// The man here is threatened.
    Threatened,
    /// The tile here cannot move at all.
    Trapped,
    /// The tile here can move only to some cells.
    PartlyTrapped,
    /// The own man here may be replaced.
    Replaceable,
    /// A capture was announced here.
    Announced,
    /// The own man here can be chosen (picker).
    Movable,
    /// The man here is chosen (picker).
    Selected,
    /// A man may go to this empty cell (picker).
    Target,
    /// A man may capture here (picker).
    Capture,
    /// A man from hand may be placed here (picker).
    Place,
}

impl Mark {
    /// Every mark, for tests and for legends.
    pub const ALL: [Self; 13] = [
        Self::LastMove,
        Self::Captured,
        Self::Check,
        Self::Threatened,
        Self::Trapped,
        Self::PartlyTrapped,
        Self::Replaceable,
        Self::Announced,
        Self::Movable,
        Self::Selected,
        Self::Target,
        Self::Capture,
        Self::Place,
    ];
}

/// A line over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Where it begins.
    pub from: Cell,
    /// Where it ends.
    pub to: Cell,
    /// How it is drawn.
    pub kind: LineKind,
}

/// Kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// A check: a solid arrow from attacker to king.
    Check,
    /// A threat: a dashed arrow.
    Threat,
    /// An announced line through the king: dashes without a head.
    Announced,
    /// Where an advised move goes: a solid arrow of another colour than a check's.
    Advice,
}

/// One click on the way to a move. The clicks of all moves of a position form a prefix-free trie.
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Cell, PieceKind, Game, Notation, Seat, Step};
///
/// let start = "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
/// let game = Chess::from_text(&mut Options::default(), start)?;
/// let m = game.read(Seat::FIRST, "e7d8q", Notation::CANONICAL).expect("it is possible");
/// let [man, to, becomes] = game.steps(&m).try_into().expect("three clicks");
/// assert_eq!(man, Step::Man(PieceKind::Pawn, Cell::new(4, 6)));
/// assert_eq!(to, Step::To { cell: Cell::new(3, 7), takes: true });
/// assert_eq!(becomes, Step::Become(PieceKind::Queen));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A man on the board.
    Man(PieceKind, Cell),
    /// A man in hand.
    Hand(PieceKind),
    /// A destination; `takes` if something is captured there.
    To {
        /// The cell that is reached.
        cell: Cell,
        /// Whether it is a capture.
        takes: bool,
    },
    /// What a man becomes.
    Become(PieceKind),
    /// Anything else, in words, such as castling: lit on a cell where it has one.
    Word {
        /// What it says; its key must differ from its siblings' keys.
        say: Say,
        /// The cell to light.
        cell: Option<Cell>,
    },
}

impl Step {
    /// The cell to light for this step.
    #[must_use]
    pub const fn cell(&self) -> Option<Cell> {
        match self {
            Self::Man(_, cell) | Self::To { cell, .. } => Some(*cell),
            Self::Word { cell, .. } => *cell,
            Self::Hand(_) | Self::Become(_) => None,
        }
    }
}
