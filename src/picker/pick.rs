//! One screen of the picker.

use super::bands;
use super::kinds::{OfKind, kinds};
use super::trie::{self, JOINT, Node, Way};
use super::{Aim, Picker};
use crate::catalog::Choice;
use crate::rules::{Band, Cell, Geometry, Mark, PieceKind, Step, View};
use crate::words::{Term, Written, cut};

/// The most buttons a screen has, beside its last row: four rows of five.
pub const BUTTONS_MOST: usize = 20;
/// So many moves or fewer are shown themselves at the start.
const AT_ONCE: usize = 10;

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked<'a> {
    /// The button that opens the picker.
    Start,
    /// A step: the argument of its id.
    Step(&'a str),
    /// A band: the argument of its id.
    Band(&'a str),
}

/// What a screen asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickStage {
    /// The kind of the man to move is chosen.
    Kind,
    /// The man to move is chosen.
    Man,
    /// One of a few moves is chosen.
    Move,
    /// The cell to go to is chosen.
    Target,
    /// What it becomes, or how it goes.
    Suffix,
    /// Which part of the board.
    Band,
    /// Whether to play it.
    Confirm,
}

/// A screen of the picker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// What it asks.
    pub stage: PickStage,
    /// The same in words, and before it what there is to be warned of.
    pub title: String,
    /// The buttons, at most [`BUTTONS_MOST`]: as their cells lie in the picture, column by column
    /// from the left, each upwards.
    pub buttons: Vec<PickButton>,
    /// What the button Back does, where there is something to go back to.
    pub back: Option<Does>,
    /// What is to be marked on the picture, sorted by cell.
    pub marks: Vec<(Cell, Mark)>,
    /// The bands to shade in turns.
    pub bands: Vec<Band>,
    /// The band that was chosen; the rest is to be dimmed.
    pub only: Option<Band>,
    /// The kind in hand that was chosen.
    pub chosen: Option<PieceKind>,
    /// The move that waits to be confirmed, in canonical text.
    pub asked: Option<String>,
}

/// A button of the picker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickButton {
    /// What it says.
    pub label: String,
    /// What it does.
    pub does: Does,
}

/// What a button does, with the argument of its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// Goes to the start.
    Start,
    /// Goes on with a step.
    Step(String),
    /// Shows one band.
    Band(String),
    /// Plays a move, in canonical text: whatever there was to ask has been asked.
    Play(String),
    /// Claims something for the position after a move.
    Claim {
        /// What, by key.
        key: &'static str,
        /// The announced move, in canonical text.
        after: String,
    },
}

/// The screen that a press leads to; `None` if the position has no move there: the press is stale or
/// forged.
#[must_use]
pub fn pick(picker: &Picker<'_>, pressed: Picked<'_>) -> Option<Pick> {
    let choices = picker.choices();
    let view = picker.seen.view();
    let (path, band) = match pressed {
        Picked::Start => ("", None),
        Picked::Step(path) => (path, None),
        Picked::Band(arg) => match arg.rsplit_once(JOINT) {
            Some((path, band)) => (path, Some(band)),
            None => ("", Some(arg)),
        },
    };
    let node = Node::at(view.geometry, &choices, path)?;
    let screen = Screen { picker, view: &view, choices: &choices };
    if let Some(choice) = node.finished() {
        return Some(screen.confirm(&node, choice));
    }
    let kind = path.split(JOINT).next().filter(|key| trie::is_kind(key));
    if pressed == Picked::Start && (1..=AT_ONCE).contains(&choices.len()) {
        return Some(screen.moves());
    }
    let node = node.pushed_on();
    let mut ways = node.ways();
    let cells: Vec<_> = ways.iter().filter_map(|way| way.step.cell()).collect();
    let only = match band {
        Some(key) => Some(bands::band(view.geometry, &cells, key)?),
        None => None,
    };
    if let Some(only) = &only {
        ways.retain(|way| way.step.cell().is_some_and(|cell| only.has(cell)));
    }
    if ways.is_empty() {
        return None;
    }
    if node.path.is_empty() && kind.is_none() && only.is_none() {
        let kinds = screen.kinds(&node, &ways);
        if kinds.is_some() {
            return kinds;
        }
    }
    Some(screen.ways(&node, &ways, kind, only))
}

struct Screen<'a> {
    picker: &'a Picker<'a>,
    view: &'a View,
    choices: &'a [Choice],
}

impl Screen<'_> {
    /// The moves themselves.
    fn moves(&self) -> Pick {
        let node = Node::root(self.view.geometry, self.choices);
        let mut buttons = Vec::new();
        for choice in &node.below {
            let label = cut(&choice.written, 24);
            let path = choice.steps.iter().map(|step| trie::key(node.geometry, step));
            let path = path.collect::<Vec<_>>().join(&JOINT.to_string());
            buttons.push(PickButton { label, does: self.end(choice, path) });
        }
        Pick {
            title: self.picker.voice.pick_move(),
            buttons,
            marks: marks(&node, &node.ways()),
            ..blank(PickStage::Move)
        }
    }

    /// The kinds of men, where there are many men.
    fn kinds(&self, node: &Node<'_>, ways: &[Way<'_>]) -> Option<Pick> {
        let kinds = kinds(ways);
        let other = ways.iter().filter(|way| !matches!(way.step, Step::Man(..)));
        let mut buttons: Vec<_> = other.map(|way| self.button(node, way)).collect();
        if kinds.is_empty() || buttons.len() + kinds.len() > BUTTONS_MOST {
            return None;
        }
        buttons.extend(kinds.iter().map(|of| match of.ways[..] {
            [way] => self.button(node, way),
            _ => PickButton {
                label: self.picker.of_kind(self.view, of.kind, of.ways.len()),
                does: Does::Step(of.kind.letter().to_string()),
            },
        }));
        let title = self.picker.voice.pick_man();
        Some(Pick { title, buttons, marks: marks(node, ways), ..blank(PickStage::Kind) })
    }

    /// The ways on from a node, all of them or those of one band.
    fn ways(
        &self,
        node: &Node<'_>,
        ways: &[Way<'_>],
        kind: Option<&str>,
        only: Option<Band>,
    ) -> Pick {
        let full: Vec<_> = kind.map(str::to_owned).into_iter().chain(node.path.clone()).collect();
        // A kind only narrows the first step: after it the path names the man itself.
        let path = if node.path.is_empty() { full } else { node.path.clone() };
        let join = |keys: &[String]| keys.join(&JOINT.to_string());
        let voice = self.picker.voice;
        let back = match (&only, kind) {
            (Some(_), _) => Some(to(&join(&path))),
            (None, Some(_)) if node.path.is_empty() => Some(Does::Start),
            (None, _) => self.back(node),
        };
        let (marks, chosen) = (marks(node, ways), chosen(node.steps()));
        let pick = Pick { back, marks, chosen, ..blank(PickStage::Man) };
        if ways.len() > BUTTONS_MOST {
            let (free, placed): (Vec<_>, Vec<_>) =
                ways.iter().partition(|way| way.step.cell().is_none());
            let cells: Vec<_> = placed.iter().filter_map(|way| way.step.cell()).collect();
            let room = BUTTONS_MOST.saturating_sub(free.len()).max(1);
            let shares = bands::shares(node.geometry, &cells, BUTTONS_MOST, room);
            let mut buttons: Vec<_> = free.iter().map(|way| self.button(node, way)).collect();
            buttons.truncate(BUTTONS_MOST - room);
            let mut bands = Vec::new();
            for share in shares {
                let arg: Vec<_> = path.iter().cloned().chain([share.key()]).collect();
                let (from, to, count) = (Term(share.from), Term(share.to), share.count as i64);
                let (from, to) = if self.turned() { (to, from) } else { (from, to) };
                let label = if from == to {
                    voice.band_one(from, count)
                } else {
                    voice.band(from, to, count)
                };
                buttons.push(PickButton { label, does: Does::Band(join(&arg)) });
                bands.push(share.band);
            }
            if self.turned() {
                let cut = buttons.len() - bands.len();
                buttons[cut..].reverse();
            }
            let title = voice.pick_band();
            return Pick { stage: PickStage::Band, title, buttons, bands, only, ..pick };
        }
        let mut shown: Vec<_> = ways.iter().collect();
        if self.turned() {
            shown.sort_by_key(|way| {
                trie::order(node.geometry, way.step.cell()).map(|(x, y)| (-x, -y))
            });
        }
        let buttons = shown.into_iter().map(|way| self.button(node, way)).collect();
        let (stage, title) = match node.path.len() {
            0 => (PickStage::Man, voice.pick_man()),
            1 => {
                let (step, below) = (&node.steps()[0], node.below[0]);
                (PickStage::Target, self.picker.where_to(node.geometry, step, below))
            }
            _ if ways.iter().all(|way| matches!(way.step, Step::Become(_))) => {
                (PickStage::Suffix, voice.pick_become())
            }
            _ => (PickStage::Suffix, voice.pick_suffix()),
        };
        Pick { stage, title, buttons, only, ..pick }
    }

    fn turned(&self) -> bool {
        self.picker.drawn.turned
    }

    fn button(&self, node: &Node<'_>, way: &Way<'_>) -> PickButton {
        let label = self.picker.label(self.view, way);
        let mut path = node.path.clone();
        path.push(way.key.clone());
        let path = path.join(&JOINT.to_string());
        let does = match way.last {
            Some(choice) => self.end(choice, path),
            None => Does::Step(path),
        };
        PickButton { label, does }
    }

    /// What the last step of a move does: plays it, or asks first.
    fn end(&self, choice: &Choice, path: String) -> Does {
        let asks = match self.picker.aim {
            Aim::Claim => true,
            Aim::Play => self.picker.always_ask || self.picker.seen.caution(&choice.text).is_some(),
        };
        if asks { Does::Step(path) } else { Does::Play(choice.text.clone()) }
    }

    /// The question before a move.
    fn confirm(&self, node: &Node<'_>, choice: &Choice) -> Pick {
        let voice = self.picker.voice;
        let (title, label, does) = match self.picker.claim(choice) {
            Some(key) => (
                voice.pick_claim(Written::new(&choice.written)),
                voice.plain().claim_after(Term(choice.written.clone())),
                Does::Claim { key, after: choice.text.clone() },
            ),
            None => (
                self.question(choice),
                voice.plain().pick_play(Term(choice.written.clone())),
                Does::Play(choice.text.clone()),
            ),
        };
        let short = self.choices.len() <= AT_ONCE;
        let back = if short { Some(Does::Start) } else { self.back(node) };
        Pick {
            title,
            buttons: vec![PickButton { label: cut(&label, 24), does }],
            back,
            marks: step_marks(node.steps()),
            chosen: chosen(node.steps()),
            asked: Some(choice.text.clone()),
            ..blank(PickStage::Confirm)
        }
    }

    /// Whether to play a move, and before it what there is to be warned of.
    fn question(&self, choice: &Choice) -> String {
        let voice = self.picker.voice;
        let names = |seat| voice.side_of(self.picker.seen.info(), self.view, seat);
        let caution = self.picker.seen.caution(&choice.text);
        let caution = caution.map(|say| voice.say(self.picker.seen.info(), &say, &names));
        let question = voice.pick_confirm(Written::new(&choice.written));
        caution.map_or(question.clone(), |caution| format!("{caution}\n{question}"))
    }

    /// The nearest place before `node` where there was something to choose.
    fn back(&self, node: &Node<'_>) -> Option<Does> {
        (0..node.path.len()).rev().find_map(|length| {
            let path = node.path[..length].join(&JOINT.to_string());
            let before = Node::at(node.geometry, self.choices, &path)?;
            let ways = before.ways();
            let (true, Some(Step::Man(figure, _)), 0) =
                (ways.len() > 1, node.steps().first(), length)
            else {
                return (ways.len() > 1).then(|| to(&path));
            };
            // Where men are chosen by their kinds, back to those of this one's.
            let alike = |of: &&OfKind<'_, '_>| of.kind == *figure && of.ways.len() > 1;
            let kind = kinds(&ways).iter().find(alike).map(|of| of.kind.letter().to_string());
            Some(kind.map_or(Does::Start, Does::Step))
        })
    }
}

/// A screen with nothing on it yet.
const fn blank(stage: PickStage) -> Pick {
    Pick {
        stage,
        title: String::new(),
        buttons: Vec::new(),
        back: None,
        marks: Vec::new(),
        bands: Vec::new(),
        only: None,
        chosen: None,
        asked: None,
    }
}

/// The steps so far and the ways on.
fn marks(node: &Node<'_>, ways: &[Way<'_>]) -> Vec<(Cell, Mark)> {
    let mut marks = step_marks(node.steps());
    let placing = matches!(node.steps().first(), Some(Step::Hand(_)));
    let of = |way: &Way<'_>| {
        // What can be chosen is not chosen yet.
        let mark = match way.step {
            Step::Man(..) => Mark::Movable,
            step => mark(step, placing),
        };
        Some((way.step.cell()?, mark))
    };
    let placed = node.ways().iter().filter(|way| way.step.cell().is_some()).count();
    if !placing || !are_all(node.geometry, placed) {
        marks.extend(ways.iter().filter_map(of));
    }
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// Whether so many squares are all there are. Marking them all would say nothing, and look as if
/// something were forbidden.
pub(crate) fn are_all(geometry: Geometry, cells: usize) -> bool {
    matches!(geometry, Geometry::Squares { files, ranks, .. }
        if cells == usize::from(files) * usize::from(ranks))
}

/// The kind in hand that the way begins with.
fn chosen(steps: &[Step]) -> Option<PieceKind> {
    match steps.first()? {
        Step::Hand(kind) => Some(*kind),
        Step::Man(..) | Step::To { .. } | Step::Become(_) | Step::Word { .. } => None,
    }
}

fn to(path: &str) -> Does {
    if path.is_empty() { Does::Start } else { Does::Step(path.to_owned()) }
}

fn step_marks(steps: &[Step]) -> Vec<(Cell, Mark)> {
    let placing = matches!(steps.first(), Some(Step::Hand(_)));
    let of = |step: &Step| Some((step.cell()?, mark(step, placing)));
    let mut marks: Vec<_> = steps.iter().filter_map(of).collect();
    marks.sort_unstable();
    marks
}

const fn mark(step: &Step, placing: bool) -> Mark {
    match step {
        Step::Man(..) => Mark::Selected,
        Step::To { takes: true, .. } => Mark::Capture,
        Step::To { .. } if placing => Mark::Place,
        Step::To { .. } | Step::Hand(_) | Step::Become(_) | Step::Word { .. } => Mark::Target,
    }
}
