//! The themes: every flat colour of a picture, by what it is for.

mod grounds;
pub(super) mod loose;

pub(super) use grounds::{Checkers, checkers, discs, hexagons, wood};

use super::colour::Rgb;
use crate::rules::Side;

/// How boards are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Calm wood.
    #[default]
    Linden,
    /// Dark and cool.
    Slate,
    /// Strong contrast, safe for colour-blind eyes.
    Contrast,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::Linden, Self::Slate, Self::Contrast];

    /// Its key in settings and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Linden => "linden",
            Self::Slate => "slate",
            Self::Contrast => "contrast",
        }
    }

    /// The theme with this key.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }

    /// Its colours.
    pub(super) const fn colours(self) -> &'static Colours {
        match self {
            Self::Linden => &LINDEN,
            Self::Slate => &SLATE,
            Self::Contrast => &CONTRAST,
        }
    }
}

/// The flat colours of a theme. Pairs are for light and dark squares.
pub(super) struct Colours {
    pub square: [Rgb; 2],
    pub frame: Rgb,
    pub label: Rgb,
    pub last: [Rgb; 2],
    pub brackets: Rgb,
    pub selected: [Rgb; 2],
    pub selected_frame: Rgb,
    pub target: Rgb,
    pub target_rim: Rgb,
    pub check: Rgb,
    pub check_edge: Rgb,
    pub fog: [Rgb; 2],
    pub placing: [Rgb; 2],
    pub placing_ink: Rgb,
    /// What surrounds black men so that they stand out.
    pub halo: Option<Rgb>,
}

/// The colours of marks that are the same in every theme.
pub(super) mod common {
    use super::Rgb;

    pub const FLAG: Rgb = Rgb::hex(0xFF_C4_2E);
    pub const FLAG_EDGE: Rgb = Rgb::hex(0x3A_2A_00);
    pub const FLAG_SIGN: Rgb = Rgb::hex(0x2A_1E_00);
    pub const BADGE: Rgb = Rgb::hex(0x1F_5F_BF);
    pub const CROSS: Rgb = Rgb::hex(0xA3_19_5B);
    pub const CHECK_LINE: Rgb = Rgb::hex(0xD5_28_1B);
    pub const THREAT_LINE: Rgb = Rgb::hex(0x7A_4B_00);
    pub const ACTIVE: Rgb = Rgb::hex(0x46_E0_A0);
    pub const CHIP: Rgb = Rgb::hex(0x1E_1A_17);
}

/// The colours of one army.
pub(super) struct Army {
    /// Body, left.
    pub bright: Rgb,
    /// Body, right.
    pub deep: Rgb,
    /// Outline.
    pub ink: Rgb,
    /// Detail lines.
    pub line: Rgb,
}

/// The army of a side.
pub(super) const fn army(side: Side) -> &'static Army {
    match side {
        Side::White => &WHITE,
        Side::Black => &BLACK,
        Side::Red => &RED,
        Side::Blue => &BLUE,
        Side::Green => &GREEN,
        Side::Yellow => &YELLOW,
    }
}

const fn pair(light: u32, dark: u32) -> [Rgb; 2] {
    [Rgb::hex(light), Rgb::hex(dark)]
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

const LINDEN: Colours = Colours {
    square: pair(0xF0_E4_CF, 0xBF_9A_74),
    frame: Rgb::hex(0x4A_3A_2D),
    label: Rgb::hex(0xF3_E9_DA),
    last: pair(0xF3_DC_86, 0xD6_AE_4B),
    brackets: Rgb::hex(0x6B_4E_00),
    selected: pair(0xA9_CB_E6, 0x6F_A0_CC),
    selected_frame: Rgb::hex(0x14_3D_63),
    target: Rgb::hex(0x1C_4C_78),
    target_rim: Rgb::WHITE,
    check: Rgb::hex(0xD5_37_2B),
    check_edge: Rgb::hex(0x7A_12_0B),
    fog: pair(0xA9_A6_9F, 0x8E_8A_83),
    placing: pair(0xF7_B4_B8, 0xE0_78_7F),
    placing_ink: Rgb::hex(0xA3_12_1F),
    halo: None,
};

const SLATE: Colours = Colours {
    square: pair(0x8C_98_AA, 0x5A_67_7B),
    frame: Rgb::hex(0x22_26_2D),
    label: Rgb::hex(0xDD_E3_EC),
    last: pair(0xCF_C0_7A, 0xB3_9C_4A),
    brackets: Rgb::hex(0xFF_F3_B0),
    selected: pair(0x7F_C4_B4, 0x4B_9C_8C),
    selected_frame: Rgb::hex(0xD8_FF_F4),
    target: Rgb::hex(0xC8_F7_E6),
    target_rim: Rgb::hex(0x17_3A_33),
    check: Rgb::hex(0xE5_48_3C),
    check_edge: Rgb::hex(0x7A_12_0B),
    fog: pair(0x4A_51_5D, 0x3E_44_50),
    placing: pair(0xD9_9A_A0, 0xB8_62_6C),
    placing_ink: Rgb::hex(0xFF_E9_EA),
    halo: Some(Rgb::hex(0xD5_DC_E6)),
};

const CONTRAST: Colours = Colours {
    square: pair(0xFF_FF_FF, 0x8F_B0_D6),
    frame: Rgb::hex(0x00_00_00),
    label: Rgb::hex(0xFF_FF_FF),
    last: pair(0xFF_E3_6B, 0xF0_C0_00),
    brackets: Rgb::hex(0x6B_4E_00),
    selected: pair(0x8F_E6_C6, 0x35_C0_8F),
    selected_frame: Rgb::hex(0x00_47_2F),
    target: Rgb::hex(0x00_3B_73),
    target_rim: Rgb::WHITE,
    check: Rgb::hex(0xD5_5E_00),
    check_edge: Rgb::hex(0x7A_12_0B),
    fog: pair(0xB8_B8_B8, 0x8C_8C_8C),
    placing: pair(0xFF_B3_B8, 0xF2_70_7C),
    placing_ink: Rgb::hex(0x8A_00_10),
    halo: None,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::vision::{Eyes, apart, contrast};

    #[test]
    fn keys_lead_back() {
        for theme in Theme::ALL {
            assert_eq!(Theme::of_key(theme.key()), Some(theme));
        }
        assert_eq!(Theme::of_key("Linden"), None);
    }

    #[test]
    fn labels_and_marks_stand_out() {
        for theme in Theme::ALL {
            let colours = theme.colours();
            let [light, dark] = colours.square;
            for (what, a, b, least) in [
                ("labels", colours.label, colours.frame, 7.0),
                ("squares", light, dark, 1.9),
                ("placing ink, light", colours.placing_ink, colours.placing[0], 1.9),
                ("placing ink, dark", colours.placing_ink, colours.placing[1], 2.5),
                ("flag", common::FLAG, common::FLAG_SIGN, 7.0),
                ("badge", common::BADGE, Rgb::WHITE, 4.5),
                ("cross", common::CROSS, Rgb::WHITE, 4.5),
                ("check line", common::CHECK_LINE, Rgb::WHITE, 4.5),
            ] {
                assert!(contrast(a, b) >= least, "{theme:?} {what}: {:.1}", contrast(a, b));
            }
            // Either a mark's colour or its rim must stand out from every square.
            for square in [light, dark] {
                let (fill, rim) = (colours.target, colours.target_rim);
                let best = contrast(fill, square).max(contrast(rim, square));
                assert!(best >= 3.0, "{theme:?} target on {square}: {best:.1}");
                for eyes in Eyes::COLOURED {
                    let apart = apart(colours.check, square, eyes);
                    assert!(apart >= 14.0, "{theme:?} check on {square}: {apart:.1}");
                }
            }
        }
    }

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
