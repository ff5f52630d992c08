//! What a profile tells of a person.

use crate::table::Time;
use crate::table::ratings::Rating;
use crate::table::ratings::{RatingPool, Verdict};

/// How the games of one kind went.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The slug of the game.
    pub game: String,
    /// In whose company.
    pub pool: RatingPool,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// How the last games went and how many went so in a row.
    pub streak: Option<(Verdict, u32)>,
    /// How many games in a row were won at best.
    pub longest: u32,
    /// Mean and best score, in games that count points.
    pub scores: Option<(f64, i32)>,
    /// The strongest level of the computer that was beaten.
    pub beaten: Option<u8>,
    /// How many games were forfeited.
    pub forfeits: u32,
}

/// What is known of a person's play.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// The name last seen.
    pub name: String,
    /// Their ratings, by slug.
    pub ratings: Vec<(String, Rating)>,
    /// Their records, by slug, people before the computer.
    pub tallies: Vec<Tally>,
}

/// A point of the rating curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: Time,
    /// The rating after it.
    pub value: f64,
    /// How uncertain it was.
    pub deviation: f64,
}
