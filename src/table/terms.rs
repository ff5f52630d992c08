//! The terms of a game: what `/play` said, settled.

use serde::{Deserialize, Serialize};

use super::{ClockFault, ClockTerms, ClockUse, Pace, PersonId, Secrecy, Span, TableOptions};
use crate::ai::Level;
use crate::catalog::Entry as GameLine;
use crate::rules::kit::fold;
use crate::rules::{GameInfo, OptionMap, Refusal, Say, options};

/// The strongest level of the computer.
pub(crate) const TOP_LEVEL: u8 = Level::MOST;
/// The level of a computer for which none is named.
pub(crate) const USUAL_LEVEL: u8 = 3;

/// What was agreed before the game. Stored as JSON: fields may be added with a default, kinds may
/// be added to the enums, nothing is ever renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableTerms {
    /// The game's slug.
    pub game: String,
    /// The game's options that were said; the header holds them all.
    pub options: OptionMap,
    /// How many seats.
    pub seats: u8,
    /// Who is asked or sits opposite.
    pub against: Against,
    /// Who moves first.
    pub side: SideWish,
    /// The clock; what a game without one does says [`InactivityPolicy`](super::InactivityPolicy).
    pub clock: ClockTerms,
    /// Whether it counts.
    pub rated: bool,
    /// What was agreed about the table itself.
    #[serde(default)]
    pub customs: TableOptions,
}

/// Against whom a game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// A person who is asked.
    Person {
        /// Their number with Discord.
        id: PersonId,
        /// The name last seen.
        name: String,
    },
    /// Whoever sits down.
    Anyone,
    /// The computer, which is ready at once.
    Computer {
        /// How strong, 1 to 10.
        level: u8,
    },
    /// Nobody: one person moves all sides.
    Alone,
}

/// Which seat the host wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideWish {
    /// The lot decides.
    #[default]
    Random,
    /// The first seat.
    First,
    /// The last seat: for two, the opponent moves first.
    Last,
}

impl SideWish {
    pub(crate) const ALL: [Self; 3] = [Self::Random, Self::First, Self::Last];

    /// How people say it: `random`, `me` or `opponent`.
    #[must_use]
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::First => "me",
            Self::Last => "opponent",
        }
    }

    /// The wish people mean, in words of any language: by who moves first, or by the side that the
    /// first seat has in games of two.
    #[must_use]
    pub(crate) fn typed(text: &str) -> Option<Self> {
        let said = fold::words(text);
        let words = |wish: Self| -> &[&str] {
            match wish {
                Self::Random => {
                    &["random", "random sides", "zufall", "zufaellig", "egal", "随机", "先后随机"]
                }
                Self::First => &[
                    "me",
                    "i",
                    "white",
                    "first",
                    "red",
                    "ich",
                    "weiss",
                    "rot",
                    "erster",
                    "我",
                    "我先走",
                    "先手",
                    "白方",
                    "白",
                    "红方",
                    "红",
                ],
                Self::Last => &[
                    "opponent",
                    "black",
                    "second",
                    "gegner",
                    "schwarz",
                    "zweiter",
                    "对手",
                    "对手先走",
                    "后手",
                    "黑方",
                    "黑",
                ],
            }
        };
        Self::ALL.into_iter().find(|&wish| words(wish).contains(&said.as_str()))
    }

    /// The wish with which sides are swapped.
    #[must_use]
    pub(crate) const fn swapped(self) -> Self {
        match self {
            Self::Random => Self::Random,
            Self::First => Self::Last,
            Self::Last => Self::First,
        }
    }
}

/// What was said, as it was said.
#[derive(Clone, Debug)]
pub struct Said<'a> {
    /// Who is asked or sits opposite.
    pub against: Against,
    /// Whether the opponent is a bot of another kind.
    pub stranger: bool,
    /// How many seats.
    pub seats: Option<u8>,
    /// `random`, `me` or `opponent`.
    pub side: Option<&'a str>,
    /// The clock, as typed.
    pub clock: Option<&'a str>,
    /// Whether it counts.
    pub rated: Option<bool>,
    /// The game's options, as typed.
    pub options: Option<&'a str>,
}

/// What is wrong with the terms.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsFault {
    /// The game takes another number of seats.
    #[error("this game takes {least} to {most} seats, not {said}")]
    Seats {
        /// At least so many.
        least: u8,
        /// At most so many.
        most: u8,
        /// What was said.
        said: u8,
    },
    /// No such side.
    #[error("\"{0}\" is no side: say random, me or opponent")]
    Side(String),
    /// No such clock, or not in this game.
    #[error(transparent)]
    Clock(#[from] ClockFault),
    /// No such level.
    #[error("the computer has levels 1 to 10, not {0}")]
    Level(u8),
    /// The opponent is a bot, but not this one.
    #[error("another bot cannot be challenged")]
    Stranger,
    /// Only games between people count.
    #[error("only games between people can be rated")]
    RatedWithoutPeople,
    /// Games with this option do not count.
    #[error("a game with \"{0}\" cannot be rated")]
    RatedOption(&'static str),
    /// Games that start from the position of another game do not count.
    #[error("a game that begins where another one stood cannot be rated")]
    RatedElsewhere,
    /// A person and the computer, where only two sit.
    #[error("choose a person or the computer: this game has two seats for them and you")]
    OnePlace,
    /// Only the computer plays for somebody who watches.
    #[error("to watch is to play nobody: name a level of the computer and no opponent")]
    WatchAlone,
    /// Of a hidden game there is nothing to watch.
    #[error("a hidden game cannot be watched")]
    WatchHidden,
    /// Partners whom the house finds are people, in games of two who see only their own men.
    #[error("an unknown partner is found in games of two hidden sides, without an opponent's name")]
    Anonymous,
    /// The options are wrong, in the game's words.
    #[error("{}", .0.text())]
    Rules(Say),
}

impl From<Refusal> for TermsFault {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal.0)
    }
}

impl TableTerms {
    /// Settles what was said for a game. What was not said becomes the usual: the least number of
    /// seats, sides by lot, the game's usual clock, rated where that is possible.
    ///
    /// # Errors
    /// The first fault. Combinations of options are checked later, when the game is set up.
    pub fn settle(line: &GameLine, said: Said<'_>) -> Result<Self, TermsFault> {
        let (least, most) = line.info.seats;
        let (customs, said_of_game) = TableOptions::take(said.options.unwrap_or(""));
        let (against, customs) = settled(line.info, said.against, customs)?;
        // A lobby has room for all who may play.
        let usual = if against == Against::Anyone && most > 2 { most } else { least };
        let seats = said.seats.unwrap_or(usual);
        if !(least..=most).contains(&seats) {
            return Err(TermsFault::Seats { least, most, said: seats });
        }
        if said.stranger {
            return Err(TermsFault::Stranger);
        }
        let specs = line.info.options;
        let mut given = options::parse(specs, &said_of_game)?;
        let clock = match customs.watch {
            Some(_) => ClockTerms::None,
            None => clock(line.info, said.clock, &against)?,
        };
        let alone = customs.anonymous
            && (against != Against::Anyone || !TableOptions::may_be_anonymous(line.info));
        if alone {
            return Err(TermsFault::Anonymous);
        }
        // Nobody can be asked to move whose name is unknown, so the clock must.
        let clock = match clock {
            ClockTerms::None if customs.anonymous => {
                ClockTerms::Period { length: Span::DAY, pace: Pace::AtEnd }
            }
            clock => clock,
        };
        if clock.ticks() {
            given.extend(options::parse(specs, line.info.clock.options)?);
        }
        options::settle(specs, &given)?;
        let terms = Self {
            game: line.info.slug.to_owned(),
            options: given,
            seats,
            against,
            side: side(said.side)?,
            clock,
            rated: false,
            customs,
        };
        let hindrance = terms.unratable(line);
        match (said.rated, hindrance) {
            (Some(true), Some(fault)) => Err(fault),
            (Some(rated), _) => Ok(Self { rated, ..terms }),
            (None, hindrance) => Ok(Self { rated: hindrance.is_none(), ..terms }),
        }
    }

    /// Why a game on these terms cannot be rated, if it cannot.
    #[must_use]
    pub(crate) fn unratable(&self, line: &GameLine) -> Option<TermsFault> {
        let alone = matches!(self.against, Against::Computer { .. } | Against::Alone);
        if alone || self.customs.computers.is_some() {
            return Some(TermsFault::RatedWithoutPeople);
        }
        self.set_up(line).map(TermsFault::RatedOption)
    }

    /// The option by which such a game begins where none usually does, such as from a position that somebody
    /// chose.
    #[must_use]
    pub(crate) fn set_up(&self, line: &GameLine) -> Option<&'static str> {
        let unusual = line.info.options.iter().find(|spec| {
            let usual = spec.default.and_then(|text| spec.value(text).ok());
            !spec.rated
                && self.options.get(spec.key).is_some_and(|value| Some(value) != usual.as_ref())
        });
        unusual.map(|spec| spec.key)
    }
}

/// Against whom, and what was said of computers, where both fit together.
fn settled(
    info: &GameInfo,
    against: Against,
    customs: TableOptions,
) -> Result<(Against, TableOptions), TermsFault> {
    let mut customs = customs;
    let against = match (against, customs.watch) {
        (against, None) => against,
        (_, Some(_)) if !Secrecy::of(info, false).allows_help() => {
            return Err(TermsFault::WatchHidden);
        }
        (Against::Anyone, Some(level)) => {
            Against::Computer { level: if level == 0 { USUAL_LEVEL } else { level } }
        }
        (Against::Computer { level }, Some(_)) => Against::Computer { level },
        (Against::Person { .. } | Against::Alone, Some(_)) => return Err(TermsFault::WatchAlone),
    };
    if let (Against::Computer { level }, Some(0)) = (&against, customs.watch) {
        customs.watch = Some(*level);
    }
    if customs.computers.is_some() && (info.seats.1 == 2 || !is_person(&against)) {
        return Err(TermsFault::OnePlace);
    }
    let level = match against {
        Against::Computer { level } => Some(level),
        Against::Person { .. } | Against::Anyone | Against::Alone => None,
    };
    let levels = level.into_iter().chain(customs.watch).chain(customs.computers);
    match levels.into_iter().find(|level| !(1..=TOP_LEVEL).contains(level)) {
        Some(level) => Err(TermsFault::Level(level)),
        None => Ok((against, customs)),
    }
}

const fn is_person(against: &Against) -> bool {
    matches!(against, Against::Person { .. })
}

fn side(said: Option<&str>) -> Result<SideWish, TermsFault> {
    match said.map(str::trim).filter(|side| !side.is_empty()) {
        None => Ok(SideWish::Random),
        Some(side) => SideWish::typed(side).ok_or_else(|| TermsFault::Side(side.to_owned())),
    }
}

/// Which clocks a game uses: one whose turns stay secret only periods, whose ends tell nothing.
#[must_use]
pub(crate) const fn clock_use(info: &GameInfo) -> ClockUse {
    if info.whispers { ClockUse::Periods } else { ClockUse::Any }
}

/// The clock of a game as it was typed; the usual one of the game if nothing was said.
fn clock(info: &GameInfo, said: Option<&str>, against: &Against) -> Result<ClockTerms, TermsFault> {
    let text = said.map(str::trim).filter(|text| !text.is_empty());
    // The computer does not mind how early somebody moves: nobody waits for the end of a period.
    let solo = info.whispers && matches!(against, Against::Computer { .. } | Against::Alone);
    let usual = if solo { "none" } else { info.clock.usual };
    let terms = ClockTerms::typed_for(text.unwrap_or(usual), clock_use(info))?;
    match terms {
        ClockTerms::Period { length, .. } if solo => {
            Ok(ClockTerms::Period { length, pace: Pace::AtOnce })
        }
        ClockTerms::Move { .. } | ClockTerms::Bank { .. } if info.whispers => {
            Err(ClockFault::PeriodOnly.into())
        }
        // Where nothing is held back there is nothing to wait for.
        ClockTerms::Period { length, .. } if !info.whispers => {
            Ok(ClockTerms::Period { length, pace: Pace::AtOnce })
        }
        fits => Ok(fits),
    }
}
