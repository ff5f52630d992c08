//! Options and lessons: what a game says of itself beside its positions.

use patt::rules::{Kind, OptionMap, OptionSpec, Rng, options};
use serde_json::Value;

use crate::suite::{Check, Suite};

/// Values that a spec lists, and values that it does not.
fn values(spec: &OptionSpec) -> (Vec<Value>, Vec<Value>) {
    let words = |words: &[&str]| words.iter().map(|&word| Value::from(word)).collect::<Vec<_>>();
    match spec.kind {
        Kind::Word(known) => (words(known), vec!["no such word".into(), 77.into()]),
        Kind::Whole { min, max, or } => {
            let step = ((max - min) / 40).max(1);
            let numbers = (min..=max).step_by(step as usize).chain([max]).map(Value::from);
            (numbers.chain(words(or)).collect(), vec![(min - 1).into(), (max + 1).into()])
        }
        Kind::Flag => (vec![true.into(), false.into()], vec!["perhaps".into()]),
        Kind::Line { max } => (Vec::new(), vec!["x".repeat(usize::from(max) + 1).into()]),
    }
}

/// Every value that is listed begins a game, every other is refused, and the header holds them all.
pub fn options(suite: &mut Suite) {
    let info = suite.entry.info;
    let roll = |key: &str, value: &Value, entry: &patt::catalog::Entry| {
        let given = OptionMap::from_iter([(key.to_owned(), value.clone())]);
        let header = (entry.roll)(&given, info.seats.0, &mut Rng::new(1))?;
        (entry.open)(&header).map(|_| header)
    };
    for spec in info.options {
        let (good, bad) = values(spec);
        for value in &good {
            let rolled = roll(spec.key, value, suite.entry);
            let well =
                rolled.as_ref().is_ok_and(|header| header.options.get(spec.key) == Some(value));
            suite.expect(Check::Options, well, || {
                format!("{} = {value} is listed: {:?}", spec.key, rolled.err())
            });
        }
        for value in &bad {
            let refused = roll(spec.key, value, suite.entry).is_err();
            suite.expect(Check::Options, refused, || format!("{} = {value} is taken", spec.key));
        }
        if let Some(default) = spec.default {
            let listed = spec.value(default).is_ok();
            suite.expect(Check::Options, listed, || format!("{} = {default} by default", spec.key));
        }
        for (short, value) in spec.short {
            let read = options::parse(info.options, short).ok();
            let meant = spec.value(value).ok();
            let well =
                meant.is_some() && read.and_then(|read| read.get(spec.key).cloned()) == meant;
            suite.expect(Check::Options, well, || format!("\"{short}\" is not {value}"));
        }
    }
}

/// Every lesson has words and a position that can be shown.
pub fn lessons(suite: &mut Suite) {
    let (entry, info) = (suite.entry, suite.entry.info);
    suite.expect(Check::Lessons, !info.lessons.is_empty(), || "there are none".to_owned());
    for lesson in info.lessons {
        let shown = show(suite, lesson);
        suite.expect(Check::Lessons, shown.is_ok(), || format!("{}: {shown:?}", lesson.key));
        let (title, text) = suite.words.voice("en").lesson(entry.info, lesson);
        let mute = title == format!("lesson-{}", lesson.key)
            || text == format!("lesson-{}-text", lesson.key);
        suite.expect(Check::Lessons, !mute, || format!("{} has no words", lesson.key));
    }
}

fn show(suite: &Suite, lesson: &patt::rules::Lesson) -> Result<(), String> {
    use patt::rules::{Act, Viewer, kit::label};
    let entry = suite.entry;
    let said = options::parse(entry.info.options, lesson.options).map_err(|r| r.to_string())?;
    let seats = entry.info.seats.0;
    let header = if lesson.position.is_empty() {
        (entry.roll)(&said, seats, &mut Rng::new(0))
    } else {
        (entry.adopt)(&said, seats, lesson.position)
    };
    let header = header.map_err(|refusal| refusal.to_string())?;
    let mut game = (entry.open)(&header).map_err(|refusal| refusal.to_string())?;
    for text in lesson.moves {
        let seat = game.status().acting().iter().next().ok_or("the game is over")?;
        game.act(&Act::Move { seat, text: (*text).to_owned() })
            .map_err(|r| format!("{text}: {r}"))?;
    }
    let view = game.seen(Viewer::Everything).view();
    let in_hand = |name: &str| {
        let acting = game.status().acting().iter().filter_map(|seat| view.trays.get(seat.index()));
        let mut men = acting.flat_map(|tray| &tray.men).filter(|(_, count)| *count > 0);
        men.any(|(figure, _)| figure.letter().to_string() == name)
    };
    let shown = |name: &str| {
        in_hand(name) || view.men.iter().any(|man| label::cell(view.geometry, man.cell) == name)
    };
    match lesson.shows {
        Some(name) if !shown(name) => Err(format!("no man stands on {name} or lies in hand")),
        _ => Ok(()),
    }
}
