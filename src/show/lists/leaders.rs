//! Pages of leaderboards, of people and of pairs.

use crate::message::{Button, Company, LeadersPage, PageTurn, Paged as _, Picture, Request};
use crate::render::card::{self, Line};
use crate::render::{Avatar, Theme};
use crate::show::faces::Account;
use crate::show::lists::record;
use crate::table::Time;
use crate::table::lists::{Board, BoardRow, PairRow};
use crate::table::ratings::Verdict;
use crate::words::{ALT_MOST, Term, Voice, cut};

/// The buttons to the other leaderboards of a game.
pub(crate) fn other_boards(
    plain: Voice<'_>,
    request: &Request,
    page: &LeadersPage,
    scores: bool,
) -> Vec<Button> {
    let other = |label: String, everywhere: bool, company: Company| {
        let other = LeadersPage { everywhere, company, ..page.at(1) };
        Button::rest(label, other.turn(PageTurn::Other))
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
    let [one, other] = [&pair.names[0], &pair.names[1]].map(|name| Account::named(name).name());
    let mean = voice.decimal(pair.mean);
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
    let (place, who) = (i64::from(row.rank), Account::named(&row.name).name());
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
        Board::Computer => match row.beaten {
            Some(level) => voice.leader_computer(place, who, i64::from(level), games, record),
            None => voice.leader_unbeaten(place, who, games, record),
        },
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

/// The rows of a leaderboard as a card; those in the order of the rows look like this.
pub(crate) fn card(
    plain: Voice<'_>,
    rows: &[BoardRow],
    avatars: Vec<Option<Avatar>>,
    board: Board,
    now: Time,
) -> Picture {
    let line = |(row, avatar): (&BoardRow, Option<Avatar>)| {
        let value = match board {
            Board::Rating if row.rating.provisional(now) => format!("{}?", row.rating.shown()),
            Board::Rating => row.rating.shown().to_string(),
            Board::Computer => record(plain, row.won, row.drawn, row.lost).1.0,
            Board::Score(_) => plain.decimal(row.scores.unwrap_or_default().0).to_string(),
        };
        let face = Account::named(&row.name).face(plain, row.person, avatar);
        Line { place: row.rank, name: face.name.clone(), faces: vec![face], value }
    };
    let lines: Vec<_> = rows.iter().zip(avatars).map(line).collect();
    let alt = rows.iter().map(|row| leader(plain, row, board, now)).collect::<Vec<_>>().join("\n");
    Picture { png: card::list(&lines, Theme::default()).png, alt: cut(&alt, ALT_MOST) }
}

/// The pairs of a leaderboard as a card; the first of each and the second, one after the other,
/// look like this.
pub(crate) fn pairs_card(
    plain: Voice<'_>,
    pairs: &[PairRow],
    avatars: Vec<Option<Avatar>>,
) -> Picture {
    let mut avatars = avatars.into_iter();
    let line = |pair: &PairRow| {
        let both = pair.people.iter().zip(&pair.names);
        let face = |(&person, name): (_, &String)| {
            Account::named(name).face(plain, person, avatars.next().flatten())
        };
        let faces: Vec<_> = both.map(face).collect();
        let name = plain.list(faces.iter().map(|face| face.name.clone())).0;
        Line { place: pair.rank, faces, name, value: format!("{:.1}", pair.mean) }
    };
    let lines: Vec<_> = pairs.iter().map(line).collect();
    let alt = pairs.iter().map(|pair| pair_line(plain, pair)).collect::<Vec<_>>().join("\n");
    Picture { png: card::list(&lines, Theme::default()).png, alt: cut(&alt, ALT_MOST) }
}
