//! The ground: the state, the tables under their locks, one act and its transaction, settings,
//! languages, errors. Calls nothing above.

pub(crate) mod act;
pub(crate) mod advice;
pub(crate) mod answers;
pub(crate) mod blocks;
pub(crate) mod brains;
pub(crate) mod calm;
pub(crate) mod clock;
pub(crate) mod commit;
pub(crate) mod computer;
pub(crate) mod conditional;
pub(crate) mod drafts;
pub(crate) mod due;
pub(crate) mod error_replies;
pub(crate) mod errors;
pub(crate) mod find;
pub(crate) mod holidays;
pub(crate) mod languages;
pub(crate) mod load;
pub(crate) mod newer;
pub(crate) mod outbox;
pub(crate) mod pool;
pub(crate) mod portraits;
pub(crate) mod presenters;
pub(crate) mod replay;
pub(crate) mod screens;
pub(crate) mod searches;
pub(crate) mod servers;
pub(crate) mod settings;
pub(crate) mod state;
pub(crate) mod tables;
pub(crate) mod threads;
pub(crate) mod touch;
pub(crate) mod understand;
pub(crate) mod voices;
pub(crate) mod wakeup;
