//! Monte Carlo tree search (UCT: Kocsis and Szepesvári 2006) for boards of two seats whose games
//! are short: the tree grows where random games go well.
//!
//! Under a node limit the answer depends only on the question and the generator, never on time.

use super::{Limits, Progress, Search, Watch, Which, value};
use crate::rules::Rng;

/// How much is tried that has not gone best so far.
const CURIOSITY: f32 = 0.7;
/// The watcher is asked after this many positions.
const BREATH: u64 = 1_024;
/// A tree has no more places than this; when it is full, games go on from its leaves.
const PLACES: usize = 2_000_000;

/// A move in the tree.
struct Place<M> {
    m: M,
    /// Where the answers to it begin, and how many there are; 0 until it is unfolded.
    answers: (u32, u32),
    games: u32,
    /// The rewards for the seat that plays the move.
    total: f32,
}

/// What a search has found.
pub struct Tried<M> {
    /// The moves with the share of their rewards, 0 to 1, and the games they began; most games
    /// first.
    pub moves: Vec<(M, f32, u32)>,
    /// The line most tried.
    pub line: Vec<M>,
    /// The positions visited.
    pub nodes: u64,
}

/// A reward as a value in hundredths of the smallest man: the logistic curve of ratings.
#[must_use]
pub fn worth(reward: f32) -> i32 {
    let reward = reward.clamp(0.001, 0.999);
    ((reward / (1.0 - reward)).log10() * 400.0) as i32
}

/// Plays random games from `board` until a limit is met. Without a legal move nothing is found;
/// even the smallest budget finds some move.
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
/// use patt::ai::{Limits, Unwatched, uct};
/// use patt::rules::Rng;
///
/// // Two seats count to ten by one or two; from eight the next one wins at once.
/// let board = Ten { count: 8, turn: Seat::FIRST };
/// let limits = Limits { nodes: Some(500), depth: None };
/// let tried = uct::think(&board, limits, &mut Rng::new(1), &Unwatched, &|_| Vec::new());
/// let (best, share, _games) = tried.moves[0];
/// assert!(best == 2 && share > 0.9);
/// ```
pub fn think<B: Search>(
    board: &B,
    limits: Limits,
    rng: &mut Rng,
    watch: &dyn Watch,
    spell: &dyn Fn(&[B::Move]) -> Vec<String>,
) -> Tried<B::Move> {
    let mut tree = Tree { places: Vec::new(), moves: Vec::new(), nodes: 0, deepest: 0 };
    let mut scratch = board.clone();
    let root = tree.unfold(&scratch);
    let most = limits.nodes.unwrap_or(u64::MAX);
    let (mut asked, mut told) = (0, 1 << 14);
    while root.1 > 0 && tree.nodes < most {
        tree.game(&mut scratch, root, rng);
        scratch.clone_from(board);
        if tree.nodes >= asked {
            asked = tree.nodes + BREATH;
            if watch.stop() {
                break;
            }
        }
        if tree.nodes >= told {
            told *= 2;
            tree.report(root, watch, spell);
            if watch.enough() {
                break;
            }
        }
    }
    let mut moves: Vec<_> = tree.answers(root).iter().map(Place::summary).collect();
    moves.sort_by_key(|&(_, _, games)| std::cmp::Reverse(games));
    Tried { moves, line: tree.line(root), nodes: tree.nodes }
}

struct Tree<M> {
    places: Vec<Place<M>>,
    /// Moves of the position at hand.
    moves: Vec<M>,
    nodes: u64,
    deepest: u32,
}

impl<M: Copy> Place<M> {
    fn summary(&self) -> (M, f32, u32) {
        let share = if self.games > 0 { self.total / self.games as f32 } else { 0.5 };
        (self.m, share, self.games)
    }
}

impl<M: Copy> Tree<M> {
    fn answers(&self, (first, count): (u32, u32)) -> &[Place<M>] {
        &self.places[first as usize..(first + count) as usize]
    }

    /// Adds the moves of a position.
    fn unfold<B: Search<Move = M>>(&mut self, board: &B) -> (u32, u32) {
        self.moves.clear();
        board.generate(Which::All, &mut self.moves);
        let first = self.places.len();
        let new = |&m: &M| Place { m, answers: (0, 0), games: 0, total: 0.0 };
        self.places.extend(self.moves.iter().map(new));
        (first as u32, self.moves.len() as u32)
    }

    /// One game: down the tree, one place further, and on at random to its end.
    fn game<B: Search<Move = M>>(&mut self, board: &mut B, root: (u32, u32), rng: &mut Rng) {
        let mut path = Vec::with_capacity(64);
        let mut answers = root;
        while answers.1 > 0 {
            let at = self.choose(answers, rng);
            path.push((at, board.turn()));
            let place = &self.places[at];
            let (m, fresh) = (place.m, place.games == 0);
            answers = place.answers;
            board.make(m);
            self.nodes += 1;
            if fresh {
                break;
            }
            if board.ended(false, board.turn()).is_some() {
                break;
            }
            if answers.1 == 0 && self.places.len() < PLACES {
                answers = self.unfold(board);
                self.places[at].answers = answers;
            }
        }
        self.deepest = self.deepest.max(path.len() as u32);
        self.play_out(board, rng);
        for (at, seat) in path {
            let ended = board.ended(true, seat).unwrap_or(value::DRAW);
            let place = &mut self.places[at];
            place.games += 1;
            place.total += board.reward(ended);
        }
    }

    /// The answer to try: one that was never tried, or the one with the highest upper bound.
    fn choose(&self, answers: (u32, u32), rng: &mut Rng) -> usize {
        let first = answers.0 as usize;
        let places = self.answers(answers);
        let fresh = places.iter().filter(|place| place.games == 0).count();
        if fresh > 0 {
            let lot = rng.below(fresh);
            let mut unplayed = (first..).zip(places).filter(|(_, place)| place.games == 0);
            return unplayed.nth(lot).map_or(first, |(at, _)| at);
        }
        let all: u32 = places.iter().map(|place| place.games).sum();
        let log = (all as f32).ln();
        let bound = |place: &Place<M>| {
            let games = place.games as f32;
            place.total / games + CURIOSITY * (log / games).sqrt()
        };
        let best = (first..).zip(places).max_by(|(_, a), (_, b)| bound(a).total_cmp(&bound(b)));
        best.map_or(first, |(at, _)| at)
    }

    fn play_out<B: Search<Move = M>>(&mut self, board: &mut B, rng: &mut Rng) {
        while board.ended(false, board.turn()).is_none() {
            self.moves.clear();
            board.generate(Which::All, &mut self.moves);
            let Some(&m) = rng.pick(&self.moves) else { return };
            board.make(m);
            self.nodes += 1;
        }
    }

    /// The moves most tried, one after the other.
    fn line(&self, root: (u32, u32)) -> Vec<M> {
        let mut line = Vec::new();
        let mut answers = root;
        while let Some(best) = self.answers(answers).iter().max_by_key(|place| place.games) {
            if best.games == 0 {
                break;
            }
            line.push(best.m);
            answers = best.answers;
        }
        line
    }

    /// Tells of the moves most tried, each with the line behind it.
    fn report(&self, root: (u32, u32), watch: &dyn Watch, spell: &dyn Fn(&[M]) -> Vec<String>) {
        let mut tried: Vec<_> = self.answers(root).iter().filter(|place| place.games > 0).collect();
        tried.sort_by_key(|place| std::cmp::Reverse(place.games));
        for (nth, place) in (1..).zip(tried.into_iter().take(watch.lines())) {
            let mut line = vec![place.m];
            line.extend(self.line(place.answers));
            watch.report(&Progress {
                nth,
                depth: line.len() as u32,
                seldepth: self.deepest,
                value: worth(place.summary().1),
                nodes: self.nodes,
                full: (self.places.len() * 1_000 / PLACES) as u32,
                line: &|| spell(&line),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Unwatched;
    use crate::rules::Seat;

    /// Two seats in turn add 1 to 3 to a heap; whoever makes it ten wins.
    #[derive(Clone)]
    struct Ten {
        heap: u8,
        plies: u8,
    }

    impl Search for Ten {
        type Move = u8;
        type Undo = ();

        fn turn(&self) -> Seat {
            Seat(self.plies % 2)
        }

        fn generate(&self, which: Which, out: &mut Vec<u8>) {
            if which == Which::All {
                out.extend(1..=3.min(10 - self.heap));
            }
        }

        fn make(&mut self, by: u8) {
            self.heap += by;
            self.plies += 1;
        }

        fn unmake(&mut self, by: u8, (): ()) {
            self.heap -= by;
            self.plies -= 1;
        }

        fn hash(&self) -> u64 {
            self.heap.into()
        }

        fn ended(&self, stuck: bool, seat: Seat) -> Option<i32> {
            let lost = self.turn() == seat;
            stuck.then_some(if lost { value::LOST } else { value::WON })
        }

        fn evaluate(&self, _seat: Seat) -> i32 {
            0
        }
    }

    fn tried(heap: u8, nodes: u64, seed: u64) -> Tried<u8> {
        let limits = Limits { nodes: Some(nodes), depth: None };
        let board = Ten { heap, plies: 0 };
        think(&board, limits, &mut Rng::new(seed), &Unwatched, &|_| Vec::new())
    }

    #[test]
    fn the_winning_move_is_tried_most() {
        for (heap, wins) in [(0, 2), (3, 3), (5, 1), (9, 1), (7, 3)] {
            let found = tried(heap, 20_000, 7);
            let (m, share, _) = found.moves[0];
            assert_eq!(m, wins, "from {heap}: {:?}", found.moves);
            assert!(share > 0.8 && worth(share) > 200, "from {heap}: {share}");
            assert_eq!(found.line[0], wins);
        }
    }

    #[test]
    fn the_answer_depends_only_on_question_budget_and_chance() {
        let told = |seed| tried(0, 3_000, seed).moves;
        assert_eq!(told(1), told(1));
        assert_ne!(told(1), told(2));
        assert!(!tried(0, 1, 1).moves.is_empty(), "the smallest budget finds a move");
        assert!(tried(10, 100, 1).moves.is_empty(), "there is none");
    }
}
