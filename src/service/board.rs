//! The public messages of a running or finished game: whose turn it is, with the board, or how it
//! ended.

use super::lists::{LeadersPage, Paged as _};
use super::stage::Stage;
use super::trouble::host_name;
use super::{Button, ButtonStyle, Does, Message, Press, PressId, Purpose, Row, State};
use crate::catalog::Seen;
use crate::render::Scene;
use crate::rules::{Act, Agreed, Audience, Offer, Seat, Viewer};
use crate::table::ratings::{Judged, NotRated};
use crate::table::{By, End, Entry, Phase, Sitter};
use crate::words::{Name, Term};

impl Stage<'_> {
    /// The state that buttons of the present position carry.
    pub fn state(&self) -> State {
        if self.info().hidden { State::None } else { State::Position(self.table.position_number()) }
    }

    /// What the newest public message of the game is to it.
    pub fn purpose(&self) -> Purpose {
        Purpose::Board(self.table.sheet().id, self.table.position_number())
    }

    /// The nonce of the newest public message. How many posts have waited tells of reminders, and so
    /// of who has moved: a hidden game counts what all know, and how often this was tried. Its end
    /// has a nonce of its own, since it need not come with news for all.
    pub fn board_nonce(&self, outbox: u64, tries: u32) -> String {
        let id = self.table.sheet().id;
        if self.info().hidden {
            let news = self.table.news_number(Viewer::Public) & 0xffff;
            let kind = if self.table.sheet().phase == Phase::Playing { 'b' } else { 'e' };
            format!("{kind}{id}{news:x}.{:x}", tries & 0xff)
        } else {
            format!("b{id}{:x}", outbox & 0xff_ffff)
        }
    }

    /// A button of this table.
    pub fn button(&self, press: Press, label: String, style: ButtonStyle) -> Button {
        self.button_at(press, self.state(), "", label, style)
    }

    /// A button of this table that says what it belongs to.
    pub fn button_at(
        &self,
        press: Press,
        state: State,
        arg: &str,
        label: String,
        style: ButtonStyle,
    ) -> Button {
        let id = PressId::at(press, self.table.sheet().id, state, arg);
        Button { label, does: Does::Press(id), style, enabled: true }
    }

    /// The newest public message of the game: the turn, the computer at work, or the end.
    pub fn newest(&self, judged: Option<&Judged>) -> Message {
        match self.table.sheet().phase {
            Phase::Over(_) => self.result(judged),
            _ if self.info().hidden => self.period(),
            _ if self.table.is_watched() => self.watched(),
            _ if self.table.computer_to_act().is_some() => self.thinking(),
            _ => self.turn(),
        }
    }

    /// Whose turn it is, what was played last, and the board.
    fn turn(&self) -> Message {
        let view = self.public_view();
        let mut lines = vec![self.head(view.number)];
        if let (Some(head), Some(left)) = (lines.first_mut(), self.time_left()) {
            *head = format!("{head}, {left}");
        }
        lines.extend(self.banks());
        lines.extend(self.mates_line());
        lines.extend(self.taken_back());
        lines.extend(self.holidays());
        lines.extend(self.last_moves());
        lines.extend(self.notes(&view));
        lines.extend(self.claimable());
        lines.extend(self.offered());
        lines.extend(self.takeback_asked());
        let mut rows = vec![self.turn_buttons(true)];
        rows.extend(self.offer_buttons());
        rows.extend(self.takeback_buttons());
        rows.extend(self.going_on());
        Message {
            content: lines.join("\n"),
            pings: self.pinged(),
            picture: self.picture(&Scene::from(&view), self.below(Some(view.below), &view), None),
            rows,
            ..Message::default()
        }
    }

    /// The computer is thinking; nothing but resigning can be done.
    fn thinking(&self) -> Message {
        let view = self.public_view();
        let thinks = self.table.computer_to_act();
        let level = thinks.and_then(|seat| match self.table.sheet().sitter(seat)? {
            Sitter::Computer { level } => Some(i64::from(*level)),
            Sitter::Person { .. } | Sitter::Free | Sitter::Erased => None,
        });
        let mut lines = self.last_moves();
        lines.push(self.voice.thinking(level.unwrap_or(1)));
        // The board stays as the person sees it who waits.
        let below = self.below(Some(self.people().next().unwrap_or(view.below)), &view);
        Message {
            content: lines.join("\n"),
            picture: self.picture(&Scene::from(&view), below, None),
            rows: vec![self.turn_buttons(false)],
            ..Message::default()
        }
    }

    /// How the game ended, with its file.
    fn result(&self, judged: Option<&Judged>) -> Message {
        let sheet = self.table.sheet();
        let outcome = self.table.outcome();
        let sentence = match (&outcome, sheet.phase) {
            (Some(outcome), _) => self.ending(outcome),
            (None, Phase::Over(End::CalledOff { .. })) if self.table.is_watched() => {
                self.voice.watch_stopped(host_name(self))
            }
            (None, Phase::Over(End::CalledOff { by })) => {
                let seat = sheet.seats_of(by).iter().next();
                self.voice.called_off(seat.map_or_else(
                    || Name::new(&self.voice.deleted_player()),
                    |seat| self.name(seat),
                ))
            }
            (None, Phase::Over(End::ForceEnded { .. })) => {
                let name = sheet.ended_by.as_deref().filter(|name| !name.is_empty());
                let deleted = || self.voice.deleted_player();
                self.voice.force_ended(Name::new(&name.map_or_else(deleted, str::to_owned)))
            }
            (None, Phase::Over(End::Closed)) => self.voice.closed_neglected(),
            (None, Phase::Over(End::Unreachable)) => self.voice.closed_unreachable(),
            (None, _) => self.voice.game_over(),
        };
        // Of a hidden game the periods count, not the tries.
        let moves = if self.info().hidden {
            self.table.news_number(Viewer::Public) as usize
        } else {
            self.table.moves_made()
        };
        let moves = moves.div_ceil(usize::from(sheet.header.seats.max(1)));
        let mut lines = vec![format!("{sentence} {}", self.voice.after_moves(moves as i64))];
        lines.extend(self.last_moves());
        let view = self.table.seen(Viewer::Everything).view();
        if outcome.is_some_and(|outcome| outcome.scores.is_some()) {
            lines.extend(self.notes(&view));
        }
        lines.extend(self.rating_lines(judged));
        lines.extend(self.hint_line());
        let last = self.table.live_entries().next_back().map(|entry| entry.by);
        let closed = matches!(sheet.phase, Phase::Over(End::Closed | End::Unreachable));
        // Whoever has not moved for weeks need not be called for that.
        let pings = sheet.people().into_iter().filter(|_| !closed);
        let plain = self.voice.plain();
        let mut message = Message {
            content: lines.join("\n"),
            pings: pings
                .filter(|&person| last.and_then(By::person) != Some(person))
                .filter(|&person| !self.quiet(person))
                .collect(),
            picture: self.picture(
                &Scene::from(&view),
                self.below(self.only_person(), &view),
                Some(&sentence),
            ),
            files: self.record_file().into_iter().collect(),
            rows: vec![Row::Buttons(vec![
                self.button_at(
                    Press::Rematch,
                    State::None,
                    "",
                    plain.label_rematch(),
                    ButtonStyle::Main,
                ),
                self.button_at(
                    Press::Replay,
                    State::None,
                    &super::replay::from_start(),
                    plain.label_step_through(),
                    ButtonStyle::Rest,
                ),
                self.button_at(
                    Press::Analyse,
                    State::None,
                    "",
                    plain.label_analyse(),
                    ButtonStyle::Rest,
                ),
                Button {
                    label: plain.label_leaderboard(),
                    does: Does::Press(LeadersPage::first(self.info().slug).open()),
                    style: ButtonStyle::Rest,
                    enabled: true,
                },
            ])],
            ..Message::default()
        };
        if let Some(Row::Buttons(buttons)) = message.rows.first_mut() {
            // The computer has no opinion of what only one side could see.
            let analyse = |button: &Button| matches!(&button.does, Does::Press(id) if id.press == Press::Analyse);
            buttons.retain(|button| !self.info().hidden || !analyse(button));
            if closed {
                buttons.insert(0, self.reopen_button());
            }
        }
        message
    }

    /// The first line: who must do what. It is what a phone shows.
    fn head(&self, number: Option<u32>) -> String {
        let Some(seat) = self.table.turn().iter().next() else { return self.voice.game_over() };
        let seats = self.table.sheet().header.seats;
        let alone =
            self.table.sheet().people().len() == 1 && self.table.sheet().computers().is_empty();
        match (self.spoken_to(seat), number) {
            _ if alone => self.voice.side_to_move(Term(self.side(seat)), self.title()),
            (Some(mover), Some(number)) if seats > 2 => {
                self.voice.your_move_many(mover, self.title(), i64::from(number))
            }
            (Some(mover), Some(number)) => self.voice.your_move(
                mover,
                self.title(),
                self.name(seat.other()),
                i64::from(number),
            ),
            (Some(mover), None) => {
                self.voice.your_turn(mover, self.title(), self.name(next_seat(seat, seats)))
            }
            (None, _) => {
                self.voice.to_move(self.name(seat), self.title(), self.name(next_seat(seat, seats)))
            }
        }
    }

    /// Whom the turn message pings: whoever is to act, but nobody who plays all sides himself.
    pub fn pinged(&self) -> Vec<crate::table::PersonId> {
        let alone =
            self.table.sheet().people().len() == 1 && self.table.sheet().computers().is_empty();
        let acting = self.table.turn().iter().filter_map(|seat| self.person(seat));
        let acting = acting.chain(self.mates_to_act()).filter(|&person| !self.quiet(person));
        let shared = !self.table.sheet().mates.is_empty();
        let still = self.table.clock().stopped().is_some();
        if alone && !shared || still { Vec::new() } else { acting.collect() }
    }

    /// Whether the channel does not ping this person.
    pub fn quiet(&self, person: crate::table::PersonId) -> bool {
        self.looks.unpinged.covers(self.table.sheet().seats_of(person))
    }

    /// The first seat of the only person at the table.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        let first = people.next()?;
        people.all(|seat| self.person(seat) == self.person(first)).then_some(first)
    }

    /// What was played since the person to move last moved: one line a move, at most as many as
    /// there are other seats.
    pub fn last_moves(&self) -> Vec<String> {
        if self.info().hidden && !matches!(self.table.sheet().phase, Phase::Over(_)) {
            return Vec::new();
        }
        let most = usize::from(self.table.sheet().header.seats) - 1;
        let moves = self.table.live_entries().rev().filter(|e| matches!(e.act, Act::Move { .. }));
        let computers = self.table.sheet().computers();
        let mut lines: Vec<_> = moves
            .take(most.max(1) + usize::from(!computers.is_empty()))
            .take_while({
                let mut over = false;
                move |entry| {
                    // After a computer's move its human opponent's is told as well.
                    let by_computer =
                        matches!(entry.act, Act::Move { seat, .. } if computers.has(seat));
                    !std::mem::replace(&mut over, !by_computer)
                }
            })
            .filter_map(|entry| self.told(entry))
            .collect();
        lines.reverse();
        lines
    }

    /// A move, with what it made an open game say to all. What nobody chose is told by the game
    /// alone where it has words for it.
    fn told(&self, entry: &Entry) -> Option<String> {
        let (seat, written) = self.written(entry)?;
        let mut said = Vec::new();
        if !self.info().hidden {
            let to_all = self.table.said_at(entry).iter().map(|heard| &heard.notice);
            let to_all = to_all.filter(|notice| notice.to == Audience::All);
            said.extend(to_all.map(|n| self.voice.say(self.info(), &n.say, &self.names())));
        }
        if entry.by != By::Host || said.is_empty() {
            said.insert(0, self.voice.played(self.name(seat), written));
        }
        Some(said.join(" "))
    }

    fn claimable(&self) -> Vec<String> {
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
        let acting = self.table.turn().only().filter(|_| !self.info().hidden)?;
        Some(self.table.seen(Viewer::Seat(acting)))
    }

    /// What is offered, and among more than two who agrees so far.
    pub fn offered(&self) -> Option<String> {
        let standing = self.table.standing(Offer::Draw)?;
        if self.table.sheet().header.seats == 2 {
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

    /// The main row of a board.
    fn turn_buttons(&self, can_move: bool) -> Row {
        let plain = self.voice.plain();
        let view = self.public_view();
        let setup = view.number.is_none() && !self.info().hidden;
        let in_hand = view.trays.iter().flat_map(|tray| &tray.men).any(|(_, count)| *count > 0);
        let label = if setup || in_hand { plain.label_place() } else { plain.label_move() };
        let mut buttons = vec![
            self.button(Press::Pick, label, ButtonStyle::Main),
            self.button(Press::Type, plain.label_type(), ButtonStyle::Rest),
        ];
        if self.table.seen(Viewer::Public).may_agree() {
            buttons.push(self.draw_button());
        }
        for button in &mut buttons {
            button.enabled = can_move;
        }
        buttons.push(self.button_at(
            Press::ResignAsk,
            State::None,
            "",
            plain.label_resign(),
            ButtonStyle::No,
        ));
        buttons.push(self.button_at(
            Press::More,
            State::None,
            "",
            plain.label_more(),
            ButtonStyle::Rest,
        ));
        Row::Buttons(buttons)
    }

    /// The button that offers a draw.
    pub fn draw_button(&self) -> Button {
        let plain = self.voice.plain();
        let label = match self.info().draw {
            Agreed::Even => plain.label_draw(),
            Agreed::Points => plain.label_points_draw(),
        };
        self.button(Press::DrawOffer, label, ButtonStyle::Rest)
    }

    /// The row of an offer that stands, and of claims.
    pub fn offer_buttons(&self) -> Option<Row> {
        let plain = self.voice.plain();
        let mut buttons = Vec::new();
        for claim in self.claims() {
            let label = plain.claim_label(self.info(), claim);
            buttons.push(self.button_at(
                Press::DrawClaim,
                self.state(),
                claim,
                label,
                ButtonStyle::Main,
            ));
        }
        if self.claimant().is_some_and(|seen| !seen.claims_ahead().is_empty()) {
            let label = plain.label_claim_after();
            buttons.push(self.button(Press::ClaimPick, label, ButtonStyle::Rest));
        }
        if let Some(standing) = self.table.standing(Offer::Draw) {
            let state = State::Offer(standing.number);
            let accept = plain.label_draw_accept();
            buttons.push(self.button_at(Press::DrawAccept, state, "", accept, ButtonStyle::Yes));
            let decline = plain.label_decline();
            buttons.push(self.button_at(Press::DrawDecline, state, "", decline, ButtonStyle::No));
        }
        (!buttons.is_empty()).then_some(Row::Buttons(buttons))
    }

    fn rating_lines(&self, judged: Option<&Judged>) -> Vec<String> {
        let Some(judged) = judged else { return Vec::new() };
        if judged.not_rated == Some(NotRated::PairTooOften) {
            return vec![self.voice.rating_capped()];
        }
        let change = |change: &crate::table::ratings::RatingChange| {
            let (from, to) = (change.before.shown(), change.after.shown());
            let seat = self.table.sheet().seats_of(change.person).iter().next()?;
            let by = Term(format!("{:+}", to - from));
            Some(self.voice.rating_change(self.name(seat), i64::from(to), by))
        };
        let changes: Vec<_> = judged.ratings.iter().filter_map(change).collect();
        if changes.is_empty() { Vec::new() } else { vec![changes.join(", ")] }
    }

    /// The seats of people, in seat order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.table.sheet().header.seats);
        seats.filter(|&seat| self.person(seat).is_some())
    }
}

fn next_seat(seat: Seat, seats: u8) -> Seat {
    Seat((seat.0 + 1) % seats.max(1))
}
