//! A private `PostgreSQL` server for tests: started when first asked for, gone with this process, and in
//! nobody's way. Where `PostgreSQL` is not installed there is none, and one line says so.
//!
//! With `PATT_TEST_ON=postgres` every test that asks for the [`database`] of a file plays on that server.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex};

use patt::store::Database;
use tempfile::TempDir;

/// The database of this test: the file, or another for the same file on the server if tests are to
/// play there.
pub fn database(file: &Path) -> Database {
    if on_server() {
        let server = server().expect("PATT_TEST_ON=postgres needs PostgreSQL");
        return server.database(&file.to_string_lossy());
    }
    file.into()
}

/// Whether tests are to play on the server.
pub fn on_server() -> bool {
    std::env::var("PATT_TEST_ON").is_ok_and(|what| what == "postgres")
}

/// How a program that is started in the folder of this file is told of its [`database`].
pub fn address(file: &Path) -> String {
    match database(file) {
        Database::File(path) => path.to_string_lossy().into_owned(),
        Database::Server(config) => {
            let server = server().expect("it is on it");
            server.address("patt", config.get_dbname().expect("it has a name"))
        }
    }
}

/// Runs statements in a database of whatever kind, as somebody else than Patt does.
pub fn alter(database: &Database, text: &str) {
    match database {
        Database::File(path) => {
            let done = rusqlite::Connection::open(path).and_then(|db| db.execute_batch(text));
            done.expect("it is understood");
        }
        Database::Server(config) => batch((**config).clone(), text).expect("it is understood"),
    }
}

/// The client must not run within a runtime.
fn batch(config: postgres::Config, text: &str) -> Result<(), postgres::Error> {
    let text = text.to_owned();
    let done = std::thread::spawn(move || {
        config.connect(postgres::NoTls).and_then(|mut client| client.batch_execute(&text))
    });
    done.join().expect("it does not panic")
}

/// The server, if `PostgreSQL` is installed.
pub fn server() -> Option<&'static Server> {
    static SERVER: LazyLock<Option<Server>> = LazyLock::new(Server::start);
    SERVER.as_ref()
}

/// A running server.
pub struct Server {
    folder: TempDir,
    made: Mutex<BTreeSet<String>>,
    /// Ends with its input, however this process ends.
    shell: Child,
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        self.shell.wait().expect("it ends");
    }
}

/// Where the programs of the newest installed version are.
fn programs() -> Option<PathBuf> {
    let beside = |folder: PathBuf| folder.join("initdb").is_file().then_some(folder);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).find_map(beside);
    on_path
        .and_then(|folder| folder.join("initdb").canonicalize().ok()?.parent().map(Into::into))
        .or_else(|| {
            let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
            let versions =
                versions.filter_map(Result::ok).map(|version| version.path().join("bin"));
            versions.filter_map(beside).max()
        })
}

/// One of these programs.
pub fn program(name: &str) -> Option<PathBuf> {
    Some(programs()?.join(name))
}

/// Runs as somebody else if this is root: the server refuses to.
const START: &str = r#"
set -eu
run() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
if [ "$(id -u)" = 0 ]; then chown postgres "$1"; fi
chmod 755 "$1"
run mkdir "$1/data"
if [ -n "$2" ]; then
    mount -t tmpfs -o "size=$2,mode=700" tmpfs "$1/data" 2>/dev/null || { rm -rf "$1"; echo none; exit; }
    chown postgres "$1/data"
fi
run "$0/initdb" -D "$1/data" -A trust -U patt --no-sync -E UTF8 --locale=C --wal-segsize=$3 >/dev/null
run sh -c 'sed -i "1i local all locked scram-sha-256" "$0"' "$1/data/pg_hba.conf"
# Takes the place of this shell's child, so that it hears what is sent to that.
be() { if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else exec "$@"; fi; }
run sh -c 'cat >>"$0/postgresql.conf"' "$1/data" <<END
listen_addresses = ''
unix_socket_directories = '$1'
fsync = $4
max_connections = 400
END
be "$0/postgres" -D "$1/data" >"$1/../$(basename "$1").log" 2>&1 &
for nth in $(seq 100); do
    if "$0/pg_isready" -q -h "$1" -U patt; then break; fi
    sleep 0.1
done
echo ready
read -r _ || true
# Whoever stopped or killed it may have started it anew.
for nth in $(seq 100); do
    server=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) || break
    kill -CONT "$server" 2>/dev/null && kill -INT "$server" || break
    sleep 0.1
done
if [ -n "$2" ]; then umount "$1/data"; fi
rm -rf "$1" "$1/../$(basename "$1").log"
"#;

impl Server {
    /// Starts one for a test that does it harm.
    pub fn start() -> Option<Self> {
        Self::start_as(["", "16", "off"])
    }

    /// The same with a disk of its own that is soon full, if one can be made here.
    pub fn start_on_small_disk() -> Option<Self> {
        Self::start_as(["96m", "1", "off"])
    }

    /// The same for benches: what it has said is done is on the disk.
    pub fn start_durable() -> Option<Self> {
        Self::start_as(["", "16", "on"])
    }

    /// The size of its disk, if that is to be a small one; that of the parts of its log in MB; whether it
    /// waits for the disk.
    fn start_as(how: [&str; 3]) -> Option<Self> {
        let Some(programs) = programs() else {
            eprintln!("PostgreSQL was not found: everything is tested on SQLite alone");
            return None;
        };
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let mut shell = Command::new("sh")
            .args(["-c", START])
            .arg(programs)
            .arg(folder.path())
            .args(how)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let mut ready = String::new();
        let out = shell.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut ready).expect("it says something");
        if ready.trim() == "none" {
            shell.wait().expect("it has ended");
            eprintln!(
                "no small disk can be mounted here (that takes root): a full one is not tested"
            );
            return None;
        }
        assert_eq!(ready.trim(), "ready", "the server did not start");
        Some(Self { folder, made: Mutex::default(), shell })
    }

    /// The database of this name, which is made if it is not there.
    pub fn database(&self, name: &str) -> Database {
        let name = Self::short(name);
        if self.made.lock().expect("no test fails in there").insert(name.clone()) {
            self.sql("postgres", &format!("CREATE DATABASE \"{name}\""));
        }
        self.named("patt", &name)
    }

    /// A database of this name, whether it is there or not, for this user.
    pub fn named(&self, user: &str, name: &str) -> Database {
        self.address(user, name).parse().expect("it is an address")
    }

    /// The address of a database, as it stands in a configuration.
    pub fn address(&self, user: &str, name: &str) -> String {
        let folder = self.folder.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://{user}@{folder}/{name}")
    }

    /// The address of the database of this name, for another program.
    pub fn address_of(&self, name: &str) -> String {
        self.address("patt", &Self::short(name))
    }

    /// A name as a database can have it.
    fn short(name: &str) -> String {
        let sign = |sign: char| if sign.is_ascii_alphanumeric() { sign } else { '_' };
        let name: String = name.chars().map(sign).collect();
        name[name.len().saturating_sub(60)..].to_owned()
    }

    /// What the program `pg_ctl` does to it, such as `restart -m immediate`.
    pub fn control(&self, what: &str) {
        let script = r#"
if [ "$(id -u)" = 0 ]; then set -- setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"; else set -- "$0" "$@"; fi
exec "$@" >/dev/null 2>&1 </dev/null"#;
        let program = programs().expect("it runs").join("pg_ctl");
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).arg(program).arg("-w").arg("-D");
        shell.arg(self.folder.path().join("data")).args(what.split(' ')).current_dir("/");
        assert!(shell.status().expect("there is a shell").success(), "pg_ctl {what}");
    }

    /// Sends a signal to all of its processes.
    pub fn signal(&self, signal: &str) {
        // One of them may have come to its end meanwhile.
        let script = r#"main=$(head -n 1 "$1"); children=$(ps -o pid= --ppid "$main")
kill "-$0" "$main" || exit; kill "-$0" $children 2>/dev/null || true"#;
        let file = self.folder.path().join("data/postmaster.pid");
        let sent = Command::new("sh").args(["-c", script, signal]).arg(file).status();
        assert!(sent.expect("there is a shell").success(), "{signal}");
    }

    /// Takes all the room that is left on its disk, or gives it back.
    pub fn fill(&self, full: bool) {
        let file = self.folder.path().join("data/ballast");
        if !full {
            return fs::remove_file(file).expect("it is there");
        }
        let mut ballast = fs::File::create(file).expect("there is room for nothing");
        while ballast.write_all(&[0; 4_096]).is_ok() {}
    }

    /// Runs statements there, as who may do everything.
    pub fn sql(&self, name: &str, text: &str) {
        self.try_sql(name, text).expect("it is understood");
    }

    /// The same, where that may fail.
    pub fn try_sql(&self, name: &str, text: &str) -> Result<(), postgres::Error> {
        let mut config = postgres::Config::new();
        config.host_path(self.folder.path()).user("patt").dbname(name);
        batch(config, text)
    }
}
