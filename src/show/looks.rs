//! How an audience wants its boards.

use crate::catalog;
use crate::render::{PieceSets, Style, Theme};
use crate::rules::{GameInfo, Notation, Seat, SeatSet};
use crate::table::{Below, UserSettings};
use crate::words::Voice;

/// How an audience wants its boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Looks {
    pub theme: Theme,
    /// The sets of men.
    pub pieces: PieceSets,
    /// The notation of captions, if one is chosen.
    pub notation: Option<Notation>,
    /// Whether columns and rows are named.
    pub coordinates: bool,
    /// Whether a strip below the board tells who plays and how it stands.
    pub strips: bool,
    /// Which side of the board is below.
    pub below: Below,
    /// The seats whose people the channel does not ping.
    pub unpinged: SeatSet,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            pieces: PieceSets::default(),
            notation: None,
            coordinates: true,
            strips: true,
            below: Below::default(),
            unpinged: SeatSet::EMPTY,
        }
    }
}

impl Looks {
    /// What a person has chosen.
    pub(crate) fn of(settings: &UserSettings, info: &GameInfo) -> Self {
        let theme = settings.theme.as_deref().and_then(Theme::of_key);
        Self {
            theme: theme.unwrap_or_default(),
            pieces: pieces_of(settings),
            notation: settings.notations.get(info.slug).map(|key| info.notation(key)),
            coordinates: !settings.bare,
            strips: !settings.stripless,
            below: settings.below,
            unpinged: SeatSet::EMPTY,
        }
    }

    /// The notation of captions: the chosen one, else the usual one of who speaks this language.
    pub(crate) fn notation(self, voice: Voice<'_>, info: &GameInfo) -> Notation {
        self.notation.unwrap_or_else(|| voice.usual_notation(info))
    }

    /// How boards of a game are drawn with this seat below.
    pub(crate) fn style(self, voice: Voice<'_>, line: &catalog::Entry, below: Seat) -> Style {
        let Self { theme, pieces, coordinates, .. } = self;
        let labels = (line.labels)(self.notation(voice, line.info));
        Style { theme, below, coordinates, labels, pieces, ..Style::default() }
    }
}

/// The sets of men that a person has chosen.
pub(crate) fn pieces_of(settings: &UserSettings) -> PieceSets {
    PieceSets::chosen(settings.pieces.iter().map(|(family, set)| (family.as_str(), set.as_str())))
}
