//! Where the weight of each countable thing lies in the table.

/// By kind: advisor, elephant, horse, chariot, cannon, pawn.
pub const MATERIAL: usize = 0;
/// By kind from general to pawn, then point of one half of the board, seen from its own side:
/// rank * 5 + file.
pub const PLACE: usize = MATERIAL + 6;
/// By reachable points.
pub const HORSE_MOBILITY: usize = PLACE + 7 * 50;
pub const CHARIOT_MOBILITY: usize = HORSE_MOBILITY + 9;
pub const CANNON_MOBILITY: usize = CHARIOT_MOBILITY + 18;
/// By advisors and elephants left: advisors * 3 + elephants.
pub const GUARDS: usize = CANNON_MOBILITY + 18;
/// Own advisors by enemy cannons: advisors * 3 + cannons.
pub const AGAINST_CANNONS: usize = GUARDS + 9;
/// Own guards by enemy chariots: (advisors + elephants) * 3 + chariots.
pub const AGAINST_CHARIOTS: usize = AGAINST_CANNONS + 9;
/// Own guards by enemy horses: (advisors + elephants) * 3 + horses.
pub const AGAINST_HORSES: usize = AGAINST_CHARIOTS + 15;
/// A cannon that faces the general on a file or rank with so many men between: 0 to 3.
pub const FACING_CANNON: usize = AGAINST_HORSES + 15;
/// A chariot on the file of the general with so many men between: 0 to 2.
pub const FACING_CHARIOT: usize = FACING_CANNON + 4;
/// By danger units to the own general.
pub const DANGER: usize = FACING_CHARIOT + 3;
pub const DANGERS: usize = 32;
/// A man by what attacks it: pawn on (A, E, N, R, C), horse on (A, E, N, R, C, P), cannon on the
/// same, chariot on the same.
pub const PAWN_THREAT: usize = DANGER + DANGERS;
pub const HORSE_THREAT: usize = PAWN_THREAT + 6;
pub const CANNON_THREAT: usize = HORSE_THREAT + 6;
pub const CHARIOT_THREAT: usize = CANNON_THREAT + 6;
/// A man attacked and not guarded, by kind.
pub const HANGING: usize = CHARIOT_THREAT + 6;
/// Two crossed pawns side by side.
pub const PHALANX: usize = HANGING + 6;
/// A crossed pawn not yet on the last rank, by the enemy's guards left: 0 to 4.
pub const FREE_PAWN: usize = PHALANX + 1;
/// The own horse with its way ahead blocked by the own pawn.
pub const SHUT_HORSE: usize = FREE_PAWN + 5;
/// Both horses guard each other; both elephants do.
pub const LINKED_HORSES: usize = SHUT_HORSE + 1;
pub const LINKED_ELEPHANTS: usize = LINKED_HORSES + 1;
/// Men left of the other side, for cannons: by men of both sides in steps of four, 0 to 7.
pub const CANNON_CROWD: usize = LINKED_ELEPHANTS + 1;
/// The general off its first rank with enemy chariots about, by rank.
pub const GENERAL_UP: usize = CANNON_CROWD + 8;
/// The number of weights.
pub const TERMS: usize = GENERAL_UP + 2;
