//! `/leaderboard`: who leads in a game.

use super::{LINES, Paged, Turn, pager, pages, quiet, record, shown};
use crate::rules::Ladder;
use crate::service::share::post_here;
use crate::service::trouble::Trouble;
use crate::service::{Button, Embed, Message, Press, Reply, Request, Row, Scope, Service};
use crate::store::{Board, BoardRow, Reach};
use crate::table::Time;
use crate::table::ratings::Verdict;
use crate::words::{Name, Term, Voice};

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) struct LeadersPage {
    /// The game, by slug.
    pub game: String,
    /// Of all servers instead of this one.
    pub everywhere: bool,
    pub page: u32,
    /// Of games against the computer instead of people's.
    pub computers: bool,
}

impl LeadersPage {
    /// The first page of this server's people.
    pub fn first(game: &str) -> Self {
        Self { game: game.to_owned(), everywhere: false, page: 1, computers: false }
    }

    /// As `/leaderboard` asks for it.
    pub fn asked(game: &str, scope: Scope) -> Self {
        Self { everywhere: scope == Scope::Everywhere, ..Self::first(game) }
    }
}

impl Paged for LeadersPage {
    const PRESS: Press = Press::Leaderboard;
    const PARTS: usize = 4;

    fn text(&self) -> String {
        let scope = if self.everywhere { 'e' } else { 's' };
        let pool = if self.computers { 'c' } else { 'p' };
        format!("{}.{scope}.{}.{pool}", self.game, self.page)
    }

    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let game = parts.next().unwrap_or_default().to_owned();
        let everywhere = parts.next() == Some("e");
        let page = super::page_of(parts.next());
        Self { game, everywhere, page, computers: parts.next() == Some("c") }
    }

    fn number(&self) -> u32 {
        self.page
    }

    fn at(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }
}

impl Service {
    /// A page of a leaderboard.
    pub(in crate::service) async fn leaders(
        &self,
        request: &Request,
        page: &LeadersPage,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let line = self.line(voice, &page.game)?;
        let reach = match request.place.guild {
            Some(guild) if !page.everywhere => Reach::Guild(guild),
            _ => Reach::Everywhere,
        };
        let board = match (page.computers, line.info.ladder) {
            (true, _) => Board::Computer,
            (false, Ladder::Rating) => Board::Rating,
            (false, Ladder::Score) => Board::Score,
        };
        let now = self.now();
        let found = self
            .store
            .leaderboard(page.game.clone(), board, reach, request.who.id, page.rows(), now)
            .await?;
        let pages = pages(found.total);
        let title = Term(voice.title(line.info));
        let (at, of) = (i64::from(page.page), i64::from(pages));
        let title = match (page.computers, reach) {
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
        let text = if lines.is_empty() { voice.leaders_none() } else { lines.join("\n") };
        let hidden = self.settings(request.who.id).await.hidden;
        let footer = if hidden { voice.leaders_left() } else { String::new() };
        let plain = voice.plain();
        let mut rows: Vec<_> = pager(plain, page, pages).into_iter().collect();
        let other = |label: String, everywhere: bool, computers: bool| {
            let other = LeadersPage { everywhere, computers, ..page.at(1) };
            quiet(label, other.turn(Turn::Other))
        };
        let mut row = Vec::new();
        if request.place.guild.is_some() {
            row.push(match reach {
                Reach::Guild(_) => other(plain.label_everywhere(), true, page.computers),
                Reach::Everywhere => other(plain.label_here(), false, page.computers),
            });
        }
        row.push(if page.computers {
            other(plain.label_people(), page.everywhere, false)
        } else {
            other(plain.label_computers(), page.everywhere, true)
        });
        if let Some(own) = &found.own {
            let mine = own.rank.saturating_sub(1) / LINES + 1;
            let button = quiet(plain.label_my_place(), page.at(mine).turn(Turn::Mine));
            row.push(Button { enabled: mine != page.page, ..button });
        }
        row.push(post_here(plain, &page.open()));
        rows.push(Row::Buttons(row));
        let embed = Embed { title, text, footer, ..Embed::default() };
        Ok(shown::<LeadersPage>(
            request,
            Message { private: true, embed: Some(embed), rows, ..Message::default() },
        ))
    }
}

fn leader(voice: Voice<'_>, row: &BoardRow, board: Board, now: Time) -> String {
    let (place, who) = (i64::from(row.rank), Name::new(&row.name));
    let (games, record) = record(voice, row.won, row.drawn, row.lost);
    let line = match board {
        Board::Rating => {
            let rating = i64::from(row.rating.shown());
            if row.rating.provisional(now) {
                voice.leader_unsure(place, who, rating, games, record)
            } else {
                voice.leader(place, who, rating, games, record)
            }
        }
        Board::Computer => {
            let level = i64::from(row.beaten.unwrap_or(0));
            voice.leader_computer(place, who, level, games, record)
        }
        Board::Score => {
            let (mean, best) = row.scores.unwrap_or((0.0, 0));
            voice.leader_score(place, who, Term(format!("{mean:.1}")), i64::from(best), games)
        }
    };
    match row.streak {
        Some((Verdict::Won, games)) if games >= 2 => {
            format!("{line} · {}", voice.streak(i64::from(games)))
        }
        _ => line,
    }
}
