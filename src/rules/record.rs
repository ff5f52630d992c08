//! The record of a game: what it was set up with and what was done, as data that replays for ever.

use serde::{Deserialize, Serialize};

use super::{OptionMap, Seat, Withdrawal};

/// How a game began. Chance is spent before the header is made: it holds no seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The slug of the game.
    pub game: String,
    /// The version of its rules, [`GameInfo::rules`](super::GameInfo::rules) at the time.
    pub rules: u16,
    /// Every option with its value, defaults included, so that later defaults change nothing.
    pub options: OptionMap,
    /// How many seats.
    pub seats: u8,
    /// The start position, as [`Game::to_text`](super::Game::to_text) prints it.
    pub start: String,
}

/// What players may offer each other. Offers end with the next change of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// To end the game by agreement.
    Draw,
    /// To take back the last move of the one who asks.
    Takeback,
    /// That the clocks stand still for a while.
    Pause,
    /// That the game is adjourned until all want to go on.
    Adjourn,
    /// That an adjourned game goes on.
    Resume,
}

/// One entry of a record. Moves are canonical texts (notation 0).
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Act, Checked, Game, Rng, Seat, Withdrawal};
///
/// let mut game = Chess::new(&Options::default(), 2, &mut Rng::new(1))?;
/// game.act(&Act::Move { seat: Seat::FIRST, text: "g1f3".to_owned() })?;
/// game.act(&Act::Withdraw { seat: Seat::SECOND, why: Withdrawal::Resigned })?;
/// let end = game.status().outcome().map(|outcome| outcome.how.text());
/// assert_eq!(end.as_deref(), Some("resigned:b"));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A move, or in a hidden game a try, refused tries included.
    Move {
        /// The seat that moves.
        seat: Seat,
        /// Its canonical text.
        text: String,
    },
    /// A seat leaves.
    Withdraw {
        /// The seat that leaves.
        seat: Seat,
        /// What made it leave.
        why: Withdrawal,
    },
    /// A claim that was true.
    Claim {
        /// The seat that claimed.
        seat: Seat,
        /// The [`Claim::key`](super::Claim::key).
        key: String,
        /// The announced move after which it holds, if it was announced.
        after: Option<String>,
    },
    /// An offer was made.
    Offer {
        /// The seat that offers.
        seat: Seat,
        /// What is offered.
        what: Offer,
    },
    /// An offer was accepted; where more than two play it stands until all have.
    Accept {
        /// The seat that accepts.
        seat: Seat,
        /// What was offered.
        what: Offer,
    },
    /// An offer was declined and is gone.
    Decline {
        /// The seat that declines.
        seat: Seat,
        /// What was offered.
        what: Offer,
    },
    /// The computer was asked for a good move. It changes nothing and is counted.
    Hint {
        /// The seat that asked.
        seat: Seat,
    },
    /// All agreed: the game ends by [`Game::agreed`](super::Game::agreed).
    Agree,
    /// The period ended.
    HandOver,
    /// The position went back to what it was before the entry with this number.
    Takeback {
        /// The number of the first entry that no longer counts, counted from 0.
        to: u32,
    },
}

/// A whole game, for files and replay.
///
/// ```
/// use patt::catalog::CATALOG;
/// use patt::rules::{Act, OptionMap, Record, Rng, Seat, transcript};
///
/// let chess = CATALOG.find("chess").expect("it is in the house");
/// let header = (chess.roll)(&OptionMap::new(), 2, &mut Rng::new(1))?;
/// let acts = vec![Act::Move { seat: Seat::FIRST, text: "e2e4".to_owned() }];
/// let record = Record { header, acts, tags: Vec::new() };
/// // Whoever has the record has the game.
/// let text = transcript::write(&record, None);
/// assert!(text.ends_with("\n1 move a e2e4\n"));
/// let again = transcript::read(&text).expect("it begins as one")?;
/// assert_eq!(again.record, record);
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How it began.
    pub header: Header,
    /// What was done.
    pub acts: Vec<Act>,
    /// Tags for files, such as `White` and `Date`, in the order of printing.
    pub tags: Vec<(String, String)>,
}
