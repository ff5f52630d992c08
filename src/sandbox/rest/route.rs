//! The addresses of the REST interface that exist here.

/// Routes by the names of Discord's own description of its interface.
const ROUTES: &[&str] = &[
    "/gateway",
    "/gateway/bot",
    "/users/@me",
    "/users/@me/guilds",
    "/users/@me/channels",
    "/users/{user_id}",
    "/applications/@me",
    "/oauth2/applications/@me",
    "/applications/{application_id}/commands",
    "/applications/{application_id}/commands/{command_id}",
    "/applications/{application_id}/guilds/{guild_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    "/webhooks/{webhook_id}/{webhook_token}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "/channels/{channel_id}",
    "/channels/{channel_id}/typing",
    "/channels/{channel_id}/messages",
    "/channels/{channel_id}/messages/{message_id}",
    "/channels/{channel_id}/messages/{message_id}/threads",
    "/channels/{channel_id}/threads",
    "/channels/{channel_id}/thread-members",
    "/channels/{channel_id}/thread-members/@me",
    "/channels/{channel_id}/thread-members/{user_id}",
    "/guilds/{guild_id}",
    "/guilds/{guild_id}/channels",
    "/guilds/{guild_id}/members/{user_id}",
    "/guilds/{guild_id}/threads/active",
];

/// A route and the values of its parameters, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The route with its parameters by name.
    pub template: &'static str,
    pub values: Vec<String>,
}

impl Route {
    /// Finds the route of a path below `/api/v10`.
    ///
    /// Percent signs are resolved first: some clients write `@original` as `%40original`.
    pub fn find(path: &str) -> Option<Self> {
        let steps: Vec<String> = path.trim_start_matches('/').split('/').map(decoded).collect();
        let values_of = |template: &str| -> Option<Vec<String>> {
            let wanted: Vec<&str> = template.trim_start_matches('/').split('/').collect();
            if wanted.len() != steps.len() {
                return None;
            }
            let mut values = Vec::new();
            for (wanted, step) in wanted.into_iter().zip(&steps) {
                if wanted.starts_with('{') {
                    values.push(step.clone());
                } else if wanted != step {
                    return None;
                }
            }
            Some(values)
        };
        ROUTES.iter().find_map(|template| Some(Self { template, values: values_of(template)? }))
    }

    /// Whether the address itself holds the key, so that the bot's token is not asked for.
    pub fn carries_key(&self) -> bool {
        self.template.starts_with("/interactions/") || self.template.starts_with("/webhooks/")
    }

    /// What rate limits are counted by: the route and its first parameter.
    pub fn bucket(&self) -> String {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for byte in self.template.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        format!("{hash:016x}")
    }
}

/// Resolves `%40` and its like; anything malformed stays as it is.
fn decoded(step: &str) -> String {
    let bytes = step.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = step.get(at + 1..at + 3).filter(|_| bytes[at] == b'%');
        if let Some(byte) = code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            out.push(byte);
            at += 3;
        } else {
            out.push(bytes[at]);
            at += 1;
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_find_their_routes() {
        let check = |path: &str, expect: Option<(&str, &[&str])>| {
            let found = Route::find(path);
            let found = found
                .as_ref()
                .map(|r| (r.template, r.values.iter().map(String::as_str).collect::<Vec<_>>()));
            assert_eq!(found, expect.map(|(t, v)| (t, v.to_vec())), "{path}");
        };
        let original = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
        check("/webhooks/1/t/messages/@original", Some((original, &["1", "t"])));
        check("/webhooks/1/t/messages/%40original", Some((original, &["1", "t"])));
        check("/users/@me", Some(("/users/@me", &[])));
        check("/users/5", Some(("/users/{user_id}", &["5"])));
        check("/users/5/x", None);
        check("/", None);
    }
}
