//! Playing on from a position of a game that is looked back on: a new casual game that begins there.

use crate::message::{
    Button, ButtonStyle, Does, Menu, MenuEntry, Message, Offers, Press, PressId, Reply, Request,
    Row, State,
};
use crate::service::Service;
use crate::service::core::errors::Trouble;
use crate::service::core::replay::broken;
use crate::table::{Against, PersonId, Refused, TableId, USUAL_LEVEL};

/// Against whom, by the letter in the id.
const ALONE: &str = "a";

const ANYONE: &str = "o";

const COMPUTER: &str = "c";

const PERSON: &str = "p";

impl Service {
    /// A press on [Play on from here], or on one of the answers to its question.
    pub(crate) async fn play_on(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
        values: &[String],
    ) -> Result<Reply, Trouble> {
        let (step, foe) = press.arg.split_once('.').unwrap_or((press.arg.as_str(), ""));
        let table = self.look(id).await?;
        let voice = self.voice(request);
        // What only some may see does not become a game for others to see.
        self.for_all(request, &table)?;
        let reel = self.reel(request, &table)?;
        let step = step.parse().unwrap_or(usize::MAX).min(reel.last());
        let value = values.first().map_or("", String::as_str);
        let against = match foe {
            ALONE => Against::Alone,
            ANYONE => Against::Anyone,
            COMPUTER => Against::Computer { level: value.parse().unwrap_or(USUAL_LEVEL) },
            PERSON => {
                let person = value.parse().map_or(request.who.id, PersonId);
                if person == request.who.id {
                    Against::Alone
                } else {
                    let name = self.known_name(request, person).await?;
                    Against::Person { id: person, name }
                }
            }
            _ => return Ok(Reply::private(self.play_on_question(request, id, step))),
        };
        let moment = reel.at(step).map_err(|refusal| broken(&table, &refusal))?;
        let going_on = table.going_on(&moment.position(), against);
        let (terms, header) = going_on.map_err(|refused| match refused {
            Refused::Finished => Trouble::Said(voice.play_on_over()),
            other => Trouble::Refused(id, other),
        })?;
        self.set_up(request, terms, Some(header)).await
    }

    fn play_on_question(&self, request: &Request, id: TableId, step: usize) -> Message {
        let voice = self.voice(request);
        let plain = voice.plain();
        let at = |foe: &str| PressId::at(Press::PlayOn, id, State::None, format!("{step}.{foe}"));
        let button = |foe, label| Button {
            label,
            does: Does::Press(at(foe)),
            style: ButtonStyle::Rest,
            enabled: true,
        };
        let levels = (1..=crate::table::TOP_LEVEL).map(|level| MenuEntry {
            label: plain.label_level(i64::from(level)),
            value: level.to_string(),
            description: String::new(),
            chosen: false,
        });
        let levels = Offers::Entries(levels.collect());
        let menu = |foe, placeholder, offers| Row::Menu(Menu { id: at(foe), placeholder, offers });
        Message {
            rows: vec![
                menu(COMPUTER, plain.label_levels(), levels),
                menu(PERSON, plain.setup_person(), Offers::People),
                Row::Buttons(vec![
                    button(ANYONE, plain.label_anyone()),
                    button(ALONE, plain.label_alone()),
                ]),
            ],
            ..Message::private(voice.play_on_question(step as i64))
        }
    }
}
