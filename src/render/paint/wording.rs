//! Texts of one line, word by word: the same words come again and again, and each is shaped by one
//! font.

use crate::render::look::font::words;

/// What stands for what was left out.
const CUT: char = '…';

/// A word with the left end of its baseline, in pixels from the left upper corner of what it is written on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub text: String,
    pub x: u32,
    pub baseline: u32,
    pub font: u32,
}

/// A text word by word, from the left end of its baseline.
pub(crate) fn laid(
    text: &str,
    (mut x, baseline): (u32, u32),
    font: u32,
    wide: &mut dyn FnMut(&str, u32) -> u32,
) -> Vec<Word> {
    let mut laid = Vec::new();
    for word in words(text) {
        let next = x + wide(word, font) + space(font);
        if !word.is_empty() {
            laid.push(Word { text: word.to_owned(), x, baseline, font });
        }
        x = next;
    }
    laid
}

/// Between two words.
const fn space(font: u32) -> u32 {
    font / 4
}

/// How wide a text is, written word by word.
pub(crate) fn along(text: &str, font: u32, wide: &mut dyn FnMut(&str, u32) -> u32) -> u32 {
    let all: u32 = text.split(' ').map(|word| wide(word, font) + space(font)).sum();
    all.saturating_sub(space(font))
}

/// The beginning of a text that is no wider than `most`.
pub(crate) fn start_of(text: &str, most: u32, mut wide: impl FnMut(&str) -> u32) -> String {
    let mut kept = text.to_owned();
    while wide(&kept) > most {
        let signs = kept.trim_end_matches(CUT).chars().count();
        let fits = signs * most as usize / wide(&kept).max(1) as usize;
        let Some(shorter) = fits.min(signs.saturating_sub(1)).checked_sub(1) else {
            return String::new();
        };
        kept = text.chars().take(shorter.max(1)).chain([CUT]).collect();
        if shorter == 0 {
            break;
        }
    }
    kept
}

/// The end of a text that is no wider than `most`, without its first words if need be.
pub(crate) fn end_of(text: &str, most: u32, mut wide: impl FnMut(&str) -> u32) -> String {
    let mut kept = text.to_owned();
    while wide(&kept) > most {
        let rest = kept.trim_start_matches([CUT, ' ']);
        match rest.split_once(' ') {
            Some((_, rest)) => kept = format!("{CUT} {rest}"),
            None => return start_of(rest, most, wide),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As if every letter were ten pixels wide.
    fn wide(text: &str) -> u32 {
        10 * text.chars().count() as u32
    }

    #[test]
    fn long_names_and_lines_are_shortened() {
        let start = |text: &str, most| start_of(text, most, wide);
        assert_eq!(start("Ada", 30), "Ada");
        assert_eq!(start("Adalbert", 60), "Adalb…");
        assert_eq!(start("Adalbert", 5), "");
        let end = |text: &str, most| end_of(text, most, wide);
        assert_eq!(end("12. Nf3 Nc6 13. Bb5", 200), "12. Nf3 Nc6 13. Bb5");
        assert_eq!(end("12. Nf3 Nc6 13. Bb5", 100), "… 13. Bb5");
    }
}
