//! Options of a table: what may be said among the options of a game although no game knows it.

use super::Secrecy;
use serde::{Deserialize, Serialize};

use crate::rules::GameInfo;

/// What was agreed about the table itself, whatever is played at it. Stored as JSON: fields may be
/// added with a default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is stored as a field of its own")]
pub struct TableOptions {
    /// Moves may be taken back by consent although the game counts.
    pub takebacks: bool,
    /// Seats stay as people sat down. They do so unless lots are asked for; it was said when they did
    /// not.
    pub listed: bool,
    /// A lobby draws lots for the seats at the start.
    pub drawn: bool,
    /// The house finds the partner, and neither learns who the other is before the end.
    pub anonymous: bool,
    /// The computer plays the host's side too, at this level, and the host watches; 0 is the level of
    /// the other computer, until terms are settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch: Option<u8>,
    /// After how many days without a move those who wait may end a game without a clock or let the
    /// computer play on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u8>,
    /// Beside the person who was asked the computer sits in the other seats, at this level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub computers: Option<u8>,
}

/// What is worth offering for a table of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableOption {
    /// Moves may be taken back by consent.
    Takebacks,
    /// Lots are drawn for the seats at the start.
    Drawn,
    /// Those who wait three days may go on without whoever does not move.
    Limit,
    /// The computer plays itself.
    Watch,
    /// Partners do not know each other.
    Anonymous,
}

impl TableOption {
    const ALL: [Self; 5] =
        [Self::Takebacks, Self::Drawn, Self::Limit, Self::Watch, Self::Anonymous];

    /// As it is typed.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Takebacks => TAKEBACKS,
            Self::Drawn => DRAWN,
            Self::Limit => LIMIT_OFFER,
            Self::Watch => WATCH,
            Self::Anonymous => ANONYMOUS,
        }
    }
}

/// What may be said.
const TAKEBACKS: &str = "takebacks";
const LISTED: &str = "seats as listed";
const DRAWN: &str = "random seats";
const LIMIT: &str = "limit";
/// What is worth offering of limits, and the most days of one.
const LIMIT_OFFER: &str = "limit 3 days";
const LIMIT_MOST: u8 = 30;
const WATCH: &str = "watch";
const COMPUTERS: &str = "computers";
const ANONYMOUS: &str = "anonymous";

impl TableOptions {
    /// What is worth offering in a game.
    #[must_use]
    pub(crate) fn offers(info: &GameInfo) -> Vec<TableOption> {
        let (_, most) = info.seats;
        let fits = |option: &TableOption| match option {
            TableOption::Drawn => most > 2,
            // Elsewhere a clock is the better limit.
            TableOption::Limit => !info.clock.options.is_empty(),
            TableOption::Watch | TableOption::Takebacks => Secrecy::of(info, false).allows_help(),
            TableOption::Anonymous => Self::may_be_anonymous(info),
        };
        TableOption::ALL.into_iter().filter(fits).collect()
    }

    /// Whether partners in a game need not know each other: two who cannot see each other's men.
    #[must_use]
    pub(crate) const fn may_be_anonymous(info: &GameInfo) -> bool {
        info.whispers && info.seats.0 == 2 && info.seats.1 == 2
    }

    /// Whether something of this kind is said.
    #[must_use]
    pub(crate) const fn says(self, option: TableOption) -> bool {
        match option {
            TableOption::Takebacks => self.takebacks,
            TableOption::Drawn => self.drawn,
            TableOption::Limit => self.limit.is_some(),
            TableOption::Watch => self.watch.is_some(),
            TableOption::Anonymous => self.anonymous,
        }
    }

    /// Takes what concerns the table out of a comma list of options; the rest is the game's.
    #[must_use]
    pub(crate) fn take(options: &str) -> (Self, String) {
        let mut customs = Self::default();
        let mut rest = Vec::new();
        for item in options.split(',').map(str::trim) {
            let said = item.to_lowercase().replace(['-', '_'], " ");
            let (word, value) = said.split_once(' ').unwrap_or((&said, ""));
            let level = value.trim().parse().ok();
            // A number alone may be a game's own limit.
            let days = value.trim_end_matches('s').strip_suffix("day");
            let days = days.and_then(|days| days.trim().parse().ok());
            let days = days.filter(|days| (1..=LIMIT_MOST).contains(days));
            match (word, level) {
                (LIMIT, _) if days.is_some() => customs.limit = days,
                _ if said == TAKEBACKS => customs.takebacks = true,
                _ if said == LISTED => customs.listed = true,
                _ if said == DRAWN => customs.drawn = true,
                _ if said == ANONYMOUS => customs.anonymous = true,
                _ if said == WATCH => customs.watch = Some(0),
                (WATCH, Some(level)) => customs.watch = Some(level),
                (COMPUTERS, Some(level)) => customs.computers = Some(level),
                _ => rest.push(item),
            }
        }
        (customs, rest.join(", "))
    }

    /// As they are typed; [`TableOptions::take`] reads them back.
    #[must_use]
    pub(crate) fn text(self) -> String {
        let level = |word: &str, level: u8| match level {
            0 => word.to_owned(),
            level => format!("{word} {level}"),
        };
        let items = [
            self.takebacks.then(|| TAKEBACKS.to_owned()),
            self.listed.then(|| LISTED.to_owned()),
            self.drawn.then(|| DRAWN.to_owned()),
            self.limit.map(|days| format!("{LIMIT} {days} days")),
            self.anonymous.then(|| ANONYMOUS.to_owned()),
            self.watch.map(|said| level(WATCH, said)),
            self.computers.map(|said| level(COMPUTERS, said)),
        ];
        items.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// The same with the options of the game after them.
    #[must_use]
    pub(crate) fn and(self, options: &str) -> String {
        let own = self.text();
        match (own.is_empty(), options.is_empty()) {
            (true, _) => options.to_owned(),
            (false, true) => own,
            (false, false) => format!("{options}, {own}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_own_words_are_taken_out_and_said_again() {
        let takebacks = TableOptions { takebacks: true, ..TableOptions::default() };
        let all = TableOptions { listed: true, ..takebacks };
        let watch = |level| TableOptions { watch: Some(level), ..TableOptions::default() };
        let computers = TableOptions { computers: Some(5), ..TableOptions::default() };
        for (said, customs, rest) in [
            ("", TableOptions::default(), ""),
            ("960 518", TableOptions::default(), "960 518"),
            ("Takebacks", takebacks, ""),
            ("fast, takebacks,seats-as-listed, size 6", all, "fast, size 6"),
            ("Random seats, fast", TableOptions { drawn: true, ..TableOptions::default() }, "fast"),
            ("limit 1 day", TableOptions { limit: Some(1), ..TableOptions::default() }, ""),
            ("Limit 3 days", TableOptions { limit: Some(3), ..TableOptions::default() }, ""),
            ("limit 60", TableOptions::default(), "limit 60"),
            ("limit 5", TableOptions::default(), "limit 5"),
            ("limit 99 days", TableOptions::default(), "limit 99 days"),
            ("watch", watch(0), ""),
            ("Watch 8, fast", watch(8), "fast"),
            ("computers 5", computers, ""),
            (
                "Anonymous, fast",
                TableOptions { anonymous: true, ..TableOptions::default() },
                "fast",
            ),
            ("watch me", TableOptions::default(), "watch me"),
            ("computers 999", TableOptions::default(), "computers 999"),
        ] {
            assert_eq!(TableOptions::take(said), (customs, rest.to_owned()), "{said}");
            assert_eq!(
                TableOptions::take(&customs.and(rest)),
                (customs, rest.to_owned()),
                "{said}"
            );
        }
    }
}
