//! How a bot behaves as a guest: when it agrees to a draw and when it gives up. Both go by chances, by
//! the curve of the game.

use super::{chance, value};
use crate::rules::Scale;

/// What a bot knows when it is offered a draw.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// What its values are counted in.
    pub scale: Scale,
    /// What its own position was worth to it when it last looked; `None` if it has not.
    pub value: Option<i32>,
    /// How many moves have been played.
    pub ply: u32,
    /// How many moves have been played since the last capture or pawn move, or what comes near it in
    /// the game.
    pub quiet: u32,
}

/// Whether a bot accepts a draw. It never does in the opening or when it is better; a level game must
/// have gone on for a while without anything happening; when it is clearly worse it is glad.
///
/// ```
/// use patt::ai::manners::{Offer, accepts_draw};
/// use patt::rules::Scale;
///
/// let late = Offer { scale: Scale::PIECES, value: Some(0), ply: 80, quiet: 20 };
/// assert!(accepts_draw(late), "an even game in which nothing happens");
/// assert!(!accepts_draw(Offer { ply: 6, ..late }), "too early");
/// assert!(!accepts_draw(Offer { value: Some(120), ..late }), "it stands better");
/// ```
#[must_use]
pub fn accepts_draw(offer: Offer) -> bool {
    let Some(value) = offer.value else { return false };
    match chance::of(offer.scale, value) {
        ..=30.0 => offer.ply >= 20,
        ..=45.0 => offer.ply >= 40,
        ..=52.0 => offer.ply >= 60 && offer.quiet >= 10,
        _ => false,
    }
}

/// How little chance it must have, of 100, and for how many of its own turns in a row, before a bot
/// gives up.
const HOPELESS: f64 = 1.0;
const TURNS: usize = 6;

/// Whether a bot resigns, given what its position was worth to it at its turns so far, the latest
/// last. It sees the game through while any hope is left and grants an end in sight: somebody who
/// found it wants to play it. Where points are counted it never resigns: by how many it loses counts,
/// too.
///
/// ```
/// use patt::ai::manners::resigns;
/// use patt::rules::Scale;
///
/// let scale = Scale::Pieces { piece: 100, odds: 200 };
/// assert!(resigns(scale, &[-1_500; 6]));
/// assert!(!resigns(scale, &[-1_500; 5]), "not before it has lasted");
/// let hope = [-1_500, -1_500, -1_500, -1_500, -1_500, -200];
/// assert!(!resigns(scale, &hope), "there is hope again");
/// ```
#[must_use]
pub fn resigns(scale: Scale, values: &[i32]) -> bool {
    if matches!(scale, Scale::Points { .. }) {
        return false;
    }
    let Some(latest) = values.len().checked_sub(TURNS).map(|from| &values[from..]) else {
        return false;
    };
    let end_in_sight =
        latest.iter().any(|&value| value::plies_to_end(value).is_some_and(|plies| plies > -7));
    latest.iter().all(|&value| chance::of(scale, value) <= HOPELESS) && !end_in_sight
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::value::{LOST, WON, from_node};

    const SCALE: Scale = Scale::Pieces { piece: 100, odds: 200 };

    #[test]
    fn draws_are_accepted_by_what_the_position_is_worth() {
        for (value, ply, quiet, accepts) in [
            (None, 90, 40, false),
            (Some(0), 8, 8, false),
            (Some(0), 80, 2, false),
            (Some(0), 80, 20, true),
            (Some(20), 200, 60, false),
            (Some(-60), 30, 0, false),
            (Some(-60), 40, 0, true),
            (Some(-400), 19, 0, false),
            (Some(-400), 20, 0, true),
            (Some(from_node(LOST, 5)), 50, 0, true),
            (Some(from_node(WON, 5)), 150, 30, false),
        ] {
            let offer = Offer { scale: SCALE, value, ply, quiet };
            assert_eq!(accepts_draw(offer), accepts, "{value:?} {ply} {quiet}");
        }
    }

    #[test]
    fn only_lasting_hopelessness_resigns() {
        let far_mate = from_node(LOST, 12);
        let near_mate = from_node(LOST, 4);
        for (values, gives_up) in [
            (vec![], false),
            (vec![-2_000; 5], false),
            (vec![-1_200; 6], true),
            (vec![300, -1_200, -1_200, -1_200, -1_200, -1_200, -1_300], true),
            (vec![-1_200, -1_200, -900, -1_200, -1_200, -1_200], false),
            (vec![far_mate; 6], true),
            (vec![-1_200, -1_200, -1_300, far_mate, far_mate, near_mate], false),
        ] {
            assert_eq!(resigns(SCALE, &values), gives_up, "{values:?}");
        }
        // A game of points is counted out, however certain it is.
        let points = Scale::Points { won: 20_000, tie: 50, odds: 60 };
        assert!(!resigns(points, &[-20_350; 9]) && !resigns(points, &[-1_500; 9]));
    }
}
