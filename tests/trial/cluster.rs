//! The processes of the house.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use patt::sandbox::{Sandbox, TOKEN};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Mutex;

use super::timeline::{Event, Timeline};

/// What a process is for.
#[derive(Clone, Copy, Debug)]
pub struct Role {
    pub name: &'static str,
    /// It answers people.
    pub front: bool,
    /// It thinks.
    pub worker: bool,
    /// It keeps time, posts what waits and puts the database in order.
    pub keeper: bool,
}

const fn role(name: &'static str, front: bool, worker: bool, keeper: bool) -> Role {
    Role { name, front, worker, keeper }
}

/// Three fronts, two workers, a keeper and a spare one.
pub const HOUSE: &[Role] = &[
    role("front-1", true, false, false),
    role("front-2", true, false, false),
    role("front-3", true, false, false),
    role("worker-1", false, true, false),
    role("worker-2", false, true, false),
    role("keeper-1", false, false, true),
    role("keeper-2", false, false, true),
];

/// Processes that do everything.
pub const EQUALS: &[Role] = &[role("equal-1", true, true, true), role("equal-2", true, true, true)];

/// How long a process may take to begin, and to end in good order.
const PATIENCE: Duration = Duration::from_mins(2);

/// All of them.
pub struct Cluster {
    pub processes: Vec<Process>,
    pub timeline: Arc<Timeline>,
    _folder: TempDir,
}

/// One of them. Whoever does something to it holds its lock.
pub struct Process {
    pub role: Role,
    nth: usize,
    folder: PathBuf,
    port: u16,
    child: Mutex<Option<Child>>,
    ready: Arc<AtomicBool>,
    /// How often it was begun.
    pub begun: AtomicUsize,
    timeline: Arc<Timeline>,
}

impl Cluster {
    /// Processes with these parts, on this database and before this Discord, none of which runs yet.
    pub fn new(roles: &[Role], database: &str, sandbox: &Sandbox) -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        let timeline = Arc::<Timeline>::default();
        // All ports are taken before any is given back, so that no two are the same.
        let free: Vec<_> =
            roles.iter().map(|_| TcpListener::bind("127.0.0.1:0")).collect::<Result<_, _>>()?;
        let mut processes = Vec::new();
        for (nth, (&role, free)) in roles.iter().zip(&free).enumerate() {
            let (folder, port) = (folder.path().join(role.name), free.local_addr()?.port());
            fs::create_dir(&folder)?;
            fs::write(folder.join("config.toml"), config(role, port, database, sandbox))?;
            processes.push(Process {
                role,
                nth,
                folder,
                port,
                child: Mutex::default(),
                ready: Arc::default(),
                begun: AtomicUsize::new(0),
                timeline: Arc::clone(&timeline),
            });
        }
        Ok(Self { processes, timeline, _folder: folder })
    }

    /// Begins all, one after the other.
    pub async fn begin(&self) {
        for process in &self.processes {
            process.begin(&mut *process.child.lock().await);
            process.must_be_ready().await;
        }
    }

    /// Waits until all that run are ready.
    pub async fn ready(&self) {
        for process in &self.processes {
            process.must_be_ready().await;
        }
    }

    /// Where interactions go.
    pub fn fronts(&self) -> Vec<String> {
        let fronts = self.processes.iter().filter(|process| process.role.front);
        fronts.map(|front| format!("http://127.0.0.1:{}/interactions", front.port)).collect()
    }

    /// Lines of the logs that tell of a fault of the program.
    pub fn panics(&self) -> Vec<String> {
        let logs = self.processes.iter().map(|process| (process.role.name, process.log()));
        let told = |(name, log): (&str, String)| {
            let lines: Vec<_> = log.lines().map(str::to_owned).collect();
            let panics = lines.iter().enumerate().filter(|(_, line)| line.contains("panicked at"));
            let panics = panics.map(|(nth, _)| lines[nth..].iter().take(3).cloned().collect());
            panics.map(|lines: Vec<_>| format!("{name}: {}", lines.join(" "))).collect::<Vec<_>>()
        };
        logs.flat_map(told).collect()
    }

    /// How often each kind of warning and error was logged.
    pub fn troubles(&self) -> Vec<(String, usize)> {
        let mut counts = std::collections::BTreeMap::<String, usize>::new();
        for process in &self.processes {
            for line in process.log().lines() {
                let Some(at) = line.find(" ERROR ").or_else(|| line.find("  WARN ")) else {
                    continue;
                };
                let said = line[at..].trim();
                let said: String =
                    said.chars().filter(|sign| !sign.is_ascii_digit()).take(150).collect();
                *counts.entry(said).or_default() += 1;
            }
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    /// Keeps the logs where they can be read after the end, if `PATT_TRIAL_LOGS` names a folder.
    pub fn keep_logs(&self) {
        let Some(to) = std::env::var_os("PATT_TRIAL_LOGS").map(PathBuf::from) else { return };
        fs::create_dir_all(&to).expect("the folder can be made");
        for process in &self.processes {
            let name = format!("{}.log", process.role.name);
            fs::write(to.join(name), process.log()).expect("there is room");
        }
    }

    /// Ends all in good order; which of them do not end so.
    pub async fn end(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for process in &self.processes {
            let mut child = process.child.lock().await;
            faults.extend(process.terminate(&mut child).await.err());
        }
        faults
    }
}

impl Process {
    /// Begins it.
    fn begin(&self, child: &mut Option<Child>) {
        let log = OpenOptions::new().create(true).append(true).open(self.folder.join("log"));
        let log: File = log.expect("there is room");
        let mut begun = Command::new(env!("CARGO_BIN_EXE_patt"))
            .env_clear()
            .env("PATT_TOKEN", TOKEN)
            .env("NO_COLOR", "1")
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .expect("the program is there");
        self.begun.fetch_add(1, Ordering::Relaxed);
        let out = begun.stdout.take().expect("it is piped");
        *child = Some(begun);
        let (ready, timeline) = (Arc::clone(&self.ready), Arc::clone(&self.timeline));
        let (nth, keeper) = (self.nth, self.role.keeper);
        tokio::spawn(async move {
            let mut lines = BufReader::new(out).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                if line.starts_with("Patt ") && !ready.swap(true, Ordering::SeqCst) && keeper {
                    timeline.note(Event::Keeps(nth));
                }
            }
        });
    }

    /// It is not there any more.
    fn gone(&self) {
        self.ready.store(false, Ordering::SeqCst);
        if self.role.keeper {
            self.timeline.note(Event::Gone(self.nth));
        }
    }

    /// Kills it without a warning and begins it again; false if somebody else does something to it.
    pub async fn kill(&self) -> bool {
        let Ok(mut child) = self.child.try_lock() else { return false };
        let Some(running) = child.as_mut() else { return false };
        self.gone();
        running.kill().await.expect("it runs");
        self.begin(&mut child);
        true
    }

    /// Ends it in good order and begins it again.
    ///
    /// # Errors
    /// If it does not end so.
    pub async fn again(&self) -> Result<(), String> {
        let mut child = self.child.lock().await;
        let ended = self.terminate(&mut child).await;
        self.begin(&mut child);
        drop(child);
        ended?;
        if self.is_ready().await {
            Ok(())
        } else {
            Err(format!("{} is not there again", self.role.name))
        }
    }

    async fn terminate(&self, child: &mut Option<Child>) -> Result<(), String> {
        let Some(mut running) = child.take() else { return Ok(()) };
        self.gone();
        signal(&running, "TERM").await;
        match tokio::time::timeout(PATIENCE, running.wait()).await {
            Ok(Ok(status)) if status.success() => Ok(()),
            other => Err(format!("{} did not end in good order: {other:?}", self.role.name)),
        }
    }

    /// Lets it stand still for so long.
    pub async fn stop(&self, pause: Duration) {
        let child = self.child.lock().await;
        let Some(running) = child.as_ref() else { return };
        if self.role.keeper {
            self.timeline.note(Event::Gone(self.nth));
        }
        signal(running, "STOP").await;
        tokio::time::sleep(pause).await;
        signal(running, "CONT").await;
        if self.role.keeper {
            self.timeline.note(Event::Keeps(self.nth));
        }
    }

    /// Its number with the operating system.
    pub fn pid(&self) -> Option<u32> {
        self.child.try_lock().ok()?.as_ref()?.id()
    }

    async fn must_be_ready(&self) {
        assert!(self.is_ready().await, "{} does not begin: {}", self.role.name, self.log());
    }

    /// Waits until it is ready. One that ended is begun again, as services are.
    async fn is_ready(&self) -> bool {
        let ready = async {
            while !self.ready.load(Ordering::SeqCst) {
                tokio::time::sleep(Duration::from_millis(20)).await;
                if let Ok(mut child) = self.child.try_lock() {
                    let ended = child
                        .as_mut()
                        .is_some_and(|child| child.try_wait().is_ok_and(|status| status.is_some()));
                    if ended {
                        self.begin(&mut child);
                    }
                }
            }
        };
        tokio::time::timeout(PATIENCE, ready).await.is_ok()
    }

    fn log(&self) -> String {
        fs::read(self.folder.join("log"))
            .map(|log| String::from_utf8_lossy(&log).into_owned())
            .unwrap_or_default()
    }
}

async fn signal(child: &Child, signal: &str) {
    let Some(pid) = child.id() else { return };
    let sent = Command::new("kill").arg(format!("-{signal}")).arg(pid.to_string()).status().await;
    assert!(sent.is_ok_and(|sent| sent.success()), "no signal {signal} for {pid}");
}

fn config(role: Role, port: u16, database: &str, sandbox: &Sandbox) -> String {
    let Role { front, worker, keeper, .. } = role;
    let (key, api) = (sandbox.public_key(), sandbox.url());
    format!(
        r#"database = "{database}"
database_wait = 60

[discord]
# Like a proxy that counts for all of them, the sandbox takes as many requests as come.
api = "{api}"

[computer]
threads = 1
hash_mb = 2
think_ms = 300

[limits]
games_per_person = 1000
games_per_server = 100000
rated_per_pair_per_day = 100

[log]
filter = "warn,patt=info"

[http]
listen = "127.0.0.1:{port}"
public_key = "{key}"
drain_seconds = 1

[duties]
front = {front}
worker = {worker}
keeper = {keeper}
"#
    )
}
