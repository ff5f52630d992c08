//! Looking through all that somebody is sent.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;
use tracing::subscriber::DefaultGuard;

/// All texts of something that was sent, and of the files beside it.
#[derive(Default)]
pub struct Heard(String);

impl Heard {
    pub fn of(sent: &Value, files: &[Vec<u8>]) -> Self {
        // Who asked, and that the bot answered, is what the client knows of its own.
        let mut sent = sent.clone();
        if let Some(fields) = sent.as_object_mut() {
            for own in ["only_for", "author", "interaction", "interaction_metadata", "timestamp"] {
                fields.remove(own);
            }
            for own in ["id", "channel_id", "edited_timestamp", "nonce"] {
                fields.remove(own);
            }
        }
        let mut text = texts(&sent).join("\n");
        for file in files.iter().filter(|file| !is_picture(file)) {
            text.push('\n');
            text.push_str(&String::from_utf8_lossy(file));
        }
        Self(text)
    }

    pub fn all(self) -> String {
        self.0
    }
}

fn is_picture(file: &[u8]) -> bool {
    file.starts_with(b"\x89PNG") || file.starts_with(b"GIF8")
}

/// Every text in JSON, however deep, but addresses of files, which the sandbox makes.
pub fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(list) => list.iter().flat_map(texts).collect(),
        Value::Object(fields) => {
            let told =
                fields.iter().filter(|(key, _)| !matches!(key.as_str(), "url" | "proxy_url"));
            told.flat_map(|(_, value)| texts(value)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

/// Which of these stand in a text as words of their own.
pub fn found<'a>(text: &str, wanted: &'a [String]) -> impl Iterator<Item = &'a str> {
    let part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let stands = |word: &str| {
        text.match_indices(word).any(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + word.len()..]);
            !part(before.chars().next_back()) && !part(after.chars().next())
        })
    };
    let found: Vec<_> = wanted.iter().map(String::as_str).filter(|word| stands(word)).collect();
    found.into_iter()
}

/// What is logged on this thread.
pub struct Log {
    lines: Lines,
    _guard: DefaultGuard,
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    pub fn begin() -> Self {
        let lines = Lines::default();
        let writer = lines.clone();
        let logged = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::INFO)
            .with_writer(move || writer.clone())
            .finish();
        Self { lines, _guard: tracing::subscriber::set_default(logged) }
    }

    pub fn text(&self) -> String {
        let bytes = self.lines.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

#[test]
fn a_face_is_found_wherever_it_stands() {
    let faces = ["Bea".to_owned(), "77".to_owned(), "ZAQKJ5".to_owned()];
    let leaks =
        |sent: Value, files: Vec<Vec<u8>>| found(&Heard::of(&sent, &files).all(), &faces).count();
    let clean = serde_json::json!({
        "content": "Referee to White: a beautiful Beam, 770 points",
        "embeds": [{ "title": "Games", "description": "somebody" }],
        "only_for": "77",
    });
    assert_eq!(leaks(clean.clone(), vec![b"1. e2e4".to_vec()]), 0);
    assert_eq!(leaks(clean.clone(), vec![b"White: Bea\n".to_vec()]), 1);
    assert_eq!(leaks(clean.clone(), vec![b"\x89PNG Bea".to_vec()]), 0);
    for (pointer, planted) in [
        ("/content", serde_json::json!("It is <@77>'s period")),
        ("/embeds/0/title", serde_json::json!("Bea")),
        ("/embeds/0/description", serde_json::json!("somebody - Bea, #ZAQKJ5")),
        ("/embeds/0", serde_json::json!({ "fields": [{ "name": "a", "value": "Bea" }] })),
        ("/embeds/0", serde_json::json!({ "footer": { "text": "Bea" } })),
        ("/content", serde_json::json!("Bea: your period")),
    ] {
        let mut sent = clean.clone();
        *sent.pointer_mut(pointer).expect("it is there") = planted;
        assert!(leaks(sent, Vec::new()) > 0, "{pointer}");
    }
    for (field, planted) in [
        ("attachments", serde_json::json!([{ "filename": "veil-ZAQKJ5.txt" }])),
        ("attachments", serde_json::json!([{ "description": "Bea has moved" }])),
        ("components", serde_json::json!([{ "components": [{ "custom_id": "1bo.ZAQKJ5.-" }] }])),
        ("components", serde_json::json!([{ "components": [{ "label": "Block Bea" }] }])),
        ("components", serde_json::json!([{ "components": [{ "custom_id": "1pr.-.-.k.77" }] }])),
        ("allowed_mentions", serde_json::json!({ "users": ["77"] })),
        ("mentions", serde_json::json!([{ "id": "77", "username": "b" }])),
    ] {
        let mut sent = clean.clone();
        sent[field] = planted;
        assert!(leaks(sent, Vec::new()) > 0, "{field}");
    }
}
