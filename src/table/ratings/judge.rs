//! What a finished game means for the books: results, and ratings where it counts.

use serde::{Deserialize, Serialize};

use super::{Rating, rate};
use crate::rules::{Act, Ladder, Outcome, Seat};
use crate::table::{Entry, Occupant, PersonId, TableRecord, Time};

/// In whose company a game was played; the books of the two are never mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingPool {
    /// Only people sat at it.
    People,
    /// The computer took part.
    Computer,
}

/// How a game went for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// First place alone.
    Won,
    /// First place shared.
    Drawn,
    /// Anything below a share of the first place.
    Lost,
}

/// The result of one person in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Where they sat.
    pub(crate) seat: Seat,
    /// The person, who held just this one seat.
    pub(crate) person: PersonId,
    /// In whose company.
    pub(crate) pool: RatingPool,
    /// The strongest computer at the table; none where the position was set up, since to win from there is
    /// to beat no level.
    pub(crate) level: Option<u8>,
    /// How it went.
    pub(crate) verdict: Verdict,
    /// Their place, 1 is best.
    pub(crate) place: u8,
    /// Their score, in games that count points; none where somebody else gave the game up.
    pub(crate) score: Option<i32>,
    /// Whether it counts.
    pub(crate) rated: bool,
    /// Whether they gave it up or let their time run out.
    pub(crate) forfeit: bool,
}

/// A rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The person whose rating changes.
    pub(crate) person: PersonId,
    /// The rating before the game.
    pub(crate) before: Rating,
    /// The rating after it.
    pub(crate) after: Rating,
}

/// Why a game changed no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRated {
    /// It was casual.
    Casual,
    /// Somebody played several seats, or a seat was empty.
    NotAllPeople,
    /// It was over before two moves were made.
    TooShort,
    /// Two of the players have played so many rated games within a day that this one does not count.
    PairTooOften,
}

/// What a finished game means for the books.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judged {
    /// The result of each person, in seat order; none where one person moved all sides.
    pub results: Vec<SeatResult>,
    /// The changed ratings, in seat order; empty if it was not rated.
    pub ratings: Vec<RatingChange>,
    /// Why it was not rated.
    pub not_rated: Option<NotRated>,
    /// Where the score counts, how each player fares by now and then how the two do together; none
    /// who has left the leaderboards.
    pub fared: Vec<Fared>,
    /// The level of the computer to try next: the one above that which one person alone has beaten
    /// twice in a row.
    pub next_level: Option<u8>,
}

/// How one person fares in a game whose score counts, or two together, the last game included.
#[derive(Clone, Debug, PartialEq)]
pub struct Fared {
    /// The person, or the two.
    pub(crate) people: Vec<PersonId>,
    /// The mean of their scores; of two, of what they scored together, halved.
    pub(crate) mean: f64,
    /// The best score; of two, that of one of them.
    pub(crate) best: i32,
    /// How many games there were.
    pub(crate) games: u32,
}

/// What alone keeps a game of so many moves from counting, whoever has played how often. Where the
/// score counts, giving up at once counts too.
#[must_use]
pub(crate) fn hindrance(record: &TableRecord, ladder: Ladder, moves: usize) -> Option<NotRated> {
    if !record.terms.rated {
        Some(NotRated::Casual)
    } else if record.people().len() < usize::from(record.header.seats) {
        Some(NotRated::NotAllPeople)
    } else if ladder == Ladder::Rating && moves < 2 {
        Some(NotRated::TooShort)
    } else {
        None
    }
}

/// Every two people of a table.
pub fn pairs(record: &TableRecord) -> impl Iterator<Item = (PersonId, PersonId)> {
    let people = record.people();
    let count = people.len();
    let pairs = (0..count).flat_map(move |one| (one + 1..count).map(move |other| (one, other)));
    pairs.map(move |(one, other)| (people[one], people[other]))
}

/// The changed ratings of a rated game: `before` has one rating for each result.
#[must_use]
pub fn changes(results: &[SeatResult], before: &[Rating], now: Time) -> Vec<RatingChange> {
    let places: Vec<_> = results.iter().map(|result| result.place).collect();
    let after = rate(before, &places, now);
    let changes = results.iter().zip(before).zip(after);
    let change = |((result, before), after): ((&SeatResult, &Rating), Rating)| RatingChange {
        person: result.person,
        before: *before,
        after,
    };
    changes.map(change).collect()
}

/// The result of each person who held exactly one seat. Whoever held several has beaten themselves.
#[must_use]
pub fn results(
    record: &TableRecord,
    outcome: &Outcome,
    rated: bool,
    set_up: bool,
) -> Vec<SeatResult> {
    let strongest = record.seats.iter().filter_map(|sitter| match sitter {
        Occupant::Computer { level } => Some(*level),
        _ => None,
    });
    let strongest = strongest.max();
    let level = strongest.filter(|_| !set_up);
    let shared = outcome.winner().is_none();
    // What the others have then is no achievement of theirs, and would lead where all else is lost.
    let gave_up = record.log.last().and_then(|entry| {
        if let Act::Withdraw { seat, .. } = entry.act { Some(seat) } else { None }
    });
    let seats = (0..).map(Seat).zip(&record.seats);
    seats
        .filter_map(|(seat, sitter)| {
            let person = sitter.person()?;
            let place = *outcome.places.get(seat.index())?;
            let verdict = match place {
                1 if shared => Verdict::Drawn,
                1 => Verdict::Won,
                _ => Verdict::Lost,
            };
            let score = outcome.scores.as_ref().filter(|_| gave_up.is_none_or(|who| who == seat));
            let score = score.and_then(|scores| scores.get(seat.index()).copied());
            let pool = if strongest.is_some() { RatingPool::Computer } else { RatingPool::People };
            let single = record.seats_of(person).len() == 1;
            let left = |entry: &Entry| matches!(entry.act, Act::Withdraw { seat: left, .. } if left == seat);
            let forfeit = record.log.iter().any(left);
            single.then_some(SeatResult {
                seat,
                person,
                pool,
                level,
                verdict,
                place,
                score,
                rated,
                forfeit,
            })
        })
        .collect()
}
