//! Lists of moves in games that have no file format of their own.

use super::{Form, Pgn, Script, like_moves};
use crate::rules::{Brought, Bundle, Game, Notation, Refusal, Rng};

/// Lists have no tags.
const LIST: Pgn = Pgn { roster: &[], own: &[], lenient: true };

/// Reads lists of moves from the usual start on, numbered or not; `None` if a text is none, or if the
/// game has no usual start.
///
/// ```
/// use patt::games::stalemate::StaleMate;
/// use patt::rules::kit::files::list;
///
/// let bundle = list::<StaleMate>("1. B@a1 N@b3 2. R@d3").expect("a list");
/// assert_eq!(bundle.first()?.record.acts.len(), 3);
/// assert!(list::<StaleMate>("hello there").is_none());
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[must_use]
pub fn list<G: Game>(text: &str) -> Option<Bundle> {
    if Form::of(text) != Form::Words || !begins_always_so::<G>() {
        return None;
    }
    let games = LIST.read(text);
    let (first, _) = games.first()?.as_ref().ok()?;
    like_moves::<G>(&first.moves).then(|| {
        Bundle::of(games, |(script, _)| {
            let usual = read::<G>(&script, G::INFO.usual);
            let others = || G::INFO.notations().find_map(|other| read::<G>(&script, other).ok());
            usual.or_else(|why| others().ok_or(why))
        })
    })
}

/// Whether every game begins at the same position: where it is drawn by lot no list tells it.
fn begins_always_so<G: Game>() -> bool {
    let start = |seed| {
        let game = G::new(&G::Options::default(), G::INFO.seats.0, &mut Rng::new(seed));
        game.map(|game| game.to_text())
    };
    let first = start(0);
    (1..4).all(|seed| start(seed) == first)
}

fn read<G: Game>(script: &Script, notation: Notation) -> Result<Brought, Refusal> {
    let script = Script { notation, ..script.clone() };
    script.record::<G>(G::Options::default())
}
