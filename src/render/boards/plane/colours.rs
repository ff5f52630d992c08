//! The colours of loose tiles and of the table they lie on: the same in every theme, as they are
//! safe for colour-blind eyes and no boards lie beside them.

use crate::render::look::colour::Rgb;
use crate::render::look::common;
use crate::rules::Side;

pub(super) const TABLE: Rgb = Rgb::hex(0x18_1B_20);
/// Lines between cells.
pub(super) const LINE: Rgb = Rgb::hex(0x2B_31_3A);
/// Round the table, and outside a fence.
pub(super) const FRAME: Rgb = Rgb::hex(0x0E_10_13);
pub(super) const LABEL: Rgb = Rgb::hex(0xE6_EA_F0);
/// Under what is in hand.
pub(super) const CARD: Rgb = Rgb::hex(0x20_25_2C);
/// The names of those who are out.
pub(super) const FADED: Rgb = Rgb::hex(0x8E_93_9B);
/// Cells of every second band, while somebody picks.
pub(super) const BANDED: Rgb = Rgb::hex(0x2A_30_3A);
/// The last move.
pub(super) const GOLD: Rgb = Rgb::hex(0xFF_D8_4A);
/// Everything that may be chosen.
pub(super) const CHOICE: Rgb = common::ACTIVE;
pub(super) const CHOICE_RIM: Rgb = Rgb::hex(0x0B_3D_2A);
/// Behind a king in check.
pub(super) const BURST: Rgb = Rgb::hex(0xFF_F6_DA);
pub(super) const BURST_EDGE: Rgb = common::CHECK_LINE;
/// A king in check, whatever its side.
pub(super) const CHECKED: Rgb = Rgb::hex(0x21_1D_1B);

/// The colours of one side's tiles.
pub(super) struct Dye {
    pub face: Rgb,
    /// The lower lip, which shows that the tile has a height.
    pub edge: Rgb,
    pub hatch: Rgb,
    /// The man and the emblem.
    pub man: Rgb,
    /// The body of the man, if [`Dye::man`] only outlines it: nobody takes White's men for black.
    pub body: Option<Rgb>,
}

/// The dye of a side.
pub(super) const fn dye(side: Side) -> &'static Dye {
    match side {
        Side::White => &WHITE,
        Side::Black => &BLACK,
        Side::Red => &RED,
        Side::Blue => &BLUE,
        Side::Green => &GREEN,
        Side::Yellow => &YELLOW,
    }
}

const fn dyed(face: u32, edge: u32, hatch: u32, man: u32) -> Dye {
    let [face, edge, hatch, man] = [Rgb::hex(face), Rgb::hex(edge), Rgb::hex(hatch), Rgb::hex(man)];
    Dye { face, edge, hatch, man, body: None }
}

const WHITE: Dye =
    Dye { body: Some(Rgb::WHITE), ..dyed(0xF4_F0_E6, 0xA9_A0_8C, 0xB3_AA_95, 0x21_1D_1B) };
const BLACK: Dye = dyed(0x26_26_26, 0x6E_6E_6E, 0x6E_6E_6E, 0xFF_F9_EC);
const RED: Dye = dyed(0xCD_2C_14, 0x7C_16_08, 0x7C_16_08, 0xFF_F9_EC);
const BLUE: Dye = dyed(0x25_4C_A5, 0x13_2A_63, 0x13_2A_63, 0xFF_F9_EC);
const GREEN: Dye = dyed(0x16_9D_85, 0x0A_5A_4B, 0x0A_5A_4B, 0xFF_F9_EC);
const YELLOW: Dye = dyed(0xFC_B3_26, 0xA3_6A_00, 0xA3_6A_00, 0x21_1D_1B);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::vision::{Eyes, apart, contrast};

    #[test]
    fn tiles_stand_out_from_each_other_and_from_the_table() {
        for (nth, side) in Side::ALL.into_iter().enumerate() {
            let own = dye(side);
            assert!(contrast(own.man, own.face) >= 3.0, "{side:?}");
            // A dark tile is seen by its edge.
            let best = contrast(own.face, TABLE).max(contrast(own.edge, TABLE));
            assert!(best >= 1.9, "{side:?} on the table: {best:.2}");
            for eyes in Eyes::COLOURED {
                for other in &Side::ALL[nth + 1..] {
                    let apart = apart(own.face, dye(*other).face, eyes);
                    assert!(apart >= 20.0, "{side:?} {other:?} {eyes:?}: {apart:.1}");
                }
            }
        }
        assert!(contrast(LABEL, FRAME) >= 7.0);
        assert!(contrast(LABEL, CARD) >= 7.0 && contrast(FADED, CARD) >= 4.5);
        assert!(contrast(CHOICE, TABLE) >= 4.5 && contrast(GOLD, TABLE) >= 4.5);
        assert!(contrast(CHECKED, BURST) >= 7.0);
    }
}
