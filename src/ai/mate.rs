//! Forced wins: every answer is tried, nothing is left out and nothing is judged.

use std::collections::HashMap;

use super::{Search, Watch, Which, value};

/// A forced win.
pub struct Mate<M> {
    /// The line: the longest resistance, or one of them.
    pub line: Vec<M>,
    /// The positions visited.
    pub nodes: u64,
}

/// The shortest forced win of the seat to move within this many of its moves, begun with one of
/// `among`, or with any move, if that is empty. `None` if there is none, or if the search was stopped
/// or has visited so many positions first; it has visited every line otherwise.
///
/// ```
/// use patt::ai::{Searchable, Unwatched, mate};
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::Game;
///
/// // Two rooks drive the king to the edge.
/// let game = Chess::from_text(&mut Options::default(), "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1")?;
/// let board = Searchable::board(&game);
/// let found = mate::find(&board, &[], 4, None, &Unwatched).expect("mate in two");
/// assert_eq!(found.line.len(), 3, "a move, an answer, and mate");
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub fn find<B: Search>(
    board: &B,
    among: &[B::Move],
    moves: u32,
    most: Option<u64>,
    watch: &dyn Watch,
) -> Option<Mate<B::Move>> {
    let mut solver = Solver {
        board: board.clone(),
        seat: board.turn(),
        refuted: HashMap::new(),
        most: most.unwrap_or(u64::MAX),
        nodes: 0,
        cut_short: 0,
        stopped: false,
        watch,
    };
    for within in 1..=moves {
        let line = solver.attack(within, among);
        if solver.stopped {
            return None;
        }
        if let Some(mut line) = line {
            line.reverse();
            return Some(Mate { line, nodes: solver.nodes });
        }
    }
    None
}

struct Solver<'a, B: Search> {
    board: B,
    /// Who wins.
    seat: crate::rules::Seat,
    /// In how many moves a position is surely no win.
    refuted: HashMap<u64, u32>,
    most: u64,
    nodes: u64,
    /// How many lines ended without a win though there were moves, as by repetition: what refuted
    /// them may hold only after the moves before.
    cut_short: u64,
    stopped: bool,
    watch: &'a dyn Watch,
}

impl<B: Search> Solver<'_, B> {
    /// A win within so many moves of the winner, who is to move: its line, last move first.
    fn attack(&mut self, within: u32, among: &[B::Move]) -> Option<Vec<B::Move>> {
        let key = self.board.hash();
        if within == 0 || among.is_empty() && self.refuted.get(&key).is_some_and(|&n| n >= within) {
            return None;
        }
        let cut_short = self.cut_short;
        let mut moves = Vec::new();
        self.board.generate(Which::All, &mut moves);
        moves.retain(|m| among.is_empty() || among.contains(m));
        let mut checks = Vec::with_capacity(moves.len());
        for &m in &moves {
            let undo = self.board.make(m);
            checks.push((!self.board.in_check(), m));
            self.board.unmake(m, undo);
        }
        checks.sort_by_key(|&(quiet, _)| quiet);
        for (_, m) in checks {
            let undo = self.board.make(m);
            let found = self.forced(within);
            self.board.unmake(m, undo);
            if self.stopped {
                return None;
            }
            if let Some(mut line) = found {
                line.push(m);
                return Some(line);
            }
        }
        if among.is_empty() && cut_short == self.cut_short {
            self.refuted.insert(key, within);
        }
        None
    }

    /// Whether every line from here wins, after a move of the winner's: the longest.
    fn forced(&mut self, within: u32) -> Option<Vec<B::Move>> {
        self.nodes += 1;
        self.stopped |=
            self.nodes > self.most || self.nodes.is_multiple_of(1024) && self.watch.stop();
        if self.stopped {
            return None;
        }
        let turn = self.board.turn();
        if turn == self.seat {
            // The same seat is to move again: that was a move of its own.
            return self.go_on(within - 1);
        }
        let mut answers = Vec::new();
        self.board.generate(Which::All, &mut answers);
        if let Some(ended) = self.board.ended(answers.is_empty(), turn) {
            self.cut_short += u64::from(ended > value::LOST && !answers.is_empty());
            return (ended <= value::LOST).then(Vec::new);
        }
        if within == 1 {
            return None;
        }
        let mut longest: Option<Vec<B::Move>> = None;
        for m in answers {
            let undo = self.board.make(m);
            let line = if self.board.turn() == turn { None } else { self.go_on(within - 1) };
            self.board.unmake(m, undo);
            let mut line = line?;
            line.push(m);
            if longest.as_ref().is_none_or(|longest| longest.len() < line.len()) {
                longest = Some(line);
            }
        }
        longest
    }

    /// The winner is to move, unless the game has ended.
    fn go_on(&mut self, within: u32) -> Option<Vec<B::Move>> {
        let Some(ended) = self.board.ended(false, self.seat) else {
            return self.attack(within, &[]);
        };
        self.cut_short += u64::from(ended < value::WON);
        (ended >= value::WON).then(Vec::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Searchable, Unwatched};
    use crate::games::chess::{Chess, Options};
    use crate::rules::Game;

    fn plies(fen: &str, moves: u32) -> Option<usize> {
        let game = Chess::from_text(&mut Options::default(), fen).unwrap();
        let found = find(&Searchable::board(&game), &[], moves, None, &Unwatched)?;
        let line = game.spell(&found.line);
        assert_eq!(line.len(), found.line.len(), "{fen}: the line can be played");
        Some(line.len())
    }

    #[test]
    fn the_shortest_mate_is_found_or_excluded() {
        for (fen, shortest) in [
            ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1),
            ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 2),
            // Sam Loyd, 1858: the rook goes past the king's own square.
            ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2),
        ] {
            assert_eq!(plies(fen, 4), Some(2 * shortest as usize - 1), "{fen}");
            assert_eq!(plies(fen, shortest - 1), None, "{fen}");
        }
    }

    #[test]
    fn a_stopped_search_excludes_nothing() {
        let fen = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1";
        let game = Chess::from_text(&mut Options::default(), fen).unwrap();
        assert!(find(&Searchable::board(&game), &[], 4, Some(3), &Unwatched).is_none());
    }
}
