//! Belief: positions that would have produced everything a seat did and heard.
//!
//! Begins with random rows of the other side and follows the chronicle: a position is kept only if
//! the referee would have said the same in it. The other side's moves are what its role would do, by
//! the letter or loosely. Where nothing is left, what was believed last is mended until it agrees with
//! the present turn.

use cozy_chess::{Board, BoardBuilder, Move, Piece, Square};

use super::roles;
use crate::ai::soft;
use crate::games::secret_stallmate::sides::colour;
use crate::games::secret_stallmate::{
    Heard, SecretStallmate, Try, Word, any, capture, checks, mend,
};
use crate::rules::{Rng, Seat};

/// A position believed in, with the tile of the last capture its other side heard of.
#[derive(Clone, Debug)]
pub(super) struct Particle {
    pub board: Board,
    pub taken: Option<Square>,
    manner: Manner,
}

/// How the other side is believed to play its role.
#[derive(Clone, Copy, Debug)]
enum Manner {
    /// As the bot would, nearly always.
    Strict,
    /// As a person would who has the plan in mind and takes its parts in any order.
    Loose,
}

/// The strict do what their role says in so many of 100 moves.
const FAITH: usize = 85;
/// If fewer than one of so many positions foretold what was heard, each goes on by a move that fits,
/// too.
const FORETOLD: usize = 8;
/// So many rows are tried for each position wanted.
const ROWS: usize = 3;
/// At most so many positions are mended: they cost more.
const MENDED: usize = 64;

/// The belief of a seat, kept between questions as long as its chronicle only grows.
#[derive(Debug, Default)]
pub(super) struct Belief {
    particles: Vec<Particle>,
    /// The positions that were believed in before the last surprise.
    last: Vec<Particle>,
    /// What has been followed so far.
    followed: Vec<Heard>,
    start: Option<Board>,
}

impl Belief {
    /// The positions of a seat, about `wanted` of them.
    pub fn of(
        &mut self,
        world: &mut dyn FnMut() -> SecretStallmate,
        seat: Seat,
        wanted: usize,
        rng: &mut Rng,
    ) -> &[Particle] {
        let game = world();
        let own = |board: &Board| half(board, seat);
        let same = self.start.as_ref().is_some_and(|start| own(start) == own(game.start()));
        if !same || !game.chronicle(seat).starts_with(&self.followed) {
            self.particles = rows(game.start(), seat, wanted * ROWS, rng);
            self.followed.clear();
            self.last.clear();
            self.start = Some(game.start().clone());
        }
        for heard in &game.chronicle(seat)[self.followed.len()..] {
            self.follow(heard, wanted, rng);
        }
        self.followed = game.chronicle(seat).to_vec();
        if self.particles.is_empty() {
            self.particles = self.mended(&game, seat, wanted.min(MENDED), rng);
        }
        &self.particles
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Positions like the last that agreed with everything but agree with the present turn.
    fn mended(
        &self,
        game: &SecretStallmate,
        seat: Seat,
        wanted: usize,
        rng: &mut Rng,
    ) -> Vec<Particle> {
        let own = game.chronicle(seat).iter().rev().filter(|heard| heard.accepted().is_some());
        let taken = own.flat_map(Heard::words).find_map(|word| word.capture());
        let believe = |board| Particle { board, taken, manner: Manner::Loose };
        let mended = (0..wanted).filter_map(|_| {
            let old = rng.pick(&self.last).map_or(game.start(), |particle| &particle.board);
            mend(game, seat, old, rng)
        });
        let mended: Vec<_> = mended.map(believe).collect();
        // The imagined world agrees as well as can be.
        if mended.is_empty() { vec![believe(game.board().clone())] } else { mended }
    }

    /// Keeps what agrees with an entry of the chronicle.
    fn follow(&mut self, heard: &Heard, wanted: usize, rng: &mut Rng) {
        if self.particles.is_empty() {
            return;
        }
        let before = std::mem::take(&mut self.particles);
        self.particles = match heard {
            Heard::Own(one, told) => before.iter().filter_map(|p| p.tried(*one, told)).collect(),
            Heard::Turn(told) => turn(&before, told, rng),
        };
        if self.particles.is_empty() {
            self.last = before;
        }
        let left = self.particles.len();
        if left > wanted * 2 {
            rng.shuffle(&mut self.particles);
            self.particles.truncate(wanted);
        } else if left > 0 && left * 2 < wanted {
            let again: Vec<_> =
                (left..wanted).map(|_| self.particles[rng.below(left)].clone()).collect();
            self.particles.extend(again);
        }
    }
}

/// What a seat knows of a start: its own men and their tiles.
fn half(board: &Board, seat: Seat) -> Vec<(Square, Option<Piece>)> {
    board.colors(colour(seat)).into_iter().map(|square| (square, board.piece_on(square))).collect()
}

/// Starts with random rows for the other side; none if this is no start with whole armies at home.
fn rows(start: &Board, seat: Seat, wanted: usize, rng: &mut Rng) -> Vec<Particle> {
    let side = colour(seat);
    if start.occupied().len() != 32 || start.fullmove_number() != 1 {
        return Vec::new();
    }
    let row = |rng: &mut Rng| {
        let drawn = Board::chess960_startpos(rng.below(960) as u32);
        let mut builder = BoardBuilder::from_board(start);
        for square in drawn.colors(!side) {
            *builder.square_mut(square) = drawn.piece_on(square).map(|piece| (piece, !side));
        }
        *builder.castle_rights_mut(!side) = *drawn.castle_rights(!side);
        builder.build().ok()
    };
    let manners = [Manner::Strict, Manner::Loose].into_iter().cycle();
    let rows = manners.take(wanted).filter_map(|manner| Some(Particle::new(row(rng)?, manner)));
    rows.collect()
}

/// The positions after the other side moved as was announced.
fn turn(before: &[Particle], told: &[Word], rng: &mut Rng) -> Vec<Particle> {
    let after = |p: &Particle, m| p.after(m, told);
    let mut agree: Vec<_> = before.iter().filter_map(|p| after(p, p.foretell(rng)?)).collect();
    if agree.len() * FORETOLD < before.len() {
        agree.extend(before.iter().filter_map(|p| after(p, p.fitting(told, rng)?)));
    }
    agree
}

/// Whether the announcements of a legal move would have been these.
fn fits(board: &Board, m: Move, told: &[Word]) -> bool {
    let taken = told.iter().copied().find(|word| word.capture().is_some());
    if capture(board, m) != taken {
        return false;
    }
    let mut next = board.clone();
    next.play_unchecked(m);
    told.iter().filter_map(|word| word.check()).eq(checks(&next))
}

impl Particle {
    const fn new(board: Board, manner: Manner) -> Self {
        Self { board, taken: None, manner }
    }

    /// The one position there is, for whoever sees both sides.
    pub const fn known(board: Board, taken: Option<Square>) -> Self {
        Self { board, taken, manner: Manner::Strict }
    }

    /// The position after the seat's own try, if it would have been answered so.
    fn tried(&self, one: Try, told: &[Word]) -> Option<Self> {
        let board = &self.board;
        let go = match one {
            Try::Any => return (told == [Word::Any(any(board))]).then(|| self.clone()),
            Try::Go(m) => m,
        };
        let legal = board.is_legal(go);
        if told == [Word::Illegal] {
            return (!legal).then(|| self.clone());
        }
        let next = if legal { self.played(go, told) } else { None }?;
        let heard = told.iter().find_map(|word| word.capture());
        Some(Self { taken: heard.or(self.taken), ..next })
    }

    /// The position after a legal move, if this would have been announced and the game would go on.
    fn played(&self, m: Move, told: &[Word]) -> Option<Self> {
        if !fits(&self.board, m, told) {
            return None;
        }
        let mut next = self.clone();
        next.board.play_unchecked(m);
        next.board.generate_moves(|_| true).then_some(next)
    }

    /// What the other side would do.
    fn foretell(&self, rng: &mut Rng) -> Option<Move> {
        match self.manner {
            Manner::Strict if rng.below(100) < FAITH => roles::reply(&self.board, self.taken),
            Manner::Strict | Manner::Loose => self.drawn(rng, |_| true),
        }
    }

    /// Something that would have been announced so.
    fn fitting(&self, told: &[Word], rng: &mut Rng) -> Option<Move> {
        self.drawn(rng, |m| fits(&self.board, m, told))
    }

    /// One of the legal moves that qualify, by how well they suit the role.
    fn drawn(&self, rng: &mut Rng, qualifies: impl Fn(Move) -> bool) -> Option<Move> {
        let mut lots = Vec::new();
        self.board.generate_moves(|some| {
            let some = some.into_iter().filter(|&m| qualifies(m));
            lots.extend(some.map(|m| (m, roles::suits(&self.board, m))));
            false
        });
        soft::draw(&lots, rng)
    }

    /// The position after a move of the other side, if this would have been announced.
    fn after(&self, m: Move, told: &[Word]) -> Option<Self> {
        let asked = told.iter().find_map(|word| match word {
            Word::Any(yes) => Some(*yes),
            _ => None,
        });
        if asked.is_some_and(|yes| any(&self.board) != yes) { None } else { self.played(m, told) }
    }
}
