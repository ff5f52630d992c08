//! What happens to the house while it plays.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use patt::rules::Rng;

use super::checks;
use super::cluster::Cluster;
use super::run::Trial;
use super::support::server::Server;
use super::timeline::Event;

/// How much of it.
#[derive(Clone, Copy)]
pub struct Chaos {
    /// How long.
    pub lasts: Duration,
    /// How often a process is killed.
    pub kill: Duration,
    /// How often the database is started anew without an end in good order.
    pub restarts: u32,
    /// How long the process stands still that has the lease.
    pub stop: Duration,
    /// Whether all processes are replaced one after the other, with a change of the database.
    pub deploy: bool,
}

/// What was done.
#[derive(Debug, Default)]
pub struct Troubles {
    pub kills: BTreeMap<&'static str, usize>,
    pub restarts: u32,
    pub stopped: Option<&'static str>,
    pub deployed: usize,
    pub faults: Vec<String>,
}

/// Disturbs the house until the time for that is over.
pub async fn disturb(
    cluster: &Arc<Cluster>,
    server: &'static Server,
    trial: &Arc<Trial>,
    chaos: Chaos,
    seed: u64,
) -> Troubles {
    let mut troubles = Troubles::default();
    if chaos.lasts.is_zero() {
        return troubles;
    }
    let part = move |tenths: u32| chaos.lasts / 10 * tenths;
    let restarts = tokio::spawn(restarts(Arc::clone(cluster), server, chaos));
    let stopped = {
        let (cluster, trial) = (Arc::clone(cluster), Arc::clone(trial));
        tokio::spawn(async move {
            tokio::time::sleep(part(4)).await;
            stop(&cluster, &trial, chaos.stop).await
        })
    };
    let deployed = {
        let (cluster, trial) = (Arc::clone(cluster), Arc::clone(trial));
        tokio::spawn(async move {
            tokio::time::sleep(part(7)).await;
            if chaos.deploy { deploy(&cluster, &trial).await } else { (0, Vec::new()) }
        })
    };
    let (mut rng, end) = (Rng::new(seed ^ 0x5eed), Instant::now() + chaos.lasts);
    while Instant::now() + chaos.kill < end {
        tokio::time::sleep(chaos.kill).await;
        let process = rng.pick(&cluster.processes).expect("there are some");
        if process.kill().await {
            *troubles.kills.entry(process.role.name).or_default() += 1;
        }
    }
    troubles.restarts = restarts.await.expect("it restarts");
    troubles.stopped = stopped.await.expect("it goes on");
    (troubles.deployed, troubles.faults) = deployed.await.expect("it ends");
    troubles
}

/// Starts the database anew so often, evenly.
async fn restarts(cluster: Arc<Cluster>, server: &'static Server, chaos: Chaos) -> u32 {
    for _ in 0..chaos.restarts {
        tokio::time::sleep(chaos.lasts / (chaos.restarts + 1)).await;
        cluster.timeline.note(Event::Away);
        let restarted = tokio::task::spawn_blocking(|| server.control("restart -m immediate"));
        restarted.await.expect("it runs again");
        cluster.timeline.note(Event::Back);
    }
    chaos.restarts
}

/// The process that puts the database in order stands still for a while; which it was.
async fn stop(cluster: &Cluster, trial: &Trial, pause: Duration) -> Option<&'static str> {
    for _ in 0..50 {
        let text = "SELECT p.name FROM leases l JOIN processes p ON p.token = l.token";
        for name in checks::texts(trial, text).await {
            let holds =
                |pid: Option<u32>| pid.is_some_and(|pid| name.contains(&format!("process {pid} ")));
            if let Some(found) = cluster.processes.iter().find(|process| holds(process.pid())) {
                found.stop(pause).await;
                return Some(found.role.name);
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Whoever had it was killed, and it is nobody's for up to a minute.
    let found = cluster.processes.last()?;
    found.stop(pause).await;
    Some(found.role.name)
}

/// The next version adds to the database, and then every process is replaced by one of it, one after the other.
async fn deploy(cluster: &Cluster, trial: &Trial) -> (usize, Vec<String>) {
    checks::sql(trial, "ALTER TABLE tables ADD COLUMN of_the_next BIGINT NOT NULL DEFAULT 0").await;
    checks::sql(trial, checks::AHEAD).await;
    let (mut deployed, mut faults) = (0, Vec::new());
    for process in &cluster.processes {
        match process.again().await {
            Ok(()) => deployed += 1,
            Err(fault) => faults.push(fault),
        }
    }
    (deployed, faults)
}
