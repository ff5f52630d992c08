//! Asks a running house how it is.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

/// How long an answer may take: somewhat longer than the database may.
const ANSWER: Duration = Duration::from_secs(4);

/// Asks the house that listens here whether it lives and is ready.
///
/// # Errors
/// If it is not; the sentence says why.
pub async fn ask(listen: SocketAddr) -> Result<(), String> {
    let address = near(listen);
    let client = reqwest::Client::builder().no_proxy().timeout(ANSWER).build();
    let client = client.map_err(|error| error.to_string())?;
    for page in ["healthz", "readyz"] {
        let answer = client.get(format!("http://{address}/{page}")).send().await;
        let answer =
            answer.map_err(|_| format!("nobody answers at {address}: is Patt running?"))?;
        let fine = answer.status().is_success();
        let said = answer.text().await.unwrap_or_default();
        if !fine {
            return Err(said.trim().to_owned());
        }
    }
    Ok(())
}

/// Where to reach who listens everywhere.
fn near(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
