//! Sets of pieces by name, and the games that are played with each.

use crate::catalog::Entry;
use crate::render::{Family, Set};
use crate::show::settings::mine::beginning;
use crate::words::Voice;

/// What the line is called in ids.
pub(crate) const LINE: &str = "pieces";

/// The family of a game's boards.
pub(crate) fn family_of(line: &Entry) -> Option<Family> {
    beginning(line).map(|view| Family::of(view.geometry))
}

pub(crate) fn titles(plain: Voice<'_>, games: &[&Entry]) -> String {
    plain.listed(games.iter().map(|line| plain.title(line.info)))
}

pub(crate) fn set_words(voice: Voice<'_>, set: Set) -> String {
    match set {
        Set::Staunton => voice.pieces_staunton(),
        Set::Facet => voice.pieces_facet(),
        Set::Book => voice.pieces_book(),
        Set::Pixel => voice.pieces_pixel(),
        Set::Discs => voice.pieces_discs(),
        Set::Figures => voice.pieces_figures(),
    }
}
