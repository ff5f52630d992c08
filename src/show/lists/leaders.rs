//! Pages of leaderboards, of people and of pairs.

use crate::message::{Button, Press, Request, Scope};
use crate::show::lists::{Paged, Turn, page_of, quiet, record};
use crate::table::Time;
use crate::table::lists::{Board, BoardRow, PairRow};
use crate::table::ratings::Verdict;
use crate::words::{Name, Term, Voice};

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LeadersPage {
    /// The game, by slug.
    pub game: String,
    /// Of all servers instead of this one.
    pub everywhere: bool,
    pub page: u32,
    pub company: Company,
}

/// Whose games a leaderboard counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Company {
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
        let page = page_of(parts.next());
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

/// The buttons to the other leaderboards of a game.
pub(crate) fn other_boards(
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

pub(crate) fn pair_line(voice: Voice<'_>, pair: &PairRow) -> String {
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

pub(crate) fn leader(voice: Voice<'_>, row: &BoardRow, board: Board, now: Time) -> String {
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
