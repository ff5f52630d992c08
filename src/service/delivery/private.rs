//! Turns of a hidden game that the channel need not hear of: the partner is the computer, or both
//! are at the game right now. Whoever is to move reads it in the answer they get, or in a private
//! message below; nobody is pinged.

use crate::message::{Delivery, Post, Request};
use crate::rules::Act;
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::show::faults::game_over;
use crate::show::referee::secret;
use crate::table::{Occupant, PersonId, Span};

/// So long somebody who was told privately has until the channel calls them.
const CALL: Span = Span::MINUTE.times(2);

impl Service {
    /// What takes the place of the public line about a turn; `None` if the channel is to hear of it.
    pub(crate) async fn told_privately(
        &self,
        acted: &Acted,
        asker: Option<PersonId>,
    ) -> Result<Option<Vec<Delivery>>, Error> {
        let (table, record) = (&acted.table, acted.table.record());
        let moved = acted.entries.iter().any(|entry| matches!(entry.act, Act::Move { .. }));
        let apart = acted.begins || acted.ends || record.faces().are_veiled();
        if !secret(table) || !moved || apart {
            return Ok(None);
        }
        let Some(seat) = table.turn().only().filter(|_| acted.outbox != 0) else {
            return Ok(None);
        };
        let id = record.id;
        let solo = !record.computers().is_empty() || record.people().len() == 1;
        if solo && acted.in_doubt {
            // Nobody knows the board that may stand, and nothing else would look for it before the end.
            return Ok(None);
        }
        let mover = record.sitter(seat).and_then(Occupant::person);
        let mover = mover.filter(|_| asker.is_none() || !solo);
        let mut then = Vec::new();
        match mover {
            Some(person) if Some(person) != asker => {
                // The asker has just acted; if the other one has, both are at it.
                let live = self.in_touch.live(id, person, self.now());
                let Some(interaction) = live.filter(|_| solo || asker.is_some()) else {
                    return Ok(None);
                };
                let settings = self.settings(person).await;
                let message = self.presenter_to(person, &settings, table).referee(seat, None);
                let outbox = if solo { 0 } else { acted.outbox };
                then.push(Delivery { outbox, post: Post::Follow { interaction, message } });
            }
            // It stands in the answer.
            Some(_) | None => {}
        }
        if solo || then.is_empty() {
            self.store.outbox_done(acted.outbox, None).await?;
        } else {
            self.store.outbox_later(acted.outbox, self.now().plus(CALL.0)).await?;
            then.extend(self.line_anew(table).await?);
        }
        self.tell_time(id, table.position_number()).await;
        Ok(Some(then))
    }

    /// The private views of a hidden game that is over lose their buttons, as far as Discord still
    /// lets them change. The one that `request` stands in changes by its own answer.
    pub(crate) fn retired_views(&self, acted: &Acted, request: Option<&Request>) -> Vec<Delivery> {
        let table = &acted.table;
        if !acted.ends || !table.secrecy().has_referee() {
            return Vec::new();
        }
        let own = request.map(|request| request.interaction);
        let touches = self.in_touch.take(table.record().id, self.now()).into_iter();
        let touches = touches.filter(|&(_, interaction)| Some(interaction) != own);
        let retired = touches.map(|(_, interaction)| {
            let voice = self.public_voice(table.record().venue);
            let message = game_over(voice, table.record().id);
            Delivery { outbox: 0, post: Post::EditAnswer { interaction, message } }
        });
        retired.collect()
    }
}
