//! How Black can be packed behind its wall so that none of its men can move: all it needs is that
//! White's wall stands. Nothing has to be taken then.
//!
//! Knights stand still on light tiles of the home row and the dark bishop on dark ones, whatever is
//! around them. Everything else stands still only beside men that do.

use cozy_chess::{
    BitBoard, Board, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_rook_moves,
};

/// A man that is not there.
pub(super) const GONE: u8 = 64;
/// The home row of Black.
pub(super) const HOME: u64 = 0xff00_0000_0000_0000;
/// The tiles that Black's stepping pawns leave empty.
pub(super) const HOLES: u64 = 0x00aa_0000_0000_0000;
/// Where the pawns are that stay at home.
pub(super) const STAY: u64 = 0x0055_0000_0000_0000;
/// Where the other pawns stand in the wall.
pub(super) const STEP: u64 = HOLES >> 8;
/// The wall of Black.
pub(super) const WALL: u64 = STAY | STEP;

/// The officers of a side by their places in [`Half::men`].
pub(super) const OFFICERS: [Piece; 8] = [
    Piece::King,
    Piece::Queen,
    Piece::Bishop,
    Piece::Bishop,
    Piece::Rook,
    Piece::Rook,
    Piece::Knight,
    Piece::Knight,
];
/// Their places in it.
pub(super) const KING: usize = 0;
const QUEEN: usize = 1;
pub(super) const LIGHT: usize = 2;
pub(super) const DARK: usize = 3;
pub(super) const ROOK: usize = 4;
pub(super) const KNIGHT: usize = 6;

/// Black's own men, which is all that it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Half {
    /// The tiles of the officers; [`GONE`] for those that were taken. Of two alike the lower is first.
    pub men: [u8; 8],
    pub pawns: u64,
}

impl Half {
    /// Black's men; `None` if there are more of a kind than at the start.
    pub fn of(board: &Board) -> Option<Self> {
        let mut half =
            Self { men: [GONE; 8], pawns: board.colored_pieces(Color::Black, Piece::Pawn).0 };
        for square in board.colors(Color::Black) & !BitBoard(half.pawns) {
            let places = match board.piece_on(square)? {
                Piece::King => KING..QUEEN,
                Piece::Queen => QUEEN..LIGHT,
                Piece::Bishop if BitBoard::LIGHT_SQUARES.has(square) => LIGHT..DARK,
                Piece::Bishop => DARK..ROOK,
                Piece::Rook => ROOK..KNIGHT,
                Piece::Knight => KNIGHT..OFFICERS.len(),
                Piece::Pawn => continue,
            };
            let place = half.men[places].iter_mut().find(|man| **man == GONE)?;
            *place = square as u8;
        }
        Some(half)
    }

    /// The men without the officer of a place.
    pub fn given(mut self, place: Option<usize>) -> Self {
        if let Some(place) = place {
            self.men[place] = GONE;
        }
        self
    }

    /// The men without an officer on a tile.
    pub fn without(mut self, tile: Square) -> Self {
        self.men.iter_mut().filter(|man| **man == tile as u8).for_each(|man| *man = GONE);
        self.sorted()
    }

    /// With men that are alike in order.
    pub const fn sorted(mut self) -> Self {
        if self.men[ROOK] > self.men[ROOK + 1] {
            self.men.swap(ROOK, ROOK + 1);
        }
        if self.men[KNIGHT] > self.men[KNIGHT + 1] {
            self.men.swap(KNIGHT, KNIGHT + 1);
        }
        self
    }

    /// All tiles with men.
    pub fn all(&self) -> u64 {
        let there = self.men.iter().filter(|&&man| man != GONE);
        there.fold(self.pawns, |all, &man| all | 1 << man)
    }

    /// Whether no man can move once White's wall stands: then a king cannot step into a hole.
    pub fn is_packed(&self) -> bool {
        let own = self.all();
        self.pawns == WALL
            && (0..OFFICERS.len()).all(|nth| {
                let shut = if nth == KING { own | HOLES } else { own };
                self.men[nth] == GONE || reach(OFFICERS[nth], self.men[nth], own) & !shut == 0
            })
    }
}

/// The tiles of a set, by their numbers.
pub(super) fn tiles(set: u64) -> impl Iterator<Item = u8> {
    BitBoard(set).into_iter().map(|square| square as u8)
}

/// What an officer reaches from a tile.
pub(super) fn reach(piece: Piece, from: u8, occupied: u64) -> u64 {
    let (from, occupied) = (Square::index(usize::from(from)), BitBoard(occupied));
    let all = match piece {
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_moves(from, occupied),
        Piece::Rook => get_rook_moves(from, occupied),
        Piece::Queen => get_bishop_moves(from, occupied) | get_rook_moves(from, occupied),
        Piece::King | Piece::Pawn => get_king_moves(from),
    };
    all.0
}

/// The places in the order in which officers are set: those with the fewest tiles come first.
const SETTING: [usize; 8] = [KNIGHT, KNIGHT + 1, LIGHT, DARK, KING, QUEEN, ROOK, ROOK + 1];

/// All ways to pack these officers. The dark bishop cannot leave its tile.
pub(super) fn packings(half: &Half) -> Vec<[u8; 8]> {
    let mut all = Vec::new();
    let empty = Half { men: [GONE; 8], pawns: WALL };
    set(&SETTING, half, empty, &mut all);
    all
}

/// Sets the officers of the places `left`.
fn set(left: &[usize], half: &Half, now: Half, all: &mut Vec<[u8; 8]>) {
    let Some((&place, left)) = left.split_first() else {
        all.extend(now.is_packed().then_some(now.men));
        return;
    };
    let at = half.men[place];
    if at == GONE {
        return set(left, half, now, all);
    }
    let light = BitBoard::LIGHT_SQUARES.0;
    let room = match OFFICERS[place] {
        Piece::Bishop if place == DARK => HOME & (1 << at) & !light,
        Piece::Knight | Piece::Bishop => HOME & light,
        Piece::Rook => HOME | HOLES,
        Piece::King | Piece::Queen | Piece::Pawn => HOME,
    };
    for to in tiles(room & !now.all()) {
        // Of two alike the lower comes first.
        let twin = place == ROOK + 1 || place == KNIGHT + 1;
        if !twin || now.men[place - 1] == GONE || now.men[place - 1] < to {
            let mut next = now;
            next.men[place] = to;
            set(left, half, next, all);
        }
    }
}
