//! The colours of marks and signs that are the same in every theme.

use super::colour::Rgb;

pub(crate) const FLAG: Rgb = Rgb::hex(0xFF_C4_2E);
pub(crate) const FLAG_EDGE: Rgb = Rgb::hex(0x3A_2A_00);
pub(crate) const FLAG_SIGN: Rgb = Rgb::hex(0x2A_1E_00);
pub(crate) const BADGE: Rgb = Rgb::hex(0x1F_5F_BF);
pub(crate) const CROSS: Rgb = Rgb::hex(0xA3_19_5B);
pub(crate) const CHECK_LINE: Rgb = Rgb::hex(0xD5_28_1B);
pub(crate) const ADVICE_LINE: Rgb = Rgb::hex(0x1F_5F_BF);
pub(crate) const THREAT_LINE: Rgb = Rgb::hex(0x7A_4B_00);
pub(crate) const ACTIVE: Rgb = Rgb::hex(0x46_E0_A0);
pub(crate) const CHIP: Rgb = Rgb::hex(0x1E_1A_17);
