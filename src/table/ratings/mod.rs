//! Ratings: Glicko-2, a pool for each game, people only.
//!
//! A new player has 1500 ± 350 with volatility 0.06; tau is 0.75. A rating period lasts 4.665 days
//! (0.21436 periods a day), so that a settled player who stays away for a year becomes uncertain
//! again. Uncertainty grows live with the time since the last rated game: `Rating::deviation_at`.
//! A game counts as at least one period.
//!
//! A game for more than two is rated as one period of games each against each, by places.

mod judge;

pub(crate) use judge::hindrance;
pub use judge::{
    Fared, Judged, NotRated, RatingChange, RatingPool, SeatResult, Verdict, changes, pairs, results,
};

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::Time;

/// From this deviation on a rating is provisional: shown with a question mark.
pub(crate) const PROVISIONAL: f64 = 110.0;
/// How many rating periods a day has.
pub(crate) const PERIODS_A_DAY: f64 = 0.214_36;
/// How many units of the display scale one unit of Glicko-2's own scale has.
pub(crate) const SCALE: f64 = 173.7178;

const TAU: f64 = 0.75;
const RATINGS: (f64, f64) = (400.0, 4000.0);
const DEVIATIONS: (f64, f64) = (45.0, 350.0);
const MOST_VOLATILE: f64 = 0.1;
const MOST_A_GAME: f64 = 700.0;
const MILLIS_A_DAY: f64 = 86_400_000.0;

/// How strong somebody is in a game, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength; of a newcomer 1500.
    pub value: f64,
    /// How uncertain it is, at the time of the last rated game.
    pub deviation: f64,
    /// How much it swings.
    pub volatility: f64,
    /// How many rated games.
    pub games: u32,
    /// When the last rated game ended.
    pub at: Time,
}

impl Rating {
    /// The rating of somebody who has not played a rated game yet.
    pub(crate) const NEW: Self =
        Self { value: 1500.0, deviation: 350.0, volatility: 0.06, games: 0, at: Time(0) };

    /// How uncertain it is at `now`.
    #[must_use]
    pub(crate) fn deviation_at(&self, now: Time) -> f64 {
        self.grown(self.periods_until(now))
    }

    /// Whether it is provisional at `now`.
    #[must_use]
    pub(crate) fn provisional(&self, now: Time) -> bool {
        self.deviation_at(now) >= PROVISIONAL
    }

    /// The number people see.
    #[must_use]
    pub(crate) fn shown(&self) -> i32 {
        self.value.round() as i32
    }

    fn periods_until(&self, now: Time) -> f64 {
        let idle = now.0.saturating_sub(self.at.0).max(0) as f64;
        if self.games == 0 { 0.0 } else { idle / MILLIS_A_DAY * PERIODS_A_DAY }
    }

    fn grown(&self, periods: f64) -> f64 {
        let swing = self.volatility * SCALE;
        self.deviation.hypot(swing * periods.sqrt()).min(DEVIATIONS.1)
    }

    /// As the formulas want it just before a game at `now`. They add one period of their own.
    fn before(&self, now: Time) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.value,
            deviation: self.grown((self.periods_until(now) - 1.0).max(0.0)),
            volatility: self.volatility,
        }
    }
}

/// The ratings after a game between these players, who came in at these places.
///
/// `places` has one place for each rating; a shared place is a draw between those who share it.
#[must_use]
pub fn rate(players: &[Rating], places: &[u8], now: Time) -> Vec<Rating> {
    let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
    let before: Vec<_> = players.iter().map(|player| player.before(now)).collect();
    let table: Vec<_> = before.iter().zip(places).collect();
    let rate_one = |nth: usize, old: &Rating| {
        let (own, own_place) = table[nth];
        let others = table.iter().enumerate().filter(|&(other, _)| other != nth);
        let games: Vec<_> =
            others.map(|(_, &(other, place))| (*other, outcome(*own_place, *place))).collect();
        let new = glicko2_rating_period(own, &games, &config);
        let change = (new.rating - old.value).clamp(-MOST_A_GAME, MOST_A_GAME);
        Rating {
            value: (old.value + change).clamp(RATINGS.0, RATINGS.1),
            deviation: new.deviation.clamp(DEVIATIONS.0, DEVIATIONS.1),
            volatility: new.volatility.min(MOST_VOLATILE),
            games: old.games + 1,
            at: now,
        }
    };
    players.iter().take(table.len()).enumerate().map(|(nth, old)| rate_one(nth, old)).collect()
}

fn outcome(own: u8, other: u8) -> Outcomes {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests;
