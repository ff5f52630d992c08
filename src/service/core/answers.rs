//! Where the answer to a request goes: a new message, or the place of the one that was pressed.

use crate::message::{Answer, Command, Message, Press, PressId, Reply, Request, State};
use crate::show::picker::claimed_after;

/// Whether the request came from a private panel, so that the public message is a post of its own.
pub(crate) fn panelled(request: &Request) -> bool {
    matches!(&request.command, Command::Press(id) if id.press == Press::Setup)
}

/// The most characters of a typed move.
pub(crate) const TYPED_MOST: usize = 60;

/// The number a pressed thing was made at: of a position, or in a hidden game its player's own.
pub(crate) const fn position(state: State) -> Option<u32> {
    match state {
        State::Position(number) | State::Own(number) => Some(number),
        State::Offer(_) | State::Terms(_) | State::None => None,
    }
}

/// A private message in the place of the private one that was pressed.
pub(crate) fn in_place(request: &Request, message: Message) -> Reply {
    let answer = if pressed_in_private(request) {
        Answer::Update(message)
    } else {
        Answer::Message(message, None)
    };
    Reply::of(answer)
}

/// A private message in the place of the private one that something was pressed in or sent from.
pub(crate) fn secret_answer(request: &Request, message: Message) -> Reply {
    let opened = matches!(&request.command, Command::Press(_) | Command::Submit(..));
    if opened && request.message.is_some() {
        return Reply::update(message);
    }
    Reply::private(message)
}

/// Whether the request was pressed in a private message that the answer may replace.
pub(crate) fn pressed_in_private(request: &Request) -> bool {
    match &request.command {
        Command::Press(id) => {
            from_picker(id)
                || panelled(request)
                || id.press == Press::TakebackAsk
                || id.press == Press::PlayOn
                || id.press == Press::DrawOffer && id.arg == "y"
        }
        _ => false,
    }
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
