//! Search over the contract.
//!
//! A game that wants the alpha-beta search gives it a [`Search`] board and a [`Searchable`] bridge;
//! [`Player`] makes a [`Brain`] of the two, and [`Trail`] tells a board which positions repeat. Nothing
//! here knows a game, a clock or a person: time reaches a search only through the [`Watch`] it is handed.

pub mod alphabeta;
pub mod best_reply;
mod brain;
pub mod chance;
mod keys;
mod level;
pub mod manners;
pub mod mate;
pub mod net;
pub mod perft;
mod player;
mod proof;
pub mod rivals;
mod search;
mod sight;
pub mod soft;
mod trail;
pub mod value;
mod watch;

pub use brain::{Ask, Brain, Company, Limits, Thought};
pub use keys::ByKey;
pub use level::{Level, Levels, Ratings, Skill, Strength};
pub use player::Player;
pub use search::{PARTS, Search, Searchable, Which};
pub use sight::{Shape, Sight, among_men};
pub use trail::Trail;
pub use watch::{Progress, Unwatched, Watch};
