//! What people do, and how they read the answer.

use std::time::Duration;

use patt::sandbox::{Handle, Id, Impossible, Replied};
use patt::table::TableId;
use serde_json::Value;

use super::accounts::Told;
use super::run::Trial;
use super::support::house::{buttons, content, id_of};

/// How long somebody looks at an answer that says that it is still to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// How answers begin by which nothing was done, for a reason that passes.
const PASSING: [(&str, &str); 7] = [
    ("Something went wrong on my side", "went wrong"),
    ("I am restarting", "restarting"),
    ("That took me too long", "took too long"),
    ("This is taking longer", "takes longer"),
    ("That was too fast", "too fast"),
    ("Which game do you mean", "which game"),
    ("That reached me only now", "too late"),
];

impl Trial {
    /// What somebody reads in the end; nothing if nothing is answered.
    pub async fn answer(&self, asked: Result<Handle, Impossible>) -> Option<Replied> {
        // What they wanted to press is gone by now.
        let asked = asked.ok()?;
        let answered = tokio::time::timeout(PATIENCE, asked.finished()).await;
        let replied = match answered {
            Ok(Ok(replied)) => replied,
            Ok(Err(_)) => {
                self.accounts.answered("nothing within three seconds");
                return None;
            }
            Err(_) => {
                self.accounts.answered("thinking, and nothing more");
                return None;
            }
        };
        Some(replied)
    }

    /// A command, and what is answered.
    pub async fn command(
        &self,
        who: Id,
        channel: Id,
        name: &str,
        options: Value,
    ) -> Option<Replied> {
        let mut options = options;
        if let Some(options) = options.as_object_mut() {
            options.retain(|_, value| *value != "");
        }
        let asked = self.sandbox.command(who, channel, name, options).await;
        if let Err(impossible) = &asked {
            self.accounts.fault(format!("/{name} cannot be sent: {impossible}"));
        }
        self.answer(asked).await
    }

    /// A press of the first button that begins so, and what is answered; nothing if there is none.
    pub async fn press(&self, who: Id, message: &Value, begins: &str) -> Option<Replied> {
        let label = buttons(message).into_iter().find(|label| label.starts_with(begins))?;
        let pressed = self.sandbox.press(who, id_of(message), label).await;
        self.answer(pressed).await
    }

    /// The newest message that somebody sees in a place and that has a button which begins so, with the table
    /// it is about.
    pub fn stands(&self, place: Id, who: Id, begins: &str) -> Option<(Value, TableId)> {
        let all = self.sandbox.messages(place, who);
        all.into_iter().rev().find_map(|message| {
            let labelled = buttons(&message).iter().any(|label| label.starts_with(begins));
            let table = tables(&message).into_iter().next();
            table.filter(|_| labelled).map(|table| (message, table))
        })
    }

    /// The tables that what somebody sees in a place is about, the newest first.
    pub fn tables(&self, place: Id, who: Id) -> Vec<TableId> {
        let mut found = Vec::new();
        for table in self.sandbox.messages(place, who).iter().rev().flat_map(tables) {
            if !found.contains(&table) {
                found.push(table);
            }
        }
        found
    }
}

/// The tables that the buttons of a message are about.
pub fn tables(message: &Value) -> Vec<TableId> {
    let rows = message["components"].as_array().into_iter().flatten();
    let things = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let ids = things.filter_map(|thing| thing["custom_id"].as_str());
    ids.filter_map(|id| id.split('.').nth(1)?.parse().ok()).collect()
}

/// What an answer to a move says.
pub fn told(replied: Option<&Replied>) -> Told {
    let Some(replied) = replied else { return Told::Nothing };
    let (said, message) = (replied.content(), replied.message());
    // What said that an answer was to come is gone again, as the board stands; and what is said to whoever is
    // new comes beside an answer.
    if message.is_null() || said.starts_with("First time here?") {
        return Told::Nothing;
    }
    if let Some((_, what)) = PASSING.iter().find(|(begins, _)| said.starts_with(begins)) {
        return Told::Passing((*what).to_owned());
    }
    // Among what the referee says to whoever comes at the wrong time.
    if said.contains("move, not yours") || said.contains("You have already moved") {
        return Told::Refused(said.to_owned());
    }
    // Whose first answer was lost, or came second, is shown the board as it stands.
    let again = said.contains(" played ") && !tables(message).is_empty();
    let played = again
        || said.starts_with("You played")
        || said == "Done."
        || said.starts_with("Done: see")
        || said.starts_with("Referee to");
    if played || !replied.is_private() {
        return Told::Played(message.clone());
    }
    Told::Refused(format!("{said} {:?} {message}", buttons(message)))
}

/// What somebody is told, in a few words.
pub fn kind(told: &Told) -> String {
    match told {
        Told::Nothing => "a move: nothing".to_owned(),
        Told::Played(message) if content(message) == "Done." => "a move: done before".to_owned(),
        Told::Played(_) => "a move: played".to_owned(),
        Told::Passing(what) => format!("a move: {what}"),
        Told::Refused(_) => "a move: refused".to_owned(),
    }
}
