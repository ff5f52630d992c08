//! Lists of games: a person's, a channel's, a server's.

mod finished;
mod games;
mod history;
mod leaderboard;
mod listed;

pub use finished::Finished;
pub use history::{HistoryQuery, Opened};
pub use leaderboard::{BoardPage, Reach};

use crate::table::lists::Page;
use crate::table::{ChannelId, GuildId, PersonId};

/// Whose games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// Those a person sits at.
    Person(PersonId),
    /// Those of a channel.
    Channel(ChannelId),
    /// Those of a server.
    Guild(GuildId),
}

/// How far the games have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Challenges, open seats and running games.
    Open,
    /// Running games only.
    Playing,
}

/// Which games to list.
#[derive(Clone, Debug)]
pub struct Query {
    /// Whose.
    pub whose: Whose,
    /// How far they have come.
    pub stage: Progress,
    /// Only this game, by slug.
    pub game: Option<String>,
    /// Only games at which this person sits too.
    pub with: Option<PersonId>,
    /// Who asks: games in which they are to act come first.
    pub asker: PersonId,
    /// Which part of the list.
    pub page: Page,
}
