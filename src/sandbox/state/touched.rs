//! What has changed since somebody last took note.

use super::ids::Id;

/// Something that is new, changed or gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    Guild,
    People,
    Commands,
    Channel(Id),
    Message { channel: Id, id: Id },
    Interaction(Id),
}
