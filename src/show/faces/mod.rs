//! Faces: the one door from accounts to names and mentions.
//!
//! Whoever shows a person asks here, and says who reads it. Of a table whose faces are veiled seats
//! are called by their sides, and nobody is mentioned but the reader. No other file makes a [`Name`]
//! or a [`Mention`], and none outside the store and the table reads what an account is called;
//! `tests/architecture` holds them to it.

mod accounts;

pub(crate) use accounts::{Account, copied, nobody, occupant_name, plain_occupant};

use std::collections::HashMap;

use crate::render::{Avatar, Face, Features, drawable};
use crate::rules::{Seat, Viewer};
use crate::table::{Against, By, NOBODY, Occupant, PersonId, Phase, Table};
use crate::words::{Mention, Name, Term, Voice};

/// Who reads what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// Everybody in a channel, or somebody of whom no more is known.
    Everybody,
    /// This person alone.
    One(PersonId),
}

/// The people at a table as one reader may know them.
#[derive(Clone, Copy)]
pub(crate) struct Faces<'a> {
    table: &'a Table,
    voice: Voice<'a>,
    reader: Reader,
}

impl<'a> Faces<'a> {
    /// Those of a table for a reader of this language.
    pub fn new(table: &'a Table, voice: Voice<'a>, reader: Reader) -> Self {
        Self { table, voice, reader }
    }

    /// Who sits in a seat, by name; by side where one person holds several seats.
    pub fn name(&self, seat: Seat) -> Name {
        Name::new(&self.raw(seat))
    }

    /// The same for places without formatting.
    pub fn plain(&self, seat: Seat) -> String {
        Name::plain(&self.raw(seat))
    }

    fn raw(&self, seat: Seat) -> String {
        let record = self.table.record();
        match record.sitter(seat) {
            Some(Occupant::Person { .. }) if record.faces().are_veiled() => self.side(seat),
            Some(Occupant::Person { id, .. }) if record.seats_of(*id).len() > 1 => self.side(seat),
            Some(Occupant::Person { name, .. }) => name.clone(),
            // Several computers are told apart by their sides.
            Some(Occupant::Computer { level }) if self.several_computers() => {
                self.voice.computer_side(Term(self.side(seat)), i64::from(*level))
            }
            Some(Occupant::Computer { level }) => self.voice.computer(i64::from(*level)),
            Some(Occupant::Erased) => self.voice.deleted_player(),
            Some(Occupant::Free) | None => self.side(seat),
        }
    }

    fn several_computers(&self) -> bool {
        let record = self.table.record();
        let begun = matches!(record.phase, Phase::Playing | Phase::Over(_));
        begun && record.computers().len() > 1
    }

    /// The colour of a seat.
    pub fn side(&self, seat: Seat) -> String {
        let view = self.table.seen(Viewer::Public).view();
        self.voice.side_of(self.table.info(), &view, seat)
    }

    /// The name of a person at the table.
    pub fn name_of(&self, person: PersonId) -> Name {
        let seat = self.table.record().seats_of(person).iter().next();
        seat.map_or_else(nobody, |seat| self.name(seat))
    }

    /// Who moved in a seat: whoever sits there, shares it, or did before they left.
    pub fn mover(&self, seat: Seat, by: By) -> Name {
        let record = self.table.record();
        let sits = |id| record.sitter(seat).and_then(Occupant::person) == Some(id);
        let Some(id) = by.person().filter(|&id| !record.faces().are_veiled() && !sits(id)) else {
            return self.name(seat);
        };
        let mate = record.mates.iter().find(|mate| mate.id == id).map(|mate| &mate.name);
        let leaver = record.leavers.iter().find(|leaver| leaver.id == id).map(|left| &left.name);
        match mate.or(leaver) {
            Some(name) => Name::new(name),
            None if id == NOBODY => Name::new(&self.voice.deleted_player()),
            None => self.name(seat),
        }
    }

    /// Whether the reader may know who this is.
    pub fn knows(&self, person: PersonId) -> bool {
        !self.table.record().faces().are_veiled() || self.reader == Reader::One(person)
    }

    /// How whoever sits in a seat looks in a picture: with their own one of these if the reader may
    /// know them.
    pub fn face(&self, seat: Seat, avatars: &HashMap<PersonId, Avatar>) -> Face {
        let name = drawable(&self.plain(seat)).unwrap_or_else(|| self.side(seat));
        let (number, looks) = match self.table.record().sitter(seat) {
            Some(Occupant::Person { id, .. }) if self.knows(*id) => {
                (id.0, avatars.get(id).cloned().into())
            }
            Some(Occupant::Computer { .. }) => (0, Features::Computer),
            Some(Occupant::Person { .. } | Occupant::Erased | Occupant::Free) | None => {
                (seat.index() as u64, Features::Initials)
            }
        };
        Face { name, number, looks }
    }

    /// How a person is called upon: by a mention, or by their side if the reader may not know them.
    pub fn called(&self, person: PersonId) -> Term {
        Term(if self.knows(person) {
            Mention::of(person.0).to_string()
        } else {
            self.name_of(person).to_string()
        })
    }

    /// The same of several, as a list.
    pub fn all_called(&self, people: &[PersonId]) -> Term {
        self.voice.list(people.iter().map(|&person| self.called(person)))
    }

    /// Those of these people whom a message to this reader may ping.
    pub fn pinged(&self, mut people: Vec<PersonId>) -> Vec<PersonId> {
        people.retain(|&person| self.knows(person));
        people
    }

    /// Whoever set the table up.
    pub fn host(&self) -> Name {
        let record = self.table.record();
        if record.host == NOBODY {
            return Name::new(&self.voice.deleted_player());
        }
        match record.seats_of(record.host).iter().next() {
            Some(seat) => self.name(seat),
            None if record.faces().are_veiled() => Name::new(&self.voice.somebody()),
            None => Name::new(&record.host_name),
        }
    }

    /// Whoever was asked to play, if that was one person.
    pub fn asked(&self) -> Option<Name> {
        match &self.table.record().terms.against {
            Against::Person { id, .. } if !self.knows(*id) => Some(self.name_of(*id)),
            Against::Person { name, .. } => Some(Name::new(name)),
            Against::Anyone | Against::Alone | Against::Computer { .. } => None,
        }
    }

    /// Whoever called the game off.
    pub fn called_off_by(&self, person: PersonId) -> Name {
        let seat = self.table.record().seats_of(person).iter().next();
        let deleted = || Name::new(&self.voice.deleted_player());
        seat.map_or_else(deleted, |seat| self.name(seat))
    }

    /// Whoever ended the game by force, who need not sit at the table.
    pub fn ended_by(&self) -> Name {
        let name = self.table.record().ended_by.as_deref().filter(|name| !name.is_empty());
        Name::new(&name.map_or_else(|| self.voice.deleted_player(), str::to_owned))
    }

    /// Those who play along in a seat.
    pub fn mates(&self, seat: Seat) -> Vec<String> {
        let mates = self.table.record().mates.iter().filter(|mate| mate.seat == seat);
        mates.map(|mate| self.mate(mate.id).to_string()).collect()
    }

    /// The name of somebody who plays along.
    pub fn mate(&self, person: PersonId) -> Name {
        let mut mates = self.table.record().mates.iter();
        match mates.find(|mate| mate.id == person) {
            Some(mate) if self.knows(person) => Name::new(&mate.name),
            Some(mate) => Name::new(&self.side(mate.seat)),
            None => self.name_of(person),
        }
    }
}
