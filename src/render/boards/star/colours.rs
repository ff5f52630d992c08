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
        Theme::Moss => &MOSS_HEXAGONS,
        Theme::Lake => &LAKE_HEXAGONS,
        Theme::Print => &PRINT_HEXAGONS,
        Theme::Walnut => &WALNUT_HEXAGONS,
        Theme::Lilac => &LILAC_HEXAGONS,
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

const MOSS_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::hex(0xEB_EE_D6), Rgb::hex(0xB9_CB_A0), Rgb::hex(0x8C_A8_76)],
    edge: Rgb::hex(0x3C_50_30),
    number: [Rgb::hex(0x24_33_1C); 3],
};

const LAKE_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::hex(0xE4_EC_F3), Rgb::hex(0xB5_CA_DE), Rgb::hex(0x8A_A8_C6)],
    edge: Rgb::hex(0x2C_4A_66),
    number: [Rgb::hex(0x0F_24_38); 3],
};

const PRINT_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::WHITE, Rgb::hex(0xD4_D4_D4), Rgb::hex(0xAE_AE_AE)],
    edge: Rgb::hex(0x3A_3A_3A),
    number: [Rgb::hex(0x00_00_00); 3],
};

const WALNUT_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::hex(0xDE_C6_A4), Rgb::hex(0xB8_92_6A), Rgb::hex(0x7A_52_38)],
    edge: Rgb::hex(0x3A_24_15),
    number: [Rgb::hex(0x24_14_0A), Rgb::hex(0x24_14_0A), Rgb::hex(0xFF_F4_E6)],
};

const LILAC_HEXAGONS: Hexagons = Hexagons {
    tone: [Rgb::hex(0xF0_EB_F5), Rgb::hex(0xCC_C0_E0), Rgb::hex(0xA6_96_C6)],
    edge: Rgb::hex(0x46_3A_62),
    number: [Rgb::hex(0x24_1A_3C); 3],
};

#[cfg(test)]
mod tests {
    use super::*;
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
        }
    }
}
