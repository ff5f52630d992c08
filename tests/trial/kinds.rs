//! Which games are played, and how many of a hundred are of each kind.

use patt::rules::Rng;

/// Who sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sit {
    /// Two people, of whom one challenges the other.
    Two,
    /// A person, and the computer of this level.
    Computer(u8),
    /// So many people and so many computers at a table for several.
    Table(usize, usize),
    /// Two who do not know each other, and play by direct messages.
    Strangers,
}

impl Sit {
    /// How many people it takes.
    pub const fn people(self) -> usize {
        match self {
            Self::Two | Self::Strangers => 2,
            Self::Computer(_) => 1,
            Self::Table(people, _) => people,
        }
    }
}

/// How a game ends that is not over before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Somebody resigns, or calls it off where that is all they can.
    Resigns,
    /// They agree to a draw.
    Draw,
    /// Nobody moves until a clock has run out.
    Flag,
}

/// A kind of game.
#[derive(Debug)]
pub struct Kind {
    pub name: &'static str,
    pub game: &'static str,
    pub options: &'static str,
    pub clock: &'static str,
    pub sit: Sit,
    pub rated: bool,
    /// How many of a hundred.
    pub share: usize,
    /// After how many entries at least and at most it is ended.
    pub plies: (usize, usize),
    pub finish: &'static [Finish],
}

const FREELY: &[Finish] = &[Finish::Resigns, Finish::Resigns, Finish::Draw];
const RESIGNS: &[Finish] = &[Finish::Resigns];

const fn kind(name: &'static str, game: &'static str, sit: Sit, share: usize) -> Kind {
    let (options, clock, rated, plies) = ("", "none", false, (5, 12));
    Kind { name, game, options, clock, sit, rated, share, plies, finish: RESIGNS }
}

const fn rated(name: &'static str, game: &'static str, share: usize) -> Kind {
    Kind { rated: true, finish: FREELY, ..kind(name, game, Sit::Two, share) }
}

/// All kinds.
pub const KINDS: &[Kind] = &[
    rated("chess", "chess", 16),
    Kind { clock: "5+3", ..rated("chess by the clock", "chess", 8) },
    Kind {
        clock: "30 s",
        plies: (2, 5),
        finish: &[Finish::Flag],
        ..kind("chess out of time", "chess", Sit::Two, 6)
    },
    kind("chess against the computer", "chess", Sit::Computer(1), 8),
    rated("xiangqi", "xiangqi", 10),
    kind("xiangqi against the computer", "xiangqi", Sit::Computer(2), 5),
    rated("starchess", "starchess", 8),
    kind("starchess against the computer", "starchess", Sit::Computer(1), 4),
    rated("stalemate", "stalemate", 10),
    kind("stalemate against the computer", "stalemate", Sit::Computer(1), 4),
    Kind {
        options: "fast, pawns 1",
        plies: (14, 24),
        ..kind("tile chess", "tile-chess", Sit::Two, 6)
    },
    Kind {
        options: "fast, pawns 1, blood lust, seats as listed",
        // Nobody resigns before all tiles lie.
        plies: (38, 56),
        ..kind("tile chess at six seats", "tile-chess", Sit::Table(5, 1), 2)
    },
    Kind {
        options: "at once",
        plies: (5, 16),
        ..kind("secret stallmate", "secret-stallmate", Sit::Two, 8)
    },
    kind("secret stallmate with the computer", "secret-stallmate", Sit::Computer(1), 3),
    Kind {
        options: "anonymous, at once",
        clock: "period 24 h at once",
        ..kind("secret stallmate with a stranger", "secret-stallmate", Sit::Strangers, 2)
    },
];

impl Kind {
    /// Whether such a game waits for nothing but its players: for no clock that runs out, and no partner.
    pub fn is_brisk(&self) -> bool {
        self.finish != [Finish::Flag] && self.sit != Sit::Strangers
    }
}

/// So many games of these kinds, as many of each as its share, in any order.
pub fn draw(count: usize, kinds: impl Fn(&Kind) -> bool, rng: &mut Rng) -> Vec<&'static Kind> {
    // In a short form no kind is left out.
    let mut all: Vec<_> = KINDS.iter().filter(|kind| kinds(kind)).collect();
    let mut dealt: Vec<&Kind> = all.iter().flat_map(|kind| vec![*kind; kind.share]).collect();
    rng.shuffle(&mut dealt);
    all.extend(dealt.into_iter().cycle().take(count.saturating_sub(all.len())));
    all.truncate(count);
    rng.shuffle(&mut all);
    all
}
