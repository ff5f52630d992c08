//! What comes before a panel: what to play, and which game to learn.

use crate::catalog::{Catalog, Entry};
use crate::message::{Button, ButtonStyle, Message, Press, Row, RulesPage, SetupPress};
use crate::words::{Term, Voice};

/// How many buttons a row has here: labels are long.
const A_ROW: usize = 3;

/// What would you like to do?
pub(crate) fn start(voice: Voice<'_>) -> Message {
    let plain = voice.plain();
    let solo = SetupPress::Computer(String::new());
    let mut message = Message::private(voice.what_to_play());
    message.rows = vec![Row::Buttons(vec![
        Button::new(plain.label_solo(), Press::Setup(solo), ButtonStyle::Main),
        Button::rest(plain.label_challenge_someone(), Press::Setup(SetupPress::People)),
        Button::rest(plain.label_learn(), Press::Setup(SetupPress::Learn)),
    ])];
    message
}

/// Which game would you like to learn?
pub(crate) fn learn(voice: Voice<'_>, catalog: Catalog) -> Message {
    let plain = voice.plain();
    let games: Vec<_> = catalog.iter().filter(|line| !line.info.lessons.is_empty()).collect();
    let lines = games.iter().map(|line| {
        let title = Term(voice.title(line.info));
        voice.game_line(title, Term(voice.about(line.info).unwrap_or_default()))
    });
    let content = std::iter::once(voice.which_to_learn()).chain(lines).collect::<Vec<_>>();
    let button = |line: &&'static Entry| {
        let first = Press::Rules(RulesPage::first(line.info.slug).turn('l'));
        Button::rest(plain.title(line.info), first)
    };
    let buttons: Vec<_> = games.iter().map(button).collect();
    let mut message = Message::private(content.join("\n"));
    message.rows = buttons.chunks(A_ROW).take(5).map(|row| Row::Buttons(row.to_vec())).collect();
    message
}
