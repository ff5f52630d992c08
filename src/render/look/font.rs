//! The letters of pictures: which there are, and how wide they are.

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider};

/// The fonts of labels and names, Noto Sans Bold with a file for each group of scripts. Labels need
/// the first one only; where it lacks a character the others are asked.
pub(crate) const FILES: [&[u8]; 12] = [
    include_bytes!("../../../assets/fonts/NotoSans-Bold.ttf"),
    include_bytes!("../../../assets/fonts/NotoSans-Bold-latin-ext.ttf"),
    include_bytes!("../../../assets/fonts/NotoSans-Bold-vietnamese.ttf"),
    include_bytes!("../../../assets/fonts/NotoSans-Bold-greek.ttf"),
    include_bytes!("../../../assets/fonts/NotoSans-Bold-cyrillic.ttf"),
    include_bytes!("../../../assets/fonts/NotoSans-Bold-cyrillic-ext.ttf"),
    include_bytes!("../../../assets/fonts/NotoSansArabic-Bold.ttf"),
    include_bytes!("../../../assets/fonts/NotoSansHebrew-Bold.ttf"),
    include_bytes!("../../../assets/fonts/NotoSansDevanagari-Bold.ttf"),
    include_bytes!("../../../assets/fonts/NotoSansThai-Bold.ttf"),
    include_bytes!("../../../assets/fonts/NotoSansSC-Bold.ttf"),
    include_bytes!("../../../assets/fonts/NotoSansKR-Bold.ttf"),
];

/// What stands for the end of a name that is too long.
const CUT: char = '…';

/// A font: its letters, and how wide they are at a size of 1.
type Letters = (Charmap<'static>, GlyphMetrics<'static>);

static LETTERS: LazyLock<Vec<Letters>> = LazyLock::new(|| {
    let fonts = FILES.iter().filter_map(|file| FontRef::new(file).ok());
    let letters = |font: FontRef<'static>| {
        (font.charmap(), font.glyph_metrics(Size::new(1.0), LocationRef::default()))
    };
    fonts.map(letters).collect()
});

/// How wide a letter is at a size of 1; `None` if it cannot be drawn.
fn letter(letter: char) -> Option<f32> {
    LETTERS.iter().find_map(|(letters, widths)| widths.advance_width(letters.map(letter)?))
}

/// How wide a text is at a size of 1.
pub(crate) fn width(text: &str) -> f32 {
    text.chars().filter_map(letter).sum()
}

/// What can be drawn of a name, on one line; `None` if that is no name any more.
pub(crate) fn drawable(name: &str) -> Option<String> {
    let drawn: String =
        name.chars().filter(|&sign| sign.is_whitespace() || letter(sign).is_some()).collect();
    let words: Vec<_> = drawn.split_whitespace().collect();
    drawn.contains(char::is_alphanumeric).then(|| words.join(" "))
}

/// A text that is at most this wide at a size of 1.
pub(crate) fn fitted(text: &str, room: f32) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut left = room - letter(CUT).unwrap_or_default();
    let fits = |sign: &char| {
        left -= letter(*sign).unwrap_or_default();
        left >= 0.0
    };
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}{CUT}", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_cannot_be_drawn() {
        for (name, expect) in [
            ("Ada", Some("Ada")),
            ("  Ada \u{1F389}  L. ", Some("Ada L.")),
            ("Jörg Ñandú", Some("Jörg Ñandú")),
            ("Łukasz", Some("Łukasz")),
            ("Дмитрий", Some("Дмитрий")),
            ("Ελένη", Some("Ελένη")),
            ("Computer (level 4)", Some("Computer (level 4)")),
            ("\u{674E}\u{660E}", Some("\u{674E}\u{660E}")),
            ("\u{12000}", None),
            ("\u{1F389}!", None),
        ] {
            assert_eq!(drawable(name).as_deref(), expect, "{name}");
        }
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert!(width("W") > width("i"));
        assert_eq!(fitted("Ada", 10.0), "Ada");
        let cut = fitted("Computer (level 4)", 5.0);
        assert!(cut.starts_with("Com") && cut.ends_with(CUT) && width(&cut) <= 5.0, "{cut}");
    }
}
