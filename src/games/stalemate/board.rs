//! The board: men that stand, plays that are possible, points.

use super::options::{Options, Replace, Scoring};
use super::tiles::{Kind, Tile, Tiles, reach};

/// The two sides, by index: White is 0.
pub(super) const SIDES: [usize; 2] = [0, 1];
/// How many men of a kind a side has, on the board and in its tray together.
pub(super) const EACH: u8 = 2;

/// What a side may do in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Play {
    /// A man from the tray onto an empty tile.
    Place(Kind, Tile),
    /// A pawn from the tray in place of an own man, which goes back to the tray.
    Replace(Tile),
    /// Nothing, where nothing can be played.
    Pass,
}

/// A position. What lies in the trays follows from what stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    options: Options,
    tiles: Tiles,
    men: [[Tiles; 4]; 2],
    /// Replacements of each side.
    replaced: [u8; 2],
    turn: usize,
    passed: bool,
}

impl Board {
    /// The empty board, White to play.
    pub(super) fn new(options: Options) -> Self {
        Self {
            options,
            tiles: Tiles::board(options.size),
            men: Default::default(),
            replaced: [0; 2],
            turn: 0,
            passed: false,
        }
    }

    /// The options it is played by.
    pub(super) const fn options(&self) -> Options {
        self.options
    }

    /// The side to play.
    pub(super) const fn turn(&self) -> usize {
        self.turn
    }

    /// Whether the last turn was a pass.
    pub(super) const fn passed(&self) -> bool {
        self.passed
    }

    /// How often a side has replaced.
    pub(super) const fn replaced(&self, side: usize) -> u8 {
        self.replaced[side]
    }

    /// Sets what a text says of the turn.
    pub(super) const fn resume(&mut self, turn: usize, replaced: [u8; 2], passed: bool) {
        self.turn = turn;
        self.replaced = replaced;
        self.passed = passed;
    }

    /// Puts a man down, as a text says it.
    pub(super) const fn put(&mut self, side: usize, kind: Kind, tile: Tile) {
        let men = &mut self.men[side][kind as usize];
        *men = men.or(Tiles::one(tile));
    }

    /// The men of a side of one kind.
    pub(super) const fn kind(&self, side: usize, kind: Kind) -> Tiles {
        self.men[side][kind as usize]
    }

    /// The men of a side.
    pub(super) fn men(&self, side: usize) -> Tiles {
        self.men[side].iter().fold(Tiles::default(), |all, &men| all.or(men))
    }

    /// Who stands on a tile.
    pub(super) fn at(&self, tile: Tile) -> Option<(usize, Kind)> {
        let sides = SIDES.into_iter();
        sides
            .flat_map(|side| Kind::ALL.map(|kind| (side, kind)))
            .find(|&(side, kind)| self.kind(side, kind).has(tile))
    }

    /// Whether there is such a tile.
    pub(super) const fn has(&self, tile: Tile) -> bool {
        self.tiles.has(tile)
    }

    /// How many men of a kind lie in a side's tray.
    pub(super) const fn tray(&self, side: usize, kind: Kind) -> u8 {
        EACH.saturating_sub(self.kind(side, kind).count())
    }

    /// The tiles without a man.
    pub(super) fn empty(&self) -> Tiles {
        self.tiles.without(self.men(0)).without(self.men(1))
    }

    /// The tiles a side threatens, men or not.
    pub(super) fn threats(&self, side: usize) -> Tiles {
        let empty = self.empty();
        Kind::ALL.into_iter().fold(Tiles::default(), |all, kind| {
            all.or(reach(kind, self.kind(side, kind), self.tiles, empty))
        })
    }

    /// The men of a side that are threatened.
    pub(super) fn threatened(&self, side: usize) -> Tiles {
        self.men(side).and(self.threats(1 - side))
    }

    /// An enemy man that threatens a tile of `side`, if there is one.
    pub(super) fn threat_on(&self, side: usize, tile: Tile) -> Option<(Kind, Tile)> {
        let (enemy, empty) = (1 - side, self.empty());
        Kind::ALL.into_iter().find_map(|kind| {
            let mut men = self.kind(enemy, kind).each();
            let by = men.find(|&man| reach(kind, Tiles::one(man), self.tiles, empty).has(tile));
            by.map(|man| (kind, man))
        })
    }

    /// Where a kind would threaten an enemy man.
    pub(super) fn threatening(&self, side: usize, kind: Kind) -> Tiles {
        reach(kind, self.men(1 - side), self.tiles, self.empty())
    }

    /// Where a kind may be placed, if one is in the tray: `safe` are the tiles no enemy threatens.
    fn places(&self, side: usize, kind: Kind, empty: Tiles, safe: Tiles) -> Tiles {
        if self.tray(side, kind) == 0 {
            return Tiles::default();
        }
        if side == 0 && empty == self.tiles {
            return empty;
        }
        reach(kind, self.men(1 - side), self.tiles, empty).and(empty).and(safe)
    }

    /// Where each kind may be placed.
    pub(super) fn placements(&self, side: usize) -> [Tiles; 4] {
        self.placements_past(side, self.threats(1 - side))
    }

    /// The same where it is known what the enemy threatens.
    pub(super) fn placements_past(&self, side: usize, threats: Tiles) -> [Tiles; 4] {
        let (empty, safe) = (self.empty(), self.tiles.without(threats));
        Kind::ALL.map(|kind| self.places(side, kind, empty, safe))
    }

    /// The own men that a pawn may replace.
    pub(super) fn replaceable(&self, side: usize) -> Tiles {
        if self.tray(side, Kind::Pawn) == 0 {
            return Tiles::default();
        }
        let men = self.men(side).without(self.kind(side, Kind::Pawn));
        match self.options.replace {
            Replace::Free => men,
            Replace::Earned => {
                let safe = men.without(self.threats(1 - side));
                safe.and(self.threatening(side, Kind::Pawn))
            }
        }
    }

    fn can_place(&self, side: usize) -> bool {
        self.placements(side).iter().any(|tiles| !tiles.none())
    }

    /// Whether a side has something to play, in the sense of the end of the game.
    pub(super) fn can_play(&self, side: usize) -> bool {
        self.can_place(side) || self.options.forced_replace && !self.replaceable(side).none()
    }

    /// Whether neither side has anything to play.
    pub(super) fn over(&self) -> bool {
        !SIDES.into_iter().any(|side| self.can_play(side))
    }

    /// Every play of the side to play; none if the game is over.
    pub(super) fn plays(&self) -> Vec<Play> {
        let mut plays = Vec::new();
        self.each_play(|play| plays.push(play));
        plays
    }

    /// Names every play of the side to play, by kind and tile; none if the game is over.
    pub(super) fn each_play(&self, mut tell: impl FnMut(Play)) {
        let placements = self.placements(self.turn);
        let replaceable = self.replaceable(self.turn);
        let placed = placements.iter().any(|tiles| !tiles.none());
        let playing = placed || self.options.forced_replace && !replaceable.none();
        if !playing && !self.can_play(1 - self.turn) {
            return;
        }
        for (kind, tiles) in Kind::ALL.into_iter().zip(placements) {
            tiles.each().for_each(|tile| tell(Play::Place(kind, tile)));
        }
        replaceable.each().for_each(|tile| tell(Play::Replace(tile)));
        if !playing {
            tell(Play::Pass);
        }
    }

    /// Carries out a play of the side to play.
    pub(super) fn play(&mut self, play: Play) {
        let side = self.turn;
        match play {
            Play::Place(kind, tile) => self.put(side, kind, tile),
            Play::Replace(tile) => {
                for men in &mut self.men[side] {
                    *men = men.without(Tiles::one(tile));
                }
                self.put(side, Kind::Pawn, tile);
                self.replaced[side] += 1;
            }
            Play::Pass => {}
        }
        self.passed = play == Play::Pass;
        self.turn = 1 - side;
    }

    /// The men of a side that bring it points beside its pawn points: its own, or the enemy's.
    pub(super) fn counted(&self, side: usize) -> (Tiles, Tiles) {
        let none = Tiles::default();
        let threatened = || self.threatened(1 - side);
        let safe = || self.men(side).without(self.threatened(side));
        match self.options.scoring {
            Scoring::Threats => (none, threatened()),
            Scoring::Safety => (safe(), none),
            Scoring::Both => (safe(), threatened()),
            Scoring::Pawns => (none, none),
            Scoring::Placed => (self.men(side), none),
        }
    }

    /// The pawn points of a side: one for each pawn it has not spent.
    pub(super) const fn kept(&self, side: usize) -> u8 {
        EACH.saturating_sub(self.replaced[side])
    }

    /// The points of a side.
    pub(super) fn score(&self, side: usize) -> i32 {
        let (own, enemy) = self.counted(side);
        (self.kept(side) + own.count() + enemy.count()).into()
    }

    /// The number of plays so far, passes not counted.
    pub(super) fn played(&self) -> u32 {
        let men = self.men(0).count() + self.men(1).count();
        (men + self.replaced[0] + self.replaced[1]).into()
    }
}
