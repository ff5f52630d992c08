//! Pages of open games, and the address of a game's message.

use crate::message::{Press, Scope};
use crate::show::lists::{Paged, page_of};
use crate::table::GuildId;
use crate::table::TableMessage;

/// A page of the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GamesPage {
    pub scope: Scope,
    /// Only this game, by slug.
    pub game: Option<String>,
    pub page: u32,
}

impl GamesPage {
    /// The first page of one's own games.
    pub const MINE: Self = Self { scope: Scope::Mine, game: None, page: 1 };
}

impl Paged for GamesPage {
    const PRESS: Press = Press::Games;
    const PARTS: usize = 3;

    fn text(&self) -> String {
        let scope = match self.scope {
            Scope::Mine => 'm',
            Scope::Channel => 'c',
            Scope::Server | Scope::Everywhere => 's',
        };
        format!("{scope}.{}.{}", self.game.as_deref().unwrap_or("-"), self.page)
    }

    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let scope = match parts.next() {
            Some("c") => Scope::Channel,
            Some("s") => Scope::Server,
            _ => Scope::Mine,
        };
        let game = parts.next().filter(|&game| game != "-").map(str::to_owned);
        Self { scope, game, page: page_of(parts.next()) }
    }

    fn number(&self) -> u32 {
        self.page
    }

    fn at(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }
}

/// The address of a message.
pub(crate) fn link(guild: Option<GuildId>, at: TableMessage) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
    format!("https://discord.com/channels/{guild}/{}/{}", at.channel.0, at.message.0)
}
