//! Partners who do not know each other: a queue over all servers. Whoever is in it was reached by a
//! direct message, the games are played by direct messages alone, and nobody is named before the
//! end.

use crate::message::{Delivery, Message, Post, Row};
use crate::rules::{Rng, Seat};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::outbox::{Owed, SEEK};
use crate::service::delivery::letters::letter;
use crate::show::clock::clock;
use crate::show::queue::leave_button;
use crate::store::{Change, Committed, NewPost, OutboxRow, Seeker, TableChange};
use crate::table::ratings::Judged;
use crate::table::{
    Against, By, Decided, Intent, Opening, PersonId, Phase, Table, TableId, TableTerms, Venue,
};
use crate::words::Term;

/// How long a direct message may be on its way before it is sent anew, in milliseconds.
pub(crate) const IN_FLIGHT: i64 = 30_000;

/// How often a name for the table is looked for.
const NAMES: u32 = 20;

impl Service {
    /// The direct message without which nobody is let into the queue.
    pub(crate) async fn seek_letter(&self, seeker: &Seeker, outbox: u64) -> Option<Delivery> {
        let line = self.catalog.find(&seeker.terms.game)?;
        let settings = self.settings(seeker.person).await;
        let voice = self.voice_of(&settings);
        let clock = Term(clock(voice, seeker.terms.clock));
        let content = voice.seek_letter(Term(voice.title(line.info)), clock);
        let rows = vec![Row::Buttons(vec![leave_button(voice)])];
        let message = Message { content, rows, ..Message::default() };
        let nonce = format!("q{:x}", outbox & 0xffff_ffff);
        let post = Post::Direct { person: seeker.person, about: None, message, nonce };
        Some(Delivery { outbox, post })
    }

    /// The message again that did not come through; nothing if they do not wait any longer.
    pub(crate) async fn seek_again(&self, row: &OutboxRow) -> Option<Delivery> {
        let seeker = self.store.seeker(seeks(row)?).await.ok().flatten()?;
        self.seek_letter(&seeker, row.id).await
    }

    /// The message has come through, or was refused for good.
    pub(crate) async fn sought(&self, row: &OutboxRow, reached: bool) {
        let Some(person) = seeks(row) else { return };
        let done = if reached {
            match self.store.seeker_reached(person).await {
                Ok(true) => self.find_partner(person).await,
                Ok(false) => Ok(()),
                Err(error) => Err(error.into()),
            }
        } else {
            self.store.leave_queue(person).await.map(|_| ()).map_err(Error::from)
        };
        if let Err(error) = done {
            tracing::error!(?error, "a partner could not be found");
        }
    }

    /// Pairs a person with whoever has waited longest for the same, unless one of them has blocked
    /// the other.
    async fn find_partner(&self, person: PersonId) -> Result<(), Error> {
        let seekers = self.store.seekers().await?;
        let Some(own) = seekers.iter().find(|seeker| seeker.person == person) else {
            return Ok(());
        };
        for other in seekers.iter().filter(|other| other.person != person) {
            if other.terms != own.terms
                || self.store.has_blocked(person, other.person).await?
                || self.store.has_blocked(other.person, person).await?
            {
                continue;
            }
            if self.begin_pair(other, own).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Begins the game of two who have found each other; not if one of them is gone meanwhile.
    async fn begin_pair(&self, one: &Seeker, other: &Seeker) -> Result<bool, Error> {
        let Some(line) = self.catalog.find(&one.terms.game) else { return Ok(false) };
        let mut rng = Rng::new(self.random());
        let against = Against::Person { id: other.person, name: other.name.clone() };
        for _ in 0..NAMES {
            let now = self.now();
            let opening = Opening {
                id: TableId::of_bits(rng.next()),
                venue: Venue::NOWHERE,
                host: one.person,
                name: one.name.clone(),
                terms: TableTerms { against: against.clone(), ..one.terms.clone() },
                until: now.plus(self.policy.challenge_stands),
            };
            let broken = |why: crate::table::Refused| Error::Broken(why.to_string());
            let asked = Table::open(line, opening, now, &mut rng).map_err(broken)?;
            let accept = Intent::Accept { revision: None };
            let begun = asked.table.decide(&accept, By::Person(other.person), now);
            let table = begun.map_err(broken)?.table;
            let decided = Decided { table, from: 0, marks_from: 0, before: None };
            let mut change = Change::at(now);
            let due = self.due_of(&decided.table).await;
            change.table = Some(TableChange::of(&decided).with_due(due.clone()));
            change.paired = Some([one.person, other.person]);
            change.outbox.push(NewPost {
                table: Some(decided.table.record().id),
                purpose: Owed::Board.word().to_owned(),
                payload: Owed::Board.payload(&decided.table),
                due: now.plus(IN_FLIGHT),
                replaces: true,
            });
            match self.store.commit(change).await? {
                Committed::Done(done) => {
                    self.wake_for(&due);
                    let outbox = done.outbox.first().copied().unwrap_or(0);
                    for letter in self.pair_letters(&decided.table, outbox, None).await {
                        self.send(letter);
                    }
                    return Ok(true);
                }
                // The name was taken, or somebody left the queue.
                Committed::Again | Committed::Conflict | Committed::TooMany(_) => {
                    if self.store.seeker(one.person).await?.is_none()
                        || self.store.seeker(other.person).await?.is_none()
                    {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(false)
    }

    /// The newest message of a game of two who do not know each other, by direct message: to both
    /// at the beginning and at the end, else to the one whose period begins.
    pub(crate) async fn pair_letters(
        &self,
        table: &Table,
        outbox: u64,
        judged: Option<&Judged>,
    ) -> Vec<Delivery> {
        let record = table.record();
        let over = record.phase != Phase::Playing;
        let news = table.news_number(crate::rules::Viewer::Public);
        let mut letters = Vec::new();
        for seat in Seat::all(record.header.seats) {
            let Some(person) = record.sitter(seat).and_then(crate::table::Occupant::person) else {
                continue;
            };
            if !over && news > 0 && !table.turn().has(seat) {
                continue;
            }
            let settings = self.settings(person).await;
            let presenter = self.presenter_to(person, &settings, table);
            let (kind, message) = if over {
                ('x', presenter.pair_ended(judged))
            } else {
                ('l', presenter.turn_letter(seat))
            };
            let nonce = format!("{kind}{}{:x}", record.id, news & 0xff_ffff);
            letters.push(letter(person, record.id, message, nonce));
        }
        if let Some(first) = letters.first_mut() {
            first.outbox = outbox;
        }
        letters
    }
}

/// Who is sought for in a row of the outbox.
fn seeks(row: &OutboxRow) -> Option<PersonId> {
    row.payload.as_u64().filter(|_| row.purpose == SEEK).map(PersonId)
}
