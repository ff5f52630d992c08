//! What leaderboards order by, as columns.
//!
//! Rows stand in the order of `step`, `first` falling, `second` falling, `third`, and at last of the
//! people's numbers. A step is that order in coarse: whoever stands before another is on no later
//! step. So a place is found by adding up the people of some hundred steps.

use super::tally::Tallied;
use crate::table::Time;
use crate::table::ratings::{PERIODS_A_DAY, PROVISIONAL, SCALE};

/// How many steps there are for settled ratings; uncertain ones stand behind all of these.
const SETTLED: i64 = 2000;
/// Half the steps for scores.
const MEANS: i64 = 4000;
/// From how many wins on the steps of computers' leaderboards are no finer.
const WINS: i64 = 63;
/// The same of losses.
const LOSSES: i64 = 31;

/// Where a row stands among others, and until when.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::store) struct Standing {
    pub(in crate::store) step: i64,
    pub(in crate::store) first: f64,
    pub(in crate::store) second: i64,
    pub(in crate::store) third: i64,
    /// From when on it stands elsewhere, though nobody played.
    pub(in crate::store) until: Option<i64>,
}

/// Somebody with rated games and no rating, behind the settled.
pub(super) const UNRATED: Standing =
    Standing { step: SETTLED - 1, first: 0.0, second: 0, third: 0, until: None };

/// Settled ratings first, the highest first.
pub(super) fn rating(value: f64, settled_until: i64, now: Time) -> Standing {
    let settled = now.0 < settled_until;
    // Four points of rating a step.
    let down = (1000 - (value / 4.0).floor() as i64).clamp(0, SETTLED - 2);
    let step = if settled { down } else { SETTLED + down };
    let until = (settled && settled_until < i64::MAX).then_some(settled_until);
    Standing { step, first: value, second: 0, third: 0, until }
}

/// From when on a rating is uncertain: its deviation grows with the time since the last rated game.
pub(super) fn settled_until(deviation: f64, volatility: f64, at: Time) -> i64 {
    let swing = volatility * SCALE;
    let periods = (PROVISIONAL * PROVISIONAL - deviation * deviation) / (swing * swing);
    if deviation >= PROVISIONAL {
        return i64::MIN;
    }
    let millis = (periods * (86_400_000.0 / PERIODS_A_DAY)).ceil();
    // Numbers beyond the range become its bounds: such a rating is settled for ever.
    at.0.saturating_add(millis as i64)
}

/// The highest mean first, then the best score.
pub(super) fn score((mean, best): (f64, i32)) -> Standing {
    // Four steps a point.
    let step = MEANS - ((mean * 4.0).floor() as i64).clamp(-MEANS, MEANS);
    Standing { step, first: mean, second: best.into(), third: 0, until: None }
}

/// The strongest level beaten first, then the most wins, then the fewest losses.
pub(super) fn computer(tallied: &Tallied) -> Standing {
    let beaten = i64::from(tallied.beaten.unwrap_or(0));
    let (won, lost) = (i64::from(tallied.won), i64::from(tallied.lost));
    let level = (i64::from(u8::MAX) - beaten) * (WINS + 1) * (LOSSES + 1);
    let fewer = WINS - won.min(WINS);
    // Of those with very many wins one with more may have more losses, too: there losses say nothing.
    let losses = if won < WINS { lost.min(LOSSES) } else { 0 };
    let step = level + fewer * (LOSSES + 1) + losses;
    Standing { step, first: beaten as f64, second: won, third: lost, until: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

    fn before(one: &Standing, other: &Standing) -> bool {
        let key = |row: &Standing| (-row.first, -row.second, row.third);
        key(one) < key(other)
    }

    fn check(standings: &[Standing]) {
        for one in standings {
            for other in standings {
                if before(one, other) {
                    assert!(one.step <= other.step, "{one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn steps_are_the_order_in_coarse() {
        let mut rng = Rng::new(4);
        let mut some = |from: i64, to: i64| from + rng.below((to - from) as usize) as i64;
        let mut ratings = vec![UNRATED];
        let (mut scores, mut levels) = (Vec::new(), Vec::new());
        for _ in 0..300 {
            let value = some(400_000, 4_000_001) as f64 / 1000.0;
            ratings.push(rating(value, i64::MAX, Time(0)));
            scores.push(score((some(-12_000, 12_000) as f64 / 7.0, some(-99, 99) as i32)));
            levels.push(computer(&Tallied {
                won: some(0, 90) as u32,
                lost: some(0, 60) as u32,
                beaten: Some(some(1, 11) as u8),
                ..Tallied::default()
            }));
        }
        check(&ratings);
        check(&scores);
        check(&levels);
        let last = ratings.iter().map(|row| row.step).max().unwrap_or_default();
        assert!(last < rating(4000.0, i64::MIN, Time(0)).step, "the uncertain come behind");
    }

    #[test]
    fn a_rating_becomes_uncertain_when_its_deviation_has_grown() {
        for (deviation, volatility) in [(45.0, 0.06), (80.0, 0.055), (109.9, 0.1)] {
            let until = settled_until(deviation, volatility, Time(1_000));
            let rating = |at: i64| {
                let rating = crate::table::ratings::Rating {
                    value: 1500.0,
                    deviation,
                    volatility,
                    games: 9,
                    at: Time(1_000),
                };
                rating.provisional(Time(at))
            };
            assert!(!rating(until - 1_000) && rating(until + 1_000), "{deviation} {volatility}");
        }
        assert_eq!(settled_until(110.0, 0.06, Time(5)), i64::MIN);
        assert_eq!(settled_until(60.0, 0.0, Time(5)), i64::MAX);
    }
}
