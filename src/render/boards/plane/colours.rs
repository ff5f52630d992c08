//! The colours of loose tiles, the same in every theme, as they are safe for colour-blind eyes; and
//! those of the table they lie on.

use crate::render::look::colour::Rgb;
use crate::render::look::colours::pair;
use crate::render::look::common;
use crate::render::look::theme::Theme;
use crate::rules::Side;

/// The table of a theme, dark so that tiles of all colours stand out from it.
pub(super) struct Cloth {
    /// Cells are checkered, so that distances are plain.
    pub table: [Rgb; 2],
    /// Lines between cells.
    pub line: Rgb,
    /// Round the table, and outside a fence.
    pub frame: Rgb,
    pub label: Rgb,
    /// Under what is in hand.
    pub card: Rgb,
    /// Cells of every second band, while somebody picks.
    pub banded: Rgb,
}

/// The table of a theme.
pub(super) const fn cloth(theme: Theme) -> &'static Cloth {
    match theme {
        Theme::Linden => &LINDEN,
        Theme::Slate => &SLATE,
        Theme::Contrast => &CONTRAST,
        Theme::Moss => &MOSS,
        Theme::Lake => &LAKE,
        Theme::Print => &PRINT,
        Theme::Walnut => &WALNUT,
        Theme::Lilac => &LILAC,
    }
}

const LINDEN: Cloth = Cloth {
    table: pair(0x29_22_1B, 0x1E_18_12),
    line: Rgb::hex(0x3D_33_29),
    frame: Rgb::hex(0x13_0F_0B),
    label: Rgb::hex(0xF3_E9_DA),
    card: Rgb::hex(0x2A_23_1C),
    banded: Rgb::hex(0x3D_33_28),
};

const SLATE: Cloth = Cloth {
    table: pair(0x20_24_2B, 0x18_1B_20),
    line: Rgb::hex(0x36_3D_48),
    frame: Rgb::hex(0x0E_10_13),
    label: Rgb::hex(0xE6_EA_F0),
    card: Rgb::hex(0x20_25_2C),
    banded: Rgb::hex(0x36_3E_4A),
};

const CONTRAST: Cloth = Cloth {
    table: pair(0x1C_1C_1C, 0x00_00_00),
    line: Rgb::hex(0x4A_4A_4A),
    frame: Rgb::hex(0x00_00_00),
    label: Rgb::WHITE,
    card: Rgb::hex(0x1E_1E_1E),
    banded: Rgb::hex(0x3C_3C_3C),
};

const MOSS: Cloth = Cloth {
    table: pair(0x1F_29_20, 0x16_1F_18),
    line: Rgb::hex(0x33_43_2F),
    frame: Rgb::hex(0x0C_12_0D),
    label: Rgb::hex(0xEE_F3_E6),
    card: Rgb::hex(0x20_2B_21),
    banded: Rgb::hex(0x34_43_33),
};

const LAKE: Cloth = Cloth {
    table: pair(0x1C_27_33, 0x14_1D_27),
    line: Rgb::hex(0x2F_42_56),
    frame: Rgb::hex(0x0A_10_18),
    label: Rgb::hex(0xEA_F1_F8),
    card: Rgb::hex(0x1D_29_36),
    banded: Rgb::hex(0x2E_41_56),
};

const PRINT: Cloth = Cloth {
    table: pair(0x26_26_26, 0x1B_1B_1B),
    line: Rgb::hex(0x42_42_42),
    frame: Rgb::hex(0x0F_0F_0F),
    label: Rgb::WHITE,
    card: Rgb::hex(0x26_26_26),
    banded: Rgb::hex(0x3E_3E_3E),
};

const WALNUT: Cloth = Cloth {
    table: pair(0x27_1D_17, 0x1D_15_10),
    line: Rgb::hex(0x40_30_1F),
    frame: Rgb::hex(0x12_0C_08),
    label: Rgb::hex(0xF4_E6_D3),
    card: Rgb::hex(0x2A_1F_18),
    banded: Rgb::hex(0x3E_2E_21),
};

const LILAC: Cloth = Cloth {
    table: pair(0x27_22_35, 0x1C_18_28),
    line: Rgb::hex(0x40_38_5A),
    frame: Rgb::hex(0x11_0E_1A),
    label: Rgb::hex(0xF3_EF_FA),
    card: Rgb::hex(0x29_24_38),
    banded: Rgb::hex(0x3E_36_58),
};

/// The names of those who are out.
pub(super) const FADED: Rgb = Rgb::hex(0x8E_93_9B);
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
        Side::White => &WHITE_DYE,
        Side::Black => &BLACK_DYE,
        Side::Red => &RED_DYE,
        Side::Blue => &BLUE_DYE,
        Side::Green => &GREEN_DYE,
        Side::Yellow => &YELLOW_DYE,
    }
}

const fn dyed(face: u32, edge: u32, hatch: u32, man: u32) -> Dye {
    let [face, edge, hatch, man] = [Rgb::hex(face), Rgb::hex(edge), Rgb::hex(hatch), Rgb::hex(man)];
    Dye { face, edge, hatch, man, body: None }
}

const WHITE_DYE: Dye =
    Dye { body: Some(Rgb::WHITE), ..dyed(0xF4_F0_E6, 0xA9_A0_8C, 0xB3_AA_95, 0x21_1D_1B) };
const BLACK_DYE: Dye = dyed(0x26_26_26, 0x6E_6E_6E, 0x6E_6E_6E, 0xFF_F9_EC);
const RED_DYE: Dye = dyed(0xCD_2C_14, 0x7C_16_08, 0x7C_16_08, 0xFF_F9_EC);
const BLUE_DYE: Dye = dyed(0x25_4C_A5, 0x13_2A_63, 0x13_2A_63, 0xFF_F9_EC);
const GREEN_DYE: Dye = dyed(0x16_9D_85, 0x0A_5A_4B, 0x0A_5A_4B, 0xFF_F9_EC);
const YELLOW_DYE: Dye = dyed(0xFC_B3_26, 0xA3_6A_00, 0xA3_6A_00, 0x21_1D_1B);

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
            for table in Theme::ALL.into_iter().flat_map(|theme| cloth(theme).table) {
                let best = contrast(own.face, table).max(contrast(own.edge, table));
                assert!(best >= 1.9, "{side:?} on {table}: {best:.2}");
            }
            for eyes in Eyes::COLOURED {
                for other in &Side::ALL[nth + 1..] {
                    let apart = apart(own.face, dye(*other).face, eyes);
                    assert!(apart >= 20.0, "{side:?} {other:?} {eyes:?}: {apart:.1}");
                }
            }
        }
        for theme in Theme::ALL {
            let Cloth { table, frame, label, card, .. } = cloth(theme);
            assert!(contrast(*label, *frame) >= 7.0, "{theme:?}");
            assert!(contrast(*label, *card) >= 7.0 && contrast(FADED, *card) >= 4.5, "{theme:?}");
            for table in table {
                let least = contrast(CHOICE, *table).min(contrast(GOLD, *table));
                assert!(least >= 4.5, "{theme:?}: {least:.1}");
            }
        }
        assert!(contrast(CHECKED, BURST) >= 7.0);
    }
}
