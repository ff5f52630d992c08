//! The setup panel of a new game: everything it knows is in its buttons' ids, so it works after a
//! restart.

use super::invite::Wish;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Menu, MenuEntry, Message, Offers, Person, Press, PressId,
    Reply, Request, Row, Service, Terms,
};
use crate::table::{Against, PersonId};
use crate::words::{Name, Term, Voice};

/// What the panel holds, in the order of its text form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Draft {
    game: String,
    foe: Foe,
    /// `r`, `m` or `o`, as in [`SIDES`].
    side: char,
    rated: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Foe {
    #[default]
    Anyone,
    Alone,
    Person(PersonId),
    Computer(u8),
}

/// The sides by their letters in ids.
const SIDES: [(char, &str); 3] = [('r', "random"), ('m', "me"), ('o', "opponent")];
/// The level a computer has until another is chosen.
const USUAL_LEVEL: u8 = 3;

impl Draft {
    fn text(&self) -> String {
        let foe = match self.foe {
            Foe::Anyone => "a".to_owned(),
            Foe::Alone => "s".to_owned(),
            Foe::Person(PersonId(id)) => format!("p{id}"),
            Foe::Computer(level) => format!("c{level}"),
        };
        let rated = if self.rated { 'y' } else { 'n' };
        format!("{}.{foe}.{}.{rated}", self.game, self.side)
    }

    /// Reads the text form; what cannot be read is as usual.
    fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let game = parts.next().unwrap_or_default().to_owned();
        let foe = parts.next().unwrap_or_default();
        let foe = match (foe.get(..1), foe.get(1..).unwrap_or_default()) {
            (Some("s"), _) => Foe::Alone,
            (Some("p"), id) => id.parse().map_or(Foe::Anyone, |id| Foe::Person(PersonId(id))),
            (Some("c"), level) => Foe::Computer(level.parse().unwrap_or(USUAL_LEVEL)),
            _ => Foe::Anyone,
        };
        let side = parts.next().and_then(|side| side.chars().next()).unwrap_or('r');
        let side = SIDES.iter().map(|&(letter, _)| letter).find(|&letter| letter == side);
        let rated = parts.next() != Some("n");
        Self { game, foe, side: side.unwrap_or('r'), rated }
    }
}

/// The argument of a button that opens the panel with this person as the opponent.
pub(super) fn challenge(person: &Person) -> String {
    let foe = Foe::Person(person.id);
    Draft { foe, side: 'r', rated: true, ..Draft::default() }.text()
}

/// The argument of a button that opens the panel for this game against the computer.
pub(super) fn against_computer(slug: &str) -> String {
    let foe = Foe::Computer(USUAL_LEVEL);
    Draft { game: slug.to_owned(), foe, side: 'r', rated: false }.text()
}

impl Service {
    /// The panel as `/play` opens it.
    pub(super) fn panel(&self, request: &Request, terms: &Terms) -> Reply {
        let foe = match (&terms.opponent, terms.computer) {
            (Some(person), _) if person.id == request.who.id => Foe::Alone,
            (Some(person), _) => Foe::Person(person.id),
            (None, Some(level)) => Foe::Computer(level),
            (None, None) => Foe::Anyone,
        };
        let side =
            terms.side.as_deref().and_then(|side| SIDES.iter().find(|(_, key)| *key == side));
        let side = side.map_or('r', |&(letter, _)| letter);
        let draft = Draft { game: String::new(), foe, side, rated: terms.rated.unwrap_or(true) };
        super::moves::private(self.panel_message(request, &draft))
    }

    /// A press or choice in the panel.
    pub(super) async fn panel_press(
        &self,
        request: &Request,
        id: &PressId,
        values: &[String],
    ) -> Result<Reply, Trouble> {
        // The text form has four parts; what follows says what was pressed.
        let mut parts: Vec<_> = id.arg.split('.').collect();
        let act = if parts.len() > 4 { parts.split_off(4).join(".") } else { String::new() };
        let mut draft = Draft::of_text(&parts.join("."));
        let value = values.first().map_or("", String::as_str);
        match act.as_str() {
            "g" => value.clone_into(&mut draft.game),
            "f" => {
                draft.foe = value.parse().map_or(Foe::Anyone, |id| Foe::Person(PersonId(id)));
                if draft.foe == Foe::Person(request.who.id) {
                    draft.foe = Foe::Alone;
                }
            }
            "a" => draft.foe = Foe::Anyone,
            "c" => draft.foe = Foe::Computer(value.parse().unwrap_or(USUAL_LEVEL)),
            "s" => {
                let at = SIDES.iter().position(|&(letter, _)| letter == draft.side).unwrap_or(0);
                draft.side = SIDES[(at + 1) % SIDES.len()].0;
            }
            "r" => draft.rated = !draft.rated,
            "ok" => return self.panel_done(request, &draft).await,
            // Opened from another message: a new private one.
            _ => return Ok(super::moves::private(self.panel_message(request, &draft))),
        }
        let answer = Answer::Update(self.panel_message(request, &draft));
        Ok(Reply { answer, then: Vec::new() })
    }

    async fn panel_done(&self, request: &Request, draft: &Draft) -> Result<Reply, Trouble> {
        let (against, people) = match draft.foe {
            Foe::Anyone => (Against::Anyone, true),
            Foe::Alone => (Against::Alone, false),
            Foe::Computer(level) => (Against::Computer { level }, false),
            Foe::Person(id) => {
                let name = self.store.profile(id).await?.map(|profile| profile.name);
                let name = name.or_else(|| picked_name(request, id));
                (Against::Person { id, name: name.unwrap_or_else(|| format!("<@{}>", id.0)) }, true)
            }
        };
        let side = SIDES.iter().find(|&&(letter, _)| letter == draft.side).map(|&(_, key)| key);
        let game = match draft.game.as_str() {
            "" => self.catalog.iter().next().map_or("", |line| line.info.slug),
            game => game,
        };
        self.open(
            request,
            Wish {
                game,
                against,
                stranger: false,
                seats: None,
                side,
                clock: None,
                rated: people.then_some(draft.rated),
                options: None,
            },
        )
        .await
    }

    fn panel_message(&self, request: &Request, draft: &Draft) -> Message {
        let voice = self.words.voice(&request.who.locale);
        let only = self.catalog.iter().next().map(|line| line.info.slug);
        let slug = if draft.game.is_empty() { only.unwrap_or_default() } else { &draft.game };
        let line = self.catalog.find(slug);
        let head = line.map_or_else(
            || voice.setup_empty(),
            |line| voice.setup_head(Term(voice.title(line.info))),
        );
        let foe = match draft.foe {
            Foe::Anyone => voice.setup_anyone(),
            Foe::Alone => voice.setup_alone(),
            Foe::Person(PersonId(id)) => voice.setup_against(crate::words::Mention(id)),
            Foe::Computer(level) => voice.setup_computer(i64::from(level)),
        };
        let counts = matches!(draft.foe, Foe::Anyone | Foe::Person(_));
        let rated = if counts && draft.rated { voice.rated() } else { voice.casual() };
        let content =
            format!("{head}\n{foe} · {} · {rated}", side_words(voice.plain(), draft.side));
        let rows = self.panel_rows(voice.plain(), slug, draft, counts);
        Message { private: true, content, rows, ..Message::default() }
    }

    fn panel_rows(&self, plain: Voice<'_>, slug: &str, draft: &Draft, counts: bool) -> Vec<Row> {
        let id = |act: &str| PressId::free(Press::Setup, format!("{}.{act}", draft.text()));
        let games = self.catalog.iter().take(25).map(|line| MenuEntry {
            label: plain.title(line.info),
            value: line.info.slug.to_owned(),
            description: String::new(),
            chosen: line.info.slug == slug,
        });
        let level = match draft.foe {
            Foe::Computer(level) => Some(level),
            Foe::Anyone | Foe::Alone | Foe::Person(_) => None,
        };
        let levels = (1..=8).map(|number: u8| MenuEntry {
            label: plain.label_level(i64::from(number)),
            value: number.to_string(),
            description: String::new(),
            chosen: level == Some(number),
        });
        let menu = |act, placeholder, offers| Row::Menu(Menu { id: id(act), placeholder, offers });
        let button = |act, label, style, enabled| Button {
            label,
            does: Does::Press(id(act)),
            style,
            enabled,
        };
        let rated = if draft.rated { plain.label_rated() } else { plain.label_casual() };
        vec![
            menu("g", plain.setup_game(), Offers::Entries(games.collect())),
            menu("f", plain.setup_person(), Offers::People),
            menu("c", plain.label_levels(), Offers::Entries(levels.collect())),
            Row::Buttons(vec![
                button("a", plain.label_anyone(), ButtonStyle::Rest, draft.foe != Foe::Anyone),
                button("s", side_words(plain, draft.side), ButtonStyle::Rest, true),
                button("r", rated, ButtonStyle::Rest, counts),
            ]),
            Row::Buttons(vec![
                button("ok", plain.label_post(), ButtonStyle::Yes, true),
                Button {
                    label: plain.label_cancel(),
                    does: Does::Press(PressId::free(Press::Close, "s")),
                    style: ButtonStyle::Rest,
                    enabled: true,
                },
            ]),
        ]
    }
}

fn side_words(plain: Voice<'_>, side: char) -> String {
    match side {
        'm' => plain.label_side_me(),
        'o' => plain.label_side_opponent(),
        _ => plain.label_side_random(),
    }
}

/// The name of a chosen person, if he is the one who asks.
fn picked_name(request: &Request, id: PersonId) -> Option<String> {
    (request.who.id == id).then(|| Name::plain(&request.who.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_reads_back_from_its_id() {
        for foe in [Foe::Anyone, Foe::Alone, Foe::Person(PersonId(u64::MAX)), Foe::Computer(8)] {
            for (side, _) in SIDES {
                let draft =
                    Draft { game: "secret-stallmate-and-more".to_owned(), foe, side, rated: true };
                assert_eq!(Draft::of_text(&draft.text()), draft);
                assert!(draft.text().len() + ".ok".len() <= 80);
            }
        }
        assert_eq!(Draft::of_text("chess.c99x.?.n").foe, Foe::Computer(USUAL_LEVEL));
    }
}
