//! The strip below a board: who plays, how it stands, what was played last.

use crate::message::Picture;
use crate::render::{Caption, Player, Scene, drawable};
use crate::rules::{Act, Geometry, PieceKind, Seat, SeatSet, View, Viewer};
use crate::show::clock::{coarse, on_dial};
use crate::show::presenter::Presenter;
use crate::table::{Phase, ReplayFrame, Secrecy};
use crate::words::{Term, cut_alt};

/// How many moves the strip tells.
const MOVES: usize = 3;

/// A move for the strip: its number, whose it was, its text.
struct Told {
    number: Option<u32>,
    seat: Seat,
    text: String,
}

impl Presenter<'_> {
    /// The picture of the board as it is now, with its strip; for somebody who alone reads it, in
    /// these seats, or for everybody if there are none.
    pub(crate) fn picture_now(
        &self,
        own: SeatSet,
        scene: &Scene<'_>,
        below: Seat,
        result: Option<&str>,
    ) -> Option<Picture> {
        let caption = self.strip(scene.view);
        let scene = Scene { caption: caption.as_ref(), ..*scene };
        self.picture_for(own, &scene, below, result)
    }

    /// The strip below the board as it is now.
    pub(crate) fn strip(&self, view: &View) -> Option<Caption> {
        if !self.has_strip(view) {
            return None;
        }
        let moves = self.table.live_entries().rev().filter_map(|entry| {
            let Act::Move { seat, text } = &entry.act else { return None };
            let before = self.table.game_before(entry.ply)?;
            let seen = before.seen(Viewer::Seat(*seat));
            let text = seen.write(text, self.notation())?;
            Some(Told { number: seen.view().number, seat: *seat, text })
        });
        let mut moves: Vec<_> = moves.take(MOVES).collect();
        moves.reverse();
        let timed = self.table.record().phase == Phase::Playing;
        Some(self.caption_of(view, &moves, self.plain_ending().as_deref(), timed))
    }

    /// The strips below the boards of a game that is looked back on, if it has any.
    pub(crate) fn strips(&self, frames: &[ReplayFrame]) -> Option<Vec<Caption>> {
        let last = frames.last().filter(|last| self.has_strip(&last.view))?;
        let ending = self.plain_ending().filter(|_| last.over);
        let mut moves: Vec<Told> = Vec::new();
        let strip = |(nth, frame): (usize, &ReplayFrame)| {
            if let Some((seat, text)) = &frame.written {
                let told = Told { number: frame.number, seat: *seat, text: text.clone() };
                moves.push(told);
            }
            let latest = &moves[moves.len().saturating_sub(MOVES)..];
            let result = ending.as_deref().filter(|_| nth + 1 == frames.len());
            self.caption_of(&frame.view, latest, result, false)
        };
        Some(frames.iter().enumerate().map(strip).collect())
    }

    /// How the game ended, if it did, for where nothing is formatted.
    fn plain_ending(&self) -> Option<String> {
        let names = |seat| self.plain_name(seat);
        self.table.outcome().map(|outcome| self.voice.plain().end(self.info(), &outcome, &names))
    }

    /// Whether there is a strip: of an open game of two, unless its readers want none. Loose tiles
    /// have a legend of their own, and of a hidden game the referee says all that may be known.
    fn has_strip(&self, view: &View) -> bool {
        let loose = matches!(view.geometry, Geometry::Tiles { .. });
        let open = Secrecy::of(self.info(), false) == Secrecy::Open;
        self.looks.strips && view.sides.len() == 2 && !loose && open
    }

    fn caption_of(
        &self,
        view: &View,
        moves: &[Told],
        result: Option<&str>,
        timed: bool,
    ) -> Caption {
        let player = |(seat, &side): (Seat, _)| Player {
            side,
            name: drawable(&self.plain_name(seat)).unwrap_or_else(|| self.side(seat)),
            balance: balance(view, seat).map_or_else(String::new, |ahead| format!("+{ahead}")),
            clock: if timed { self.bank_of(seat).unwrap_or_default() } else { String::new() },
            active: view.turn.has(seat) && result.is_none(),
        };
        let players = Seat::all(2).zip(&view.sides).map(player).collect();
        let mut line = String::new();
        for (nth, told) in moves.iter().enumerate() {
            let number = match told.number {
                Some(number) if told.seat == Seat::FIRST => format!("{number}. "),
                Some(number) if nth == 0 => format!("{number}... "),
                Some(_) | None => String::new(),
            };
            line.extend([number.as_str(), told.text.as_str(), " "]);
        }
        let end = result.unwrap_or_default().to_owned();
        Caption { players, line: line.trim_end().to_owned(), end }
    }

    /// What a seat has left of its bank, if it has one.
    fn bank_of(&self, seat: Seat) -> Option<String> {
        let clock = self.table.clock();
        if clock.terms().bank().is_zero() || !self.table.game().playing().has(seat) {
            return None;
        }
        Some(on_dial(self.voice.plain(), coarse(clock.left(seat, self.now)?)))
    }

    /// A picture's alt text with what its strip says; `ended` if it tells already how the game ended.
    pub(crate) fn alt_with(
        &self,
        alt: &str,
        caption: &Caption,
        view: &View,
        ended: bool,
    ) -> String {
        let plain = self.voice.plain();
        let player = |(seat, player): (Seat, &Player)| {
            let side = plain.side_of(self.info(), view, seat);
            let name = if player.name.starts_with(&side) {
                player.name.clone()
            } else {
                plain.strip_player(Term(player.name.clone()), Term(side))
            };
            let more = [&player.balance, &player.clock].map(String::as_str);
            let more = more.into_iter().filter(|text| !text.is_empty());
            std::iter::once(name.as_str()).chain(more).collect::<Vec<_>>().join(" ")
        };
        let players: Vec<_> = (0..).map(Seat).zip(&caption.players).map(player).collect();
        let players = plain.list(players);
        let line = if ended { caption.line.clone() } else { caption.told() };
        let strip = if line.is_empty() {
            plain.strip_start(players)
        } else {
            plain.strip(players, Term(line))
        };
        cut_alt(alt, &strip)
    }
}

/// By how much a seat is ahead in men on the board; nothing if it is not, or where that says little.
fn balance(view: &View, seat: Seat) -> Option<u32> {
    let in_hand = view.trays.iter().any(|tray| tray.men.iter().any(|(_, count)| *count > 0));
    let scored = view.trays.iter().any(|tray| tray.score.is_some());
    let fog = matches!(view.geometry, Geometry::Squares { fog: true, .. });
    if in_hand || scored || fog {
        return None;
    }
    let worth = |seat: Seat| {
        let own = view.men.iter().filter(|man| man.seat == seat);
        own.map(|man| worth(view.geometry, man.figure)).sum::<u32>()
    };
    worth(seat).checked_sub(worth(seat.other())).filter(|ahead| *ahead > 0)
}

/// What a man is worth to most players.
const fn worth(geometry: Geometry, figure: PieceKind) -> u32 {
    let points = matches!(geometry, Geometry::Points);
    match figure {
        PieceKind::King => 0,
        PieceKind::Queen => 9,
        PieceKind::Rook if points => 9,
        PieceKind::Rook => 5,
        PieceKind::Knight | PieceKind::Cannon if points => 4,
        PieceKind::Bishop | PieceKind::Knight | PieceKind::Cannon => 3,
        PieceKind::Advisor | PieceKind::Elephant => 2,
        PieceKind::Pawn => 1,
    }
}
