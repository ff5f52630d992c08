//! `/games`: who plays what, and whose turn it is.

use crate::message::{
    Button, ButtonStyle, Does, Embed, GamesPage, ListPress, Message, Press, Reply, Request, Row,
    Scope, TablePress,
};
use crate::rules::Seat;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::clock::clock;
use crate::show::faces::occupant_name;
use crate::show::lists::games::link;
use crate::show::lists::{pager, pages, rows, shown};
use crate::show::queue::leave_button;
use crate::store::{Progress, Query, Whose};
use crate::table::Phase;
use crate::table::lists::Listed;
use crate::words::{Term, Voice, When};

impl Service {
    /// A page of the list of games.
    pub(crate) async fn games(
        &self,
        request: &Request,
        list: &ListPress<GamesPage>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let page = &list.page;
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
            page: rows(page),
        };
        let listing = self.store.games(query).await?;
        let pages = pages(listing.total);
        let (at, of) = (i64::from(page.page), i64::from(pages));
        let title = match whose {
            Whose::Person(_) => voice.games_mine(at, of),
            Whose::Channel(_) => voice.games_channel(at, of),
            Whose::Guild(_) => voice.games_server(at, of),
        };
        let first = i64::from(rows(page).skip) + 1;
        let seeks = match whose {
            Whose::Person(person) => self.store.seeker(person).await?,
            Whose::Channel(_) | Whose::Guild(_) => None,
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
            does: Does::Press(Press::at(row.id, TablePress::Board { flip: false })),
            style: if row.asker_to_act { ButtonStyle::Main } else { ButtonStyle::Rest },
            enabled: matches!(row.phase, Phase::Playing | Phase::Over(_)),
        };
        let buttons: Vec<_> = (first..).zip(&listing.rows).map(open).collect();
        let mut under: Vec<_> = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        under.extend(self.rescue_row(request, &listing.rows).await?);
        under.extend(seeks.map(|_| Row::Buttons(vec![leave_button(voice)])));
        under.extend(pager(voice.plain(), page, pages));
        let embed = Embed { title, text, ..Embed::default() };
        Ok(shown(
            list.turn,
            Message { private: true, embed: Some(embed), rows: under, ..Message::default() },
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
        let name = |nth: usize| occupant_name(voice, row.seats.get(nth));
        let table = Term(row.id.to_string());
        let others = (1..row.seats.len()).map(|nth| name(nth).to_string());
        let others = Term(others.collect::<Vec<_>>().join(" – "));
        let text = match (row.phase, row.turn.iter().next()) {
            (Phase::Invited { .. } | Phase::Open { .. }, _) => {
                voice.game_waits(number, game, occupant_name(voice, Some(&row.host)), table)
            }
            _ if row.asker_to_act => voice.game_yours(number, game, name(0), others, table),
            (_, mover) => {
                let mover = name(mover.map_or(0, Seat::index));
                voice.game_theirs(number, game, name(0), others, mover, table)
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
