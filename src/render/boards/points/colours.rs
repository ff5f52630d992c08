//! The colours of boards with river and palaces.

use crate::render::look::colour::Rgb;
use crate::render::look::colours::pair;
use crate::render::look::theme::Theme;

/// A board of lines.
pub(super) struct Wood {
    pub ground: Rgb,
    pub line: Rgb,
    pub river: Rgb,
    pub river_ink: Rgb,
}

/// A checkered board with river and palaces. Pairs are for light and dark squares.
pub(super) struct Checkers {
    pub square: [Rgb; 2],
    pub palace: [Rgb; 2],
    /// Round palaces.
    pub border: Rgb,
    pub river: Rgb,
    pub wave: Rgb,
}

/// The board of lines of a theme.
pub(super) const fn wood(theme: Theme) -> &'static Wood {
    match theme {
        Theme::Linden => &LINDEN_WOOD,
        Theme::Slate => &SLATE_WOOD,
        Theme::Contrast => &CONTRAST_WOOD,
        Theme::Moss => &MOSS_WOOD,
        Theme::Lake => &LAKE_WOOD,
        Theme::Print => &PRINT_WOOD,
        Theme::Walnut => &WALNUT_WOOD,
        Theme::Lilac => &LILAC_WOOD,
    }
}

/// The checkered board of a theme.
pub(super) const fn checkers(theme: Theme) -> &'static Checkers {
    match theme {
        Theme::Linden => &LINDEN_CHECKERS,
        Theme::Slate => &SLATE_CHECKERS,
        Theme::Contrast => &CONTRAST_CHECKERS,
        Theme::Moss => &MOSS_CHECKERS,
        Theme::Lake => &LAKE_CHECKERS,
        Theme::Print => &PRINT_CHECKERS,
        Theme::Walnut => &WALNUT_CHECKERS,
        Theme::Lilac => &LILAC_CHECKERS,
    }
}

const LINDEN_WOOD: Wood = Wood {
    ground: Rgb::hex(0xE6_C4_8C),
    line: Rgb::hex(0x5A_3A_1C),
    river: Rgb::hex(0xD6_C9_A4),
    river_ink: Rgb::hex(0x8A_6B_42),
};

const SLATE_WOOD: Wood = Wood {
    ground: Rgb::hex(0x6D_7A_8E),
    line: Rgb::hex(0x1A_1F_27),
    river: Rgb::hex(0x5B_7F_9E),
    river_ink: Rgb::hex(0x27_40_58),
};

const CONTRAST_WOOD: Wood = Wood {
    ground: Rgb::WHITE,
    line: Rgb::hex(0x00_00_00),
    river: Rgb::hex(0xCF_E3_F7),
    river_ink: Rgb::hex(0x3A_5E_8C),
};

const LINDEN_CHECKERS: Checkers = Checkers {
    square: pair(0xEB_DD_BD, 0xCD_B9_8F),
    palace: pair(0xD3_DF_C6, 0xAF_C3_9F),
    border: Rgb::hex(0x46_63_3C),
    river: Rgb::hex(0x3F_86_B8),
    wave: Rgb::WHITE,
};

const SLATE_CHECKERS: Checkers = Checkers {
    square: Theme::Slate.colours().square,
    palace: pair(0x8E_AE_A4, 0x5C_80_76),
    border: Rgb::hex(0x16_2F_29),
    river: Rgb::hex(0x2F_5F_96),
    wave: Rgb::WHITE,
};

const CONTRAST_CHECKERS: Checkers = Checkers {
    square: Theme::Contrast.colours().square,
    palace: pair(0xE2_F2_D8, 0x9C_C8_90),
    border: Rgb::hex(0x0B_3D_14),
    river: Rgb::hex(0x00_4A_94),
    wave: Rgb::WHITE,
};

const MOSS_WOOD: Wood = Wood {
    ground: Rgb::hex(0xD5_DF_B8),
    line: Rgb::hex(0x2E_40_23),
    river: Rgb::hex(0xBF_D0_C4),
    river_ink: Rgb::hex(0x5E_7F_6E),
};

const LAKE_WOOD: Wood = Wood {
    ground: Rgb::hex(0xC9_DA_E8),
    line: Rgb::hex(0x1E_38_50),
    river: Rgb::hex(0xA8_CB_E6),
    river_ink: Rgb::hex(0x4A_77_99),
};

const PRINT_WOOD: Wood = Wood {
    ground: Rgb::hex(0xFA_FA_F7),
    line: Rgb::hex(0x14_14_14),
    river: Rgb::hex(0xE4_E4_E0),
    river_ink: Rgb::hex(0x7A_7A_76),
};

const WALNUT_WOOD: Wood = Wood {
    ground: Rgb::hex(0xC3_9A_6B),
    line: Rgb::hex(0x2A_17_0A),
    river: Rgb::hex(0xA8_90_6B),
    river_ink: Rgb::hex(0x5C_45_2A),
};

const LILAC_WOOD: Wood = Wood {
    ground: Rgb::hex(0xE2_DA_EE),
    line: Rgb::hex(0x33_27_4F),
    river: Rgb::hex(0xC9_C4_EA),
    river_ink: Rgb::hex(0x6E_62_A0),
};

const MOSS_CHECKERS: Checkers = Checkers {
    square: pair(0xE3_E8_CB, 0xB3_C5_9B),
    palace: pair(0xF0_E2_BC, 0xD6_BF_86),
    border: Rgb::hex(0x6A_4D_12),
    river: Rgb::hex(0x2E_7F_A8),
    wave: Rgb::WHITE,
};

const LAKE_CHECKERS: Checkers = Checkers {
    square: pair(0xDD_E7_F0, 0xA9_C0_D6),
    palace: pair(0xEF_E6_C8, 0xD3_C4_8E),
    border: Rgb::hex(0x5B_4A_12),
    river: Rgb::hex(0x1F_5F_9E),
    wave: Rgb::WHITE,
};

const PRINT_CHECKERS: Checkers = Checkers {
    square: pair(0xFF_FF_FF, 0xCA_CA_CA),
    palace: pair(0xE9_E3_CF, 0xC4_BC_9F),
    border: Rgb::hex(0x3A_35_28),
    river: Rgb::hex(0x5E_5E_5E),
    wave: Rgb::WHITE,
};

const WALNUT_CHECKERS: Checkers = Checkers {
    square: pair(0xE2_CD_AE, 0xCF_B5_92),
    palace: pair(0xC6_D2_B4, 0xA6_B6_8F),
    border: Rgb::hex(0x2C_44_20),
    river: Rgb::hex(0x3F_86_B8),
    wave: Rgb::WHITE,
};

const LILAC_CHECKERS: Checkers = Checkers {
    square: pair(0xEA_E4_F2, 0xC4_B7_DA),
    palace: pair(0xF1_E4_C4, 0xD8_C3_8C),
    border: Rgb::hex(0x5E_47_12),
    river: Rgb::hex(0x4A_6F_C0),
    wave: Rgb::WHITE,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::army::army;
    use crate::render::look::discs;
    use crate::render::look::vision::{Eyes, apart, contrast};
    use crate::rules::Side;

    #[test]
    fn lines_and_targets_stand_out() {
        for theme in Theme::ALL {
            let (wood, palace) = (wood(theme), checkers(theme).palace);
            for ground in [wood.ground, wood.river] {
                let lines = contrast(wood.line, ground);
                assert!(lines >= 3.5, "{theme:?} lines on {ground}: {lines:.1}");
            }
            let ring = contrast(discs::SELECTED_EDGE, wood.ground);
            assert!(ring >= 3.0, "{theme:?} ring on {}: {ring:.1}", wood.ground);
            let (fill, rim) = (theme.colours().target, theme.colours().target_rim);
            for ground in [wood.ground, palace[0], palace[1]] {
                let best = contrast(fill, ground).max(contrast(rim, ground));
                assert!(best >= 3.0, "{theme:?} target on {ground}: {best:.1}");
            }
        }
    }

    #[test]
    fn both_armies_stand_out_from_every_ground() {
        let middle = |side| army(side).bright.mix(army(side).deep, 0.5);
        for theme in Theme::ALL {
            let checkers = checkers(theme);
            for ground in checkers.square.into_iter().chain(checkers.palace) {
                for side in [Side::Red, Side::Black] {
                    for eyes in Eyes::COLOURED {
                        let apart = apart(middle(side), ground, eyes);
                        assert!(apart >= 12.0, "{theme:?} {side:?} {ground} {eyes:?}: {apart:.1}");
                    }
                }
            }
        }
    }
}
