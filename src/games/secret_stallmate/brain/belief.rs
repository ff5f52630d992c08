//! Belief: positions that would have produced everything a seat did and heard.
//!
//! Begins with random rows of the other side and follows the chronicle: a position is kept only if
//! the referee would have said the same in it. The other side's moves are what its role would do,
//! or now and then anything. Where nothing is left, worlds that agree with the present turn stand in.

use cozy_chess::{Board, BoardBuilder, Color, Move, Piece, Square};

use super::roles;
use crate::games::secret_stallmate::{
    Heard, SecretStallmate, Try, Word, any, capture, checks, colour,
};
use crate::rules::{Rng, Seat};

/// A position believed in, with the tile of the last capture its other side heard of.
#[derive(Clone, Debug)]
pub(super) struct Particle {
    pub board: Board,
    pub taken: Option<Square>,
}

/// The other side does what its role says in so many of 100 moves.
const FAITH: usize = 85;
/// So many rows are tried for each position wanted.
const ROWS: usize = 3;
/// At most so many worlds of the present turn stand in: they cost more.
const STAND_INS: usize = 48;

/// The belief of a seat, kept between questions as long as its chronicle only grows.
#[derive(Debug, Default)]
pub(super) struct Belief {
    particles: Vec<Particle>,
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
            self.start = Some(game.start().clone());
        }
        for heard in &game.chronicle(seat)[self.followed.len()..] {
            self.follow(heard, wanted, rng);
        }
        self.followed = game.chronicle(seat).to_vec();
        if self.particles.is_empty() {
            let worlds = wanted.min(STAND_INS);
            let stand_in =
                |game: SecretStallmate| Particle { board: game.board().clone(), taken: None };
            self.particles = (0..worlds).map(|_| stand_in(world())).collect();
        }
        &self.particles
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Keeps what agrees with an entry of the chronicle.
    fn follow(&mut self, heard: &Heard, wanted: usize, rng: &mut Rng) {
        match heard {
            Heard::Own(one, told) => self.particles.retain_mut(|p| own(p, *one, told)),
            Heard::Turn(told) => self.particles.retain_mut(|p| other(p, told, rng)),
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
        builder.build().ok().map(|board| Particle { board, taken: None })
    };
    (0..wanted).filter_map(|_| row(rng)).collect()
}

/// Whether the seat's own try would have been answered so; it is played if it was accepted.
fn own(particle: &mut Particle, one: Try, told: &[Word]) -> bool {
    let board = &mut particle.board;
    match one {
        Try::Any => told == [Word::Any(any(board))],
        Try::Go(m) if told == [Word::Illegal] => !board.is_legal(m),
        Try::Go(m) => {
            if !board.is_legal(m) || !fits(board, m, told) {
                return false;
            }
            let taken = capture(board, m).and_then(Word::capture);
            board.play_unchecked(m);
            particle.taken = taken.or(particle.taken);
            board.generate_moves(|_| true)
        }
    }
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

/// Lets the other side move so that this is announced; `false` if it cannot.
fn other(particle: &mut Particle, told: &[Word], rng: &mut Rng) -> bool {
    let board = &particle.board;
    let asked = told.iter().find_map(|word| match word {
        Word::Any(yes) => Some(*yes),
        _ => None,
    });
    if asked.is_some_and(|yes| any(board) != yes) {
        return false;
    }
    let expected = || {
        let m = match board.side_to_move() {
            Color::Black => roles::reply(board, particle.taken)?,
            Color::White => builder_move(board)?,
        };
        fits(board, m, told).then_some(m)
    };
    let expected = if rng.below(100) < FAITH { expected() } else { None };
    let m = expected.or_else(|| {
        let mut fitting = Vec::new();
        board.generate_moves(|moves| {
            fitting.extend(moves.into_iter().filter(|&m| fits(board, m, told)));
            false
        });
        rng.pick(&fitting).copied()
    });
    let Some(m) = m else { return false };
    particle.board.play_unchecked(m);
    particle.board.generate_moves(|_| true)
}

/// The push with which White would build its wall, if it is still building.
fn builder_move(board: &Board) -> Option<Move> {
    let mut best: Option<(i32, Move)> = None;
    board.generate_moves(|moves| {
        for m in moves {
            if let Some(wish) = roles::builds(board, m)
                && best.is_none_or(|(most, _)| wish > most)
            {
                best = Some((wish, m));
            }
        }
        false
    });
    best.map(|(_, m)| m)
}
