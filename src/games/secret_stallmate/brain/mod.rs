//! The partner: belief over what it heard, the roles of the two sides, and a search that freezes.

mod belief;
mod freeze;
mod roles;
mod worth;

use cozy_chess::{Board, Color, Move, Square};

use self::belief::Belief;
use self::freeze::Freeze;
use super::{Heard, SecretStallmate, Try};
use crate::ai::{Ask, Brain, Level, Strength, Thought, soft};
use crate::rules::{Game, Rng, Seat};

/// What a level spends.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// Positions believed in.
    particles: usize,
    /// Own moves looked ahead.
    depth: u32,
    /// Positions visited for a try.
    nodes: u64,
    /// What a chosen try may lose, in hundredths of a man.
    margin: i32,
}

const fn skill(particles: usize, depth: u32, nodes: u64, margin: i32) -> Skill {
    Skill { particles, depth, nodes, margin }
}

/// The levels, weakest first.
const LEVELS: [Skill; Level::MOST as usize] = [
    skill(4, 1, 1_000, 160),
    skill(8, 1, 2_000, 80),
    skill(16, 1, 4_000, 40),
    skill(32, 1, 8_000, 20),
    skill(64, 2, 20_000, 12),
    skill(120, 2, 60_000, 6),
    skill(200, 3, 150_000, 0),
    skill(300, 3, 400_000, 0),
];

/// A layout that White has shown before costs this much, since repetition costs both.
const AGAIN: i32 = 60;
/// From this move on men count less and an end more.
const LATE: i32 = 50;

/// The bot.
#[derive(Debug)]
pub struct Partner {
    skill: Skill,
    belief: Belief,
}

/// The bot at a strength.
#[must_use]
pub fn brain(strength: Strength) -> Partner {
    let skill = match strength {
        Strength::Level(level) => LEVELS[level.index()],
        Strength::Full => Skill { nodes: u64::MAX, ..LEVELS[Level::MOST as usize - 1] },
    };
    Partner { skill, belief: Belief::default() }
}

impl Brain<SecretStallmate> for Partner {
    fn choose(&mut self, mut ask: Ask<'_, SecretStallmate>) -> Option<Thought<Try>> {
        let game = (ask.world)();
        let tries = game.moves(ask.seat);
        let moves: Vec<Move> = tries
            .iter()
            .filter_map(|one| match one {
                Try::Go(m) => Some(*m),
                Try::Any => None,
            })
            .collect();
        let known = game.board();
        if known.side_to_move() == Color::Black {
            return self.frozen(&game, &moves, &mut ask);
        }
        self.freezing(&game, &moves, &mut ask)
    }

    fn forget(&mut self) {
        self.belief.clear();
    }
}

fn thought(m: Move, value: Option<i32>, depth: u32, nodes: u64) -> Thought<Try> {
    Thought { m: Try::Go(m), value, depth, nodes, pv: vec![Try::Go(m)] }
}

impl Partner {
    /// The frozen side goes by its wishes.
    fn frozen(
        &self,
        game: &SecretStallmate,
        moves: &[Move],
        ask: &mut Ask<'_, SecretStallmate>,
    ) -> Option<Thought<Try>> {
        let taken = last_capture(game.chronicle(ask.seat));
        let wished: Vec<_> =
            moves.iter().map(|&m| (m, roles::wish(game.board(), m, taken))).collect();
        let (m, _) = soft::pick(&wished, self.skill.margin, ask.rng)?;
        Some(thought(m, None, 1, moves.len() as u64))
    }

    /// The freezing side builds its wall, then weighs its tries over what it believes.
    fn freezing(
        &mut self,
        game: &SecretStallmate,
        moves: &[Move],
        ask: &mut Ask<'_, SecretStallmate>,
    ) -> Option<Thought<Try>> {
        if let Some(m) = freeze::building(game.board(), moves) {
            return Some(thought(m, None, 1, 1));
        }
        let mut nodes = self.skill.nodes.min(ask.limits.nodes.unwrap_or(u64::MAX));
        if nodes == u64::MAX && ask.limits.depth.is_none() {
            nodes = 4 * LEVELS[Level::MOST as usize - 1].nodes;
        }
        let depth = ask.limits.depth.unwrap_or(u32::MAX).min(self.skill.depth);
        let particles = self.belief.of(ask.world, ask.seat, self.skill.particles, ask.rng);
        let cases = freeze::cases(particles);
        let number = i32::from(game.board().fullmove_number());
        let haste = (2 * (number - LATE)).clamp(0, 80);
        let mut search = Freeze { depth, nodes, haste, watch: ask.watch, visited: 0 };
        let mut weighed = search.weigh(&cases, moves);
        let visited = search.visited;
        let shown = layouts(game, ask.seat);
        for (m, value) in &mut weighed {
            *value -= AGAIN * again(&shown, game.board(), *m);
        }
        let found = soft::pick(&weighed, self.skill.margin, ask.rng);
        let (m, value) = match found {
            Some((m, value)) => (m, Some(value)),
            // Nothing believed in allows any of the tries: so something else is true.
            None => (*ask.rng.pick(moves)?, None),
        };
        Some(thought(m, value, depth, visited))
    }
}

/// The tile of the last capture that the other side announced.
fn last_capture(chronicle: &[Heard]) -> Option<Square> {
    let turns = chronicle.iter().rev().filter(|heard| matches!(heard, Heard::Turn(_)));
    turns.flat_map(Heard::words).find_map(|word| word.capture())
}

/// The layouts of the own men since the last capture or pawn move of one's own, as sums of keys.
fn layouts(game: &SecretStallmate, seat: Seat) -> Vec<u64> {
    let mut men: Vec<(Square, u64)> = Vec::new();
    let start = game.start();
    for square in start.colors(start.color_on(own_king(start, seat)).unwrap_or(Color::White)) {
        men.push((square, start.piece_on(square).map_or(0, |piece| piece as u64)));
    }
    let key = |men: &[(Square, u64)]| {
        men.iter().fold(0_u64, |sum, &(square, kind)| sum.wrapping_add(man_key(square, kind)))
    };
    let mut shown = vec![key(&men)];
    for heard in game.chronicle(seat) {
        let taken: Vec<_> = heard.words().iter().filter_map(|word| word.capture()).collect();
        match heard.accepted() {
            Some(m) => {
                for man in &mut men {
                    if man.0 == m.from {
                        man.0 = m.to;
                    }
                }
                if !taken.is_empty() {
                    shown.clear();
                }
            }
            None if !taken.is_empty() => {
                men.retain(|(square, _)| !taken.contains(square));
                shown.clear();
            }
            None => continue,
        }
        shown.push(key(&men));
    }
    shown
}

fn own_king(board: &Board, seat: Seat) -> Square {
    board.king(if seat == Seat::FIRST { Color::White } else { Color::Black })
}

fn man_key(square: Square, kind: u64) -> u64 {
    Rng::new(square as u64 * 8 + kind).next()
}

/// How often the layout after a move was shown already.
fn again(shown: &[u64], board: &Board, m: Move) -> i32 {
    let kind = board.piece_on(m.from).map_or(0, |piece| piece as u64);
    let now = shown.last().copied().unwrap_or(0);
    let next = now.wrapping_sub(man_key(m.from, kind)).wrapping_add(man_key(m.to, kind));
    shown.iter().filter(|&&past| past == next).count() as i32
}
