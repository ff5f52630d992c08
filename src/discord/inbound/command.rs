//! A typed command becomes a [`Command`] of ours.

use serde_json::Value;

use super::raw::{self, Given, Snowflake};
use crate::discord::commands::CHALLENGE;
use crate::message::{Command, Person, Scope, Terms, Upload};
use crate::table::TableId;

/// The number of commands in the menu of a person.
const ON_PERSON: u8 = 2;

/// Types of options, by Discord's numbers.
mod kind {
    pub(super) const TEXT: u8 = 3;
    pub(super) const WHOLE: u8 = 4;
    pub(super) const FLAG: u8 = 5;
    pub(super) const USER: u8 = 6;
    pub(super) const FILE: u8 = 11;
}

/// The command; `None` if we have none of this name. Leaderboards reach `here` if nothing is said: the
/// guild in the data is that of the command, and a global command has none.
pub(super) fn of(data: &raw::Command, here: Scope) -> Option<Command> {
    let said = Said(data);
    if data.kind == Some(ON_PERSON) {
        let opponent = Some(said.person(data.target_id?)?);
        return (data.name == CHALLENGE)
            .then(|| Command::Play(Terms { opponent, ..Terms::default() }));
    }
    Some(match data.name.as_str() {
        "play" => Command::Play(Terms {
            game: said.text("game"),
            opponent: said.user("opponent"),
            computer: said.whole("computer"),
            seats: said.whole("seats"),
            side: said.text("side"),
            clock: said.text("clock"),
            rated: said.flag("rated"),
            options: said.text("options"),
        }),
        "move" => {
            Command::Move { text: said.text("move").unwrap_or_default(), table: said.table() }
        }
        "board" => Command::Board { flip: said.flag("flip").unwrap_or(false), table: said.table() },
        "moves" => Command::Moves { piece: said.text("piece"), table: said.table() },
        "resign" => Command::Resign { table: said.table() },
        "draw" => Command::Draw { after: said.text("after"), table: said.table() },
        "takeback" => Command::Takeback { table: said.table() },
        "hint" => Command::Hint { table: said.table() },
        "games" => {
            Command::Games { scope: said.scope().unwrap_or(Scope::Mine), game: said.text("game") }
        }
        "leaderboard" => {
            Command::Leaderboard { game: said.text("game")?, scope: said.scope().unwrap_or(here) }
        }
        "profile" => Command::Profile { player: said.user("player"), game: said.text("game") },
        "history" => Command::History {
            player: said.user("player"),
            opponent: said.user("opponent"),
            game: said.text("game"),
        },
        "replay" => Command::Replay { table: said.table(), step: said.whole("ply") },
        "export" => Command::Export { table: said.table(), form: said.text("format") },
        "import" => Command::Import {
            game: said.text("game")?,
            file: said.file("file"),
            text: said.text("text"),
        },
        "rules" => Command::Rules { game: said.text("game")?, page: said.text("page") },
        "settings" => Command::Settings { scope: said.scope().unwrap_or(Scope::Mine) },
        "privacy" => Command::Privacy,
        "help" => Command::Help,
        _ => return None,
    })
}

/// The completion that is asked for; `None` if we have no such command.
pub(super) fn completion(data: &raw::Command, here: Scope) -> Option<Command> {
    let mut options = data.options.iter().flatten();
    let focused = options.find(|option| option.focused == Some(true))?;
    let (option, typed) = (focused.name.clone(), written(focused)?);
    // A required option may still be missing while another is typed.
    let command = of(data, here).or_else(|| match data.name.as_str() {
        "rules" => Some(Command::Rules { game: String::new(), page: Some(typed.clone()) }),
        _ => None,
    })?;
    Some(Command::Complete { command: Box::new(command), option, typed })
}

/// The options as they were said.
struct Said<'a>(&'a raw::Command);

impl Said<'_> {
    /// What was given for an option of this type; what is still being typed is text, whatever it
    /// will be.
    fn value(&self, name: &str, kind: u8) -> Option<&Given> {
        let mut options = self.0.options.iter().flatten();
        let given = options.find(|option| option.name == name)?;
        let typed = if given.focused == Some(true) { kind::TEXT } else { given.kind };
        (typed == kind).then_some(given)
    }

    fn text(&self, name: &str) -> Option<String> {
        written(self.value(name, kind::TEXT)?)
    }

    fn file(&self, name: &str) -> Option<Upload> {
        let id = number(self.value(name, kind::FILE)?)?;
        Some(self.0.resolved.as_ref()?.attachments.as_ref()?.get(&id)?.upload())
    }

    fn whole<T: TryFrom<i64>>(&self, name: &str) -> Option<T> {
        self.value(name, kind::WHOLE)?.value.as_ref()?.as_i64()?.try_into().ok()
    }

    fn flag(&self, name: &str) -> Option<bool> {
        self.value(name, kind::FLAG)?.value.as_ref()?.as_bool()
    }

    fn user(&self, name: &str) -> Option<Person> {
        self.person(number(self.value(name, kind::USER)?)?)
    }

    fn person(&self, id: Snowflake) -> Option<Person> {
        super::people::resolved(self.0.resolved.as_ref()?, id)
    }

    /// The table of the option `table`. What names none is as good as not said: the service then
    /// asks which one is meant.
    fn table(&self) -> Option<TableId> {
        self.text("table")?.parse().ok()
    }

    fn scope(&self) -> Option<Scope> {
        match self.text("scope")?.as_str() {
            "mine" => Some(Scope::Mine),
            "channel" => Some(Scope::Channel),
            "server" => Some(Scope::Server),
            "everywhere" => Some(Scope::Everywhere),
            _ => None,
        }
    }
}

/// A value as it was written.
fn written(given: &Given) -> Option<String> {
    match given.value.as_ref()? {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// The number of who or what was given.
fn number(given: &Given) -> Option<Snowflake> {
    Snowflake::try_from(given.value.as_ref()?.as_str()?.to_owned()).ok()
}
