//! Characters as outlines: see `assets/pieces/discs`.

use crate::render::look::sets::Set;
use crate::rules::{PieceKind, Side};

const FILE: &str = include_str!("../../../assets/pieces/discs/characters.svg");

/// What stands in the river, from left to right.
const RIVER: [char; 4] = ['楚', '河', '漢', '界'];

/// The outline of a man's character in thousandths of an em round its middle.
pub(super) fn man(figure: PieceKind, side: Side) -> Option<&'static str> {
    outline(Set::Discs.character(figure, side)?)
}

/// The outline of a character of the river's.
pub(crate) fn river(nth: u8) -> Option<&'static str> {
    RIVER.get(usize::from(nth)).copied().and_then(outline)
}

fn outline(character: char) -> Option<&'static str> {
    let (_, rest) = FILE.split_once(&format!("id=\"{character}\" d=\""))?;
    rest.split_once('"').map(|(path, _)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_disc_has_a_character_of_its_own() {
        let mut seen = Vec::new();
        for figure in PieceKind::ALL {
            let chess = matches!(figure, PieceKind::Queen | PieceKind::Bishop);
            for side in [Side::Red, Side::Black] {
                let outline = man(figure, side);
                assert_eq!(outline.is_none(), chess, "{figure:?} {side:?}");
                seen.extend(outline);
            }
        }
        seen.extend((0..4).filter_map(river));
        assert_eq!((seen.len(), river(4)), (18, None));
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 18);
    }
}
