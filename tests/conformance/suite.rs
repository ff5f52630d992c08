//! The suite: what is checked, and how it is run over a game.

use std::collections::BTreeSet;
use std::fmt;

use patt::catalog::{Catalog, Entry};
use patt::rules::{Header, Kind, OptionMap, Rng};
use patt::words::Words;

use crate::{checks, leaks, play, schema};

/// The promises of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Check {
    /// A game ends within its bound.
    Bound,
    /// Who may act plays, has a move, and nobody else has one.
    Seats,
    /// Texts are unique and read back, in every notation.
    Texts,
    /// Bad text is refused and changes nothing.
    BadText,
    /// A record replays equally.
    Replay,
    /// A position's text gives the position.
    Position,
    /// Who withdraws acts no more; a refused withdrawal changes nothing.
    Withdraw,
    /// The options that are listed are those that are taken.
    Options,
    /// Chance comes from the generator alone.
    Chance,
    /// The places of an outcome are complete.
    Places,
    /// Views hold together and can be drawn.
    Views,
    /// Clicks are prefix-free and the picker reaches every move.
    Paths,
    /// A seat cannot tell an imagined position from the real one.
    Imagine,
    /// An imagined position is not the real one.
    Differs,
    /// An unchanged edition shows nothing new.
    Silence,
    /// Until the hand-over only the actor hears.
    Whispers,
    /// What is said has words.
    Words,
    /// Lessons can be shown.
    Lessons,
    /// Forced moves are moves.
    Forced,
    /// Claims and agreements end the game.
    Ends,
}

/// Something that is not as promised.
#[derive(Clone, Debug)]
pub struct Finding {
    pub check: Check,
    what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.check, self.what)
    }
}

/// How much is checked.
#[derive(Clone, Copy, Debug)]
pub struct Thorough {
    /// Random games for each number of seats and each choice of options.
    pub games: u64,
    /// Every so many entries the costly checks are made.
    pub stride: usize,
}

/// The suite over one game.
pub struct Suite {
    pub entry: &'static Entry,
    pub words: Words,
    findings: Vec<Finding>,
    found: BTreeSet<Check>,
    /// How many imagined positions were the real one, and how many there were.
    imagined: (usize, usize),
}

impl Suite {
    pub fn of(entry: &'static Entry) -> Self {
        let house = Catalog(Box::leak(Box::new([*entry])));
        let words = Words::load(house).expect("the messages are Fluent");
        Self { entry, words, findings: Vec::new(), found: BTreeSet::new(), imagined: (0, 0) }
    }

    /// Notes how many imagined positions were the real one. Now and then a seat knows all there is
    /// to know, so they are judged together.
    pub fn imagined(&mut self, real: usize, of: usize) {
        self.imagined.0 += real;
        self.imagined.1 += of;
    }

    /// Notes the first finding of each check.
    pub fn find(&mut self, check: Check, what: impl FnOnce() -> String) {
        if self.found.insert(check) {
            self.findings.push(Finding { check, what: what() });
        }
    }

    /// Notes a finding unless all is well.
    pub fn expect(&mut self, check: Check, well: bool, what: impl FnOnce() -> String) {
        if !well {
            self.find(check, what);
        }
    }

    pub fn run(mut self, thorough: Thorough) -> Vec<Finding> {
        schema::options(&mut self);
        schema::lessons(&mut self);
        let (least, most) = self.entry.info.seats;
        for seats in least..=most {
            for options in self.variants() {
                for game in 0..thorough.games {
                    let mut rng = Rng::new(game ^ u64::from(seats) << 32);
                    let Some(header) = self.roll(&options, seats, game) else { continue };
                    play::game(&mut self, &header, &mut rng, thorough);
                }
            }
        }
        let (real, of) = self.imagined;
        self.expect(Check::Differs, 2 * real <= of, || format!("{real} of {of} are real"));
        self.findings
    }

    /// The usual options, and each word and flag that is not usual.
    fn variants(&self) -> Vec<OptionMap> {
        let mut variants = vec![OptionMap::new()];
        for spec in self.entry.info.options {
            let values: Vec<&str> = match spec.kind {
                Kind::Word(words) => words.to_vec(),
                Kind::Whole { or, .. } => or.to_vec(),
                Kind::Flag => vec!["true", "false"],
                Kind::Line { .. } => Vec::new(),
            };
            for value in values.into_iter().filter(|value| Some(*value) != spec.default) {
                variants.push(OptionMap::from_iter([(spec.key.to_owned(), value.into())]));
            }
        }
        variants
    }

    fn roll(&mut self, options: &OptionMap, seats: u8, seed: u64) -> Option<Header> {
        let roll = || (self.entry.roll)(options, seats, &mut Rng::new(seed));
        let (one, other) = (roll(), roll());
        self.expect(Check::Chance, one == other, || format!("{one:?} is not {other:?}"));
        match one {
            Ok(header) => Some(header),
            Err(refusal) => {
                self.find(Check::Options, || format!("{options:?} for {seats}: {refusal}"));
                None
            }
        }
    }

    /// Every check of a position that is made now and then.
    pub fn position(&mut self, at: &play::Position<'_>) {
        checks::seats(self, at);
        checks::texts(self, at);
        checks::bad_text(self, at);
        checks::text_of_position(self, at);
        checks::withdraw(self, at);
        checks::views(self, at);
        checks::paths(self, at);
        checks::ends(self, at);
        leaks::imagine(self, at);
    }
}
