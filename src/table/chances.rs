//! Who was likely to win a game of several, move by move.

use serde::{Deserialize, Serialize};

use super::grade::Grade;
use crate::rules::Seat;

/// The chances of every seat in the course of a game of three and more. Stored as JSON: fields may be
/// added with a default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chances {
    /// The chances of all seats in each position, the start first, in thousandths; nothing where they
    /// cannot be told yet.
    pub(crate) positions: Vec<Option<Vec<u16>>>,
    /// What the computer would have played in each position, in canonical text.
    pub(crate) best: Vec<Option<String>>,
}

/// A move that cost its player much of their chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fall {
    /// The step of the replay that shows it.
    pub(crate) step: usize,
    /// Whose move it was.
    pub(crate) seat: Seat,
    /// The chances of that seat before it, from 0 to 100.
    pub(crate) before: f64,
    /// The same after it.
    pub(crate) after: f64,
    /// What it is called.
    pub(crate) grade: Grade,
}

impl Chances {
    /// Keeps a position: what its seats' chances are, from 0 to 100, and what was best there.
    pub(crate) fn push(&mut self, chances: Option<Vec<f64>>, best: Option<String>) {
        let thousandths = |chance: f64| (chance * 10.0).round() as u16;
        self.positions.push(chances.map(|all| all.into_iter().map(thousandths).collect()));
        self.best.push(best);
    }

    /// Whether the computer could tell anything before the end.
    #[must_use]
    pub(crate) fn are_told(&self) -> bool {
        self.positions.iter().filter(|position| position.is_some()).count() > 1
    }

    /// The first position whose chances are told.
    #[must_use]
    pub(crate) fn first(&self) -> usize {
        self.positions.iter().position(Option::is_some).unwrap_or(0)
    }

    /// A seat's chances in each position from the first that is told, from 0 to 100. Where one is not
    /// told they are as they were.
    #[must_use]
    pub(crate) fn of(&self, seat: Seat) -> Vec<f64> {
        let mut last = 0.0;
        let told = self.positions.iter().skip(self.first()).map(|position| {
            let own = position.as_ref().and_then(|all| all.get(seat.index()));
            last = own.map_or(last, |&thousandths| f64::from(thousandths) / 10.0);
            last
        });
        told.collect()
    }

    /// The moves that cost most, at most `most` of them, in the order of the game. What the computer
    /// would have played too is none. `played` is what was played from each position and by whom, in
    /// canonical text.
    #[must_use]
    pub(crate) fn falls(&self, played: &[Option<(Seat, String)>], most: usize) -> Vec<Fall> {
        let chance = |nth: usize, seat: Seat| {
            let own = self.positions.get(nth)?.as_ref()?.get(seat.index())?;
            Some(f64::from(*own) / 10.0)
        };
        let fall = |(nth, played): (usize, &Option<(Seat, String)>)| {
            let (seat, text) = played.as_ref()?;
            let better = self.best.get(nth)?.as_ref()?;
            let (before, after) = (chance(nth, *seat)?, chance(nth + 1, *seat)?);
            let grade = Grade::of(before - after).filter(|_| better != text)?;
            Some(Fall { step: nth + 1, seat: *seat, before, after, grade })
        };
        let mut falls: Vec<_> = played.iter().enumerate().filter_map(fall).collect();
        falls.sort_by(|a, b| (b.before - b.after).total_cmp(&(a.before - a.after)));
        falls.truncate(most);
        falls.sort_by_key(|fall| fall.step);
        falls
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(positions: &[Option<[f64; 3]>]) -> Chances {
        let mut chances = Chances::default();
        for position in positions {
            chances.push(position.map(Vec::from), Some("best".to_owned()));
        }
        chances
    }

    #[test]
    fn chances_are_told_from_where_they_are_known() {
        let game = chances(&[None, None, Some([40.0, 30.0, 30.0]), None, Some([100.0, 0.0, 0.0])]);
        assert!(game.are_told() && game.first() == 2);
        assert_eq!(game.of(Seat(0)), [40.0, 40.0, 100.0]);
        assert_eq!(game.of(Seat(2)), [30.0, 30.0, 0.0]);
        assert!(!chances(&[None, Some([100.0, 0.0, 0.0])]).are_told());
        assert!(!Chances::default().are_told() && Chances::default().of(Seat(0)).is_empty());
    }

    #[test]
    fn falls_are_the_movers_own() {
        let game = chances(&[
            None,
            Some([40.0, 30.0, 30.0]),
            Some([30.0, 35.0, 35.0]),
            Some([60.0, 5.0, 35.0]),
            Some([64.0, 1.0, 35.0]),
            Some([100.0, 0.0, 0.0]),
        ]);
        let other = |seat: u8| Some((Seat(seat), "other".to_owned()));
        let mut played = vec![other(2), other(0), other(1), other(2), None];
        let told = |played: &[Option<(Seat, String)>], most: usize| {
            let falls = game.falls(played, most);
            falls.iter().map(|fall| (fall.step, fall.seat.0, fall.grade)).collect::<Vec<_>>()
        };
        assert_eq!(told(&played, 3), [(2, 0, Grade::Inaccuracy), (3, 1, Grade::Blunder)]);
        assert_eq!(told(&played, 1), [(3, 1, Grade::Blunder)]);
        // Whoever plays what the computer would have played made no mistake.
        played[2] = Some((Seat(1), "best".to_owned()));
        assert_eq!(told(&played, 3), [(2, 0, Grade::Inaccuracy)]);
    }
}
