//! A table with its game: the fold of its log.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use super::visible_version::is_public;
use super::{
    By, Clock, ClockTerms, End, Entry, Heard, Mark, Marked, Offers, PersonId, Phase, Secrecy,
    Standing, TableRecord, Time, VisibleVersions, log,
};
use crate::catalog::{AnyGame, Entry as GameLine, Seen};
use crate::rules::{Act, GameInfo, Notice, Offer, Outcome, Refusal, Seat, SeatSet, Status, Viewer};

/// A table in memory: its record and everything that follows from the log. The record is the truth;
/// the rest is a cache that [`Table::restore`] makes anew.
pub struct Table {
    pub(super) record: TableRecord,
    line: &'static GameLine,
    game: Box<dyn AnyGame>,
    /// The game as it was before each of the last moves, with their plies: what captions are
    /// written from.
    earlier: VecDeque<(u32, Arc<dyn AnyGame>)>,
    /// The entries that changed the position and still count.
    live: Vec<u32>,
    heard: Vec<Heard>,
    position: u32,
    /// The position number after the last entry that everybody may know of.
    public_position: u32,
    versions: VisibleVersions,
    offers: Offers,
    clock: Clock,
    /// Who was to act when somebody last was.
    acted: SeatSet,
    /// The record as the store has it, without log and marks; `None` if it has none yet.
    stored: Option<Arc<TableRecord>>,
}

impl Clone for Table {
    fn clone(&self) -> Self {
        Self {
            record: self.record.clone(),
            line: self.line,
            game: self.game.boxed(),
            earlier: self.earlier.clone(),
            live: self.live.clone(),
            heard: self.heard.clone(),
            position: self.position,
            public_position: self.public_position,
            versions: self.versions.clone(),
            offers: self.offers.clone(),
            clock: self.clock.clone(),
            acted: self.acted,
            stored: self.stored.clone(),
        }
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("record", &self.record).finish_non_exhaustive()
    }
}

impl Table {
    /// A table from its record as the store has it: folds the log. `line` is the catalog line of the record's game.
    ///
    /// # Errors
    /// `rules-changed` if the game's rules no longer replay this record; otherwise the reason why
    /// an entry of the log does not fit. A damaged record never panics.
    pub fn restore(line: &'static GameLine, record: TableRecord) -> Result<Self, Refusal> {
        let game = (line.open)(&record.header)?;
        let clock = Clock::new(record.terms.clock, record.header.seats);
        let versions = VisibleVersions::new(Secrecy::of(line.info, false), record.header.seats);
        let mut table = Self {
            acted: game.status().acting(),
            stored: (record.version > 0).then(|| Arc::new(record.rows())),
            record,
            line,
            game,
            earlier: VecDeque::new(),
            live: Vec::new(),
            heard: Vec::new(),
            position: 0,
            public_position: 0,
            versions,
            offers: Offers::default(),
            clock,
        };
        let acting = table.refold()?;
        let mut marks = table.record.marks.clone().into_iter().peekable();
        for entry in table.record.log.clone() {
            while let Some(mark) = marks.next_if(|mark| mark.ply <= entry.ply) {
                table.note_mark(&mark);
            }
            let after = acting.binary_search_by_key(&entry.ply, |&(ply, _)| ply).ok();
            table.note(&entry, after.map(|nth| acting[nth].1));
        }
        marks.for_each(|mark| table.note_mark(&mark));
        Ok(table)
    }

    /// The same table with another record, which is not stored yet.
    ///
    /// # Errors
    /// As [`Table::restore`].
    pub(super) fn with_record(&self, record: TableRecord) -> Result<Self, Refusal> {
        Ok(Self { stored: self.stored.clone(), ..Self::restore(self.line, record)? })
    }

    /// What is stored of it.
    #[must_use]
    pub const fn record(&self) -> &TableRecord {
        &self.record
    }

    /// The line of its game in the catalog.
    #[must_use]
    pub const fn line(&self) -> &'static GameLine {
        self.line
    }

    /// What its game is.
    #[must_use]
    pub(crate) const fn info(&self) -> &'static GameInfo {
        self.line.info
    }

    /// Whether it begins from a position that somebody chose: what is won from there beats no level of the
    /// computer.
    #[must_use]
    pub(crate) fn is_set_up(&self) -> bool {
        let named = self.record.terms.set_up(self.line).is_some();
        named || self.line.begins_elsewhere(&self.record.header)
    }

    /// What may be known of it, and by whom.
    #[must_use]
    pub const fn secrecy(&self) -> Secrecy {
        Secrecy::of(self.info(), matches!(self.record.phase, Phase::Over(_)))
    }

    /// Whether the computer has an opinion of such games once they are over. Of a hidden game it has
    /// one only when that is decided for good: one that was closed may go on.
    #[must_use]
    pub(crate) const fn may_be_analysed(&self) -> bool {
        if self.secrecy().allows_help() {
            return true;
        }
        matches!(self.record.phase, Phase::Over(End::Decided)) && self.line.could.is_some()
    }

    /// The game itself: the host's half, for brains and exports. Nothing of it may reach a person
    /// but through [`Table::seen`].
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// The game as a person may see it.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> Seen<'_> {
        self.game.seen(viewer)
    }

    /// Through whose eyes a person looks: all of it once the game is over, else their seat (the one
    /// that is to act, if they hold several), else the public's.
    #[must_use]
    pub fn viewer(&self, person: PersonId) -> Viewer {
        if matches!(self.record.phase, Phase::Over(_)) {
            return Viewer::Everything;
        }
        let own = self.record.seats_of(person);
        let acting = self.game.status().acting();
        own.iter()
            .find(|&seat| acting.has(seat))
            .or_else(|| own.iter().next())
            .map_or(Viewer::Public, Viewer::Seat)
    }

    /// How many entries have changed the position. It only ever rises: a takeback is one more.
    #[must_use]
    pub const fn position_number(&self) -> u32 {
        self.position
    }

    /// The position number that the public board shows at least: of an open game, or of one that is over, the
    /// position number; else the one after the last entry that everybody may know of.
    #[must_use]
    pub(crate) const fn public_position(&self) -> u32 {
        if self.secrecy().is_sealed() { self.public_position } else { self.position }
    }

    /// The number that things made for this viewer carry, and that has grown when those are stale: of
    /// an open game the position number; of a hidden one how often the viewer acted or was told
    /// something, which they know themselves and which tells nothing of the others.
    #[must_use]
    pub(crate) fn news_number(&self, viewer: Viewer) -> u32 {
        if self.secrecy().counts_by_seat() { self.versions.of(viewer) } else { self.position }
    }

    /// How many moves count, takebacks deducted.
    #[must_use]
    pub fn moves_made(&self) -> usize {
        self.live_entries().filter(|entry| matches!(entry.act, Act::Move { .. })).count()
    }

    /// The entries that changed the position and still count, in order.
    pub fn live_entries(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.live.iter().filter_map(|&ply| self.record.log.get(ply as usize))
    }

    /// What was said so far, with the entry that caused it.
    #[must_use]
    pub fn heard(&self) -> &[Heard] {
        &self.heard
    }

    /// Its clock, as the log and the marks leave it.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The offers that stand.
    #[must_use]
    pub fn standing(&self, what: Offer) -> Option<Standing> {
        self.offers.standing(what)
    }

    pub(super) const fn offers(&self) -> &Offers {
        &self.offers
    }

    /// Whether it is played by direct messages alone, between players who are not to know each other
    /// before the end.
    #[must_use]
    pub(crate) const fn is_anonymous(&self) -> bool {
        self.record.terms.customs.anonymous
    }

    /// Who is to act, as far as everybody may know; nobody unless the game runs.
    #[must_use]
    pub fn turn(&self) -> SeatSet {
        match self.record.phase {
            Phase::Playing if self.secrecy().is_sealed() => {
                self.game.seen(Viewer::Public).view().turn
            }
            Phase::Playing => self.game.status().acting(),
            Phase::Invited { .. } | Phase::Open { .. } | Phase::Over(_) | Phase::Off(_) => {
                SeatSet::EMPTY
            }
        }
    }

    /// The game as it was before an entry that still counts; `None` if the record does not reach it.
    /// For the last moves it is at hand; for earlier ones the record is played again.
    #[must_use]
    pub fn game_before(&self, ply: u32) -> Option<Arc<dyn AnyGame>> {
        if let Some((_, game)) = self.earlier.iter().find(|(known, _)| *known == ply) {
            return Some(Arc::clone(game));
        }
        let mut game = (self.line.open)(&self.record.header).ok()?;
        for entry in self.live_entries().take_while(|entry| entry.ply < ply) {
            game.act(&entry.act).ok()?;
        }
        Some(game.into())
    }

    /// The game as it was after an entry that still counts; `None` if the record does not reach it.
    #[must_use]
    pub(crate) fn game_after(&self, ply: u32) -> Option<Box<dyn AnyGame>> {
        let entry = self.live_entries().find(|entry| entry.ply == ply)?;
        let mut game = self.game_before(ply)?.boxed();
        game.act(&entry.act).ok()?;
        Some(game)
    }

    /// Who fell out of the game by a move, in order: the notices that say so.
    pub(crate) fn fallen(&self) -> impl Iterator<Item = (Seat, &Heard)> {
        self.heard.iter().filter_map(|heard| Some((heard.notice.out?, heard)))
    }

    /// How many of the last moves captions are written of: one round, and one more after a
    /// computer's move.
    fn kept(&self) -> usize {
        usize::from(self.record.header.seats) + 1
    }

    fn keep(&mut self, ply: u32, before: Box<dyn AnyGame>) {
        if self.earlier.len() == self.kept() {
            self.earlier.pop_front();
        }
        self.earlier.push_back((ply, before.into()));
    }

    /// The seat for which the computer has to act now. The host's knowledge.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Seat> {
        let running = self.record.phase == Phase::Playing && self.clock.stopped().is_none();
        let computers = self.record.computers();
        let mut acting = self.game.status().acting().iter();
        if running { acting.find(|&seat| computers.has(seat)) } else { None }
    }

    /// How the game ended by the rules; `None` while it runs and if it was called off.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.record.phase {
            Phase::Over(End::Decided) => self.game.status().outcome().cloned(),
            _ => None,
        }
    }

    /// The table after it was stored.
    pub fn stored(&mut self, version: u32) {
        self.record.version = version;
        self.stored = Some(Arc::new(self.record.rows()));
    }

    /// What the store has of it besides log and marks, so that only what changed is written.
    pub(crate) fn in_store(&self) -> Option<Arc<TableRecord>> {
        self.stored.clone()
    }

    /// Sets another clock for a game that has not begun.
    pub(super) fn wind(&mut self, terms: ClockTerms) {
        self.record.terms.clock = terms;
        self.clock = Clock::new(terms, self.record.header.seats);
    }

    /// Carries out an act and appends it.
    ///
    /// # Errors
    /// If the rules refuse; then nothing is appended.
    pub(super) fn append(&mut self, by: By, at: Time, act: Act) -> Result<(), Refusal> {
        let ply = self.record.log.len() as u32;
        let entry = Entry { ply, at, by, act };
        if let Act::Takeback { to } = entry.act {
            if to >= ply {
                return Err(Refusal::new("takeback-range"));
            }
            self.record.log.push(entry);
            self.refold()?;
        } else {
            let before = self.game.boxed();
            let notices = self.game.act(&entry.act)?;
            if matches!(entry.act, Act::Move { .. }) {
                self.keep(ply, before);
            }
            if super::changes_position(&entry.act) {
                self.versions.note(&entry.act, &notices);
                self.live.push(ply);
            }
            self.heard.extend(notices.into_iter().map(|notice| Heard { ply, notice }));
            self.record.log.push(entry);
        }
        if let Some(entry) = self.record.log.last().cloned() {
            self.note(&entry, Some(self.game.status().acting()));
        }
        Ok(())
    }

    /// Appends a mark.
    pub(super) fn mark(&mut self, by: By, at: Time, mark: Mark) {
        let ply = self.record.log.len() as u32;
        let marked = Marked { ply, at, by, mark };
        self.note_mark(&marked);
        self.record.marks.push(marked);
    }

    /// Takes notice of an entry that was carried out; `acting` is who acts after it, as far as that
    /// is known: of entries taken back it is not.
    fn note(&mut self, entry: &Entry, acting: Option<SeatSet>) {
        let moved = super::changes_position(&entry.act);
        self.position += u32::from(moved);
        if moved && is_public(self.secrecy(), &entry.act, self.said_of(entry.ply)) {
            self.public_position = self.position;
        }
        self.offers.note(entry);
        let acting = acting.filter(|acting| !acting.is_empty());
        // In a hidden game tries change the position and the turn goes on.
        let passed =
            !self.secrecy().counts_by_seat() || acting.is_some_and(|acting| acting != self.acted);
        self.acted = acting.unwrap_or(self.acted);
        self.clock.entry(entry, moved && passed);
    }

    /// What was said of a live entry.
    fn said_of(&self, ply: u32) -> impl Iterator<Item = &Notice> {
        let from = self.heard.partition_point(|heard| heard.ply < ply);
        let said = self.heard[from..].iter().take_while(move |heard| heard.ply == ply);
        said.map(|heard| &heard.notice)
    }

    fn note_mark(&mut self, marked: &Marked) {
        if matches!(marked.mark, Mark::Stopped { .. } | Mark::Resumed) {
            self.offers = Offers::default();
        }
        self.clock.mark(marked);
    }

    /// Plays what the rules force and notices the end.
    pub(super) fn run_on(&mut self, at: Time) -> Result<(), Refusal> {
        for _ in 0..self.info().bound {
            match (self.game.status(), self.game.forced()) {
                (Status::HandOver, _) if !self.clock.waits() => {
                    self.append(By::Host, at, Act::HandOver)?;
                }
                (Status::ToAct(_), Some((seat, text))) => {
                    self.append(By::Host, at, Act::Move { seat, text })?;
                }
                (Status::Over(_), _) => {
                    self.record.phase = Phase::Over(End::Decided);
                    return Ok(());
                }
                (Status::ToAct(_) | Status::HandOver, _) => return Ok(()),
            }
        }
        Ok(())
    }

    /// Makes game, live entries and notices anew from the log; returns who is to act after each live
    /// entry.
    fn refold(&mut self) -> Result<Vec<(u32, SeatSet)>, Refusal> {
        let mut game = (self.line.open)(&self.record.header)?;
        let live = log::live(&self.record.log)?;
        let mut heard = Vec::new();
        let mut versions =
            VisibleVersions::new(Secrecy::of(self.info(), false), self.record.header.seats);
        let mut acting = Vec::with_capacity(live.len());
        self.earlier.clear();
        let recent = live.len().saturating_sub(self.kept());
        for (nth, &ply) in live.iter().enumerate() {
            let entry = self.record.log.get(ply as usize).ok_or(Refusal::new("log-gap"))?;
            if nth >= recent && matches!(entry.act, Act::Move { .. }) {
                self.earlier.push_back((ply, game.boxed().into()));
            }
            let notices = game.act(&entry.act)?;
            versions.note(&entry.act, &notices);
            heard.extend(notices.into_iter().map(|notice| Heard { ply, notice }));
            acting.push((ply, game.status().acting()));
        }
        (self.game, self.live, self.heard) = (game, live, heard);
        self.versions = versions;
        Ok(acting)
    }
}
