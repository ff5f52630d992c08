//! Export my data: everything stored about a person as a JSON file, in parts if they have played
//! much.

use serde_json::{Map, Value, json};

use crate::message::{Button, File, Message, Press, PrivacyPress, Reply, Request, Row};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::faces::copied;
use crate::table::{By, Occupant, PersonId, Phase, Secrecy, TableId, TableRecord};

/// How many games a part holds; the longest fit into what Discord takes.
const GAMES: u32 = 500;

impl Service {
    /// A part of what is stored about a person, from 1.
    pub(crate) async fn personal_copy(&self, request: &Request, part: u32) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let me = request.who.id;
        let part = part.max(1);
        let parts = self.store.held(me).await?.games.div_ceil(GAMES).max(1);
        let mut copy = if part == 1 { self.store.personal(me).await? } else { Map::new() };
        copy.insert("about".to_owned(), about(part, parts));
        let mut games = Vec::new();
        let skip = (part - 1).saturating_mul(GAMES);
        for id in self.store.tables_of(me, skip, GAMES).await? {
            games.extend(self.game_copy(me, id).await?);
        }
        copy.insert("games".to_owned(), Value::Array(games));
        let bytes = serde_json::to_vec(&Value::Object(copy))
            .map_err(|error| Error::Broken(error.to_string()))?;
        let (at, of) = (i64::from(part), i64::from(parts));
        let mut message = Message::private(voice.copy_done(at, of));
        message.files.push(File {
            name: format!("patt-data-{part}.json"),
            bytes,
            alt: String::new(),
        });
        if part < parts {
            let next = Press::Privacy(PrivacyPress::Copy(part + 1));
            let next = Button::rest(voice.plain().label_next_part(), next);
            message.rows.push(Row::Buttons(vec![next]));
        }
        Ok(Reply::private(message))
    }

    /// A game with all its moves. Of a hidden game that still runs only what they did themselves:
    /// neither its start nor when or how often others acted.
    async fn game_copy(&self, me: PersonId, id: TableId) -> Result<Option<Value>, Error> {
        let Some(record) = self.store.load(id).await? else { return Ok(None) };
        let line = self.catalog.find(&record.header.game);
        let over = matches!(record.phase, Phase::Over(_) | Phase::Off(_));
        let hidden = line.is_none_or(|line| Secrecy::of(line.info, over).is_sealed());
        let masked = record.faces().are_veiled();
        let mut copy = json!({
            "table": id.to_string(),
            "game": record.terms.game,
            "server": record.venue.guild.map(|guild| guild.0.to_string()),
            "channel": record.venue.channel.0.to_string(),
            "state": state(record.phase),
            "created": record.created.0,
            "rated": record.terms.rated,
            "clock": record.terms.clock.tag(),
            "options": record.terms.options,
            "set_up_by_you": record.host == me && !masked,
            "seats": record.seats.iter().map(|one| seat(me, &record, one)).collect::<Value>(),
            "moves": moves(me, &record, hidden),
        });
        if !hidden {
            copy["start"] = json!(record.header);
            copy["changed"] = record.changed.0.into();
            let marks = record.marks.iter();
            copy["time"] = marks
                .map(|marked| {
                    json!({
                        "at": marked.at.0,
                        "before_move": marked.ply,
                        "by": by(me, marked.by),
                        "what": marked.mark,
                    })
                })
                .collect();
        }
        Ok(Some(copy))
    }
}

fn about(part: u32, parts: u32) -> Value {
    json!({
        "part": part,
        "of": parts,
        "moments": "milliseconds since 1970, UTC",
        "hidden_games": "of a hidden game that still runs only your own moves are here; \
            once it is over, the whole game is",
    })
}

const fn state(phase: Phase) -> &'static str {
    match phase {
        Phase::Invited { .. } | Phase::Open { .. } => "waiting",
        Phase::Playing => "playing",
        Phase::Over(_) => "over",
        Phase::Off(_) => "never begun",
    }
}

/// Who sits there. Of others the name, which everybody in the channel reads, and no number.
fn seat(me: PersonId, record: &TableRecord, occupant: &Occupant) -> Value {
    match occupant {
        Occupant::Person { id, .. } if *id == me => "you".into(),
        Occupant::Person { .. } => copied(record, occupant)
            .map_or_else(|| "another player".into(), |name| json!({ "player": name })),
        Occupant::Computer { level } => json!({ "computer": level }),
        Occupant::Free => Value::Null,
        Occupant::Erased => "deleted player".into(),
    }
}

fn moves(me: PersonId, record: &TableRecord, hidden: bool) -> Value {
    let entries = record.log.iter().filter(|entry| !hidden || entry.by == By::Person(me));
    entries
        .map(|entry| {
            let mut copy = json!({ "at": entry.at.0, "by": by(me, entry.by), "act": entry.act });
            if !hidden {
                copy["number"] = entry.ply.into();
            }
            copy
        })
        .collect()
}

fn by(me: PersonId, by: By) -> &'static str {
    match by {
        By::Person(person) if person == me => "you",
        By::Person(_) => "another player",
        By::Computer => "the computer",
        By::Clock => "the clock",
        By::Host => "the rules",
    }
}
