//! Time controls: what is agreed before a game, and how people write it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Span;

/// The time control. Stored as JSON: fields may be added with a default, kinds may be added, nothing
/// is ever renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockTerms {
    /// No clock: nobody loses on time.
    #[default]
    None,
    /// So much for every move; what a move takes above it comes out of a bank.
    Move {
        /// For every move.
        limit: Span,
        /// The bank of each seat for the whole game; none in most games.
        #[serde(default, skip_serializing_if = "no_bank")]
        bank: Span,
        /// What weekends mean.
        #[serde(default, skip_serializing_if = "ordinary")]
        weekends: Weekends,
    },
    /// A bank for the whole game that grows with every move.
    Bank {
        /// The bank of each seat at the start.
        bank: Span,
        /// What is added for a move.
        increment: Span,
        /// What weekends mean.
        #[serde(default, skip_serializing_if = "ordinary")]
        weekends: Weekends,
    },
    /// Fixed periods by the calendar, one for each turn.
    Period {
        /// How long each lasts.
        length: Span,
        /// When the turn passes on.
        pace: Pace,
    },
}

/// What weekends mean to a slow clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weekends {
    /// They are days like any other.
    #[default]
    Count,
    /// Clocks stand still from Saturday 0:00 to Monday 0:00 UTC.
    Rest,
}

/// When the turn passes on within a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// At the end, even if the move was made before: so nobody learns how early it was.
    AtEnd,
    /// As soon as the move is made.
    AtOnce,
}

/// What is wrong with a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockFault {
    /// The text is none.
    #[error("\"{0}\" is no clock: say none, 3 days a move, 5+3 or period 24 h")]
    Unread(String),
    /// A part is too short or too long.
    #[error("{said} is out of range: {least} to {most}")]
    Range {
        /// What was said.
        said: Span,
        /// At least so much.
        least: Span,
        /// At most so much.
        most: Span,
    },
    /// Only slow clocks can rest at weekends.
    #[error("only clocks of days can rest at weekends")]
    FastWeekends,
    /// Games whose turns stay secret are played in periods.
    #[error("this game is played in periods: say period 24 h")]
    PeriodOnly,
}

/// From this much on a clock is slow: it knows weekends and holidays.
const SLOW: Span = Span::DAY;

impl ClockTerms {
    /// Whether there is a clock.
    #[must_use]
    pub(crate) const fn ticks(self) -> bool {
        !matches!(self, Self::None)
    }

    /// Whether it is a clock of days that knows weekends and holidays. Periods run by the calendar
    /// and know neither.
    #[must_use]
    pub(crate) const fn slow(self) -> bool {
        match self {
            Self::Move { limit, .. } => limit.0 >= SLOW.0,
            Self::Bank { bank, .. } => bank.0 >= SLOW.0,
            Self::None | Self::Period { .. } => false,
        }
    }

    /// What weekends mean to it.
    #[must_use]
    pub(crate) const fn weekends(self) -> Weekends {
        match self {
            Self::Move { weekends, .. } | Self::Bank { weekends, .. } => weekends,
            Self::None | Self::Period { .. } => Weekends::Count,
        }
    }

    /// The bank of each seat at the start.
    #[must_use]
    pub(crate) const fn bank(self) -> Span {
        match self {
            Self::Move { bank, .. } | Self::Bank { bank, .. } => bank,
            Self::None | Self::Period { .. } => Span::ZERO,
        }
    }

    /// What one gift of time is: a day of a slow clock, 15 seconds of a fast one, an hour of what
    /// is between. Periods are not given away.
    #[must_use]
    pub(crate) const fn gift(self) -> Option<Span> {
        match self {
            Self::Move { limit: pace, .. } | Self::Bank { bank: pace, .. } => {
                if pace.0 >= SLOW.0 {
                    Some(Span::DAY)
                } else if pace.0 >= 3 * Span::HOUR.0 {
                    Some(Span::HOUR)
                } else {
                    Some(Span(15_000))
                }
            }
            Self::None | Self::Period { .. } => None,
        }
    }

    /// Whether the parts are within bounds.
    ///
    /// # Errors
    /// The first fault.
    pub(crate) fn check(self) -> Result<Self, ClockFault> {
        let range = |said: Span, least: Span, most: Span| {
            let fits = (least..=most).contains(&said);
            if fits { Ok(()) } else { Err(ClockFault::Range { said, least, most }) }
        };
        match self {
            Self::None => {}
            Self::Move { limit, bank, .. } => {
                range(limit, Span::SECOND.times(30), Span::DAY.times(14))?;
                range(bank, Span::ZERO, Span::DAY.times(60))?;
            }
            Self::Bank { bank, increment, .. } => {
                range(bank, Span::SECOND.times(30), Span::DAY.times(60))?;
                range(increment, Span::ZERO, Span::DAY.times(7))?;
            }
            Self::Period { length, .. } => {
                range(length, Span::MINUTE.times(5), Span::DAY.times(14))?;
            }
        }
        if self.weekends() == Weekends::Rest && !self.slow() {
            return Err(ClockFault::FastWeekends);
        }
        Ok(self)
    }

    /// The tag `TimeControl` of files that have one: `-`, `300+3`, `1/259200`; `?` where the tag has
    /// no words for it.
    #[must_use]
    pub(crate) fn tag(self) -> String {
        match self {
            Self::None => "-".to_owned(),
            Self::Move { limit, bank: Span::ZERO, .. } | Self::Period { length: limit, .. } => {
                format!("1/{}", limit.0 / 1000)
            }
            Self::Bank { bank, increment: Span::ZERO, .. } => (bank.0 / 1000).to_string(),
            Self::Bank { bank, increment, .. } => {
                format!("{}+{}", bank.0 / 1000, increment.0 / 1000)
            }
            Self::Move { .. } => "?".to_owned(),
        }
    }
}

impl fmt::Display for ClockTerms {
    /// The usual way to type it; [`ClockTerms::typed`] reads it back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none")?,
            Self::Move { limit, bank, .. } => {
                write!(f, "{limit} a move")?;
                if !bank.is_zero() {
                    write!(f, " + {bank} bank")?;
                }
            }
            Self::Bank { bank, increment, .. } => match (live(*bank), increment.0 % 1000) {
                (Some(minutes), 0) if *increment <= Span::SECOND.times(180) => {
                    write!(f, "{minutes}+{}", increment.0 / 1000)?;
                }
                _ => write!(f, "{bank} + {increment}")?,
            },
            Self::Period { length, pace } => {
                write!(f, "period {length}")?;
                if *pace == Pace::AtOnce {
                    f.write_str(" at once")?;
                }
            }
        }
        if self.weekends() == Weekends::Rest { f.write_str(", weekends off") } else { Ok(()) }
    }
}

/// The minutes of a bank, if it is a fast one of whole minutes.
const fn live(bank: Span) -> Option<i64> {
    let whole = bank.0 % Span::MINUTE.0 == 0 && bank.0 <= 180 * Span::MINUTE.0;
    if whole { Some(bank.0 / Span::MINUTE.0) } else { None }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn no_bank(bank: &Span) -> bool {
    bank.is_zero()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn ordinary(weekends: &Weekends) -> bool {
    matches!(weekends, Weekends::Count)
}
