//! The public messages of a running or finished game: whose turn it is, with the board, or how it
//! ended.

use crate::message::{ButtonStyle, Message, Press, Row, State};
use crate::render::Scene;
use crate::rules::{Act, Audience, Seat, Viewer};
use crate::show::presenter::Presenter;
use crate::table::ratings::Judged;
use crate::table::{By, Entry, Phase, Sitter};
use crate::words::Term;

impl Presenter<'_> {
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
    pub(crate) fn turn(&self) -> Message {
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
    pub(crate) fn only_person(&self) -> Option<Seat> {
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
    pub(crate) fn told(&self, entry: &Entry) -> Option<String> {
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

    /// The seats of people, in seat order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.table.sheet().header.seats);
        seats.filter(|&seat| self.person(seat).is_some())
    }
}

fn next_seat(seat: Seat, seats: u8) -> Seat {
    Seat((seat.0 + 1) % seats.max(1))
}
