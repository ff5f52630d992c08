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
    }
}

/// The checkered board of a theme.
pub(super) const fn checkers(theme: Theme) -> &'static Checkers {
    match theme {
        Theme::Linden => &LINDEN_CHECKERS,
        Theme::Slate => &SLATE_CHECKERS,
        Theme::Contrast => &CONTRAST_CHECKERS,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::army::army;
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
