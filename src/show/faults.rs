//! What went wrong with a request, in sentences that say what to do.

use crate::message::{Button, ButtonStyle, Message, Press, Row, TablePress};
use crate::rules::{GameInfo, Refusal, Say, SeatSet};
use crate::show::clock::clock_fault;
use crate::show::faces::nobody;
use crate::show::presenter::Presenter;
use crate::table::{PersonId, TableId, TermsFault};
use crate::words::{Name, Term, Voice};

pub(crate) fn show_board(voice: Voice<'_>, table: TableId) -> Button {
    let board = Press::at(table, TablePress::Board { flip: false });
    Button::new(voice.plain().label_show_board(), board, ButtonStyle::Main)
}

/// A private word about a table, with a way to its board.
pub(crate) fn with_board(voice: Voice<'_>, table: TableId, text: String) -> Message {
    let mut message = Message::private(text);
    message.rows.push(Row::Buttons(vec![show_board(voice, table)]));
    message
}

/// Others are to move; whom a computer keeps waiting need only wait.
pub(crate) fn not_your_turn(presenter: &Presenter<'_>, whose: SeatSet) -> String {
    let voice = presenter.voice;
    match presenter.thinking_level() {
        Some(level) => voice.computers_turn(level),
        None => voice
            .not_your_turn(whose.iter().next().map_or_else(nobody, |seat| presenter.name(seat))),
    }
}

/// The game is over; the same words whether somebody acts too late or what they had open ends.
pub(crate) fn game_over(voice: Voice<'_>, table: TableId) -> Message {
    with_board(voice, table, voice.game_over())
}

/// What happened since a stale button was made.
pub(crate) fn since(presenter: &Presenter<'_>) -> String {
    let last = presenter.table.live_entries().next_back();
    match last.and_then(|entry| Some((entry, presenter.written(entry)?))) {
        Some((entry, (seat, written))) => {
            presenter.voice.stale(presenter.mover(seat, entry.by), written)
        }
        None => presenter.voice.stale_other(),
    }
}

pub(crate) fn wrong_person(presenter: &Presenter<'_>, whom: PersonId) -> String {
    let record = presenter.table.record();
    if whom == record.host {
        return presenter.voice.not_your_invitation(host_name(presenter));
    }
    presenter.voice.not_your_challenge(presenter.name_of(whom))
}

/// The name of whoever set the table up.
pub(crate) fn host_name(presenter: &Presenter<'_>) -> Name {
    presenter.faces().host()
}

pub(crate) fn terms_fault(voice: Voice<'_>, info: &GameInfo, fault: &TermsFault) -> String {
    match fault {
        TermsFault::Seats { least, most, .. } if least == most => {
            voice.wrong_seats_fixed(Term(voice.title(info)), i64::from(*most))
        }
        TermsFault::Seats { least, most, .. } => {
            voice.wrong_seats(Term(voice.title(info)), i64::from(*least), i64::from(*most))
        }
        TermsFault::Side(text) => voice.no_side(voice.quote(text)),
        TermsFault::Clock(fault) => clock_fault(voice, info, fault),
        TermsFault::Level(_) => voice.no_level(),
        TermsFault::Stranger => voice.opponent_bot(),
        TermsFault::RatedWithoutPeople => voice.not_rated(Term(voice.not_rated_people())),
        TermsFault::RatedOption(key) => {
            voice.not_rated(Term(voice.not_rated_option(Term(key.replace('_', " ")))))
        }
        TermsFault::RatedElsewhere => voice.not_rated(Term(voice.not_rated_elsewhere())),
        TermsFault::OnePlace => voice.opponent_and_computer(),
        TermsFault::WatchAlone => voice.watch_alone(),
        TermsFault::WatchHidden => voice.watch_hidden(Term(voice.title(info))),
        TermsFault::Anonymous => voice.anonymous_alone(),
        TermsFault::Rules(say) => option_fault(voice, info, say),
    }
}

fn option_fault(voice: Voice<'_>, info: &GameInfo, say: &Say) -> String {
    voice.refusal(info, &Refusal(say.clone()), &|seat| (seat.0 + 1).to_string())
}
