//! What stands in all places at one moment, and what is new since another one.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use patt::sandbox::{Id, Sandbox};
use serde_json::Value;

/// A message with its files.
#[derive(Clone)]
pub struct Seen {
    pub id: Id,
    pub channel: Id,
    pub only_for: Option<Id>,
    pub author: Option<Id>,
    pub text: String,
    pub embeds: Value,
    pub rows: Value,
    pub files: Vec<File>,
    /// The name of the thread at it.
    pub thread: Option<String>,
}

/// A file of a message.
#[derive(Clone, PartialEq)]
pub struct File {
    pub name: String,
    pub alt: String,
    pub bytes: Arc<[u8]>,
}

impl File {
    /// A name for its bytes, with the ending of its own.
    pub fn fingerprint(&self) -> String {
        let mut hash = DefaultHasher::new();
        self.bytes.hash(&mut hash);
        let ending = self.name.rsplit('.').next().unwrap_or_default();
        // Browsers show what they know: everything but pictures is text.
        let ending = if ["png", "gif"].contains(&ending) { ending } else { "txt" };
        format!("{:016x}.{ending}", hash.finish())
    }
}

/// All messages by id.
pub type Look = BTreeMap<Id, Seen>;

/// Keeps the bytes of files, which never change, between looks.
#[derive(Default)]
pub struct Files(BTreeMap<String, Arc<[u8]>>);

/// Looks everywhere with everybody's eyes.
pub fn look(sandbox: &Sandbox, kept: &mut Files) -> Look {
    let people = sandbox.people();
    let direct = people.iter().map(|person| sandbox.dm(person.id));
    let places: BTreeSet<Id> =
        sandbox.channels().into_iter().chain(sandbox.threads()).chain(direct).collect();
    let mut all = Look::new();
    for place in places {
        for person in &people {
            for message in sandbox.messages(place, person.id) {
                if let Some(id) = Id::of(&message["id"])
                    && !all.contains_key(&id)
                {
                    all.insert(id, seen(sandbox, kept, id, place, &message));
                }
            }
        }
    }
    all
}

fn seen(sandbox: &Sandbox, kept: &mut Files, id: Id, channel: Id, message: &Value) -> Seen {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |key: &str| message[key].as_array().cloned().unwrap_or_default();
    let files = list("attachments").into_iter().enumerate().map(|(nth, file)| {
        let bytes = kept
            .0
            .entry(text(&file["id"]))
            .or_insert_with(|| sandbox.file(id, nth).expect("an attachment has its bytes").into());
        File {
            name: text(&file["filename"]),
            alt: text(&file["description"]),
            bytes: Arc::clone(bytes),
        }
    });
    let files = files.collect();
    let author = Id::of(&message["author"]["id"]).filter(|id| *id != sandbox.bot());
    Seen {
        id,
        channel,
        only_for: Id::of(&message["only_for"]),
        author,
        text: text(&message["content"]),
        embeds: message["embeds"].clone(),
        rows: message["components"].clone(),
        files,
        thread: message["thread"]["name"].as_str().map(str::to_owned),
    }
}

/// What became of a message.
pub enum News {
    /// It is new.
    New(Seen),
    /// It was changed.
    Changed(Box<(Seen, Seen)>),
    /// It is gone.
    Gone(Seen),
}

impl News {
    /// The message.
    pub fn seen(&self) -> &Seen {
        match self {
            Self::New(seen) | Self::Gone(seen) => seen,
            Self::Changed(both) => &both.1,
        }
    }
}

impl Seen {
    fn same(&self, other: &Self) -> bool {
        self.text == other.text
            && self.embeds == other.embeds
            && self.rows == other.rows
            && self.files == other.files
            && self.thread == other.thread
    }
}

/// What is new, in the order in which it is read: place by place, beginning with `home`; there first
/// the message that was pressed, then new ones as they were posted, then other changes.
pub fn news(before: &Look, after: &Look, home: Id, pressed: Option<Id>) -> Vec<News> {
    let mut all: Vec<((bool, Id, u8, Id), News)> = Vec::new();
    for (id, now) in after {
        let place = (now.channel != home, now.channel);
        match before.get(id) {
            None => all.push(((place.0, place.1, 1, *id), News::New(now.clone()))),
            Some(then) if !then.same(now) => {
                let turn = if pressed == Some(*id) { 0 } else { 2 };
                let change = News::Changed(Box::new((then.clone(), now.clone())));
                all.push(((place.0, place.1, turn, *id), change));
            }
            Some(_) => {}
        }
    }
    for (id, then) in before.iter().filter(|(id, _)| !after.contains_key(id)) {
        all.push(((then.channel != home, then.channel, 3, *id), News::Gone(then.clone())));
    }
    all.sort_by_key(|(turn, _)| *turn);
    all.into_iter().map(|(_, news)| news).collect()
}
