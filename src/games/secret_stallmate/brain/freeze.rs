//! The freezing side: every try is weighed over all positions believed in. A refused try costs
//! nothing, so each is weighed where it is legal.

use cozy_chess::{Board, Color, Move, Piece, Square};

use super::belief::Particle;
use super::roles;
use super::worth::{end, worth};
use crate::ai::Watch;
use crate::games::secret_stallmate::capture;

/// Of the answers below the root so many are looked at further.
const WIDTH: usize = 6;
/// A position of which nothing is known to be better than what can be had.
const LOST: i32 = -10_000;

/// A layout that White has shown before costs this much, since repetition costs both.
pub(super) const AGAIN: i32 = 60;
/// From this move on men count less and an end more.
pub(super) const LATE: i32 = 50;
/// The same after so many own moves without a capture.
pub(super) const PATIENCE: i32 = 10;

/// A position with how much it is believed in.
pub(super) struct Case<'a> {
    particle: &'a Particle,
    weight: i32,
}

/// Equal positions together, the likeliest first.
pub(super) fn cases(particles: &[Particle]) -> Vec<Case<'_>> {
    let mut sorted: Vec<_> = particles.iter().map(|p| (p.board.hash(), p)).collect();
    sorted.sort_by_key(|&(hash, p)| (hash, p.taken.map(|square| square as u8)));
    let mut cases: Vec<(u64, Case<'_>)> = Vec::new();
    for (hash, particle) in sorted {
        match cases.last_mut() {
            Some((last, case)) if *last == hash => case.weight += 1,
            _ => cases.push((hash, Case { particle, weight: 1 })),
        }
    }
    cases.sort_by_key(|(_, case)| std::cmp::Reverse(case.weight));
    cases.into_iter().map(|(_, case)| case).collect()
}

/// A search over cases.
pub(super) struct Freeze<'a> {
    pub depth: u32,
    /// The most positions to visit.
    pub nodes: u64,
    pub haste: i32,
    pub watch: &'a dyn Watch,
    pub visited: u64,
}

impl Freeze<'_> {
    /// What each move is worth on average where it is legal; a move legal nowhere is not in it.
    pub fn weigh(&mut self, cases: &[Case<'_>], moves: &[Move]) -> Vec<(Move, i32)> {
        let mut best = self.round(cases, moves, 1);
        for depth in 2..=self.depth {
            if self.spent() {
                break;
            }
            // The first moves of the round before are looked at deeper.
            best.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
            let keep = best.len().min(24);
            let kept: Vec<_> = best[..keep].iter().map(|&(m, _)| m).collect();
            let round = self.round(cases, &kept, depth);
            if round.len() == kept.len() {
                best = round;
            }
        }
        best
    }

    fn spent(&self) -> bool {
        self.visited >= self.nodes || self.watch.stop() || self.watch.enough()
    }

    /// All moves at one depth, over as many cases as the budget allows.
    fn round(&mut self, cases: &[Case<'_>], moves: &[Move], depth: u32) -> Vec<(Move, i32)> {
        let mut sums = vec![(0_i64, 0_i64); moves.len()];
        let mut seen = 0;
        for (nth, case) in cases.iter().enumerate() {
            if nth > 0 && self.spent() {
                // The cases so far speak for the rest; too few of them say nothing.
                if depth > 1 && nth * 4 < cases.len() {
                    return Vec::new();
                }
                break;
            }
            seen += i64::from(case.weight);
            let board = &case.particle.board;
            for (m, sum) in moves.iter().zip(&mut sums) {
                if board.is_legal(*m) {
                    let value = self.after(board, *m, case.particle.taken, depth);
                    sum.0 += i64::from(value) * i64::from(case.weight);
                    sum.1 += i64::from(case.weight);
                }
            }
        }
        let mean = |(m, (sum, weight)): (&Move, (i64, i64))| {
            // A move that is hardly ever legal is no plan, but its try tells much for nothing.
            let rare = if weight * 20 < seen { 15 } else { 0 };
            (weight > 0).then(|| (*m, (sum / weight) as i32 - rare))
        };
        moves.iter().zip(sums).filter_map(mean).collect()
    }

    /// What a legal move leads to if the frozen side answers as its role says.
    fn after(&mut self, board: &Board, m: Move, taken: Option<Square>, depth: u32) -> i32 {
        self.visited += 1;
        let heard = capture(board, m).and_then(crate::games::secret_stallmate::Word::capture);
        let taken = heard.or(taken);
        let mut next = board.clone();
        next.play_unchecked(m);
        let Some(reply) = roles::reply(&next, taken) else { return end(&next) };
        let bare = next.occupied().len() == 2;
        if bare {
            return super::worth::MATE;
        }
        next.play_unchecked(reply);
        if depth <= 1 {
            return worth(&next, self.haste);
        }
        self.best(&next, taken, depth - 1) - 1
    }

    /// The best of White's moves.
    fn best(&mut self, board: &Board, taken: Option<Square>, depth: u32) -> i32 {
        let mut near: Vec<(i32, Move)> = Vec::with_capacity(48);
        board.generate_moves(|moves| {
            near.extend(moves.into_iter().map(|m| (0, m)));
            false
        });
        if near.is_empty() {
            return end(board);
        }
        for (value, m) in &mut near {
            *value = self.after(board, *m, taken, 1);
        }
        near.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
        if depth <= 1 {
            return near.first().map_or(LOST, |&(value, _)| value);
        }
        let deeper = near.iter().take(WIDTH).map(|&(_, m)| m).collect::<Vec<_>>();
        deeper.into_iter().map(|m| self.after(board, m, taken, depth)).max().unwrap_or(LOST)
    }
}

/// Whether the wall still lacks a push that may be tried.
pub(super) fn building(board: &Board, moves: &[Move]) -> Option<Move> {
    if !board.checkers().is_empty() {
        return None;
    }
    let pawns = board.colored_pieces(Color::White, Piece::Pawn);
    let wishes = moves.iter().filter(|m| pawns.has(m.from));
    let wishes = wishes.filter_map(|&m| Some((roles::builds(board, m)?, m)));
    wishes.max_by_key(|&(wish, _)| wish).map(|(_, m)| m)
}
