//! What goes out: the answer to an interaction, and posts beside it.

use std::sync::Arc;

use super::PressId;
use crate::table::{ChannelId, MessageId, PersonId, TableId};

/// Everything that follows from one request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The answer to the interaction itself.
    pub answer: Answer,
    /// What else is to be sent, in this order.
    pub then: Vec<Delivery>,
}

/// The answer to an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A new message; if it is a table's board, the store wants to know its number.
    Message(Message, Option<Purpose>),
    /// The pressed message changes to this.
    Update(Message),
    /// A form.
    Modal(Modal),
    /// Completions: shown text and value, at most 25.
    Choices(Vec<(String, String)>),
}

/// Something to send that answers no interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// The number of its row in the outbox; it is kept until it was delivered or given up.
    pub outbox: u64,
    /// What is to be done.
    pub post: Post,
}

/// A change to a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Post {
    /// A new message in a channel.
    Send {
        /// Where.
        channel: ChannelId,
        /// What.
        message: Message,
        /// What it is to its table.
        purpose: Option<Purpose>,
        /// Kind, table and state in at most 16 characters: the guard against doubles.
        nonce: String,
    },
    /// A direct message. Whoever takes none is told of through [`App::closed`](super::App::closed).
    Direct {
        /// To whom.
        person: PersonId,
        /// The table it is about.
        about: Option<TableId>,
        /// What.
        message: Message,
        /// The guard against doubles, as for `Send`.
        nonce: String,
    },
    /// A private message beside the answer, to whoever asked; only with an interaction. It is lost
    /// if Discord does not take it.
    Whisper {
        /// What.
        message: Message,
    },
    /// A message changes to this.
    Edit {
        /// Where.
        channel: ChannelId,
        /// Which.
        id: MessageId,
        /// What.
        message: Message,
    },
    /// Something is to be done about a thread.
    Thread(ThreadPost),
    /// The private answer to an interaction changes to this, while Discord still allows it: some
    /// minutes long, and not beyond the end of the process.
    Amend {
        /// The number of the interaction.
        interaction: u64,
        /// What.
        message: Message,
    },
    /// A message loses its buttons; its text and picture stay.
    Strip {
        /// Where.
        channel: ChannelId,
        /// Which.
        id: MessageId,
    },
}

/// What is to be done about a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThreadPost {
    /// One is to be opened at a message; what came of it is told by
    /// [`App::threaded`](super::App::threaded).
    Open {
        /// The game it is for.
        table: TableId,
        /// The channel.
        channel: ChannelId,
        /// The message it begins at.
        starter: MessageId,
        /// Its name, at most 100 characters.
        name: String,
        /// After how many minutes without a word it is archived.
        minutes: u16,
    },
    /// People are to be in it.
    Admit {
        /// Which.
        thread: ChannelId,
        /// Who.
        people: Vec<PersonId>,
    },
    /// It is to stay open, or to be opened again.
    Keep {
        /// Which.
        thread: ChannelId,
        /// After how many minutes without a word it is archived.
        minutes: u16,
    },
}

/// What a message is to its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// The challenge, open seat or lobby.
    Invitation(TableId),
    /// The board of this position number; the clock of the turn runs from its delivery.
    Board(TableId, u32),
}

impl Purpose {
    /// The table.
    #[must_use]
    pub const fn table(self) -> TableId {
        match self {
            Self::Invitation(table) | Self::Board(table, _) => table,
        }
    }
}

/// How a delivery went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posted {
    /// Discord has it.
    Done(ChannelId, MessageId),
    /// The message or its place is gone, or the bot may not write there: no use to try again.
    Refused(Refused),
    /// Discord did not answer; to be tried again later.
    Failed,
}

/// Why Discord refused a delivery for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The message is gone.
    MessageGone,
    /// The channel or thread is gone or out of sight.
    PlaceGone,
    /// The bot lacks a right there.
    Forbidden,
    /// The thread is archived or locked.
    Archived,
    /// The person takes no direct messages.
    DirectClosed,
    /// Anything else.
    Other,
}

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The text: its first line is what a phone shows.
    pub content: String,
    /// Only the asker sees it; answers only.
    pub private: bool,
    /// Whom it pings; nobody else is ever mentioned. Silent if empty.
    pub pings: Vec<PersonId>,
    /// Lists and prose.
    pub embed: Option<Embed>,
    /// The picture, shown below the text.
    pub picture: Option<Picture>,
    /// Files.
    pub files: Vec<File>,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
}

impl Message {
    /// A private message of one text.
    #[must_use]
    pub fn private(content: impl Into<String>) -> Self {
        Self { content: content.into(), private: true, ..Self::default() }
    }
}

/// A picture with the words for those who do not see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG.
    pub png: Arc<[u8]>,
    /// The words, at most 1,024 characters.
    pub alt: String,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The words for those who do not see it, if it is a picture; at most 1,024 characters.
    pub alt: String,
}

/// Lists and prose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Embed {
    /// The heading.
    pub title: String,
    /// The text.
    pub text: String,
    /// Headed parts.
    pub fields: Vec<Field>,
    /// The last line.
    pub footer: String,
}

/// A headed part of an embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its heading.
    pub name: String,
    /// Its text.
    pub value: String,
    /// Whether it may stand beside others.
    pub inline: bool,
}

/// A row under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A menu.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// What pressing it means.
    pub does: Does,
    /// Its colour.
    pub style: ButtonStyle,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// What pressing a button means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// It comes back as an interaction.
    Press(PressId),
    /// It opens this address.
    Open(String),
}

/// Colours of buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The main thing to do: blue.
    Main,
    /// Yes: green.
    Yes,
    /// No, and giving up: red.
    No,
    /// The rest: grey.
    Rest,
}

/// A menu of one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What choosing means.
    pub id: PressId,
    /// What it says before a choice.
    pub placeholder: String,
    /// What it offers.
    pub offers: Offers,
}

/// What a menu offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offers {
    /// These, at most 25.
    Entries(Vec<MenuEntry>),
    /// The people of this place.
    People,
}

/// A line of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuEntry {
    /// What it says.
    pub label: String,
    /// What comes back.
    pub value: String,
    /// A second line.
    pub description: String,
    /// Whether it is chosen already.
    pub chosen: bool,
}

/// A form of text fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modal {
    /// What sending it means.
    pub id: PressId,
    /// Its heading, at most 45 characters.
    pub title: String,
    /// Its fields, one or two.
    pub fields: Vec<Input>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Its name when it comes back.
    pub name: String,
    /// What it is called, at most 45 characters.
    pub label: String,
    /// What it says while empty.
    pub placeholder: String,
    /// What it holds already.
    pub value: String,
    /// The most characters.
    pub max: u16,
    /// Whether it is for long text.
    pub long: bool,
    /// Whether it must be filled in.
    pub required: bool,
}
