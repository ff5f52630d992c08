//! The colours of hexagons.

use crate::render::look::colour::Rgb;
use crate::render::look::theme::Theme;

/// A board of hexagons in three tones.
pub(super) struct Hexagons {
    pub tone: [Rgb; 3],
    pub edge: Rgb,
    /// The numbers on each tone.
    pub number: [Rgb; 3],
}

/// The hexagons of a theme.
pub(super) const fn hexagons(theme: Theme) -> &'static Hexagons {
    match theme {
        Theme::Linden => &LINDEN_HEXAGONS,
        Theme::Slate => &SLATE_HEXAGONS,
        Theme::Contrast => &CONTRAST_HEXAGONS,
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::common;
    use crate::render::look::vision::contrast;

    #[test]
    fn what_must_be_read_stands_out() {
        for theme in Theme::ALL {
            let check = |what: &str, a, b, least| {
                assert!(contrast(a, b) >= least, "{theme:?} {what}: {:.1}", contrast(a, b));
            };
            let (colours, hexagons) = (theme.colours(), hexagons(theme));
            let least = if theme == Theme::Contrast { 7.0 } else { 4.0 };
            for (tone, number) in hexagons.tone.into_iter().zip(hexagons.number) {
                check("number", number, tone, least);
            }
            for tint in [colours.last[0], colours.selected[0]] {
                check("number on a tint", hexagons.number[0], tint, 4.0);
            }
            check("active hand", common::ACTIVE, colours.frame, 3.0);
        }
    }
}
