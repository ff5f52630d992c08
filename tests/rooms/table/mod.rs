//! Tables: every wish is answered by a changed copy or a refusal, and the log tells it all.

mod challenges;
mod clocks;
mod computers;
mod ends;
mod moves;
mod offers;
mod secrets;
mod terms;

use patt::catalog::Entry as GameLine;
use patt::rules::{Offer, Rng};
use patt::table::{
    Against, By, ChannelId, ClockTerms, Decided, GuildId, Intent, Opening, PersonId, Refused,
    SideWish, Table, TableId, TableOptions, TableTerms, Time, Venue,
};

use crate::games::race::RACE;

const ADA: PersonId = PersonId(1);
const BEA: PersonId = PersonId(2);
const CID: PersonId = PersonId(3);

fn bea() -> Against {
    Against::Person { id: BEA, name: "Bea".into() }
}

fn terms(against: Against) -> TableTerms {
    TableTerms {
        game: "race".into(),
        options: serde_json::Map::new(),
        seats: 2,
        against,
        side: SideWish::First,
        clock: ClockTerms::None,
        rated: false,
        customs: TableOptions::default(),
    }
}

fn open(line: &'static GameLine, terms: TableTerms) -> Table {
    let opening = Opening {
        id: TableId::of_bits(77),
        venue: Venue { guild: Some(GuildId(5)), channel: ChannelId(6) },
        host: ADA,
        name: "Ada".into(),
        terms,
        until: Time(1000),
    };
    Table::open(line, opening, Time(0), &mut Rng::new(1)).unwrap().table
}

/// A table whose rest is asserted after every step: the record alone folds to the same table.
struct Played(Table);

impl Played {
    fn begun() -> Self {
        let mut played = Self(open(&RACE, terms(bea())));
        played.does(BEA, &Intent::Accept { revision: Some(0) });
        played
    }

    fn with(line: &'static GameLine, terms: TableTerms) -> Self {
        Self(open(line, terms))
    }

    fn tries(&self, by: By, intent: &Intent) -> Result<Decided, Refused> {
        self.0.decide(intent, by, Time(10))
    }

    fn by(&mut self, by: By, intent: &Intent) -> Decided {
        let decided = self.tries(by, intent).unwrap_or_else(|why| panic!("{intent:?}: {why}"));
        let again = Table::restore(self.0.line(), decided.table.record().clone()).unwrap();
        assert_eq!(again.game().to_text(), decided.table.game().to_text());
        assert_eq!(again.game().status(), decided.table.game().status());
        assert_eq!(again.position_number(), decided.table.position_number());
        assert_eq!(again.heard(), decided.table.heard());
        for what in [Offer::Draw, Offer::Takeback] {
            assert_eq!(again.standing(what), decided.table.standing(what));
        }
        self.0 = decided.table.clone();
        decided
    }

    fn does(&mut self, person: PersonId, intent: &Intent) -> Decided {
        self.by(By::Person(person), intent)
    }

    fn plays(&mut self, moves: &[(PersonId, &str)]) {
        for &(person, text) in moves {
            self.does(person, &play(text));
        }
    }

    fn check(&self, person: PersonId, intent: &Intent, expect: &Refused) {
        assert_eq!(&self.tries(By::Person(person), intent).unwrap_err(), expect, "{intent:?}");
    }
}

fn play(text: &str) -> Intent {
    Intent::Play { text: text.into(), at: None, draw: false }
}

fn play_at(text: &str, at: u32) -> Intent {
    Intent::Play { text: text.into(), at: Some(at), draw: false }
}

fn offer(what: Offer) -> Intent {
    Intent::Offer { what, at: None }
}

fn answer(what: Offer, yes: bool) -> Intent {
    Intent::Answer { what, number: None, yes }
}

const ACCEPT: Intent = Intent::Accept { revision: None };
const START: Intent = Intent::Start { revision: None, chance: 1 };
