//! A typed command becomes a [`Command`] of ours.

use serenity::model::application::{CommandData, CommandDataOptionValue, CommandType};
use serenity::model::id::UserId;

use crate::discord::commands::CHALLENGE;
use crate::message::{Command, Content, IMPORT_MOST, Person, Scope, Terms, Upload};
use crate::table::TableId;

/// The command; `None` if we have none of this name. Leaderboards reach `here` if nothing is said: the
/// guild in the data is that of the command, and a global command has none.
pub(super) fn of(data: &CommandData, here: Scope) -> Option<Command> {
    let said = Said(data);
    if data.kind == CommandType::User {
        let opponent = Some(said.person(data.target_id?.to_user_id())?);
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
pub(super) fn completion(data: &CommandData, here: Scope) -> Option<Command> {
    let typed = data.autocomplete()?;
    let (option, typed) = (typed.name.to_owned(), typed.value.to_owned());
    // A required option may still be missing while another is typed.
    let command = of(data, here).or_else(|| match data.name.as_str() {
        "rules" => Some(Command::Rules { game: String::new(), page: Some(typed.clone()) }),
        _ => None,
    })?;
    Some(Command::Complete { command: Box::new(command), option, typed })
}

/// The options as they were said.
struct Said<'a>(&'a CommandData);

impl Said<'_> {
    fn value(&self, name: &str) -> Option<&CommandDataOptionValue> {
        self.0.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    fn text(&self, name: &str) -> Option<String> {
        match self.value(name)? {
            CommandDataOptionValue::String(text)
            | CommandDataOptionValue::Autocomplete { value: text, .. } => Some(text.clone()),
            _ => None,
        }
    }

    fn file(&self, name: &str) -> Option<Upload> {
        match self.value(name)? {
            CommandDataOptionValue::Attachment(id) => {
                let file = self.0.resolved.attachments.get(id)?;
                let large = file.size as usize > IMPORT_MOST;
                let content = if large { Content::TooLarge } else { Content::At(file.url.clone()) };
                Some(Upload { name: file.filename.clone(), content })
            }
            _ => None,
        }
    }

    fn whole<T: TryFrom<i64>>(&self, name: &str) -> Option<T> {
        match self.value(name)? {
            CommandDataOptionValue::Integer(number) => (*number).try_into().ok(),
            _ => None,
        }
    }

    fn flag(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            CommandDataOptionValue::Boolean(flag) => Some(*flag),
            _ => None,
        }
    }

    fn user(&self, name: &str) -> Option<Person> {
        match self.value(name)? {
            CommandDataOptionValue::User(id) => self.person(*id),
            _ => None,
        }
    }

    fn person(&self, id: UserId) -> Option<Person> {
        super::people::resolved(&self.0.resolved, id)
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
