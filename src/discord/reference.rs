//! A short name of a fault, the same in what a person reads and in the log.

use std::fmt;

use crate::table::TableId;

/// A short name of a fault, to find it in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reference(TableId);

impl Reference {
    /// The name of what went wrong with this interaction.
    pub(super) const fn of(interaction: u64) -> Self {
        // Neighbouring numbers get names that do not look alike.
        Self(TableId::of_bits(interaction.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 34))
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = self.0.to_string();
        let (front, back) = signs.split_at(4);
        write!(f, "{front}-{back}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_short_and_its_own() {
        let first = Reference::of(1_573_000_000_000_000_000).to_string();
        assert_eq!((first.len(), first.find('-')), (7, Some(4)));
        assert_ne!(first, Reference::of(1_573_000_000_000_000_001).to_string());
    }
}
