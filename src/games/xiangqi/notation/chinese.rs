//! Chinese notation: `炮二平五`, `馬8進7`, `前車進一`.

use super::four::{Ask, Post, Told, Way};
use crate::games::xiangqi::men::{Camp, Kind};

/// The styles of printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Traditional,
    Simplified,
    /// Simplified; pawns of several crowded files numbered through: `四兵平八`.
    Ordinal,
    /// Simplified; pawns of several crowded files without their name: `前七平八`.
    Short,
}

const TRADITIONAL: [[char; 7]; 2] =
    [['帥', '仕', '相', '馬', '車', '炮', '兵'], ['將', '士', '象', '馬', '車', '砲', '卒']];
const SIMPLIFIED: [[char; 7]; 2] =
    [['帅', '仕', '相', '马', '车', '炮', '兵'], ['将', '士', '象', '马', '车', '炮', '卒']];
const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The character of a man as the style prints it.
pub(super) fn glyph(kind: Kind, camp: Camp, style: Style) -> char {
    let glyphs = if style == Style::Traditional { TRADITIONAL } else { SIMPLIFIED };
    glyphs[camp.index()][kind as usize]
}

fn chinese(number: usize) -> char {
    NUMERALS.get(number.wrapping_sub(1)).copied().unwrap_or('十')
}

/// The text of a move.
pub(super) fn write(told: &Told, style: Style) -> String {
    let traditional = style == Style::Traditional;
    let man = glyph(told.kind, told.camp, style);
    let way = match told.way {
        Way::Ahead if traditional => '進',
        Way::Ahead => '进',
        Way::Back => '退',
        Way::Side => '平',
    };
    format!("{}{way}{}", head(told, style, man), number(told.camp, told.target))
}

/// A number as a camp's is printed.
fn number(camp: Camp, number: u8) -> char {
    match camp {
        Camp::Red => chinese(number.into()),
        Camp::Black => char::from(b'0' + number),
    }
}

/// What stands before the way: the man, with this character, and where he is.
pub(super) fn head(told: &Told, style: Style, man: char) -> String {
    let traditional = style == Style::Traditional;
    let post = match told.post() {
        Post::Front => '前',
        Post::Rear if traditional => '後',
        Post::Rear => '后',
        _ => '中',
    };
    if told.plain() {
        format!("{man}{}", number(told.camp, told.file))
    } else if told.kind == Kind::Pawn && told.crowded > 1 {
        match style {
            Style::Ordinal => format!("{}{man}", chinese(told.ordinal.unwrap_or(0))),
            Style::Short => format!("{post}{}", number(told.camp, told.file)),
            Style::Traditional | Style::Simplified => {
                format!("{post}{man}{}", number(told.camp, told.file))
            }
        }
    } else if told.of > 3 {
        format!("{}{man}", chinese(told.place + 1))
    } else {
        format!("{post}{man}")
    }
}

/// A character of a Chinese text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Man(Kind),
    Post(Post),
    Way(Way),
    Number(u8),
}

fn sign(character: char) -> Option<Sign> {
    Some(match character {
        '帥' | '帅' | '將' | '将' => Sign::Man(Kind::General),
        '仕' | '士' => Sign::Man(Kind::Advisor),
        '相' | '象' => Sign::Man(Kind::Elephant),
        '馬' | '傌' | '马' => Sign::Man(Kind::Horse),
        '車' | '俥' | '车' => Sign::Man(Kind::Chariot),
        '炮' | '砲' | '包' => Sign::Man(Kind::Cannon),
        '兵' | '卒' => Sign::Man(Kind::Pawn),
        '前' => Sign::Post(Post::Front),
        '中' => Sign::Post(Post::Middle),
        '後' | '后' => Sign::Post(Post::Rear),
        '進' | '进' => Sign::Way(Way::Ahead),
        '退' => Sign::Way(Way::Back),
        '平' => Sign::Way(Way::Side),
        '1'..='9' => Sign::Number(character as u8 - b'0'),
        other => {
            let at = NUMERALS.iter().position(|&numeral| numeral == other)?;
            Sign::Number(at as u8 + 1)
        }
    })
}

/// What a text says.
pub(super) fn parse(text: &str) -> Option<Ask> {
    let signs = text.chars().map(sign).collect::<Option<Vec<_>>>()?;
    let [head @ .., Sign::Way(way), Sign::Number(target)] = signs.as_slice() else { return None };
    let (way, target) = (*way, *target);
    let (kind, file, post) = match *head {
        [Sign::Man(kind), Sign::Number(file)] => (kind, Some(file), None),
        [Sign::Number(nth), Sign::Man(Kind::Pawn)] => (Kind::Pawn, None, Some(Post::Ordinal(nth))),
        [Sign::Post(post), Sign::Man(kind)] => (kind, None, Some(post)),
        [Sign::Post(post), Sign::Man(kind), Sign::Number(file)] => (kind, Some(file), Some(post)),
        [Sign::Post(post), Sign::Number(file)] => (Kind::Pawn, Some(file), Some(post)),
        _ => return None,
    };
    Some(Ask { kind, file, post, way, target })
}

/// One spelling for all the spellings of a text: simplified characters of the red side, Arabic
/// numerals.
pub(super) fn fold(character: char) -> char {
    match sign(character) {
        Some(Sign::Man(kind)) => SIMPLIFIED[0][kind as usize],
        Some(Sign::Number(number)) => char::from(b'0' + number),
        Some(Sign::Post(Post::Rear)) => '后',
        Some(Sign::Way(Way::Ahead)) => '进',
        _ => character,
    }
}
