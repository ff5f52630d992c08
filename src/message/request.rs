//! What came in: who wants what, and where.

use super::{Entered, FormId, MenuId, PeopleId, Place, Press, Scope};
use crate::table::{By, MessageId, PersonId, TableId, Time};

/// One interaction, whatever way it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Discord's number of the interaction or message: the guard against carrying it out twice.
    pub interaction: u64,
    /// When the person pressed or sent it.
    pub at: Time,
    /// Who.
    pub who: Person,
    /// Where.
    pub place: Place,
    /// The language of the server, if there is one and it said so.
    pub server_locale: Option<String>,
    /// The message whose button, menu or form was used; `None` for what was typed as a command.
    pub pressed: Option<Pressed>,
    /// What.
    pub command: Command,
}

impl Request {
    /// The person who asks, as whoever acts at a table.
    #[must_use]
    pub(crate) const fn by(&self) -> By {
        By::Person(self.who.id)
    }

    /// Whether a move was typed as a command or told in a message, so that the board may answer it.
    #[must_use]
    pub(crate) const fn is_typed_move(&self) -> bool {
        matches!(self.command, Command::Move { .. } | Command::Spoken(_))
    }

    /// Whether something can be said beside the answer, to whoever asks alone.
    #[must_use]
    pub(crate) const fn may_whisper(&self) -> bool {
        !matches!(self.command, Command::Spoken(_) | Command::Late)
    }

    /// Whether something was pressed, chosen or sent in a message that only its person sees: the
    /// answer may take its place.
    #[must_use]
    pub(crate) fn in_private(&self) -> bool {
        self.pressed.is_some_and(|pressed| pressed.private)
    }
}

/// A message that carried a pressed thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// Its number.
    pub(crate) message: MessageId,
    /// Whether only the person who pressed sees it.
    pub(crate) private: bool,
}

/// A person as Discord shows them at the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number.
    pub id: PersonId,
    /// The name they go by here.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
    /// Whether they may manage the server.
    pub manager: bool,
    /// Whether they may manage other people's messages here.
    pub moderator: bool,
    /// Their language, such as `en-US`; empty where Discord does not tell it.
    pub locale: String,
}

/// What a user of Discord is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// A person.
    Human,
    /// A bot or a service that we know nothing of.
    Stranger,
    /// We ourselves: playing us is playing the computer.
    House,
}

/// What a person wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `/play`.
    Play(Terms),
    /// `/move`.
    Move {
        /// The typed move; any notation.
        text: String,
        /// Which table, if it was said.
        table: Option<TableId>,
    },
    /// `/board`.
    Board {
        /// From the other side.
        flip: bool,
        /// Which table.
        table: Option<TableId>,
    },
    /// `/moves`.
    Moves {
        /// A cell, a letter or a man in hand.
        piece: Option<String>,
        /// Which table.
        table: Option<TableId>,
    },
    /// `/resign`.
    Resign {
        /// Which table.
        table: Option<TableId>,
    },
    /// `/draw`.
    Draw {
        /// Claim for the position after this move.
        after: Option<String>,
        /// Which table.
        table: Option<TableId>,
    },
    /// `/takeback`.
    Takeback {
        /// Which table.
        table: Option<TableId>,
    },
    /// `/hint`.
    Hint {
        /// Which table.
        table: Option<TableId>,
    },
    /// `/games`.
    Games {
        /// Whose.
        scope: Scope,
        /// Only this game, by slug.
        game: Option<String>,
    },
    /// `/leaderboard`.
    Leaderboard {
        /// Which game, by slug.
        game: String,
        /// This server or everywhere.
        scope: Scope,
    },
    /// `/profile`.
    Profile {
        /// Whose; the asker's own if empty.
        player: Option<Person>,
        /// Only this game.
        game: Option<String>,
    },
    /// `/history`.
    History {
        /// Whose; the asker's own if empty.
        player: Option<Person>,
        /// Only games against this person.
        opponent: Option<Person>,
        /// Only this game.
        game: Option<String>,
    },
    /// `/replay`.
    Replay {
        /// Which table.
        table: Option<TableId>,
        /// The half-move to begin at.
        step: Option<u32>,
    },
    /// `/export`.
    Export {
        /// Which table.
        table: Option<TableId>,
        /// The form of the file.
        form: Option<String>,
    },
    /// `/import`.
    Import {
        /// Which game, by slug.
        game: String,
        /// The file.
        file: Option<Upload>,
        /// What was pasted.
        text: Option<String>,
    },
    /// `/rules`.
    Rules {
        /// Which game.
        game: String,
        /// Which page.
        page: Option<String>,
    },
    /// `/settings`.
    Settings {
        /// One's own or this server's.
        scope: Scope,
    },
    /// `/privacy`.
    Privacy,
    /// `/help`.
    Help,
    /// A message to the bot.
    Spoken(Spoken),
    /// A message to the bot that reached it too late to do what it says.
    Late,
    /// A button.
    Press(Press),
    /// A menu: what was chosen.
    Choose(MenuId, Vec<String>),
    /// A menu of people: who was chosen.
    Pick(PeopleId, Person),
    /// A form: what was entered in it.
    Submit(FormId, Entered),
    /// Completion of an option while a command is typed.
    Complete {
        /// The command so far, with the unfinished text in its place.
        command: Box<Command>,
        /// The name of the option being typed.
        option: String,
        /// What was typed so far.
        typed: String,
    },
}

/// A message to the bot: a direct one, one that names it, or an answer to one of its own. Everybody
/// in the place reads what is said to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Its first line, without the bot's name.
    pub text: String,
    /// The table whose message it answers.
    pub table: Option<TableId>,
    /// Whether it was surely meant for the bot: a direct message, or one that names it.
    pub named: bool,
}

/// The most bytes of a file.
pub const IMPORT_MOST: usize = 256 << 10;

/// A file that came with a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// Its name.
    pub(crate) name: String,
    /// What it holds.
    pub(crate) content: Content,
}

/// What a file holds, as far as it was fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// It lies at this address; it is fetched before the application hears of it.
    At(String),
    /// These bytes.
    Bytes(Vec<u8>),
    /// More than was asked for.
    TooLarge,
    /// It could not be fetched.
    Unreachable,
}

/// The options of `/play` as they were said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The game's slug; nothing opens the setup panel.
    pub game: Option<String>,
    /// Whom to challenge.
    pub opponent: Option<Person>,
    /// The level of the computer, 1 to 10.
    pub computer: Option<u8>,
    /// How many seats.
    pub seats: Option<u8>,
    /// `random`, `me` or `opponent`.
    pub side: Option<String>,
    /// The clock, as typed.
    pub clock: Option<String>,
    /// Whether it counts.
    pub rated: Option<bool>,
    /// The game's options, as typed.
    pub options: Option<String>,
}
