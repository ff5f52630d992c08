//! Random games, with what is checked at every entry.

use patt::catalog::AnyGame;
use patt::rules::{
    Act, Audience, Header, Notation, Notice, Outcome, Rng, Seat, SeatSet, Status, View, Viewer,
    Withdrawal,
};
use patt::table::{Secrecy, VisibleVersions};

use crate::suite::{Check, Suite, Thorough};

/// A position in a random game.
pub struct Position<'a> {
    pub header: &'a Header,
    pub game: &'a dyn AnyGame,
    pub rng: Rng,
}

/// What everybody sees and what was heard at one point of a game.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    views: Vec<View>,
    heard: Vec<Notice>,
    versions: Vec<u32>,
    status: Status,
}

/// All who may look while the game runs.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}

fn moment(game: &dyn AnyGame, versions: &VisibleVersions, heard: Vec<Notice>, seats: u8) -> Moment {
    Moment {
        views: viewers(seats).map(|viewer| game.seen(viewer).view()).collect(),
        heard,
        versions: viewers(seats).map(|viewer| versions.of(viewer)).collect(),
        status: game.status(),
    }
}

/// What a viewer sees: his view and what he may choose.
fn sight(game: &dyn AnyGame, viewer: Viewer) -> (View, Vec<String>) {
    let seen = game.seen(viewer);
    let choices = seen.choices(Notation::CANONICAL);
    (seen.view(), choices.into_iter().map(|choice| choice.text).collect())
}

/// Plays one random game to its end and replays it.
pub fn game(suite: &mut Suite, header: &Header, rng: &mut Rng, thorough: Thorough) {
    let info = suite.entry.info;
    let mut game = match (suite.entry.open)(header) {
        Ok(game) => game,
        Err(refusal) => {
            suite.find(Check::Options, || format!("{header:?} does not open: {refusal}"));
            return;
        }
    };
    let mut acts = Vec::new();
    let mut versions = VisibleVersions::new(Secrecy::of(info, false), header.seats);
    let mut moments = vec![moment(game.as_ref(), &versions, Vec::new(), header.seats)];
    while game.status().outcome().is_none() {
        if acts.len() % thorough.stride == 0 {
            let rng = Rng::new(rng.next());
            suite.position(&Position { header, game: game.as_ref(), rng });
        }
        let Some(act) = next(suite, game.as_ref(), rng) else { return };
        let before: Vec<_> = viewers(header.seats)
            .filter(|_| info.hidden)
            .map(|viewer| (viewer, versions.of(viewer), sight(game.as_ref(), viewer)))
            .collect();
        let acting = game.status().acting();
        let notices = match game.act(&act) {
            Ok(notices) => notices,
            // Only withdrawals may be refused here; another entry comes next time.
            Err(_) if matches!(act, Act::Withdraw { .. }) => continue,
            Err(refusal) => {
                suite.find(Check::Texts, || format!("{act:?} is refused: {refusal}"));
                return;
            }
        };
        versions.note(&act, &notices);
        for (viewer, edition, sight_before) in before {
            let silent = versions.of(viewer) == edition && game.status().outcome().is_none();
            let same = !silent || sight(game.as_ref(), viewer) == sight_before;
            suite.expect(Check::Silence, same, || format!("{viewer:?} sees {act:?}"));
        }
        whispers(suite, game.as_ref(), &act, acting, &notices);
        said(suite, game.as_ref(), &notices, header.seats);
        acts.push(act);
        moments.push(moment(game.as_ref(), &versions, notices, header.seats));
        if acts.len() > info.bound as usize {
            suite.find(Check::Bound, || format!("still running after {} entries", acts.len()));
            return;
        }
    }
    suite.position(&Position { header, game: game.as_ref(), rng: Rng::new(rng.next()) });
    if let Status::Over(outcome) = game.status() {
        places(suite, &outcome, header.seats);
    }
    replay(suite, header, &acts, &moments);
}

/// The next entry: the forced move, the hand-over, rarely a withdrawal, else any move.
fn next(suite: &mut Suite, game: &dyn AnyGame, rng: &mut Rng) -> Option<Act> {
    if game.status() == Status::HandOver {
        return Some(Act::HandOver);
    }
    let acting: Vec<_> = game.status().acting().iter().collect();
    let choices = |seat: Seat| game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
    if let Some((seat, text)) = game.forced() {
        if choices(seat).iter().any(|choice| choice.text == text) && acting.contains(&seat) {
            return Some(Act::Move { seat, text });
        }
        suite.find(Check::Forced, || format!("{text} of {seat:?} is forced but no move"));
    }
    if rng.below(150) == 0 {
        let playing: Vec<_> = game.playing().iter().collect();
        let seat = *rng.pick(&playing)?;
        let why = *rng.pick(&[Withdrawal::Resigned, Withdrawal::OutOfTime])?;
        return Some(Act::Withdraw { seat, why });
    }
    let seat = *rng.pick(&acting)?;
    let choices = choices(seat);
    let Some(choice) = rng.pick(&choices) else {
        suite.find(Check::Seats, || format!("{seat:?} is to act but has no move"));
        return None;
    };
    Some(Act::Move { seat, text: choice.text.clone() })
}

/// Until the turn is over, what is said of an act reaches the actor alone.
fn whispers(suite: &mut Suite, game: &dyn AnyGame, act: &Act, acting: SeatSet, notices: &[Notice]) {
    let Act::Move { seat, .. } = act else { return };
    let status = game.status();
    let goes_on = status == Status::HandOver || status.acting() == acting;
    if !suite.entry.info.whispers || !goes_on {
        return;
    }
    let own = Audience::Seats(SeatSet::one(*seat));
    let stray = notices.iter().find(|notice| notice.to != own);
    suite.expect(Check::Whispers, stray.is_none(), || format!("{stray:?} after {act:?}"));
}

/// Everything that is said has words with all their fields.
fn said(suite: &mut Suite, game: &dyn AnyGame, notices: &[Notice], seats: u8) {
    let info = suite.entry.info;
    let views = viewers(seats).chain([Viewer::Everything]).map(|viewer| game.seen(viewer).view());
    let shown = views.flat_map(|view| view.last.into_iter().chain(view.notes));
    let says: Vec<_> = notices.iter().map(|notice| notice.say.clone()).chain(shown).collect();
    let name = |seat: Seat| format!("Seat{}", seat.0);
    let mut mute = Vec::new();
    for say in says {
        let text = suite.words.voice("en").plain().say(info, &say, &name);
        if text == say.text() || text.contains("{$") {
            mute.push(say.text());
        }
    }
    if let Some(outcome) = game.status().outcome() {
        let text = suite.words.voice("en").plain().end(info, outcome, &name);
        if text == outcome.how.text() || text.contains("{$") {
            mute.push(format!("the end {}", outcome.how.text()));
        }
    }
    suite.expect(Check::Words, mute.is_empty(), || format!("no words for {mute:?}"));
}

/// Places are standard competition ranking over all seats.
fn places(suite: &mut Suite, outcome: &Outcome, seats: u8) {
    let places = &outcome.places;
    let rank = |place: u8| places.iter().filter(|&&other| other < place).count() as u8 + 1;
    let ranked = places.iter().all(|&place| rank(place) == place);
    let scored = outcome.scores.as_ref().is_none_or(|scores| scores.len() == usize::from(seats));
    let well = places.len() == usize::from(seats) && ranked && scored;
    suite.expect(Check::Places, well, || format!("{outcome:?}"));
}

/// The record, carried out again from its header, gives the same game at every entry.
fn replay(suite: &mut Suite, header: &Header, acts: &[Act], moments: &[Moment]) {
    let Ok(mut game) = (suite.entry.open)(header) else { return };
    let mut versions = VisibleVersions::new(Secrecy::of(suite.entry.info, false), header.seats);
    let mut again = vec![moment(game.as_ref(), &versions, Vec::new(), header.seats)];
    for act in acts {
        let Ok(notices) = game.act(act) else {
            suite.find(Check::Replay, || format!("{act:?} is refused the second time"));
            return;
        };
        versions.note(act, &notices);
        again.push(moment(game.as_ref(), &versions, notices, header.seats));
    }
    let differs = again.iter().zip(moments).position(|(one, other)| one != other);
    suite.expect(Check::Replay, differs.is_none(), || {
        let at = differs.unwrap_or(0);
        format!("entry {at}: {:?} is not {:?}", again[at], moments[at])
    });
}
