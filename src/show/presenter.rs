//! A table as it is shown: names, pictures and sentences that several messages share.

use crate::message::Picture;
use crate::render::{Painter, Scene, drawable};
use crate::rules::{Act, GameInfo, Geometry, Notation, Outcome, Seat, SeatSet, View, Viewer};
use crate::show::faces::{Faces, Reader};
use crate::show::looks::Looks;
use crate::table::{Below, By, Entry, Occupant, PersonId, Table, Time};
use crate::words::{Name, Term, Voice, Written};

/// The most opponents whom a heading names.
const NAMED_MOST: usize = 3;

/// One table before one audience.
#[derive(Clone, Copy)]
pub(crate) struct Presenter<'a> {
    pub painter: &'a Painter,
    /// The moment at which it is shown.
    pub now: Time,
    pub voice: Voice<'a>,
    pub table: &'a Table,
    pub looks: Looks,
    /// Who reads it.
    pub reader: Reader,
}

impl<'a> Presenter<'a> {
    pub fn info(&self) -> &'static GameInfo {
        self.table.info()
    }

    pub fn title(&self) -> Term {
        Term(self.voice.title(self.info()))
    }

    /// The notation of captions.
    pub fn notation(&self) -> Notation {
        self.looks.notation(self.voice, self.info())
    }

    /// The people at the table as the readers may know them.
    pub fn faces(&self) -> Faces<'a> {
        Faces::new(self.table, self.voice, self.reader)
    }

    /// Who sits in a seat, by name; by side where one person holds several seats.
    pub fn name(&self, seat: Seat) -> Name {
        self.faces().name(seat)
    }

    /// The same for places without formatting.
    pub fn plain_name(&self, seat: Seat) -> String {
        self.faces().plain(seat)
    }

    /// Who moved in a seat, by name: whoever sits there, shares it or did.
    pub fn mover(&self, seat: Seat, by: By) -> Name {
        self.faces().mover(seat, by)
    }

    /// The colour of a seat.
    pub fn side(&self, seat: Seat) -> String {
        self.faces().side(seat)
    }

    /// The same with the sign that its tiles have, where men are loose tiles.
    pub fn signed_side(&self, seat: Seat) -> Term {
        let view = self.table.seen(Viewer::Public).view();
        let side = Term(self.voice.side_of(self.info(), &view, seat));
        match (view.geometry, view.sides.get(seat.index())) {
            (Geometry::Tiles { .. }, Some(colour)) => {
                Term(self.voice.signed_side(side, Term(colour.sign().to_string())))
            }
            _ => side,
        }
    }

    /// What else the game says of a position, a line each.
    pub fn notes(&self, view: &View) -> impl Iterator<Item = String> {
        view.notes.iter().map(|note| self.voice.say(self.info(), note, &self.names()))
    }

    /// Names by seat, for what the game says.
    pub fn names(&self) -> impl Fn(Seat) -> String + use<'_, 'a> {
        |seat| self.name(seat).to_string()
    }

    /// The person who sits there, if it is one.
    pub fn person(&self, seat: Seat) -> Option<PersonId> {
        self.table.record().sitter(seat).and_then(Occupant::person)
    }

    /// The players of a game, first and second; of more than two, the first two.
    pub fn pair(&self) -> (Name, Name) {
        (self.name(Seat::FIRST), self.name(Seat::SECOND))
    }

    /// How the game ended, in a sentence.
    pub fn ending(&self, outcome: &Outcome) -> String {
        self.voice.end(self.info(), outcome, &self.names())
    }

    /// What an entry played, in the notation of captions; nothing if it was no move, or in a hidden
    /// game that still runs.
    pub fn written(&self, entry: &Entry) -> Option<(Seat, Written)> {
        if self.table.secrecy().is_sealed() { None } else { self.written_to_mover(entry) }
    }

    /// The same for whoever played it and for nobody else: in a hidden game that still runs too.
    pub fn written_to_mover(&self, entry: &Entry) -> Option<(Seat, Written)> {
        let Act::Move { seat, text } = &entry.act else { return None };
        let before = self.table.game_before(entry.ply)?;
        let written = before.seen(Viewer::Seat(*seat)).write(text, self.notation())?;
        Some((*seat, Written::new(&written)))
    }

    /// The picture of a view with its alt text, for everybody; none where this shape cannot be
    /// drawn.
    pub fn picture(&self, scene: &Scene<'_>, below: Seat, result: Option<&str>) -> Option<Picture> {
        self.picture_for(SeatSet::EMPTY, scene, below, result)
    }

    /// The same for somebody who alone reads it, in these seats.
    pub fn picture_for(
        &self,
        own: SeatSet,
        scene: &Scene<'_>,
        below: Seat,
        result: Option<&str>,
    ) -> Option<Picture> {
        let style = self.looks.style(self.voice, self.table.line(), below);
        let mut shown = scene.view.clone();
        shown.marks.extend(scene.marks.iter().copied());
        let legend = self.legend(own);
        let drawn = self.painter.scene(&Scene { legend: &legend, ..*scene }, &style).ok()?;
        let mut alt = self.voice.alt(self.info(), &shown, result);
        if let Some(caption) = scene.caption {
            alt = self.alt_with(&alt, caption, &shown, result.is_some());
        }
        Some(Picture { png: drawn.png, alt })
    }

    /// What each seat is called in pictures, for somebody in these seats: by its side where a name
    /// has no letters that can be drawn.
    pub(crate) fn legend(&self, own: SeatSet) -> Vec<String> {
        let seats = Seat::all(self.table.record().header.seats);
        let called = |seat| {
            if own.has(seat) && own.len() == 1 {
                return self.voice.plain().legend_you();
            }
            drawable(&self.plain_name(seat)).unwrap_or_else(|| self.side(seat))
        };
        seats.map(called).collect()
    }

    /// The seat at the bottom of a board: as was chosen, for somebody in seat `own` or for the
    /// public. A hidden game is always seen from its viewer's side.
    pub fn below(&self, own: Option<Seat>, view: &View) -> Seat {
        let mover = self.table.turn().iter().next();
        match self.looks.below {
            _ if !self.table.secrecy().shares_the_board() => view.below,
            Below::First => Seat::FIRST,
            Below::Own => own.unwrap_or(view.below),
            Below::Mover => mover.or(own).unwrap_or(view.below),
        }
    }

    /// Against whom somebody in a seat plays: the others, in turn order, without who is out.
    pub fn against(&self, seat: Seat) -> Term {
        self.voice.list(self.rivals(seat).into_iter().map(|other| self.name(other)))
    }

    fn rivals(&self, seat: Seat) -> Vec<Seat> {
        let seats = self.table.record().header.seats;
        let others = (1..seats).map(|step| Seat((seat.0 + step) % seats));
        let playing = self.table.game().playing();
        let over = self.table.outcome().is_some();
        others.filter(|&other| seats == 2 || over || playing.has(other)).collect()
    }

    /// The same for a heading: of many only how many.
    pub fn opposed(&self, seat: Seat) -> Term {
        let others = self.rivals(seat).len();
        Term(if others > NAMED_MOST {
            self.voice.with_others(others as i64)
        } else {
            self.voice.against_names(self.against(seat))
        })
    }

    /// How a seat is spoken to: by a mention if the channel pings whoever sits there, else by name.
    pub fn spoken_to(&self, seat: Seat) -> Option<Term> {
        let person = self.person(seat)?;
        let quiet = self.looks.unpinged.has(seat);
        Some(if quiet { Term(self.name(seat).to_string()) } else { self.faces().called(person) })
    }

    /// The position as somebody may see it who looks at the channel.
    pub fn public_view(&self) -> View {
        let over = self.table.outcome().is_some();
        let acting = self.table.turn().iter().next();
        let viewer = if over { Viewer::Everything } else { Viewer::Public };
        let view = self.table.seen(viewer).view();
        // The board turns to whoever is to move; what they alone asked to be told stays theirs.
        match acting.filter(|_| !over && self.table.secrecy().shares_the_board()) {
            Some(below) => View { below, ..view },
            None => view,
        }
    }
}

impl Presenter<'_> {
    /// The name of a person at the table.
    pub fn name_of(&self, person: PersonId) -> Name {
        self.faces().name_of(person)
    }

    /// The people that a proposal of this person asks.
    pub fn asked(&self, by: Option<PersonId>) -> Vec<PersonId> {
        let mut asked = Vec::new();
        for person in self.table.game().playing().iter().filter_map(|seat| self.person(seat)) {
            if Some(person) != by && !asked.contains(&person) {
                asked.push(person);
            }
        }
        asked
    }

    /// Who else still plays.
    pub fn opponents(&self, own: SeatSet) -> SeatSet {
        self.table.game().playing().iter().filter(|&seat| !own.has(seat)).collect()
    }

    /// Names of seats as a list.
    pub fn listed_names(&self, seats: SeatSet) -> Term {
        self.voice.list(seats.iter().map(|seat| self.name(seat)))
    }

    /// The seats of people, in seat order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.table.record().header.seats);
        seats.filter(|&seat| self.person(seat).is_some())
    }

    /// The same table before readers of whom nobody is called: no text names anybody by a mention.
    pub fn calling_nobody(&self) -> Self {
        let unpinged = Seat::all(self.table.record().header.seats).collect();
        Self { looks: Looks { unpinged, ..self.looks }, ..*self }
    }

    /// Whether the channel does not ping this person.
    pub fn quiet(&self, person: PersonId) -> bool {
        self.looks.unpinged.covers(self.table.record().seats_of(person))
    }

    /// The level of the computer that is to act, if one is.
    pub(crate) fn thinking_level(&self) -> Option<i64> {
        match self.table.record().sitter(self.table.computer_to_act()?)? {
            Occupant::Computer { level } => Some(i64::from(*level)),
            Occupant::Person { .. } | Occupant::Free | Occupant::Erased => None,
        }
    }

    /// The first seat of the only person at the table.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        let first = people.next()?;
        people.all(|seat| self.person(seat) == self.person(first)).then_some(first)
    }

    /// Whom the turn message pings: whoever is to act, but nobody who plays all sides themselves.
    pub fn pinged(&self) -> Vec<PersonId> {
        let alone =
            self.table.record().people().len() == 1 && self.table.record().computers().is_empty();
        let acting = self.table.turn().iter().filter_map(|seat| self.person(seat));
        let acting = acting.chain(self.mates_to_act()).filter(|&person| !self.quiet(person));
        let shared = !self.table.record().mates.is_empty();
        let still = self.table.clock().stopped().is_some();
        if alone && !shared || still { Vec::new() } else { self.faces().pinged(acting.collect()) }
    }

    /// Everybody at the table, in seat order.
    pub fn everybody(&self) -> Term {
        self.listed_names(Seat::all(self.table.record().header.seats).collect())
    }

    /// Who else may move now.
    pub fn mates_to_act(&self) -> Vec<PersonId> {
        let teams = self.table.turn().iter().flat_map(|seat| {
            let occupant = self.person(seat);
            self.table.team(seat).into_iter().filter(move |&mate| Some(mate) != occupant)
        });
        teams.collect()
    }
}
