//! `/history`: finished games of a person, or of two people with each other.
//!
//! One's own games are all there. Of others only the games of this server are shown, and in private
//! chats only those one played oneself: what somebody plays elsewhere is their own business.

use crate::message::{
    Button, Embed, HistoryPage, ListPress, Message, Press, ReplayPage, Reply, Request, Row,
    TablePress,
};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::faces::occupant_name;
use crate::show::lists::{pager, pages, rows, shown};
use crate::store::HistoryQuery;
use crate::table::lists::Past;
use crate::table::ratings::Verdict;
use crate::words::{Term, Voice, When};

impl Service {
    /// A page of finished games.
    pub(crate) async fn history(
        &self,
        request: &Request,
        list: &ListPress<HistoryPage>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let page = &list.page;
        if let Some(slug) = &page.game {
            self.line(voice, slug)?;
        }
        let own = page.player == request.who.id || page.opponent == Some(request.who.id);
        let opponent = match request.place.guild {
            None if !own => Some(request.who.id),
            _ => page.opponent,
        };
        let query = HistoryQuery {
            player: page.player,
            opponent,
            guild: request.place.guild.filter(|_| !own),
            game: page.game.clone(),
            page: rows(page),
        };
        let (past, total) = self.store.history(query).await?;
        let pages = pages(total);
        let (at, of) = (i64::from(page.page), i64::from(pages));
        let who = self.known_name(request, page.player).await?;
        let title = match opponent {
            None => voice.history_of(who, at, of),
            Some(other) => {
                let other = self.known_name(request, other).await?;
                voice.history_between(who, other, at, of)
            }
        };
        let first = i64::from(rows(page).skip) + 1;
        let lines: Vec<_> = (first..)
            .zip(&past)
            .map(|(number, past)| self.past_line(voice, number, past))
            .collect();
        let text = if lines.is_empty() { voice.history_none() } else { lines.join("\n") };
        let open = |(number, past): (i64, &Past)| {
            let replay = TablePress::Replay(ReplayPage::START.open());
            Button::rest(number.to_string(), Press::at(past.id, replay))
        };
        let buttons: Vec<_> = (first..).zip(&past).map(open).collect();
        let mut under: Vec<_> = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        under.extend(pager(voice.plain(), page, pages));
        let footer = match (own, request.place.guild) {
            (true, _) => String::new(),
            (false, Some(_)) => voice.history_here(),
            (false, None) => voice.history_yours(),
        };
        let embed = Embed { title, text, footer, ..Embed::default() };
        Ok(shown(
            list.turn,
            Message { private: true, embed: Some(embed), rows: under, ..Message::default() },
        ))
    }

    fn past_line(&self, voice: Voice<'_>, number: i64, past: &Past) -> String {
        let line = self.catalog.find(&past.game);
        let game = Term(line.map_or_else(|| past.game.clone(), |line| voice.title(line.info)));
        let names = past.seats.iter().map(|occupant| occupant_name(voice, Some(occupant)));
        let names: Vec<_> = names.map(|name| name.to_string()).collect();
        let result = Term(match past.verdict {
            Some(Verdict::Won) => voice.history_won(),
            Some(Verdict::Drawn) => voice.history_drawn(),
            Some(Verdict::Lost) => voice.history_lost(),
            None => voice.history_open(),
        });
        let players = Term(names.join(" - "));
        let table = Term(past.id.to_string());
        voice.history_line(number, game, players, result, When(past.ended.seconds()), table)
    }
}
