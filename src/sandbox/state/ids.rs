//! Snowflakes: Discord's ids, which carry the moment of their making.

use crate::sandbox::clock::Millis;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// The first moment that a snowflake can carry: the beginning of 2015.
const EPOCH: Millis = 1_420_070_400_000;

/// The id of anything in the sandbox; written as a decimal string, as on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Id {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl Id {
    /// The id in a JSON value, written as text or as a number.
    pub fn of(value: &serde_json::Value) -> Option<Self> {
        match value {
            serde_json::Value::String(text) => text.parse().ok(),
            serde_json::Value::Number(number) => number.as_u64().map(Self),
            _ => None,
        }
    }

    /// When this id was made.
    pub(crate) fn moment(self) -> Millis {
        (self.0 >> 22) + EPOCH
    }
}

/// Makes ids that grow and never repeat.
#[derive(Debug, Default)]
pub struct Ids {
    last: u64,
}

impl Ids {
    /// From now on ids are higher than this one, too.
    pub fn pass(&mut self, id: Id) {
        self.last = self.last.max(id.0);
    }

    /// A new id, larger than all before.
    pub fn next(&mut self, now: Millis) -> Id {
        self.last = (now.saturating_sub(EPOCH) << 22).max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_carry_their_moment() {
        let mut ids = Ids::default();
        let now = EPOCH + 1_234_567;
        let (first, second) = (ids.next(now), ids.next(now));
        assert!(first < second);
        assert_eq!(first.moment(), now);
        assert_eq!(second.moment(), now);
        assert!(ids.next(now - 5000) > second);
    }
}
