//! What the referee says, typed: verdicts, answers and announcements.

use cozy_chess::{Board, Piece, Square, get_knight_moves};

use crate::rules::Say;

/// A word of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// The hidden position forbids a try.
    Illegal,
    /// The answer to "Any?".
    Any(bool),
    /// A move was accepted.
    Moved,
    /// A man was taken on this tile.
    Capture(Square),
    /// A pawn was taken en passant; the tile is where the capturing pawn arrived.
    Passing(Square),
    /// The king of the side now to move is attacked along this line.
    Check(Line),
    /// The game is over.
    End(Reason),
}

/// The lines of a check, in the order in which they are announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// Along the king's rank.
    Rank,
    /// Along the king's file.
    File,
    /// Along the longer of the diagonals through the king's tile.
    LongDiagonal,
    /// Along the shorter one.
    ShortDiagonal,
    /// By a knight.
    Knight,
}

impl Line {
    /// Every line, in the order of announcements.
    pub const ALL: [Self; 5] =
        [Self::Rank, Self::File, Self::LongDiagonal, Self::ShortDiagonal, Self::Knight];

    /// Its name in announcements and views.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Rank => "rank",
            Self::File => "file",
            Self::LongDiagonal => "long-diagonal",
            Self::ShortDiagonal => "short-diagonal",
            Self::Knight => "knight",
        }
    }

    /// The line from which an attacker on `from` attacks a king.
    fn between(king: Square, from: Square) -> Self {
        if get_knight_moves(king).has(from) {
            Self::Knight
        } else if king.rank() == from.rank() {
            Self::Rank
        } else if king.file() == from.file() {
            Self::File
        } else if rises(king, from) == long_rises(king) {
            Self::LongDiagonal
        } else {
            Self::ShortDiagonal
        }
    }

    /// The step along this line from a king's tile, in files and ranks; none for a knight.
    #[must_use]
    pub fn step(self, king: Square) -> Option<(i8, i8)> {
        let slope = |rises: bool| (1, if rises { 1 } else { -1 });
        match self {
            Self::Rank => Some((1, 0)),
            Self::File => Some((0, 1)),
            Self::LongDiagonal => Some(slope(long_rises(king))),
            Self::ShortDiagonal => Some(slope(!long_rises(king))),
            Self::Knight => None,
        }
    }
}

/// Whether two tiles of one diagonal lie on one that rises from the a-file to the h-file.
fn rises(one: Square, other: Square) -> bool {
    (one.file() < other.file()) == (one.rank() < other.rank())
}

/// Whether the longer diagonal through a tile rises. The two are never of the same length.
fn long_rises(square: Square) -> bool {
    let (file, rank) = (square.file() as i8, square.rank() as i8);
    (file - rank).abs() < (file + rank - 7).abs()
}

/// The lines from which the side to move is in check, in the order of announcements.
#[must_use]
pub fn checks(board: &Board) -> Vec<Line> {
    let king = board.king(board.side_to_move());
    let mut lines: Vec<_> =
        board.checkers().into_iter().map(|from| Line::between(king, from)).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no move and is not in check: the aim of the game.
    Stalemate,
    /// Nothing but the kings is left.
    BareKings,
    /// The position stands for the third time.
    Repetition,
    /// The option's number of half-moves without capture or pawn move is reached.
    NoProgress,
    /// A player gave up or ran out of time.
    Forfeit,
}

impl Reason {
    /// Its key in announcements, messages and facts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::BareKings => "bare-kings",
            Self::Repetition => "repetition",
            Self::NoProgress => "no-progress",
            Self::Forfeit => "forfeit",
        }
    }
}

impl Word {
    /// The word as the contract's message; its machine form is that of the rules.
    #[must_use]
    pub fn say(self) -> Say {
        match self {
            Self::Illegal => Say::new("illegal"),
            Self::Any(yes) => Say::new("any").with("answer", if yes { "yes" } else { "no" }),
            Self::Moved => Say::new("moved"),
            Self::Capture(square) => Say::new("capture").with("cell", square.to_string()),
            Self::Passing(square) => Say::new("capture-ep").with("cell", square.to_string()),
            Self::Check(line) => Say::new("check").with("line", line.key()),
            Self::End(reason) => Say::new("end").with("reason", reason.key()),
        }
    }

    /// The tile on which a capture is announced.
    #[must_use]
    pub const fn capture(self) -> Option<Square> {
        match self {
            Self::Capture(square) | Self::Passing(square) => Some(square),
            Self::Illegal | Self::Any(_) | Self::Moved | Self::Check(_) | Self::End(_) => None,
        }
    }

    /// The line on which a check is announced.
    #[must_use]
    pub const fn check(self) -> Option<Line> {
        if let Self::Check(line) = self { Some(line) } else { None }
    }
}

/// What is announced of the capture that a legal move makes, if it makes one.
#[must_use]
pub fn capture(board: &Board, m: cozy_chess::Move) -> Option<Word> {
    let mover = board.side_to_move();
    if board.colors(!mover).has(m.to) {
        return Some(Word::Capture(m.to));
    }
    let pawn = board.piece_on(m.from) == Some(Piece::Pawn);
    (pawn && m.from.file() != m.to.file()).then_some(Word::Passing(m.to))
}
