//! Every sentence of the house, one function each, in a file a topic. Fields are typed: what kinds
//! there are says [`field`](super::field).

mod advice;
mod board;
mod clock;
mod conditional;
mod counter_offer;
mod end;
mod faults;
mod files;
mod greeting;
mod help;
mod history;
mod inactivity;
mod invitation;
mod labels;
mod leaderboard;
mod letters;
mod lists;
mod lobby;
mod offers;
mod options;
mod pause;
mod picker;
mod places;
mod privacy;
mod profile;
mod queue;
mod referee;
mod reminders;
mod replay;
mod rights;
mod settings;
mod setup;
mod team;
mod turn;
mod typed;
mod watch;

use super::topic::Topic;

/// Every topic. One that is missing here is reported by the compiler, as nothing uses it.
pub(super) const TOPICS: &[Topic] = &[
    advice::TOPIC,
    board::TOPIC,
    clock::TOPIC,
    conditional::TOPIC,
    counter_offer::TOPIC,
    end::TOPIC,
    faults::TOPIC,
    files::TOPIC,
    greeting::TOPIC,
    help::TOPIC,
    history::TOPIC,
    inactivity::TOPIC,
    invitation::TOPIC,
    labels::TOPIC,
    leaderboard::TOPIC,
    letters::TOPIC,
    lists::TOPIC,
    lobby::TOPIC,
    offers::TOPIC,
    options::TOPIC,
    pause::TOPIC,
    picker::TOPIC,
    places::TOPIC,
    privacy::TOPIC,
    profile::TOPIC,
    queue::TOPIC,
    referee::TOPIC,
    reminders::TOPIC,
    replay::TOPIC,
    rights::TOPIC,
    settings::TOPIC,
    setup::TOPIC,
    team::TOPIC,
    turn::TOPIC,
    typed::TOPIC,
    watch::TOPIC,
];
