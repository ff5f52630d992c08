//! The words and numbers that stand in columns.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rules::SeatSet;
use crate::store::db::{AsParam, FromValue, Param, Row, Value};
use crate::store::error::StoreError;
use crate::table::ratings::{Rating, RatingPool, Verdict};
use crate::table::{By, Occupant, PersonId, Phase, Venue};

/// Discord's numbers and the columns' differ in the sign bit only, which Discord never uses.
pub(super) const fn column(number: u64) -> i64 {
    number as i64
}

/// The way back.
pub(super) const fn number(column: i64) -> u64 {
    column as u64
}

pub(super) fn json<T: Serialize>(what: &'static str, value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::unreadable(what, &error))
}

pub(super) fn read_json<T: DeserializeOwned>(
    what: &'static str,
    text: &str,
) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::unreadable(what, &error))
}

impl Row {
    /// What stands in a column as JSON.
    pub(super) fn json<T: DeserializeOwned>(
        &self,
        column: usize,
        what: &'static str,
    ) -> Result<T, StoreError> {
        read_json(what, &self.get::<String>(column)?)
    }
}

/// The word of a phase.
pub(super) const fn state(phase: Phase) -> &'static str {
    match phase {
        Phase::Invited { .. } | Phase::Open { .. } => "waiting",
        Phase::Playing => "playing",
        Phase::Over(_) => "over",
        Phase::Off(_) => "off",
    }
}

/// The columns kind, person and level of a seat.
pub(super) const fn sitter_columns(occupant: &Occupant) -> (&'static str, Option<i64>, Option<u8>) {
    match occupant {
        Occupant::Person { id, .. } => ("person", Some(column(id.0)), None),
        Occupant::Computer { level } => ("computer", None, Some(*level)),
        Occupant::Free => ("free", None, None),
        Occupant::Erased => ("erased", None, None),
    }
}

/// A seat from its columns and the name of its person.
pub(super) fn occupant(
    kind: &str,
    person: Option<i64>,
    level: Option<u8>,
    name: Option<String>,
) -> Result<Occupant, StoreError> {
    match (kind, person, level) {
        ("person", Some(id), _) => {
            Ok(Occupant::Person { id: PersonId(number(id)), name: name.unwrap_or_default() })
        }
        ("computer", _, Some(level)) => Ok(Occupant::Computer { level }),
        ("free", ..) => Ok(Occupant::Free),
        ("erased", ..) => Ok(Occupant::Erased),
        _ => Err(StoreError::unreadable("a seat", &kind)),
    }
}

/// The columns by and person of an entry.
pub(super) const fn by_columns(by: By) -> (&'static str, Option<i64>) {
    match by {
        By::Person(id) => ("person", Some(column(id.0))),
        By::Computer => ("computer", None),
        By::Clock => ("clock", None),
        By::Host => ("host", None),
    }
}

/// Who did it, from the columns.
pub(super) fn by(word: &str, person: Option<i64>) -> Result<By, StoreError> {
    match (word, person) {
        ("person", Some(id)) => Ok(By::Person(PersonId(number(id)))),
        ("computer", _) => Ok(By::Computer),
        ("clock", _) => Ok(By::Clock),
        ("host", _) => Ok(By::Host),
        _ => Err(StoreError::unreadable("an entry", &word)),
    }
}

pub(super) const fn pool(pool: RatingPool) -> &'static str {
    match pool {
        RatingPool::People => "people",
        RatingPool::Computer => "computer",
    }
}

impl AsParam for RatingPool {
    fn param(&self) -> Param<'_> {
        Param::Text(pool(*self))
    }
}

impl FromValue for RatingPool {
    fn from_value(value: &Value) -> Option<Self> {
        let word = String::from_value(value)?;
        [Self::People, Self::Computer].into_iter().find(|&known| pool(known) == word)
    }
}

pub(super) const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won => "won",
        Verdict::Drawn => "drawn",
        Verdict::Lost => "lost",
    }
}

pub(super) fn read_verdict(word: &str) -> Result<Verdict, StoreError> {
    match word {
        "won" => Ok(Verdict::Won),
        "drawn" => Ok(Verdict::Drawn),
        "lost" => Ok(Verdict::Lost),
        _ => Err(StoreError::unreadable("a result", &word)),
    }
}

/// A set of seats as a number with a bit for each.
pub(super) fn seat_bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// The way back.
pub(super) fn bit_seats(bits: i64) -> SeatSet {
    (0..8).filter(|seat| bits >> seat & 1 == 1).map(crate::rules::Seat).collect()
}

/// The columns guild and channel, at these places of the row.
pub(super) fn venue(row: &Row, guild: usize, channel: usize) -> Result<Venue, StoreError> {
    Ok(Venue { guild: row.get(guild)?, channel: row.get(channel)? })
}

/// The columns value, deviation, volatility, games and at, from this place of the row on.
pub(super) fn rating(row: &Row, from: usize) -> Result<Rating, StoreError> {
    Ok(Rating {
        value: row.get(from)?,
        deviation: row.get(from + 1)?,
        volatility: row.get(from + 2)?,
        games: row.get(from + 3)?,
        at: row.get(from + 4)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Act;
    use crate::table::{Against, ClockTerms, SideWish};

    /// Stored forms outlive every version: each reads and is written as it was.
    fn check<T: Serialize + DeserializeOwned>(stored: &[&str]) {
        for &text in stored {
            let value: T = read_json("a test", text).unwrap();
            assert_eq!(json("a test", &value).unwrap(), text);
        }
    }

    #[test]
    fn stored_forms_are_read_for_ever() {
        check::<Act>(&[
            r#"{"move":{"seat":0,"text":"e2e4"}}"#,
            r#"{"withdraw":{"seat":1,"why":"resigned"}}"#,
            r#"{"withdraw":{"seat":1,"why":"out-of-time"}}"#,
            r#"{"withdraw":{"seat":1,"why":"removed"}}"#,
            r#"{"claim":{"seat":0,"key":"threefold_repetition","after":null}}"#,
            r#"{"claim":{"seat":0,"key":"threefold_repetition","after":"g1f3"}}"#,
            r#"{"offer":{"seat":0,"what":"draw"}}"#,
            r#"{"accept":{"seat":1,"what":"takeback"}}"#,
            r#"{"decline":{"seat":1,"what":"draw"}}"#,
            r#"{"hint":{"seat":0}}"#,
            r#""agree""#,
            r#""hand-over""#,
            r#"{"takeback":{"to":3}}"#,
        ]);
        check::<Phase>(&[
            r#"{"invited":{"guest":2,"until":9}}"#,
            r#"{"open":{"until":9}}"#,
            r#""playing""#,
            r#"{"over":"decided"}"#,
            r#"{"over":"closed"}"#,
            r#"{"over":"unreachable"}"#,
            r#"{"over":{"called-off":{"by":2}}}"#,
            r#"{"over":{"force-ended":{"by":2}}}"#,
            r#"{"off":"declined"}"#,
            r#"{"off":"withdrawn"}"#,
            r#"{"off":"expired"}"#,
        ]);
        check::<Against>(&[
            r#"{"person":{"id":2,"name":"Bea"}}"#,
            r#""anyone""#,
            r#"{"computer":{"level":3}}"#,
            r#""alone""#,
        ]);
        check::<SideWish>(&[r#""random""#, r#""first""#, r#""last""#]);
        check::<ClockTerms>(&[r#"{"kind":"none"}"#]);
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let check = |error: StoreError, expect: &str| assert!(error.to_string().contains(expect));
        check(read_json::<Act>("an act", "{}").unwrap_err(), "an act");
        check(occupant("throne", None, None, None).unwrap_err(), "throne");
        check(occupant("person", None, None, None).unwrap_err(), "a seat");
        check(by("nobody", None).unwrap_err(), "nobody");
        check(read_verdict("glorious").unwrap_err(), "glorious");
    }

    #[test]
    fn seats_fit_into_bits() {
        for bits in 0..64 {
            assert_eq!(seat_bits(bit_seats(bits)), bits);
        }
        assert_eq!(number(column(u64::MAX)), u64::MAX);
    }
}
