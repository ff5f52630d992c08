//! A table as it is shown: names, pictures and sentences that several messages share.

use crate::message::Picture;
use crate::render::{Painter, Scene};
use crate::rules::{Act, GameInfo, Notation, Outcome, Seat, SeatSet, View, Viewer};
use crate::show::looks::Looks;
use crate::table::{Below, Entry, Occupant, PersonId, Phase, Table, Time};
use crate::words::{Mention, Name, Term, Voice, Written};

/// One table before one audience.
#[derive(Clone, Copy)]
pub(crate) struct Presenter<'a> {
    pub painter: &'a Painter,
    /// The moment at which it is shown.
    pub now: Time,
    pub voice: Voice<'a>,
    pub table: &'a Table,
    pub looks: Looks,
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
        self.looks.notation.unwrap_or(self.info().usual)
    }

    /// Who sits in a seat, by name; by side where one person holds several seats.
    pub fn name(&self, seat: Seat) -> Name {
        Name::new(&self.raw_name(seat))
    }

    /// The same for places without formatting.
    pub fn plain_name(&self, seat: Seat) -> String {
        Name::plain(&self.raw_name(seat))
    }

    fn raw_name(&self, seat: Seat) -> String {
        let record = self.table.record();
        match record.sitter(seat) {
            Some(Occupant::Person { .. })
                if self.table.is_anonymous() && record.phase == Phase::Playing =>
            {
                self.side(seat)
            }
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
        self.voice.side_of(self.info(), &view, seat)
    }

    /// What else the game says of a position, a line each.
    pub fn notes(&self, view: &View) -> impl Iterator<Item = String> {
        view.notes.iter().map(|note| self.voice.say(self.info(), note, &self.names()))
    }

    /// Names by seat, for what the game says.
    pub fn names(&self) -> impl Fn(Seat) -> String + use<'_, 'a> {
        |seat| self.name(seat).to_string()
    }

    /// A ping of whoever sits there; their name if it is no person.
    pub fn person(&self, seat: Seat) -> Option<PersonId> {
        self.table.record().sitter(seat).and_then(Occupant::person)
    }

    pub fn mention(&self, seat: Seat) -> Option<Mention> {
        self.person(seat).map(|PersonId(id)| Mention(id))
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

    /// The picture of a view with its alt text; none where this shape cannot be drawn.
    pub fn picture(&self, scene: &Scene<'_>, below: Seat, result: Option<&str>) -> Option<Picture> {
        let style = self.looks.style(self.table.line(), below);
        let mut shown = scene.view.clone();
        shown.marks.extend(scene.marks.iter().copied());
        let drawn = self.painter.scene(scene, &style).ok()?;
        let mut alt = self.voice.alt(self.info(), &shown, result);
        if let Some(caption) = scene.caption {
            alt = self.alt_with(&alt, caption, &shown);
        }
        Some(Picture { png: drawn.png, alt })
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

    /// Against whom somebody in a seat plays: the others, in turn order.
    pub fn against(&self, seat: Seat) -> Term {
        let seats = self.table.record().header.seats;
        let others = (1..seats).map(|step| self.name(Seat((seat.0 + step) % seats)).to_string());
        Term(others.collect::<Vec<_>>().join(", "))
    }

    /// How a seat is spoken to: by a mention if the channel pings whoever sits there, else by name.
    pub fn spoken_to(&self, seat: Seat) -> Option<Term> {
        let mention = self.mention(seat)?;
        let quiet = self.looks.unpinged.has(seat);
        Some(Term(if quiet { self.name(seat).to_string() } else { mention.to_string() }))
    }

    /// The position as somebody may see it who looks at the channel.
    pub fn public_view(&self) -> View {
        let over = self.table.outcome().is_some();
        let acting = self.table.turn().iter().next();
        let viewer = match acting {
            _ if over => Viewer::Everything,
            // The board turns to whoever is to move; in an open game all see the same.
            Some(seat) if self.table.secrecy().shares_the_board() => Viewer::Seat(seat),
            Some(_) | None => Viewer::Public,
        };
        self.table.seen(viewer).view()
    }
}

impl Presenter<'_> {
    /// The name of a person at the table.
    pub fn name_of(&self, person: PersonId) -> Name {
        let seat = self.table.record().seats_of(person).iter().next();
        seat.map_or_else(|| Name::new("?"), |seat| self.name(seat))
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
        Term(seats.iter().map(|seat| self.name(seat).to_string()).collect::<Vec<_>>().join(", "))
    }

    /// The seats of people, in seat order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.table.record().header.seats);
        seats.filter(|&seat| self.person(seat).is_some())
    }

    /// Whether the channel does not ping this person.
    pub fn quiet(&self, person: PersonId) -> bool {
        self.looks.unpinged.covers(self.table.record().seats_of(person))
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
        if alone && !shared || still { Vec::new() } else { acting.collect() }
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
