//! Why the bot ended although nobody stopped it.

use serenity::all::GatewayError;

/// Why the bot ended although nobody stopped it.
#[derive(Debug, thiserror::Error)]
pub enum Ended {
    /// The token is wrong.
    #[error(
        "Discord does not know this token: copy it once more from the developer portal, Bot, Reset Token"
    )]
    BadToken,
    /// The application lacks something it was never meant to need.
    #[error(
        "Discord refuses what the bot wants to hear: check the intents of the application in the developer portal"
    )]
    Intents,
    /// Discord cannot be reached.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(String),
    /// Discord was out of reach for long.
    #[error("no connection to Discord for five minutes")]
    Lost,
    /// The endpoint is gone.
    #[error("Discord's requests do not come in any longer: {0}")]
    Endpoint(std::io::Error),
    /// The gateway failed for good.
    #[error("the connection to Discord failed: {0}")]
    Gateway(String),
}

impl Ended {
    /// Why the connection that failed like this cannot go on.
    pub(super) fn of(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Gateway(
                GatewayError::InvalidAuthentication | GatewayError::NoAuthentication,
            ) => Self::BadToken,
            serenity::Error::Gateway(
                GatewayError::DisallowedGatewayIntents | GatewayError::InvalidGatewayIntents,
            ) => Self::Intents,
            serenity::Error::Http(http) if http.status_code().is_some_and(|code| code == 401) => {
                Self::BadToken
            }
            serenity::Error::Http(http) => Self::Unreachable(http.to_string()),
            other => Self::Gateway(other.to_string()),
        }
    }
}
