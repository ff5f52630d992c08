//! The positions of many games, as a network sees them.

use std::{slice, thread};

use patt::ai::net::Features;
use patt::ai::{Search, Which};
use patt::rules::Seat;

use crate::games::Learned;
use crate::play::telling;
use crate::record::Record;

/// Chances of a value.
pub fn chance(value: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-value / scale).exp())
}

/// Positions with what came of them.
#[derive(Default)]
pub struct Samples {
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
    /// What the search thought.
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
    /// The telling positions of games, each with the scale of its values; they are brought to one
    /// `scale`.
    pub fn read<G: Learned>(lines: &[(String, Option<f32>)], scale: f32, threads: usize) -> Self {
        let parts = lines.chunks(lines.len().div_ceil(threads).max(1));
        let read: Vec<_> = thread::scope(|scope| {
            let parts: Vec<_> =
                parts.map(|part| scope.spawn(move || part_of::<G>(part, scale))).collect();
            parts.into_iter().filter_map(|part| part.join().ok()).collect()
        });
        let mut all = Self::default();
        for part in read {
            let begun = all.gaps.len() as u64;
            all.gaps.extend(part.gaps);
            all.heads.extend(part.heads.iter().map(|&head| Head { at: head.at + begun, ..head }));
        }
        all
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// The rows of the side to move and of the other, and the bucket.
    pub fn rows(&self, at: usize) -> (Rows<'_>, Rows<'_>, usize) {
        let head = self.heads[at];
        let (own, rest) = self.gaps[head.at as usize..].split_at(head.own.into());
        let other = &rest[..head.other.into()];
        (Rows::new(own), Rows::new(other), head.bucket.into())
    }

    /// What the search thought.
    pub fn searched(&self, at: usize) -> f32 {
        self.heads[at].searched.into()
    }

    /// What the evaluation of the program says.
    pub fn judged(&self, at: usize) -> f32 {
        self.heads[at].judged.into()
    }

    /// What a network should say: the result counts with this share.
    pub fn goal(&self, at: usize, scale: f32, share: f32) -> f32 {
        let result = f32::from(self.heads[at].result) / 2.0;
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
                let result = f64::from(self.heads[at].result) / 2.0;
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

fn part_of<G: Learned>(lines: &[(String, Option<f32>)], scale: f32) -> Samples {
    let mut samples = Samples::default();
    let mut moves = Vec::new();
    let records = lines.iter().filter_map(|(line, own)| Some((Record::read(line)?, own)));
    for (record, own) in records {
        let stretch = own.map_or(1.0, |own| scale / own);
        let whole = record.replay(|game: &G, m, searched| {
            let board = game.board();
            moves.clear();
            board.generate(Which::All, &mut moves);
            let played = moves.iter().copied().find(|&played| game.lift(played) == *m);
            let Some(played) = played else { return };
            if telling::<G>(&board, played, searched) {
                // Saturates: stretched, a certain end can be more than sixteen bits hold.
                let searched = (searched as f32 * stretch).round() as i16;
                samples.push(&board, record.result, searched);
            }
        });
        if whole.is_none() {
            eprintln!("cannot be played again: {}", record.start);
        }
    }
    samples
}

impl Samples {
    fn push<B: Search + Features>(&mut self, board: &B, result: u8, searched: i16) {
        let turn = board.turn();
        let at = self.gaps.len() as u64;
        let mut perspectives = [B::BLANK; 2];
        board.features(&mut perspectives);
        let mut add = |seat: Seat| {
            let (from, mut last) = (self.gaps.len(), 0);
            let seen = perspectives[seat.index()].as_ref().iter().enumerate();
            for (place, &code) in seen.filter(|(_, code)| **code != 0) {
                let row = B::row(place, code);
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
