//! Where the answer to a request goes: a new message, or the place of the one that was pressed.

use crate::message::{Message, Press, PressId, Reply, Request, State};
use crate::show::picker::claimed_after;

/// The most characters of a typed move.
pub(crate) const TYPED_MOST: usize = 60;

/// The number a pressed thing was made at: of a position, or in a hidden game its player's own.
pub(crate) const fn position(state: State) -> Option<u32> {
    match state {
        State::Position(number) | State::Own(number) => Some(number),
        State::Offer(_) | State::Terms(_) | State::None => None,
    }
}

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

/// Whether a press comes from a private message that answers may replace. The button that opens the
/// picker is public; inside the picker its id says more.
pub(crate) fn from_picker(id: &PressId) -> bool {
    match id.press {
        Press::Pick | Press::ClaimPick => !id.arg.is_empty(),
        Press::DrawClaim => claimed_after(&id.arg).is_some(),
        press => {
            matches!(press, Press::PickBand | Press::PickStep | Press::Play | Press::Retry)
        }
    }
}
