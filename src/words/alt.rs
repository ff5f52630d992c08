//! A view in plain words, for those who do not see the picture. Says nothing that the view does not
//! hold: in a hidden game it is a door like the picture.

use super::field::{Term, cut};
use super::list::paragraph;
use super::messages::Fields;
use super::voice::Voice;
use crate::rules::kit::label;
use crate::rules::{Cell, GameInfo, Geometry, Mark, PieceKind, Seat, View};

/// The most characters of an alt text.
pub const ALT_MOST: usize = 1024;

/// An alt text with more behind it, at most [`ALT_MOST`] characters: the alt text gives way.
#[must_use]
pub(crate) fn cut_alt(alt: &str, more: &str) -> String {
    let more = cut(more, ALT_MOST / 2);
    let room = ALT_MOST - more.chars().count() - 1;
    if alt.chars().count() <= room {
        return paragraph([alt, &more]);
    }
    paragraph([cut(alt, room), more])
}

impl Voice<'_> {
    /// The alt text of a picture of `view`, at most [`ALT_MOST`] characters: game and turn; last
    /// move; check or result; what is marked for a choice; men by side; the rest. `result` is the
    /// sentence of the end, if the game is over.
    #[must_use]
    pub fn alt(self, info: &GameInfo, view: &View, result: Option<&str>) -> String {
        let whole = paragraph(self.plain().description(info, view, result));
        if whole.chars().count() <= ALT_MOST {
            return whole;
        }
        let hint = self.alt_more();
        let room = ALT_MOST.saturating_sub(hint.chars().count() + 1);
        paragraph([cut(&whole, room), hint])
    }

    /// The whole view in words, however long they are.
    #[must_use]
    pub(crate) fn words(self, info: &GameInfo, view: &View) -> String {
        paragraph(self.description(info, view, None))
    }

    /// The whole view as sentences.
    pub(super) fn description(
        self,
        info: &GameInfo,
        view: &View,
        result: Option<&str>,
    ) -> Vec<String> {
        let names = |seat: Seat| self.side_of(info, view, seat);
        let mut parts = vec![self.heading(info, view)];
        parts.extend(view.last.iter().map(|last| self.say(info, last, &names)));
        parts.extend(view.notes.iter().map(|note| self.say(info, note, &names)));
        parts.extend(result.map(str::to_owned));
        parts.extend(self.chosen(view));
        for (nth, _) in view.sides.iter().enumerate() {
            let seat = Seat(nth as u8);
            let men = self.men(info, view, seat);
            if !men.is_empty() {
                parts.push(self.alt_men(Term(names(seat)), Term(men)));
            }
        }
        for (seat, tray) in (0..).map(Seat).zip(&view.trays) {
            let held = tray.men.iter().filter(|(_, count)| *count > 0);
            let held: Vec<_> = held.map(|&(figure, n)| self.counted(info, figure, n)).collect();
            if !held.is_empty() {
                parts.push(self.alt_hand(Term(names(seat)), self.list(held)));
            }
            parts.extend(tray.score.map(|s| self.alt_score(Term(names(seat)), s.into())));
            let taken = tray.taken_by.map(|by| self.alt_taken(Term(names(seat)), Term(names(by))));
            parts.extend(taken);
        }
        let marked = [
            (Mark::Threatened, Self::alt_threatened as fn(Self, Term) -> String),
            (Mark::Trapped, Self::alt_trapped),
            (Mark::PartlyTrapped, Self::alt_partly_trapped),
            (Mark::Announced, Self::alt_announced),
        ];
        for (mark, sentence) in marked {
            let cells = self.cells(view, mark);
            if !cells.is_empty() {
                parts.push(sentence(self, Term(cells)));
            }
        }
        parts
    }

    fn heading(self, info: &GameInfo, view: &View) -> String {
        let game = Term(self.title(info));
        let fogged = matches!(view.geometry, Geometry::Squares { fog: true, .. });
        match (view.turn.iter().next(), view.number) {
            (None, _) if fogged => self.alt_fog(game),
            (None, _) => self.alt_nobody(game),
            (Some(seat), _) if fogged => {
                self.alt_fog_turn(game, Term(self.side_of(info, view, seat)))
            }
            (Some(seat), Some(number)) => {
                self.alt_turn(game, Term(self.side_of(info, view, seat)), number.into())
            }
            (Some(seat), None) => self.alt_setup(game, Term(self.side_of(info, view, seat))),
        }
    }

    /// What the picker marked: the chosen man, where it may go, what it may take.
    fn chosen(self, view: &View) -> Vec<String> {
        let [movable, man, to, takes, place] =
            [Mark::Movable, Mark::Selected, Mark::Target, Mark::Capture, Mark::Place]
                .map(|mark| self.cells(view, mark));
        let mut parts = Vec::new();
        if !movable.is_empty() {
            parts.push(self.alt_movable(Term(movable)));
        }
        if !man.is_empty() {
            parts.push(self.alt_chosen(Term(man)));
        }
        if !to.is_empty() {
            parts.push(self.alt_targets(Term(to)));
        }
        if !takes.is_empty() {
            parts.push(self.alt_captures(Term(takes)));
        }
        if !place.is_empty() {
            parts.push(self.alt_places(Term(place)));
        }
        parts
    }

    /// The colour of a seat, in words.
    #[must_use]
    pub(crate) fn side_of(self, info: &GameInfo, view: &View, seat: Seat) -> String {
        let side = view.sides.get(seat.index());
        side.map_or_else(|| (seat.0 + 1).to_string(), |&side| self.side(info, side))
    }

    /// The men of a seat, most worthy kind first: `king e1, rooks a1 h1`.
    fn men(self, info: &GameInfo, view: &View, seat: Seat) -> String {
        let side = view.sides.get(seat.index()).copied();
        let kinds = PieceKind::ALL.iter().filter_map(|&figure| {
            let own = view.men.iter().filter(|man| man.seat == seat && man.figure == figure);
            let cells: Vec<_> = own.map(|man| label::cell(view.geometry, man.cell)).collect();
            let kind = match cells.len() {
                0 => return None,
                1 => self.man(info, figure, side),
                _ => {
                    let own = side.and_then(|side| self.man_of(info, figure, side));
                    own.unwrap_or_else(|| self.figures(info, figure))
                }
            };
            Some(format!("{kind} {}", cells.join(" ")))
        });
        self.listed(kinds)
    }

    fn counted(self, info: &GameInfo, figure: PieceKind, count: u8) -> String {
        if count == 1 {
            self.figure(info, figure)
        } else {
            format!("{count} {}", self.figures(info, figure))
        }
    }

    /// What the game calls several men of a kind.
    #[must_use]
    pub(crate) fn figures(self, info: &GameInfo, figure: PieceKind) -> String {
        let key = format!("figures-{}", figure.key());
        let own = self.game_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| self.figure(info, figure))
    }

    fn cells(self, view: &View, wanted: Mark) -> String {
        let name = |&(cell, _): &(Cell, Mark)| label::cell(view.geometry, cell);
        let marked = view.marks.iter().filter(|(_, mark)| *mark == wanted);
        self.listed(marked.map(name))
    }
}
