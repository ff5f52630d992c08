//! Moves as text: twelve ways out, and everything of them in.

mod chinese;
mod coordinates;
mod four;
mod lau;
mod short;
mod why;
mod wxf;

use coordinates::{Base, Named};
use four::Told;

use super::board::Move;
use super::info;
use super::position::Position;
use crate::rules::{Notation, Say, Unread};

/// The text of a legal move.
pub(super) fn write(position: &Position, m: Move, notation: Notation) -> String {
    let four = |print: &dyn Fn(&Told) -> String| {
        Told::of(position.board(), m).map_or_else(|| m.to_string(), |told| print(&told))
    };
    match notation {
        info::ICCS => coordinates::iccs(m),
        info::UCCI => coordinates::ucci(m),
        info::SHORT => short::write(position, m),
        info::WXF => four(&|told| wxf::write(told, wxf::Style::Federation)),
        info::WXF_PREFIX => four(&|told| wxf::write(told, wxf::Style::Prefix)),
        info::WXF_INDEX => four(&|told| wxf::write(told, wxf::Style::Index)),
        info::LAU => four(&lau::write),
        info::TRADITIONAL => four(&|told| chinese::write(told, chinese::Style::Traditional)),
        info::SIMPLIFIED => four(&|told| chinese::write(told, chinese::Style::Simplified)),
        info::ORDINAL => four(&|told| chinese::write(told, chinese::Style::Ordinal)),
        info::SHORT_CHINESE => four(&|told| chinese::write(told, chinese::Style::Short)),
        _ => m.to_string(),
    }
}

/// How a notation calls the man of a legal move, with `sign` instead of his letter if one is given.
pub(super) fn called(
    position: &Position,
    m: Move,
    notation: Notation,
    sign: Option<char>,
) -> String {
    let board = position.board();
    let Some(told) = Told::of(board, m) else { return m.from.to_string() };
    let chinese = |style| {
        chinese::head(&told, style, sign.unwrap_or(chinese::glyph(told.kind, told.camp, style)))
    };
    let wxf = |style| wxf::head(&told, style, sign.unwrap_or(wxf::letter(told.kind)));
    let at = |point: String| format!("{} {point}", sign.unwrap_or(short::letter(told.kind)));
    match notation {
        info::ICCS => at(coordinates::zero(m.from, b'A')),
        info::UCCI => at(coordinates::zero(m.from, b'a')),
        info::WXF => wxf(wxf::Style::Federation),
        info::WXF_PREFIX => wxf(wxf::Style::Prefix),
        info::WXF_INDEX => wxf(wxf::Style::Index),
        info::LAU => lau::head(&told, sign.unwrap_or(lau::letter(told.kind))),
        info::TRADITIONAL => chinese(chinese::Style::Traditional),
        info::SIMPLIFIED => chinese(chinese::Style::Simplified),
        info::ORDINAL => chinese(chinese::Style::Ordinal),
        info::SHORT_CHINESE => chinese(chinese::Style::Short),
        _ => at(m.from.to_string()),
    }
}

/// Reads a move of the side to move in any notation, the preferred one first. `moves` are those that
/// may be played; a legal move that is not among them is banned for repeating.
pub(super) fn read(
    position: &Position,
    moves: &[Move],
    text: &str,
    prefer: Notation,
) -> Result<Move, Unread> {
    let text = fold(text);
    let told: Vec<(Move, Told)> =
        moves.iter().filter_map(|&m| Some((m, Told::of(position.board(), m)?))).collect();
    let asker = Asker { position, moves, told: &told, text: &text };
    if prefer == info::LAU
        && let [m] = *asker.lau().as_slice()
    {
        return Ok(m);
    }
    if let Some(named) = Named::parse(&text) {
        return asker.coordinates(named, prefer);
    }
    let first = [asker.printed(prefer), asker.meant(prefer)];
    if let Some(&[m]) = first.iter().map(Vec::as_slice).find(|found| found.len() == 1) {
        return Ok(m);
    }
    let mut printed: Vec<Move> = info::INFO
        .notations()
        .filter(|&notation| notation != info::WXF_INDEX)
        .flat_map(|notation| asker.printed(notation))
        .collect();
    printed.sort_unstable();
    printed.dedup();
    let readings =
        [printed, asker.short(), asker.wxf(), asker.lau(), asker.chinese(), asker.index()];
    // What is printed so, exactly, comes before what may be meant; the index style before nothing.
    let [printed, meant @ .., index] = &readings;
    let mut meant = meant.concat();
    meant.sort_unstable();
    meant.dedup();
    for found in [printed, &meant, index] {
        match found.as_slice() {
            [] => {}
            [m] => return Ok(*m),
            several => {
                return Err(Unread::Ambiguous(several.iter().map(Move::to_string).collect()));
            }
        }
    }
    Err(asker.why().map_or(Unread::Unknown, Unread::Illegal))
}

/// A text with all that it is held against.
struct Asker<'a> {
    position: &'a Position,
    moves: &'a [Move],
    told: &'a [(Move, Told)],
    text: &'a str,
}

impl Asker<'_> {
    /// Two points: in which base is settled without asking what is legal.
    fn coordinates(&self, named: Named, prefer: Notation) -> Result<Move, Unread> {
        let usual = match prefer {
            info::ICCS | info::UCCI => Base::Zero,
            _ => Base::One,
        };
        let base = named.base(usual).ok_or(Unread::Unknown)?;
        let m = named.in_base(base).ok_or(Unread::Unknown)?;
        if self.moves.contains(&m) {
            return Ok(m);
        }
        let other = named.in_base(base.other()).filter(|other| self.moves.contains(other));
        Err(Unread::Illegal(match other {
            // The two points are named by the ranks of the reading that was taken.
            Some(other) => {
                let key = match base {
                    Base::One => "other-base-zero",
                    Base::Zero => "other-base-one",
                };
                Say::new(key).with("move", other.to_string())
            }
            None => why::not_between(self.position, m.from, m.to),
        }))
    }

    /// The moves that a notation prints so.
    fn printed(&self, notation: Notation) -> Vec<Move> {
        let same = |m: &Move| fold(&write(self.position, *m, notation)) == self.text;
        self.moves.iter().copied().filter(same).collect()
    }

    /// The moves that the text may mean in a notation.
    fn meant(&self, notation: Notation) -> Vec<Move> {
        match notation {
            info::SHORT => self.short(),
            info::WXF | info::WXF_PREFIX => self.wxf(),
            info::WXF_INDEX => {
                let index = self.index();
                if index.is_empty() { self.wxf() } else { index }
            }
            info::LAU => self.lau(),
            info::TRADITIONAL | info::SIMPLIFIED | info::ORDINAL | info::SHORT_CHINESE => {
                self.chinese()
            }
            _ => Vec::new(),
        }
    }

    fn short(&self) -> Vec<Move> {
        let asks = short::parse(self.text);
        let board = self.position.board();
        let fits = |m: &Move| asks.iter().any(|ask| ask.fits(board, *m));
        self.moves.iter().copied().filter(fits).collect()
    }

    fn four(&self, ask: Option<four::Ask>) -> Vec<Move> {
        let fits = |told: &Told| ask.is_some_and(|ask| ask.fits(told));
        self.told.iter().filter(|(_, told)| fits(told)).map(|&(m, _)| m).collect()
    }

    fn wxf(&self) -> Vec<Move> {
        self.four(wxf::parse(self.text))
    }

    fn index(&self) -> Vec<Move> {
        self.four(wxf::parse_index(self.text))
    }

    fn lau(&self) -> Vec<Move> {
        self.four(lau::parse(self.text))
    }

    fn chinese(&self) -> Vec<Move> {
        self.four(chinese::parse(self.text))
    }

    /// Why none fits, if the text is of any notation.
    fn why(&self) -> Option<Say> {
        let four = [wxf::parse, lau::parse, chinese::parse, wxf::parse_index]
            .into_iter()
            .find_map(|parse| parse(self.text));
        let shorts = short::parse(self.text);
        match four {
            Some(ask) => Some(why::none_told(self.position, ask)),
            None => shorts.first().map(|&ask| why::none_does(self.position, ask)),
        }
    }
}

/// One spelling for the spellings of a text: full-width signs become plain, Chinese characters
/// those of one set, and what says nothing about the move goes: blanks, a move number in front,
/// marks of check and of praise behind.
fn fold(text: &str) -> String {
    let text: String = text
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| match sign {
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
            '–' | '—' | '−' => '-',
            '×' => 'x',
            '。' | '·' => '.',
            sign => sign,
        })
        .map(chinese::fold)
        .collect();
    let numberless = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let text = match numberless.strip_prefix(['.', '…']) {
        Some(rest) if numberless.len() < text.len() && rest.chars().count() >= 3 => {
            rest.trim_start_matches(['.', '…'])
        }
        _ => text.as_str(),
    };
    text.trim_end_matches(['+', '#', '!', '?']).to_owned()
}

#[cfg(test)]
mod tests;
