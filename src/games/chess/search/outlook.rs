//! What is found out once for all moves of a position: where checks come from and who is attacked by lesser
//! men.

use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, get_between_rays, get_bishop_moves, get_bishop_rays,
    get_knight_moves, get_line_rays, get_pawn_attacks, get_rook_moves, get_rook_rays,
};

use super::exchange;

/// What the moves of a position have to do with.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outlook {
    /// From where a man of each kind gives check, kings apart.
    checking: [BitBoard; 5],
    /// Own men that stand between an own one and the other king.
    screens: BitBoard,
    /// What men attack that are worth less than knight and bishop, than a rook, than a queen.
    attacked: [BitBoard; 3],
}

impl Outlook {
    /// The outlook of the side to move.
    pub(super) fn new(board: &Board) -> Self {
        let mover = board.side_to_move();
        let king = board.king(!mover);
        let occupied = board.occupied();
        let (straight, slanted) =
            (get_rook_moves(king, occupied), get_bishop_moves(king, occupied));
        let checking = [
            get_pawn_attacks(king, !mover),
            get_knight_moves(king),
            slanted,
            straight,
            straight | slanted,
        ];
        Self { checking, screens: screens(board), attacked: attacked(board, !mover) }
    }

    /// Whether a legal move gives check, by its man or past it.
    pub(super) fn checks(&self, board: &Board, m: Move) -> bool {
        let mover = board.side_to_move();
        let Some(piece) = board.piece_on(m.from) else { return false };
        let castles = board.colors(mover).has(m.to);
        let passes =
            piece == Piece::Pawn && m.from.file() != m.to.file() && !board.occupied().has(m.to);
        if castles || passes || m.promotion.is_some() {
            let mut next = board.clone();
            next.play_unchecked(m);
            return !next.checkers().is_empty();
        }
        // A slider that attacks along the line on which it goes attacked before.
        if self.checking.get(piece as usize).is_some_and(|from| from.has(m.to)) {
            return true;
        }
        let king = board.king(!mover);
        self.screens.has(m.from) && !get_line_rays(king, m.from).has(m.to)
    }

    /// What a move saves: its man, if lesser ones attack it where it stands and not where it goes.
    pub(super) fn saves(&self, board: &Board, m: Move) -> i32 {
        let Some(piece) = board.piece_on(m.from) else { return 0 };
        let attacked = match piece {
            Piece::Pawn | Piece::King => return 0,
            Piece::Knight | Piece::Bishop => self.attacked[0],
            Piece::Rook => self.attacked[1],
            Piece::Queen => self.attacked[2],
        };
        if attacked.has(m.from) && !attacked.has(m.to) {
            exchange::WORTH[piece as usize]
        } else {
            0
        }
    }
}

/// The men of the side to move behind which another of its men attacks the other king.
fn screens(board: &Board) -> BitBoard {
    let mover = board.side_to_move();
    let king = board.king(!mover);
    let own = board.colors(mover);
    let queens = board.pieces(Piece::Queen);
    let straight = (board.pieces(Piece::Rook) | queens) & own & get_rook_rays(king);
    let slanted = (board.pieces(Piece::Bishop) | queens) & own & get_bishop_rays(king);
    let mut screens = BitBoard::EMPTY;
    for from in straight | slanted {
        let between = get_between_rays(king, from) & board.occupied();
        if between.len() == 1 {
            screens |= between & own;
        }
    }
    screens
}

/// What pawns of a colour attack; with knights and bishops; and with rooks, too.
fn attacked(board: &Board, by: Color) -> [BitBoard; 3] {
    let men = |piece| board.colored_pieces(by, piece);
    let occupied = board.occupied();
    let mut pawns = BitBoard::EMPTY;
    for from in men(Piece::Pawn) {
        pawns |= get_pawn_attacks(from, by);
    }
    let mut minor = pawns;
    for from in men(Piece::Knight) {
        minor |= get_knight_moves(from);
    }
    for from in men(Piece::Bishop) {
        minor |= get_bishop_moves(from, occupied);
    }
    let mut rooks = minor;
    for from in men(Piece::Rook) {
        rooks |= get_rook_moves(from, occupied);
    }
    [pawns, minor, rooks]
}
