//! `/games`: who plays what, and whose turn it is.

use super::super::find::sitter_name;
use super::{Paged, pager, pages, shown};
use crate::rules::Seat;
use crate::service::queue::leave_button;
use crate::service::timing::clock;
use crate::service::trouble::Trouble;
use crate::service::{
    Button, ButtonStyle, Does, Embed, Message, Press, PressId, Reply, Request, Row, Scope, Service,
    State,
};
use crate::store::{Listed, Query, Stage as Progress, TableMessage, Whose};
use crate::table::{GuildId, Phase};
use crate::words::{Name, Term, Voice, When};

/// A page of the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) struct GamesPage {
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
        Self { scope, game, page: super::page_of(parts.next()) }
    }

    fn number(&self) -> u32 {
        self.page
    }

    fn at(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }
}

impl Service {
    /// A page of the list of games.
    pub(in crate::service) async fn games(
        &self,
        request: &Request,
        page: &GamesPage,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if let Some(slug) = &page.game {
            self.line(voice, slug)?;
        }
        let whose = match (page.scope, request.place.guild) {
            (Scope::Channel, _) => Whose::Channel(request.place.channel),
            (Scope::Server | Scope::Everywhere, Some(guild)) => Whose::Guild(guild),
            (Scope::Mine, _) | (_, None) => Whose::Person(request.who.id),
        };
        let query = Query {
            whose,
            stage: Progress::Open,
            game: page.game.clone(),
            with: None,
            asker: request.who.id,
            page: page.rows(),
        };
        let listing = self.store.games(query).await?;
        let pages = pages(listing.total);
        let (at, of) = (i64::from(page.page), i64::from(pages));
        let title = match whose {
            Whose::Person(_) | Whose::Everyone => voice.games_mine(at, of),
            Whose::Channel(_) => voice.games_channel(at, of),
            Whose::Guild(_) => voice.games_server(at, of),
        };
        let first = i64::from(page.rows().skip) + 1;
        let seeks = match whose {
            Whose::Person(person) => self.store.seeker(person).await?,
            Whose::Everyone | Whose::Channel(_) | Whose::Guild(_) => None,
        };
        let waits = seeks.as_ref().map(|seeker| {
            let game = self.title_of(voice, &seeker.terms.game);
            voice.games_seek(game, Term(clock(voice, seeker.terms.clock)))
        });
        let listed = (first..)
            .zip(&listing.rows)
            .map(|(number, row)| self.listed_line(voice, request, number, row));
        let lines: Vec<_> = waits.into_iter().chain(listed).collect();
        let text = if lines.is_empty() { voice.games_none() } else { lines.join("\n") };
        let open = |(number, row): (i64, &Listed)| Button {
            label: number.to_string(),
            does: Does::Press(PressId::at(Press::Board, row.id, State::None, "")),
            style: if row.asker_to_act { ButtonStyle::Main } else { ButtonStyle::Rest },
            enabled: matches!(row.phase, Phase::Playing | Phase::Over(_)),
        };
        let buttons: Vec<_> = (first..).zip(&listing.rows).map(open).collect();
        let mut rows: Vec<_> = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        rows.extend(self.rescue_row(request, &listing.rows).await?);
        rows.extend(seeks.map(|_| Row::Buttons(vec![leave_button(voice)])));
        rows.extend(pager(voice.plain(), page, pages));
        let embed = Embed { title, text, ..Embed::default() };
        Ok(shown::<GamesPage>(
            request,
            Message { private: true, embed: Some(embed), rows, ..Message::default() },
        ))
    }

    /// What a game is called; its slug if it is not known any longer.
    fn title_of(&self, voice: Voice<'_>, slug: &str) -> Term {
        let line = self.catalog.find(slug);
        Term(line.map_or_else(|| slug.to_owned(), |line| voice.title(line.info)))
    }

    fn listed_line(
        &self,
        voice: Voice<'_>,
        request: &Request,
        number: i64,
        row: &Listed,
    ) -> String {
        let game = self.title_of(voice, &row.game);
        let name = |nth: usize| {
            let sitter = row.seats.get(nth);
            Name::new(&sitter.map_or_else(String::new, |sitter| sitter_name(voice, sitter)))
        };
        let table = Term(row.id.to_string());
        let text = match (row.phase, row.turn.iter().next()) {
            (Phase::Invited { .. } | Phase::Open { .. }, _) => {
                voice.game_waits(number, game, name(0), table)
            }
            _ if row.asker_to_act => voice.game_yours(number, game, name(0), name(1), table),
            (_, mover) => {
                let mover = name(mover.map_or(0, Seat::index));
                voice.game_theirs(number, game, name(0), name(1), mover, table)
            }
        };
        let text = match row.flag {
            Some(at) => voice.game_until(Term(text), When(at.seconds())),
            None => text,
        };
        match row.message {
            Some(at) => format!("{text} [↗]({})", link(request.place.guild, at)),
            None => text,
        }
    }
}

/// The address of a message.
pub(in crate::service) fn link(guild: Option<GuildId>, at: TableMessage) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
    format!("https://discord.com/channels/{guild}/{}/{}", at.channel.0, at.message.0)
}
