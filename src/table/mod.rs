//! The application, pure half: who sits where, the log, offers, ratings. Time is a parameter.
//!
//! A [`TableRecord`] is what is stored; a [`Table`] is a record with its game, folded from the log.
//! [`Table::decide`] answers every wish with a changed copy or a refusal, and changes nothing.

mod accuracy;
mod analysis;
mod chances;
pub mod clock;
mod conditional;
mod decide;
mod draft;
mod due;
mod entry;
mod fold;
mod grade;
mod ids;
mod imported;
mod inactivity_policy;
pub mod lists;
mod log;
mod opinion;
mod pair;
mod posted;
mod presence;
pub mod ratings;
mod record;
mod referee_log;
mod refused;
mod remind;
mod replay;
mod secrecy;
mod settings;
mod table_options;
mod terms;
mod visible_version;

pub(crate) use accuracy::accuracy;
pub use analysis::{Analysis, Forced, Turning};
pub(crate) use analysis::{Other, TURNINGS};
pub use chances::Chances;
pub(crate) use chances::Fall;
pub use clock::{
    Clock, ClockFault, ClockTerms, ClockUse, Mark, Marked, Pace, Span, Stop, Weekends, Wish,
};
pub(crate) use conditional::IF_THENS_MOST;
pub use conditional::{ConditionalFault, ConditionalLine, follow};
pub(crate) use decide::{ADJOURNED_MOST, PAUSE_MOST};
pub use decide::{CounterOffer, Decided, Intent, Opening, rematch};
pub use draft::{Countered, Draft};
pub use due::{Due, DueKind};
pub(crate) use entry::changes_position;
pub use entry::{By, Entry};
pub use fold::Table;
pub use grade::Grade;
pub(crate) use grade::Slips;
pub(crate) use ids::NOBODY;
pub use ids::{ChannelId, GuildId, MessageId, PersonId, TableId, Time};
pub use imported::{ImportFault, Imported};
pub use inactivity_policy::InactivityPolicy;
pub use log::{Heard, Standing};
pub use opinion::Opinion;
pub(crate) use pair::Cost;
pub use pair::Pair;
pub use posted::{MessageRole, ShownBoard, TableMessage};
pub use record::{End, Leaver, Occupant, Off, Phase, TableRecord, Teammate, Venue};
pub use referee_log::{Attempt, PeriodLog};
pub use refused::Refused;
pub use remind::Habits;
pub(crate) use replay::LineMove;
pub use replay::{Replay, ReplayFrame, ReplayStep};
pub use secrecy::{Faces, Secrecy};
pub use settings::{
    Below, Boards, Challenges, Enders, GuildSettings, Pings, Quiet, QuietFault, Reminded,
    Reminders, Threads, Told, UserSettings,
};
pub(crate) use table_options::TableOption;
pub use table_options::TableOptions;
pub use terms::{Against, Said, SideWish, TableTerms, TermsFault};
pub(crate) use terms::{TOP_LEVEL, USUAL_LEVEL, clock_use};
pub use visible_version::VisibleVersions;

use log::Offers;
