//! The colours of boards that are not plain squares.

use super::{CONTRAST, SLATE, Theme, pair};
use crate::render::colour::Rgb;

/// A board of lines.
pub(in crate::render) struct Wood {
    pub ground: Rgb,
    pub line: Rgb,
    pub river: Rgb,
    pub river_ink: Rgb,
}

/// A checkered board with river and palaces. Pairs are for light and dark squares.
pub(in crate::render) struct Checkers {
    pub square: [Rgb; 2],
    pub palace: [Rgb; 2],
    /// Round palaces.
    pub border: Rgb,
    pub river: Rgb,
    pub wave: Rgb,
}

/// A board of hexagons in three tones.
pub(in crate::render) struct Hexagons {
    pub tone: [Rgb; 3],
    pub edge: Rgb,
    /// The numbers on each tone.
    pub number: [Rgb; 3],
}

/// The board of lines of a theme.
pub(in crate::render) const fn wood(theme: Theme) -> &'static Wood {
    match theme {
        Theme::Linden => &LINDEN_WOOD,
        Theme::Slate => &SLATE_WOOD,
        Theme::Contrast => &CONTRAST_WOOD,
    }
}

/// The checkered board of a theme.
pub(in crate::render) const fn checkers(theme: Theme) -> &'static Checkers {
    match theme {
        Theme::Linden => &LINDEN_CHECKERS,
        Theme::Slate => &SLATE_CHECKERS,
        Theme::Contrast => &CONTRAST_CHECKERS,
    }
}

/// The hexagons of a theme.
pub(in crate::render) const fn hexagons(theme: Theme) -> &'static Hexagons {
    match theme {
        Theme::Linden => &LINDEN_HEXAGONS,
        Theme::Slate => &SLATE_HEXAGONS,
        Theme::Contrast => &CONTRAST_HEXAGONS,
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
    square: SLATE.square,
    palace: pair(0x8E_AE_A4, 0x5C_80_76),
    border: Rgb::hex(0x16_2F_29),
    river: Rgb::hex(0x2F_5F_96),
    wave: Rgb::WHITE,
};

const CONTRAST_CHECKERS: Checkers = Checkers {
    square: CONTRAST.square,
    palace: pair(0xE2_F2_D8, 0x9C_C8_90),
    border: Rgb::hex(0x0B_3D_14),
    river: Rgb::hex(0x00_4A_94),
    wave: Rgb::WHITE,
};

const LINDEN_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::hex(0xF2_E7_D3), Rgb::hex(0xDD_C1_9A), Rgb::hex(0xBE_97_70)],
    edge: Rgb::hex(0x6B_53_40),
    number: [Rgb::hex(0x4A_36_22); 3],
};

const SLATE_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::hex(0x9A_A6_B8), Rgb::hex(0x76_83_9A), Rgb::hex(0x57_64_7A)],
    edge: Rgb::hex(0x2E_34_3E),
    number: [Rgb::hex(0x10_14_1A), Rgb::hex(0x10_14_1A), Rgb::hex(0xEE_F2_F7)],
};

const CONTRAST_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::WHITE, Rgb::hex(0xC3_D6_EE), Rgb::hex(0x8F_B0_D6)],
    edge: Rgb::hex(0x2A_3A_50),
    number: [Rgb::hex(0x00_00_00); 3],
};

/// The discs, which are the same in every theme.
pub(in crate::render) mod discs {
    use super::Rgb;
    use crate::rules::Side;

    /// A side's discs.
    pub(in crate::render) struct Disc {
        pub top: Rgb,
        pub bottom: Rgb,
        pub edge: Rgb,
        pub ring: Rgb,
        /// The character's.
        pub ink: Rgb,
    }

    pub const SHADOW: Rgb = Rgb::hex(0x3A_24_0F);
    pub const LAST: Rgb = Rgb::hex(0xF2_B7_05);
    pub const LAST_EDGE: Rgb = Rgb::hex(0x7A_52_00);
    pub const SELECTED: Rgb = Rgb::hex(0x2F_7F_C2);
    pub const SELECTED_EDGE: Rgb = Rgb::hex(0x0E_2F_4D);
    pub const MOVABLE_RIM: Rgb = Rgb::hex(0xC9_E4_FA);

    /// The discs of a side: dark ones for Black, light ones with their own ink for others.
    pub const fn of(side: Side) -> &'static Disc {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::theme::{army, common};
    use crate::render::vision::{Eyes, apart, contrast};
    use crate::rules::Side;

    #[test]
    fn what_must_be_read_stands_out() {
        let red = discs::of(Side::Red);
        let black = discs::of(Side::Black);
        let check = |what: &str, a, b, least| {
            assert!(contrast(a, b) >= least, "{what}: {:.1}", contrast(a, b));
        };
        check("red glyph", red.ink, red.bottom, 4.5);
        check("black glyph", black.ink, black.top, 4.5);
        for theme in Theme::ALL {
            let (hexagons, wood) = (hexagons(theme), wood(theme));
            let least = if theme == Theme::Contrast { 7.0 } else { 4.0 };
            for (tone, number) in hexagons.tone.into_iter().zip(hexagons.number) {
                check("number", number, tone, least);
            }
            let colours = theme.colours();
            for tint in [colours.last[0], colours.selected[0]] {
                check("number on a tint", hexagons.number[0], tint, 4.0);
            }
            check("lines", wood.line, wood.ground, 3.5);
            check("lines on the river", wood.line, wood.river, 3.5);
            let (fill, rim) = (colours.target, colours.target_rim);
            for ground in [wood.ground, checkers(theme).palace[0], checkers(theme).palace[1]] {
                let best = contrast(fill, ground).max(contrast(rim, ground));
                assert!(best >= 3.0, "{theme:?} target on {ground}: {best:.1}");
            }
            check("active hand", common::ACTIVE, colours.frame, 3.0);
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
        let [red, black] = [Side::Red, Side::Black].map(discs::of);
        for eyes in [Eyes::Usual, Eyes::Protan, Eyes::Deutan, Eyes::Tritan, Eyes::Grey] {
            let apart = apart(red.top, black.top, eyes);
            assert!(apart >= 40.0, "discs {eyes:?}: {apart:.1}");
        }
    }
}
