//! What is sent beside an answer, and how that went.

use super::Message;
use crate::table::{ChannelId, MessageId, PersonId, TableId};

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
    /// A new message in a channel. Beside an answer it may follow that, and shows who asked.
    Send {
        /// Where.
        channel: ChannelId,
        /// What.
        message: Message,
        /// What it is to its table.
        purpose: Option<Purpose>,
        /// The guard against doubles, at most 16 characters, the same for the same post whenever it
        /// is tried.
        nonce: String,
    },
    /// The same, but nobody is to see whose act it follows.
    SendApart {
        /// Where.
        channel: ChannelId,
        /// What.
        message: Message,
        /// What it is to its table.
        purpose: Option<Purpose>,
        /// The guard against doubles.
        nonce: String,
    },
    /// A message that may stand in its channel already, where nobody knows of it: the channel is read
    /// before.
    Look {
        /// Where.
        channel: ChannelId,
        /// What.
        message: Message,
        /// What it is to its table.
        purpose: Option<Purpose>,
        /// The guard against doubles, if a new message is posted.
        nonce: String,
        /// What is known.
        stands: Stands,
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
    /// A message changes to this. Nobody is pinged by it.
    Edit {
        /// Where.
        channel: ChannelId,
        /// Which.
        id: MessageId,
        /// What.
        message: Message,
        /// What it is to its table from then on.
        purpose: Option<Purpose>,
    },
    /// Something is to be done about a thread.
    Thread(ThreadPost),
    /// The private answer to an interaction changes to this, while Discord still allows it: some
    /// minutes long, and not beyond the end of the process.
    EditAnswer {
        /// The number of the interaction.
        interaction: u64,
        /// What.
        message: Message,
    },
    /// The interaction is kept in mind, so that whoever asked can be told more for some minutes: by
    /// `Follow` and `EditAnswer`. Only beside an answer.
    StayInTouch,
    /// A new private message to whoever made an interaction that was kept in mind. Only that it was
    /// lost is told, as a refusal.
    Follow {
        /// The number of the interaction.
        interaction: u64,
        /// What.
        message: Message,
    },
    /// Boards may stand in a channel of which nobody heard: it is read, and they become known. Where the buttons of the
    /// board are not those of this message, it changes to it.
    Search {
        /// Where.
        channel: ChannelId,
        /// The board that is known.
        board: MessageId,
        /// What it is to say.
        message: Message,
        /// What that is to its table.
        purpose: Purpose,
    },
    /// A board is not the newest any more. Nothing waits for this: it is done when there is room.
    Spend {
        /// Where.
        channel: ChannelId,
        /// Which.
        id: MessageId,
        /// What it says from then on; without it the message loses its buttons alone.
        message: Option<Message>,
    },
}

impl Post {
    /// The same when it was tried before and nobody knows what came of it: only what stands after that
    /// message can be it. After a start nobody knows either whether a newer message stands below one
    /// that is to change.
    #[must_use]
    pub fn tried(self, after: Option<MessageId>, started: bool) -> Self {
        match self {
            Self::Send { channel, message, purpose, nonce }
            | Self::SendApart { channel, message, purpose, nonce } => {
                let stands = Stands::Perhaps { after };
                Self::Look { channel, message, purpose, nonce, stands }
            }
            Self::Edit { channel, id, message, purpose } if started => {
                let (nonce, stands) = (String::new(), Stands::Below(id));
                Self::Look { channel, message, purpose, nonce, stands }
            }
            other => other,
        }
    }

    /// The same so that nobody sees whose act it follows.
    #[must_use]
    pub fn apart(self) -> Self {
        match self {
            Self::Send { channel, message, purpose, nonce } => {
                Self::SendApart { channel, message, purpose, nonce }
            }
            other => other,
        }
    }
}

/// Whether a message stands in its channel before it is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// It was not sent before.
    No,
    /// It was, and nobody knows what came of it; it can only be below that message.
    Perhaps {
        /// The newest that is known.
        after: Option<MessageId>,
    },
    /// Perhaps below this message, which else changes to it.
    Below(MessageId),
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
    /// The board, with what everybody may know at this position number, where a board that waits to be posted is to
    /// be posted all the same: to call somebody, or since nobody knows whether this one is seen.
    Line(TableId, u32),
}

impl Purpose {
    /// A board of which nobody can tell how far it is: it is known where it stands, and shows nothing that waits
    /// to be shown.
    #[must_use]
    pub const fn some_board(table: TableId) -> Self {
        Self::Board(table, 0)
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
    /// Whoever asked is out of reach of private messages.
    OutOfReach,
    /// Anything else.
    Other,
}
