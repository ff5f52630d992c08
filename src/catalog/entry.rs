//! A line of the catalog: the ways into a game.

use super::{AnyGame, Erased, Look, MakeBrain};
use crate::ai::{Level, Ratings};
use crate::rules::kit::files::list;
use crate::rules::options::{settle, typed, untyped};
use crate::rules::{
    Bundle, Game, GameInfo, Header, Labels, Notation, Opening, OptionMap, Record, Refusal, Rng,
    Say, Scale, Viewer,
};

/// A game of the house: what it is and how to begin one.
///
/// ```
/// use patt::catalog::CATALOG;
/// use patt::rules::{Notation, OptionMap, Rng, Seat, Viewer};
///
/// let stalemate = CATALOG.find("stalemate").expect("it is in the house");
/// // Rolled once, opened as often as one likes: the header holds the start and no seed.
/// let header = (stalemate.roll)(&OptionMap::new(), 2, &mut Rng::new(5))?;
/// let (game, again) = ((stalemate.open)(&header)?, (stalemate.open)(&header)?);
/// assert_eq!(game.to_text(), again.to_text());
/// assert!(!game.seen(Viewer::Seat(Seat::FIRST)).choices(Notation::CANONICAL).is_empty());
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What the game is.
    pub info: &'static GameInfo,
    /// What its computer's values are counted in.
    pub scale: Scale,
    /// See [`Game::ODDS_OF_MANY`].
    pub odds_of_many: i32,
    /// See [`Game::TOUR`].
    pub tour: &'static str,
    /// Begins a game with these options; all chance of the setup is spent here.
    pub roll: fn(&OptionMap, u8, &mut Rng) -> Result<Header, Refusal>,
    /// Begins a game at this position text; where it disagrees with options or seats it wins.
    pub adopt: fn(&OptionMap, u8, &str) -> Result<Header, Refusal>,
    /// Opens a game at its start.
    pub open: fn(&Header) -> Result<Box<dyn AnyGame>, Refusal>,
    /// Makes a bot.
    pub brain: MakeBrain,
    /// About what rating the levels of its bot have, weakest first, on the scale of engines that are
    /// limited to a rating; none where there is no such scale.
    pub ratings: Option<&'static Ratings>,
    /// Of a hidden game whose seats share their score: what they could score from a position with open
    /// eyes. It tells what no seat knows, so only of games that are over.
    pub could: Option<Look>,
    /// What people call the way a game began, from its first moves in canonical text.
    pub opening: fn(&Header, &[String]) -> Option<Opening>,
    /// How the frame of a board names columns and rows for people who read this notation.
    pub labels: fn(Notation) -> Labels,
    /// Writes a record as a file of this format.
    pub export: fn(&Record, &str) -> Option<String>,
    /// Reads a file in any format of the game, or a list of moves: see [`Game::import`].
    pub import: fn(&str) -> Option<Bundle>,
}

/// The line of a game, with what makes its bots.
///
/// ```
/// use patt::ai::{Ask, Brain, Strength, Thought};
/// use patt::catalog::{AnyBrain, Catalog, Entry, entry, mind};
/// use patt::games::chess::Chess;
/// use patt::rules::Game;
///
/// /// Plays whatever is first on the list.
/// struct First;
///
/// impl<G: Game> Brain<G> for First {
///     fn choose(&mut self, ask: Ask<'_, G>) -> Option<Thought<G::Move>> {
///         let m = (ask.world)().moves(ask.seat).into_iter().next()?;
///         Some(Thought { m, value: None, depth: 0, nodes: 1, pv: Vec::new() })
///     }
/// }
///
/// const HOUSE: Catalog = Catalog(&[entry::<Chess>(|_strength| mind::<Chess>(First))]);
/// assert_eq!(HOUSE.iter().count(), 1);
/// ```
#[must_use]
pub const fn entry<G: Game>(brain: MakeBrain) -> Entry {
    Entry {
        info: G::INFO,
        scale: G::SCALE,
        odds_of_many: G::ODDS_OF_MANY,
        tour: G::TOUR,
        roll: roll::<G>,
        adopt: adopt::<G>,
        open: open::<G>,
        brain,
        ratings: None,
        could: None,
        opening: G::opening,
        labels: G::labels,
        export: G::export,
        import: import::<G>,
    }
}

impl Entry {
    /// The same game with the ratings of its levels.
    #[must_use]
    pub const fn rated(self, ratings: &'static Ratings) -> Self {
        Self { ratings: Some(ratings), ..self }
    }

    /// About what rating a level of its bot has, if there is a scale.
    #[must_use]
    pub fn rating(&self, level: u8) -> Option<u16> {
        Some(self.ratings?[Level::new(level)?.index()])
    }

    /// Whether a game begins where none of its options does: from a position of another game that no option
    /// names.
    #[must_use]
    pub fn begins_elsewhere(&self, header: &Header) -> bool {
        let begun = |seed| {
            let rolled = (self.roll)(&header.options, header.seats, &mut Rng::new(seed)).ok()?;
            Some(rolled.start)
        };
        // Where starts differ by chance there is an option that names one.
        let (one, other) = (begun(1), begun(2));
        one == other
            && one
                .is_some_and(|usual| (self.open)(header).is_ok_and(|game| game.to_text() != usual))
    }

    /// The same line with a look at its games with open eyes.
    #[must_use]
    pub const fn with_open_eyes(self, could: Look) -> Self {
        Self { could: Some(could), ..self }
    }
}

fn import<G: Game>(text: &str) -> Option<Bundle> {
    G::import(text).or_else(|| list::<G>(text))
}

fn roll<G: Game>(given: &OptionMap, seats: u8, rng: &mut Rng) -> Result<Header, Refusal> {
    let options = settle(G::INFO.options, given)?;
    check_seats(G::INFO, seats)?;
    let start = G::new(&typed(&options)?, seats, rng)?.to_text();
    Ok(header(G::INFO, options, seats, start))
}

fn adopt<G: Game>(given: &OptionMap, seats: u8, text: &str) -> Result<Header, Refusal> {
    let mut options = typed(&settle(G::INFO.options, given)?)?;
    check_seats(G::INFO, seats)?;
    let game = G::from_text(&mut options, text)?;
    game.arisen()?;
    let (start, seats) = (game.to_text(), seats_of(&game));
    Ok(header(G::INFO, untyped(G::INFO.options, &options)?, seats, start))
}

fn open<G: Game>(header: &Header) -> Result<Box<dyn AnyGame>, Refusal> {
    if !(G::INFO.replays_from..=G::INFO.rules).contains(&header.rules) {
        return Err(Refusal::new("rules-changed"));
    }
    check_seats(G::INFO, header.seats)?;
    let game = G::from_text(&mut typed(&header.options)?, &header.start)?.by_rules(header.rules);
    if seats_of(&game) != header.seats {
        let seats = Say::new("seats-differ").with("seats", i64::from(header.seats));
        return Err(Refusal(seats.with("start", i64::from(seats_of(&game)))));
    }
    Ok(Box::new(Erased(game)))
}

/// How many seats a position is for; texts of games for several may tell more than was asked for.
fn seats_of<G: Game>(game: &G) -> u8 {
    game.view(Viewer::Public).sides.len() as u8
}

fn check_seats(info: &GameInfo, seats: u8) -> Result<(), Refusal> {
    let (least, most) = info.seats;
    if (least..=most).contains(&seats) {
        return Ok(());
    }
    Err(Refusal(
        Say::new("seats-range")
            .with("least", i64::from(least))
            .with("most", i64::from(most))
            .with("seats", i64::from(seats)),
    ))
}

fn header(info: &GameInfo, options: OptionMap, seats: u8, start: String) -> Header {
    Header { game: info.slug.to_owned(), rules: info.rules, options, seats, start }
}
