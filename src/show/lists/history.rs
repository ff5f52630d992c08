//! Pages of finished games.

use crate::message::{Person, Press, Request};
use crate::show::lists::{Paged, page_of};
use crate::table::PersonId;

/// A page of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HistoryPage {
    pub player: PersonId,
    /// Only games with this person.
    pub opponent: Option<PersonId>,
    /// Only this game, by slug.
    pub game: Option<String>,
    pub page: u32,
}

impl HistoryPage {
    /// The first page of a person's games.
    pub const fn of(player: PersonId) -> Self {
        Self { player, opponent: None, game: None, page: 1 }
    }

    /// As `/history` asks for it.
    pub fn asked(
        request: &Request,
        player: Option<&Person>,
        opponent: Option<&Person>,
        game: Option<&str>,
    ) -> Self {
        Self {
            opponent: opponent.map(|person| person.id),
            game: game.map(str::to_owned),
            ..Self::of(player.unwrap_or(&request.who).id)
        }
    }
}

impl Paged for HistoryPage {
    const PRESS: Press = Press::History;
    const PARTS: usize = 4;

    fn text(&self) -> String {
        let opponent = self.opponent.map_or_else(|| "-".to_owned(), |person| person.0.to_string());
        let game = self.game.as_deref().unwrap_or("-");
        format!("{}.{opponent}.{game}.{}", self.player.0, self.page)
    }

    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let mut person = || parts.next().and_then(|id| id.parse().ok()).map(PersonId);
        let (player, opponent) = (person(), person());
        let game = parts.next().filter(|&game| game != "-").map(str::to_owned);
        let page = page_of(parts.next());
        Self { player: player.unwrap_or(PersonId(0)), opponent, game, page }
    }

    fn number(&self) -> u32 {
        self.page
    }

    fn at(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }
}
