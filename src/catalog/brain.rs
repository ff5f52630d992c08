//! Brains behind the facade: a bot of any game, asked and answering in texts.

use super::{AnyGame, Erased};
use crate::ai::{Ask, Brain, Company, Limits, Strength, Thought, Watch};
use crate::rules::{Game, Notation, Rng, Seat};

/// A question to a bot.
///
/// ```
/// use patt::ai::{Company, Level, Limits, Strength, Unwatched};
/// use patt::catalog::{CATALOG, Question};
/// use patt::rules::{OptionMap, Seat};
///
/// let chess = CATALOG.find("chess").expect("it is in the house");
/// let start = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
/// let game = (chess.open)(&(chess.adopt)(&OptionMap::new(), 2, start)?)?;
/// let mut bot = (chess.brain)(Strength::Level(Level::new(7).expect("one of ten")));
/// let answer = bot.choose(&Question {
///     game: game.as_ref(),
///     seat: Seat::FIRST,
///     company: Company::People,
///     limits: Limits { nodes: Some(2_000), depth: None },
///     among: &[],
///     seed: 1,
///     watch: &Unwatched,
/// });
/// assert_eq!(answer.expect("there is a move").m, "a1a8", "mate on the back rank");
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub struct Question<'a> {
    /// The game. A bot of a hidden game gets positions only as its seat may imagine them.
    pub game: &'a dyn AnyGame,
    /// The seat to find a move for.
    pub seat: Seat,
    /// Who sits at the other seats.
    pub company: Company,
    /// What may be spent, beside the bot's own budget.
    pub limits: Limits,
    /// The moves to choose from in canonical texts, or all; see [`Ask::among`].
    pub among: &'a [String],
    /// The seed of all chance in the answer.
    pub seed: u64,
    /// The clock and the eyes.
    pub watch: &'a dyn Watch,
}

/// A bot of any game.
pub trait AnyBrain: Send {
    /// A move in canonical text with what it is worth; `None` if the seat has no move, or the game
    /// is not of the bot's kind.
    fn choose(&mut self, question: &Question<'_>) -> Option<Thought<String>>;

    /// See [`Brain::mate`].
    fn mate(&mut self, question: &Question<'_>, moves: u32) -> Option<Thought<String>>;

    /// See [`Brain::worths`].
    fn worths(&mut self, question: &Question<'_>) -> Option<Vec<i32>>;

    /// See [`Brain::remember`].
    fn remember(&mut self, megabytes: usize);

    /// See [`Brain::forget`].
    fn forget(&mut self);
}

/// How a line of the catalog makes bots.
pub type MakeBrain = fn(Strength) -> Box<dyn AnyBrain>;

/// How a game with a shared score could have gone on, seen with open eyes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Could {
    /// What each seat scores in the end.
    pub score: i32,
    /// The moves that lead there, in canonical texts.
    pub line: Vec<String>,
}

/// How a line of the catalog looks at a game with open eyes; see [`Entry::could`](super::Entry::could).
pub type Look = fn(&dyn AnyGame, Limits, &dyn Watch) -> Option<Could>;

/// A look at a game with open eyes, in texts, from one at game `G`: a score and the moves to it.
pub fn look<G: Game>(
    game: &dyn AnyGame,
    see: impl FnOnce(&G) -> Option<(i32, Vec<G::Move>)>,
) -> Option<Could> {
    let Erased(game) = game.as_any().downcast_ref::<Erased<G>>()?;
    let (score, line) = see(game)?;
    let line = game.status().acting().only().map_or_else(Vec::new, |seat| spell(game, seat, &line));
    Some(Could { score, line })
}

/// A bot for the facade from a brain of game `G`.
#[must_use]
pub fn mind<G: Game>(brain: impl Brain<G>) -> Box<dyn AnyBrain> {
    Box::new(Mind { brain, game: std::marker::PhantomData::<fn() -> G> })
}

struct Mind<G, B> {
    brain: B,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, B: Brain<G>> AnyBrain for Mind<G, B> {
    fn choose(&mut self, question: &Question<'_>) -> Option<Thought<String>> {
        answer(question, |ask| self.brain.choose(ask))
    }

    fn mate(&mut self, question: &Question<'_>, moves: u32) -> Option<Thought<String>> {
        answer(question, |ask| self.brain.mate(ask, moves))
    }

    fn worths(&mut self, question: &Question<'_>) -> Option<Vec<i32>> {
        put(question, |_, ask| self.brain.worths(ask))
    }

    fn remember(&mut self, megabytes: usize) {
        self.brain.remember(megabytes);
    }

    fn forget(&mut self) {
        self.brain.forget();
    }
}

/// Puts a question in the terms of its game, and the answer in texts.
fn answer<G: Game>(
    question: &Question<'_>,
    think: impl FnOnce(Ask<'_, G>) -> Option<Thought<G::Move>>,
) -> Option<Thought<String>> {
    put(question, |game, ask| {
        let seat = ask.seat;
        let thought = think(ask)?;
        Some(Thought {
            m: game.write(&thought.m, Notation::CANONICAL),
            value: thought.value,
            depth: thought.depth,
            nodes: thought.nodes,
            pv: spell(game, seat, &thought.pv),
        })
    })
}

/// Puts a question in the terms of its game.
fn put<G: Game, T>(
    question: &Question<'_>,
    think: impl FnOnce(&G, Ask<'_, G>) -> Option<T>,
) -> Option<T> {
    let Erased(game) = question.game.as_any().downcast_ref::<Erased<G>>()?;
    let seat = question.seat;
    let mut among = Vec::new();
    if !question.among.is_empty() {
        among = game.moves(seat);
        among.retain(|m| question.among.contains(&game.write(m, Notation::CANONICAL)));
    }
    let mut worlds = Rng::new(question.seed);
    let mut rng = Rng::new(worlds.next());
    let ask = Ask {
        world: &mut || game.imagine(seat, &mut worlds),
        seat,
        company: question.company,
        limits: question.limits,
        among: &among,
        rng: &mut rng,
        watch: question.watch,
    };
    think(game, ask)
}

/// The canonical texts of a line, as far as it can be played from here by whoever is to act.
fn spell<G: Game>(game: &G, first: Seat, line: &[G::Move]) -> Vec<String> {
    let mut game = game.clone();
    let mut seat = Some(first);
    let mut texts = Vec::with_capacity(line.len());
    for m in line {
        let Some(mover) = seat.filter(|&mover| game.moves(mover).contains(m)) else { break };
        texts.push(game.write(m, Notation::CANONICAL));
        game.apply(mover, m);
        seat = game.status().acting().only();
    }
    texts
}
