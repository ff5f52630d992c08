//! What people type instead of a move, and the button that does it.

use crate::message::{
    Button, ButtonStyle, GamesPage, Message, Paged, Press, Row, SetupPress, TablePress,
};
use crate::show::faults::show_board;
use crate::table::TableId;
use crate::words::{Term, TypedWish, Voice};

/// What does a wish at a table; `None` for wishes that are about no table.
pub(crate) const fn table_press(wish: TypedWish) -> Option<TablePress> {
    match wish {
        TypedWish::Resign => Some(TablePress::ResignAsk),
        TypedWish::Draw => Some(TablePress::DrawOffer { sure: false }),
        TypedWish::Takeback => Some(TablePress::TakebackAsk),
        TypedWish::Hint => Some(TablePress::Hint),
        TypedWish::Board => Some(TablePress::Board { flip: false }),
        TypedWish::Help | TypedWish::Games | TypedWish::Play => None,
    }
}

/// The one line about a wish, with the button that does it for whoever presses it: others may read
/// it too.
pub(crate) fn wish_message(voice: Voice<'_>, wish: TypedWish, table: Option<TableId>) -> Message {
    let plain = voice.plain();
    let label = match wish {
        TypedWish::Resign => plain.label_resign(),
        TypedWish::Draw => plain.label_draw(),
        TypedWish::Takeback => plain.label_takeback(),
        TypedWish::Hint => plain.label_hint(),
        TypedWish::Board => plain.label_show_board(),
        TypedWish::Help => plain.label_help(),
        TypedWish::Games => plain.label_my_games(),
        TypedWish::Play => plain.label_start(),
    };
    let style = if wish == TypedWish::Resign { ButtonStyle::No } else { ButtonStyle::Main };
    let mut message = Message::private(voice.wish_button());
    message.rows.push(Row::Buttons(vec![Button::new(label, press(wish, table), style)]));
    message
}

fn press(wish: TypedWish, table: Option<TableId>) -> Press {
    if let (Some(press), Some(table)) = (table_press(wish), table) {
        return Press::at(table, press);
    }
    match wish {
        TypedWish::Help => Press::Help,
        TypedWish::Play => Press::Setup(SetupPress::New),
        // Without a table it is chosen from the list.
        TypedWish::Games
        | TypedWish::Resign
        | TypedWish::Draw
        | TypedWish::Takeback
        | TypedWish::Hint
        | TypedWish::Board => GamesPage::MINE.open(),
    }
}

/// The one line to what is neither a move nor a wish.
pub(crate) fn told_help(voice: Voice<'_>, typed: &str, example: &str, table: TableId) -> Message {
    let text = if typed.is_empty() {
        voice.told_help(Term(example.to_owned()))
    } else {
        voice.told_unread(voice.quote(typed), Term(example.to_owned()))
    };
    let mut message = Message::private(text);
    message.rows.push(Row::Buttons(vec![show_board(voice, table), help(voice)]));
    message
}

/// The same to somebody who has no game here.
pub(crate) fn told_no_game(voice: Voice<'_>) -> Message {
    let start = Press::Setup(SetupPress::New);
    let start = Button::new(voice.plain().label_start(), start, ButtonStyle::Main);
    let mut message = Message::private(voice.told_no_game());
    message.rows.push(Row::Buttons(vec![start, help(voice)]));
    message
}

fn help(voice: Voice<'_>) -> Button {
    Button::rest(voice.plain().label_help(), Press::Help)
}
