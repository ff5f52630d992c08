//! Pages of leaderboards.

use crate::table::PersonId;
use crate::table::ratings::RatingPool;
use crate::table::ratings::{Rating, Verdict};

/// What a leaderboard counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// Ratings: settled ones first, highest first.
    Rating,
    /// Scores in this company: the highest mean first; for games whose score counts.
    Score(RatingPool),
    /// Games against the computer: the strongest level beaten first, then the most wins.
    Computer,
}

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardRow {
    /// Its number, from 1.
    pub rank: u32,
    /// The person listed.
    pub person: PersonId,
    /// The name last seen.
    pub name: String,
    /// The rating; that of a new player if there is none.
    pub rating: Rating,
    /// Games won, of those this leaderboard counts.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// How the last games went and how many went so in a row.
    pub streak: Option<(Verdict, u32)>,
    /// Mean and best score, in games that count points.
    pub scores: Option<(f64, i32)>,
    /// The strongest level of the computer that was beaten.
    pub beaten: Option<u8>,
    /// How many games counted.
    pub counted: u32,
    /// How many of them they forfeited.
    pub forfeits: u32,
}

/// Two people on a leaderboard of scores.
#[derive(Clone, Debug, PartialEq)]
pub struct PairRow {
    /// Their number, from 1.
    pub(crate) rank: u32,
    /// The two people.
    pub(crate) people: [PersonId; 2],
    /// The names last seen.
    pub(crate) names: [String; 2],
    /// The mean of what both scored together, halved.
    pub(crate) mean: f64,
    /// The best score of one of them.
    pub(crate) best: i32,
    /// How many games counted.
    pub(crate) games: u32,
    /// How many of them one of the two forfeited.
    pub(crate) forfeits: u32,
}

/// How the seats of a game fared between people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatWins {
    /// Rated games that are over.
    pub(crate) games: u32,
    /// Those that the first seat won.
    pub(crate) first: u32,
    /// Those that the second seat won.
    pub(crate) second: u32,
}
