//! A game from its beginning to its end.

use std::time::Duration;

use patt::rules::{Notation, Seat, Viewer};
use patt::sandbox::Id;
use patt::table::{Occupant, Phase, Table, TableId};
use serde_json::json;

use super::accounts::{Sent, Told};
use super::act::{kind, told};
use super::kinds::{Finish, Sit};
use super::run::{Spec, Trial};
use super::support::house::buttons;

/// How often people look whether somebody else has moved.
const LOOK: Duration = Duration::from_millis(150);
/// How long somebody waits who was told that they were too fast.
const BREATH: Duration = Duration::from_secs(1);

impl Trial {
    /// Plays a game.
    pub async fn game(&self, mut spec: Spec) {
        let Some(id) = self.begin(&spec).await else {
            return self
                .accounts
                .fault(format!("{} of game {} never began", spec.kind.name, spec.nth));
        };
        let mut over = false;
        while !self.time_is_up() {
            let Some(table) = self.table(id).await else { continue };
            if table.record().phase != Phase::Playing {
                over = true;
                break;
            }
            if table.record().log.len() >= spec.plies {
                self.finish(&mut spec, &table).await;
                continue;
            }
            let people = table.turn().iter().find_map(|seat| Some((seat, person(&table, seat)?)));
            match people {
                Some((seat, who)) => self.step(&mut spec, &table, seat, who).await,
                None => tokio::time::sleep(LOOK).await,
            }
        }
        self.accounts.played(&spec, id, over);
    }

    /// Where somebody plays.
    fn place(&self, spec: &Spec, who: Id) -> Id {
        if spec.kind.sit == Sit::Strangers { self.sandbox.dm(who) } else { spec.channel }
    }

    /// A move of somebody whose turn it is.
    async fn step(&self, spec: &mut Spec, table: &Table, seat: Seat, who: Id) {
        let choices = table.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
        let Some(choice) = spec.rng.pick(&choices) else {
            return tokio::time::sleep(LOOK).await;
        };
        let (id, ply, text) = (table.record().id, table.record().log.len(), choice.text.clone());
        let options = json!({ "move": text, "table": id.to_string() });
        let place = self.place(spec, who);
        let mut replied = self.command(who, place, "move", options).await;
        if let Some(question) = replied.clone().filter(patt::sandbox::Replied::is_private) {
            let confirmed = self.press(who, question.message(), "Play ").await;
            replied = confirmed.or(replied);
        }
        let told = told(replied.as_ref());
        self.accounts.answered(&kind(&told));
        let ply = u32::try_from(ply).expect("a log is short");
        let sent = Sent { table: id, ply, person: who, text, told: told.clone() };
        self.accounts.sent(sent);
        match told {
            Told::Refused(said) => self.refused(spec, id, ply, &said).await,
            Told::Passing(_) => tokio::time::sleep(BREATH).await,
            Told::Nothing | Told::Played(_) => {}
        }
    }

    /// A move was refused that was possible when it was sent: right only if something has happened since.
    async fn refused(&self, spec: &Spec, id: TableId, ply: u32, said: &str) {
        let Some(now) = self.table(id).await else { return };
        let still = now.record().log.len() == ply as usize && now.record().phase == Phase::Playing;
        if still {
            let what =
                format!("{}: at entry {ply} of {id} a move was refused: {said}", spec.kind.name);
            self.accounts.fault(what);
        }
    }

    /// Brings the game to its end.
    async fn finish(&self, spec: &mut Spec, table: &Table) {
        let id = table.record().id.to_string();
        let playing = table.game().playing().iter();
        let people: Vec<_> = playing.filter_map(|seat| person(table, seat)).collect();
        match (spec.finish, people.first()) {
            (Finish::Flag, _) | (_, None) => tokio::time::sleep(LOOK * 3).await,
            (Finish::Draw, Some(_)) => {
                // Once; who does not get it resigns.
                spec.finish = Finish::Resigns;
                for &who in &people {
                    let options = json!({ "table": id });
                    let asked = self.command(who, spec.channel, "draw", options).await;
                    if let Some(question) = asked {
                        self.press(who, question.message(), "Yes").await;
                    }
                }
            }
            (Finish::Resigns, Some(_)) => {
                let who = *spec.rng.pick(&people).expect("somebody plays");
                let place = self.place(spec, who);
                let asked = self.command(who, place, "resign", json!({ "table": id })).await;
                let Some(question) = asked else { return tokio::time::sleep(LOOK).await };
                // Where more than two sit, they may leave their seat to the computer instead.
                let choices = buttons(question.message());
                let begins = if choices.contains(&"Resign") { "Resign" } else { "Yes" };
                self.press(who, question.message(), begins).await;
            }
        }
    }
}

/// Who sits in a seat, if that is a person.
fn person(table: &Table, seat: Seat) -> Option<Id> {
    table.record().sitter(seat).and_then(Occupant::person).map(|person| Id(person.0))
}
