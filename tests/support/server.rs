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
run sh -c 'sed -i "1i local all locked scram-sha-256" "$0"' "$1/data/pg_hba.conf"
# Takes the place of this shell's child, so that it hears what is sent to that.
be() { if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else exec "$@"; fi; }
run sh -c 'cat >>"$0/postgresql.conf"' "$1/data" <<END
listen_addresses = ''
unix_socket_directories = '$1'
fsync = off
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
rm -rf "$1" "$1/../$(basename "$1").log"
"#;

impl Server {
    /// Starts one for a test that does it harm.
    pub fn start() -> Option<Self> {
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
        let script = r#"main=$(head -n 1 "$1"); kill "-$0" "$main" $(ps -o pid= --ppid "$main")"#;
        let file = self.folder.path().join("data/postmaster.pid");
        let sent = Command::new("sh").args(["-c", script, signal]).arg(file).status();
        assert!(sent.expect("there is a shell").success(), "{signal}");
    }

    /// Runs statements there, as who may do everything.
    pub fn sql(&self, name: &str, text: &str) {
        let (config, text) = (self.config(name), text.to_owned());
        // The client must not run within a runtime.
        let done = std::thread::spawn(move || {
            config.connect(postgres::NoTls).and_then(|mut client| client.batch_execute(&text))
        });
        done.join().expect("it does not panic").expect("it is understood");
    }

    fn config(&self, name: &str) -> postgres::Config {
        let mut config = postgres::Config::new();
        config.host_path(self.folder.path()).user("patt").dbname(name);
        config
    }
}
