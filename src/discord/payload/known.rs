//! What of the bot's own messages can be known again in a channel.

use serde_json::Value;

use crate::discord::custom_id;
use crate::message::{AtTable, OwnView, Press, Purpose, TablePress, Version};
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

/// What a message that stands somewhere is, if it is an older board of the same game than this body, for this
/// purpose, is to become.
#[must_use]
pub(crate) fn older_board(
    stands: &Value,
    body: &Value,
    purpose: Option<Purpose>,
) -> Option<Purpose> {
    let Some(Purpose::Board(table, newest)) = purpose else { return None };
    if stands["author"]["bot"] != true || is_same(stands, body) {
        return None;
    }
    let theirs = pressed(stands);
    let mut positions = positions(&theirs).filter(|(of, _)| *of == table);
    if let Some(position) = positions.find_map(|(_, position)| position) {
        return (position < newest).then_some(Purpose::Board(table, position));
    }
    // In a hidden game no button tells how far it is: all its boards but the last have the same. Who is called
    // in the channel because no letter came through gets the view alone.
    let same = !theirs.is_empty() && theirs == pressed(body);
    (same || is_hidden_board(&theirs, table)).then_some(Purpose::some_board(table))
}

/// Whether the same can be pressed in a message that stands somewhere as in what this body would become.
#[must_use]
pub(crate) fn same_buttons(stands: &Value, body: &Value) -> bool {
    pressed(stands) == pressed(body)
}

/// Whether these are the buttons of a board of a hidden game that runs: its players' views, and resigning.
fn is_hidden_board(buttons: &[&str], table: TableId) -> bool {
    let has = |wanted: TablePress| {
        buttons.iter().any(|id| match custom_id::read::<Press>(id) {
            Ok(Press::At(AtTable { table: of, press, .. })) => of == table && press == wanted,
            Ok(_) | Err(_) => false,
        })
    };
    has(TablePress::OwnView(OwnView::New)) && has(TablePress::ResignAsk)
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
