//! Solving an ending backwards: from mates to everything that leads there by force.

use crate::games::starchess::board::Board;
use crate::games::starchess::cells::Spot;
use crate::games::starchess::men::{BACK_RANKS, Colour, Kind};

/// What a position comes to for the side to move, with the number of half-moves to mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nobody can force a mate.
    Draw,
    /// The side to move mates in so many half-moves.
    Won(u8),
    /// The side to move is mated in so many half-moves.
    Lost(u8),
}

impl Verdict {
    /// The half-moves to mate; 0 for a draw.
    #[must_use]
    pub const fn plies(self) -> u8 {
        match self {
            Self::Draw => 0,
            Self::Won(plies) | Self::Lost(plies) => plies,
        }
    }
}

/// The men of an ending beside the kings.
pub type Material = [(Colour, Kind)];

/// A solved ending, one byte a position: half-moves to mate plus one, odd half-moves for a win.
pub struct Table {
    material: Vec<(Colour, Kind)>,
    bytes: Vec<u8>,
}

/// No mate can be forced.
const DRAWN: u8 = 0;
/// No such position.
const NONE: u8 = u8::MAX;
/// The cells of a pawn: the board, and the three where it may limp once more.
const PAWN_PLACES: usize = Spot::COUNT + 3;

/// The numbers of a side's positions, as people publish them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Legal positions with this side to move.
    pub positions: u32,
    /// Those it wins.
    pub won: u32,
    /// Those it loses.
    pub lost: u32,
    /// Those in which it is mated.
    pub mated: u32,
    /// Those in which it is stalemated.
    pub stalemated: u32,
    /// The longest win, in moves.
    pub longest: u8,
}

/// How many places a man of this kind has.
const fn places(kind: Kind) -> usize {
    match kind {
        Kind::Pawn => PAWN_PLACES,
        _ => Spot::COUNT,
    }
}

impl Table {
    /// Solves an ending. `below` judges the positions that captures and promotions lead to.
    #[must_use]
    pub fn solve(material: &Material, below: &dyn Fn(&Board) -> Verdict) -> Self {
        let size =
            2 * Spot::COUNT.pow(2) * material.iter().map(|man| places(man.1)).product::<usize>();
        let mut table = Self { material: material.to_vec(), bytes: vec![NONE; size] };
        // How many moves of each position are not yet known to lose.
        let mut open_moves: Vec<u8> = Vec::with_capacity(size);
        // The moves that stay in the ending, as pairs of positions: to, from.
        let mut edges: Vec<(u32, u32)> = Vec::new();
        // What becomes known after so many half-moves: the position, and whether it is won there or
        // only has one losing move more.
        let mut due: Vec<Vec<(u32, bool)>> = vec![Vec::new(); 256];
        for at in 0..size {
            let mut open = 0;
            if let Some(board) = table.board(at) {
                table.bytes[at] = DRAWN;
                board.generate(|reach| {
                    reach.each(board.turn(), |m| {
                        open += 1;
                        let next = board.after(m);
                        match table.place(&next) {
                            Some(to) => edges.push((to as u32, at as u32)),
                            None => match below(&next) {
                                Verdict::Draw => {}
                                Verdict::Lost(plies) => {
                                    due[usize::from(plies) + 1].push((at as u32, true));
                                }
                                Verdict::Won(plies) => {
                                    due[usize::from(plies) + 1].push((at as u32, false));
                                }
                            },
                        }
                    });
                    false
                });
                if open == 0 && board.in_check() {
                    table.bytes[at] = 1;
                }
            }
            open_moves.push(open);
        }
        edges.sort_unstable();
        table.spread(&mut open_moves, &edges, &mut due);
        table
    }

    /// Spreads what is known, half-move by half-move.
    fn spread(&mut self, open: &mut [u8], edges: &[(u32, u32)], due: &mut [Vec<(u32, bool)>]) {
        let mut known: Vec<u32> =
            (0..self.bytes.len() as u32).filter(|&at| self.bytes[at as usize] == 1).collect();
        for plies in 0..250_u8 {
            let mut next = Vec::new();
            let mut learn = |bytes: &mut [u8], at: u32, wins: bool| {
                let place = at as usize;
                if bytes[place] != DRAWN {
                    return;
                }
                if !wins {
                    open[place] -= 1;
                    if open[place] > 0 {
                        return;
                    }
                }
                bytes[place] = plies + 2;
                next.push(at);
            };
            for &to in &known {
                let first = edges.partition_point(|edge| edge.0 < to);
                for &(_, from) in edges[first..].iter().take_while(|edge| edge.0 == to) {
                    // A position lost in an even number of half-moves is a win for who moved there.
                    learn(&mut self.bytes, from, plies % 2 == 0);
                }
            }
            for (at, wins) in std::mem::take(&mut due[usize::from(plies) + 1]) {
                learn(&mut self.bytes, at, wins);
            }
            known = next;
            if known.is_empty() && due[usize::from(plies) + 2..].iter().all(Vec::is_empty) {
                return;
            }
        }
    }

    /// The position at a place of the table; `None` if there is none.
    fn board(&self, place: usize) -> Option<Board> {
        let mut rest = place;
        let mut digit = |base: usize| {
            let digit = rest % base;
            rest /= base;
            digit
        };
        let mut board = Board::empty();
        let mut limps = board.limping();
        let mut last = None;
        let put = |board: &mut Board, colour, kind, spot: Spot| {
            let free = !board.occupied().has(spot);
            if free {
                board.put(colour, kind, spot);
            }
            free.then_some(())
        };
        for &(colour, kind) in &self.material {
            let at = digit(places(kind));
            // Equal men stand in one order only.
            if last.is_some_and(|(man, before)| man == (colour, kind) && before >= at) {
                return None;
            }
            last = Some(((colour, kind), at));
            let spot = match at.checked_sub(Spot::COUNT) {
                None => Spot::numbered(at as u8 + 1)?,
                Some(nth) => {
                    let spot = colour.limping_places().nth(nth)?;
                    limps |= spot.set();
                    spot
                }
            };
            if kind == Kind::Pawn && BACK_RANKS.has(spot) {
                return None;
            }
            put(&mut board, colour, kind, spot)?;
        }
        for colour in Colour::ALL {
            let spot = Spot::numbered(digit(Spot::COUNT) as u8 + 1)?;
            put(&mut board, colour, Kind::King, spot)?;
        }
        let turn = Colour::ALL[digit(2)];
        board.lame(limps);
        let board = board.settle(turn, 0, 1);
        board.checks(!turn).is_empty().then_some(board)
    }

    /// The place of a position in the table; `None` if its men are others.
    fn place(&self, board: &Board) -> Option<usize> {
        if board.occupied().len() as usize != self.material.len() + 2 {
            return None;
        }
        let mut place = board.turn() as usize;
        for colour in [Colour::Black, Colour::White] {
            place = place * Spot::COUNT + board.king(colour)?.index();
        }
        for (nth, &(colour, kind)) in self.material.iter().enumerate().rev() {
            // The men of a kind from the first place on; this one is so many of its like from there.
            let like = self.material[..nth].iter().filter(|&&man| man == (colour, kind)).count();
            let mut at: Vec<usize> =
                board.men(colour, kind).map(|spot| standing(board, colour, kind, spot)).collect();
            at.sort_unstable();
            place = place * places(kind) + *at.get(like)?;
        }
        Some(place)
    }

    /// What a position comes to; `None` if it does not belong here.
    #[must_use]
    pub fn look_up(&self, board: &Board) -> Option<Verdict> {
        match self.bytes[self.place(board)?] {
            NONE => None,
            DRAWN => Some(Verdict::Draw),
            byte if byte % 2 == 0 => Some(Verdict::Won(byte - 1)),
            byte => Some(Verdict::Lost(byte - 1)),
        }
    }

    /// Counts the positions with a side to move, as if equal men were unlike.
    #[must_use]
    pub fn census(&self, side: Colour) -> Census {
        let mut census = Census::default();
        for place in 0..self.bytes.len() {
            let Some(board) = self.board(place).filter(|board| board.turn() == side) else {
                continue;
            };
            census.positions += 1;
            match self.bytes[place] {
                DRAWN => census.stalemated += u32::from(board.is_stuck()),
                byte if byte % 2 == 0 => {
                    census.won += 1;
                    census.longest = census.longest.max(byte / 2);
                }
                byte => {
                    census.lost += 1;
                    census.mated += u32::from(byte == 1);
                }
            }
        }
        let twins = matches!(self.material[..], [one, other] if one == other);
        let times = if twins { 2 } else { 1 };
        let Census { positions, won, lost, mated, stalemated, longest } = census;
        Census {
            positions: positions * times,
            won: won * times,
            lost: lost * times,
            mated: mated * times,
            stalemated: stalemated * times,
            longest,
        }
    }
}

/// Where a man stands, as a digit of a place.
fn standing(board: &Board, colour: Colour, kind: Kind, spot: Spot) -> usize {
    if kind == Kind::Pawn && board.limping().has(spot) {
        let nth = colour.limping_places().position(|place| place == spot);
        return Spot::COUNT + nth.unwrap_or(0);
    }
    spot.index()
}
