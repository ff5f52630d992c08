//! Holidays: days of a year on which a person's slow clocks stand still.

use crate::message::Request;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::settings::page::{SettingLine, SettingValue};
use crate::store::{Progress, Query, Whose};
use crate::table::lists::Page;
use crate::table::{By, Intent, PersonId, Span, Time};
use crate::words::{Term, Voice};

/// The line of the settings page.
pub(crate) const LINE: &str = "holiday";

const BACK: &str = "back";

/// The days that can be chosen.
const DAYS: [u32; 5] = [1, 3, 7, 14, 21];

/// How many games are told of a holiday.
const GAMES: u32 = 1000;

impl Service {
    /// The line of the settings page.
    pub(crate) async fn holiday_line(
        &self,
        voice: Voice<'_>,
        person: PersonId,
    ) -> Result<SettingLine, Error> {
        let now = self.now();
        let until = self.store.holiday(person, now).await?;
        let left = self.holiday_left(person, now).await?;
        let mut choices = vec![SettingValue::new(BACK, voice.holiday_back(), until.is_none())];
        let fits = DAYS.into_iter().filter(|&days| days <= left && until.is_none());
        choices.extend(fits.map(|days| {
            SettingValue::new(days.to_string(), voice.span_days(i64::from(days)), false)
        }));
        let mut line = SettingLine::of(LINE, voice.line_holiday(), choices);
        line.now = match until {
            Some(until) => voice.holiday_on(Term(day(until)), left.into()),
            None => voice.holiday_none(left.into()),
        };
        Ok(line)
    }

    /// How many days a person has left this year.
    async fn holiday_left(&self, person: PersonId, now: Time) -> Result<u32, Error> {
        let (from, to) = year(now);
        let taken = self.store.holidays_taken(person, from, to).await?;
        // A day that was begun is taken.
        let days = taken.0.saturating_add(Span::DAY.0 - 1) / Span::DAY.0;
        Ok(self.policy.waits.holiday_days.saturating_sub(u32::try_from(days).unwrap_or(u32::MAX)))
    }

    /// A person goes on holiday, or comes back; what the page says then.
    pub(crate) async fn set_holiday(
        &self,
        request: &Request,
        value: &str,
    ) -> Result<String, Error> {
        let voice = self.voice(request);
        let (person, now) = (request.who.id, self.now());
        let before = self.holiday_line(voice, person).await?.now;
        let until = if value == BACK {
            self.store.end_holiday(person, now).await?;
            None
        } else {
            let days: u32 = value.parse().map_err(|_| Error::Said(voice.old_button()))?;
            let left = self.holiday_left(person, now).await?;
            if days == 0 || days > left || self.store.holiday(person, now).await?.is_some() {
                return Err(Error::Said(voice.holiday_few(left.into())));
            }
            let until = now.plus(Span::DAY.times(days.into()).0);
            self.store.begin_holiday(person, now, until).await?;
            Some(until)
        };
        self.stop_slow_clocks(person, until).await?;
        let after = self.holiday_line(voice, person).await?;
        Ok(voice.setting_changed(Term(after.label), Term(before), Term(after.now)))
    }

    /// Tells all running games of a person that they are away, or back.
    async fn stop_slow_clocks(&self, person: PersonId, until: Option<Time>) -> Result<(), Error> {
        let query = Query {
            whose: Whose::Person(person),
            stage: Progress::Playing,
            game: None,
            with: None,
            asker: person,
            page: Page { skip: 0, take: GAMES },
        };
        for listed in self.store.games(query).await?.rows {
            match self.act(None, listed.id, By::Person(person), &Intent::Holiday { until }).await {
                Ok(acted) => {
                    if let Some(board) = self.board_anew(&acted.table).await? {
                        self.send(board);
                    }
                }
                // It has no slow clock, or is over by now.
                Err(Error::Refused(..)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// The year of a moment, by UTC.
fn year(now: Time) -> (Time, Time) {
    let unix = |year: i32| {
        let day = time::Date::from_calendar_date(year, time::Month::January, 1).ok()?;
        Some(Time(day.midnight().assume_utc().unix_timestamp() * 1000))
    };
    let this = time::OffsetDateTime::from_unix_timestamp(now.seconds())
        .map_or(1970, time::OffsetDateTime::year);
    (unix(this).unwrap_or(now), unix(this + 1).unwrap_or(now))
}

fn day(at: Time) -> String {
    time::OffsetDateTime::from_unix_timestamp(at.seconds()).map_or_else(
        |_| "?".to_owned(),
        |day| format!("{:04}-{:02}-{:02}", day.year(), u8::from(day.month()), day.day()),
    )
}
