//! Half a move: a piece without its target is no error but opens the picker there.

use super::Picker;
use super::letters::plain;
use super::phrase::phrase;
use super::trie::{Node, Way};
use crate::rules::kit::label;
use crate::rules::{PieceKind, Step};

/// The picker's argument for a text that names a piece but no move: its cell (`g1`, `knight g1`), its
/// letter or name in any language (`N`, `knight`, `Springer`) or a piece in hand (`Q@`). `None` if no
/// such piece can move.
#[must_use]
pub fn half(picker: &Picker<'_>, typed: &str) -> Option<String> {
    let typed = plain(typed.trim());
    let choices = picker.seen.choices(picker.notation);
    let view = picker.seen.view();
    let geometry = view.geometry;
    let ways = Node::root(geometry, &choices).ways();
    let stands = |way: &Way<'_>, cell: &str| match way.step {
        Step::Man(_, at) => label::cell(geometry, *at).eq_ignore_ascii_case(cell),
        Step::Hand(_) | Step::To { .. } | Step::Become(_) | Step::Word { .. } => false,
    };
    let said = phrase(picker, &view, &typed);
    let at = |way: &&Way<'_>| match (way.step, &said) {
        (Step::Man(kind, _), Some(said)) => match &said.cells[..] {
            [cell] => said.kind.is_none_or(|named| named == *kind) && stands(way, cell),
            _ => false,
        },
        (Step::Hand(_), _) => way.key.eq_ignore_ascii_case(&typed),
        _ => stands(way, &typed),
    };
    if let Some(way) = ways.iter().find(at) {
        return Some(way.key.clone());
    }
    let kind = said.filter(|said| said.cells.is_empty()).and_then(|said| said.kind);
    let kind = kind.or_else(|| lettered(picker, &typed))?;
    let of_kind = |way: &&Way<'_>| match way.step {
        Step::Man(figure, _) | Step::Hand(figure) => *figure == kind,
        Step::To { .. } | Step::Become(_) | Step::Word { .. } => false,
    };
    let fitting: Vec<_> = ways.iter().filter(of_kind).collect();
    match (&fitting[..], fitting.first()?.step) {
        ([way], _) => Some(way.key.clone()),
        (_, Step::Man(figure, _)) => Some(figure.letter().to_string()),
        _ => None,
    }
}

/// The kind that a letter alone names: the person's own letters first.
fn lettered(picker: &Picker<'_>, typed: &str) -> Option<PieceKind> {
    let mut signs = typed.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
    let upper = sign.to_uppercase().next()?;
    let info = picker.seen.info();
    let in_language = |voice: crate::words::Voice<'_>| {
        PieceKind::ALL.into_iter().find(|&kind| voice.letter(info, kind) == Some(upper))
    };
    let own = PieceKind::of_letter(upper);
    let mut voices = picker.voice.all();
    voices.next().and_then(in_language).or(own).or_else(|| voices.find_map(in_language))
}
