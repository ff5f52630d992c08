//! Characters as outlines: see `assets/pieces/discs`.

use crate::rules::{Figure, Side};

const FILE: &str = include_str!("../../../assets/pieces/discs/characters.svg");

/// What stands in the river, from left to right.
const RIVER: [char; 4] = ['楚', '河', '漢', '界'];

/// The outline of a man's character in thousandths of an em round its middle.
pub(super) fn man(figure: Figure, side: Side) -> Option<&'static str> {
    let black = side == Side::Black;
    let character = match figure {
        Figure::King if black => '將',
        Figure::King => '帥',
        Figure::Advisor if black => '士',
        Figure::Advisor => '仕',
        Figure::Elephant if black => '象',
        Figure::Elephant => '相',
        Figure::Knight if black => '馬',
        Figure::Knight => '傌',
        Figure::Rook if black => '車',
        Figure::Rook => '俥',
        Figure::Cannon if black => '砲',
        Figure::Cannon => '炮',
        Figure::Pawn if black => '卒',
        Figure::Pawn => '兵',
        Figure::Queen | Figure::Bishop => return None,
    };
    outline(character)
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
        for figure in Figure::ALL {
            let chess = matches!(figure, Figure::Queen | Figure::Bishop);
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
