//! `/leaderboard`: who leads in a game.

use crate::catalog::Entry;
use crate::message::{
    Button, Company, Embed, LeadersPage, ListPress, Message, PageTurn, Paged as _, Reply, Request,
    Row, SharedPage,
};
use crate::rules::{Ladder, OptionMap, Rng, Seat, Viewer};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::portraits::PATIENCE;
use crate::show::lists::leaders::{card, leader, other_boards, pair_line, pairs_card};
use crate::show::lists::{LINES, pager, pages, rows, shown};
use crate::show::share::post_here;
use crate::store::{Reach, StoreError};
use crate::table::lists::Board;
use crate::table::ratings::RatingPool;
use crate::words::{Term, Voice};

impl Service {
    /// A page of a leaderboard.
    pub(crate) async fn leaders(
        &self,
        request: &Request,
        list: &ListPress<LeadersPage>,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let page = &list.page;
        let line = self.line(voice, &page.game)?;
        let reach = match request.place.guild {
            Some(guild) if !page.everywhere => Reach::Guild(guild),
            _ => Reach::Everywhere,
        };
        let scores = line.info.ladder == Ladder::Score;
        if scores && page.company == Company::Pairs {
            return self.pairs_page(request, list, reach).await;
        }
        let computers = page.company == Company::Computers;
        let board = match (computers, scores) {
            (true, false) => Board::Computer,
            (false, false) => Board::Rating,
            (true, true) => Board::Score(RatingPool::Computer),
            (false, true) => Board::Score(RatingPool::People),
        };
        let now = self.now();
        let found = self
            .store
            .leaderboard(page.game.clone(), board, reach, request.who.id, rows(page), now)
            .await
            .map_err(|error| unless_counting(voice, error))?;
        let pages = pages(found.total);
        let title = Term(voice.title(line.info));
        let (at, of) = (i64::from(page.page), i64::from(pages));
        let title = match (computers, reach) {
            (true, _) => voice.leaders_computers(title, at, of),
            (false, Reach::Guild(_)) => voice.leaders_here(title, at, of),
            (false, Reach::Everywhere) => voice.leaders_everywhere(title, at, of),
        };
        let mut lines: Vec<_> =
            found.rows.iter().map(|row| leader(voice, row, board, now)).collect();
        let listed = found.rows.iter().any(|row| row.person == request.who.id);
        if let Some(own) = found.own.as_ref().filter(|_| !listed) {
            lines.push(String::new());
            lines.push(leader(voice, own, board, now));
        }
        if board == Board::Rating && !lines.is_empty() {
            lines.extend(self.seats_line(voice, line, reach).await?);
        }
        let text = if lines.is_empty() { voice.leaders_none() } else { lines.join("\n") };
        let hidden = self.settings(request.who.id).await.unlisted;
        let footer = if hidden { voice.leaders_left() } else { String::new() };
        let plain = voice.plain();
        let mut under: Vec<_> = pager(plain, page, pages).into_iter().collect();
        let mut row = other_boards(plain, request, page, scores);
        if let Some(own) = &found.own {
            let mine = own.rank.saturating_sub(1) / LINES + 1;
            let button = Button::rest(plain.label_my_place(), page.at(mine).turn(PageTurn::Mine));
            row.push(Button { enabled: mine != page.page, ..button });
        }
        row.push(post_here(plain, SharedPage::Leaderboard(page.clone())));
        under.push(Row::Buttons(row));
        let embed = Embed { title, text, footer, ..Embed::default() };
        let picture = if found.rows.is_empty() {
            None
        } else {
            let people: Vec<_> = found.rows.iter().map(|row| row.person).collect();
            let avatars = self.avatars(request.place.guild, &people, PATIENCE).await;
            Some(card(plain, &found.rows, avatars, board, now))
        };
        Ok(shown(
            list.turn,
            Message {
                private: true,
                embed: Some(embed),
                picture,
                rows: under,
                ..Message::default()
            },
        ))
    }

    /// How often each side of a game for two has won between people.
    async fn seats_line(
        &self,
        voice: Voice<'_>,
        line: &'static Entry,
        reach: Reach,
    ) -> Result<Option<String>, Error> {
        if line.info.seats != (2, 2) {
            return Ok(None);
        }
        let wins = self.store.seat_wins(line.info.slug.to_owned(), reach).await?;
        let header = (line.roll)(&OptionMap::new(), 2, &mut Rng::new(0));
        let game = header.and_then(|header| (line.open)(&header));
        let view = game.map_err(|why| Error::Broken(why.to_string()))?.seen(Viewer::Public).view();
        let side = |seat| Term(voice.side_of(line.info, &view, seat));
        let (first, second) = (i64::from(wins.first), i64::from(wins.second));
        let [one, other] = [Seat::FIRST, Seat::SECOND].map(side);
        let sides = voice.leaders_sides(i64::from(wins.games), one, first, other, second);
        Ok((wins.games > 0).then(|| format!("\n{sides}")))
    }

    /// A page of the pairs of a game whose score counts.
    async fn pairs_page(
        &self,
        request: &Request,
        list: &ListPress<LeadersPage>,
        reach: Reach,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let page = &list.page;
        let line = self.line(voice, &page.game)?;
        let found = self.store.pairs(page.game.clone(), reach, rows(page)).await;
        let (pairs, total) = found.map_err(|error| unless_counting(voice, error))?;
        let pages = pages(total);
        let title = Term(voice.title(line.info));
        let title = voice.leaders_pairs(title, i64::from(page.page), i64::from(pages));
        let lines: Vec<_> = pairs.iter().map(|pair| pair_line(voice, pair)).collect();
        let text = if lines.is_empty() { voice.leaders_none() } else { lines.join("\n") };
        let plain = voice.plain();
        let mut under: Vec<_> = pager(plain, page, pages).into_iter().collect();
        let mut row = other_boards(plain, request, page, true);
        row.push(post_here(plain, SharedPage::Leaderboard(page.clone())));
        under.push(Row::Buttons(row));
        let embed = Some(Embed { title, text, ..Embed::default() });
        let picture = if pairs.is_empty() {
            None
        } else {
            let people: Vec<_> = pairs.iter().flat_map(|pair| pair.people).collect();
            let avatars = self.avatars(request.place.guild, &people, PATIENCE).await;
            Some(pairs_card(plain, &pairs, avatars))
        };
        let message = Message { private: true, embed, picture, rows: under, ..Message::default() };
        Ok(shown(list.turn, message))
    }
}

/// Says so if games of an earlier version are still being counted.
fn unless_counting(voice: Voice<'_>, error: StoreError) -> Error {
    match error {
        StoreError::Counting => Error::Said(voice.leaders_counting()),
        other => Error::Store(other),
    }
}
