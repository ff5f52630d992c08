//! Lists of moves as the inventor prints them: placements with Roman numbers, moves with Arabic ones.

use super::info;
use super::options::Options;
use super::{Kind, Starchess};
use crate::rules::Bundle;
use crate::rules::kit::files::{Form, Marker, Script, Word, bare, like_moves};

/// Reads a list from the empty setup on; `None` if a text is none.
pub(super) fn import(text: &str) -> Option<Bundle> {
    if Form::of(text) != Form::Words {
        return None;
    }
    let script = script(text)?;
    like_moves::<Starchess>(&script.moves)
        .then(|| Bundle::one(script.record::<Starchess>(Options::default())))
}

fn empty() -> Script {
    Script { notation: info::PEOPLE, ..Script::default() }
}

/// The moves of a list, each with its line; `None` if it has none.
fn script(text: &str) -> Option<Script> {
    let mut script = empty();
    // A cell that waits for the letter of its man.
    let mut cell: Option<Word> = None;
    for (line, words) in (1..).zip(text.lines()) {
        for word in words.split(|sign: char| sign.is_whitespace() || ",;".contains(sign)) {
            let word = bare(numberless(word));
            if let Some(marker) = Marker::read(word) {
                script.marker = marker;
                continue;
            }
            let bare = word.trim_end_matches(['!', '?', '+', '#', '.']);
            if bare.is_empty() || bare.trim_end_matches(':').eq_ignore_ascii_case("setup") {
                continue;
            }
            let word = Word { text: word.trim_end_matches('.').to_owned(), line };
            match (cell.take(), is_man(bare)) {
                (Some(before), true) => {
                    script.moves.push(Word { text: before.text + bare, line });
                    continue;
                }
                (Some(before), false) => script.moves.push(before),
                (None, _) => {}
            }
            if bare.bytes().all(|sign| sign.is_ascii_digit()) {
                cell = Some(word);
            } else {
                script.moves.push(word);
            }
        }
    }
    script.moves.extend(cell);
    (!script.moves.is_empty()).then_some(script)
}

/// A word without the number of its move in front, Arabic or Roman.
fn numberless(word: &str) -> &str {
    let Some(dot) = word.find(['.', ')']) else { return word };
    let number = &word[..dot];
    let arabic = number.bytes().all(|sign| sign.is_ascii_digit());
    let roman = number.bytes().all(|sign| matches!(sign, b'I' | b'V' | b'X'));
    if number.is_empty() || !(arabic || roman) {
        return word;
    }
    word[dot..].trim_start_matches(['.', ')', '…'])
}

/// Whether a word is the letter or figurine of a man alone.
fn is_man(word: &str) -> bool {
    let mut signs = word.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else { return false };
    "♔♕♖♗♘♚♛♜♝♞".contains(sign) || Kind::of_letter(sign.to_ascii_uppercase()).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kit::files::replay;
    use crate::rules::{Act, Game};

    /// The game on the inventor's sheet, as the sheet prints it.
    const SHEET: &str = "I. 17 B 21 B  II. 22 N 27 N  III. 4 K 10 R  IV. 28 Q 16 Q  V. 11 R 34 K
        1. ♙14 ♟14 2. ♖14 ♟25 3. ♖11 ♟14 4. ♙24 ♟7 5. ♙31 ♝37 6. ♗37 ♛37
        7. ♙25 ♞9 8. ♙6 ♞2! 9. ♙2 ♟2 10. ♘5 ♜5 11. ♔5 ♛10 12. ♔12 ♛6#";

    fn end(text: &str) -> String {
        let record = import(text).expect("a list").first().expect("it can be played").record;
        let game: Starchess = replay(&record, |_, _, _| {}).expect("it plays");
        game.to_text()
    }

    #[test]
    fn the_inventors_sample_is_read() {
        let last = "1/p1/2q4/RK1p2/1P3/2PP2/Q4pk/2/1 [] w - 3 13";
        assert_eq!(end(SHEET), last);
        let typed = "Setup: I. 17B 21B, II. 22N 27N, III. 4K 10R, IV. 28Q 16Q, V. 11R 34K.
            1. P14 Px14 2. Rx14 P25 3. R11 P14 4. P24 P7 5. P31 B37 6. Bx37 Qx37 7. Px25 N9
            8. P6 N2+! 9. Px2 Px2+ 10. N5 Rx5+ 11. Kx5 Q10+ 12. K12 Q6# 0-1";
        assert_eq!(end(typed), last);
        let bare = "17B 21B 22N 27N 4K 10R 28Q 16Q 11R 34K P14 Px14";
        assert!(end(bare).ends_with("w - 0 2"), "{}", end(bare));
        let cells = "1.B@17 B@21 2.N@22 N@27 3.K@4 R@10 4.Q@28 Q@16 5.R@11 K@34 6.12-14 20-14";
        assert!(end(cells).ends_with("w - 0 2"), "{}", end(cells));
    }

    #[test]
    fn what_ended_by_will_ends_so() {
        let record =
            import("I. 17B 21B 1-0").expect("a list").first().expect("it can be played").record;
        assert!(matches!(record.acts.last(), Some(Act::Withdraw { .. })), "{:?}", record.acts);
    }

    #[test]
    fn lists_of_other_games_are_none() {
        for text in ["1. e4 e5", "1. C2.5 H8+7", "hello", "", "https://x.y/17", "1.", "I."] {
            assert!(import(text).is_none(), "{text}");
        }
        let wrong = import("I. 17B 17B").expect("a list").first().expect_err("the cell is taken");
        assert!(wrong.0.text().starts_with("file-move-illegal:1,"), "{}", wrong.0.text());
    }
}
