//! Files that people send with a command or in a form: they are fetched before the application hears of them.

use std::time::Duration;

use reqwest::{Client, Response, Url};

use super::Rest;
use crate::message::{Command, Content, IMPORT_MOST, Request, Upload};

/// Where Discord keeps the files of people.
const SHELVES: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
/// How long a file may take.
const PATIENCE: Duration = Duration::from_secs(8);

impl Rest {
    /// The request with the content of its files, if it has any.
    pub(crate) async fn fetched(&self, mut request: Request) -> Request {
        match &mut request.command {
            Command::Import { file: Some(file), .. } => self.fetch_into(file).await,
            // There are at most ten places for files in a form, and ours have one.
            Command::Submit(_, entered) => {
                for file in entered.files_mut() {
                    self.fetch_into(file).await;
                }
            }
            _ => {}
        }
        request
    }

    async fn fetch_into(&self, file: &mut Upload) {
        if let Content::At(address) = &file.content {
            file.content = self.fetch(address).await;
        }
    }

    /// What lies at an address of Discord's. The bot's token stays at home.
    async fn fetch(&self, address: &str) -> Content {
        let Some(address) = Url::parse(address).ok().filter(|address| self.trusts(address)) else {
            tracing::warn!("a file that does not lie with Discord");
            return Content::Unreachable;
        };
        let mut client =
            Client::builder().redirect(reqwest::redirect::Policy::none()).timeout(PATIENCE);
        if !self.0.through_proxies {
            client = client.no_proxy();
        }
        let Ok(client) = client.build() else { return Content::Unreachable };
        let response = client.get(address).send().await;
        let response = response.and_then(Response::error_for_status);
        let mut response = match response {
            Ok(response) => response,
            Err(error) => {
                tracing::warn!(error = %error.without_url(), "a file could not be fetched");
                return Content::Unreachable;
            }
        };
        match at_most(&mut response, IMPORT_MOST).await {
            Ok(Some(bytes)) => Content::Bytes(bytes),
            Ok(None) => Content::TooLarge,
            Err(error) => {
                tracing::warn!(error = %error.without_url(), "a file broke off");
                Content::Unreachable
            }
        }
    }

    fn trusts(&self, address: &Url) -> bool {
        let with_discord = address.scheme() == "https"
            && address.host_str().is_some_and(|host| SHELVES.contains(&host));
        // A stand-in for Discord keeps its files itself.
        let home = Url::parse(&self.0.base).ok();
        with_discord || home.is_some_and(|home| home.origin() == address.origin())
    }
}

/// What an answer holds; nothing if it is more than so many bytes.
pub(crate) async fn at_most(
    response: &mut Response,
    most: usize,
) -> Result<Option<Vec<u8>>, reqwest::Error> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if bytes.len() + chunk.len() > most {
            return Ok(None);
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(Some(bytes))
}
