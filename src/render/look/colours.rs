//! The colours of each theme, by what they are for.

use super::colour::Rgb;
use super::common;
use super::theme::Theme;

impl Colours {
    /// A line that stands out from the frame.
    pub const fn line(&self) -> Rgb {
        if self.rim.is_some() { self.brackets } else { self.last[0] }
    }
}

impl Theme {
    /// The colours that boards of all shapes share.
    pub(crate) const fn colours(self) -> &'static Colours {
        match self {
            Self::Linden => &LINDEN,
            Self::Slate => &SLATE,
            Self::Contrast => &CONTRAST,
            Self::Moss => &MOSS,
            Self::Lake => &LAKE,
            Self::Print => &PRINT,
            Self::Walnut => &WALNUT,
            Self::Lilac => &LILAC,
        }
    }
}

/// The flat colours of a theme. Pairs are for light and dark squares.
pub(crate) struct Colours {
    pub square: [Rgb; 2],
    pub frame: Rgb,
    pub label: Rgb,
    /// Towards which cells go that stand back, and their hatches.
    pub shade: Rgb,
    /// Round what belongs to whoever is to act.
    pub active: Rgb,
    /// The line round a board whose frame is as light as its squares.
    pub rim: Option<Rgb>,
    pub last: [Rgb; 2],
    pub brackets: Rgb,
    pub selected: [Rgb; 2],
    pub selected_frame: Rgb,
    pub target: Rgb,
    pub target_rim: Rgb,
    pub check: Rgb,
    pub check_edge: Rgb,
    pub fog: [Rgb; 2],
    /// What surrounds black men so that they stand out.
    pub halo: Option<Rgb>,
}

/// A colour for light squares and one for dark ones.
pub(crate) const fn pair(light: u32, dark: u32) -> [Rgb; 2] {
    [Rgb::hex(light), Rgb::hex(dark)]
}

const LINDEN: Colours = Colours {
    square: pair(0xF0_E4_CF, 0xBF_9A_74),
    frame: Rgb::hex(0x4A_3A_2D),
    label: Rgb::hex(0xF3_E9_DA),
    shade: Rgb::hex(0x4A_3A_2D),
    active: common::ACTIVE,
    rim: None,
    last: pair(0xF3_DC_86, 0xD6_AE_4B),
    brackets: Rgb::hex(0x6B_4E_00),
    selected: pair(0xA9_CB_E6, 0x6F_A0_CC),
    selected_frame: Rgb::hex(0x14_3D_63),
    target: Rgb::hex(0x1C_4C_78),
    target_rim: Rgb::WHITE,
    check: Rgb::hex(0xD5_37_2B),
    check_edge: Rgb::hex(0x7A_12_0B),
    fog: pair(0xA9_A6_9F, 0x8E_8A_83),
    halo: None,
};

const SLATE: Colours = Colours {
    square: pair(0x8C_98_AA, 0x5A_67_7B),
    frame: Rgb::hex(0x22_26_2D),
    label: Rgb::hex(0xDD_E3_EC),
    shade: Rgb::hex(0x22_26_2D),
    active: common::ACTIVE,
    rim: None,
    last: pair(0xCF_C0_7A, 0xB3_9C_4A),
    brackets: Rgb::hex(0xFF_F3_B0),
    selected: pair(0x7F_C4_B4, 0x4B_9C_8C),
    selected_frame: Rgb::hex(0xD8_FF_F4),
    target: Rgb::hex(0xC8_F7_E6),
    target_rim: Rgb::hex(0x17_3A_33),
    check: Rgb::hex(0xE5_48_3C),
    check_edge: Rgb::hex(0x7A_12_0B),
    fog: pair(0x4A_51_5D, 0x3E_44_50),
    halo: Some(Rgb::hex(0xD5_DC_E6)),
};

const CONTRAST: Colours = Colours {
    square: pair(0xFF_FF_FF, 0x8F_B0_D6),
    frame: Rgb::hex(0x00_00_00),
    label: Rgb::hex(0xFF_FF_FF),
    shade: Rgb::hex(0x00_00_00),
    active: common::ACTIVE,
    rim: None,
    last: pair(0xFF_E3_6B, 0xF0_C0_00),
    brackets: Rgb::hex(0x6B_4E_00),
    selected: pair(0x8F_E6_C6, 0x35_C0_8F),
    selected_frame: Rgb::hex(0x00_47_2F),
    target: Rgb::hex(0x00_3B_73),
    target_rim: Rgb::WHITE,
    check: Rgb::hex(0xD5_5E_00),
    check_edge: Rgb::hex(0x7A_12_0B),
    fog: pair(0xB8_B8_B8, 0x8C_8C_8C),
    halo: None,
};

const MOSS: Colours = Colours {
    square: pair(0xEB_EE_D6, 0x86_A3_6F),
    frame: Rgb::hex(0x2F_3D_2A),
    label: Rgb::hex(0xEE_F3_E6),
    shade: Rgb::hex(0x2F_3D_2A),
    check: Rgb::hex(0xCE_2A_1E),
    fog: pair(0xA3_A7_9A, 0x88_8C_7E),
    ..LINDEN
};

const LAKE: Colours = Colours {
    square: pair(0xE4_EC_F3, 0x85_A3_C2),
    frame: Rgb::hex(0x20_36_4B),
    label: Rgb::hex(0xEA_F1_F8),
    shade: Rgb::hex(0x20_36_4B),
    last: pair(0xFF_E3_6B, 0xF0_C0_00),
    selected: pair(0x9F_E3_C4, 0x4F_BE_95),
    selected_frame: Rgb::hex(0x00_47_2F),
    target: Rgb::hex(0x0B_37_63),
    fog: pair(0xA2_A9_B0, 0x86_8E_97),
    ..LINDEN
};

const PRINT: Colours = Colours {
    square: pair(0xFF_FF_FF, 0xB4_B4_B4),
    frame: Rgb::hex(0xFA_F9_F5),
    label: Rgb::hex(0x14_14_14),
    shade: Rgb::hex(0x4A_4A_4A),
    active: Rgb::hex(0x0B_7A_4E),
    rim: Some(Rgb::hex(0x14_14_14)),
    last: pair(0xF2_E6_A0, 0xD2_BE_62),
    brackets: Rgb::hex(0x3A_30_00),
    selected: pair(0xB9_D3_EA, 0x7B_A6_CF),
    fog: pair(0xBD_BD_BD, 0x97_97_97),
    ..LINDEN
};

const WALNUT: Colours = Colours {
    square: pair(0xD8_BC_95, 0x7A_52_38),
    frame: Rgb::hex(0x2B_1B_12),
    label: Rgb::hex(0xF4_E6_D3),
    shade: Rgb::hex(0x2B_1B_12),
    last: pair(0xF0_D6_79, 0xCF_A2_3C),
    brackets: Rgb::hex(0x3E_2A_00),
    selected: pair(0xA4_C6_DE, 0x6E_9C_C4),
    target: Rgb::hex(0x12_39_5E),
    check: Rgb::hex(0xFF_5A_3C),
    fog: pair(0x8F_85_7B, 0x6E_64_5B),
    halo: Some(Rgb::hex(0xEF_E0_CB)),
    ..LINDEN
};

const LILAC: Colours = Colours {
    square: pair(0xF0_EB_F5, 0xA5_94_C4),
    frame: Rgb::hex(0x35_2C_4A),
    label: Rgb::hex(0xF3_EF_FA),
    shade: Rgb::hex(0x35_2C_4A),
    last: pair(0xFF_E3_6B, 0xF0_C0_00),
    selected: pair(0xA6_E3_C8, 0x58_BF_99),
    selected_frame: Rgb::hex(0x00_47_2F),
    target: Rgb::hex(0x2A_1F_63),
    fog: pair(0xA8_A3_B0, 0x8C_86_96),
    ..LINDEN
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::vision::{Eyes, apart, contrast};

    #[test]
    fn labels_and_marks_stand_out() {
        for theme in Theme::ALL {
            let colours = theme.colours();
            let [light, dark] = colours.square;
            for (what, a, b, least) in [
                ("labels", colours.label, colours.frame, 7.0),
                ("squares", light, dark, 1.9),
                ("active", colours.active, colours.frame, 3.0),
                ("line", colours.line(), colours.frame, 4.5),
                ("brackets, light", colours.brackets, colours.last[0], 1.5),
                ("brackets, dark", colours.brackets, colours.last[1], 1.5),
                ("frame of the chosen, light", colours.selected_frame, colours.selected[0], 1.8),
                ("frame of the chosen, dark", colours.selected_frame, colours.selected[1], 2.0),
                ("flag", common::FLAG, common::FLAG_SIGN, 7.0),
                ("badge", common::BADGE, Rgb::WHITE, 4.5),
                ("cross", common::CROSS, Rgb::WHITE, 4.5),
                ("check line", common::CHECK_LINE, Rgb::WHITE, 4.5),
                ("advice line", common::ADVICE_LINE, Rgb::WHITE, 4.5),
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
            for eyes in Eyes::COLOURED {
                for (nth, square) in colours.square.into_iter().enumerate() {
                    let (last, chosen) = (colours.last[nth], colours.selected[nth]);
                    for (what, a, b, least) in [
                        ("last move", last, square, 6.0),
                        ("chosen", chosen, square, 9.0),
                        ("last move and chosen", last, chosen, 17.0),
                    ] {
                        let apart = apart(a, b, eyes);
                        assert!(apart >= least, "{theme:?} {what} {eyes:?}: {apart:.1}");
                    }
                }
            }
        }
    }
}
