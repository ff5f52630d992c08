//! The last bound of texts that grow with a game: whatever made them too long, what fits arrives.

/// The most characters of a message.
pub(super) const CONTENT: usize = 2_000;

/// The most characters of the text of an embed,
pub(super) const EMBED: usize = 4_096;

/// of its title and the names of its fields,
pub(super) const TITLE: usize = 256;

/// of the values of its fields,
pub(super) const FIELD: usize = 1_024;

/// and of its last line.
pub(super) const FOOTER: usize = 2_048;

/// The most characters of an entry of a menu or a list, and of what stands in an empty field.
pub(super) const ENTRY: usize = 100;

/// The most characters of the title of a form and of the name of its field.
pub(super) const FORM: usize = 45;

/// The most characters of a button.
pub(super) const LABEL: usize = 80;

/// What stands for the rest.
const REST: char = '…';

/// The text, or as many whole lines of it as fit; of one long line as much as fits.
pub(super) fn within(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    tracing::warn!(most, length = length(text), "a text was cut");
    let mut end = 0;
    let mut room = most.saturating_sub(1);
    for (at, sign) in text.char_indices() {
        let Some(left) = room.checked_sub(sign.len_utf16()) else { break };
        room = left;
        end = at + sign.len_utf8();
    }
    let kept = &text[..end];
    let whole = kept.rfind('\n').filter(|&line| line * 2 > end).map_or(kept, |line| &kept[..=line]);
    format!("{whole}{REST}")
}

/// Characters as Discord's clients count them.
fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_is_cut_at_a_line_where_there_is_one() {
        assert_eq!(within("short", 5), "short");
        assert_eq!(within("longer", 5), "long…");
        assert_eq!(within("one\ntwo\nthree", 9), "one\ntwo\n…");
        assert_eq!(within("a\nlong line", 9), "a\nlong l…");
        assert_eq!(within("🀄🀄🀄", 5), "🀄🀄…");
        assert_eq!(length(&within(&"王".repeat(2_001), CONTENT)), CONTENT);
    }
}
