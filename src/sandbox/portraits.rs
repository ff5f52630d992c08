//! `/avatars/{user}/{hash}.png`: what people look like, as Discord's own servers of pictures have it.

use super::hub::Hub;
use super::page::bytes_of;
use super::people::Person;
use super::state::Id;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::Arc;

/// Pixels a side of the picture that somebody gave, beyond which none is served.
const OWN: u32 = 256;
/// The side that is served where none is asked for.
const USUAL: u32 = 128;

/// An avatar, at a `size` of pixels a side that is a power of two from 16 to 4096.
pub async fn avatar(
    State(hub): State<Arc<Hub>>,
    Path((user, name)): Path<(u64, String)>,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    let Some(draw) = hub.portrait else { return StatusCode::NOT_FOUND.into_response() };
    let person = hub.peek(|world| world.person(Id(user)).cloned());
    let own = |person: &Person| {
        let hash = person.avatar.as_deref();
        name.strip_suffix(".png").is_some_and(|asked| Some(asked) == hash)
    };
    let Some(person) = person.filter(own) else { return StatusCode::NOT_FOUND.into_response() };
    let side = match query.get("size").map(|size| size.parse::<u32>()) {
        None => USUAL,
        Some(Ok(side)) if side.is_power_of_two() && (16..=4096).contains(&side) => side.min(OWN),
        Some(_) => return StatusCode::BAD_REQUEST.into_response(),
    };
    bytes_of("image/png", draw(rgb(&person.color), shape(person.id), side))
}

fn shape(id: Id) -> u8 {
    // People who came in the same moment differ in their last bits, others in those of the time.
    ((id.0 ^ (id.0 >> 22)) % 251) as u8
}

/// A colour written as `#rrggbb`.
fn rgb(color: &str) -> [u8; 3] {
    let number = u32::from_str_radix(color.trim_start_matches('#'), 16).unwrap_or(0x7c_8694);
    let [_, red, green, blue] = number.to_be_bytes();
    [red, green, blue]
}
