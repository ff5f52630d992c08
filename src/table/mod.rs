//! The application, pure half: who sits where, the log, offers, ratings. Time is a parameter.
//!
//! A [`Sheet`] is what is stored; a [`Table`] is a sheet with its game, folded from the log.
//! [`Table::decide`] answers every wish with a changed copy or a refusal, and changes nothing.

mod analysis;
mod brought;
pub mod clock;
mod customs;
mod decide;
mod draft;
mod due;
mod edition;
mod entry;
mod expected;
mod fold;
mod hearing;
mod ids;
pub mod lists;
mod log;
mod posted;
pub mod ratings;
mod reel;
mod refused;
mod remind;
mod secrecy;
mod settings;
mod sheet;
mod terms;
mod waits;

pub use analysis::{Analysis, Forced, Turning};
pub use brought::{Brought, Misfit};
pub use clock::{Clock, ClockFault, ClockTerms, Mark, Marked, Pace, Span, Stop, Weekends, Wish};
pub use customs::Customs;
pub(crate) use decide::{ADJOURNED_MOST, PAUSE_MOST};
pub use decide::{Amendment, Decided, Intent, Opening, rematch};
pub use draft::{Amends, Draft};
pub use due::{Due, DueKind};
pub use edition::Editions;
pub(crate) use entry::changes_position;
pub use entry::{By, Entry};
pub(crate) use expected::IF_THENS_MOST;
pub use expected::{IfThen, NoLine, follow};
pub use fold::Table;
pub use hearing::{Attempt, Chapter};
pub(crate) use ids::NOBODY;
pub use ids::{ChannelId, GuildId, MessageId, PersonId, TableId, Time};
pub use log::{Heard, Standing};
pub use posted::{MessageRole, TableMessage};
pub use reel::{Moment, Reel};
pub use refused::Refused;
pub use remind::Habits;
pub use secrecy::Secrecy;
pub use settings::{
    Below, Challenges, Enders, GuildSettings, Pings, Quiet, QuietFault, Reminded, Reminders,
    Threads, Told, UserSettings,
};
pub use sheet::{End, Mate, Off, Phase, Sheet, Sitter, Venue};
pub use terms::{Against, Said, SideWish, TableTerms, TermsFault};
pub(crate) use terms::{TOP_LEVEL, USUAL_LEVEL};
pub use waits::Waits;

use log::Offers;
