//! Half a move: a man without its target is no error but opens the picker there.

use super::Picker;
use super::trie::{Node, Way};
use crate::rules::Step;
use crate::rules::kit::label;

/// The picker's argument for a text that names a man but no move: its cell (`g1`), its letter or
/// name (`N`, `knight`) or a man in hand (`Q@`). `None` if no man of that name can move.
#[must_use]
pub fn half(picker: &Picker<'_>, typed: &str) -> Option<String> {
    let typed = typed.trim();
    let choices = picker.seen.choices(picker.notation);
    let geometry = picker.seen.view().geometry;
    let ways = Node::root(geometry, &choices).ways();
    let at = |way: &&Way<'_>| match way.step {
        Step::Man(_, cell) => label::cell(geometry, *cell).eq_ignore_ascii_case(typed),
        Step::Hand(_) => way.key.eq_ignore_ascii_case(typed),
        _ => false,
    };
    if let Some(way) = ways.iter().find(at) {
        return Some(way.key.clone());
    }
    let named = |way: &&Way<'_>| match way.step {
        Step::Man(figure, _) | Step::Hand(figure) => {
            let name = picker.voice.plain().figure(picker.seen.info(), *figure);
            typed.eq_ignore_ascii_case(&figure.letter().to_string())
                || typed.to_lowercase() == name.to_lowercase()
        }
        _ => false,
    };
    let fitting: Vec<_> = ways.iter().filter(named).collect();
    match (&fitting[..], fitting.first()?.step) {
        ([way], _) => Some(way.key.clone()),
        (_, Step::Man(figure, _)) => Some(figure.letter().to_string()),
        _ => None,
    }
}
