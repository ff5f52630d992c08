//! Steps and moves in words: the labels of buttons and the lines of completion.

use super::Picker;
use super::trie::Way;
use crate::catalog::Choice;
use crate::rules::kit::label;
use crate::rules::{Geometry, Labels, PieceKind, Seat, Step, View};
use crate::words::{Term, cut};

/// The most characters of a button's label.
const LABEL_MOST: usize = 24;

impl Picker<'_> {
    /// What the button of a way on says.
    pub(super) fn label(&self, view: &View, way: &Way<'_>) -> String {
        let by_files = self.drawn.labels == Labels::Files;
        let text = match (way.step, way.last) {
            // Cells have no names in the picture, but the notation has one for the whole move.
            (Step::To { .. }, Some(choice)) if by_files => choice.written.clone(),
            (step, _) => self.step(view, step, way.below.first().copied()),
        };
        cut(&text, LABEL_MOST)
    }

    /// What the button of all men of a kind says.
    pub(super) fn of_kind(&self, view: &View, kind: PieceKind, count: usize) -> String {
        let name = self.sign(view, kind).map_or_else(|| self.named(kind), String::from);
        let label = self.voice.plain().pick_kind(Term(name), count as i64);
        cut(&label, LABEL_MOST)
    }

    /// The character that a man of the viewer's is drawn with.
    fn sign(&self, view: &View, kind: PieceKind) -> Option<char> {
        let side = *view.sides.get(self.seen.viewer().seat()?.index())?;
        (self.drawn.sign)(kind, side)
    }

    /// A step as buttons say it, which leads to the move `below` among others.
    fn step(&self, view: &View, step: &Step, below: Option<&Choice>) -> String {
        let voice = self.voice.plain();
        match step {
            Step::Man(figure, cell) => {
                let sign = self.sign(view, *figure);
                let called =
                    below.and_then(|below| self.seen.called(&below.text, self.notation, sign));
                called.unwrap_or_else(|| {
                    let sign = sign.map_or_else(|| self.short(*figure), String::from);
                    format!("{sign} {}", label::cell(view.geometry, *cell))
                })
            }
            Step::Hand(figure) => match self.in_hand(view, *figure) {
                Some(count) => voice.pick_hand(Term(self.named(*figure)), count.into()),
                None => self.named(*figure),
            },
            Step::To { cell, takes: false } => label::cell(view.geometry, *cell),
            Step::To { cell, takes: true } => {
                voice.pick_takes(Term(label::cell(view.geometry, *cell)))
            }
            Step::Become(figure) => self.named(*figure),
            Step::Word { say, .. } => voice.say(self.seen.info(), say, &|seat| side(view, seat)),
        }
    }

    /// The name of a kind, with a capital.
    fn named(&self, figure: PieceKind) -> String {
        capital(&self.name(figure))
    }

    /// What the men of this kind are called that whoever picks has.
    fn name(&self, figure: PieceKind) -> String {
        let view = self.seen.view();
        let side = self.seen.viewer().seat().and_then(|seat| view.sides.get(seat.index()).copied());
        self.voice.plain().man(self.seen.info(), figure, side)
    }

    /// The shortest that says which kind it is: its letter, or a name of one sign.
    fn short(&self, figure: PieceKind) -> String {
        let name = self.name(figure);
        if name.chars().count() == 1 { name } else { figure.letter().to_string() }
    }

    fn in_hand(&self, view: &View, figure: PieceKind) -> Option<u8> {
        let tray = view.trays.get(self.seen.viewer().seat()?.index())?;
        tray.men.iter().find(|(kind, _)| *kind == figure).map(|&(_, count)| count)
    }

    /// The man that a first step chooses: `knight g1`.
    pub(super) fn man(&self, geometry: Geometry, step: &Step) -> String {
        let voice = self.voice.plain();
        match step {
            Step::Man(figure, cell) => {
                voice.man_at(Term(self.name(*figure)), Term(label::cell(geometry, *cell)))
            }
            Step::Hand(figure) | Step::Become(figure) => self.name(*figure),
            Step::To { cell, .. } => label::cell(geometry, *cell),
            Step::Word { say, .. } => {
                voice.say(self.seen.info(), say, &|seat| (seat.0 + 1).to_string())
            }
        }
    }

    /// The question where the chosen piece goes, which leads to the move `below` among others. The
    /// piece is called as the picture lets it be found.
    pub(super) fn where_to(&self, geometry: Geometry, step: &Step, below: &Choice) -> String {
        let by_files = self.drawn.labels == Labels::Files;
        let called = by_files.then(|| self.seen.called(&below.text, self.notation, None));
        if let Some(called) = called.flatten() {
            return self.voice.pick_target(Term(called));
        }
        match step {
            Step::Man(figure, cell) => self
                .voice
                .pick_target_from(Term(self.name(*figure)), Term(label::cell(geometry, *cell))),
            Step::Hand(_) | Step::To { .. } | Step::Become(_) | Step::Word { .. } => {
                self.voice.pick_target(Term(self.man(geometry, step)))
            }
        }
    }

    /// A whole move in words: `knight g1 to f3`.
    pub(super) fn in_words(&self, geometry: Geometry, choice: &Choice) -> String {
        let voice = self.voice.plain();
        let mut words = String::new();
        for step in &choice.steps {
            let own = self.man(geometry, step);
            words = match step {
                _ if words.is_empty() => own,
                Step::To { takes: true, .. } => voice.takes(Term(words), Term(own)),
                Step::To { .. } if matches!(choice.steps[0], Step::Hand(_)) => {
                    voice.put(Term(words), Term(own))
                }
                Step::To { .. } => voice.goes(Term(words), Term(own)),
                Step::Become(_) => voice.becomes(Term(words), Term(own)),
                Step::Word { .. } => own,
                Step::Man(..) | Step::Hand(_) => voice.man_at(Term(words), Term(own)),
            };
        }
        words
    }
}

fn side(view: &View, seat: Seat) -> String {
    view.sides.get(seat.index()).map_or_else(String::new, |side| side.key().to_owned())
}

fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}
