//! Draws: what is offered, what can be claimed, and the buttons that answer.

use crate::catalog::Seen;
use crate::message::{Button, ButtonStyle, PickPress, Row, TablePress, Version};
use crate::rules::{Agreed, Offer, Viewer};
use crate::show::presenter::Presenter;

impl Presenter<'_> {
    pub(crate) fn claimable(&self) -> Vec<String> {
        let claims = self.claims();
        claims.iter().map(|claim| self.voice.claimable(self.info(), claim)).collect()
    }

    /// What the person to move may claim.
    fn claims(&self) -> Vec<&'static str> {
        self.claimant().map_or_else(Vec::new, |seen| seen.claims(None))
    }

    /// The game as the person sees it who is to move and may claim. In a hidden game what may be
    /// claimed is not for all to know.
    fn claimant(&self) -> Option<Seen<'_>> {
        let acting = self.table.turn().only().filter(|_| self.table.secrecy().allows_help())?;
        Some(self.table.seen(Viewer::Seat(acting)))
    }

    /// What is offered, and among more than two who agrees so far.
    pub fn offered(&self) -> Option<String> {
        let standing = self.table.standing(Offer::Draw)?;
        if self.table.record().header.seats == 2 {
            return Some(self.voice.draw_offered(self.name(standing.by)));
        }
        let list = |agreed: bool| {
            let playing = self.table.game().playing();
            self.listed_names(
                playing.iter().filter(|&seat| standing.agreed.has(seat) == agreed).collect(),
            )
        };
        Some(self.voice.draw_votes(list(true), list(false)))
    }

    /// The button that offers a draw.
    pub fn draw_button(&self) -> Button {
        let plain = self.voice.plain();
        let label = match self.info().draw {
            Agreed::Even => plain.label_draw(),
            Agreed::Points => plain.label_points_draw(),
        };
        self.button_now(TablePress::DrawOffer { sure: false }, label, ButtonStyle::Rest)
    }

    /// The row of an offer that stands, and of claims.
    pub fn offer_buttons(&self) -> Option<Row> {
        let plain = self.voice.plain();
        let mut buttons = Vec::new();
        for claim in self.claims() {
            let label = plain.claim_label(self.info(), claim);
            let claim = TablePress::DrawClaim { key: claim.to_owned(), after: None };
            buttons.push(self.button_now(claim, label, ButtonStyle::Main));
        }
        if self.claimant().is_some_and(|seen| !seen.claims_ahead().is_empty()) {
            let label = plain.label_claim_after();
            buttons.push(self.button_now(
                TablePress::ClaimPick(PickPress::Open),
                label,
                ButtonStyle::Rest,
            ));
        }
        if let Some(standing) = self.table.standing(Offer::Draw) {
            let version = Version::Offer(standing.number);
            let accept = plain.label_draw_accept();
            buttons.push(self.button_at(
                version,
                TablePress::DrawAnswer(true),
                accept,
                ButtonStyle::Yes,
            ));
            let decline = plain.label_decline();
            buttons.push(self.button_at(
                version,
                TablePress::DrawAnswer(false),
                decline,
                ButtonStyle::No,
            ));
        }
        (!buttons.is_empty()).then_some(Row::Buttons(buttons))
    }
}
