//! `/leaderboard`: who leads in a game.

use super::{LINES, Paged, Turn, pager, pages, quiet, record, shown};
use crate::catalog::Entry;
use crate::rules::{Ladder, OptionMap, Rng, Seat, Viewer};
use crate::service::share::post_here;
use crate::service::trouble::Trouble;
use crate::service::{Button, Embed, Message, Press, Reply, Request, Row, Scope, Service};
use crate::store::{Board, BoardRow, PairRow, Reach};
use crate::table::Time;
use crate::table::ratings::{Pool, Verdict};
use crate::words::{Name, Term, Voice};

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) struct LeadersPage {
    /// The game, by slug.
    pub game: String,
    /// Of all servers instead of this one.
    pub everywhere: bool,
    pub page: u32,
    pub company: Company,
}

/// Whose games a leaderboard counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::service) enum Company {
    /// Those of people with each other.
    #[default]
    People,
    /// Those against the computer.
    Computers,
    /// Those of two people together, where the score counts.
    Pairs,
}

impl Company {
    pub const ALL: [Self; 3] = [Self::People, Self::Computers, Self::Pairs];

    const fn mark(self) -> &'static str {
        match self {
            Self::People => "p",
            Self::Computers => "c",
            Self::Pairs => "d",
        }
    }
}

impl LeadersPage {
    /// The first page of this server's people.
    pub fn first(game: &str) -> Self {
        Self { game: game.to_owned(), everywhere: false, page: 1, company: Company::People }
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
        format!("{}.{scope}.{}.{}", self.game, self.page, self.company.mark())
    }

    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let game = parts.next().unwrap_or_default().to_owned();
        let everywhere = parts.next() == Some("e");
        let page = super::page_of(parts.next());
        let mark = parts.next().unwrap_or_default();
        let company = Company::ALL.into_iter().find(|company| company.mark() == mark);
        Self { game, everywhere, page, company: company.unwrap_or_default() }
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
        let scores = line.info.ladder == Ladder::Score;
        if scores && page.company == Company::Pairs {
            return self.pairs_page(request, page, reach).await;
        }
        let computers = page.company == Company::Computers;
        let board = match (computers, scores) {
            (true, false) => Board::Computer,
            (false, false) => Board::Rating,
            (true, true) => Board::Score(Pool::Computer),
            (false, true) => Board::Score(Pool::People),
        };
        let now = self.now();
        let found = self
            .store
            .leaderboard(page.game.clone(), board, reach, request.who.id, page.rows(), now)
            .await?;
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
        let hidden = self.settings(request.who.id).await.hidden;
        let footer = if hidden { voice.leaders_left() } else { String::new() };
        let plain = voice.plain();
        let mut rows: Vec<_> = pager(plain, page, pages).into_iter().collect();
        let mut row = other_boards(plain, request, page, scores);
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

impl Service {
    /// How often each side of a game for two has won between people.
    async fn seats_line(
        &self,
        voice: Voice<'_>,
        line: &'static Entry,
        reach: Reach,
    ) -> Result<Option<String>, Trouble> {
        if line.info.seats != (2, 2) {
            return Ok(None);
        }
        let wins = self.store.seat_wins(line.info.slug.to_owned(), reach).await?;
        let header = (line.roll)(&OptionMap::new(), 2, &mut Rng::new(0));
        let game = header.and_then(|header| (line.open)(&header));
        let view =
            game.map_err(|why| Trouble::Broken(why.to_string()))?.seen(Viewer::Public).view();
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
        page: &LeadersPage,
        reach: Reach,
    ) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let line = self.line(voice, &page.game)?;
        let (pairs, total) = self.store.pairs(page.game.clone(), reach, page.rows()).await?;
        let pages = pages(total);
        let title = Term(voice.title(line.info));
        let title = voice.leaders_pairs(title, i64::from(page.page), i64::from(pages));
        let lines: Vec<_> = pairs.iter().map(|pair| pair_line(voice, pair)).collect();
        let text = if lines.is_empty() { voice.leaders_none() } else { lines.join("\n") };
        let plain = voice.plain();
        let mut rows: Vec<_> = pager(plain, page, pages).into_iter().collect();
        let mut row = other_boards(plain, request, page, true);
        row.push(post_here(plain, &page.open()));
        rows.push(Row::Buttons(row));
        let embed = Embed { title, text, ..Embed::default() };
        Ok(shown::<LeadersPage>(
            request,
            Message { private: true, embed: Some(embed), rows, ..Message::default() },
        ))
    }
}

/// The buttons to the other leaderboards of a game.
fn other_boards(
    plain: Voice<'_>,
    request: &Request,
    page: &LeadersPage,
    scores: bool,
) -> Vec<Button> {
    let other = |label: String, everywhere: bool, company: Company| {
        let other = LeadersPage { everywhere, company, ..page.at(1) };
        quiet(label, other.turn(Turn::Other))
    };
    let mut row = Vec::new();
    if request.place.guild.is_some() {
        row.push(if page.everywhere {
            other(plain.label_here(), false, page.company)
        } else {
            other(plain.label_everywhere(), true, page.company)
        });
    }
    let others = Company::ALL
        .into_iter()
        .filter(|&company| company != page.company && (company != Company::Pairs || scores));
    row.extend(others.map(|company| {
        let label = match company {
            Company::People => plain.label_people(),
            Company::Computers => plain.label_computers(),
            Company::Pairs => plain.label_pairs(),
        };
        other(label, page.everywhere, company)
    }));
    row
}

fn pair_line(voice: Voice<'_>, pair: &PairRow) -> String {
    let [one, other] = [&pair.names[0], &pair.names[1]].map(|name| Name::new(name));
    let mean = Term(format!("{:.1}", pair.mean));
    let games = i64::from(pair.games);
    let line =
        voice.leader_pair(i64::from(pair.rank), one, other, mean, i64::from(pair.best), games);
    with_forfeits(voice, line, pair.forfeits)
}

/// A line with how many games were forfeited, if any were.
fn with_forfeits(voice: Voice<'_>, line: String, forfeits: u32) -> String {
    match forfeits {
        0 => line,
        some => format!("{line} · {}", voice.forfeits(i64::from(some))),
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
        Board::Score(_) => {
            let (mean, best) = row.scores.unwrap_or((0.0, 0));
            let (mean, games) = (Term(format!("{mean:.1}")), i64::from(row.counted));
            let line = voice.leader_score(place, who, mean, i64::from(best), games);
            // Both score the same, so nobody wins several times in a row.
            return with_forfeits(voice, line, row.forfeits);
        }
    };
    match row.streak {
        Some((Verdict::Won, games)) if games >= 2 => {
            format!("{line} · {}", voice.streak(i64::from(games)))
        }
        _ => line,
    }
}
