//! Tables in every state.

use crate::catalog::CATALOG;
use crate::rules::{Offer, Rng, Seat, Viewer};
use crate::show::faces::Reader;
use crate::show::looks::Looks;
use crate::show::presenter::Presenter;
use crate::show::testing::{CHANNEL, GUILD, PAINTER, Printed, TABLE, WORDS};
use crate::table::{
    Against, By, InactivityPolicy, Intent, Occupant, Opening, PersonId, Phase, Said, Span, Table,
    TableTerms, Time, Venue,
};

pub(crate) const ADA: PersonId = PersonId(1);
pub(crate) const BEA: PersonId = PersonId(2);
pub(crate) const CID: PersonId = PersonId(3);
pub(crate) const DAN: PersonId = PersonId(4);

/// When all tables are opened: 15 January 2027, 08:00 UTC, a Friday.
pub(crate) const START: Time = Time(1_800_000_000_000);

/// What people are called unless a test calls them otherwise.
pub(super) fn name_of(person: PersonId) -> &'static str {
    match person {
        ADA => "Ada",
        BEA => "Bea",
        CID => "Cid",
        DAN => "Dan",
        _ => "Eve",
    }
}

/// A table before it is opened: what `/play` would say. Ada is the host and moves first; Bea is
/// asked.
#[derive(Clone)]
pub(crate) struct Setup {
    game: &'static str,
    host: &'static str,
    against: Against,
    seats: Option<u8>,
    side: &'static str,
    clock: Option<&'static str>,
    rated: Option<bool>,
    options: &'static str,
}

impl Setup {
    pub fn of(game: &'static str) -> Self {
        let against = Against::Person { id: BEA, name: "Bea".to_owned() };
        let clock = Some("none").filter(|_| game != "secret-stallmate");
        let side = "me";
        Self { game, host: "Ada", against, seats: None, side, clock, rated: None, options: "" }
    }

    /// What Ada and Bea are called.
    pub fn named(self, host: &'static str, guest: &str) -> Self {
        Self { host, against: Against::Person { id: BEA, name: guest.to_owned() }, ..self }
    }

    pub fn anyone(self) -> Self {
        Self { against: Against::Anyone, ..self }
    }

    pub fn computer(self, level: u8) -> Self {
        Self { against: Against::Computer { level }, ..self }
    }

    pub fn alone(self) -> Self {
        Self { against: Against::Alone, ..self }
    }

    pub fn seats(self, seats: u8) -> Self {
        Self { seats: Some(seats), ..self }
    }

    pub fn side(self, side: &'static str) -> Self {
        Self { side, ..self }
    }

    pub fn clock(self, clock: &'static str) -> Self {
        Self { clock: Some(clock), ..self }
    }

    pub fn casual(self) -> Self {
        Self { rated: Some(false), ..self }
    }

    pub fn options(self, options: &'static str) -> Self {
        Self { options, ..self }
    }

    /// The table as it is opened.
    #[track_caller]
    pub fn open(self) -> Staged {
        let line = CATALOG.find(self.game).expect("a game of the house");
        let said = Said {
            against: self.against,
            stranger: false,
            seats: self.seats,
            side: Some(self.side),
            clock: self.clock,
            rated: self.rated,
            options: Some(self.options),
        };
        let opening = Opening {
            id: TABLE,
            venue: Venue { guild: Some(GUILD), channel: CHANNEL },
            host: ADA,
            name: self.host.to_owned(),
            terms: TableTerms::settle(line, said).expect("good terms"),
            until: START.plus(Span::DAY.0),
        };
        let opened = Table::open(line, opening, START, &mut Rng::new(1)).expect("a table");
        let (now, looks) = (START, Looks::default());
        Staged { table: opened.table, now, looks, reader: Reader::Everybody }
    }

    /// The game once everybody has sat down.
    #[track_caller]
    pub fn begin(self) -> Staged {
        let mut staged = self.open();
        if matches!(staged.table.record().phase, Phase::Invited { .. }) {
            staged = staged.does(BEA, &Intent::Accept { revision: None });
        }
        for person in [BEA, CID, DAN, PersonId(7), PersonId(8)] {
            if !staged.table.record().free().is_empty() {
                staged = staged.joins(person);
            }
        }
        if staged.table.is_lobby() && matches!(staged.table.record().phase, Phase::Open { .. }) {
            staged = staged.does(ADA, &Intent::Start { revision: None, chance: 1 });
        }
        staged
    }
}

/// A table at some moment.
pub(crate) struct Staged {
    pub table: Table,
    pub now: Time,
    pub looks: Looks,
    /// Who reads what is shown of it.
    pub reader: Reader,
}

impl Staged {
    /// Somebody or something acts.
    #[track_caller]
    pub fn by(mut self, by: By, intent: &Intent) -> Self {
        let decided = self.table.decide(intent, by, self.now);
        self.table = decided.unwrap_or_else(|why| panic!("{intent:?}: {why}")).table;
        self
    }

    #[track_caller]
    pub fn does(self, person: PersonId, intent: &Intent) -> Self {
        self.by(By::Person(person), intent)
    }

    #[track_caller]
    pub fn joins(self, person: PersonId) -> Self {
        self.does(person, &Intent::Join { name: name_of(person).to_owned() })
    }

    #[track_caller]
    pub fn offers(self, person: PersonId, what: Offer) -> Self {
        self.does(person, &Intent::Offer { what, at: None })
    }

    #[track_caller]
    pub fn agrees(self, person: PersonId, what: Offer) -> Self {
        self.does(person, &Intent::Answer { what, number: None, yes: true })
    }

    /// Moves in any notation, parted by blanks, each by whoever is to move.
    #[track_caller]
    pub fn plays(mut self, moves: &str) -> Self {
        for typed in moves.split_whitespace() {
            let seat = self.table.game().status().acting().iter().next();
            let seat = seat.unwrap_or_else(|| panic!("nobody is to play {typed}"));
            let read = self.table.seen(Viewer::Seat(seat)).read(typed, self.table.info().usual);
            let text = read.unwrap_or_else(|why| panic!("{typed}: {why:?}"));
            let by = match self.table.record().sitter(seat) {
                Some(Occupant::Person { id, .. }) => By::Person(*id),
                _ => By::Computer,
            };
            self = self.by(by, &Intent::Play { text, at: None, draw: false });
        }
        self
    }

    /// The first of the possible moves, so many times.
    #[track_caller]
    pub fn plays_on(mut self, moves: usize) -> Self {
        for _ in 0..moves {
            let seat = self.table.game().status().acting().iter().next().expect("somebody to move");
            let notation = crate::rules::Notation::CANONICAL;
            let choices = self.table.seen(Viewer::Seat(seat)).choices(notation);
            let first = choices.first().expect("a move").text.clone();
            self = self.plays(&first);
        }
        self
    }

    /// Discord has the board: time begins to run.
    #[track_caller]
    pub fn told_now(self) -> Self {
        let at = self.table.position_number();
        self.by(By::Host, &Intent::Told { at })
    }

    pub fn passes(mut self, span: Span) -> Self {
        self.now = self.now.plus(span.0);
        self
    }

    /// The time that runs is up.
    #[track_caller]
    pub fn runs_out(mut self) -> Self {
        let (_, at) = self.table.flag().expect("a clock that runs");
        self.now = at;
        let at = self.table.position_number();
        self.by(By::Clock, &Intent::OutOfTime { at, chance: 1 })
    }

    /// Nobody moves for two weeks, and those who wait are told.
    #[track_caller]
    pub fn neglected(self) -> Self {
        let waits = InactivityPolicy::USUAL;
        self.passes(waits.neglect).by(By::Clock, &Intent::Neglected { waits })
    }

    /// The people of these seats are not pinged by the channel.
    pub fn quiet(mut self, seat: Seat) -> Self {
        self.looks.unpinged = self.looks.unpinged.with(seat);
        self
    }

    /// This person alone reads it.
    pub fn read_by(mut self, person: PersonId) -> Self {
        self.reader = Reader::One(person);
        self
    }

    pub fn written_in(mut self, notation: &str) -> Self {
        self.looks.notation = Some(self.table.info().notation(notation));
        self
    }

    /// What is shown of it, in English.
    pub fn en<T: Printed>(&self, show: impl FnOnce(&Presenter<'_>) -> T) -> String {
        self.show("en", show)
    }

    /// The same in German.
    pub fn de<T: Printed>(&self, show: impl FnOnce(&Presenter<'_>) -> T) -> String {
        self.show("de", show)
    }

    /// The same in Chinese.
    pub fn zh<T: Printed>(&self, show: impl FnOnce(&Presenter<'_>) -> T) -> String {
        self.show("zh-CN", show)
    }

    fn show<T: Printed>(&self, locale: &str, show: impl FnOnce(&Presenter<'_>) -> T) -> String {
        let Self { table, now, looks, reader } = self;
        let (painter, voice) = (&*PAINTER, WORDS.voice(locale));
        let (now, looks, reader) = (*now, *looks, *reader);
        let presenter = Presenter { painter, now, voice, table, looks, reader };
        show(&presenter).text(now)
    }
}
