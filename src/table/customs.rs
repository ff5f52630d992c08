//! Customs of a table: what may be said among the options of a game although no game knows it.

use serde::{Deserialize, Serialize};

/// What was agreed about the table itself, whatever is played at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Customs {
    /// Moves may be taken back by consent although the game counts.
    pub takebacks: bool,
    /// Seats stay as people sat down; otherwise a lobby draws lots at the start.
    pub listed: bool,
}

/// What may be said.
const TAKEBACKS: &str = "takebacks";
const LISTED: &str = "seats as listed";

impl Customs {
    /// Everything that may be said.
    pub const WORDS: [&str; 2] = [TAKEBACKS, LISTED];

    /// Takes what concerns the table out of a comma list of options; the rest is the game's.
    #[must_use]
    pub fn take(options: &str) -> (Self, String) {
        let mut customs = Self::default();
        let mut rest = Vec::new();
        for item in options.split(',').map(str::trim) {
            match item.to_lowercase().replace(['-', '_'], " ").as_str() {
                TAKEBACKS => customs.takebacks = true,
                LISTED => customs.listed = true,
                _ => rest.push(item),
            }
        }
        (customs, rest.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_own_words_are_taken_out() {
        let all = Customs { takebacks: true, listed: true };
        for (said, customs, rest) in [
            ("", Customs::default(), ""),
            ("960 518", Customs::default(), "960 518"),
            ("Takebacks", Customs { takebacks: true, listed: false }, ""),
            ("fast, takebacks,seats-as-listed, size 6", all, "fast, size 6"),
        ] {
            assert_eq!(Customs::take(said), (customs, rest.to_owned()), "{said}");
        }
    }
}
