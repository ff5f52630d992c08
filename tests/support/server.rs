//! A private `PostgreSQL` server for tests: started when first asked for, gone with this process, and in
//! nobody's way. Where `PostgreSQL` is not installed there is none, and one line says so.
//!
//! With `PATT_TEST_ON=postgres` every test that asks for the [`database`] of a file plays on that server.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex};

use patt::store::Database;
use tempfile::TempDir;

/// The database of this test: the file, or another for the same file on the server if tests are to
/// play there.
pub fn database(file: &Path) -> Database {
    if std::env::var("PATT_TEST_ON").is_ok_and(|what| what == "postgres") {
        let server = server().expect("PATT_TEST_ON=postgres needs PostgreSQL");
        return server.database(&file.to_string_lossy());
    }
    file.into()
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

/// Runs as somebody else if this is root: the server refuses to.
const START: &str = r#"
set -eu
run() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
if [ "$(id -u)" = 0 ]; then chown postgres "$1"; fi
chmod 755 "$1"
run "$0/initdb" -D "$1/data" -A trust -U patt --no-sync -E UTF8 --locale=C >/dev/null
# Takes the place of this shell's child, so that it hears what is sent to that.
be() { if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else exec "$@"; fi; }
be "$0/postgres" -D "$1/data" -c listen_addresses= -c unix_socket_directories="$1" \
    -c fsync=off -c max_connections=400 >"$1/../$(basename "$1").log" 2>&1 &
server=$!
for nth in $(seq 100); do
    if "$0/pg_isready" -q -h "$1" -U patt; then break; fi
    sleep 0.1
done
echo ready
read -r _ || true
kill -INT "$server"; wait "$server" || true
rm -rf "$1" "$1/../$(basename "$1").log"
"#;

impl Server {
    fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            eprintln!("PostgreSQL was not found: everything is tested on SQLite alone");
            return None;
        };
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let mut shell = Command::new("sh")
            .args(["-c", START])
            .arg(programs)
            .arg(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let mut ready = String::new();
        let out = shell.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut ready).expect("it says something");
        assert_eq!(ready.trim(), "ready", "the server did not start");
        Some(Self { folder, made: Mutex::default(), shell })
    }

    /// The database of this name, which is made if it is not there.
    pub fn database(&self, name: &str) -> Database {
        let name: String = name
            .chars()
            .map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '_' })
            .collect();
        let name = name[name.len().saturating_sub(60)..].to_owned();
        if self.made.lock().expect("no test fails in there").insert(name.clone()) {
            let config = self.config("postgres");
            let make = format!("CREATE DATABASE \"{name}\"");
            // The client must not run within a runtime.
            let made = std::thread::spawn(move || {
                config.connect(postgres::NoTls).and_then(|mut client| client.batch_execute(&make))
            });
            made.join().expect("it does not panic").expect("the name is new");
        }
        let folder = self.folder.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://patt@{folder}/{name}").parse().expect("it is an address")
    }

    fn config(&self, name: &str) -> postgres::Config {
        let mut config = postgres::Config::new();
        config.host_path(self.folder.path()).user("patt").dbname(name);
        config
    }
}
