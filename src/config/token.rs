//! The bot's token: a secret that no log and no message ever shows.

use std::fmt;
use std::str::FromStr;

/// A token of the right shape. It is shown only by [`Token::reveal`].
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The text is no token. Says nothing of what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a bot token has three parts with dots between them; copy it anew from your application's Bot \
     page in Discord's developer portal (its Reset Token button), not the public key or client secret"
)]
pub struct BadToken;

impl Token {
    /// The token itself, for the connection to Discord.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl FromStr for Token {
    type Err = BadToken;

    /// Reads a token; blanks around it and the word `Bot` in front are left out.
    fn from_str(text: &str) -> Result<Self, BadToken> {
        let text = text.trim();
        let text = text.strip_prefix("Bot ").unwrap_or(text).trim();
        let sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '_' || sign == '-';
        let parts: Vec<_> = text.split('.').collect();
        let whole = parts.iter().all(|part| !part.is_empty() && part.chars().all(sign));
        if parts.len() == 3 && whole { Ok(Self(text.to_owned())) } else { Err(BadToken) }
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}
