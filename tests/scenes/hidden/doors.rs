//! No door tells more than its seat may know. Two worlds that a seat cannot tell apart give equal
//! replies, byte for byte: in one the other player has tried, asked and moved; in the other they have
//! not even looked.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::sync::{Arc, Mutex};

use patt::sandbox::Id;
use serde_json::{Value, json};
use tracing_subscriber::fmt::MakeWriter;

use super::{HOUR, begin, letters, moves, public, view};
use crate::games::GAMES;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, id_of};

/// A world in which Ada has done nothing in her period.
async fn quiet() -> House {
    let house = House::start(GAMES).await;
    begin(&house, json!({})).await;
    house
}

/// The same world, in which she has asked, tried in vain, and moved.
async fn busy() -> House {
    let house = quiet().await;
    house.play(house.ada, "any").await;
    let (refused, _) = moves(&house, house.ada).await;
    assert!(!refused.is_empty(), "something was refused");
    house.quiet().await;
    house
}

/// The text without Discord's own numbers, which differ from run to run.
fn numberless(text: &str) -> String {
    let mut out = String::new();
    let mut digits = String::new();
    for sign in text.chars().chain([' ']) {
        if sign.is_ascii_digit() {
            digits.push(sign);
            continue;
        }
        out.push_str(if digits.len() > 14 { "#" } else { &digits });
        digits.clear();
        out.push(sign);
    }
    out
}

/// Without the numbers in the nonces of boards (`"b`, the table, the number): they are mixed with what
/// nobody at the table knows, so they differ between two worlds and tell nothing.
fn keyless(text: &str) -> String {
    let mut parts = text.split("\"b");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str("\"b");
        let is_table = |id: &&str| id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
        let rest = part.get(..6).filter(is_table).map_or(part, |id| {
            out.push_str(id);
            part[6..].trim_start_matches(|sign: char| sign.is_ascii_hexdigit())
        });
        out.push_str(rest);
    }
    out
}

/// All of a message that a person gets, its files included.
fn whole(house: &House, message: &Value) -> String {
    const OWN: [&str; 7] =
        ["id", "channel_id", "timestamp", "edited_timestamp", "url", "proxy_url", "author"];
    fn strip(value: &mut Value) {
        match value {
            Value::Object(map) => {
                map.retain(|key, _| !OWN.contains(&key.as_str()));
                map.values_mut().for_each(strip);
            }
            Value::Array(list) => list.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut kept = message.clone();
    strip(&mut kept);
    let files = message["attachments"].as_array().map_or(0, Vec::len);
    let files = (0..files).map(|nth| {
        let bytes = house.sandbox.file(id_of(message), nth).unwrap_or_default();
        let mut hash = DefaultHasher::new();
        bytes.hash(&mut hash);
        format!("{} bytes, {:x}", bytes.len(), hash.finish())
    });
    keyless(&numberless(&format!("{kept:#}\n{}", files.collect::<Vec<_>>().join("\n"))))
}

fn replied(house: &House, replied: &Done) -> String {
    if replied.message().is_null() {
        return numberless(&format!("{replied:?}"));
    }
    whole(house, replied.message())
}

/// What a door gives in both worlds, to the other player and to a bystander.
async fn same(door: impl AsyncFn(&House, Id) -> Vec<String>) {
    let (quiet, busy) = (quiet().await, busy().await);
    for (one, other) in [(quiet.bea, busy.bea), (quiet.cid, busy.cid)] {
        let (one, other) = (door(&quiet, one).await, door(&busy, other).await);
        assert!(!one.is_empty());
        assert_eq!(one, other);
    }
    quiet.end().await;
    busy.end().await;
}

/// The name of the game at the table.
fn table(house: &House) -> String {
    let board = public(house).pop().expect("a board");
    let ids = board["components"].to_string();
    let from = ids.find("1rv.").expect("My view") + 4;
    ids[from..from + 6].to_owned()
}

async fn asked(house: &House, who: Id, name: &str, options: Value) -> String {
    replied(house, &house.command(who, name, options).await)
}

#[tokio::test]
async fn views_pictures_alt_texts_buttons_and_ids() {
    same(async |house, who| {
        let own = view(house, who).await;
        let mut seen = vec![whole(house, &own)];
        for label in ["As text", "All announcements"] {
            if buttons(&own).contains(&label) {
                let own = view(house, who).await;
                seen.push(replied(house, &house.press(who, &own, label).await));
            }
        }
        seen
    })
    .await;
}

#[tokio::test]
async fn the_board_and_where_men_can_go() {
    same(async |house, who| {
        let named = json!({ "table": table(house) });
        let piece = json!({ "table": table(house), "piece": "K" });
        vec![
            asked(house, who, "board", named.clone()).await,
            asked(house, who, "board", json!({ "table": table(house), "flip": true })).await,
            asked(house, who, "moves", named).await,
            asked(house, who, "moves", piece).await,
        ]
    })
    .await;
}

#[tokio::test]
async fn notices_in_the_channel() {
    same(async |house, _| public(house).iter().map(|message| whole(house, message)).collect())
        .await;
}

#[tokio::test]
async fn direct_messages() {
    same(async |house, who| {
        // Twice in each world, and the period is not over yet.
        house.pass(11 * HOUR).await;
        house.quiet().await;
        let mut seen: Vec<_> =
            letters(house, who).iter().map(|message| whole(house, message)).collect();
        seen.push(format!("{} messages in the channel", public(house).len()));
        seen
    })
    .await;
}

#[tokio::test]
async fn autocompletion() {
    same(async |house, who| {
        let mut seen = Vec::new();
        for (command, option, typed) in [
            ("move", "move", ""),
            ("move", "move", "a"),
            ("move", "move", "an"),
            ("move", "table", ""),
            ("moves", "piece", ""),
            ("replay", "table", ""),
            ("export", "table", ""),
        ] {
            let options = json!({ option: typed });
            let asked =
                house.sandbox.autocomplete(who, house.channel, command, options, option).await;
            let answer = asked.expect("a person can do that").answer().await;
            seen.push(numberless(&format!("{command} {typed}: {answer:?}")));
        }
        seen
    })
    .await;
}

#[tokio::test]
async fn lists_of_games() {
    same(async |house, who| {
        let mut seen = Vec::new();
        for scope in ["mine", "channel", "server"] {
            seen.push(asked(house, who, "games", json!({ "scope": scope })).await);
        }
        seen
    })
    .await;
}

#[tokio::test]
async fn the_order_of_lists() {
    let mut orders = Vec::new();
    for acts in [false, true] {
        let house = quiet().await;
        house.pass(HOUR).await;
        let other = json!({ "game": "clan", "seats": 3 });
        house.command(house.cid, "play", other).await;
        house.pass(HOUR).await;
        if acts {
            house.play(house.ada, "any").await;
            moves(&house, house.ada).await;
        }
        orders.push(asked(&house, house.cid, "games", json!({ "scope": "server" })).await);
        house.end().await;
    }
    assert_eq!(orders[0], orders[1]);
}

#[tokio::test]
async fn history_profile_and_leaderboard() {
    same(async |house, who| {
        let ada = json!({ "player": house.ada.to_string() });
        vec![
            asked(house, who, "history", ada.clone()).await,
            asked(house, who, "history", Value::Null).await,
            asked(house, who, "profile", ada).await,
            asked(house, who, "leaderboard", json!({ "game": "veil" })).await,
            asked(house, who, "leaderboard", json!({ "game": "veil", "scope": "everywhere" }))
                .await,
        ]
    })
    .await;
}

#[tokio::test]
async fn replay_and_export() {
    same(async |house, who| {
        let named = json!({ "table": table(house) });
        let page = house.command(who, "replay", named.clone()).await;
        vec![
            replied(house, &page),
            asked(house, who, "replay", json!({ "table": table(house), "ply": 9 })).await,
            asked(house, who, "export", named).await,
            asked(house, who, "export", json!({ "table": table(house), "format": "txt" })).await,
        ]
    })
    .await;
}

#[tokio::test]
async fn errors_and_refusals() {
    same(async |house, who| {
        let mut seen = Vec::new();
        for text in ["any", "a1a2", "xyzzy", "a", "K"] {
            let options = json!({ "move": text, "table": table(house) });
            seen.push(asked(house, who, "move", options).await);
        }
        let named = json!({ "table": table(house) });
        for command in ["draw", "takeback", "hint", "resign"] {
            seen.push(asked(house, who, command, named.clone()).await);
        }
        seen
    })
    .await;
}

#[tokio::test]
async fn the_question_before_resigning_says_nothing_of_how_much_was_tried() {
    same(async |house, who| {
        let board = public(house).pop().expect("a board");
        vec![replied(house, &house.press(who, &board, "Resign").await)]
    })
    .await;
}

#[tokio::test]
async fn what_is_stored_about_a_person() {
    same(async |house, who| {
        let page = house.command(who, "privacy", Value::Null).await;
        let copy = house.press(who, page.message(), "Export my data").await;
        let bytes = house.sandbox.file(copy.id().expect("a message"), 0).expect("a file");
        vec![numberless(&String::from_utf8_lossy(&bytes))]
    })
    .await;
}

#[tokio::test]
async fn bringing_the_board_down_and_muting() {
    same(async |house, who| {
        let own = view(house, who).await;
        let mut seen = Vec::new();
        for label in ["Mute this turn", "Repost board", "Force end"] {
            seen.push(format!("{label}: {}", buttons(&own).contains(&label)));
        }
        seen.push(numberless(content(&own)));
        seen
    })
    .await;
}

/// Keeps what is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics here").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn log_lines_at_info_level() {
    let mut logs = Vec::new();
    for acts in [false, true] {
        let house = quiet().await;
        house.quiet().await;
        let log = Log::default();
        let lines = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::INFO)
            .without_time()
            .with_ansi(false)
            .with_writer(log.clone())
            .finish();
        let guard = tracing::subscriber::set_default(lines);
        if acts {
            house.play(house.ada, "any").await;
            house.play(house.ada, "b9b9").await;
            moves(&house, house.ada).await;
        }
        house.pass(HOUR).await;
        house.quiet().await;
        drop(guard);
        let bytes = log.0.lock().expect("nobody panics here").clone();
        logs.push(numberless(&String::from_utf8_lossy(&bytes)));
        house.end().await;
    }
    assert_eq!(logs[0], logs[1]);
}

/// What all the others have got by now: the channel and the waiting player's direct messages, with
/// the guards against doubles that were sent along.
fn delivered(house: &House) -> Vec<String> {
    let mut seen: Vec<_> = public(house).iter().map(|message| whole(house, message)).collect();
    seen.extend(letters(house, house.bea).iter().map(|message| whole(house, message)));
    let posted = house.sandbox.requests();
    let board = |request: &&patt::sandbox::Request| {
        let body = request.body.to_string();
        request.method == "POST" && body.contains("nonce") && body.contains("Veil: Ada and Bea")
    };
    let nonces = posted.iter().filter(board).map(|request| request.body["nonce"].to_string());
    seen.extend(nonces.map(|nonce| keyless(&nonce)));
    seen
}

#[tokio::test]
async fn the_hand_over_comes_at_the_same_moment_however_early_the_move_was() {
    let probe = quiet().await;
    let (_, text) = moves(&probe, probe.ada).await;
    probe.end().await;
    let mut worlds = Vec::new();
    for hour in [0, 23] {
        let house = quiet().await;
        super::set(&house, house.bea, "pings", "Both").await;
        house.sandbox.forget_requests();
        let mut seen = Vec::new();
        for now in 0..30 {
            if now == hour {
                house.play(house.ada, &text).await;
            }
            house.quiet().await;
            seen.push(delivered(&house));
            let told = house.pass(HOUR).await;
            if now == 23 {
                told.writes(house.bea, "it is your period").await;
            }
        }
        seen.push(vec![
            whole(&house, &view(&house, house.bea).await),
            asked(&house, house.cid, "games", json!({ "scope": "server" })).await,
            asked(&house, house.bea, "board", json!({ "table": table(&house) })).await,
            asked(&house, house.cid, "replay", json!({ "table": table(&house) })).await,
        ]);
        worlds.push(seen);
        house.end().await;
    }
    let [early, late] = worlds.try_into().expect("two worlds");
    for (hour, (early, late)) in early.iter().zip(&late).enumerate() {
        assert_eq!(early, late, "hour {hour}");
    }
}

#[tokio::test]
async fn scores_change_at_the_end_and_not_before() {
    let house = busy().await;
    let asked_board = async || {
        let asked = json!({ "game": "veil" });
        asked_text(&house.command(house.cid, "leaderboard", asked).await)
    };
    assert!(asked_board().await.starts_with("Nobody"));
    let board = public(&house).pop().expect("a board");
    let question = house.press(house.bea, &board, "Resign").await;
    house
        .press(house.bea, question.message(), "Yes, resign")
        .await
        .shows(house.cid, "resigned")
        .await;
    let text = asked_board().await;
    assert!(text.contains("Bea") && text.contains("1 forfeit"), "{text}");
    assert!(text.contains("mean -1.0"), "{text}");
    assert!(!text.contains("Ada"), "who was left has no score for it: {text}");
    let page = house.command(house.cid, "leaderboard", json!({ "game": "veil" })).await;
    let pairs = house.press(house.cid, page.message(), "Pairs").await;
    let text = asked_text(&pairs);
    // Together they have what Bea lost, and nothing from whom she left.
    assert!(text.contains("Ada and Bea · mean -0.5"), "{text}");
    let profile = house.command(house.bea, "profile", Value::Null).await;
    let text = profile.message()["embeds"][0]["fields"].to_string();
    assert!(text.contains("Mean -1.0") && !text.contains("1500"), "{text}");
    house.end().await;
}

fn asked_text(replied: &Done) -> String {
    crate::support::house::embed(replied.message()).to_owned()
}
