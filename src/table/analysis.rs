//! What the computer thinks of a finished game: a value a position, and where the game turned.

use serde::{Deserialize, Serialize};

use crate::ai::value;
use crate::rules::Seat;

/// Values beyond this one, on either side, are as good as won: no mistake there is worth telling.
const WON: i32 = 1_000;
/// How much a move must lose to be a turning point, in hundredths of the smallest man.
const LEAST: i32 = 80;

/// The computer's opinion of a game for two. Values are for the first seat, in hundredths of the
/// smallest man. Stored as JSON: fields may be added with a default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The value of each position, the start first.
    pub(crate) values: Vec<i32>,
    /// What the computer would have played in each position, in canonical text.
    pub(crate) best: Vec<Option<String>>,
    /// How the computer expects each position to go on, beginning with its best move.
    #[serde(default)]
    pub(crate) lines: Vec<Vec<String>>,
}

/// A move that changed the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The step of the replay that shows it.
    pub(crate) step: usize,
    /// The value before it, for the first seat.
    pub(crate) before: i32,
    /// The value after it.
    pub(crate) after: i32,
}

/// The step from which on a game was won by force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forced {
    /// The first such step of the replay.
    pub(crate) step: usize,
    /// The seat that wins.
    pub(crate) winner: Seat,
    /// In how many moves, where it stands.
    pub(crate) moves: i32,
}

impl Analysis {
    /// Whether it is of a game that has so many entries now: one that was reopened may have more.
    #[must_use]
    pub(crate) const fn is_of(&self, entries: usize) -> bool {
        self.values.len() == entries + 1
    }

    /// From where on the computer knows the game to be won to its very end: it has seen all lines,
    /// or the game has solved such positions. `None` if only the last position is.
    #[must_use]
    pub(crate) fn forced(&self) -> Option<Forced> {
        let plies = |value: &i32| value::plies_to_end(*value);
        let sign = self.values.last().filter(|value| plies(value).is_some())?.signum();
        let known = |value: &&i32| plies(value).is_some() && value.signum() == sign;
        let step = self.values.len() - self.values.iter().rev().take_while(known).count();
        let moves = (plies(self.values.get(step)?)?.abs() + 1) / 2;
        let winner = if sign > 0 { Seat::FIRST } else { Seat::SECOND };
        (moves > 0).then_some(Forced { step, winner, moves })
    }

    /// The moves that lost most, at most `most` of them, in the order of the game. `played` is what
    /// was played from each position and by whom, in canonical text.
    #[must_use]
    pub(crate) fn turning_points(
        &self,
        played: &[Option<(Seat, String)>],
        most: usize,
    ) -> Vec<Turning> {
        let clamp = |value: i32| value.clamp(-WON, WON);
        let turn = |(nth, played): (usize, &Option<(Seat, String)>)| {
            let (seat, text) = played.as_ref()?;
            let (before, after) = (*self.values.get(nth)?, *self.values.get(nth + 1)?);
            let better = self.best.get(nth)?.as_ref()?;
            let loss = clamp(before) - clamp(after);
            let loss = if *seat == Seat::FIRST { loss } else { -loss };
            (loss >= LEAST && better != text)
                .then_some((loss, Turning { step: nth + 1, before, after }))
        };
        let mut turnings: Vec<_> = played.iter().enumerate().filter_map(turn).collect();
        turnings.sort_by_key(|(loss, turning)| (std::cmp::Reverse(*loss), turning.step));
        turnings.truncate(most);
        let mut turnings: Vec<_> = turnings.into_iter().map(|(_, turning)| turning).collect();
        turnings.sort_by_key(|turning| turning.step);
        turnings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis(values: &[i32]) -> Analysis {
        let best = vec![Some("best".to_owned()); values.len()];
        Analysis { values: values.to_vec(), best, lines: Vec::new() }
    }

    #[track_caller]
    fn check(values: &[i32], own: &[usize], expect: &[usize]) {
        let played = (0..values.len().saturating_sub(1)).map(|nth| {
            let text = if own.contains(&nth) { "best" } else { "other" };
            Some((Seat(nth as u8 % 2), text.to_owned()))
        });
        let turnings = analysis(values).turning_points(&played.collect::<Vec<_>>(), 3);
        assert_eq!(turnings.iter().map(|turning| turning.step).collect::<Vec<_>>(), expect);
    }

    #[test]
    fn a_game_that_went_on_has_another() {
        assert!(analysis(&[0, 20, 10]).is_of(2) && !analysis(&[0, 20, 10]).is_of(3));
        assert!(!Analysis::default().is_of(0));
    }

    #[test]
    fn an_opinion_of_another_day_is_read() {
        let read: Analysis = serde_json::from_str(r#"{"values":[0],"best":[null]}"#).unwrap();
        assert_eq!(read, Analysis { values: vec![0], best: vec![None], lines: Vec::new() });
    }

    #[test]
    fn what_loses_most_is_told_in_the_order_of_the_game() {
        check(&[0, -300, -100, -100, 400, 300, 390, 390], &[], &[1, 2, 4]);
        // What the computer would have played too is no mistake.
        check(&[0, -300, -100, -100, 400, 300, 390, 390], &[3], &[1, 2, 5]);
        // Small losses, gains, and losses of what is won anyway are none either.
        check(&[0, -79, -100, 500, 300], &[], &[]);
        check(&[2_000, 1_100, 31_000], &[], &[]);
        check(&[], &[], &[]);
    }

    #[test]
    fn a_forced_win_is_told_from_where_it_begins() {
        let check = |values: &[i32], expect: Option<(usize, u8, i32)>| {
            let forced = analysis(values).forced();
            let got = forced.map(|forced| (forced.step, forced.winner.0, forced.moves));
            assert_eq!(got, expect, "{values:?}");
        };
        let (won, lost) = (value::WON, value::LOST);
        check(&[0, 300, won - 23, won - 22, won - 21, won], Some((2, 0, 12)));
        check(&[0, won - 3, 500, lost + 4, lost + 3, lost], Some((3, 1, 2)));
        check(&[0, 300, won], None);
        check(&[0, won - 3, 0], None);
        check(&[won - 1, won], Some((0, 0, 1)));
        check(&[], None);
    }
}
