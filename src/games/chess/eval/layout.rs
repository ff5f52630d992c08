//! Where the weight of each countable thing lies in the table.

/// Pawn, knight, bishop, rook, queen.
pub const MATERIAL: usize = 0;
/// By man, then square of one half of the board, seen from its own side: rank * 4 + file.
pub const PLACE: usize = MATERIAL + 5;
/// By reachable squares.
pub const KNIGHT_MOBILITY: usize = PLACE + 6 * 32;
pub const BISHOP_MOBILITY: usize = KNIGHT_MOBILITY + 9;
pub const ROOK_MOBILITY: usize = BISHOP_MOBILITY + 14;
pub const QUEEN_MOBILITY: usize = ROOK_MOBILITY + 15;
/// By rank, 2nd to 7th.
pub const PASSED: usize = QUEEN_MOBILITY + 28;
/// A passed pawn whose next square is free and unguarded, by rank.
pub const PASSED_FREE: usize = PASSED + 6;
/// A passed pawn guarded by a pawn, by rank.
pub const PASSED_GUARDED: usize = PASSED_FREE + 6;
/// Steps of the own king to the square before a passed pawn, by distance 0 to 7, on the last four
/// ranks only.
pub const PASSED_KING: usize = PASSED_GUARDED + 6;
pub const PASSED_FOE: usize = PASSED_KING + 8;
/// A passed pawn that no foe's king can catch when only pawns are left.
pub const RUNNER: usize = PASSED_FOE + 8;
pub const ISOLATED: usize = RUNNER + 1;
pub const ISOLATED_OPEN: usize = ISOLATED + 1;
pub const DOUBLED: usize = ISOLATED_OPEN + 1;
pub const BACKWARD: usize = DOUBLED + 1;
pub const BACKWARD_OPEN: usize = BACKWARD + 1;
/// A pawn with a pawn beside it, or guarded by one, by rank.
pub const PHALANX: usize = BACKWARD_OPEN + 1;
pub const SUPPORTED: usize = PHALANX + 6;
pub const BISHOP_PAIR: usize = SUPPORTED + 6;
/// Own pawns on the colour of a bishop.
pub const BISHOP_PAWNS: usize = BISHOP_PAIR + 1;
pub const ROOK_OPEN: usize = BISHOP_PAWNS + 1;
pub const ROOK_HALF_OPEN: usize = ROOK_OPEN + 1;
pub const ROOK_SEVENTH: usize = ROOK_HALF_OPEN + 1;
pub const ROOK_BEHIND: usize = ROOK_SEVENTH + 1;
pub const KNIGHT_OUTPOST: usize = ROOK_BEHIND + 1;
pub const BISHOP_OUTPOST: usize = KNIGHT_OUTPOST + 1;
pub const BEHIND_PAWN: usize = BISHOP_OUTPOST + 1;
/// A man by what attacks it: pawn on (N, B, R, Q), minor on (P, N, B, R, Q), rook on (P, N, B, R, Q).
pub const PAWN_THREAT: usize = BEHIND_PAWN + 1;
pub const MINOR_THREAT: usize = PAWN_THREAT + 4;
pub const ROOK_THREAT: usize = MINOR_THREAT + 5;
pub const KING_THREAT: usize = ROOK_THREAT + 5;
/// A man attacked and not guarded.
pub const HANGING: usize = KING_THREAT + 1;
/// A pawn that can step forward safely and attack a piece.
pub const PUSH_THREAT: usize = HANGING + 1;
/// By danger units to the own king.
pub const DANGER: usize = PUSH_THREAT + 1;
pub const DANGERS: usize = 40;
/// The nearest own pawn before the king on its file and the two beside: none, then by distance.
pub const SHELTER: usize = DANGER + DANGERS;
/// The nearest foe's pawn there, by distance; blocked ones apart.
pub const STORM: usize = SHELTER + 2 * 6;
pub const KING_OPEN: usize = STORM + 2 * 6;
pub const KING_HALF_OPEN: usize = KING_OPEN + 1;
/// Safe squares behind the front in the centre.
pub const SPACE: usize = KING_HALF_OPEN + 1;
/// The number of weights.
pub const TERMS: usize = SPACE + 1;

/// The beginnings of all kinds of weights, in order.
pub const SECTIONS: [(&str, usize); 40] = [
    ("material", MATERIAL),
    ("place", PLACE),
    ("knight mobility", KNIGHT_MOBILITY),
    ("bishop mobility", BISHOP_MOBILITY),
    ("rook mobility", ROOK_MOBILITY),
    ("queen mobility", QUEEN_MOBILITY),
    ("passed", PASSED),
    ("passed free", PASSED_FREE),
    ("passed guarded", PASSED_GUARDED),
    ("passed king", PASSED_KING),
    ("passed foe", PASSED_FOE),
    ("runner", RUNNER),
    ("isolated", ISOLATED),
    ("isolated open", ISOLATED_OPEN),
    ("doubled", DOUBLED),
    ("backward", BACKWARD),
    ("backward open", BACKWARD_OPEN),
    ("phalanx", PHALANX),
    ("supported", SUPPORTED),
    ("bishop pair", BISHOP_PAIR),
    ("bishop pawns", BISHOP_PAWNS),
    ("rook open", ROOK_OPEN),
    ("rook half open", ROOK_HALF_OPEN),
    ("rook seventh", ROOK_SEVENTH),
    ("rook behind", ROOK_BEHIND),
    ("knight outpost", KNIGHT_OUTPOST),
    ("bishop outpost", BISHOP_OUTPOST),
    ("behind pawn", BEHIND_PAWN),
    ("pawn threat", PAWN_THREAT),
    ("minor threat", MINOR_THREAT),
    ("rook threat", ROOK_THREAT),
    ("king threat", KING_THREAT),
    ("hanging", HANGING),
    ("push threat", PUSH_THREAT),
    ("danger", DANGER),
    ("shelter", SHELTER),
    ("storm", STORM),
    ("king open", KING_OPEN),
    ("king half open", KING_HALF_OPEN),
    ("space", SPACE),
];
