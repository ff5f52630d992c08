//! What of the bot's own messages can be known again in a channel.

use serde_json::Value;

use crate::discord::custom_id;
use crate::message::{AtTable, Press, Purpose, Version};
use crate::table::TableId;

/// Whether a message that stands somewhere is what this body became: the bot's, with the same buttons.
/// Where those name the position of a game, the words may differ: they tell of clocks, which have gone on
/// since. Where they do not, the first line has to be the same; and all words, where there are no buttons.
#[must_use]
pub(crate) fn is_same(stands: &Value, body: &Value) -> bool {
    let (theirs, ours) = (pressed(stands), pressed(body));
    if stands["author"]["bot"] != true || theirs != ours {
        return false;
    }
    let words = |message: &Value| message["content"].as_str().unwrap_or_default().to_owned();
    let first = |message: &Value| words(message).lines().next().unwrap_or_default().to_owned();
    if ours.is_empty() {
        return words(stands) == words(body);
    }
    positions(&ours).any(|(_, position)| position.is_some()) || first(stands) == first(body)
}

/// Whether a message that stands somewhere is an older board of the same game than this body, for this
/// purpose, is to become.
#[must_use]
pub(crate) fn is_older_board(stands: &Value, body: &Value, purpose: Option<Purpose>) -> bool {
    let Some(Purpose::Board(table, newest)) = purpose else { return false };
    if stands["author"]["bot"] != true || is_same(stands, body) {
        return false;
    }
    let theirs = pressed(stands);
    let older = |position: Option<u32>| position.is_some_and(|position| position < newest);
    // In a hidden game no button tells how far it is: all its boards have the same.
    positions(&theirs).any(|(of, position)| of == table && older(position))
        || !theirs.is_empty() && theirs == pressed(body)
}

/// What can be pressed in a message.
fn pressed(message: &Value) -> Vec<&str> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.filter_map(|row| row["components"].as_array()).flatten();
    parts.filter_map(|part| part["custom_id"].as_str()).collect()
}

/// The tables that buttons are for, and the positions that they name.
fn positions(ids: &[&str]) -> impl Iterator<Item = (TableId, Option<u32>)> {
    ids.iter().filter_map(|id| match custom_id::read::<Press>(id) {
        Ok(Press::At(AtTable { table, version: Version::Position(position), .. })) => {
            Some((table, Some(position)))
        }
        Ok(Press::At(AtTable { table, .. })) => Some((table, None)),
        Ok(_) | Err(_) => None,
    })
}
