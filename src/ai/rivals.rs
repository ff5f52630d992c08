//! A board of several seats as one of two sides: one seat against all others.
//!
//! Between two moves of one's own only one of the others moves freely, whichever hurts most (best-reply
//! search: Schadd and Winands 2011). The rest pass, but for what nobody lets pass: who is in check gets
//! out of it, and who can take the king of the one seat does. So a round is two layers, whatever the
//! number of seats, and all that [`alphabeta`](super::alphabeta) knows serves it.

use super::alphabeta::{AlphaBeta, Plan};
use super::value::seen_by;
use super::{Ask, Brain, Limits, Progress, Search, Searchable, Skill, Thought, Watch, Which, soft};
use crate::rules::Seat;

/// A board on which any seat may be asked for its moves.
pub trait Several: Search {
    /// Looks at the board as if this seat were to move.
    fn as_seat<T>(&self, seat: Seat, look: impl FnOnce(&Self) -> T) -> T;

    /// Gives the turn to a seat.
    fn hand(&mut self, seat: Seat);

    /// The others that are still in play, in the order of their turns after this seat.
    fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat>;

    /// The seat that a move puts out of the game.
    fn topples(&self, m: Self::Move) -> Option<Seat>;
}

/// A move with the seat that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn<M> {
    by: Seat,
    m: M,
}

/// A move made, and what others did that they could not help.
pub struct Made<B: Search> {
    first: B::Undo,
    forced: Vec<(B::Move, B::Undo)>,
}

/// A board seen as the game of one seat against all others. The turn on the board itself is always
/// that of the one seat, so that positions are known again whoever of the others moved.
#[derive(Clone)]
pub struct Rivals<B: Several> {
    board: B,
    me: Seat,
    /// Whether the others are to move.
    theirs: bool,
}

/// Sets apart the keys of positions in which the others are to move.
const THEIRS: u64 = 0x6C62_272E_07BB_0142;

impl<B: Several> Rivals<B> {
    /// The game of `me` against all others from this board on.
    #[must_use]
    pub fn new(mut board: B, me: Seat) -> Self {
        let theirs = board.turn() != me;
        board.hand(me);
        Self { board, me, theirs }
    }

    /// Looks at the board as the seat of a move.
    fn at<T>(&self, turn: Turn<B::Move>, look: impl FnOnce(&B, B::Move) -> T) -> T {
        self.board.as_seat(turn.by, |board| look(board, turn.m))
    }

    fn play(&mut self, by: Seat, m: B::Move) -> B::Undo {
        self.board.hand(by);
        let undo = self.board.make(m);
        self.board.hand(self.me);
        undo
    }

    /// What the others do that they cannot help once one of them has moved freely.
    fn forced(&mut self, free: Seat) -> Vec<(B::Move, B::Undo)> {
        let mut forced = Vec::new();
        let mut later = false;
        let rivals: Seats = self.board.rivals(self.me).collect();
        for seat in rivals.each() {
            if seat == free {
                later = true;
                continue;
            }
            let kill = if later { self.kill(seat) } else { None };
            if let Some(m) = kill.or_else(|| self.escape(seat)) {
                let undo = self.play(seat, m);
                forced.push((m, undo));
                if kill.is_some() {
                    break;
                }
            }
        }
        forced
    }

    /// The move with which a seat takes the king of the one seat.
    fn kill(&self, seat: Seat) -> Option<B::Move> {
        if !self.board.in_check() {
            return None;
        }
        self.board.as_seat(seat, |board| {
            let mut moves = Vec::new();
            board.generate(Which::Noisy, &mut moves);
            moves.into_iter().find(|&m| board.topples(m) == Some(self.me))
        })
    }

    /// How a seat gets out of check, at a glance: by a capture that wins, or else by the move that
    /// changes least.
    fn escape(&self, seat: Seat) -> Option<B::Move> {
        self.board.as_seat(seat, |board| {
            if !board.in_check() {
                return None;
            }
            let mut moves = Vec::new();
            board.generate(Which::All, &mut moves);
            let worth = |&m: &B::Move| {
                let winning = board.noisy(m) && board.gains(m, 1);
                (winning, if winning { board.rank(m) } else { board.idle(m) })
            };
            moves.into_iter().max_by_key(worth)
        })
    }
}

/// A few seats in order.
#[derive(Clone, Copy)]
struct Seats {
    seats: [Seat; 8],
    count: usize,
}

impl Seats {
    fn each(self) -> impl Iterator<Item = Seat> {
        self.seats.into_iter().take(self.count)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(all: I) -> Self {
        let mut seats = Self { seats: [Seat::FIRST; 8], count: 0 };
        for (place, seat) in seats.seats.iter_mut().zip(all) {
            *place = seat;
            seats.count += 1;
        }
        seats
    }
}

impl<B: Several> Search for Rivals<B> {
    type Move = Turn<B::Move>;
    type Undo = Made<B>;
    const SLOTS: usize = B::SLOTS;
    const TAKEN: usize = B::TAKEN;
    const FOLLOWED: usize = B::FOLLOWED;

    fn turn(&self) -> Seat {
        if self.theirs { Seat::SECOND } else { Seat::FIRST }
    }

    fn generate(&self, which: Which, out: &mut Vec<Turn<B::Move>>) {
        let mut moves = Vec::new();
        if !self.theirs {
            self.board.generate(which, &mut moves);
            out.extend(moves.into_iter().map(|m| Turn { by: self.me, m }));
            return;
        }
        let rivals: Seats = self.board.rivals(self.me).collect();
        for (nth, by) in rivals.each().enumerate() {
            moves.clear();
            self.board.as_seat(by, |board| board.generate(which, &mut moves));
            // Whoever has had a turn since is not caught in check.
            let warned = |out: Seat| rivals.each().take(nth).any(|seat| seat == out);
            let fair = |&m: &B::Move| !self.board.topples(m).is_some_and(warned);
            out.extend(moves.iter().copied().filter(fair).map(|m| Turn { by, m }));
        }
    }

    fn make(&mut self, turn: Turn<B::Move>) -> Made<B> {
        let first = self.play(turn.by, turn.m);
        let forced = if self.theirs { self.forced(turn.by) } else { Vec::new() };
        self.theirs = !self.theirs;
        Made { first, forced }
    }

    fn unmake(&mut self, turn: Turn<B::Move>, made: Made<B>) {
        self.theirs = !self.theirs;
        for (m, undo) in made.forced.into_iter().rev() {
            self.board.unmake(m, undo);
        }
        self.board.unmake(turn.m, made.first);
        self.board.hand(self.me);
    }

    fn hash(&self) -> u64 {
        self.board.hash() ^ if self.theirs { THEIRS } else { 0 }
    }

    fn ended(&self, stuck: bool, side: Seat) -> Option<i32> {
        self.board.ended(stuck, self.me).map(|value| seen_by(side, value))
    }

    fn evaluate(&self, side: Seat) -> i32 {
        seen_by(side, self.board.evaluate(self.me))
    }

    fn noisy(&self, turn: Turn<B::Move>) -> bool {
        self.at(turn, B::noisy)
    }

    fn rank(&self, turn: Turn<B::Move>) -> i32 {
        self.at(turn, B::rank)
    }

    fn gains(&self, turn: Turn<B::Move>, least: i32) -> bool {
        self.at(turn, |board, m| board.gains(m, least))
    }

    fn slot(&self, turn: Turn<B::Move>) -> usize {
        self.at(turn, B::slot)
    }

    fn taken(&self, turn: Turn<B::Move>) -> usize {
        self.at(turn, B::taken)
    }

    fn in_check(&self) -> bool {
        !self.theirs && self.board.in_check()
    }

    fn young(&self) -> bool {
        self.board.young()
    }
}

/// A brain for games of several seats that play against each other.
pub struct OneAgainstAll<G: Searchable>
where
    G::Board: Several,
{
    skill: Skill,
    search: AlphaBeta<Rivals<G::Board>>,
}

impl<G: Searchable> OneAgainstAll<G>
where
    G::Board: Several,
{
    /// A brain of this skill that keeps about `megabytes` of positions. Its depth is counted in plies
    /// of two sides.
    #[must_use]
    pub fn new(skill: Skill, megabytes: usize) -> Self {
        Self { skill, search: AlphaBeta::new(megabytes) }
    }

    /// What a board is worth to a seat, whoever is to move there, and the positions visited.
    pub fn value(
        &mut self,
        board: &G::Board,
        seat: Seat,
        limits: Limits,
        watch: &dyn Watch,
    ) -> (i32, u64) {
        let board = Rivals::new(board.clone(), seat);
        if let Some(end) = board.ended(false, Seat::FIRST) {
            return (end, 0);
        }
        let plan = Plan { limits, margin: 0, sight: self.skill.sight };
        let found = self.search.think(&board, &plan, watch, &|_| {});
        let value = match found.moves.first() {
            Some(&(_, value)) => seen_by(board.turn(), value),
            None => board.evaluate(Seat::FIRST),
        };
        (value, found.nodes)
    }
}

impl<G: Searchable> Brain<G> for OneAgainstAll<G>
where
    G::Board: Several,
{
    fn choose(&mut self, ask: Ask<'_, G>) -> Option<Thought<G::Move>> {
        let game = (ask.world)();
        let board = game.board();
        let me = board.turn();
        let board = Rivals::new(board, me);
        let skill = self.skill;
        let margin = if board.young() { skill.opening } else { skill.margin };
        let plan = Plan { limits: skill.limits.and(ask.limits), margin, sight: skill.sight };
        let found = self.search.think(&board, &plan, ask.watch, &|found| {
            let Some(&(turn, value)) = found.moves.first() else { return };
            ask.watch.report(&Progress {
                nth: 1,
                depth: found.depth,
                seldepth: found.seldepth,
                value,
                nodes: found.nodes,
                full: found.full,
                line: &|| game.spell(&[turn.m]),
            });
        });
        let (turn, value) = soft::pick(&found.moves, margin, ask.rng)?;
        let (depth, nodes) = (found.depth, found.nodes);
        let m = game.lift(turn.m);
        Some(Thought { pv: vec![m.clone()], m, value: Some(value), depth, nodes })
    }

    fn remember(&mut self, megabytes: usize) {
        self.search.resize(megabytes);
    }

    fn forget(&mut self) {
        self.search.clear();
    }
}
