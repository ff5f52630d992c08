//! Names of things outside the rules: people, places, tables and moments.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);
    };
}

id!(
    /// A person, by Discord's number.
    PersonId
);
id!(
    /// A channel or thread, by Discord's number.
    ChannelId
);
id!(
    /// A server, by Discord's number.
    GuildId
);
id!(
    /// A message, by Discord's number.
    MessageId
);

/// A moment: milliseconds since 1970, UTC.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Time(pub i64);

impl Time {
    /// Whole seconds since 1970, rounded down.
    #[must_use]
    pub(crate) const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// The moment this many milliseconds later.
    #[must_use]
    pub const fn plus(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }
}

/// The name of a table: 30 random bits, shown as six Crockford base-32 signs. Tells no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(u32);

const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl TableId {
    /// The name made of the low 30 bits of `bits`.
    #[must_use]
    pub const fn of_bits(bits: u64) -> Self {
        Self(bits as u32 & ((1 << 30) - 1))
    }

    /// Its 30 bits, for the store.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for nth in (0..6).rev() {
            let sign = SIGNS[(self.0 >> (5 * nth)) as usize & 31];
            fmt::Write::write_char(f, char::from(sign))?;
        }
        Ok(())
    }
}

/// The text is no table name: six signs of Crockford's base 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game's name has six letters or digits, such as K7QF2M")]
pub struct NotATable;

impl FromStr for TableId {
    type Err = NotATable;

    /// Reads a name in either case, with or without `#`; `I` and `L` are read as 1, `O` as 0.
    fn from_str(text: &str) -> Result<Self, NotATable> {
        let text = text.trim().trim_start_matches('#');
        if text.len() != 6 {
            return Err(NotATable);
        }
        let mut bits = 0;
        for sign in text.bytes() {
            let sign = match sign.to_ascii_uppercase() {
                b'I' | b'L' => b'1',
                b'O' => b'0',
                other => other,
            };
            let value = SIGNS.iter().position(|&known| known == sign).ok_or(NotATable)?;
            bits = bits << 5 | value as u32;
        }
        Ok(Self(bits))
    }
}

/// Who stands in the records for all who had themselves erased. Discord gives nobody this number.
pub(crate) const NOBODY: PersonId = PersonId(0);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_name_reads_back() {
        for bits in [0, 1, 31, 32, 123_456_789, (1 << 30) - 1] {
            let id = TableId::of_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(format!("#{}", id.to_string().to_lowercase()).parse(), Ok(id));
        }
        assert_eq!("K7QF2".parse::<TableId>(), Err(NotATable));
        assert_eq!("K7QF2U".parse::<TableId>(), Err(NotATable));
        assert_eq!("OIL000".parse::<TableId>().unwrap().to_string(), "011000");
    }
}
