//! Positions, moves and files of every game.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use patt::catalog::{AnyGame, CATALOG, Choice, Entry};
use patt::picker::{self, Aim, Drawn, Picker};
use patt::rules::{Act, Bundle, Notation, OptionMap, Record, Rng, Seat, Status, Unread, Viewer};
use patt::words::ALT_MOST;

use super::{check_refusal, check_said, name, text, voice};

/// Position texts, of every game and for every number of seats.
pub fn positions(data: &[u8]) {
    let Some(text) = text(data) else { return };
    for entry in CATALOG.iter() {
        let (least, most) = entry.info.seats;
        (least..=most).for_each(|seats| position(entry, seats, text));
    }
}

fn position(entry: &Entry, seats: u8, text: &str) {
    let header = match (entry.adopt)(&OptionMap::new(), seats, text) {
        Ok(header) => header,
        Err(refusal) => return check_refusal(entry, &refusal),
    };
    let game = (entry.open)(&header).expect("what was adopted opens");
    assert_eq!(game.to_text(), header.start);
    let again = (entry.adopt)(&header.options, header.seats, &header.start);
    assert_eq!(again.as_ref(), Ok(&header));
    check_game(entry, game.as_ref(), header.seats);
}

/// Everybody can be shown it, somebody can move unless it is over, and the outermost moves can be
/// played.
fn check_game(entry: &Entry, game: &dyn AnyGame, seats: u8) {
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everything]);
    for viewer in viewers {
        let view = game.seen(viewer).view();
        assert!(!patt::render::text::board(&view, view.below).is_empty());
        let alt = voice().alt(entry.info, &view, None);
        assert!(!alt.is_empty() && alt.chars().count() <= ALT_MOST);
    }
    let acting = game.status().acting();
    assert_eq!(acting.is_empty(), !matches!(game.status(), Status::ToAct(_)));
    for seat in acting.iter() {
        let choices = choices(game, seat);
        assert!(!choices.is_empty(), "{seat:?} acts without a move in {}", game.to_text());
        for Choice { text, .. } in [&choices[0], &choices[choices.len() - 1]] {
            let mut next = game.boxed();
            next.act(&Act::Move { seat, text: text.clone() }).expect("it is one of the moves");
            assert_eq!(next.seen(Viewer::Public).view().sides.len(), usize::from(seats));
        }
    }
}

fn choices(game: &dyn AnyGame, seat: Seat) -> Vec<Choice> {
    game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL)
}

/// Typed moves in every notation. The first three bytes choose the game, the chance and how many
/// moves of a random game stand before the text.
pub fn moves(data: &[u8]) {
    let Some((&[game, seed, plies], rest)) = data.split_first_chunk() else { return };
    let Some(text) = text(rest) else { return };
    let (entry, game) = &*random_game(game, seed % 4, plies % 8 * 7);
    for seat in game.status().acting().iter() {
        for notation in entry.info.notations() {
            check_move(entry, game.as_ref(), seat, text, notation);
        }
    }
    let mut next = game.boxed();
    let seat = Seat::FIRST;
    if next.act(&Act::Move { seat, text: text.to_owned() }).is_err() {
        assert_eq!(next.to_text(), game.to_text(), "what was refused changed the game");
    }
}

type Opened = (&'static Entry, Box<dyn AnyGame>);

/// A game at random, kept for the next time.
fn random_game(game: u8, seed: u8, plies: u8) -> Rc<Opened> {
    thread_local! {
        static GAMES: RefCell<HashMap<[u8; 3], Rc<Opened>>> = RefCell::default();
    }
    let count = CATALOG.iter().count();
    let key = [game % count as u8, seed, plies];
    let known = GAMES.with_borrow(|games| games.get(&key).cloned());
    known.unwrap_or_else(|| {
        let entry = CATALOG.iter().nth(key[0].into()).expect("below the number of games");
        let opened = Rc::new((entry, play(entry, &mut Rng::new(seed.into()), plies)));
        GAMES.with_borrow_mut(|games| games.insert(key, Rc::clone(&opened)));
        opened
    })
}

/// A random game of so many moves, for as few seats as it takes.
fn play(entry: &Entry, rng: &mut Rng, plies: u8) -> Box<dyn AnyGame> {
    let header = (entry.roll)(&OptionMap::new(), entry.info.seats.0, rng).expect("usual options");
    let mut game = (entry.open)(&header).expect("a header just made");
    for _ in 0..plies {
        let act = match game.status() {
            Status::Over(_) => break,
            Status::HandOver => Act::HandOver,
            Status::ToAct(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                let choices = choices(game.as_ref(), seat);
                let text = rng.pick(&choices).expect("who acts has a move").text.clone();
                Act::Move { seat, text }
            }
        };
        game.act(&act).expect("it is allowed");
    }
    game
}

fn check_move(entry: &Entry, game: &dyn AnyGame, seat: Seat, text: &str, prefer: Notation) {
    let seen = game.seen(Viewer::Seat(seat));
    let is_move = |text: &str| choices(game, seat).iter().any(|choice| choice.text == text);
    let picker = Picker {
        seen,
        voice: voice(),
        notation: prefer,
        always_ask: false,
        aim: Aim::Play,
        drawn: Drawn::default(),
    };
    let typed = picker::read(&picker, text);
    if let Ok(canonical) = &typed {
        assert!(is_move(canonical), "{text} is typed for {canonical}");
    }
    drop((picker::near(&picker, text), picker::half(&picker, text)));
    match seen.read(text, prefer) {
        Ok(canonical) => {
            assert!(is_move(&canonical), "{text} is read as {canonical}");
            assert!(typed.is_ok(), "{text} is read as {canonical} and typed for {typed:?}");
            for notation in entry.info.notations() {
                let written = seen.write(&canonical, notation).expect("it is a move");
                assert_eq!(seen.read(&written, notation).as_ref(), Ok(&canonical), "{written}");
            }
        }
        Err(Unread::Ambiguous(texts)) => {
            assert!(texts.len() > 1 && texts.iter().all(|text| is_move(text)), "{text}: {texts:?}");
        }
        Err(Unread::Illegal(why)) => {
            check_said(&why.text(), &voice().say(entry.info, &why, &name));
        }
        Err(Unread::Unknown) => {}
    }
}

/// Files of any format of any game.
pub fn imports(data: &[u8]) {
    if let Some(text) = text(data) {
        CATALOG.iter().for_each(|entry| import(entry, text));
    }
}

/// PGN of chess, and of xiangqi when the file says so.
pub fn pgn(data: &[u8]) {
    let Some(text) = text(data) else { return };
    for head in ["[Event \"?\"]\n", "[Game \"Chinese Chess\"]\n", "1. "] {
        imports(format!("{head}{text}").as_bytes());
    }
}

/// Files of the world federation of xiangqi, from behind their first line on.
pub fn wxf(data: &[u8]) {
    let Some(text) = text(data) else { return };
    imports(format!("FORMAT WXF\n{text}").as_bytes());
    imports(format!("FORMAT WXF\nSTART{{\n{text}").as_bytes());
}

/// `DhtmlXQ` files, from behind their first tag on.
pub fn dhtmlxq(data: &[u8]) {
    let Some(text) = text(data) else { return };
    imports(format!("[DhtmlXQ]\n{text}").as_bytes());
    let moves = format!("[DhtmlXQ][DhtmlXQ_movelist]{text}[/DhtmlXQ_movelist]");
    imports(moves.as_bytes());
}

fn import(entry: &Entry, text: &str) {
    let text = &patt::rules::kit::files::tidy(text);
    let Some(bundle) = (entry.import)(text) else { return };
    assert!(bundle.games.len() <= Bundle::MOST);
    for game in bundle.games {
        match game {
            Err(refusal) => check_refusal(entry, &refusal),
            Ok(brought) => replays(entry, &brought.record),
        }
    }
}

/// A record that was read replays, and comes back from its files.
fn replays(entry: &Entry, record: &Record) {
    let mut game = (entry.open)(&record.header).expect("a file that was read opens");
    for act in &record.acts {
        game.act(act).expect("a file that was read replays");
    }
    for format in entry.info.formats {
        // A format need not be able to hold every start.
        let Some(file) = (entry.export)(record, format.key) else { continue };
        // What a referee wrote down is no file to read.
        if entry.info.hidden {
            continue;
        }
        let read = (entry.import)(&file).expect("the game knows its own files").first();
        let read = read.unwrap_or_else(|why| panic!("{why} in\n{file}")).record;
        assert_eq!(moved(&read), moved(record), "{file}");
        assert_eq!((entry.export)(&read, format.key).as_ref(), Some(&file));
    }
}

/// The moves of a record.
fn moved(record: &Record) -> Vec<&Act> {
    record.acts.iter().filter(|act| matches!(act, Act::Move { .. })).collect()
}
