//! The board a search runs on, and its bridge to the game.

use std::fmt::Debug;
use std::hash::Hash;

use crate::rules::{Game, Notation, Seat};

/// Which moves to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Every legal move.
    All,
    /// The legal moves that [`Search::noisy`] calls noisy, and no other.
    Noisy,
}

/// How many [parts](Search::parts) of a position there can be.
pub const PARTS: usize = 3;

/// A board made for search: legal moves only, made and unmade in place.
///
/// Values are hundredths of the smallest man, seen by the seat that is named; a game that ended is
/// worth [`value::LOST`](super::value::LOST), [`value::DRAW`](super::value::DRAW),
/// [`value::WON`](super::value::WON) or any number between. The provided methods are hints: a board
/// that overrides none of them is searched correctly, only more slowly.
///
/// ```
/// use patt::ai::alphabeta::{AlphaBeta, Plan};
/// use patt::ai::{Limits, Search, Sight, Unwatched, Which, value};
/// use patt::rules::Seat;
///
/// /// Two seats count up in turn by one or two; whoever says ten wins.
/// #[derive(Clone)]
/// struct Ten {
///     count: u8,
///     turn: Seat,
/// }
///
/// impl Search for Ten {
///     type Move = u8;
///     type Undo = ();
///
///     fn turn(&self) -> Seat {
///         self.turn
///     }
///     fn generate(&self, which: Which, out: &mut Vec<u8>) {
///         // No move is noisy.
///         if which == Which::All {
///             out.extend(1..=(10 - self.count).min(2));
///         }
///     }
///     fn make(&mut self, m: u8) {
///         self.count += m;
///         self.turn = self.turn.other();
///     }
///     fn unmake(&mut self, m: u8, (): ()) {
///         self.count -= m;
///         self.turn = self.turn.other();
///     }
///     fn hash(&self) -> u64 {
///         u64::from(self.count) * 2 + u64::from(self.turn.0)
///     }
///     fn ended(&self, _stuck: bool, seat: Seat) -> Option<i32> {
///         let won = self.turn != seat;
///         (self.count == 10).then_some(if won { value::WON } else { value::LOST })
///     }
///     fn evaluate(&self, _seat: Seat) -> i32 {
///         0
///     }
/// }
///
/// let board = Ten { count: 5, turn: Seat::FIRST };
/// let plan = Plan { limits: Limits { nodes: None, depth: Some(6) }, margin: 0, sight: Sight::SHARP };
/// let found = AlphaBeta::new(1).think(&board, &plan, &Unwatched, &|_| {});
/// assert_eq!(found.moves[0].0, 2, "seven, then whatever the other says, ten");
/// assert_eq!(value::plies_to_end(found.moves[0].1), Some(3));
/// ```
pub trait Search: Clone + Send + 'static {
    /// A move, small enough to copy.
    type Move: Copy + Eq + Hash + Debug + Send;
    /// What [`unmake`](Self::unmake) needs.
    type Undo;
    /// How many different [`slot`](Self::slot)s there are. Tables of its square are kept.
    const SLOTS: usize = 1;
    /// How many different [`path`](Self::path)s there are.
    const PATHS: usize = Self::SLOTS;
    /// How many different kinds of [`taken`](Self::taken) there are.
    const TAKEN: usize = 1;
    /// How many noisy moves are followed where a search ends; after each of them one less, down to
    /// one. Boards on which nearly everything hangs would be followed for ever.
    const FOLLOWED: usize = usize::MAX;

    /// Whether games are won by mate alone, so that a win is worth a hunt of its own.
    const MATES: bool = false;

    /// The seat to move.
    fn turn(&self) -> Seat;

    /// Appends legal moves to `out`, which may already hold moves of other nodes.
    fn generate(&self, which: Which, out: &mut Vec<Self::Move>);

    /// Plays a legal move. The same seat may be to move again afterwards.
    fn make(&mut self, m: Self::Move) -> Self::Undo;

    /// Takes back the move made last.
    fn unmake(&mut self, m: Self::Move, undo: Self::Undo);

    /// A key of the position, with the seat to move in it.
    fn hash(&self) -> u64;

    /// The value for `seat` if the game has ended, or has for this seat. `stuck` says that there is
    /// no legal move; the board must then have an answer. Never asked at the root.
    fn ended(&self, stuck: bool, seat: Seat) -> Option<i32>;

    /// The value of a running game for `seat`.
    fn evaluate(&self, seat: Seat) -> i32;

    /// Whether a legal move changes the value at once, such as a capture.
    fn noisy(&self, _m: Self::Move) -> bool {
        false
    }

    /// How easily a person overlooks a legal move, in hundredths of a usual one: more for moves that
    /// go far, backwards or round a corner, less for those that catch the eye, and less for all where few men
    /// stand. Only dim [`Sight`](super::Sight) asks.
    fn hidden(&self, m: Self::Move) -> u32 {
        if self.noisy(m) { 80 } else { 100 }
    }

    /// How early to try a noisy move: higher is earlier, between 0 and 10,000.
    fn rank(&self, _m: Self::Move) -> i32 {
        0
    }

    /// Whether the exchange a move begins wins at least `least` for its side.
    fn gains(&self, _m: Self::Move, _least: i32) -> bool {
        true
    }

    /// What a noisy move takes, in hundredths, with what it gains otherwise; `None` if the board cannot
    /// tell.
    fn prey(&self, _m: Self::Move) -> Option<i32> {
        None
    }

    /// What a quiet move saves, in hundredths: the man it moves, if lesser men attack it where it stands
    /// and not where it goes.
    fn saves(&self, _m: Self::Move) -> i32 {
        0
    }

    /// Keys of parts of the position, the same wherever such a part stands: how far positions with one of them
    /// were off that were judged as they stood tells of the next. None, if nothing is to be told apart.
    fn parts(&self) -> [Option<u64>; PARTS] {
        [None; PARTS]
    }

    /// Whether a move ends where the move of this [`slot`](Self::slot) before it ended.
    fn answers(&self, _m: Self::Move, _slot: usize) -> bool {
        false
    }

    /// Whether a move that was legal in a position with the same [`hash`](Self::hash) is legal here;
    /// `None` if that is not to be told without looking at all of them.
    fn legal(&self, _m: Self::Move) -> Option<bool> {
        None
    }

    /// Whether the seat to move has so few men that none of its moves may be left out unseen, as where
    /// every move harms.
    fn sparse(&self) -> bool {
        false
    }

    /// Where the history of like moves is kept, below [`SLOTS`](Self::SLOTS).
    fn slot(&self, _m: Self::Move) -> usize {
        0
    }

    /// Where the history of quiet moves of the same way is kept, below [`PATHS`](Self::PATHS), whatever man
    /// goes it. The slot itself, if the board does not tell them apart.
    fn path(&self, m: Self::Move) -> usize {
        self.slot(m)
    }

    /// Whether the seat to move can surely draw by a move that leads back to a position which stood before.
    fn can_repeat(&self) -> bool {
        false
    }

    /// The kind of what a noisy move takes, below [`TAKEN`](Self::TAKEN): beside the slot, history keeps it
    /// apart.
    fn taken(&self, _m: Self::Move) -> usize {
        0
    }

    /// Whether the seat to move must answer a threat at once; such nodes are searched deeper and
    /// never judged as they stand.
    fn in_check(&self) -> bool {
        false
    }

    /// Whether a legal move gives check; `None` if the board cannot tell.
    fn checks(&self, _m: Self::Move) -> Option<bool> {
        None
    }

    /// How little a quiet move changes: of the moves of a seat whose choice is not searched the one
    /// with the highest number is taken.
    fn idle(&self, _m: Self::Move) -> i32 {
        0
    }

    /// Passes, if passing is surely worse than the best move here; `None` if it may not be.
    fn make_null(&mut self) -> Option<Self::Undo> {
        None
    }

    /// Takes back a pass.
    fn unmake_null(&mut self, _undo: Self::Undo) {}

    /// Whether all seats want the same: no value is ever negated.
    fn shared(&self) -> bool {
        false
    }

    /// Whether the game is so young that variety is worth more than the last hundredths.
    fn young(&self) -> bool {
        false
    }
}

/// A game that can be searched: for two seats, or for seats that share their score.
///
/// ```
/// use patt::ai::{Search, Searchable, perft::perft};
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Game, Rng};
///
/// let game = Chess::new(&Options::default(), 2, &mut Rng::new(1))?;
/// let mut board = Searchable::board(&game);
/// assert_eq!(perft(&mut board, 3), 8_902);
/// assert_eq!(board.turn(), game.status().acting().only().expect("White"));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub trait Searchable: Game {
    /// The board that is searched in its place.
    type Board: Search;

    /// The board of this position, with as much of the past as the rules ask for.
    fn board(&self) -> Self::Board;

    /// The move of this position that a move of its board stands for.
    fn lift(&self, m: <Self::Board as Search>::Move) -> Self::Move;

    /// The canonical texts of a line of moves from here. The provided way plays them on a copy of
    /// the game; it stops where one is not a move.
    fn spell(&self, line: &[<Self::Board as Search>::Move]) -> Vec<String> {
        let mut game = self.clone();
        let mut texts = Vec::new();
        for &m in line {
            let Some(seat) = game.status().acting().only() else { break };
            let m = game.lift(m);
            if !game.moves(seat).contains(&m) {
                break;
            }
            texts.push(game.write(&m, Notation::CANONICAL));
            game.apply(seat, &m);
        }
        texts
    }
}
