//! Planted faults: for each check a game that breaks that promise and no other.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};

use patt::catalog::{Entry, entry, mind};
use patt::rules::{
    Cell, Claim, Game, GameInfo, Man, Notation, Notice, Outcome, PieceKind, Refusal, Rng, Say,
    Seat, SeatSet, Status, Step, Unread, View, Viewer, Withdrawal,
};

use crate::games::clan::{self, Clan};
use crate::games::veil::{self, Veil};
use crate::games::{Guesser, clan::Move};
use crate::suite::{Check, Suite, Thorough};

/// A game with some of its answers twisted; what is not overridden is the game's own.
trait Twist: Clone + Debug + Send + Sync + 'static {
    type G: Game;
    const INFO: &'static GameInfo = <Self::G as Game>::INFO;

    fn new(
        options: &<Self::G as Game>::Options,
        seats: u8,
        rng: &mut Rng,
    ) -> Result<Self::G, Refusal> {
        Self::G::new(options, seats, rng)
    }
    fn from_text(options: &mut <Self::G as Game>::Options, text: &str) -> Result<Self::G, Refusal> {
        Self::G::from_text(options, text)
    }
    fn status(game: &Self::G) -> Status {
        game.status()
    }
    fn playing(game: &Self::G) -> SeatSet {
        game.playing()
    }
    fn moves(game: &Self::G, seat: Seat) -> Vec<<Self::G as Game>::Move> {
        game.moves(seat)
    }
    fn apply(game: &mut Self::G, seat: Seat, m: &<Self::G as Game>::Move) -> Vec<Notice> {
        game.apply(seat, m)
    }
    fn withdraw(game: &mut Self::G, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        game.withdraw(seat, why)
    }
    fn finish(game: &mut Self::G, outcome: Outcome) {
        game.finish(outcome);
    }
    fn view(game: &Self::G, viewer: Viewer) -> View {
        game.view(viewer)
    }
    fn steps(game: &Self::G, m: &<Self::G as Game>::Move) -> Vec<Step> {
        game.steps(m)
    }
    fn write(game: &Self::G, m: &<Self::G as Game>::Move, notation: Notation) -> String {
        game.write(m, notation)
    }
    fn forced(game: &Self::G) -> Option<(Seat, <Self::G as Game>::Move)> {
        game.forced()
    }
    fn imagine(game: &Self::G, seat: Seat, rng: &mut Rng) -> Self::G {
        game.imagine(seat, rng)
    }
}

/// A twisted game.
#[derive(Clone, Debug)]
struct Twisted<T: Twist>(T::G, PhantomData<fn() -> T>);

impl<T: Twist> Twisted<T> {
    const fn of(game: T::G) -> Self {
        Self(game, PhantomData)
    }
}

impl<T: Twist> Game for Twisted<T> {
    const INFO: &'static GameInfo = T::INFO;
    type Options = <T::G as Game>::Options;
    type Move = <T::G as Game>::Move;

    fn new(options: &Self::Options, seats: u8, rng: &mut Rng) -> Result<Self, Refusal> {
        T::new(options, seats, rng).map(Self::of)
    }
    fn from_text(options: &mut Self::Options, text: &str) -> Result<Self, Refusal> {
        T::from_text(options, text).map(Self::of)
    }
    fn to_text(&self) -> String {
        self.0.to_text()
    }
    fn status(&self) -> Status {
        T::status(&self.0)
    }
    fn playing(&self) -> SeatSet {
        T::playing(&self.0)
    }
    fn moves(&self, seat: Seat) -> Vec<Self::Move> {
        T::moves(&self.0, seat)
    }
    fn apply(&mut self, seat: Seat, m: &Self::Move) -> Vec<Notice> {
        T::apply(&mut self.0, seat, m)
    }
    fn withdraw(&mut self, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        T::withdraw(&mut self.0, seat, why)
    }
    fn finish(&mut self, outcome: Outcome) {
        T::finish(&mut self.0, outcome);
    }
    fn view(&self, viewer: Viewer) -> View {
        T::view(&self.0, viewer)
    }
    fn steps(&self, m: &Self::Move) -> Vec<Step> {
        T::steps(&self.0, m)
    }
    fn write(&self, m: &Self::Move, notation: Notation) -> String {
        T::write(&self.0, m, notation)
    }
    fn read(&self, seat: Seat, text: &str, prefer: Notation) -> Result<Self::Move, Unread> {
        match (T::INFO.title, text) {
            ("Gullible", "?") => self.moves(seat).first().cloned().ok_or(Unread::Unknown),
            _ => self.0.read(seat, text, prefer),
        }
    }
    fn hand_over(&mut self) -> Vec<Notice> {
        self.0.hand_over()
    }
    fn forced(&self) -> Option<(Seat, Self::Move)> {
        T::forced(&self.0)
    }
    fn agreed(&self) -> Option<Outcome> {
        self.0.agreed()
    }
    fn claims(&self, seat: Seat, after: Option<&Self::Move>) -> Vec<Claim> {
        self.0.claims(seat, after)
    }
    fn caution(&self, seat: Seat, m: &Self::Move) -> Option<Say> {
        self.0.caution(seat, m)
    }
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        Self::of(T::imagine(&self.0, seat, rng))
    }
}

/// Names a mutant, its game and what it twists.
macro_rules! mutants {
    ($($name:ident of $game:ty { $($twist:tt)* })*) => {
        $(
            #[derive(Clone, Debug)]
            struct $name;
            impl Twist for $name {
                type G = $game;
                $($twist)*
            }
        )*
    };
}

static COUNTER: AtomicU64 = AtomicU64::new(0);

fn count() -> u64 {
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

static SHORT: GameInfo = GameInfo { bound: 9, ..clan::INFO };
static GULLIBLE: GameInfo = GameInfo { title: "Gullible", ..clan::INFO };
static MUTE: GameInfo = GameInfo {
    words: &[("en", "lesson-aim = The aim\nlesson-aim-text = Mind your king.")],
    ..clan::INFO
};
static UNTAUGHT: GameInfo = GameInfo { lessons: &[], ..clan::INFO };
static WIDER: GameInfo = GameInfo {
    options: &[
        patt::rules::OptionSpec {
            key: "size",
            kind: patt::rules::Kind::Whole { min: 5, max: 9, or: &[] },
            default: Some("5"),
            ..patt::rules::OptionSpec::BLANK
        },
        clan::INFO.options[1],
    ],
    ..clan::INFO
};

mutants! {
    Endless of Clan { const INFO: &'static GameInfo = &SHORT; }
    Idle of Clan {
        fn playing(game: &Clan) -> SeatSet {
            game.status().acting().iter().fold(game.playing(), SeatSet::without)
        }
    }
    Twins of Clan {
        fn write(game: &Clan, m: &Move, notation: Notation) -> String {
            match m {
                Move::Place(_, cell) if notation == Notation::CANONICAL => {
                    game.write(&Move::Place(PieceKind::King, *cell), notation)
                }
                _ => game.write(m, notation),
            }
        }
    }
    Scrawl of Clan {
        fn write(game: &Clan, m: &Move, notation: Notation) -> String {
            let text = game.write(m, notation);
            if notation == Notation(1) { text.replace('-', "~") } else { text }
        }
    }
    Gullible of Clan { const INFO: &'static GameInfo = &GULLIBLE; }
    Moody of Clan {
        fn apply(game: &mut Clan, seat: Seat, m: &Move) -> Vec<Notice> {
            let mut notices = game.apply(seat, m);
            let mood = i64::try_from(count()).unwrap_or(0);
            notices.push(Notice::all(Say::new("skipped").with("seat", seat).with("mood", mood)));
            notices
        }
    }
    Forgetful of Clan {
        fn from_text(options: &mut clan::Options, text: &str) -> Result<Clan, Refusal> {
            let mut fields: Vec<_> = text.split(' ').collect();
            if let Some(quiet) = fields.get_mut(4) {
                *quiet = "0";
            }
            Clan::from_text(options, &fields.join(" "))
        }
    }
    Clinging of Clan {
        fn withdraw(_: &mut Clan, _: Seat, _: Withdrawal) -> Result<Vec<Notice>, Refusal> {
            Ok(Vec::new())
        }
    }
    Boastful of Clan { const INFO: &'static GameInfo = &WIDER; }
    Gambler of Veil {
        fn new(options: &veil::Options, seats: u8, _: &mut Rng) -> Result<Veil, Refusal> {
            Veil::new(options, seats, &mut Rng::new(count()))
        }
    }
    Unplaced of Clan {
        fn status(game: &Clan) -> Status {
            match game.status() {
                Status::Over(outcome) => {
                    let places = outcome.places.iter().map(|place| place - 1).collect();
                    Status::Over(Outcome { places, ..outcome })
                }
                running => running,
            }
        }
    }
    Sprawling of Clan {
        fn view(game: &Clan, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            let cell = Cell::new(20, 20);
            view.men.push(Man { cell, seat: Seat::FIRST, figure: PieceKind::Rook });
            view
        }
    }
    Hasty of Clan {
        fn steps(game: &Clan, m: &Move) -> Vec<Step> {
            let mut steps = game.steps(m);
            if matches!(steps.last(), Some(Step::To { cell, .. }) if cell.x == 0) {
                steps.pop();
            }
            steps
        }
    }
    Helpful of Veil {
        fn moves(game: &Veil, seat: Seat) -> Vec<veil::Try> {
            let mut moves = game.moves(seat);
            let [own, enemy] = [seat, seat.other()].map(|seat| &game.armies[seat.index()]);
            moves.retain(|m| veil::passes(own, enemy, *m));
            moves
        }
    }
    Telling of Veil {
        fn steps(game: &Veil, m: &veil::Try) -> Vec<Step> {
            let mut steps = game.steps(m);
            if let Some(Step::To { cell, takes }) = steps.last_mut() {
                let enemy = &game.armies[game.turn.other().index()];
                *takes = enemy.iter().any(|(_, at)| at == cell);
            }
            steps
        }
    }
    Unimaginative of Veil {
        fn imagine(game: &Veil, _: Seat, _: &mut Rng) -> Veil {
            game.clone()
        }
    }
    Early of Veil {
        fn view(game: &Veil, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            if game.done {
                view.turn = SeatSet::EMPTY;
            }
            view
        }
        fn imagine(game: &Veil, seat: Seat, rng: &mut Rng) -> Veil {
            let mut world = game.imagine(seat, rng);
            // The leak alone would be found by comparing worlds: these have it too.
            world.done = game.done;
            world
        }
    }
    Loud of Veil {
        fn apply(game: &mut Veil, seat: Seat, m: &veil::Try) -> Vec<Notice> {
            let notices = game.apply(seat, m);
            notices.into_iter().map(|notice| Notice::all(notice.say)).collect()
        }
    }
    Mute of Clan { const INFO: &'static GameInfo = &MUTE; }
    Untaught of Clan { const INFO: &'static GameInfo = &UNTAUGHT; }
    Pushy of Clan {
        fn forced(game: &Clan) -> Option<(Seat, Move)> {
            let seat = game.status().acting().only()?;
            Some((seat, Move::Skip)).filter(|_| game.moves(seat) != [Move::Skip])
        }
    }
    Deaf of Clan { fn finish(_: &mut Clan, _: Outcome) {} }
}

fn caught<T: Twist>(expect: Check) {
    let line: &'static Entry =
        Box::leak(Box::new(entry::<Twisted<T>>(|_| mind::<Twisted<T>>(Guesser))));
    let findings = Suite::of(line).run(Thorough { games: 2, stride: 6 });
    let checks: Vec<_> = findings.iter().map(|finding| finding.check).collect();
    let texts: Vec<_> = findings.iter().map(ToString::to_string).collect();
    assert_eq!(checks, [expect], "{}:\n{}", std::any::type_name::<T>(), texts.join("\n"));
}

#[test]
fn each_planted_fault_is_caught_by_its_check_alone() {
    caught::<Endless>(Check::Bound);
    caught::<Idle>(Check::Seats);
    caught::<Twins>(Check::Texts);
    caught::<Scrawl>(Check::Texts);
    caught::<Gullible>(Check::BadText);
    caught::<Moody>(Check::Replay);
    caught::<Forgetful>(Check::Position);
    caught::<Clinging>(Check::Withdraw);
    caught::<Boastful>(Check::Options);
    caught::<Unplaced>(Check::Places);
    caught::<Sprawling>(Check::Views);
    caught::<Hasty>(Check::Paths);
    caught::<Mute>(Check::Words);
    caught::<Untaught>(Check::Lessons);
    caught::<Pushy>(Check::Forced);
    caught::<Deaf>(Check::Ends);
}

#[test]
fn each_planted_leak_is_caught_by_its_check_alone() {
    caught::<Gambler>(Check::Chance);
    caught::<Helpful>(Check::Imagine);
    caught::<Telling>(Check::Imagine);
    caught::<Unimaginative>(Check::Differs);
    caught::<Early>(Check::Silence);
    caught::<Loud>(Check::Whispers);
}
