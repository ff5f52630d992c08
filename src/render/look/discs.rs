//! The colours of discs and of what rings them, the same in every theme.

use super::colour::Rgb;
use crate::rules::Side;

/// A side's discs.
pub(crate) struct Disc {
    pub top: Rgb,
    pub bottom: Rgb,
    pub edge: Rgb,
    pub ring: Rgb,
    /// The character's.
    pub ink: Rgb,
}

pub(crate) const SHADOW: Rgb = Rgb::hex(0x3A_24_0F);
pub(crate) const LAST: Rgb = Rgb::hex(0xF2_B7_05);
pub(crate) const LAST_EDGE: Rgb = Rgb::hex(0x7A_52_00);
pub(crate) const SELECTED: Rgb = Rgb::hex(0x2F_7F_C2);
pub(crate) const SELECTED_EDGE: Rgb = Rgb::hex(0x0E_2F_4D);
/// On the rim of a disc that can be chosen.
pub(crate) const MOVABLE: Rgb = Rgb::hex(0x8F_D3_FF);

/// The discs of a side: dark ones for Black, light ones with their own ink for others.
pub(crate) const fn disc(side: Side) -> &'static Disc {
    match side {
        Side::Black => &BLACK,
        Side::Red => &RED,
        Side::White | Side::Yellow => &WHITE,
        Side::Blue => &BLUE,
        Side::Green => &GREEN,
    }
}

const fn light(ink: Rgb) -> Disc {
    Disc {
        top: Rgb::hex(0xFB_F0_D6),
        bottom: Rgb::hex(0xEB_D3_A4),
        edge: Rgb::hex(0x6B_45_22),
        ring: ink,
        ink,
    }
}

const RED: Disc = light(Rgb::hex(0xB0_1E_17));
const WHITE: Disc = light(Rgb::hex(0x1F_1B_19));
const BLUE: Disc = light(Rgb::hex(0x1A_3C_96));
const GREEN: Disc = light(Rgb::hex(0x0A_5A_4B));
const BLACK: Disc = Disc {
    top: Rgb::hex(0x4A_44_40),
    bottom: Rgb::hex(0x2A_26_24),
    edge: Rgb::hex(0x12_10_0F),
    ring: Rgb::hex(0xC9_B4_8A),
    ink: Rgb::hex(0xF3_E3_C0),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::vision::{Eyes, apart, contrast};

    #[test]
    fn the_discs_of_both_sides_are_read_and_told_apart() {
        let [red, black] = [Side::Red, Side::Black].map(disc);
        for (what, a, b) in [("red", red.ink, red.bottom), ("black", black.ink, black.top)] {
            assert!(contrast(a, b) >= 4.5, "{what} character: {:.1}", contrast(a, b));
        }
        // Of the two lines round one that can be chosen, one stands out from each.
        for (what, own) in [("red", red), ("black", black)] {
            for face in [own.edge, own.top, own.bottom] {
                let best = contrast(MOVABLE, face).max(contrast(SELECTED_EDGE, face));
                assert!(best >= 4.5, "{what} ring: {best:.1}");
            }
        }
        for eyes in [Eyes::Usual, Eyes::Protan, Eyes::Deutan, Eyes::Tritan, Eyes::Grey] {
            let apart = apart(red.top, black.top, eyes);
            assert!(apart >= 40.0, "discs {eyes:?}: {apart:.1}");
        }
    }
}
