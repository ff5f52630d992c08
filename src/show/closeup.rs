//! Parts of a board of loose tiles, larger: round one's own king, round the last move.

use crate::message::{Button, ButtonStyle, Closeup, Message, Request, TablePress};
use crate::render::Scene;
use crate::rules::{Cell, Geometry, Mark, PieceKind, Seat, SeatSet, View};
use crate::show::presenter::Presenter;

/// Boards that are no longer than this a side are shown large anyway.
const SMALL: u16 = 7;

impl Presenter<'_> {
    /// The buttons that show parts of a board; none where all of it is large enough.
    pub(crate) fn closeup_buttons(&self, request: &Request) -> Vec<Button> {
        let table = self.table;
        let view = table.seen(table.viewer(request.who.id)).view();
        let own = table.record().seats_of(request.who.id);
        if !spreads(&view) {
            return Vec::new();
        }
        let there = |part: &Closeup| middle(*part, &view, own).is_some();
        let button = |part| {
            let plain = self.voice.plain();
            let label = match part {
                Closeup::King => plain.label_my_king(),
                Closeup::LastMove => plain.label_last_move(),
            };
            self.button(TablePress::Closeup(part), label, ButtonStyle::Rest)
        };
        Closeup::ALL.into_iter().filter(there).map(button).collect()
    }

    /// A part of the board as a person sees it; all of it if there is no such part any more.
    pub(crate) fn closeup(&self, request: &Request, part: Closeup) -> Message {
        let table = self.table;
        let view = table.seen(table.viewer(request.who.id)).view();
        let own = table.record().seats_of(request.who.id);
        let near = middle(part, &view, own);
        let scene = Scene { near, ..Scene::from(&view) };
        let (first, second) = self.pair();
        let mut lines = vec![self.voice.board_of(self.title(), first, second)];
        lines.extend(self.last_moves());
        let mut message = Message::private(lines.join("\n"));
        message.picture = self.picture_for(own, &scene, Seat::FIRST, None);
        message
    }
}

/// Whether tiles lie so far apart that they are small in one picture.
fn spreads(view: &View) -> bool {
    let Geometry::Tiles { .. } = view.geometry else { return false };
    let side = |part: fn(&Cell) -> i16| {
        let cells = || view.men.iter().map(|man| part(&man.cell));
        cells().min().zip(cells().max()).map_or(0, |(low, high)| low.abs_diff(high) + 1)
    };
    side(|cell| cell.x).max(side(|cell| cell.y)) > SMALL
}

/// The cell round which a part lies.
fn middle(part: Closeup, view: &View, own: SeatSet) -> Option<Cell> {
    match part {
        Closeup::King => {
            let king =
                |man: &&crate::rules::Man| own.has(man.seat) && man.figure == PieceKind::King;
            view.men.iter().find(king).map(|man| man.cell)
        }
        Closeup::LastMove => {
            // Where something lies now: it went there.
            let marked = || view.marks.iter().filter(|(_, mark)| *mark == Mark::LastMove);
            let lies = |cell: Cell| view.men.iter().any(|man| man.cell == cell);
            let reached = marked().find(|(cell, _)| lies(*cell));
            reached.or_else(|| marked().next()).map(|&(cell, _)| cell)
        }
    }
}
