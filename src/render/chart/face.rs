//! Faces: a person or the computer in a circle.

use std::fmt::Write;

use super::avatar::Avatar;
use crate::render::look::colour::Rgb;
use crate::render::look::font::drawable;

/// The grounds of initials: white is easy to read on each.
const GROUNDS: [Rgb; 8] = [
    Rgb::hex(0xA8_5A_12),
    Rgb::hex(0x2B_6E_A8),
    Rgb::hex(0x24_7A_50),
    Rgb::hex(0x8F_45_A3),
    Rgb::hex(0xB0_3C_33),
    Rgb::hex(0x6B_6F_1F),
    Rgb::hex(0x15_7A_82),
    Rgb::hex(0x8A_4C_62),
];
/// The ground of the computer's sign.
const MACHINE: Rgb = Rgb::hex(0x4A_55_68);

/// Somebody on a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Face {
    /// What they are called.
    pub name: String,
    /// A number of theirs, which chooses the colour behind their initials.
    pub number: u64,
    /// What they look like.
    pub looks: Features,
}

/// What somebody on a card looks like.
#[derive(Clone, Debug, Default)]
pub(crate) enum Features {
    /// A person without a picture: the first letters of their name.
    #[default]
    Initials,
    /// A person with theirs.
    Avatar(Avatar),
    /// The computer.
    Computer,
}

impl From<Option<Avatar>> for Features {
    fn from(avatar: Option<Avatar>) -> Self {
        avatar.map_or(Self::Initials, Self::Avatar)
    }
}

impl Face {
    /// The colour behind the initials.
    pub fn ground(&self) -> Rgb {
        GROUNDS[(self.number % GROUNDS.len() as u64) as usize]
    }

    /// The first letters of the first and the last word of the name; `?` if there are none.
    pub fn initials(&self) -> String {
        initials(&self.name)
    }
}

/// The computer's sign as SVG, in a circle of so many pixels.
pub(super) fn computer((x, y): (u32, u32), side: u32) -> String {
    let scale = f64::from(side) / 48.0;
    let mut svg = format!("<g transform=\"translate({x} {y}) scale({scale})\">");
    let _ = write!(
        svg,
        "<circle cx=\"24\" cy=\"24\" r=\"24\" fill=\"{MACHINE}\"/>\
         <path d=\"M24 17V11\" stroke=\"#FFFFFF\" stroke-width=\"3\"/>\
         <circle cx=\"24\" cy=\"9.5\" r=\"3\" fill=\"#FFFFFF\"/>\
         <rect x=\"10\" y=\"16\" width=\"28\" height=\"20\" rx=\"6\" fill=\"#FFFFFF\"/>\
         <circle cx=\"18.5\" cy=\"26\" r=\"3.2\" fill=\"{MACHINE}\"/>\
         <circle cx=\"29.5\" cy=\"26\" r=\"3.2\" fill=\"{MACHINE}\"/></g>"
    );
    svg
}

/// The first letters of the first and the last word of a name: two at most.
fn initials(name: &str) -> String {
    let drawn = drawable(name).unwrap_or_default();
    let first = |word: &str| word.chars().find(|sign| sign.is_alphanumeric());
    let mut letters = drawn.split(' ').filter_map(first);
    let one = letters.next();
    // Two letters of other scripts than ours would join or crowd each other.
    let small = |sign: &char| (*sign as u32) < 0x590;
    let other = letters.next_back().filter(|sign| small(sign) && one.as_ref().is_some_and(small));
    let both: String = one.into_iter().chain(other).flat_map(char::to_uppercase).take(2).collect();
    if both.is_empty() { "?".to_owned() } else { both }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_of_the_first_and_the_last_word() {
        for (name, expect) in [
            ("Ada", "A"),
            ("ada lovelace", "AL"),
            ("Jörg von der Au", "JA"),
            ("Дмитрий Иванов", "ДИ"),
            ("李明", "李"),
            ("نور الدين", "ن"),
            ("🎉 bea", "B"),
            ("🎉", "?"),
            ("", "?"),
            ("ßen", "SS"),
        ] {
            assert_eq!(initials(name), expect, "{name}");
        }
    }
}
