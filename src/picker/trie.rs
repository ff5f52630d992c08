//! The moves as a trie of steps.

use crate::catalog::Choice;
use crate::rules::kit::label;
use crate::rules::{Cell, Geometry, Step};

/// What joins the keys of a path.
pub(super) const JOINT: char = '.';

/// The key of a step: unique among its siblings, short, without the signs that join keys and bands.
pub(super) fn key(geometry: Geometry, step: &Step) -> String {
    match step {
        Step::Man(_, cell) | Step::To { cell, .. } => label::cell(geometry, *cell),
        Step::Hand(figure) => format!("{}@", figure.letter()),
        Step::Become(figure) => format!("={}", figure.letter()),
        Step::Word { say, .. } => format!("!{}", say.key),
    }
}

/// A place in the trie: the moves that can still be reached.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    pub geometry: Geometry,
    /// The keys of the steps that led here.
    pub path: Vec<String>,
    /// The moves below, in board order.
    pub below: Vec<&'a Choice>,
}

/// One way on from a node.
#[derive(Clone, Debug)]
pub(super) struct Way<'a> {
    pub key: String,
    pub step: &'a Step,
    /// The moves below.
    pub below: Vec<&'a Choice>,
    /// The move, if this step is the last of it.
    pub last: Option<&'a Choice>,
}

impl<'a> Node<'a> {
    pub(super) fn root(geometry: Geometry, choices: &'a [Choice]) -> Self {
        Self { geometry, path: Vec::new(), below: choices.iter().collect() }
    }

    /// The node at the end of a path; `None` if no move goes there.
    pub(super) fn at(geometry: Geometry, choices: &'a [Choice], path: &str) -> Option<Self> {
        let mut node = Self::root(geometry, choices);
        if !path.is_empty() {
            for key in path.split(JOINT) {
                node = node.enter(key)?;
            }
        }
        Some(node)
    }

    fn enter(self, key: &str) -> Option<Self> {
        let depth = self.path.len();
        if depth == 0 && is_kind(key) {
            let kind = |choice: &&Choice| matches!(choice.steps.first(), Some(Step::Man(figure, _)) if key == figure.letter().to_string());
            let below: Vec<_> = self.below.into_iter().filter(kind).collect();
            return (!below.is_empty()).then_some(Self { below, ..self });
        }
        let fits = |choice: &&Choice| {
            choice.steps.get(depth).is_some_and(|step| self::key(self.geometry, step) == key)
        };
        let below: Vec<_> = self.below.into_iter().filter(fits).collect();
        let mut path = self.path;
        path.push(key.to_owned());
        (!below.is_empty()).then_some(Self { path, below, ..self })
    }

    /// The ways on, in board order.
    pub(super) fn ways(&self) -> Vec<Way<'a>> {
        let depth = self.path.len();
        let mut ways: Vec<Way<'a>> = Vec::new();
        for &choice in &self.below {
            let Some(step) = choice.steps.get(depth) else { continue };
            let key = key(self.geometry, step);
            let last = (choice.steps.len() == depth + 1).then_some(choice);
            match ways.iter_mut().find(|way| way.key == key) {
                Some(way) => way.below.push(choice),
                None => ways.push(Way { key, step, below: vec![choice], last }),
            }
        }
        ways.sort_by_key(|way| order(self.geometry, way.step.cell()));
        ways
    }

    /// The move, if the path is one to its end.
    pub(super) fn finished(&self) -> Option<&'a Choice> {
        match self.below[..] {
            [choice] if choice.steps.len() == self.path.len() => Some(choice),
            _ => None,
        }
    }

    /// The same place, or as far on as there is only one way which is not the end of a move.
    pub(super) fn pushed_on(mut self) -> Self {
        loop {
            let ways = self.ways();
            let [way] = &ways[..] else { return self };
            if way.last.is_some() {
                return self;
            }
            self.path.push(way.key.clone());
        }
    }

    /// The steps that led here, as the moves below have them.
    pub(super) fn steps(&self) -> &'a [Step] {
        self.below.first().map_or(&[], |choice| &choice.steps[..self.path.len()])
    }
}

/// Whether a key stands for every man of a kind rather than for one step: a capital letter.
pub(super) fn is_kind(key: &str) -> bool {
    key.len() == 1 && key.as_bytes()[0].is_ascii_uppercase()
}

/// Board order: what has no cell first, then column by column, upwards.
pub(super) fn order(geometry: Geometry, cell: Option<Cell>) -> Option<(i16, i16)> {
    let up = |cell: Cell| if geometry == Geometry::Star { -cell.y } else { cell.y };
    cell.map(|cell| (cell.x, up(cell)))
}
