//! Faults to order: errors, delays and cut connections for the next requests that match.

use super::lock::locked;
use std::sync::Mutex;
use std::time::Duration;

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// The request is answered with this status and not carried out.
    Status(u16),
    /// The request is answered 429 and not carried out.
    RateLimited {
        /// How long to wait, as the answer says.
        retry_after: Duration,
        /// Whether the limit is said to hold for everything.
        global: bool,
    },
    /// The request is carried out after a delay, by the wall clock.
    Delay(Duration),
    /// The connection is cut; nothing is carried out.
    Drop,
    /// The request is carried out, then the connection is cut.
    LoseAnswer,
    /// The same after a delay, by the wall clock.
    #[cfg(feature = "testing")]
    LoseLate(Duration),
}

impl Fault {
    /// How long the request waits before it is carried out.
    pub(super) const fn delay(self) -> Duration {
        match self {
            Self::Delay(delay) => delay,
            #[cfg(feature = "testing")]
            Self::LoseLate(delay) => delay,
            Self::Status(_) | Self::RateLimited { .. } | Self::Drop | Self::LoseAnswer => {
                Duration::ZERO
            }
        }
    }

    /// Whether the connection is cut before an answer gets out.
    pub(super) const fn cuts(self) -> bool {
        match self {
            Self::Drop | Self::LoseAnswer => true,
            #[cfg(feature = "testing")]
            Self::LoseLate(_) => true,
            Self::Status(_) | Self::RateLimited { .. } | Self::Delay(_) => false,
        }
    }
}

#[derive(Debug)]
struct Order {
    left: u32,
    /// Of so many matching requests one goes wrong.
    one_of: u32,
    /// How many have matched since the last one.
    passed: u32,
    method: String,
    path: String,
    fault: Fault,
}

/// The faults still to come.
#[derive(Debug, Default)]
pub struct Faults(Mutex<Vec<Order>>);

impl Faults {
    /// Lets the next `times` requests go wrong whose method is `method` (empty: any) and whose path
    /// contains `path`. Connections to the gateway are refused with a status by `GET` and `/socket`.
    pub fn next(&self, times: u32, method: &str, path: &str, fault: Fault) {
        self.order(times, 1, method, path, fault);
    }

    /// The same for one of every `one_of` such requests, until the faults are forgotten.
    #[cfg(feature = "testing")]
    pub fn every(&self, one_of: u32, method: &str, path: &str, fault: Fault) {
        self.order(u32::MAX, one_of, method, path, fault);
    }

    fn order(&self, left: u32, one_of: u32, method: &str, path: &str, fault: Fault) {
        let (method, path) = (method.to_owned(), path.to_owned());
        locked(&self.0).push(Order { left, one_of, passed: 0, method, path, fault });
    }

    /// How many requests are still to go wrong.
    pub fn left(&self) -> u32 {
        locked(&self.0).iter().map(|order| order.left).fold(0, u32::saturating_add)
    }

    /// Forgets all faults still to come.
    pub fn clear(&self) {
        locked(&self.0).clear();
    }

    /// The fault that this request meets, if any; it counts as used.
    pub(super) fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let mut orders = locked(&self.0);
        let meets = |order: &mut Order| {
            let meant =
                (order.method.is_empty() || order.method == method) && path.contains(&order.path);
            order.passed += u32::from(meant);
            meant && order.passed == order.one_of
        };
        let nth = orders.iter_mut().position(meets)?;
        let order = orders.get_mut(nth)?;
        order.passed = 0;
        order.left = order.left.saturating_sub(1);
        let fault = order.fault;
        orders.retain(|order| order.left > 0);
        Some(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_meet_as_many_matching_requests_as_ordered() {
        let faults = Faults::default();
        faults.next(2, "PATCH", "/messages/", Fault::Status(502));
        assert_eq!(faults.take("POST", "/channels/1/messages/2"), None);
        assert_eq!(faults.take("PATCH", "/channels/1"), None);
        assert_eq!(faults.take("PATCH", "/channels/1/messages/2"), Some(Fault::Status(502)));
        assert_eq!(faults.take("PATCH", "/channels/1/messages/3"), Some(Fault::Status(502)));
        assert_eq!(faults.take("PATCH", "/channels/1/messages/3"), None);
    }
    #[test]
    fn one_of_every_three_goes_wrong_until_that_is_forgotten() {
        let faults = Faults::default();
        faults.every(3, "", "/callback", Fault::LoseAnswer);
        let met = |path: &str| faults.take("POST", path).is_some();
        let all: Vec<_> = (0..7).map(|_| (met("/callback"), met("/messages"))).collect();
        let lost = all.iter().map(|&(callback, _)| callback);
        assert_eq!(lost.collect::<Vec<_>>(), [false, false, true, false, false, true, false]);
        assert!(all.iter().all(|&(_, message)| !message));
        faults.clear();
        assert_eq!(faults.take("POST", "/callback"), None);
    }
}
