//! Texts that belong to no game: clocks, options, the ids of buttons, records and requests.

use std::fmt::Debug;
use std::io::{self, Write};
use std::sync::{Arc, LazyLock, Mutex};

use patt::catalog::CATALOG;
use patt::discord::custom_id;
use patt::machine::{rules::Responder, uci};
use patt::message::{FormId, MenuId, PeopleId, Press, TypedId};
use patt::rules::{Rng, options as option_lists, transcript};
use patt::table::{ClockTerms, ClockUse, Quiet, TableId, Time};
use patt::words::typed_options;

use super::{check_refusal, text, voice};

/// Clocks and quiet hours as people type them; of the latter the second line is the time zone.
pub fn clocks(data: &[u8]) {
    let Some(text) = text(data) else { return };
    match ClockTerms::typed(text) {
        Ok(terms) => check_clock(terms),
        Err(fault) => assert!(!fault.to_string().trim().is_empty()),
    }
    ClockTerms::meant(text, ClockUse::Any).into_iter().for_each(check_clock);
    let (hours, zone) = text.split_once('\n').unwrap_or((text, ""));
    if let Ok(quiet) = Quiet::typed(hours, zone) {
        let written = quiet.to_string();
        let (hours, zone) = written.split_once(' ').expect("hours and a zone");
        assert_eq!(Quiet::typed(hours, zone).as_ref(), Ok(&quiet), "{written}");
        let year = 365 * 24 * 60 * 60 * 1000;
        for at in [0, 1_711_846_800_000, 100 * year, i64::MIN, i64::MAX] {
            let quiet_then = quiet.around(Time(at)).is_some();
            assert_eq!(quiet.holds(Time(at)), quiet_then);
        }
    }
}

fn check_clock(terms: ClockTerms) {
    assert_eq!(ClockTerms::typed(&terms.to_string()).as_ref(), Ok(&terms), "{terms}");
    let stored = serde_json::to_string(&terms).expect("it is stored as JSON");
    assert_eq!(serde_json::from_str::<ClockTerms>(&stored).ok(), Some(terms), "{stored}");
}

/// Options of every game as people type them.
pub fn options(data: &[u8]) {
    let Some(text) = text(data) else { return };
    for entry in CATALOG.iter() {
        let specs = entry.info.options;
        let typed = typed_options(voice(), entry.info, text);
        let plain = option_lists::parse(specs, text);
        assert!(plain.is_err() || option_lists::parse(specs, &typed) == plain, "{text}: {typed}");
        let given = match option_lists::parse(specs, text) {
            Ok(given) => given,
            Err(refusal) => {
                check_refusal(entry, &refusal);
                continue;
            }
        };
        let written = option_lists::text(&given);
        assert_eq!(option_lists::parse(specs, &written).as_ref(), Ok(&given), "{written}");
        let settled = option_lists::settle(specs, &given).expect("what was read is in range");
        assert_eq!(option_lists::settle(specs, &settled).as_ref(), Ok(&settled));
        match (entry.roll)(&given, entry.info.seats.0, &mut Rng::new(1)) {
            Ok(header) => drop((entry.open)(&header).expect("a header just made")),
            Err(refusal) => check_refusal(entry, &refusal),
        }
    }
}

/// The ids of buttons, menus and forms, and the names of tables.
pub fn ids(data: &[u8]) {
    let Some(text) = text(data) else { return };
    check_id::<Press>(text);
    check_id::<MenuId>(text);
    check_id::<PeopleId>(text);
    check_id::<FormId>(text);
    if let Ok(table) = text.parse::<TableId>() {
        assert_eq!(table.to_string().parse(), Ok(table));
    }
}

fn check_id<I: TypedId + Debug + PartialEq>(text: &str) {
    if let Ok(id) = custom_id::read::<I>(text) {
        let written = custom_id::write(&id);
        assert!(written.chars().count() <= custom_id::MOST, "{text}: {written}");
        assert_eq!(custom_id::read(&written).as_ref(), Ok(&id), "{text}: {written}");
    }
}

/// Records of the house, from behind their first line on.
pub fn records(data: &[u8]) {
    let Some(text) = text(data) else { return };
    match transcript::read(&format!("patt record 1\n{text}")) {
        None => panic!("the first line says that it is one"),
        Some(Err(refusal)) => {
            let any = CATALOG.iter().next().expect("there are games");
            check_refusal(any, &refusal);
        }
        Some(Ok(read)) => {
            let written = transcript::write(&read.record, None);
            let again = transcript::read(&written).expect("it is one").expect("it is sound");
            assert_eq!(again.record, read.record, "{written}");
        }
    }
}

/// Lines of `patt rules`.
pub fn requests(data: &[u8]) {
    static RESPONDER: LazyLock<Responder> =
        LazyLock::new(|| Responder::new(CATALOG).expect("the messages are Fluent"));
    let Some(line) = text(data) else { return };
    // How long counting takes is not the question here.
    if line.contains("perft") || line.contains("depth") {
        return;
    }
    let answer = RESPONDER.reply(line.as_bytes());
    let said = |field: &str| answer["error"][field].as_str().unwrap_or_default();
    let refused = !said("message").trim().is_empty() && !matches!(said("kind"), "" | "broken");
    assert!(answer["ok"] == true || refused, "{answer}");
}

/// What an engine says, kept.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panicked").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Lines of `patt uci`: whatever was said, the engine is still ready.
pub fn engine(data: &[u8]) {
    let Some(lines) = text(data) else { return };
    // How long searches and counts take is not the question here, nor how much room their tables.
    let lower = lines.to_lowercase();
    if ["go", "perft", "hash", "quit"].iter().any(|word| lower.contains(word)) {
        return;
    }
    let said = Said::default();
    uci::run(CATALOG, format!("{lines}\nisready\n").as_bytes(), said.clone());
    assert!(said.0.lock().expect("nobody panicked").ends_with(b"readyok\n"));
}
