//! The positions of many games, as a network sees them.

use std::{slice, thread};

use patt::ai::net::{Counts, Features};
use patt::ai::{Search, Which};
use patt::rules::Seat;

use super::joined;
use crate::games::Learned;
use crate::play::telling;
use crate::record::Record;

/// Chances of a value.
pub fn chance(value: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-value / scale).exp())
}

/// The value of chances, of which the last ten-thousandth is not told apart.
fn value(chance: f32, scale: f32) -> f32 {
    let chance = chance.clamp(1e-4, 1.0 - 1e-4);
    scale * (chance / (1.0 - chance)).ln()
}

/// How the values of games are read.
#[derive(Clone, Copy)]
pub struct Reading {
    /// The scale that all are brought to; 0 leaves them as they are.
    pub scale: f32,
    /// How much what the search thought a ply later counts beside what it thought, and so on, at last the result:
    /// the lambda of TD(lambda) (Sutton 1988). More than 0 needs a scale.
    pub lambda: f32,
}

/// Positions with what came of them.
pub struct Samples {
    /// As they were read: to put them together would take twice the memory.
    parts: Vec<Part>,
}

/// The positions that one thread read.
#[derive(Default)]
struct Part {
    /// How much further each row is than the one before it: see [`Rows`].
    gaps: Vec<u8>,
    heads: Vec<Head>,
}

/// What is known of a position, for the side to move.
#[derive(Clone, Copy)]
struct Head {
    /// Where its rows begin: so many bytes for the side to move, then so many for the other.
    at: u64,
    own: u8,
    other: u8,
    bucket: u8,
    /// The result of the game in half points.
    result: u8,
    /// What the search thought, or what it came to think: see [`Reading::lambda`].
    searched: i16,
    /// What the evaluation of the program says.
    judged: i16,
}

/// The rows of one side, which grow. A gap is as many bytes as it needs: all but the last say that it goes on.
#[derive(Clone)]
pub struct Rows<'a> {
    gaps: slice::Iter<'a, u8>,
    last: usize,
}

const GOES_ON: u8 = u8::MAX;

impl<'a> Rows<'a> {
    fn new(gaps: &'a [u8]) -> Self {
        Self { gaps: gaps.iter(), last: 0 }
    }
}

impl Iterator for Rows<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        loop {
            let gap = *self.gaps.next()?;
            self.last += usize::from(gap);
            if gap < GOES_ON {
                return Some(self.last);
            }
        }
    }
}

impl Samples {
    /// The telling positions of games, each with the scale of its values, if it is another.
    pub fn read<G: Learned>(
        lines: &[(String, Option<f32>)],
        reading: Reading,
        threads: usize,
    ) -> Self {
        let parts = lines.chunks(lines.len().div_ceil(threads).max(1));
        let parts = thread::scope(|scope| {
            let parts: Vec<_> =
                parts.map(|part| scope.spawn(move || part_of::<G>(part, reading))).collect();
            parts.into_iter().map(joined).collect()
        });
        Self { parts }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.parts.iter().map(|part| part.heads.len()).sum()
    }

    /// The head of a position, and the part that its rows are in.
    ///
    /// # Panics
    /// If there are not so many.
    fn head(&self, mut at: usize) -> (&Part, Head) {
        for part in &self.parts {
            match part.heads.get(at) {
                Some(&head) => return (part, head),
                None => at -= part.heads.len(),
            }
        }
        panic!("position {at} behind the last");
    }

    /// The rows of the side to move and of the other, and the bucket.
    pub fn rows(&self, at: usize) -> (Rows<'_>, Rows<'_>, usize) {
        let (part, head) = self.head(at);
        let (own, rest) = part.gaps[head.at as usize..].split_at(head.own.into());
        let other = &rest[..head.other.into()];
        (Rows::new(own), Rows::new(other), head.bucket.into())
    }

    /// What the search thought.
    pub fn searched(&self, at: usize) -> f32 {
        self.head(at).1.searched.into()
    }

    /// What the evaluation of the program says.
    pub fn judged(&self, at: usize) -> f32 {
        self.head(at).1.judged.into()
    }

    /// What a network should say: the result counts with this share.
    pub fn goal(&self, at: usize, scale: f32, share: f32) -> f32 {
        let result = f32::from(self.head(at).1.result) / 2.0;
        share * result + (1.0 - share) * chance(self.searched(at), scale)
    }

    /// The mean square of what guesses miss.
    pub fn loss(&self, scale: f32, share: f32, guess: impl Fn(usize) -> f32) -> f64 {
        let missed = |at| f64::from((guess(at) - self.goal(at, scale, share)).powi(2));
        (0..self.len()).map(missed).sum::<f64>() / self.len() as f64
    }

    /// The scale at which what the search thought foretells results best.
    pub fn scale(&self) -> f32 {
        let some = (0..self.len()).step_by(1 + self.len() / 200_000);
        let loss = |scale: f32| {
            let surprise = |at: usize| {
                let guess = f64::from(chance(self.searched(at), scale)).clamp(1e-6, 1.0 - 1e-6);
                let result = f64::from(self.head(at).1.result) / 2.0;
                -(result * guess.ln() + (1.0 - result) * (1.0 - guess).ln())
            };
            some.clone().map(surprise).sum::<f64>()
        };
        let (mut low, mut high) = (40.0_f32, 2_000.0_f32);
        while high - low > 1.0 {
            let third = (high - low) / 3.0;
            if loss(low + third) < loss(high - third) { high -= third } else { low += third }
        }
        low.round()
    }
}

fn part_of<G: Learned>(lines: &[(String, Option<f32>)], reading: Reading) -> Part {
    let mut samples = Part::default();
    let mut moves = Vec::new();
    let records = lines.iter().filter_map(|(line, own)| Some((Record::read(line)?, own)));
    for (record, own) in records {
        let stretch = own.map_or(1.0, |own| reading.scale / own);
        let mut thought = Vec::new();
        let begun = samples.heads.len();
        let mut plies = Vec::new();
        let whole = record.replay(|game: &G, m, searched| {
            let board = game.board();
            // Saturates: stretched, a certain end can be more than sixteen bits hold.
            let stretched = (searched as f32 * stretch).round() as i16;
            thought.push((board.turn(), stretched));
            moves.clear();
            board.generate(Which::All, &mut moves);
            let played = moves.iter().copied().find(|&played| game.lift(played) == *m);
            let Some(played) = played else { return };
            if telling::<G>(&board, played, searched) {
                plies.push(thought.len() - 1);
                samples.push(&board, record.result, stretched);
            }
        });
        if whole.is_none() {
            eprintln!("cannot be played again: {}", record.start);
        }
        if reading.lambda > 0.0 {
            look_back(&mut thought, record.result, reading);
            for (head, ply) in samples.heads[begun..].iter_mut().zip(plies) {
                head.searched = thought[ply].1;
            }
        }
    }
    samples
}

/// Mixes with what was thought in a game, by whose turn it was, what was thought later.
fn look_back(thought: &mut [(Seat, i16)], result: u8, Reading { scale, lambda }: Reading) {
    let mut later = f32::from(result) / 2.0;
    for (turn, searched) in thought.iter_mut().rev() {
        let of_first = |chance: f32| if *turn == Seat::FIRST { chance } else { 1.0 - chance };
        later = lambda * later + (1.0 - lambda) * of_first(chance((*searched).into(), scale));
        *searched = value(of_first(later), scale).round() as i16;
    }
}

impl Part {
    fn push<B: Search + Features>(&mut self, board: &B, result: u8, searched: i16) {
        let turn = board.turn();
        let at = self.gaps.len() as u64;
        let (mut perspectives, mut counts) = ([B::BLANK; 2], [Counts::NONE; 2]);
        board.features(&mut perspectives, &mut counts);
        let mut add = |seat: Seat| {
            let (from, mut last) = (self.gaps.len(), 0);
            let seen = perspectives[seat.index()].as_ref().iter().enumerate();
            let places = seen.filter(|(_, code)| **code != 0);
            let mut counts = counts[seat.index()].rows().to_vec();
            counts.sort_unstable();
            let counted = counts.into_iter().map(|row| B::ROWS + usize::from(row));
            for row in places.map(|(place, &code)| B::row(place, code)).chain(counted) {
                let mut gap = row - last;
                last = row;
                while gap >= GOES_ON.into() {
                    self.gaps.push(GOES_ON);
                    gap -= usize::from(GOES_ON);
                }
                self.gaps.push(gap as u8);
            }
            (self.gaps.len() - from) as u8
        };
        let (own, other) = (add(turn), add(turn.other()));
        self.heads.push(Head {
            at,
            own,
            other,
            bucket: board.bucket() as u8,
            result: if turn == Seat::FIRST { result } else { 2 - result },
            searched,
            judged: board.evaluate(turn) as i16,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: f32 = 100.0;

    /// What each ply comes to, as the chance of the first seat in hundredths.
    fn seen(thought: &[i16], result: u8, lambda: f32) -> Vec<f32> {
        let mut turns = [Seat::FIRST, Seat::SECOND].into_iter().cycle();
        let mut thought: Vec<_> =
            thought.iter().map(|&value| (turns.next().unwrap(), value)).collect();
        look_back(&mut thought, result, Reading { scale: SCALE, lambda });
        let first = |(turn, value): &(Seat, i16)| {
            let chance = chance((*value).into(), SCALE);
            (100.0 * if *turn == Seat::FIRST { chance } else { 1.0 - chance }).round()
        };
        thought.iter().map(first).collect()
    }

    #[test]
    fn a_goal_is_what_was_thought_later_the_less_the_later() {
        // Level, level, then the second seat, to move, sees that it has lost.
        let game = [0, 0, 0, -400];
        assert_eq!(seen(&game, 2, 0.0), [50.0, 50.0, 50.0, 98.0], "nothing counts but the search");
        assert_eq!(seen(&game, 2, 1.0), [100.0; 4], "nothing counts but the result");
        assert_eq!(seen(&game, 0, 1.0), [0.0; 4]);
        // 0.982 and 1 by halves: 0.991; that and 0.5: 0.7455, as a whole value 107; 0.623; 0.561.
        assert_eq!(seen(&game, 2, 0.5), [56.0, 62.0, 74.0, 99.0]);
    }
}
