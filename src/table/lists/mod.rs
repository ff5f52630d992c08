//! What lists, leaderboards and profiles hold: rows that the store finds and a screen shows.

mod games;
mod history;
mod leaderboard;
mod person;
mod profile;

pub use games::{Listed, Listing, Page};
pub use history::Past;
pub use leaderboard::{Board, BoardRow, PairRow, SeatWins};
pub use person::{Blocked, StoredAbout};
pub use profile::{Profile, RatingPoint, Tally};
