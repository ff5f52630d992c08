//! Other terms for an invitation, told to those who are asked.

use crate::show::lists::games::link;

use crate::message::{Button, ButtonStyle, Does, Message, Post, Row};
use crate::show::faults::host_name;
use crate::show::presenter::Presenter;
use crate::table::Phase;
use crate::table::TableMessage;

impl Presenter<'_> {
    /// The short message to those who sit in a lobby whose terms are other ones now.
    pub(crate) fn lobby_amended(&self, at: TableMessage) -> Option<Post> {
        let record = self.table.record();
        let pings: Vec<_> = record.people().into_iter().filter(|&one| one != record.host).collect();
        if !self.table.is_lobby() || pings.is_empty() {
            return None;
        }
        let told = self.faces().all_called(&pings);
        let content = self.voice.lobby_amended(told, host_name(self), self.title());
        let message = Message {
            content: format!("{content}\n{}", self.lobby_terms(None)),
            pings,
            rows: vec![Row::Buttons(vec![self.show_invitation(at)])],
            ..Message::default()
        };
        let nonce = format!("u{}{:x}", record.id, record.revision);
        Some(Post::Send { channel: record.venue.channel, message, purpose: None, nonce })
    }

    fn show_invitation(&self, at: TableMessage) -> Button {
        Button {
            label: self.voice.plain().label_show_challenge(),
            does: Does::Open(link(self.table.record().venue.guild, at)),
            style: ButtonStyle::Rest,
            enabled: true,
        }
    }

    /// The short message that tells of a counter-offer; `None` if it is settled already.
    pub fn counter_offer(&self, at: TableMessage) -> Option<Post> {
        let record = self.table.record();
        let Phase::Invited { guest, .. } = record.phase else { return None };
        let asked = self.faces().called(guest);
        let content = self.voice.counter_offer(asked, host_name(self), self.title());
        let show = self.show_invitation(at);
        let message = Message {
            content: format!("{content}\n{}", self.terms(None)),
            pings: vec![guest],
            rows: vec![Row::Buttons(vec![show])],
            ..Message::default()
        };
        let nonce = format!("t{}{:x}", record.id, record.revision);
        Some(Post::Send { channel: record.venue.channel, message, purpose: None, nonce })
    }
}
