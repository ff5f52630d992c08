//! The letters of pictures: which there are, and how wide they are.

use std::sync::LazyLock;

use resvg::tiny_skia::{Path, PathBuilder, Transform};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// The fonts of labels and names, Noto Sans Bold with a file for each group of scripts. Labels need
/// the first one only; where it lacks a character the others are asked.
pub(crate) const FILES: [&[u8]; 13] = [
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
    include_bytes!("../../../assets/fonts/NotoSansSymbols2-Regular.ttf"),
];

/// What stands for the end of a name that is too long.
const CUT: char = '…';

/// A font: its letters, how wide they are and their outlines, both in its own units.
struct Letters {
    signs: Charmap<'static>,
    widths: GlyphMetrics<'static>,
    outlines: OutlineGlyphCollection<'static>,
    /// How long a unit is at a size of 1.
    unit: f32,
}

static LETTERS: LazyLock<Vec<Letters>> = LazyLock::new(|| {
    let fonts = FILES.iter().filter_map(|file| FontRef::new(file).ok());
    let letters = |font: FontRef<'static>| {
        let (own, whole) = (Size::unscaled(), LocationRef::default());
        Letters {
            signs: font.charmap(),
            widths: font.glyph_metrics(own, whole),
            outlines: font.outline_glyphs(),
            unit: 1.0 / f32::from(font.metrics(own, whole).units_per_em.max(1)),
        }
    };
    fonts.map(letters).collect()
});

/// How wide a letter is at a size of 1; `None` if it cannot be drawn.
fn letter(letter: char) -> Option<f32> {
    LETTERS.iter().find_map(|font| {
        let wide = font.widths.advance_width(font.signs.map(letter)?)?;
        Some(wide * font.unit)
    })
}

/// How wide a text is at a size of 1.
pub(crate) fn width(text: &str) -> f32 {
    text.chars().filter_map(letter).sum()
}

/// How wide a text is at a size of 1 whose letters stand side by side as they are; `None` if some
/// join, run to the left or cannot be drawn.
pub(crate) fn line(text: &str) -> Option<f32> {
    text.chars().map(|sign| letter(sign).filter(|_| stands_alone(sign))).sum()
}

/// Whether a letter looks the same beside all others and stands right of the one before.
const fn stands_alone(sign: char) -> bool {
    matches!(sign,
        // Latin, Greek, Cyrillic, with their signs.
        ' '..='\u{2ff}' | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{52f}' | '\u{1e00}'..='\u{1fff}'
        | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{20a0}'..='\u{20cf}'
        | '\u{2100}'..='\u{2bff}'
        // Chinese, Japanese, Korean.
        | '\u{3000}'..='\u{3029}' | '\u{3030}'..='\u{3098}' | '\u{309b}'..='\u{9fff}'
        | '\u{ac00}'..='\u{d7a3}' | '\u{ff01}'..='\u{ff9d}')
}

/// The outline of a letter at a size of 1, upwards from its baseline; `None` if there is none.
pub(crate) fn outline(sign: char) -> Option<Path> {
    let of = |font: &'static Letters| Some((font.outlines.get(font.signs.map(sign)?)?, font.unit));
    let (glyph, unit) = LETTERS.iter().find_map(of)?;
    let mut pen = Pen(PathBuilder::new());
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    glyph.draw(settings, &mut pen).ok()?;
    pen.0.finish()?.transform(Transform::from_scale(unit, unit))
}

struct Pen(PathBuilder);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
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

/// The words of a text from left to right: the first is on the right where its script runs so.
pub(crate) fn words(text: &str) -> Vec<&str> {
    let leftwards = |sign: char| matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}');
    let mut words: Vec<_> = text.split(' ').collect();
    if text.chars().find(|sign| sign.is_alphabetic()).is_some_and(leftwards) {
        words.reverse();
    }
    words
}

/// A text for a document of ours: what is no text there is written otherwise or left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            sign if sign.is_control() || matches!(sign, '\u{fffe}' | '\u{ffff}') => {
                escaped.push(' ');
            }
            sign => escaped.push(sign),
        }
    }
    escaped
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

    #[test]
    fn words_of_some_scripts_run_to_the_left() {
        assert_eq!(words("Ada of Lovelace"), ["Ada", "of", "Lovelace"]);
        assert_eq!(words("نور الدين"), ["الدين", "نور"]);
    }
}
