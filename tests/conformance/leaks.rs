//! Leaks of hidden games: what a seat could learn through its own doors.

use patt::catalog::{AnyGame, Choice};
use patt::rules::{Notation, Say, Seat, Unread, View, Viewer};

use crate::checks::JUNK;
use crate::play::Position;
use crate::suite::{Check, Suite};

/// So many worlds are imagined for each seat of a position.
const WORLDS: usize = 4;

/// All that a seat's doors give.
#[derive(Debug, PartialEq)]
struct Doors {
    view: View,
    choices: Vec<Vec<Choice>>,
    reads: Vec<Result<String, Unread>>,
    cautions: Vec<Option<Say>>,
    claims: Vec<Vec<&'static str>>,
    may_agree: bool,
}

fn doors(game: &dyn AnyGame, seat: Seat) -> Doors {
    let seen = game.seen(Viewer::Seat(seat));
    let info = game.info();
    let moves = seen.choices(Notation::CANONICAL);
    let cells = (b'a'..=b'h').flat_map(|x| (b'1'..=b'8').map(move |y| [x, y]));
    let cells: Vec<_> = cells.map(|cell| String::from_utf8_lossy(&cell).into_owned()).collect();
    let pairs = cells
        .iter()
        .step_by(7)
        .flat_map(|from| cells.iter().step_by(3).map(move |to| from.clone() + to));
    let texts = JUNK.iter().map(|junk| (*junk).to_owned()).chain(pairs);
    Doors {
        view: seen.view(),
        choices: info.notations().map(|notation| seen.choices(notation)).collect(),
        reads: texts.map(|text| seen.read(&text, info.usual)).collect(),
        cautions: moves.iter().map(|choice| seen.caution(&choice.text)).collect(),
        claims: std::iter::once(None)
            .chain(moves.iter().map(|choice| Some(choice.text.as_str())))
            .map(|after| seen.claims(after))
            .collect(),
        may_agree: seen.may_agree(),
    }
}

pub fn imagine(suite: &mut Suite, at: &Position<'_>) {
    if !suite.entry.info.hidden || at.game.status().outcome().is_some() {
        return;
    }
    let mut rng = at.rng.clone();
    for seat in Seat::all(at.header.seats) {
        let real = doors(at.game, seat);
        let worlds: Vec<_> = (0..WORLDS).map(|_| at.game.imagine(seat, &mut rng)).collect();
        for world in &worlds {
            let imagined = doors(world.as_ref(), seat);
            suite.expect(Check::Imagine, imagined == real, || {
                format!("{seat:?} can tell {} from {}", at.game.to_text(), world.to_text())
            });
        }
        let text = at.game.to_text();
        let same = worlds.iter().filter(|world| world.to_text() == text).count();
        suite.imagined(same, WORLDS);
    }
}
