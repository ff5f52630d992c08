//! Where the boards of moves come, as a line of settings: a person's own, and a server's.

use crate::show::settings::page::{SettingLine, SettingValue, meaning};
use crate::table::Boards;
use crate::words::Voice;

/// What the line is called in ids.
pub(crate) const LINE: &str = "boards";

/// What its values are called there, and what they mean.
const VALUES: [(&str, Boards); 2] = [("one", Boards::OneMessage), ("every", Boards::EveryMove)];

/// The value of a person that leaves it to the server.
const AS_HERE: &str = "server";

/// The line of a server.
pub(crate) fn servers_line(voice: Voice<'_>, now: Boards) -> SettingLine {
    SettingLine::of(LINE, voice.line_boards(), values(voice, Some(now)).into())
}

/// The line of a person; none is as the server wants it.
pub(crate) fn own_line(voice: Voice<'_>, now: Option<Boards>) -> SettingLine {
    let as_here = SettingValue::new(AS_HERE, voice.boards_server(), now.is_none());
    let values = std::iter::once(as_here).chain(values(voice, now)).collect();
    SettingLine::of(LINE, voice.line_boards(), values)
}

fn values(voice: Voice<'_>, now: Option<Boards>) -> [SettingValue; 2] {
    VALUES.map(|(key, boards)| {
        let words = match boards {
            Boards::OneMessage => voice.boards_one(),
            Boards::EveryMove => voice.boards_every(),
        };
        SettingValue::new(key, words, now == Some(boards))
    })
}

/// What a server chose.
pub(crate) fn servers(value: &str) -> Boards {
    meaning(&VALUES, value)
}

/// What a person chose.
pub(crate) fn own(value: &str) -> Option<Boards> {
    (value != AS_HERE).then(|| servers(value))
}
