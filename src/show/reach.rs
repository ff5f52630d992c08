//! Where men can go: as marks, in words, and the men to choose from.

use crate::message::{Menu, MenuEntry, MenuId, MenuOffers, Row};
use crate::picker::{self, are_all};
use crate::rules::kit::label;
use crate::rules::{Cell, Mark, PieceKind, Seat, Step, Viewer};
use crate::show::presenter::Presenter;
use crate::words::Term;

/// The most entries of a menu.
const MENU_MOST: usize = 25;

/// The most cells that are named where a man in hand can be put; of more only how many.
const NAMED_CELLS: usize = 12;

/// Where men can go.
#[derive(Debug, Default)]
pub(crate) struct Reach {
    /// The same as marks, sorted by cell.
    pub marks: Vec<(Cell, Mark)>,
    /// Whether no man was named.
    all: bool,
    /// Each kind in hand with where it can be put.
    hands: Vec<(PieceKind, Vec<Cell>)>,
}

impl Reach {
    fn put(&mut self, figure: PieceKind, rest: &[Step]) {
        let cells = rest.iter().filter_map(Step::cell);
        match self.hands.iter_mut().find(|(kind, _)| *kind == figure) {
            Some((_, known)) => known.extend(cells),
            None => self.hands.push((figure, cells.collect())),
        }
    }

    /// The kind in hand, if it is the only one.
    pub fn chosen(&self) -> Option<PieceKind> {
        match self.hands.as_slice() {
            [(figure, _)] => Some(*figure),
            _ => None,
        }
    }
}

impl Presenter<'_> {
    /// Where a man of `seat` can go, named by cell, letter or hand; if none is named, all men that can
    /// move and where those in hand can be put. `None` if nothing fits.
    pub(crate) fn reach(&self, seat: Seat, piece: Option<&str>) -> Option<Reach> {
        let seen = self.table.seen(Viewer::Seat(seat));
        let geometry = seen.view().geometry;
        let choices = seen.choices(self.notation());
        let piece = piece.map(str::trim).filter(|piece| !piece.is_empty());
        // However it was called: `knight`, `S`, `Springer g1`.
        let read = piece.and_then(|piece| picker::half(&self.picker(seen), piece));
        let piece = read.as_deref().or(piece);
        let named = |figure: PieceKind, piece: &str| {
            figure.letter().to_string().eq_ignore_ascii_case(piece)
        };
        let fits = |step: &Step| match (step, piece) {
            (_, None) => true,
            (Step::Man(figure, cell), Some(piece)) => {
                label::cell(geometry, *cell).eq_ignore_ascii_case(piece) || named(*figure, piece)
            }
            (Step::Hand(figure), Some(piece)) => named(*figure, piece.trim_end_matches('@')),
            (Step::To { .. } | Step::Become(_) | Step::Word { .. }, Some(_)) => false,
        };
        let fitting: Vec<_> = choices
            .iter()
            .filter_map(|choice| choice.steps.split_first().filter(|(first, _)| fits(first)))
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let mut reach = Reach { all: piece.is_none(), ..Reach::default() };
        for (first, rest) in fitting {
            match first {
                Step::Man(_, cell) if piece.is_none() => {
                    reach.marks.push((*cell, Mark::Movable));
                    continue;
                }
                Step::Man(_, cell) => reach.marks.push((*cell, Mark::Selected)),
                Step::Hand(figure) => reach.put(*figure, rest),
                Step::To { .. } | Step::Become(_) | Step::Word { .. } => {}
            }
            let mark = |step: &Step| match step {
                Step::To { takes: true, .. } => Some(Mark::Capture),
                Step::To { .. } if matches!(first, Step::Hand(_)) => Some(Mark::Place),
                Step::To { .. } | Step::Word { .. } if piece.is_some() => Some(Mark::Target),
                Step::To { .. }
                | Step::Word { .. }
                | Step::Man(..)
                | Step::Hand(_)
                | Step::Become(_) => None,
            };
            let marks = rest.iter().filter_map(|step| Some((step.cell()?, mark(step)?)));
            reach.marks.extend(marks);
        }
        reach.marks.sort_unstable();
        reach.marks.dedup();
        let placed = reach.marks.iter().filter(|(_, mark)| *mark == Mark::Place).count();
        if are_all(geometry, placed) {
            reach.marks.retain(|(_, mark)| *mark != Mark::Place);
        }
        Some(reach)
    }

    /// The same in words: where each kind in hand can be put.
    pub(crate) fn reach_words(&self, reach: &Reach) -> String {
        let geometry = self.public_view().geometry;
        let head = if reach.all { self.voice.where_all() } else { self.voice.where_to() };
        let mut lines = vec![head];
        for (figure, cells) in &reach.hands {
            let man = Term(self.voice.figure(self.info(), *figure));
            lines.push(if cells.len() > NAMED_CELLS {
                self.voice.hand_goes_many(man, cells.len() as i64)
            } else {
                let cells = cells.iter().map(|&at| label::cell(geometry, at));
                self.voice.hand_goes(man, self.voice.list(cells))
            });
        }
        lines.join("\n")
    }

    /// The men of `seat` that can move, to choose one of; none if there are more than a menu holds.
    pub(crate) fn movers_menu(&self, seat: Seat, chosen: Option<&str>) -> Option<Row> {
        let men = self.movers(seat);
        if men.is_empty() || men.len() > MENU_MOST {
            return None;
        }
        let entry = |(label, value): (String, String)| MenuEntry {
            chosen: chosen == Some(value.as_str()),
            description: String::new(),
            label,
            value,
        };
        Some(Row::Menu(Menu {
            placeholder: self.voice.plain().pick_man(),
            offers: MenuOffers::Entries(
                MenuId::Where { table: self.table.record().id },
                men.into_iter().map(entry).collect(),
            ),
        }))
    }

    /// The men of `seat` that can move: what they are called and how they are named.
    pub fn movers(&self, seat: Seat) -> Vec<(String, String)> {
        let seen = self.table.seen(Viewer::Seat(seat));
        let view = seen.view();
        let (geometry, side) = (view.geometry, view.sides.get(seat.index()).copied());
        let voice = self.voice.plain();
        let mut men = Vec::new();
        for choice in seen.choices(self.notation()) {
            let (name, value) = match choice.steps.first() {
                Some(Step::Man(figure, cell)) => (figure, label::cell(geometry, *cell)),
                Some(Step::Hand(figure)) => (figure, format!("{}@", figure.letter())),
                Some(Step::To { .. } | Step::Become(_) | Step::Word { .. }) | None => continue,
            };
            let name = voice.man(self.info(), *name, side);
            let line = (voice.man_at(Term(name), Term(value.clone())), value);
            if !men.contains(&line) {
                men.push(line);
            }
        }
        men
    }
}
