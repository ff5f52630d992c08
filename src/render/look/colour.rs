//! Colours as the palette holds them.

use std::fmt;

/// An opaque colour; prints as SVG writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Rgb(pub [u8; 3]);

impl Rgb {
    pub const WHITE: Self = Self::hex(0xFF_FF_FF);

    /// The colour written `0xRRGGBB`.
    pub const fn hex(value: u32) -> Self {
        let [_, red, green, blue] = value.to_be_bytes();
        Self([red, green, blue])
    }

    /// The colour `share` of the way from this one to `other`, as blending makes it.
    pub fn mix(self, other: Self, share: f32) -> Self {
        let mut channels = self.0;
        for (mine, theirs) in channels.iter_mut().zip(other.0) {
            *mine = (f32::from(*mine) * (1.0 - share) + f32::from(theirs) * share).round() as u8;
        }
        Self(channels)
    }

    /// A squared distance that weighs the channels roughly as eyes do.
    pub fn distance(self, other: Self) -> u32 {
        let [red, green, blue] =
            [0, 1, 2].map(|nth| u32::from(self.0[nth].abs_diff(other.0[nth])).pow(2));
        3 * red + 6 * green + 2 * blue
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}
