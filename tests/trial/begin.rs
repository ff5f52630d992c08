//! How games begin, however often something comes in between.

use std::time::Duration;

use patt::sandbox::Id;
use patt::table::{Phase, TableId};
use serde_json::json;

use super::kinds::Sit;
use super::run::{Spec, Trial};

/// How long people look on before they try again.
const LOOK: Duration = Duration::from_millis(300);

impl Trial {
    /// The table at which the game has begun; none if there was no time.
    pub async fn begin(&self, spec: &Spec) -> Option<TableId> {
        while !self.time_is_up() {
            let begun = match spec.kind.sit {
                Sit::Two => self.challenge(spec).await,
                Sit::Computer(level) => self.against(spec, level).await,
                Sit::Table(_, computers) => self.lobby(spec, computers).await,
                Sit::Strangers => self.queue(spec).await,
            };
            if begun.is_some() {
                return begun;
            }
            tokio::time::sleep(LOOK).await;
        }
        None
    }

    /// The newest table of these people in a place whose game runs or has run.
    async fn running(&self, place: Id, who: Id, people: &[Id]) -> Option<TableId> {
        for id in self.tables(place, who) {
            let Some(table) = self.table(id).await else { continue };
            let sit = |person: &Id| {
                let mut sitters =
                    table.record().seats.iter().filter_map(patt::table::Occupant::person);
                sitters.any(|sitter| sitter.0 == person.0)
            };
            if table.record().phase == Phase::Playing && people.iter().all(sit) {
                return Some(id);
            }
        }
        None
    }

    async fn challenge(&self, spec: &Spec) -> Option<TableId> {
        let [host, guest] = spec.people[..] else { panic!("two play") };
        if let Some(running) = self.running(spec.channel, guest, &spec.people).await {
            return Some(running);
        }
        let Some((invitation, table)) = self.stands(spec.channel, guest, "Accept") else {
            let terms = json!({
                "game": spec.kind.game, "opponent": guest.to_string(), "side": "me",
                "rated": spec.kind.rated, "clock": spec.kind.clock, "options": spec.kind.options,
            });
            let asked = self.command(host, spec.channel, "play", terms).await;
            self.expect(
                spec,
                asked.as_ref().map(patt::sandbox::Replied::content),
                "challenges you",
            );
            return None;
        };
        self.press(guest, &invitation, "Accept").await;
        let table = self.table(table).await?;
        (table.record().phase == Phase::Playing).then_some(table.record().id)
    }

    async fn against(&self, spec: &Spec, level: u8) -> Option<TableId> {
        let who = spec.people[0];
        if let Some(running) = self.running(spec.channel, who, &spec.people).await {
            return Some(running);
        }
        let terms = json!({
            "game": spec.kind.game, "computer": level, "side": "me", "options": spec.kind.options,
        });
        self.command(who, spec.channel, "play", terms).await;
        self.running(spec.channel, who, &spec.people).await
    }

    async fn lobby(&self, spec: &Spec, computers: usize) -> Option<TableId> {
        let host = spec.people[0];
        if let Some(running) = self.running(spec.channel, host, &spec.people).await {
            return Some(running);
        }
        let Some((lobby, table)) = self
            .stands(spec.channel, host, "Add computer")
            .or_else(|| self.stands(spec.channel, host, "Start"))
        else {
            let seats = spec.people.len() + computers;
            let terms = json!({
                "game": spec.kind.game, "seats": seats, "side": "me", "options": spec.kind.options,
            });
            self.command(host, spec.channel, "play", terms).await;
            return None;
        };
        let table = self.table(table).await?;
        let sits = |person: &&Id| {
            let mut sitters = table.record().seats.iter().filter_map(patt::table::Occupant::person);
            sitters.any(|sitter| sitter.0 == person.0)
        };
        if let Some(&missing) = spec.people.iter().find(|person| !sits(person)) {
            self.press(missing, &lobby, "Join").await;
        } else if !table.record().free().is_empty() {
            let levels = self.press(host, &lobby, "Add computer").await;
            if let Some(levels) = levels {
                self.press(host, levels.message(), "1:").await;
            }
        } else {
            self.press(host, &lobby, "Start").await;
        }
        None
    }

    async fn queue(&self, spec: &Spec) -> Option<TableId> {
        let [first, second] = spec.people[..] else { panic!("two play") };
        let place = self.sandbox.dm(first);
        if let Some(running) = self.running(place, first, &spec.people).await {
            return Some(running);
        }
        for who in [first, second] {
            let terms = json!({
                "game": spec.kind.game, "options": spec.kind.options, "clock": spec.kind.clock,
            });
            self.accounts.queued(who);
            self.command(who, spec.channel, "play", terms).await;
        }
        for _ in 0..20 {
            tokio::time::sleep(LOOK).await;
            if let Some(running) = self.running(place, first, &spec.people).await {
                return Some(running);
            }
        }
        None
    }

    /// Notes an answer to `/play` that is none of those which come in such a trial.
    fn expect(&self, spec: &Spec, said: Option<&str>, wanted: &str) {
        let Some(said) = said else { return };
        let passes = [
            "Something went wrong",
            "I am restarting",
            "That was too fast",
            "Done",
            "That took",
            "This is taking",
        ];
        if !said.contains(wanted) && !passes.iter().any(|begins| said.starts_with(begins)) {
            self.accounts.fault(format!("{}: /play was answered {said:?}", spec.kind.name));
        }
    }
}
