//! What tests of this room are made of: tables in every state, and messages as readable text.
//!
//! A test puts a table together, lets people act at it, shows it, and holds the text against a
//! snapshot beside it. Signs are those of the book of conversations: 🔵 🟢 🔴 ⚪ before buttons,
//! 🔗 before links, ▾ before menus, ┃ before frames, 🖼 before alt texts, ‹in 3 days› for times.

mod print;
mod staged;

use std::sync::LazyLock;

pub(crate) use print::Printed;
pub(crate) use staged::{ADA, BEA, CID, DAN, START, Setup, Staged};

use crate::catalog::CATALOG;
use crate::message::{Command, Ground, Person, PersonKind, Place, Posting, Request, Rights};
use crate::render::Painter;
use crate::table::{ChannelId, GuildId, PersonId, TableId};
use crate::words::{Voice, Words};

/// The place where all tables of tests stand.
pub(crate) const GUILD: GuildId = GuildId(5);
pub(crate) const CHANNEL: ChannelId = ChannelId(6);

/// What they are called: 80001W.
pub(crate) const TABLE: TableId = TableId::of_bits(0x1000_003c);

static WORDS: LazyLock<Words> =
    LazyLock::new(|| Words::load(CATALOG).expect("the messages are Fluent"));
static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// A voice of this language.
pub(crate) fn spoken(language: &str) -> Voice<'static> {
    WORDS.voice(language)
}

/// What is shown of no table, in English.
pub(crate) fn en<T: Printed>(show: impl FnOnce(Voice<'static>) -> T) -> String {
    show(spoken("en")).text(START)
}

/// The same in German.
pub(crate) fn de<T: Printed>(show: impl FnOnce(Voice<'static>) -> T) -> String {
    show(spoken("de")).text(START)
}

/// A request of a person who manages nothing, in the place of all tables.
pub(crate) fn request(who: PersonId) -> Request {
    Request {
        interaction: 1,
        at: START,
        who: Person {
            id: who,
            name: staged::name_of(who).to_owned(),
            kind: PersonKind::Human,
            manager: false,
            moderator: false,
            locale: "en-US".to_owned(),
        },
        place: Place {
            channel: CHANNEL,
            parent: None,
            guild: Some(GUILD),
            ground: Ground::Channel,
            posting: Posting::Free,
            may_thread: true,
            threading: Rights::default(),
            reads: true,
        },
        server_locale: None,
        pressed: None,
        command: Command::Help,
    }
}
