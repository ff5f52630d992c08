//! The trait every game implements.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    Act, Bundle, Claim, GameInfo, Header, Labels, Notation, Notice, Opening, Outcome, Record,
    Refusal, Rng, Say, Scale, Seat, SeatSet, Status, Step, Unread, View, Viewer, Withdrawal,
};

/// A game: a position with all its rules knows of its past. Values are positions; a position is the
/// fold of its record.
///
/// What a *seat* may learn of a hidden game leaves only through these doors: [`view`](Self::view),
/// [`moves`](Self::moves) (with [`write`](Self::write) and [`steps`](Self::steps)), notices,
/// [`read`](Self::read), [`caution`](Self::caution), [`claims`](Self::claims) and whether
/// [`agreed`](Self::agreed) is there. [`status`](Self::status), [`to_text`](Self::to_text),
/// [`forced`](Self::forced), [`fact`](Self::fact) and [`export`](Self::export) are the host's.
///
/// Implementations do no IO, know no clock and no person, and take chance only from the `Rng` they
/// are handed.
///
/// ```
/// use patt::rules::{
///     Agreed, Checked, Clocked, Game, GameInfo, Geometry, Ladder, Named, Notation, Notice, Outcome,
///     Refusal, Rng, Say, Seat, SeatSet, Side, Status, Step, Timeout, View, Viewer, Withdrawal,
/// };
///
/// /// Two seats count up in turn by one or two; whoever says ten wins.
/// #[derive(Clone, Debug)]
/// struct Ten {
///     count: u8,
///     turn: Seat,
///     over: Option<Outcome>,
/// }
///
/// static INFO: GameInfo = GameInfo {
///     slug: "ten",
///     title: "Ten",
///     seats: (2, 2),
///     hidden: false,
///     whispers: false,
///     rules: 1,
///     replays_from: 1,
///     ladder: Ladder::Rating,
///     draw: Agreed::Even,
///     timeout: Timeout::Withdraw,
///     clock: Clocked::FREELY,
///     bound: 10,
///     options: &[],
///     notations: &[Named { key: "plain", title: "Numbers" }],
///     usual: Notation::CANONICAL,
///     formats: &[],
///     lessons: &[],
///     words: &[],
/// };
///
/// #[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Options {}
///
/// impl Game for Ten {
///     const INFO: &'static GameInfo = &INFO;
///     type Options = Options;
///     type Move = u8;
///
///     fn new(_: &Options, _seats: u8, _: &mut Rng) -> Result<Self, Refusal> {
///         Ok(Self { count: 0, turn: Seat::FIRST, over: None })
///     }
///     fn from_text(_: &mut Options, text: &str) -> Result<Self, Refusal> {
///         let count = text.parse().ok().filter(|&count| count < 10);
///         let count: u8 = count.ok_or(Refusal::new("bad-position"))?;
///         Ok(Self { count, turn: Seat(count % 2), over: None })
///     }
///     fn to_text(&self) -> String {
///         self.count.to_string()
///     }
///     fn status(&self) -> Status {
///         self.over.clone().map_or(Status::ToAct(SeatSet::one(self.turn)), Status::Over)
///     }
///     fn playing(&self) -> SeatSet {
///         if self.over.is_none() { SeatSet::first(2) } else { SeatSet::EMPTY }
///     }
///     fn moves(&self, seat: Seat) -> Vec<u8> {
///         let most = (10 - self.count).min(2);
///         if self.status().acting().has(seat) { (1..=most).collect() } else { Vec::new() }
///     }
///     fn apply(&mut self, seat: Seat, m: &u8) -> Vec<Notice> {
///         self.count += m;
///         self.turn = seat.other();
///         if self.count == 10 {
///             self.over = Some(Outcome::win(seat, Say::new("said-ten")));
///         }
///         Vec::new()
///     }
///     fn withdraw(&mut self, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
///         self.over = Some(Outcome::win(seat.other(), Say::new(why.key()).with("seat", seat)));
///         Ok(Vec::new())
///     }
///     fn finish(&mut self, outcome: Outcome) {
///         self.over = Some(outcome);
///     }
///     fn view(&self, _: Viewer) -> View {
///         View {
///             turn: self.status().acting(),
///             text: self.to_text(),
///             number: None,
///             geometry: Geometry::Squares { files: 1, ranks: 1, fog: false },
///             sides: vec![Side::White, Side::Black],
///             men: Vec::new(),
///             trays: Vec::new(),
///             marks: Vec::new(),
///             lines: Vec::new(),
///             last: None,
///             notes: Vec::new(),
///             below: Seat::FIRST,
///         }
///     }
///     fn steps(&self, m: &u8) -> Vec<Step> {
///         vec![Step::Word { say: Say::new(format!("add-{m}")), cell: None }]
///     }
///     fn write(&self, m: &u8, _: Notation) -> String {
///         m.to_string()
///     }
/// }
///
/// let mut game = Ten::new(&Options {}, 2, &mut Rng::new(1))?;
/// for _ in 0..3 {
///     game.play(Seat::FIRST, &1)?;
///     let answer = game.read(Seat::SECOND, "2", Notation::CANONICAL).expect("it is possible");
///     game.play(Seat::SECOND, &answer)?;
/// }
/// game.play(Seat::FIRST, &1)?;
/// assert_eq!(game.status().outcome().and_then(|outcome| outcome.winner()), Some(Seat::FIRST));
/// # Ok::<(), Refusal>(())
/// ```
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// What the game is.
    const INFO: &'static GameInfo;
    /// What its computer's values are counted in.
    const SCALE: Scale = Scale::PIECES;
    /// How many hundredths more make the odds between two of several seats e to one; see
    /// [`chance::of_seats`](crate::ai::chance::of_seats).
    const ODDS_OF_MANY: i32 = 400;
    /// A position in the middle of a game that shows a visitor at once what it is about, as text that
    /// [`from_text`](Self::from_text) reads; empty if that is best seen from the beginning.
    const TOUR: &'static str = "";
    /// Its options, typed. Unknown fields must be errors.
    type Options: Clone + Default + Debug + Serialize + DeserializeOwned;
    /// Its moves; in a hidden game what a seat may try.
    type Move: Clone + Eq + Hash + Debug + Send;

    /// A new game. All chance of the setup is spent here.
    ///
    /// # Errors
    /// If the options do not fit each other or the number of seats.
    fn new(options: &Self::Options, seats: u8, rng: &mut Rng) -> Result<Self, Refusal>;

    /// A game that starts at this position text. Where text and options disagree the text wins and
    /// the options are corrected.
    ///
    /// # Errors
    /// If the text is no position of this game; the reason names the part that is wrong.
    fn from_text(options: &mut Self::Options, text: &str) -> Result<Self, Refusal>;

    /// The same game, at its start, as an earlier version of its rules would play it: the one by which
    /// it began, at least [`GameInfo::replays_from`]. Games whose old records replay equally by the
    /// present rules need none.
    #[must_use]
    fn by_rules(self, _version: u16) -> Self {
        self
    }

    /// The whole position as text. `to_text(from_text(t)) == t` for every `t` that `to_text` gave.
    fn to_text(&self) -> String;

    /// Where the game stands.
    fn status(&self) -> Status;

    /// The seats that may still act at some time; empty when the game is over.
    fn playing(&self) -> SeatSet;

    /// The moves of `seat` now, in board order, without doubles; empty if it may not act.
    fn moves(&self, seat: Seat) -> Vec<Self::Move>;

    /// Plays one of [`moves`](Self::moves) and returns who hears what. Callers go through
    /// [`Checked::play`], which proves that it is one.
    fn apply(&mut self, seat: Seat, m: &Self::Move) -> Vec<Notice>;

    /// Takes `seat` out of the game. Afterwards it acts no more.
    ///
    /// # Errors
    /// If the rules do not allow it now; nothing is changed.
    fn withdraw(&mut self, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal>;

    /// Ends the game with an outcome that [`agreed`](Self::agreed) or [`claims`](Self::claims) gave.
    /// Callers go through [`Checked::agree`] and [`Checked::claim`].
    fn finish(&mut self, outcome: Outcome);

    /// The position as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> View;

    /// The clicks that lead to `m`. Over all moves of a position they are prefix-free.
    fn steps(&self, m: &Self::Move) -> Vec<Step>;

    /// The text of `m` in a notation. Notation 0 is canonical: no two moves share a text in it.
    fn write(&self, m: &Self::Move, notation: Notation) -> String;

    /// Reads a move in any notation of the game, the preferred one first. The provided way compares
    /// with what [`write`](Self::write) prints; games override it to be forgiving.
    ///
    /// # Errors
    /// [`Unread`] says whether the text is unknown, ambiguous or illegal now.
    fn read(&self, seat: Seat, text: &str, prefer: Notation) -> Result<Self::Move, Unread> {
        let moves = self.moves(seat);
        let rest = Self::INFO.notations().filter(|&notation| notation != prefer);
        for notation in std::iter::once(prefer).chain(rest) {
            for exact in [true, false] {
                let fits = |m: &&Self::Move| {
                    let written = self.write(m, notation);
                    if exact { written == text } else { written.eq_ignore_ascii_case(text) }
                };
                let mut fitting = moves.iter().filter(fits);
                match (fitting.next(), fitting.next()) {
                    (Some(m), None) => return Ok(m.clone()),
                    (Some(_), Some(_)) => {
                        let texts = moves.iter().filter(fits);
                        return Err(Unread::Ambiguous(
                            texts.map(|m| self.write(m, Notation::CANONICAL)).collect(),
                        ));
                    }
                    (None, _) => {}
                }
            }
        }
        Err(Unread::Unknown)
    }

    /// Ends the period: delivers what was held back and lets the next seat act. Called only in
    /// [`Status::HandOver`].
    fn hand_over(&mut self) -> Vec<Notice> {
        Vec::new()
    }

    /// A move the host plays at once for a seat, such as a skip; it is an entry like any other.
    fn forced(&self) -> Option<(Seat, Self::Move)> {
        None
    }

    /// Lets a game that ended by counting, such as by repetition, go on as if the end had not been
    /// noticed, for lines from elsewhere that go beyond it; `false`, and nothing is changed, if it
    /// has not ended so or there is no move. Host only.
    fn play_on(&mut self) -> bool {
        false
    }

    /// What an agreement of all playing seats would lead to; `None` if players cannot agree.
    fn agreed(&self) -> Option<Outcome> {
        None
    }

    /// What `seat` may claim now, or after playing `after`.
    fn claims(&self, _seat: Seat, _after: Option<&Self::Move>) -> Vec<Claim> {
        Vec::new()
    }

    /// What to ask before playing `m`, if it would lose by a rule.
    fn caution(&self, _seat: Seat, _m: &Self::Move) -> Option<Say> {
        None
    }

    /// A position that `seat` cannot tell from this one by any of its doors, drawn anew each time.
    /// Hidden games must override it and must never return the real position on purpose.
    #[must_use]
    fn imagine(&self, _seat: Seat, _rng: &mut Rng) -> Self {
        self.clone()
    }

    /// A named fact for `patt rules`, in the form of the game's vector file; `depth` is for perft.
    /// `None` if the game has no such fact of its own.
    fn fact(&self, _name: &str, _depth: u32) -> Option<Value> {
        None
    }

    /// What people call the way a game began, from its first moves in canonical text; `None` if
    /// they have no name for it.
    fn opening(_header: &Header, _moves: &[String]) -> Option<Opening> {
        None
    }

    /// How the frame of a board names columns and rows for people who read this notation.
    fn labels(_notation: Notation) -> Labels {
        Labels::Cells
    }

    /// How people who read this notation call the man that a move begins with, as `H2` or `前馬`:
    /// with `sign` for him if one is given, else as the notation does. `None` where a letter and the
    /// cell say it.
    fn called(&self, _notation: Notation, _m: &Self::Move, _sign: Option<char>) -> Option<String> {
        None
    }

    /// The record as a file; `None` if the game has no such format.
    fn export(_record: &Record, _format: &str) -> Option<String> {
        None
    }

    /// Reads the games of a text in any of the game's formats; `None` if it looks like none of them.
    /// The text is [tidy](super::kit::files::tidy()). Lists of moves are read for every game, see
    /// [`list`](super::kit::files::list()).
    fn import(_text: &str) -> Option<Bundle> {
        None
    }

    /// Whether the position, which somebody set up by hand, can have arisen in a game.
    ///
    /// # Errors
    /// With the reason why it cannot. Games that began there before the rules asked go on.
    fn arisen(&self) -> Result<(), Refusal> {
        Ok(())
    }
}

/// The mutations that check first. Implemented once for all games and closed to them.
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Checked, Game, Rng, Seat};
///
/// let mut game = Chess::new(&Options::default(), 2, &mut Rng::new(1))?;
/// let m = game.find_move(Seat::FIRST, "e2e4").expect("a move of White at the start");
/// game.play(Seat::FIRST, &m)?;
/// let why = game.play(Seat::FIRST, &m).unwrap_err();
/// assert_eq!(why.to_string(), "not-a-move", "it is Black's turn, and nothing was changed");
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub trait Checked: Game {
    /// The move of `seat` with this canonical text.
    fn find_move(&self, seat: Seat, text: &str) -> Option<Self::Move>;

    /// Plays `m`.
    ///
    /// # Errors
    /// `not-a-move` if it is none of the seat's moves now; nothing is changed.
    fn play(&mut self, seat: Seat, m: &Self::Move) -> Result<Vec<Notice>, Refusal>;

    /// Ends the game by agreement of all.
    ///
    /// # Errors
    /// `no-agreement` if players cannot agree now; nothing is changed.
    fn agree(&mut self) -> Result<(), Refusal>;

    /// Ends the game by a claim, after `after` was announced if one is given.
    ///
    /// # Errors
    /// `claim-false` if the rules do not support the claim; nothing is changed.
    fn claim(&mut self, seat: Seat, key: &str, after: Option<&Self::Move>) -> Result<(), Refusal>;

    /// Carries out one entry of a record and returns who hears what. Offers and answers change no
    /// position and are always taken; a takeback is the fold's business.
    ///
    /// # Errors
    /// If the rules do not allow it now, or it is a takeback; nothing is changed.
    fn act(&mut self, act: &Act) -> Result<Vec<Notice>, Refusal>;
}

impl<G: Game> Checked for G {
    fn find_move(&self, seat: Seat, text: &str) -> Option<Self::Move> {
        let moves = self.moves(seat);
        moves.into_iter().find(|m| self.write(m, Notation::CANONICAL) == text)
    }

    fn play(&mut self, seat: Seat, m: &Self::Move) -> Result<Vec<Notice>, Refusal> {
        if self.moves(seat).contains(m) {
            Ok(self.apply(seat, m))
        } else {
            Err(Refusal::new("not-a-move"))
        }
    }

    fn agree(&mut self) -> Result<(), Refusal> {
        let outcome = self.agreed().ok_or(Refusal::new("no-agreement"))?;
        self.finish(outcome);
        Ok(())
    }

    fn claim(&mut self, seat: Seat, key: &str, after: Option<&Self::Move>) -> Result<(), Refusal> {
        let claims = self.claims(seat, after);
        let claim = claims.into_iter().find(|claim| claim.key == key);
        self.finish(claim.ok_or(Refusal::new("claim-false"))?.outcome);
        Ok(())
    }

    fn act(&mut self, act: &Act) -> Result<Vec<Notice>, Refusal> {
        let need = |game: &Self, seat, text: &str| {
            game.find_move(seat, text).ok_or(Refusal::new("not-a-move"))
        };
        match act {
            Act::Move { seat, text } => {
                let m = need(self, *seat, text)?;
                Ok(self.apply(*seat, &m))
            }
            Act::Withdraw { seat, why } => {
                if self.playing().has(*seat) {
                    self.withdraw(*seat, *why)
                } else {
                    Err(Refusal::new("not-playing"))
                }
            }
            Act::Claim { seat, key, after } => {
                let after = after.as_deref().map(|text| need(self, *seat, text)).transpose()?;
                self.claim(*seat, key, after.as_ref()).map(|()| Vec::new())
            }
            Act::Agree => self.agree().map(|()| Vec::new()),
            Act::HandOver => match self.status() {
                Status::HandOver => Ok(self.hand_over()),
                Status::ToAct(_) | Status::Over(_) => Err(Refusal::new("no-hand-over")),
            },
            Act::Offer { .. } | Act::Accept { .. } | Act::Decline { .. } | Act::Hint { .. } => {
                Ok(Vec::new())
            }
            Act::Takeback { .. } => Err(Refusal::new("takeback-needs-the-record")),
        }
    }
}
