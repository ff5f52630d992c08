//! The settings of a server, for those who manage it, and what they forbid.

use crate::message::{Posting, Request, SettingsPage};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::choices::takes_clock;
use crate::show::rights::names;
use crate::show::settings::boards;
use crate::show::settings::page::{SettingLine, SettingValue, meaning};
use crate::show::settings::server::channels;
use crate::table::{ChannelId, Enders, GuildId, GuildSettings, Threads};
use crate::words::{Channel, Voice};

const THREADS: [(&str, Threads); 3] =
    [("off", Threads::Off), ("possible", Threads::WhenPossible), ("required", Threads::Required)];

const ENDERS: [(&str, Enders); 3] = [
    ("managers", Enders::Managers),
    ("moderators", Enders::Moderators),
    ("nobody", Enders::Nobody),
];

/// Clocks that are offered as the usual one, where they can be read.
const CLOCKS: [&str; 7] =
    ["none", "1 day a move", "3 days a move", "7 days a move", "1 day + 12 h bank", "5+3", "15+10"];

/// How many games may be open, in a server and for a person in it.
const GAMES: [u32; 5] = [5, 10, 25, 50, 100];

const GAMES_EACH: [u32; 4] = [1, 3, 5, 10];

/// The most channels a server may name.
const CHANNELS: usize = 25;

impl Service {
    /// The lines of the server's settings.
    ///
    /// # Errors
    /// If this is no server, or the person may not manage it.
    pub(crate) async fn server(&self, request: &Request) -> Result<Vec<SettingLine>, Error> {
        let guild = self.managed(request)?;
        let rules = self.server_settings(guild).await?;
        Ok(self.server_lines(self.voice(request), request, &rules))
    }

    /// The server that this person manages.
    fn managed(&self, request: &Request) -> Result<GuildId, Error> {
        let voice = self.voice(request);
        let guild = request.place.guild.ok_or_else(|| Error::Said(voice.no_server_here()))?;
        if request.who.manager { Ok(guild) } else { Err(Error::Said(voice.managers_only())) }
    }

    fn server_lines(
        &self,
        voice: Voice<'_>,
        request: &Request,
        rules: &GuildSettings,
    ) -> Vec<SettingLine> {
        let here = request.place.home();
        let listed = rules.channels.contains(&here);
        let mut places =
            vec![SettingValue::new("all", voice.channels_all(), rules.channels.is_empty())];
        places.push(if listed {
            SettingValue::new(format!("-{}", here.0), voice.channels_remove(), false)
        } else {
            SettingValue::new(format!("+{}", here.0), voice.channels_add(), false)
        });
        let mut channels_line = SettingLine::of("channels", voice.line_channels(), places);
        if !rules.channels.is_empty() {
            channels_line.now = channels(voice, &rules.channels).to_string();
        }
        let threads = THREADS.map(|(key, threads)| {
            let words = match threads {
                Threads::Off => voice.threads_off(),
                Threads::WhenPossible => voice.threads_possible(),
                Threads::Required => voice.threads_always(),
            };
            SettingValue::new(key, words, threads == rules.threads)
        });
        let clocks = self.clocks(voice, rules);
        let rated = vec![
            SettingValue::new("on", voice.label_rated(), !rules.casual),
            SettingValue::new("off", voice.label_casual(), rules.casual),
        ];
        let enders = ENDERS.map(|(key, enders)| {
            let words = match enders {
                Enders::Managers => voice.enders_managers(),
                Enders::Moderators => voice.enders_moderators(),
                Enders::Nobody => voice.enders_nobody(),
            };
            SettingValue::new(key, words, enders == rules.enders)
        });
        let board = vec![
            SettingValue::new("on", voice.board_everywhere(), !rules.private_board),
            SettingValue::new("off", voice.board_here_only(), rules.private_board),
        ];
        let mut lines = vec![
            channels_line,
            SettingLine::of("threads", voice.line_threads(), threads.into()),
            boards::servers_line(voice, rules.boards),
            SettingLine::of("clock", voice.line_clock(), clocks),
            SettingLine::of("rated", voice.line_rated(), rated),
            limit(("games", voice.line_games()), &GAMES, rules.games, self.policy.games_per_guild),
            limit(
                ("each", voice.line_games_each()),
                &GAMES_EACH,
                rules.games_each,
                self.policy.games_per_person,
            ),
            SettingLine::of("enders", voice.line_enders(), enders.into()),
            SettingLine::of("board", voice.line_board(), board),
            SettingLine::of(
                "strips",
                voice.line_strips(),
                SettingValue::flag(voice, !rules.stripless),
            ),
            SettingLine::of(
                "avatars",
                voice.line_avatars(),
                SettingValue::flag(voice, !rules.faceless),
            ),
        ];
        lines.extend(self.languages(voice, rules.language.as_deref()));
        lines
    }

    /// Refuses to require threads where the bot could open none: every new game would be refused.
    fn check_threading(&self, request: &Request) -> Result<(), Error> {
        let (voice, place) = (self.voice(request), request.place);
        if place.posting == Posting::Absent {
            return Err(Error::Said(voice.rights_elsewhere()));
        }
        if place.threading.is_empty() {
            return Ok(());
        }
        let here = Channel(place.home().0);
        Err(Error::Said(voice.rights_no_threads(here, names(voice, place.threading))))
    }

    /// The clocks that can be the usual one: those that some game takes.
    fn clocks(&self, voice: Voice<'_>, rules: &GuildSettings) -> Vec<SettingValue> {
        let now = rules.clock.as_deref().unwrap_or(CLOCKS[0]);
        let words = |clock: &str| {
            if clock == CLOCKS[0] { voice.clock_none() } else { clock.to_owned() }
        };
        CLOCKS
            .into_iter()
            .filter(|clock| self.catalog.iter().any(|line| takes_clock(line, clock)))
            .map(|clock| SettingValue::new(clock, words(clock), clock == now))
            .collect()
    }

    /// Sets a value; gives the lines before and after.
    pub(crate) async fn set_server(
        &self,
        request: &Request,
        page: &SettingsPage,
        value: &str,
    ) -> Result<(Vec<SettingLine>, Vec<SettingLine>), Error> {
        let guild = self.managed(request)?;
        let voice = self.voice(request);
        let rules = self.server_settings(guild).await?;
        let lines = self.server_lines(voice, request, &rules);
        let line = lines.iter().find(|line| line.key == page.line);
        // Which channel is meant was settled when the button was made.
        let offered = page.line == "channels"
            || line.is_some_and(|line| line.choices.iter().any(|choice| choice.value == value));
        if !offered {
            return Err(Error::Said(voice.old_button()));
        }
        if rules.channels.len() >= CHANNELS && value.starts_with('+') {
            return Err(Error::Said(voice.channels_many(CHANNELS as i64)));
        }
        if page.line == "threads" && meaning(&THREADS, value) == Threads::Required {
            self.check_threading(request)?;
        }
        let (key, chosen) = (page.line.clone(), value.to_owned());
        let change = move |rules: &mut GuildSettings| set(rules, &key, &chosen);
        let (before, after) = self.change_server_settings(guild, change).await?;
        self.note_servers_language(guild, &after);
        let lines = |rules| self.server_lines(voice, request, rules);
        Ok((lines(&before), lines(&after)))
    }
}

/// A line for a limit: numbers below the house's own, and that.
fn limit(
    (key, label): (&'static str, String),
    steps: &[u32],
    now: Option<u32>,
    most: u32,
) -> SettingLine {
    let steps = steps.iter().copied().filter(|&step| step < most);
    let choice =
        |step: u32| SettingValue::new(step.to_string(), step.to_string(), now == Some(step));
    let mut choices: Vec<_> = steps.map(choice).collect();
    let none = now.is_none_or(|now| now >= most);
    choices.push(SettingValue::new("most", most.to_string(), none));
    SettingLine::of(key, label, choices)
}

/// Sets a value that was offered.
fn set(rules: &mut GuildSettings, line: &str, value: &str) {
    match line {
        "channels" => set_channels(&mut rules.channels, value),
        "threads" => rules.threads = meaning(&THREADS, value),
        boards::LINE => rules.boards = boards::servers(value),
        "clock" => rules.clock = Some(value.to_owned()).filter(|clock| clock != CLOCKS[0]),
        "rated" => rules.casual = value == "off",
        "games" => rules.games = value.parse().ok(),
        "each" => rules.games_each = value.parse().ok(),
        "enders" => rules.enders = meaning(&ENDERS, value),
        "board" => rules.private_board = value == "off",
        "strips" => rules.stripless = value == "off",
        "avatars" => rules.faceless = value == "off",
        "language" => rules.language = Some(value.to_owned()).filter(|value| value != "own"),
        _ => {}
    }
}

fn set_channels(channels: &mut Vec<ChannelId>, value: &str) {
    let (sign, number) = value.split_at_checked(1).unwrap_or_default();
    match (sign, number.parse().map(ChannelId)) {
        ("+", Ok(channel)) if !channels.contains(&channel) => channels.push(channel),
        ("-", Ok(channel)) => channels.retain(|&known| known != channel),
        _ if value == "all" => channels.clear(),
        _ => {}
    }
}
