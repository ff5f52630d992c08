//! Every command people can type, as constant data.
//!
//! Names are wire names that inbound reads; texts are English. What other languages call all this
//! stands in their `command.ftl`, by the keys that `Tongues` knows.

mod tongues;

use serde_json::{Value, json};
use tongues::Tongues;

use crate::catalog::{Catalog, Entry};

/// A command.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// What people type.
    pub name: &'static str,
    /// What it does; empty for a command on a person.
    pub about: &'static str,
    /// Its options, required ones first.
    pub options: &'static [CommandOption],
    /// Whether it is a line of a person's menu instead of typed text.
    pub on_person: bool,
    /// Whether it can be used in the bot's direct messages.
    pub direct: bool,
}

/// An option of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandOption {
    /// What people type.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
    /// What values it takes.
    pub takes: Takes,
    /// Whether it must be there.
    pub required: bool,
}

/// The values of an option.
#[derive(Clone, Copy, Debug)]
pub enum Takes {
    /// Any text.
    Text,
    /// Any text, with suggestions while it is typed.
    Suggested,
    /// A game of the catalog, by slug.
    Game,
    /// One of these: shown name and value.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A whole number from the first to the second.
    Whole(i64, i64),
    /// Yes or no.
    Flag,
    /// A person.
    Person,
    /// A file.
    File,
}

const fn command(
    name: &'static str,
    about: &'static str,
    options: &'static [CommandOption],
) -> Command {
    Command { name, about, options, on_person: false, direct: true }
}

const fn option(name: &'static str, about: &'static str, takes: Takes) -> CommandOption {
    CommandOption { name, about, takes, required: false }
}

const fn needed(name: &'static str, about: &'static str, takes: Takes) -> CommandOption {
    CommandOption { name, about, takes, required: true }
}

const TABLE: CommandOption =
    option("table", "Which game, if you have more than one here", Takes::Suggested);
const ONLY_GAME: CommandOption = option("game", "Only this game", Takes::Game);
const WHICH_GAME: CommandOption = needed("game", "Which game", Takes::Game);

/// The line in a person's menu that challenges him.
pub const CHALLENGE: &str = "Challenge to a game";

/// Every command, in the order people see them in the documentation.
pub const COMMANDS: &[Command] = &[
    command(
        "play",
        "Start a game: challenge someone, open a seat, or play the computer",
        &[
            option("game", "Which game; leave everything empty for a guided setup", Takes::Game),
            option(
                "opponent",
                "Whom to challenge; nobody means anyone may join, yourself means pass and play",
                Takes::Person,
            ),
            option(
                "computer",
                "Level of the computer opponent, 1 (gentle) to 8 (strongest)",
                Takes::Whole(1, 8),
            ),
            option(
                "seats",
                "How many seats, where a game allows more than two (Tile Chess)",
                Takes::Whole(2, 6),
            ),
            option(
                "side",
                "Who moves first: random, you, or your opponent",
                Takes::OneOf(&[
                    ("Random", "random"),
                    ("I move first", "me"),
                    ("My opponent moves first", "opponent"),
                ]),
            ),
            option(
                "clock",
                "Time control, such as: none, 3 days a move, 5+3; empty is the usual one here",
                Takes::Suggested,
            ),
            option(
                "rated",
                "Whether the result counts for the leaderboard (people only)",
                Takes::Flag,
            ),
            option(
                "options",
                "Rules of this game, such as: size 6, or: pawns 4, fast; empty is the usual game",
                Takes::Suggested,
            ),
        ],
    ),
    command(
        "move",
        "Make a move in any notation; suggestions show what you can play",
        &[
            needed(
                "move",
                "Such as Nf3, g1f3, C2.5, N@17 or n50-p52; half a move opens the picker",
                Takes::Suggested,
            ),
            TABLE,
        ],
    ),
    command(
        "board",
        "Show the position from your side, with all the buttons",
        &[option("flip", "Show it from the other side", Takes::Flag), TABLE],
    ),
    command(
        "moves",
        "Show on a picture where a piece can go",
        &[
            option(
                "piece",
                "Its cell (g1), its letter (N) or a man in hand; empty shows all that can move",
                Takes::Suggested,
            ),
            TABLE,
        ],
    ),
    command("resign", "Give up a game; asks before it counts", &[TABLE]),
    command(
        "draw",
        "Offer, accept or claim a draw",
        &[
            option("after", "Claim for the position after this move of yours", Takes::Suggested),
            TABLE,
        ],
    ),
    command(
        "takeback",
        "Ask to take back your last move; against the computer it is granted",
        &[TABLE],
    ),
    command(
        "hint",
        "Ask for a good move in a casual game against the computer; hints are counted",
        &[TABLE],
    ),
    command(
        "games",
        "List open games, whose turn it is, with links: yours, this channel's or the server's",
        &[
            option(
                "scope",
                "Mine, this channel or this server",
                Takes::OneOf(&[
                    ("Mine", "mine"),
                    ("This channel", "channel"),
                    ("This server", "server"),
                ]),
            ),
            ONLY_GAME,
        ],
    ),
    command(
        "leaderboard",
        "Show who leads in a game, in this server or everywhere",
        &[
            WHICH_GAME,
            option(
                "scope",
                "This server or everywhere",
                Takes::OneOf(&[("This server", "server"), ("Everywhere", "everywhere")]),
            ),
        ],
    ),
    command(
        "profile",
        "Show ratings, records and the rating curve of a player",
        &[option("player", "Whose profile; empty is yours", Takes::Person), ONLY_GAME],
    ),
    command(
        "history",
        "List finished games of a player, or between two players",
        &[
            option("player", "Whose games; empty is you", Takes::Person),
            option("opponent", "Only games against this person", Takes::Person),
            ONLY_GAME,
        ],
    ),
    command(
        "replay",
        "Step through a finished game, or through the moves so far",
        &[
            needed("table", "Which game", Takes::Suggested),
            option("ply", "Half-move to start at; 0 is the beginning", Takes::Whole(0, 100_000)),
        ],
    ),
    command(
        "export",
        "Get a game as a file: PGN, WXF, DhtmlXQ or a plain record",
        &[
            needed("table", "Which game", Takes::Suggested),
            option("format", "File format; empty is the usual one of the game", Takes::Suggested),
        ],
    ),
    Command {
        name: "import",
        about: "Open a game file or a position, to view it or play on from it",
        options: &[
            needed("game", "Which game the file belongs to", Takes::Game),
            option("file", "The file, at most 256 kB", Takes::File),
            option("text", "Or paste a record or position here", Takes::Text),
        ],
        on_person: false,
        direct: true,
    },
    command(
        "rules",
        "Learn a game: aim, pieces and examples with pictures",
        &[
            WHICH_GAME,
            option("page", "Which page, such as: knight, trapping, score", Takes::Suggested),
        ],
    ),
    command(
        "settings",
        "Change your board, notation, pings and quiet hours, or this server's rules",
        &[option(
            "scope",
            "Mine, or this server's (needs Manage Server)",
            Takes::OneOf(&[("Mine", "mine"), ("This server", "server")]),
        )],
    ),
    command("privacy", "See what is stored about you, leave leaderboards, export or erase it", &[]),
    command("help", "How to play here in one minute, and where to find the rest", &[]),
    Command { name: CHALLENGE, about: "", options: &[], on_person: true, direct: false },
];

/// All commands as Discord wants them registered, with the games of this catalog to choose from, in
/// every language that is spoken.
#[must_use]
pub fn registration(catalog: Catalog) -> Value {
    let tongues = Tongues::of(catalog);
    COMMANDS.iter().map(|command| body(command, catalog, &tongues)).collect()
}

fn body(command: &Command, catalog: Catalog, tongues: &Tongues) -> Value {
    // Contexts: 0 servers, 1 the bot's direct messages, 2 other private chats.
    let contexts: &[u8] = if command.direct { &[0, 1, 2] } else { &[0, 2] };
    let mut body = json!({
        "name": command.name,
        "type": if command.on_person { 2 } else { 1 },
        "contexts": contexts,
        // Installable in servers and on accounts.
        "integration_types": [0, 1],
        "default_member_permissions": null,
        "nsfw": false,
    });
    put(&mut body, "name_localizations", tongues.command(command));
    if !command.on_person {
        body["description"] = command.about.into();
        put(&mut body, "description_localizations", tongues.command_about(command));
        let options = command.options.iter();
        body["options"] =
            options.map(|option| option_body(command, option, catalog, tongues)).collect();
    }
    body
}

fn option_body(
    command: &Command,
    option: &CommandOption,
    catalog: Catalog,
    tongues: &Tongues,
) -> Value {
    let mut body = json!({
        "name": option.name,
        "description": option.about,
        "type": kind(option.takes),
    });
    put(&mut body, "name_localizations", tongues.argument(command, option));
    put(&mut body, "description_localizations", tongues.argument_about(command, option));
    if option.required {
        body["required"] = true.into();
    }
    match option.takes {
        Takes::Suggested => body["autocomplete"] = true.into(),
        Takes::Game => {
            let game = |entry: &Entry| {
                choice(entry.info.title, entry.info.slug, tongues.title(entry.info))
            };
            body["choices"] = catalog.iter().map(game).collect();
        }
        Takes::OneOf(choices) => {
            let one = |&(name, value): &(&str, &str)| choice(name, value, tongues.choice(value));
            body["choices"] = choices.iter().map(one).collect();
        }
        Takes::Whole(least, most) => {
            body["min_value"] = least.into();
            body["max_value"] = most.into();
        }
        Takes::Text | Takes::Flag | Takes::Person | Takes::File => {}
    }
    body
}

const fn kind(takes: Takes) -> u8 {
    match takes {
        Takes::Text | Takes::Suggested | Takes::Game | Takes::OneOf(_) => 3,
        Takes::Whole(..) => 4,
        Takes::Flag => 5,
        Takes::Person => 6,
        Takes::File => 11,
    }
}

fn choice(name: &str, value: &str, others: Value) -> Value {
    let mut body = json!({ "name": name, "value": value });
    put(&mut body, "name_localizations", others);
    body
}

/// Texts in other languages; nothing where there are none.
fn put(body: &mut Value, field: &str, texts: Value) {
    if texts.as_object().is_some_and(|texts| !texts.is_empty()) {
        body[field] = texts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::CATALOG;

    #[test]
    fn a_command_looks_as_discord_wants_it() {
        let all = registration(CATALOG);
        let find = |name: &str| {
            all.as_array().unwrap().iter().find(|command| command["name"] == name).unwrap().clone()
        };
        assert_eq!(
            find("resign"),
            json!({
                "name": "resign",
                "name_localizations": { "de": "aufgeben" },
                "type": 1,
                "description": "Give up a game; asks before it counts",
                "description_localizations": {
                    "de": "Eine Partie aufgeben; fragt nach, bevor es zählt",
                },
                "contexts": [0, 1, 2],
                "integration_types": [0, 1],
                "default_member_permissions": null,
                "nsfw": false,
                "options": [{
                    "name": "table",
                    "name_localizations": { "de": "partie" },
                    "description": "Which game, if you have more than one here",
                    "description_localizations": {
                        "de": "Welche Partie, falls du hier mehrere hast",
                    },
                    "type": 3,
                    "autocomplete": true,
                }],
            })
        );
        assert_eq!(
            find(CHALLENGE),
            json!({
                "name": "Challenge to a game",
                "name_localizations": { "de": "Zu einer Partie herausfordern" },
                "type": 2,
                "contexts": [0, 2],
                "integration_types": [0, 1],
                "default_member_permissions": null,
                "nsfw": false,
            })
        );
        let play = find("play");
        assert_eq!(
            play["options"][2],
            json!({
                "name": "computer",
                "name_localizations": { "de": "computer" },
                "description": "Level of the computer opponent, 1 (gentle) to 8 (strongest)",
                "description_localizations": {
                    "de": "Stufe des Computers, 1 (sanft) bis 8 (am stärksten)",
                },
                "type": 4,
                "min_value": 1,
                "max_value": 8,
            })
        );
        assert_eq!(
            play["options"][4]["choices"][1],
            json!({
                "name": "I move first",
                "name_localizations": { "de": "Ich ziehe zuerst" },
                "value": "me",
            })
        );
        assert_eq!(
            play["options"][0]["choices"][0],
            json!({
                "name": "Chess",
                "name_localizations": { "de": "Schach" },
                "value": "chess",
            })
        );
        assert_eq!(find("leaderboard")["options"][0]["required"], true);
    }
}
