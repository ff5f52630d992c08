//! Checks of a single position.

use std::collections::BTreeSet;

use patt::picker::{Aim, BUTTONS_MOST, Does, Drawn, Picked, Picker, pick};
use patt::render::{self, Painter, Style, Undrawn};
use patt::rules::{Act, Cell, Geometry, Notation, Seat, Status, Step, View, Viewer, Withdrawal};

use crate::play::{Position, viewers};
use crate::suite::{Check, Suite};

/// Texts that are no moves of any game.
pub const JUNK: &[&str] = &["", " ", "?", "zz99zz", "é", "a1a1a1a1", "\u{0}", "-1", "move please"];

pub fn seats(suite: &mut Suite, at: &Position<'_>) {
    let (game, acting) = (at.game, at.game.status().acting());
    let inside = game.playing().covers(acting);
    suite.expect(Check::Seats, inside, || format!("{acting:?} act but do not play"));
    let over = matches!(game.status(), Status::Over(_));
    suite.expect(Check::Seats, !over || game.playing().is_empty(), || "the end plays on".into());
    for seat in Seat::all(at.header.seats) {
        let moves = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL).len();
        let well = (moves > 0) == acting.has(seat);
        suite.expect(Check::Seats, well, || format!("{seat:?} has {moves} moves in {acting:?}"));
    }
}

pub fn texts(suite: &mut Suite, at: &Position<'_>) {
    for seat in at.game.status().acting().iter() {
        let seen = at.game.seen(Viewer::Seat(seat));
        for notation in suite.entry.info.notations() {
            let choices = seen.choices(notation);
            let unique: BTreeSet<_> = choices.iter().map(|choice| &choice.text).collect();
            let same = unique.len() == choices.len();
            suite.expect(Check::Texts, same, || format!("two moves share a text: {unique:?}"));
            for choice in &choices {
                let read = seen.read(&choice.written, notation);
                let well = read.as_ref() == Ok(&choice.text);
                suite.expect(Check::Texts, well, || {
                    format!(
                        "{} in {notation:?} is {}, read as {read:?}",
                        choice.written, choice.text
                    )
                });
            }
        }
    }
}

pub fn bad_text(suite: &mut Suite, at: &Position<'_>) {
    for seat in Seat::all(at.header.seats) {
        let seen = at.game.seen(Viewer::Seat(seat));
        let known = seen.choices(Notation::CANONICAL);
        let known: BTreeSet<_> = known.into_iter().map(|choice| choice.text).collect();
        for junk in JUNK.iter().filter(|junk| !known.contains(**junk)) {
            for prefer in suite.entry.info.notations() {
                let read = seen.read(junk, prefer);
                suite.expect(Check::BadText, read.is_err(), || format!("{junk:?} is {read:?}"));
            }
            let mut game = at.game.boxed();
            let acted = game.act(&Act::Move { seat, text: (*junk).to_owned() });
            let same = acted.is_err() && game.to_text() == at.game.to_text();
            suite.expect(Check::BadText, same, || format!("{junk:?} changes the game"));
        }
    }
}

pub fn text_of_position(suite: &mut Suite, at: &Position<'_>) {
    let text = at.game.to_text();
    let header = (suite.entry.adopt)(&at.header.options, at.header.seats, &text);
    match header {
        Ok(header) => {
            let same = header.start == text;
            suite.expect(Check::Position, same, || format!("{text} becomes {}", header.start));
            let kept = header.options == at.header.options || text != at.header.start;
            suite.expect(Check::Options, kept, || {
                format!("{:?} become {:?}", at.header.options, header.options)
            });
        }
        // A game that is over need not be begun again.
        Err(_) if at.game.status().outcome().is_some() => {}
        Err(refusal) => suite.find(Check::Position, || format!("{text} is refused: {refusal}")),
    }
}

pub fn withdraw(suite: &mut Suite, at: &Position<'_>) {
    for seat in at.game.playing().iter() {
        for why in [Withdrawal::Resigned, Withdrawal::OutOfTime, Withdrawal::Removed] {
            let mut game = at.game.boxed();
            let left = game.act(&Act::Withdraw { seat, why });
            let well = match &left {
                Ok(_) => {
                    let seen = game.seen(Viewer::Seat(seat));
                    !game.status().acting().has(seat)
                        && !game.playing().has(seat)
                        && seen.choices(Notation::CANONICAL).is_empty()
                }
                Err(_) => game.to_text() == at.game.to_text(),
            };
            suite.expect(Check::Withdraw, well, || format!("{seat:?} {why:?}: {left:?}"));
        }
    }
}

pub fn views(suite: &mut Suite, at: &Position<'_>) {
    thread_local! {
        static PAINTER: Painter = Painter::new();
    }
    for viewer in viewers(at.header.seats).chain([Viewer::Everything]) {
        let view = at.game.seen(viewer).view();
        let fault = fault(&view, at.header.seats);
        suite.expect(Check::Views, fault.is_none(), || {
            format!("{viewer:?}: {} in {view:?}", fault.unwrap_or_default())
        });
        let text = render::text::board(&view, view.below);
        suite.expect(Check::Views, !text.is_empty(), || "an empty text board".to_owned());
        let style = Style { below: view.below, ..Style::default() };
        let drawn = PAINTER.with(|painter| painter.board(&view, &style));
        let well = matches!(drawn, Ok(_) | Err(Undrawn::Geometry | Undrawn::PieceKind(_)));
        suite.expect(Check::Views, well, || format!("{viewer:?}: {:?}", drawn.err()));
    }
}

/// What does not hold together in a view.
fn fault(view: &View, seats: u8) -> Option<&'static str> {
    let inside = |cell: Cell| match view.geometry {
        Geometry::Squares { files, ranks, .. } => {
            (0..i16::from(files)).contains(&cell.x) && (0..i16::from(ranks)).contains(&cell.y)
        }
        Geometry::Points => (0..9).contains(&cell.x) && (0..10).contains(&cell.y),
        Geometry::Star => patt::rules::kit::label::star_number(cell).is_some(),
        Geometry::Tiles { .. } => true,
    };
    let ordered = view.men.windows(2).all(|pair| pair[0].cell < pair[1].cell);
    let marks = view.marks.iter().map(|(cell, _)| *cell);
    let rules: [(bool, &'static str); 6] = [
        (view.sides.len() == usize::from(seats), "sides are not the seats"),
        (ordered, "men are not sorted by cell, one a cell"),
        (view.men.iter().all(|man| inside(man.cell)), "a man off the board"),
        (view.men.iter().all(|man| man.seat.0 < seats), "a man of nobody"),
        (marks.clone().all(inside) && marks.is_sorted(), "marks off the board or unsorted"),
        (view.trays.is_empty() || view.trays.len() == usize::from(seats), "trays of some"),
    ];
    rules.into_iter().find(|(well, _)| !well).map(|(_, what)| what)
}

pub fn paths(suite: &mut Suite, at: &Position<'_>) {
    for seat in at.game.status().acting().iter() {
        let seen = at.game.seen(Viewer::Seat(seat));
        let choices = seen.choices(Notation::CANONICAL);
        let begins = |one: &[Step], other: &[Step]| other.starts_with(one);
        for (nth, choice) in choices.iter().enumerate() {
            let others = choices.iter().enumerate().filter(|(other, _)| *other != nth);
            let prefix = others.map(|(_, other)| other).find(|o| begins(&choice.steps, &o.steps));
            suite.expect(Check::Paths, prefix.is_none(), || {
                format!("the way to {} begins that to {prefix:?}", choice.text)
            });
        }
        let voice = suite.words.voice("en");
        let picker = Picker {
            seen,
            voice,
            notation: Notation::CANONICAL,
            always_ask: false,
            aim: Aim::Play,
            drawn: Drawn::default(),
        };
        let reached = reached(&picker);
        let missing = choices.iter().find(|choice| !reached.contains(&choice.text));
        let missed = missing.map(|choice| choice.text.clone());
        suite.expect(Check::Paths, missed.is_none(), || format!("no buttons lead to {missed:?}"));
    }
}

/// Every move that some buttons lead to.
fn reached(picker: &Picker<'_>) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<_> = pick(picker, Picked::Start).into_iter().collect();
    while let Some(screen) = open.pop() {
        for button in screen.buttons.iter().take(BUTTONS_MOST) {
            let next = match &button.does {
                Does::Start | Does::Claim { .. } => None,
                Does::Step(arg) => pick(picker, Picked::Step(arg)),
                Does::Band(arg) => pick(picker, Picked::Band(arg)),
                Does::Play(text) => {
                    reached.insert(text.clone());
                    None
                }
            };
            open.extend(next);
        }
    }
    reached
}

pub fn ends(suite: &mut Suite, at: &Position<'_>) {
    let over = |act: &Act| {
        let mut game = at.game.boxed();
        game.act(act).is_ok() && game.status().outcome().is_some()
    };
    let (may, done) = (at.game.seen(Viewer::Public).may_agree(), over(&Act::Agree));
    let running = at.game.status().outcome().is_none();
    suite.expect(Check::Ends, !running || may == done, || format!("agreed {done}, not {may}"));
    for seat in Seat::all(at.header.seats) {
        for claim in at.game.seen(Viewer::Seat(seat)).claims(None) {
            let key = claim.to_owned();
            let done = over(&Act::Claim { seat, key, after: None });
            suite.expect(Check::Ends, done, || format!("the claim {claim} ends nothing"));
        }
        let false_claim = Act::Claim { seat, key: "no such claim".into(), after: None };
        let refused = at.game.boxed().act(&false_claim).is_err();
        suite.expect(Check::Ends, refused, || "a false claim is taken".to_owned());
    }
}
