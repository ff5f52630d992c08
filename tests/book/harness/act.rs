//! What a heading says that somebody does.

/// A minute, an hour and a day in milliseconds.
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// What somebody does, or what happens.
#[derive(Debug, PartialEq)]
pub enum Act {
    /// `Ada types` a command, perhaps somewhere else, perhaps with a file.
    Types { who: String, line: String, place: Option<String>, file: Option<String> },
    /// `Ada is typing` and looks at what is offered.
    IsTyping { who: String, line: String, place: Option<String> },
    /// `Ada presses [Move]`: the newest such button, or one of an older message.
    Presses { who: String, label: String, number: Option<usize> },
    /// `Ada chooses *Chess*` from the newest menu that has it.
    Chooses { who: String, label: String },
    /// `Ada chooses @Bea` from the newest menu of people, perhaps of this name.
    ChoosesPerson { who: String, whom: String, placeholder: String },
    /// `Ada sends` what a form is filled with.
    Sends { who: String, texts: Vec<String> },
    /// `Ada writes` a message by hand, perhaps somewhere else, perhaps under another one.
    Writes { who: String, text: String, place: Option<String>, under: Option<usize> },
    /// `Ada takes *Challenge to a game* from the menu of Bea`.
    TakesFromMenu { who: String, line: String, whom: String },
    /// Moves by `/move` that are left off the page.
    Unseen(Vec<(String, String)>),
    /// People take what is suggested, off the page, until a message says this; the act that brings
    /// it is on the page.
    PlayOn { people: Vec<String>, until: String },
    /// The computer, kept thinking by the first line of the page, answers.
    HasThought,
    /// Time passes; whether the house looks up and does what is due.
    Passes { millis: i64, seen: bool },
    /// The bot ends in good order and begins again, perhaps as another version.
    Restart { updated: bool },
    /// Somebody new.
    Joins(String),
    /// Somebody leaves the server.
    Leaves(String),
    /// A new channel.
    Channel(String),
    /// The bot may open threads here.
    Threads(String),
    /// The language of somebody's Discord.
    Speaks { who: String, locale: String },
    /// The language of the server.
    ServerSpeaks(String),
    /// The bot loses rights in a place, or has them again.
    Rights { place: String, right: String, has: bool },
    /// A place is deleted.
    ChannelDeleted(String),
    /// A message is deleted.
    MessageDeleted(usize),
    /// A thread is folded away or locked.
    ThreadIs { number: usize, locked: bool },
    /// Whether somebody takes direct messages.
    Letters { who: String, takes: bool },
}

impl Act {
    /// Reads a heading.
    ///
    /// # Panics
    /// If it is none that anybody knows.
    pub fn read(text: &str) -> Self {
        Self::known(text).unwrap_or_else(|| panic!("nobody knows how to do this: {text}"))
    }

    fn known(text: &str) -> Option<Self> {
        if let Some(moves) = text.strip_prefix("Off the page: ") {
            let moves = moves.split("`, ").map(|one| one.split_once(" `"));
            let moves: Option<Vec<_>> = moves
                .map(|one| {
                    one.map(|(who, text)| (who.to_owned(), text.trim_end_matches('`').to_owned()))
                })
                .collect();
            return moves.map(Self::Unseen);
        }
        if let Some((people, until)) = text.split_once(" on as suggested until *") {
            let people = people.rsplit_once(" play").map_or(people, |(people, _)| people);
            let people = people.split(" and ").flat_map(|some| some.split(", "));
            let people = people.map(str::to_owned).collect();
            return Some(Self::PlayOn { people, until: until.trim_end_matches('*').to_owned() });
        }
        Self::happens(text).or_else(|| {
            let (who, did) = text.split_once(' ')?;
            Self::done(who.to_owned(), did)
        })
    }

    fn happens(text: &str) -> Option<Self> {
        if text == "The computer has thought" {
            return Some(Self::HasThought);
        }
        if text == "Patt is restarted" {
            return Some(Self::Restart { updated: false });
        }
        if text == "Patt is updated" {
            return Some(Self::Restart { updated: true });
        }
        let (spent, seen) = match text.strip_suffix(" unnoticed") {
            Some(spent) => (spent, false),
            None => (text, true),
        };
        if let Some(time) = spent.strip_suffix(" pass").or_else(|| spent.strip_suffix(" passes")) {
            return span(time).map(|millis| Self::Passes { millis, seen });
        }
        if let Some(place) = text.strip_prefix("Threads are welcome in ") {
            return Some(Self::Threads(place.to_owned()));
        }
        if let Some(locale) = text.strip_prefix("The server's Discord speaks ") {
            return Some(Self::ServerSpeaks(locale.to_owned()));
        }
        if let Some((who, locale)) = text.split_once("'s Discord speaks ") {
            return Some(Self::Speaks { who: who.to_owned(), locale: locale.to_owned() });
        }
        let is = |text: &str, what: &str| {
            let rest = text.strip_suffix(what)?.strip_prefix("The thread at ")?;
            rest.parse().ok()
        };
        if let Some(number) = is(text, " is folded away") {
            return Some(Self::ThreadIs { number, locked: false });
        }
        if let Some(number) = is(text, " is locked") {
            return Some(Self::ThreadIs { number, locked: true });
        }
        if let Some(gone) = text.strip_suffix(" is deleted") {
            return match gone.strip_prefix("Message ") {
                Some(number) => number.parse().ok().map(Self::MessageDeleted),
                None => Some(Self::ChannelDeleted(gone.to_owned())),
            };
        }
        if let Some(name) = text.strip_suffix(" is opened") {
            return Some(Self::Channel(name.to_owned()));
        }
        let (change, place) = text.strip_prefix("Patt ")?.rsplit_once(" in ")?;
        let (has, right) = change.split_once(" the right to ")?;
        let (place, right) = (place.to_owned(), right.to_owned());
        Some(Self::Rights { place, right, has: has == "gets" })
    }

    fn done(who: String, did: &str) -> Option<Self> {
        match did {
            "joins the server" => return Some(Self::Joins(who)),
            "leaves the server" => return Some(Self::Leaves(who)),
            "takes direct messages" => return Some(Self::Letters { who, takes: true }),
            "takes no direct messages" => return Some(Self::Letters { who, takes: false }),
            _ => {}
        }
        if let Some(rest) = did.strip_prefix("types `") {
            let (line, rest) = rest.rsplit_once('`').map(|(line, rest)| (line, rest.to_owned()))?;
            if let Some((line, file)) = line.split_once("` with the file `") {
                let (line, file) = (line.to_owned(), Some(file.to_owned()));
                return Some(Self::Types { who, line, place: None, file });
            }
            let place = rest.strip_prefix(" in ").map(str::to_owned);
            return Some(Self::Types { who, line: line.to_owned(), place, file: None });
        }
        if let Some(rest) = did.strip_prefix("is typing `") {
            let (line, rest) = rest.rsplit_once('`')?;
            let place = rest.strip_prefix(" in ").map(str::to_owned);
            return Some(Self::IsTyping { who, line: line.to_owned(), place });
        }
        if let Some(rest) = did.strip_prefix("writes `") {
            let (text, rest) = rest.rsplit_once('`')?;
            let place = rest.strip_prefix(" in ").map(str::to_owned);
            let under = rest.strip_prefix(" under ").and_then(|number| number.parse().ok());
            return Some(Self::Writes { who, text: text.to_owned(), place, under });
        }
        if let Some(rest) = did.strip_prefix("goes back to ") {
            let (number, rest) = rest.split_once(" and presses [")?;
            let label = rest.strip_suffix(']')?.to_owned();
            return Some(Self::Presses { who, label, number: Some(number.parse().ok()?) });
        }
        if let Some(rest) = did.strip_prefix("presses [") {
            let (label, _) = rest.rsplit_once(']')?;
            return Some(Self::Presses { who, label: label.to_owned(), number: None });
        }
        if let Some(rest) = did.strip_prefix("chooses @") {
            let mut parts = rest.split('*');
            let whom = parts.next()?.split(' ').next()?.to_owned();
            let placeholder = parts.next().unwrap_or_default().to_owned();
            return Some(Self::ChoosesPerson { who, whom, placeholder });
        }
        if let Some(rest) = did.strip_prefix("chooses *") {
            let (label, _) = rest.rsplit_once('*')?;
            return Some(Self::Chooses { who, label: label.to_owned() });
        }
        if let Some(rest) = did.strip_prefix("sends ") {
            let texts = rest.split('`').skip(1).step_by(2);
            let texts = texts.map(|text| text.replace('⏎', "\n")).collect();
            return Some(Self::Sends { who, texts });
        }
        let (line, whom) = did.strip_prefix("takes *")?.split_once("* from the menu of ")?;
        Some(Self::TakesFromMenu { who, line: line.to_owned(), whom: whom.to_owned() })
    }
}

/// "3 days", "an hour", "a day and 2 hours".
fn span(text: &str) -> Option<i64> {
    let mut all = 0;
    for part in text.split(" and ") {
        let (count, unit) = part.split_once(' ')?;
        let count: i64 = match count {
            "A" | "An" | "a" | "an" => 1,
            number => number.parse().ok()?,
        };
        let unit = match unit.trim_end_matches('s') {
            "second" => 1000,
            "minute" => MINUTE,
            "hour" => HOUR,
            "day" => DAY,
            _ => return None,
        };
        all += count * unit;
    }
    Some(all)
}
