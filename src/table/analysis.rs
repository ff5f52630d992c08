//! What the computer thinks of a finished game: a value a position, and where the game turned.

use serde::{Deserialize, Serialize};

use super::Table;
use super::grade::{Grade, Slips};
use crate::ai::{chance, value};
use crate::rules::{Act, Scale, Seat};

/// How many turning points of a game are told.
pub(crate) const TURNINGS: usize = 3;

impl Table {
    /// What was played from each position and by whom, in canonical text.
    pub(crate) fn moves_by_step(&self) -> Vec<Option<(Seat, String)>> {
        let played = self.live_entries().map(|entry| match &entry.act {
            Act::Move { seat, text } => Some((*seat, text.clone())),
            _ => None,
        });
        played.collect()
    }
}

/// The computer's opinion of a game for two. Values are for the first seat, on the scale it is kept with.
/// Stored as JSON: fields may be added with a default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// What its values are counted in: the computer of a later version may count otherwise. None if it was
    /// kept before scales were.
    #[serde(default)]
    pub(crate) scale: Option<Scale>,
    /// The value of each position, the start first.
    pub(crate) values: Vec<i32>,
    /// What the computer would have played in each position, in canonical text.
    pub(crate) best: Vec<Option<String>>,
    /// How the computer expects each position to go on, beginning with its best move.
    #[serde(default)]
    pub(crate) lines: Vec<Vec<String>>,
    /// What would have been nearly as good at the turning points.
    #[serde(default)]
    pub(crate) others: Vec<Other>,
}

/// Another good line of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Other {
    /// The number of the position, the start being 0.
    pub(crate) at: usize,
    /// How the computer expects it to go on.
    pub(crate) line: Vec<String>,
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
    /// Whose move it was.
    pub(crate) seat: Seat,
    /// What it is called.
    pub(crate) grade: Grade,
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

    /// The mistakes of a game in its order, with what each took of its player's chance. What the
    /// computer would have played too is none. `played` is what was played from each position and by
    /// whom, in canonical text.
    fn mistakes(&self, scale: Scale, played: &[Option<(Seat, String)>]) -> Vec<(f64, Turning)> {
        let turn = |(nth, played): (usize, &Option<(Seat, String)>)| {
            let (seat, text) = played.as_ref()?;
            let (before, after) = (*self.values.get(nth)?, *self.values.get(nth + 1)?);
            let better = self.best.get(nth)?.as_ref()?;
            let own = [before, after].map(|value| value::seen_by(*seat, value));
            let [had, has] = own.map(|value| chance::of(scale, value));
            let loss = had - has;
            let mate = mate_cost(scale, own).and_then(Grade::of_mate);
            let grade = Grade::of(loss).max(mate).filter(|_| better != text)?;
            Some((loss, Turning { step: nth + 1, before, after, seat: *seat, grade }))
        };
        played.iter().enumerate().filter_map(turn).collect()
    }

    /// The moves that lost most, at most `most` of them, in the order of the game.
    #[must_use]
    pub(crate) fn turning_points(
        &self,
        scale: Scale,
        played: &[Option<(Seat, String)>],
        most: usize,
    ) -> Vec<Turning> {
        let mut turnings = self.mistakes(scale, played);
        turnings.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        turnings.truncate(most);
        let mut turnings: Vec<_> = turnings.into_iter().map(|(_, turning)| turning).collect();
        turnings.sort_by_key(|turning| turning.step);
        turnings
    }

    /// How many mistakes of each grade a seat made.
    #[must_use]
    pub(crate) fn slips(
        &self,
        scale: Scale,
        played: &[Option<(Seat, String)>],
        seat: Seat,
    ) -> Slips {
        let mistakes = self.mistakes(scale, played);
        let own = || mistakes.iter().filter(|(_, turning)| turning.seat == seat);
        Grade::ALL.map(|grade| own().filter(|(_, turning)| turning.grade == grade).count())
    }
}

/// What the one who moved could lose, from 0 to 100, where the move let a mate happen or let one go;
/// the values before and after it are theirs.
fn mate_cost(scale: Scale, [before, after]: [i32; 2]) -> Option<f64> {
    let mated = |value| value < 0 && value::plies_to_end(value).is_some();
    match scale {
        Scale::Pieces { .. } if mated(after) && !mated(before) => Some(chance::of(scale, before)),
        Scale::Pieces { .. } if mated(-before) && !mated(-after) => {
            Some(100.0 - chance::of(scale, after))
        }
        // Where points count, an end that is certain may be a point away.
        Scale::Pieces { .. } | Scale::Points { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis(values: &[i32]) -> Analysis {
        let best = vec![Some("best".to_owned()); values.len()];
        Analysis { values: values.to_vec(), best, ..Analysis::default() }
    }

    /// The odds of the tests: a pawn is 62 of 100, three are 82.
    const SCALE: Scale = Scale::Pieces { piece: 100, odds: 200 };

    fn played(count: usize, own: &[usize]) -> Vec<Option<(Seat, String)>> {
        let played = (0..count.saturating_sub(1)).map(|nth| {
            let text = if own.contains(&nth) { "best" } else { "other" };
            Some((Seat(nth as u8 % 2), text.to_owned()))
        });
        played.collect()
    }

    #[track_caller]
    fn check(values: &[i32], own: &[usize], expect: &[(usize, Grade)]) {
        let played = played(values.len(), own);
        let turnings = analysis(values).turning_points(SCALE, &played, 3);
        let told: Vec<_> = turnings.iter().map(|turning| (turning.step, turning.grade)).collect();
        assert_eq!(told, expect);
    }

    #[test]
    fn an_opinion_of_another_day_is_read() {
        let read: Analysis = serde_json::from_str(r#"{"values":[0],"best":[null]}"#).unwrap();
        assert_eq!(read, Analysis { values: vec![0], best: vec![None], ..Analysis::default() });
    }

    #[test]
    fn what_loses_most_is_told_in_the_order_of_the_game() {
        let (i, m, b) = (Grade::Inaccuracy, Grade::Mistake, Grade::Blunder);
        check(&[0, -300, -80, 0, 400, 300, 360], &[], &[(1, b), (2, m), (4, b)]);
        // What the computer would have played too is no mistake.
        check(&[0, -300, -80, 0, 400, 300, 500], &[3, 1], &[(1, b), (6, i)]);
        // Small losses, gains, and losses of what is won anyway are none either.
        check(&[0, -79, -100, 500, 300], &[2], &[]);
        check(&[2_000, 1_100, value::WON - 9], &[], &[]);
        // An end by force is certain: what was nearly won is lost with it.
        check(&[900, value::LOST + 4, value::LOST + 3], &[], &[(1, b)]);
        // Also from where little was left to lose, unless it was next to nothing.
        check(&[-180, value::LOST + 2, value::LOST + 1], &[], &[(1, b)]);
        check(&[-700, value::LOST + 2, value::LOST + 1], &[], &[(1, m)]);
        check(&[-2_000, value::LOST + 2, value::LOST + 1], &[], &[]);
        // A mate that was let go.
        check(&[value::WON - 3, 180], &[], &[(1, b)]);
        check(&[value::WON - 3, 700], &[], &[(1, m)]);
        check(&[], &[], &[]);
    }

    #[test]
    fn mistakes_are_counted_by_side_and_grade() {
        let game = analysis(&[0, -300, -80, 0, 400, 300, 500, 500]);
        let played = played(8, &[]);
        assert_eq!(game.slips(SCALE, &played, Seat::FIRST), [0, 0, 1]);
        assert_eq!(game.slips(SCALE, &played, Seat::SECOND), [1, 1, 1]);
        assert_eq!(Analysis::default().slips(SCALE, &[], Seat::FIRST), [0; 3]);
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
