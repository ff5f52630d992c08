//! What a decision comes to.

use crate::table::{Entry, Heard, Marked, Phase, Table};

/// What was decided: the table as it will be once this is stored. Until then the old one counts.
#[derive(Clone, Debug)]
pub struct Decided {
    /// The table afterwards.
    pub table: Table,
    /// The number of the first new entry.
    pub from: u32,
    /// How many marks there were before.
    pub marks_from: usize,
    /// The phase before; `None` if the table is new.
    pub before: Option<Phase>,
}

impl Decided {
    /// The new entries; forced moves and agreements of the host among them.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.table.record().log.get(self.from as usize..).unwrap_or(&[])
    }

    /// The new marks.
    #[must_use]
    pub(crate) fn marks(&self) -> &[Marked] {
        self.table.record().marks.get(self.marks_from..).unwrap_or(&[])
    }

    /// What is said because of it.
    pub fn heard(&self) -> impl Iterator<Item = &Heard> {
        self.table.heard().iter().filter(|heard| heard.ply >= self.from)
    }

    /// Whether the game began with it.
    #[must_use]
    pub fn begins(&self) -> bool {
        let waited = matches!(self.before, None | Some(Phase::Invited { .. } | Phase::Open { .. }));
        waited && matches!(self.table.record().phase, Phase::Playing | Phase::Over(_))
    }

    /// Whether the game ended with it.
    #[must_use]
    pub fn ends(&self) -> bool {
        self.before.is_none_or(|phase| !matches!(phase, Phase::Over(_)))
            && matches!(self.table.record().phase, Phase::Over(_))
    }
}
