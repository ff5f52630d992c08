//! What can go wrong with a request.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::Patience;
use crate::message::{Posted, Refused};

/// Why a request came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Discord did not answer, or broke.
    #[error("Discord did not answer: {0}")]
    Away(String),
    /// Discord wants us to wait longer than it is worth: nothing is to be sent before this moment.
    #[error("Discord wants fewer requests")]
    Busy(Instant),
    /// Discord said no; asking again does not help.
    #[error("Discord refused: {message} (status {status}, code {code})")]
    Refused {
        /// The HTTP status, 400 or above.
        status: u16,
        /// Discord's own number of the fault; 0 if it gave none.
        code: u64,
        /// What Discord said, in English.
        message: String,
    },
}

impl Fault {
    pub(super) fn refused(status: u16, answer: &Value) -> Self {
        let mut message = answer["message"].as_str().unwrap_or("no reason given").to_owned();
        if let Some(errors) = answer.get("errors") {
            message = format!("{message}: {errors}");
        }
        Self::Refused { status, code: answer["code"].as_u64().unwrap_or(0), message }
    }

    /// Waits as long as there is to wait before another try, `gap` where Discord does not say; whether there is a
    /// point in one.
    pub(crate) async fn pause(&self, gap: Duration, patience: Patience) -> bool {
        match self {
            Self::Busy(until) if *until < Instant::now() + patience.limit => {
                tokio::time::sleep_until((*until).into()).await;
                true
            }
            Self::Away(_) => {
                tokio::time::sleep(gap).await;
                true
            }
            Self::Busy(_) | Self::Refused { .. } => false,
        }
    }

    /// Whether trying again may help.
    #[must_use]
    pub(crate) const fn passes(&self) -> bool {
        matches!(self, Self::Away(_) | Self::Busy(_))
    }

    /// Whether Discord says that the interaction was answered already.
    #[must_use]
    pub(crate) const fn answered_before(&self) -> bool {
        matches!(self, Self::Refused { code: 40060, .. })
    }

    /// Whether Discord wants no answer to the interaction any more: it came too late, and the person was
    /// told that it failed.
    #[must_use]
    pub(crate) const fn answered_too_late(&self) -> bool {
        matches!(self, Self::Refused { code: 10_062, .. })
    }

    /// Whether Discord does not know this token.
    #[must_use]
    pub(crate) const fn bad_token(&self) -> bool {
        matches!(self, Self::Refused { status: 401, .. })
    }

    /// What a delivery with this fault came to.
    #[must_use]
    pub(crate) const fn posted(&self) -> Posted {
        match self {
            Self::Away(_) | Self::Busy(_) => Posted::Failed,
            Self::Refused { code, .. } => Posted::Refused(match code {
                // Unknown message; too many changes of an old one, which is as good as gone.
                10_008 | 30_046 => Refused::MessageGone,
                // Unknown channel, unknown server, no access.
                10_003 | 10_004 | 50_001 => Refused::PlaceGone,
                50_013 => Refused::Forbidden,
                // Archived, locked.
                50_083 | 160_005 => Refused::Archived,
                50_007 => Refused::DirectClosed,
                _ => Refused::Other,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn discords_numbers_become_reasons() {
        let check = |code: u64, expect: Refused| {
            let fault = Fault::refused(403, &json!({ "code": code, "message": "no" }));
            assert_eq!(fault.posted(), Posted::Refused(expect), "{code}");
            assert!(!fault.passes());
        };
        check(10_003, Refused::PlaceGone);
        check(10_004, Refused::PlaceGone);
        check(10_008, Refused::MessageGone);
        check(30_046, Refused::MessageGone);
        check(50_001, Refused::PlaceGone);
        check(50_013, Refused::Forbidden);
        check(50_083, Refused::Archived);
        check(160_005, Refused::Archived);
        check(50_007, Refused::DirectClosed);
        check(50_035, Refused::Other);
        assert_eq!(Fault::Away("status 502".to_owned()).posted(), Posted::Failed);
        assert!(Fault::refused(400, &json!({ "code": 40060 })).answered_before());
        assert!(Fault::refused(404, &json!({ "code": 10062 })).answered_too_late());
        assert!(Fault::refused(401, &json!({ "message": "401: Unauthorized" })).bad_token());
        assert_eq!(
            Fault::refused(404, &Value::Null).to_string(),
            "Discord refused: no reason given (status 404, code 0)"
        );
    }
}
