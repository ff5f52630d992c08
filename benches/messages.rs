//! What it costs to hear of messages that are not for the bot.
//!
//! ```text
//! cargo bench --bench messages
//! ```
//!
//! Whoever lets moves be written in servers is told by Discord of every message there, each without a
//! word. This is what one costs, from the frame of the gateway on: to inflate it, to read it as an
//! event, to see that it is not for the bot. The number to look at is the share of one processor that
//! 1,000 such messages a second take.

use std::error::Error;
use std::hint::black_box;
use std::io::{Read, Write};

use cpu_time::ThreadTime;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use patt::discord::inbound::read_message;
use serde_json::{Value, json};
use serenity::model::event::{Event, GatewayEvent};
use serenity::model::id::UserId;

const EVENTS: u32 = 20_000;
const A_SECOND: f64 = 1_000.0;

/// A message of a server as a bot hears of it that may not read it.
fn event() -> Value {
    json!({ "op": 0, "s": 42, "t": "MESSAGE_CREATE", "d": {
        "type": 0, "tts": false, "timestamp": "2026-11-22T12:00:00.000000+00:00", "pinned": false,
        "mentions": [], "mention_roles": [], "mention_everyone": false,
        "member": {
            "roles": ["1100000000000000001", "1100000000000000002"], "premium_since": null,
            "pending": false, "nick": null, "mute": false,
            "joined_at": "2024-03-01T09:30:00.000000+00:00", "flags": 0, "deaf": false,
            "communication_disabled_until": null, "banner": null, "avatar": null,
        },
        "id": "1100000000000000000", "guild_id": "1100000000000000003", "flags": 0, "embeds": [],
        "edited_timestamp": null, "content": "", "components": [],
        "channel_id": "1100000000000000004", "channel_type": 0, "attachments": [],
        "author": {
            "username": "somebody", "public_flags": 0, "id": "1100000000000000005",
            "global_name": "Somebody", "discriminator": "0", "clan": null,
            "avatar_decoration_data": null, "avatar": "0123456789abcdef0123456789abcdef",
        },
    }})
}

fn main() -> Result<(), Box<dyn Error>> {
    let text = event().to_string();
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes())?;
    let packed = packed.finish()?;
    let me = UserId::new(9);
    let begun = ThreadTime::now();
    for _ in 0..EVENTS {
        let mut text = String::new();
        ZlibDecoder::new(black_box(packed.as_slice())).read_to_string(&mut text)?;
        let event: GatewayEvent = serde_json::from_str(&text)?;
        let GatewayEvent::Dispatch(_, Event::MessageCreate(told)) = event else {
            return Err("that is a message".into());
        };
        if black_box(read_message(&told.message, me)).is_some() {
            return Err("it is not for the bot".into());
        }
    }
    let each = begun.elapsed() / EVENTS;
    println!("a message that is not for the bot: {} bytes, {each:?} of processor time", text.len());
    println!(
        "1,000 of them a second: {:.2} % of one processor",
        each.as_secs_f64() * A_SECOND * 100.0
    );
    Ok(())
}
