//! The colours of the men of each side, the same in every theme.

use super::colour::Rgb;
use crate::rules::Side;

/// The colours of one army.
pub(crate) struct Army {
    /// The left of the body, in the light.
    pub bright: Rgb,
    /// The right of the body, in the shade.
    pub deep: Rgb,
    pub ink: Rgb,
    /// Lines on the body.
    pub line: Rgb,
}

/// The army of a side.
pub(crate) const fn army(side: Side) -> &'static Army {
    match side {
        Side::White => &WHITE,
        Side::Black => &BLACK,
        Side::Red => &RED,
        Side::Blue => &BLUE,
        Side::Green => &GREEN,
        Side::Yellow => &YELLOW,
    }
}

const fn dyed(bright: u32, deep: u32, ink: u32, line: u32) -> Army {
    Army {
        bright: Rgb::hex(bright),
        deep: Rgb::hex(deep),
        ink: Rgb::hex(ink),
        line: Rgb::hex(line),
    }
}

const WHITE: Army = dyed(0xFF_FD_F7, 0xE2_D8_C6, 0x2B_26_23, 0x2B_26_23);
const BLACK: Army = dyed(0x5E_58_53, 0x2E_2A_28, 0x12_10_0F, 0xC4_BB_AF);
const RED: Army = dyed(0xEF_7F_66, 0xCF_3F_2B, 0x4A_0C_07, 0xFF_F0_E6);
const BLUE: Army = dyed(0x4A_74_D2, 0x1A_3C_96, 0x08_14_38, 0xF0_F4_FF);
const GREEN: Army = dyed(0x38_BE_A2, 0x0C_86_70, 0x03_2B_24, 0xEC_FF_F8);
const YELLOW: Army = dyed(0xFF_CF_55, 0xF2_9E_08, 0x5A_38_00, 0x5A_38_00);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::vision::{Eyes, apart};

    #[test]
    fn armies_are_told_apart_by_all_eyes() {
        let middle = |side| army(side).bright.mix(army(side).deep, 0.5);
        let sides = Side::ALL;
        for eyes in Eyes::COLOURED {
            for (nth, &a) in sides.iter().enumerate() {
                for &b in &sides[nth + 1..] {
                    // The outlines help where more than three armies stand together.
                    let usual = [a, b].iter().all(|&side| sides[..3].contains(&side));
                    let least = if usual { 20.0 } else { 16.0 };
                    let apart = apart(middle(a), middle(b), eyes);
                    assert!(apart >= least, "{a:?} {b:?} {eyes:?}: {apart:.1}");
                }
            }
        }
        let black_and_white = apart(middle(Side::White), middle(Side::Black), Eyes::Grey);
        assert!(black_and_white >= 40.0, "{black_and_white:.1}");
    }
}
