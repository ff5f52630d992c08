//! What the Discord room itself has to say, when the application cannot be asked.

use std::fmt;

use super::custom_id::NotAnId;
use super::inbound::Puzzle;
use crate::service::Message;
use crate::table::TableId;

/// The answer to what cannot be understood.
pub(super) fn puzzle(puzzle: Puzzle) -> Message {
    Message::private(match puzzle {
        Puzzle::Id(NotAnId::Stale) => {
            "That button is from an older version of me. Use /board to get fresh ones."
        }
        Puzzle::Id(NotAnId::Foreign) => "I do not know that button. Use /board or /games to go on.",
        Puzzle::Command => {
            "I do not know that command any more. Wait a minute, then pick it from the list again."
        }
    })
}

/// The answer when a request broke.
pub(super) fn broken(reference: Reference) -> Message {
    Message::private(format!(
        "Something broke on my side and nothing was changed; please try again. If it stays, \
         mention {reference}."
    ))
}

/// What is said when a request takes far too long; it may still be carried out.
pub(super) fn stuck() -> Message {
    Message::private(
        "This takes longer than it should. Look at /board in a minute before you try again.",
    )
}

/// What is left of a private "Recording..." once the public message stands.
pub(super) fn recorded() -> Message {
    Message::private("Done: the new message stands below.")
}

/// What is said when a form would have been the answer but came too late.
pub(super) fn once_more() -> Message {
    Message::private("That took me too long. Press the button once more.")
}

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
