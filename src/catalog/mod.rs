//! One line a game, and the object-safe facade that the rest of the house sees.
//!
//! The facade is split in two halves. [`AnyGame`] is the host's: it changes the game and knows
//! everything. [`Seen`] is a game through one viewer's doors, and all that may reach a person.

mod brain;
pub mod bring;
mod entry;
mod erased;
mod host;
mod seen;

pub use brain::{AnyBrain, Could, Look, MakeBrain, Question, look, mind};
pub use entry::{Entry, entry};
pub use erased::Erased;
pub use host::AnyGame;
pub use seen::{Choice, Doors, Seen};

use crate::games::{chess, secret_stallmate, stalemate, starchess, tile_chess, xiangqi};
use crate::rules::OptionMap;

/// The games of a house, one line each: a list that is handed to whatever looks games up, so that
/// tests can run the house with games of their own.
///
/// ```
/// use patt::catalog::CATALOG;
///
/// let slugs: Vec<_> = CATALOG.iter().map(|entry| entry.info.slug).collect();
/// assert!(slugs.contains(&"xiangqi"));
/// // A short word for an option is a name of its own.
/// let (entry, options) = CATALOG.variant("chess960").expect("a variant of chess");
/// assert_eq!((entry.info.slug, &options["chess960"]), ("chess", &"random".into()));
/// assert!(CATALOG.find("checkers").is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Catalog(pub &'static [Entry]);

/// Every game of this house.
pub const CATALOG: Catalog = Catalog(&GAMES);

/// Has a place of its own, so that games and their computers are compiled here: a constant would bring them
/// into everything that names it.
static GAMES: [Entry; 6] = [
    entry::<chess::Chess>(|strength| mind(chess::brain::brain(strength)))
        .rated(&chess::brain::RATINGS),
    entry::<xiangqi::Xiangqi>(|strength| mind(xiangqi::brain::brain(strength))),
    entry::<starchess::Starchess>(|strength| mind(starchess::brain::brain(strength))),
    entry::<stalemate::StaleMate>(|strength| mind(stalemate::brain::brain(strength))),
    entry::<tile_chess::TileChess>(|strength| mind(tile_chess::brain::brain(strength))),
    entry::<secret_stallmate::SecretStallmate>(|strength| {
        mind(secret_stallmate::brain::brain(strength))
    })
    .with_open_eyes(|game, limits, watch| {
        look::<secret_stallmate::SecretStallmate>(game, |game| {
            let could = secret_stallmate::brain::could(game, limits, watch)?;
            Some((could.score, could.line))
        })
    }),
];

impl Catalog {
    /// The game with this slug.
    #[must_use]
    pub fn find(self, slug: &str) -> Option<&'static Entry> {
        self.iter().find(|entry| entry.info.slug == slug)
    }

    /// The game that goes by this name: its slug, or a short word for one of its options, such as a
    /// variant of it; then that option is given.
    #[must_use]
    pub fn variant(self, name: &str) -> Option<(&'static Entry, OptionMap)> {
        if let Some(entry) = self.find(name) {
            return Some((entry, OptionMap::new()));
        }
        self.iter().find_map(|entry| {
            let mut options = entry.info.options.iter();
            let option = options.find_map(|spec| {
                let short = spec.short.iter().find(|(short, _)| *short == name);
                short.map(|&(_, value)| (spec.key.to_owned(), value.into()))
            });
            Some((entry, OptionMap::from_iter([option?])))
        })
    }

    /// Every game, in the order of menus.
    pub fn iter(self) -> impl Iterator<Item = &'static Entry> + Clone {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

    #[test]
    fn every_tour_can_be_played_on() {
        for entry in CATALOG.iter().filter(|entry| !entry.tour.is_empty()) {
            let (slug, (least, most)) = (entry.info.slug, entry.info.seats);
            let mut read = (least..=most).map(|n| (entry.adopt)(&OptionMap::new(), n, entry.tour));
            let header =
                read.find_map(Result::ok).unwrap_or_else(|| panic!("{slug} reads no tour"));
            let game = (entry.open)(&header).unwrap_or_else(|why| panic!("{slug}: {why:?}"));
            assert!(game.status().outcome().is_none(), "{slug}: it is over");
            assert_ne!(
                header.start,
                (entry.roll)(&OptionMap::new(), header.seats, &mut Rng::new(1))
                    .map(|h| h.start)
                    .unwrap_or_default(),
                "{slug}: nothing has happened yet"
            );
        }
    }
}
