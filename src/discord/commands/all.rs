//! The commands, one after the other.

use super::{Command, CommandOption, Takes};

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

/// The line in a person's menu that challenges them.
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
                "Who to challenge; leave empty for anyone, name yourself to play all sides",
                Takes::Person,
            ),
            option(
                "computer",
                "Level of the computer, 1 (easiest) to 10 (strongest)",
                Takes::Level,
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
                "Rules of this game, such as: size 6, or: pawns 4, fast; empty is the standard game",
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
                "Such as Nf3, g1f3, C2.5, N@17 or n50-p52; part of a move opens the picker",
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
                "Its square (g1), its letter (N) or a piece in hand; empty shows all that can move",
                Takes::Suggested,
            ),
            TABLE,
        ],
    ),
    command("resign", "Resign a game; asks you to confirm", &[TABLE]),
    command(
        "draw",
        "Offer, accept or claim a draw",
        &[
            option(
                "after",
                "Claim a draw for the position after this move of yours",
                Takes::Suggested,
            ),
            TABLE,
        ],
    ),
    command("takeback", "Ask to take back your last move; the computer always agrees", &[TABLE]),
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
        "Show who leads in a game, on this server or everywhere",
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
        "Show a player's ratings, results and rating graph",
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
            option("text", "Or paste moves, a file or a position here", Takes::Text),
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
    command(
        "privacy",
        "See what is stored about you, leave leaderboards, export or delete it",
        &[],
    ),
    command("help", "How to play here in one minute, and where to find the rest", &[]),
    Command { name: CHALLENGE, about: "", options: &[], on_person: true, direct: false },
];
