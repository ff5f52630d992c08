//! Where the answer to a request goes: a new message, or the place of the one that was pressed.

use crate::message::{Message, Reply, Request};

/// The most characters of a typed move.
pub(crate) const TYPED_MOST: usize = 60;

/// A private message in the place of the private one that something was pressed in or sent from;
/// else a new one.
pub(crate) fn in_place(request: &Request, message: Message) -> Reply {
    if request.in_private() { Reply::update(message) } else { Reply::private(message) }
}

/// What a referee says to a player, in the place of what was said before: whatever is pressed about a
/// try stands under a message to this player alone, private or a letter.
pub(crate) fn referee_answers(request: &Request, message: Message) -> Reply {
    if request.pressed.is_some() { Reply::update(message) } else { Reply::private(message) }
}
