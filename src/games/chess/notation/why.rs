//! Why a text is no legal move, as a clause in words.

use cozy_chess::{
    BitBoard, Board, File, Move, Piece, Rank, Square, get_between_rays, get_bishop_rays,
    get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_rays,
};

use super::parse::Pattern;
use crate::games::chess::position::{Position, Wing, attackers};
use crate::games::chess::terms;
use crate::rules::Say;

/// Why nothing goes from one square to another.
pub(super) fn not_between(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Piece>,
) -> Say {
    let board = position.board();
    let turn = position.turn();
    let (Some(piece), Some(colour)) = (board.piece_on(from), board.color_on(from)) else {
        return Say::new("nothing-there").with("cell", from.to_string());
    };
    let man = |key: &'static str, piece, square: Square| {
        Say::new(key).with("figure", terms::figure(piece)).with("cell", square.to_string())
    };
    if colour != turn {
        return man("not-yours", piece, from);
    }
    if piece == Piece::King
        && let Some(wing) = castling_meant(position, from, to)
    {
        return no_castling(position, wing);
    }
    if let Some(own) = board.piece_on(to).filter(|_| board.colors(turn).has(to)) {
        return man("own-man", own, to);
    }
    if let Some(fault) = pawn_fault(position, from, to, promotion) {
        return fault;
    }
    if piece != Piece::Pawn && !reach(piece, from).has(to) {
        return man("cannot-go", piece, from).with("to", to.to_string());
    }
    let between = get_between_rays(from, to) & board.occupied();
    if let Some(square) = nearest(from, between)
        && let Some(blocker) = board.piece_on(square)
    {
        return man("blocked", blocker, square);
    }
    leaves_king(position, from, to)
        .unwrap_or_else(|| man("cannot-go", piece, from).with("to", to.to_string()))
}

/// Why no man that a text describes can go where it says.
pub(super) fn none_does(position: &Position, pattern: Pattern) -> Say {
    let board = position.board();
    let own = board.colored_pieces(position.turn(), pattern.piece);
    let meant: Vec<_> = own.into_iter().filter(|&square| pattern.may_start(square)).collect();
    let figure = terms::figure(pattern.piece);
    if board.colors(position.turn()).has(pattern.to)
        && let Some(piece) = board.piece_on(pattern.to)
    {
        return Say::new("own-man")
            .with("figure", terms::figure(piece))
            .with("cell", pattern.to.to_string());
    }
    if meant.is_empty() {
        let key = if own.is_empty() { "no-such-man" } else { "none-there" };
        return Say::new(key).with("figure", figure);
    }
    let reasons =
        meant.iter().map(|&from| not_between(position, from, pattern.to, pattern.promotion));
    // A man that could go there but for the position is the one that was meant.
    let near = reasons.filter(|say| !matches!(&*say.key, "cannot-go" | "pawn-cannot-go"));
    let mut near: Vec<_> = near.collect();
    near.sort_by_key(|say| say.key == "nothing-to-take");
    let fallback =
        || Say::new("none-reaches").with("figure", figure).with("cell", pattern.to.to_string());
    near.into_iter().next().unwrap_or_else(fallback)
}

/// Why the side to move cannot castle to this wing.
pub(super) fn no_castling(position: &Position, wing: Wing) -> Say {
    let board = position.board();
    let turn = position.turn();
    let king = board.king(turn);
    let rank = Rank::First.relative_to(turn);
    let rights = board.castle_rights(turn);
    let right = match wing {
        Wing::Short => rights.short,
        Wing::Long => rights.long,
    };
    let Some(rook) = right.map(|file| Square::new(file, rank)) else {
        return Say::new("castle-no-right");
    };
    let king_to = Square::new(wing.king_file(), rank);
    let rook_to = Square::new(wing.rook_file(), rank);
    let king_path = get_between_rays(king, king_to) | king_to.bitboard();
    let path = king_path | get_between_rays(king, rook) | rook_to.bitboard();
    let others = board.occupied() ^ king.bitboard() ^ rook.bitboard();
    if let Some(square) = nearest(king, path & others)
        && let Some(piece) = board.piece_on(square)
    {
        return Say::new("castle-blocked")
            .with("figure", terms::figure(piece))
            .with("cell", square.to_string());
    }
    if let Some(say) = attack("castle-in-check", board, board.checkers()) {
        return say;
    }
    let lifted = board.occupied() ^ king.bitboard();
    for square in king_path {
        let attack_on = attackers(board, square, !turn, lifted);
        if let Some(say) = attack("castle-through", board, attack_on) {
            return say.with("through", square.to_string());
        }
    }
    let landed = others | king_to.bitboard() | rook_to.bitboard();
    attack("leaves-king", board, attackers(board, king_to, !turn, landed))
        .unwrap_or_else(|| Say::new("castle-no-right"))
}

/// The wing a king's move means if it can only mean castling.
fn castling_meant(position: &Position, from: Square, to: Square) -> Option<Wing> {
    let board = position.board();
    let turn = position.turn();
    let home = Rank::First.relative_to(turn);
    if from.rank() != home || to.rank() != home {
        return None;
    }
    let onto_rook = board.colored_pieces(turn, Piece::Rook).has(to);
    let far = !get_king_moves(from).has(to) && matches!(to.file(), File::C | File::G);
    let wing = if from.file() < to.file() { Wing::Short } else { Wing::Long };
    (from != to && (onto_rook || far)).then_some(wing)
}

/// What is wrong with a pawn's move or a promotion, apart from the king's safety.
fn pawn_fault(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Piece>,
) -> Option<Say> {
    let board = position.board();
    let turn = position.turn();
    let last = Rank::Eighth.relative_to(turn);
    let pawn = board.piece_on(from) == Some(Piece::Pawn);
    let becomes =
        matches!(promotion, Some(Piece::Queen | Piece::Rook | Piece::Bishop | Piece::Knight));
    if promotion.is_some() && !(pawn && to.rank() == last && becomes) {
        return Some(Say::new("no-promotion").with("cell", to.to_string()));
    }
    if !pawn {
        return None;
    }
    if get_pawn_attacks(from, turn).has(to) {
        let passing =
            board.en_passant() == Some(to.file()) && to.rank() == Rank::Sixth.relative_to(turn);
        let empty = !board.occupied().has(to) && !passing;
        return empty.then(|| Say::new("nothing-to-take").with("cell", to.to_string()));
    }
    let steps = to.rank() as i8 - from.rank() as i8;
    let forward = if turn == cozy_chess::Color::White { steps } else { -steps };
    let most = if from.rank() == Rank::Second.relative_to(turn) { 2 } else { 1 };
    if from.file() != to.file() || !(1..=most).contains(&forward) {
        return Some(
            Say::new("pawn-cannot-go").with("cell", from.to_string()).with("to", to.to_string()),
        );
    }
    let way = (get_between_rays(from, to) | to.bitboard()) & board.occupied();
    let square = nearest(from, way)?;
    let blocker = board.piece_on(square)?;
    Some(
        Say::new("blocked").with("figure", terms::figure(blocker)).with("cell", square.to_string()),
    )
}

/// Where a piece other than a pawn goes on an empty board.
fn reach(piece: Piece, from: Square) -> BitBoard {
    match piece {
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_rays(from),
        Piece::Rook => get_rook_rays(from),
        Piece::Queen => get_bishop_rays(from) | get_rook_rays(from),
        Piece::King => get_king_moves(from),
        Piece::Pawn => BitBoard::EMPTY,
    }
}

/// Who would attack the king after a move that breaks no other rule.
fn leaves_king(position: &Position, from: Square, to: Square) -> Option<Say> {
    let board = position.board();
    let turn = position.turn();
    let m = Move { from, to, promotion: None };
    let mut occupied = (board.occupied() ^ from.bitboard()) | to.bitboard();
    let pawn = board.piece_on(from) == Some(Piece::Pawn);
    let mut taken = to.bitboard();
    if pawn && position.takes(m) && !board.occupied().has(to) {
        taken = Square::new(to.file(), from.rank()).bitboard();
        occupied &= !taken;
    }
    let king = if board.king(turn) == from { to } else { board.king(turn) };
    let attack_on = attackers(board, king, !turn, occupied) & !taken;
    let key = match (king == to, position.in_check()) {
        (true, _) => "king-attacked",
        (false, true) => "still-in-check",
        (false, false) => "leaves-king",
    };
    attack(key, board, attack_on)
}

/// A clause that names the first attacker.
fn attack(key: &'static str, board: &Board, by: BitBoard) -> Option<Say> {
    let square = by.next_square()?;
    let piece = board.piece_on(square)?;
    Some(Say::new(key).with("figure", terms::figure(piece)).with("cell", square.to_string()))
}

/// The square of `among` that is nearest to `from`.
fn nearest(from: Square, among: BitBoard) -> Option<Square> {
    let gap = |square: &Square| {
        let files = (from.file() as i8 - square.file() as i8).abs();
        files.max((from.rank() as i8 - square.rank() as i8).abs())
    };
    among.into_iter().min_by_key(gap)
}
