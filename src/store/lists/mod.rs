//! Lists of games: a person's, a channel's, a server's.

mod history;
mod leaderboard;

pub use history::{HistoryQuery, Opened};
pub use leaderboard::{BoardPage, Reach};

use rusqlite::{Connection, params};

use crate::store::file::{Store, StoreError};
use crate::store::rows::{bit_seats, column, number, read_json, venue};
use crate::store::tables;
use crate::table::lists::{Listed, Listing, Page};
use crate::table::{
    ChannelId, Faces, GuildId, MessageId, Occupant, PersonId, Phase, TableId, TableTerms, Time,
};
use crate::table::{MessageRole, TableMessage};

/// Whose games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// Those a person sits at.
    Person(PersonId),
    /// Those of a channel.
    Channel(ChannelId),
    /// Those of a server.
    Guild(GuildId),
    /// All.
    Everyone,
}

/// How far the games have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Challenges, open seats and running games.
    Open,
    /// Running games only.
    Playing,
    /// Finished games.
    Over,
}

/// Which games to list.
#[derive(Clone, Debug)]
pub struct Query {
    /// Whose.
    pub whose: Whose,
    /// How far they have come.
    pub stage: Progress,
    /// Only this game, by slug.
    pub game: Option<String>,
    /// Only games at which this person sits too.
    pub with: Option<PersonId>,
    /// Who asks: games in which they are to act come first.
    pub asker: PersonId,
    /// Which part of the list.
    pub page: Page,
}

impl Store {
    /// Lists games.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn games(&self, query: Query) -> Result<Listing, StoreError> {
        self.read(move |db| list(db, &query)).await
    }
}

fn list(db: &Connection, query: &Query) -> Result<Listing, StoreError> {
    let (whose, key) = match query.whose {
        Whose::Person(person) => (
            "(EXISTS (SELECT 1 FROM seats w WHERE w.table_id = t.id AND w.person = ?1)
                 OR EXISTS (SELECT 1 FROM mates w WHERE w.table_id = t.id AND w.person = ?1))",
            column(person.0),
        ),
        Whose::Channel(channel) => ("t.channel = ?1", column(channel.0)),
        Whose::Guild(guild) => ("t.guild = ?1", column(guild.0)),
        Whose::Everyone => ("?1 = 0", 0),
    };
    let stage = match query.stage {
        Progress::Open => "t.state IN ('waiting', 'playing')",
        Progress::Playing => "t.state = 'playing'",
        Progress::Over => "t.state = 'over'",
    };
    let filter = format!(
        "FROM tables t WHERE {whose} AND {stage} AND (?2 IS NULL OR t.game = ?2) AND (?3 IS NULL
             OR EXISTS (SELECT 1 FROM seats x WHERE x.table_id = t.id AND x.person = ?3)
             OR EXISTS (SELECT 1 FROM mates x WHERE x.table_id = t.id AND x.person = ?3))"
    );
    let with = query.with.map(|person| column(person.0));
    let total = db
        .prepare_cached(&format!("SELECT COUNT(*) {filter}"))?
        .query_row(params![key, query.game, with], |row| row.get(0))?;
    let mut found = db.prepare_cached(&format!(
        "SELECT t.id, t.guild, t.channel, t.game, t.phase, t.rated, t.turn, t.changed,
             CASE WHEN EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = ?4
                 AND (t.turn >> s.seat) & 1 = 1)
                 OR EXISTS (SELECT 1 FROM mates m WHERE m.table_id = t.id AND m.person = ?4
                 AND (t.turn >> m.seat) & 1 = 1) THEN 1 ELSE 0 END AS mine,
             (SELECT d.at FROM due d WHERE d.table_id = t.id AND d.kind = 'flag'), t.terms,
             t.host, (SELECT p.name FROM people p WHERE p.id = t.host)
         {filter}
         ORDER BY mine DESC, t.changed DESC, t.id LIMIT ?5 OFFSET ?6"
    ))?;
    let mut rows = found.query(params![
        key,
        query.game,
        with,
        column(query.asker.0),
        query.page.take,
        query.page.skip
    ])?;
    let mut listed = Vec::new();
    while let Some(row) = rows.next()? {
        let key: i64 = row.get(0)?;
        let id = TableId::of_bits(number(key));
        let phase: Phase = read_json("a phase", &row.get::<_, String>(4)?)?;
        let terms: TableTerms = read_json("terms", &row.get::<_, String>(10)?)?;
        let faces = Faces::of(terms.customs.anonymous, matches!(phase, Phase::Over(_)));
        let seats = tables::seats(db, key)?;
        let host = Occupant::Person { id: PersonId(number(row.get(11)?)), name: row.get(12)? };
        listed.push(Listed {
            id,
            venue: venue(row, 1, 2)?,
            game: row.get(3)?,
            phase,
            rated: row.get(5)?,
            host: masked(host, faces),
            seats: seats.into_iter().map(|seat| masked(seat, faces)).collect(),
            turn: bit_seats(row.get(6)?),
            asker_to_act: row.get(8)?,
            changed: Time(row.get(7)?),
            flag: row.get::<_, Option<i64>>(9)?.map(Time),
            message: newest_message(db, id)?,
        });
    }
    Ok(Listing { rows: listed, total })
}

/// Somebody at a table; of players who are not to know each other, without the name.
fn masked(occupant: Occupant, faces: Faces) -> Occupant {
    match occupant {
        Occupant::Person { id, .. } if faces.are_veiled() => {
            Occupant::Person { id, name: String::new() }
        }
        other => other,
    }
}

/// The board of a table, or else its invitation.
fn newest_message(db: &Connection, table: TableId) -> Result<Option<TableMessage>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT role, channel, message FROM messages WHERE table_id = ?1 ORDER BY role LIMIT 1",
    )?;
    let mut rows = found.query([i64::from(table.bits())])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let word: String = row.get(0)?;
    let role = if word == "board" { MessageRole::Board } else { MessageRole::Invitation };
    Ok(Some(TableMessage {
        table,
        role,
        channel: ChannelId(number(row.get(1)?)),
        message: MessageId(number(row.get(2)?)),
    }))
}
