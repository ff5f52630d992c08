//! The options of a game, and which of them fit together.

use serde::{Deserialize, Serialize};

use super::board::{Blood, Board, Code, Hand};
use super::cells;
use super::deal::{Layout, deal};
use super::table::{MOST, Window};
use crate::rules::{Cell, Refusal, Rng, Say};

/// The options of a game of Tile Chess.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own, read by name")]
pub struct Options {
    /// Pawns of each seat; depends on the seats if none is said.
    pub pawns: Option<u8>,
    /// One of each officer only.
    pub fast: bool,
    /// Whether captures are compulsory.
    pub blood_lust: Blood,
    /// Whether own tiles may be captured.
    pub friendly_fire: bool,
    /// Whether kings may be left in check.
    pub sudden_death: bool,
    /// The rectangle that nothing leaves: `usual`, a size such as `9x9`, or two corners.
    pub borders: Option<String>,
    /// Whether cell lines are drawn.
    pub grid: bool,
    /// How tiles come onto the table.
    pub layout: Layout,
    /// The turns each seat has after a random layout.
    pub turns: u16,
    /// Whether tiles may move during the layout.
    pub layout_moves: bool,
    /// When threats are told.
    pub threats: Threats,
}

/// When threats are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Threats {
    /// To whoever looks at the own board.
    #[default]
    Asked,
    /// To all, after every move.
    Always,
}

/// The turns each seat has after a random layout, usually.
pub(super) const TURNS: u16 = 5;

impl Default for Options {
    fn default() -> Self {
        Self {
            pawns: None,
            fast: false,
            blood_lust: Blood::Off,
            friendly_fire: false,
            sudden_death: false,
            borders: None,
            grid: false,
            layout: Layout::Players,
            turns: TURNS,
            layout_moves: false,
            threats: Threats::Asked,
        }
    }
}

impl Options {
    /// What each seat has in hand at the start (section 1).
    #[must_use]
    pub fn hand(&self, seats: u8) -> Hand {
        let usual = match (self.fast, seats) {
            (true, 2) => 3,
            (false, 2) => 8,
            (false, 3) => 6,
            (true | false, _) => 4,
        };
        let pawns = self.pawns.unwrap_or(usual);
        if self.fast { [1, 1, 1, 1, 1, pawns] } else { [1, 1, 2, 2, 2, pawns] }
    }

    /// The start they ask for; chance is spent here.
    ///
    /// # Errors
    /// If they do not fit together.
    pub(super) fn start(&self, seats: u8, rng: &mut Rng) -> Result<Board, Refusal> {
        if self.sudden_death && self.threats == Threats::Always {
            return Err(Refusal::new("threats-silent"));
        }
        if self.layout_moves && self.layout != Layout::Players {
            return Err(Refusal::new("layout-moves-dealt"));
        }
        let hand = self.hand(seats);
        let each: u8 = hand.iter().sum();
        let tiles = usize::from(each) * usize::from(seats);
        let dealt = self.layout.cells(tiles - usize::from(seats));
        let borders = self.fence(tiles, &dealt)?;
        let code = Code {
            blood: self.blood_lust,
            friendly: self.friendly_fire,
            sudden: self.sudden_death,
            layout_moves: self.layout_moves,
            borders,
        };
        let mut board = Board::new(code, seats, hand);
        if self.layout != Layout::Players {
            deal(&mut board, self.layout, self.turns, rng);
        }
        Ok(board)
    }

    /// The borders they ask for.
    fn fence(&self, tiles: usize, dealt: &[Cell]) -> Result<Option<Window>, Refusal> {
        let Some(text) = &self.borders else { return Ok(None) };
        let Some(borders) = borders(text, tiles, dealt) else {
            return Err(Refusal(Say::new("borders-unread").with("borders", text.as_str())));
        };
        let [width, height] = [(borders.low.x, borders.high.x), (borders.low.y, borders.high.y)]
            .map(|(low, high)| i64::from(high) - i64::from(low) + 1);
        if width * height < tiles as i64 {
            let say = Say::new("borders-small").with("cells", width * height);
            return Err(Refusal(say.with("tiles", tiles as i64)));
        }
        if width.max(height) > LONGEST {
            return Err(Refusal(Say::new("borders-large").with("most", LONGEST)));
        }
        if !dealt.iter().all(|&cell| borders.has(cell)) {
            return Err(Refusal::new("borders-dealt"));
        }
        Ok(Some(borders))
    }

    /// Corrects them where they disagree with the position the game really starts at.
    pub(super) fn correct(&mut self, board: &Board) {
        let code = board.code;
        self.blood_lust = code.blood;
        self.friendly_fire = code.friendly;
        self.sudden_death = code.sudden;
        self.layout_moves = code.layout_moves;
        let total = |board: &Board| {
            let held: u32 = board.each_seat().map(|seat| board.held(seat)).sum();
            (held + board.table.all().count_ones()) as usize
        };
        let dealt = self.layout.cells(total(board).saturating_sub(usize::from(board.seats)));
        let said = self.borders.as_ref().and_then(|text| borders(text, total(board), &dealt));
        if said != code.borders {
            self.borders = code.borders.map(corners);
        }
    }
}

/// No side of borders is longer, so that every cell inside has a name of its own.
const LONGEST: i64 = 64;

/// Reads borders: `usual`, `8x6`, or two corners in any brackets.
fn borders(text: &str, tiles: usize, dealt: &[Cell]) -> Option<Window> {
    let text = text.to_lowercase();
    if text == "usual" {
        // Section 12: a side is 1.6 times the root of the tiles, rounded up.
        let side = (1..=MOST).find(|side| side * side * 100 >= 256 * tiles).unwrap_or(MOST);
        return Some(central(side as i16, side as i16, dealt));
    }
    if let Some((width, height)) = text.split_once('x')
        && let (Ok(width), Ok(height)) = (width.trim().parse::<u8>(), height.trim().parse::<u8>())
    {
        return (width > 0 && height > 0).then(|| central(width.into(), height.into(), dealt));
    }
    let mut corners = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|s| !s.is_empty());
    let (one, other) = (cells::read(corners.next()?)?, cells::read(corners.next()?)?);
    if corners.next().is_some() {
        return None;
    }
    Some(Window {
        low: Cell::new(one.x.min(other.x), one.y.min(other.y)),
        high: Cell::new(one.x.max(other.x), one.y.max(other.y)),
    })
}

/// A rectangle around the first cell, or around what is dealt.
fn central(width: i16, height: i16, dealt: &[Cell]) -> Window {
    let middle = |part: fn(&Cell) -> i16| {
        let low = dealt.iter().map(part).min().unwrap_or(0);
        let high = dealt.iter().map(part).max().unwrap_or(0);
        i16::midpoint(low, high)
    };
    let (x, y) = (middle(|cell| cell.x), middle(|cell| cell.y));
    let low = Cell::new(x - (width - 1) / 2, y - (height - 1) / 2);
    Window { low, high: Cell::new(low.x + width - 1, low.y + height - 1) }
}

/// Borders as two corners.
pub(super) fn corners(borders: Window) -> String {
    format!("{}-{}", cells::name(borders.low), cells::name(borders.high))
}
