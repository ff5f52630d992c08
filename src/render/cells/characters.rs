//! Characters as outlines: see `assets/pieces/discs`.

use crate::rules::{PieceKind, Side};

const FILE: &str = include_str!("../../../assets/pieces/discs/characters.svg");

/// What stands in the river, from left to right.
const RIVER: [char; 4] = ['楚', '河', '漢', '界'];

/// The outline of a man's character in thousandths of an em round its middle.
pub(super) fn man(figure: PieceKind, side: Side) -> Option<&'static str> {
    let black = side == Side::Black;
    let character = match figure {
        PieceKind::King if black => '將',
        PieceKind::King => '帥',
        PieceKind::Advisor if black => '士',
        PieceKind::Advisor => '仕',
        PieceKind::Elephant if black => '象',
        PieceKind::Elephant => '相',
        PieceKind::Knight if black => '馬',
        PieceKind::Knight => '傌',
        PieceKind::Rook if black => '車',
        PieceKind::Rook => '俥',
        PieceKind::Cannon if black => '砲',
        PieceKind::Cannon => '炮',
        PieceKind::Pawn if black => '卒',
        PieceKind::Pawn => '兵',
        PieceKind::Queen | PieceKind::Bishop => return None,
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
