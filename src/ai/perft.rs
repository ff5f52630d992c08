//! Counting lines of play: the test every move generator must pass.

use super::{Search, Which};

/// The number of legal lines of exactly `depth` moves. Ends by draw rules are not looked at.
///
/// ```
/// # use patt::ai::{Search, Which, value};
/// # use patt::rules::Seat;
/// # #[derive(Clone)]
/// # struct Ten { count: u8, turn: Seat }
/// # impl Search for Ten {
/// #     type Move = u8;
/// #     type Undo = ();
/// #     fn turn(&self) -> Seat { self.turn }
/// #     fn generate(&self, which: Which, out: &mut Vec<u8>) {
/// #         if which == Which::All { out.extend(1..=(10 - self.count).min(2)); }
/// #     }
/// #     fn make(&mut self, m: u8) { self.count += m; self.turn = self.turn.other(); }
/// #     fn unmake(&mut self, m: u8, (): ()) { self.count -= m; self.turn = self.turn.other(); }
/// #     fn hash(&self) -> u64 { u64::from(self.count) * 2 + u64::from(self.turn.0) }
/// #     fn ended(&self, _: bool, seat: Seat) -> Option<i32> {
/// #         let won = self.turn != seat;
/// #         (self.count == 10).then_some(if won { value::WON } else { value::LOST })
/// #     }
/// #     fn evaluate(&self, _: Seat) -> i32 { 0 }
/// # }
/// use patt::ai::perft::perft;
///
/// // A board on which two seats count to ten by one or two: 1 1, 1 2, 2 1, 2 2.
/// let mut board = Ten { count: 0, turn: Seat::FIRST };
/// assert_eq!(perft(&mut board, 2), 4);
/// // Near the end there is less to choose.
/// board.count = 9;
/// assert_eq!(perft(&mut board, 1), 1);
/// ```
pub fn perft<B: Search>(board: &mut B, depth: u32) -> u64 {
    count(board, depth, &mut Vec::new())
}

fn count<B: Search>(board: &mut B, depth: u32, stack: &mut Vec<B::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let base = stack.len();
    board.generate(Which::All, stack);
    let end = stack.len();
    let lines = if depth == 1 {
        (end - base) as u64
    } else {
        (base..end).map(|at| after(board, stack[at], depth - 1, stack)).sum()
    };
    stack.truncate(base);
    lines
}

fn after<B: Search>(board: &mut B, m: B::Move, depth: u32, stack: &mut Vec<B::Move>) -> u64 {
    let undo = board.make(m);
    let lines = count(board, depth, stack);
    board.unmake(m, undo);
    lines
}
