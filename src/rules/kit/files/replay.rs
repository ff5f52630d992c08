//! Records played through, for writers.

use crate::rules::{Act, Checked, Game, Record, Seat, options};

/// A tag of a file: its name and its value.
pub type Tag = (String, String);

/// Plays a record. `each` is told every move that stands, with the game before it; what comes back
/// is the game at its end, or `None` if it is no record of a game of this kind.
pub fn replay<G: Game>(record: &Record, mut each: impl FnMut(&G, Seat, &G::Move)) -> Option<G> {
    let mut options = options::typed::<G::Options>(&record.header.options).ok()?;
    let start = G::from_text(&mut options, &record.header.start).ok()?;
    let mut game = start.by_rules(record.header.rules);
    for act in standing(&record.acts) {
        if let Act::Move { seat, text } = act {
            let m = game.find_move(*seat, text)?;
            each(&game, *seat, &m);
            game.apply(*seat, &m);
        } else {
            game.act(act).ok()?;
        }
    }
    Some(game)
}

/// The acts that no takeback has undone.
fn standing(acts: &[Act]) -> impl Iterator<Item = &Act> {
    let mut standing: Vec<(u32, &Act)> = Vec::new();
    for (nth, act) in (0..).zip(acts) {
        if let Act::Takeback { to } = act {
            standing.retain(|(nth, _)| nth < to);
        } else {
            standing.push((nth, act));
        }
    }
    standing.into_iter().map(|(_, act)| act)
}

/// The value of the first tag with this name, in whatever case it is written.
#[must_use]
pub fn tag<'a>(tags: &'a [Tag], name: &str) -> Option<&'a str> {
    let found = tags.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    found.map(|(_, value)| value.as_str())
}
