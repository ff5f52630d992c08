//! The partner: belief over what it heard, the roles of the two sides, and a search that freezes.

mod belief;
mod eyes;
mod freeze;
mod packing;
mod roles;
mod shown;
mod worth;

use cozy_chess::{Color, Move, Square};

use self::belief::Belief;
pub use self::eyes::{Could, could};
use self::freeze::{AGAIN, Freeze, LATE, PATIENCE};
use self::packing::{Packer, calendar};
use self::shown::{again, again_in_front, front, layouts};
use super::{Heard, SecretStallmate, Try};
use crate::ai::{Ask, Brain, Company, Level, Strength, Thought, soft};
use crate::rules::Game;

/// With no more positions than this the search goes deeper.
const FEW: usize = 6;

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
    skill(4, 1, 600, 260),
    skill(6, 1, 1_000, 160),
    skill(12, 1, 2_000, 80),
    skill(18, 1, 3_000, 60),
    skill(24, 1, 4_000, 40),
    skill(50, 1, 8_000, 20),
    skill(120, 2, 12_000, 12),
    skill(300, 2, 30_000, 6),
    skill(700, 3, 60_000, 0),
    skill(1_500, 3, 150_000, 0),
];

/// A layout of the men beyond the wall that White has shown before costs this much: what did not end
/// the game will not end it now.
const STALE: i32 = 12;
/// A partner: it believes, plays its part of the plan and takes up what it hears.
#[derive(Debug)]
pub struct Partner {
    skill: Skill,
    belief: Belief,
    packer: Packer,
}

/// The bot at a strength.
#[must_use]
pub fn brain(strength: Strength) -> Partner {
    let skill = match strength {
        Strength::Level(level) => LEVELS[level.index()],
        // What a partner believes is no matter of what a search sees.
        Strength::Skill(_) | Strength::Full => {
            Skill { nodes: u64::MAX, ..LEVELS[Level::MOST as usize - 1] }
        }
    };
    Partner { skill, belief: Belief::default(), packer: Packer::default() }
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
        self.packer.clear();
    }
}

fn thought(m: Move, value: Option<i32>, depth: u32, nodes: u64) -> Thought<Try> {
    Thought { m: Try::Go(m), value, depth, nodes, pv: vec![Try::Go(m)] }
}

impl Partner {
    /// The frozen side goes by its wishes; with another computer it packs its men if it knows how.
    fn frozen(
        &mut self,
        game: &SecretStallmate,
        moves: &[Move],
        ask: &mut Ask<'_, SecretStallmate>,
    ) -> Option<Thought<Try>> {
        if ask.company == Company::Computers {
            let positions = self.skill.nodes.min(ask.limits.nodes.unwrap_or(u64::MAX));
            let packed = self.packer.next(game.board(), moves, positions, ask.watch);
            if let Some(m) = packed {
                return Some(thought(m, None, 1, moves.len() as u64));
            }
        }
        let taken = last_capture(game.chronicle(ask.seat));
        let wished: Vec<_> =
            moves.iter().map(|&m| (m, roles::wish(game.board(), m, taken))).collect();
        let (m, _) = soft::pick(&wished, self.skill.margin, ask.rng)?;
        Some(thought(m, None, 1, moves.len() as u64))
    }

    /// The freezing side builds its wall, by the calendar with another computer, then weighs its tries over
    /// what it believes.
    fn freezing(
        &mut self,
        game: &SecretStallmate,
        moves: &[Move],
        ask: &mut Ask<'_, SecretStallmate>,
    ) -> Option<Thought<Try>> {
        let shown = layouts(game, ask.seat);
        let building = match ask.company {
            Company::People => freeze::building(game.board(), moves),
            Company::Computers => {
                calendar::next(game.board(), moves, |m| again(&shown.all, game.board(), m))
            }
        };
        if let Some(m) = building {
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
        let quiet = quiet_moves(game.chronicle(ask.seat));
        let haste = (2 * (number - LATE)).max(4 * (quiet - PATIENCE)).clamp(0, 95);
        // Who knows much can look far.
        let depth = if cases.len() <= FEW { depth + self.skill.depth } else { depth };
        let mut search = Freeze { depth, nodes, haste, watch: ask.watch, visited: 0 };
        let mut weighed = search.weigh(&cases, moves);
        let visited = search.visited;
        for (m, value) in &mut weighed {
            *value -= AGAIN * again(&shown.all, game.board(), *m);
            if front().has(m.from) || front().has(m.to) || quiet > PATIENCE {
                *value -= STALE * again_in_front(&shown.front, game.board(), *m);
            }
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

/// How many own moves were accepted since the last capture.
fn quiet_moves(chronicle: &[Heard]) -> i32 {
    let late = chronicle.iter().rev();
    let quiet = late.take_while(|heard| heard.words().iter().all(|word| word.capture().is_none()));
    quiet.filter(|heard| heard.accepted().is_some()).count() as i32
}
