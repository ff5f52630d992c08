//! Opening a database on a server: the connections, the schema.

use std::cmp::Ordering;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use postgres::error::SqlState;
use postgres::{Client, Config, IsolationLevel};
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::Postgres;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::fault::{Fault, FaultKind};
use crate::store::location::Database;

/// The schema, step by step, with the version that each leads to. The first is the one that files had
/// grown to; a test makes all of them anew from the steps of files.
const STEPS: &[(i64, &str)] = &[
    (14, include_str!("../migrations/postgres/014.sql")),
    (15, include_str!("../migrations/postgres/015.sql")),
    (16, include_str!("../migrations/postgres/016.sql")),
    (17, include_str!("../migrations/postgres/017.sql")),
    (18, include_str!("../migrations/postgres/018.sql")),
    (19, include_str!("../migrations/postgres/019.sql")),
];

/// How long a server may take until it answers at all.
const PATIENCE: Duration = Duration::from_secs(3);

/// How often the schema is tried while another process brings it up to date.
const TRIES: usize = 20;

/// Does something with connections to a server on a thread of its own: their client must not run, nor
/// end, within a runtime.
///
/// # Errors
/// Those of the job.
pub(in crate::store) fn apart<T: Send>(
    job: impl FnOnce() -> Result<T, StoreError> + Send,
) -> Result<T, StoreError> {
    thread::scope(|scope| scope.spawn(job).join().unwrap_or(Err(StoreError::Closed)))
}

/// Where to connect, and how.
pub(in crate::store) struct Server {
    database: Database,
    config: Config,
    tls: MakeRustlsConnect,
}

impl Server {
    pub(in crate::store) fn new(database: &Database, config: &Config) -> Result<Self, StoreError> {
        let tls = tls().map_err(|why| StoreError::unusable(database.clone(), &why))?;
        let mut config = config.clone();
        config.connect_timeout(PATIENCE);
        // A machine that is gone says nothing; without this it is waited for during hours.
        config.keepalives_idle(PATIENCE).keepalives_interval(PATIENCE).keepalives_retries(3);
        config.tcp_user_timeout(4 * PATIENCE);
        Ok(Self { database: database.clone(), config, tls })
    }

    /// A connection.
    pub(in crate::store) fn connect(&self) -> Result<Db, StoreError> {
        let connected = Postgres::connect(self.config.clone(), self.tls.clone());
        connected.map(Db::new).map_err(|fault| self.unusable(&fault))
    }

    /// Brings the schema up to date.
    pub(in crate::store) fn bring_up_to_date(&self) -> Result<(), StoreError> {
        let error = |error: postgres::Error| self.unusable(&Fault::from(error));
        let mut client = self.config.connect(self.tls.clone()).map_err(error)?;
        for _ in 1..TRIES {
            match step(&mut client) {
                Err(error) if is_contended(&error) => {
                    thread::sleep(Duration::from_millis(50));
                }
                done => return self.brought(done.map_err(error)?),
            }
        }
        let version = step(&mut client).map_err(error)?;
        self.brought(version)
    }

    /// A connection to a database of this version.
    ///
    /// # Errors
    /// If there is none, or another version wrote it last.
    pub(in crate::store) fn existing(&self) -> Result<Db, StoreError> {
        let db = self.connect()?;
        let there: bool = db.value(
            "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE tablename = 'schema_version'
                 AND schemaname = ANY (current_schemas(false)))",
            params![],
        )?;
        if !there {
            return Err(StoreError::Missing(self.database.clone()));
        }
        let version: i64 = db.value("SELECT version FROM schema_version", params![])?;
        match version.cmp(&newest()) {
            Ordering::Less => Err(StoreError::Older(self.database.clone())),
            Ordering::Equal => Ok(db),
            Ordering::Greater => Err(StoreError::Newer(self.database.clone())),
        }
    }

    /// Nothing, if this program may use a schema of this version.
    fn brought(&self, version: i64) -> Result<(), StoreError> {
        if version <= newest() || self.connect()?.admits(newest())? {
            return Ok(());
        }
        Err(StoreError::Newer(self.database.clone()))
    }

    fn unusable(&self, fault: &Fault) -> StoreError {
        let (database, why) = (self.database.clone(), fault.to_string());
        match fault.kind() {
            FaultKind::Away | FaultKind::TooSlow => StoreError::Unreachable { database, why },
            FaultKind::Double | FaultKind::Retry | FaultKind::Other => {
                StoreError::Unusable { database, why }
            }
        }
    }
}

fn newest() -> i64 {
    STEPS.iter().map(|(version, _)| *version).max().unwrap_or_default()
}

/// Takes all steps that are left in one transaction, while others wait; the version there is then.
fn step(client: &mut Client) -> Result<i64, postgres::Error> {
    let begun = client.build_transaction().isolation_level(IsolationLevel::Serializable);
    let mut moment = begun.start()?;
    // That the table is there is no news.
    moment.batch_execute(
        "SET LOCAL client_min_messages = warning;
         CREATE TABLE IF NOT EXISTS schema_version (
             one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1), version BIGINT NOT NULL);
         INSERT INTO schema_version (one, version) VALUES (1, 0) ON CONFLICT DO NOTHING",
    )?;
    let lock = "SELECT version FROM schema_version WHERE one = 1 FOR UPDATE";
    let version: i64 = moment.query_one(lock, &[])?.get(0);
    if version >= newest() {
        return Ok(version);
    }
    for (_, text) in STEPS.iter().filter(|(step, _)| *step > version) {
        moment.batch_execute(text)?;
    }
    moment.execute("UPDATE schema_version SET version = $1 WHERE one = 1", &[&newest()])?;
    moment.commit()?;
    Ok(newest())
}

/// Whether another process is at the same.
fn is_contended(error: &postgres::Error) -> bool {
    const OTHERS: [SqlState; 4] = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::UNIQUE_VIOLATION,
        SqlState::DUPLICATE_TABLE,
    ];
    error.code().is_some_and(|code| OTHERS.contains(code))
}

/// Encryption by the certificates that this machine trusts; used if the address or the server asks for
/// it.
fn tls() -> Result<MakeRustlsConnect, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    /// How a server says what a file says.
    const WORDS: [(&str, &str); 7] = [
        (" STRICT, WITHOUT ROWID", ""),
        (" STRICT", ""),
        ("INTEGER", "BIGINT"),
        ("REAL", "DOUBLE PRECISION"),
        ("BLOB", "BYTEA"),
        // Texts stand in the order of their bytes.
        ("TEXT", "TEXT COLLATE \"C\""),
        ("AUTOINCREMENT", "GENERATED BY DEFAULT AS IDENTITY"),
    ];

    /// What migrations put into an empty file.
    const ROWS: &str = "\
INSERT INTO people (id, name, seen) VALUES (0, '', 0);
INSERT INTO filled (one, upto) VALUES (1, 9223372036854775807);
";

    /// The schema of a file as a server reads it.
    fn translated(text: &str) -> String {
        let mut text =
            WORDS.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to));
        // A primary key has no direction there.
        if let Some(key) = text.find("PRIMARY KEY (") {
            let rest = text.split_off(key);
            text.push_str(&rest.replace(" DESC", ""));
        }
        text + ";\n"
    }

    /// The schema of files of the version that servers begin with.
    fn first(steps: &[PathBuf]) -> String {
        let db = rusqlite::Connection::open_in_memory().unwrap();
        for step in steps {
            db.execute_batch(&fs::read_to_string(step).unwrap()).unwrap();
        }
        let all = "SELECT sql FROM sqlite_schema
             WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid";
        let mut all = db.prepare(all).unwrap();
        let all = all.query_map([], |row| row.get::<_, String>(0)).unwrap();
        all.map(|text| translated(&text.unwrap())).chain([ROWS.to_owned()]).collect()
    }

    /// One step of files, without what it says beside its statements.
    fn later(step: &Path) -> String {
        let text = fs::read_to_string(step).unwrap();
        let lines: Vec<_> = text.lines().filter(|line| !line.starts_with("--")).collect();
        let lines = lines.join("\n");
        let statements = lines.split(';').map(str::trim).filter(|text| !text.is_empty());
        statements.map(translated).collect()
    }

    #[test]
    fn a_server_has_the_schema_of_a_file() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/migrations");
        let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        let mut files: Vec<_> = files.filter(|path| path.is_file()).collect();
        files.sort();
        assert_eq!(files.len() as i64, newest());
        let begins = STEPS[0].0;
        for &(version, kept) in STEPS {
            let (before, step) = files[..version as usize].split_at(version as usize - 1);
            let body =
                if version == begins { first(&[before, step].concat()) } else { later(&step[0]) };
            let made = format!("-- Made from the schema of files: tests compare.\n{body}");
            let accept = std::env::var_os("PATT_SCHEMA").is_some_and(|word| word == "accept");
            if kept != made && accept {
                fs::write(folder.join(format!("postgres/{version:03}.sql")), &made).unwrap();
            }
            assert_eq!(kept, made, "PATT_SCHEMA=accept writes it anew, as long as nobody has it");
        }
    }
}
