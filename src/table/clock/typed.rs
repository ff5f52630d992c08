//! Reading time controls as people type them, and what is worth suggesting.

use super::vocabulary::{Token, tokens};
use super::{ClockFault, ClockTerms, Pace, Span, Weekends};

/// What is worth suggesting, from fast to slow.
const USUAL: &[&str] = &[
    "none",
    "1 day a move",
    "2 days a move",
    "3 days a move",
    "7 days a move",
    "14 days a move",
    "1 day a move + 3 days bank",
    "10 days + 1 day",
    "3 days a move, weekends off",
    "5+3",
    "10+5",
    "15+10",
    "30+20",
    "60+30",
    "1 min a move",
    "12 h a move",
    "period 24 h",
];

/// Suggested where turns go by periods only.
const PERIODS: &[&str] = &["none", "period 5 min", "period 1 h", "period 8 h", "period 24 h"];

/// From so much on a length alone is what each move may take; below, it is a clock for the whole
/// game, as everywhere.
const PER_MOVE: Span = Span::HOUR.times(3);

/// Where a time control is typed for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockUse {
    /// A game that takes any.
    #[default]
    Any,
    /// A game that is played in periods: a length alone is that of a period.
    Periods,
}

impl ClockTerms {
    /// Reads a time control for a game that takes any: `none`, `5+3` (minutes and seconds), `10 min`,
    /// `blitz`, `3 days a move`, `10 d + 12 h`, `1 day + 12 h bank`, `period 24 h at once`; each slow
    /// one with `weekends off` behind it. Every way in which a language writes one is read, too.
    ///
    /// A length alone is for the whole game if it is below three hours, else for every move; a number
    /// alone is minutes.
    ///
    /// # Errors
    /// If it is none, or a part is out of bounds.
    pub fn typed(text: &str) -> Result<Self, ClockFault> {
        Self::typed_for(text, ClockUse::Any)
    }

    /// The same for a game that uses clocks so.
    ///
    /// # Errors
    /// As [`ClockTerms::typed`].
    pub(crate) fn typed_for(text: &str, used: ClockUse) -> Result<Self, ClockFault> {
        let unread = || ClockFault::Unread(text.trim().to_owned());
        let mut tokens = tokens(text).ok_or_else(unread)?;
        let before = tokens.len();
        tokens.retain(|token| *token != Token::WeekendsOff);
        let weekends = if tokens.len() < before { Weekends::Rest } else { Weekends::Count };
        if before == 0 && !text.trim().is_empty() {
            return Err(unread());
        }
        let terms = read(&tokens, used).ok_or_else(unread)?;
        terms.resting(weekends)?.check()
    }

    /// What a text may mean, if it can be read; a bare number is worth all it can mean.
    #[must_use]
    pub fn meant(typed: &str, used: ClockUse) -> Vec<Self> {
        let said = typed.trim();
        if said.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<_> = Self::typed_for(said, used).into_iter().collect();
        if let Ok(number) = said.parse::<u16>() {
            let more = [format!("{number}+{}", (number / 2).min(30))];
            let units = ["days a move", "h a move", "min a move"];
            let meant = more.into_iter().chain(units.map(|unit| format!("{number} {unit}")));
            found.extend(meant.filter_map(|text| Self::typed_for(&text, used).ok()));
        }
        found.into_iter().fold(Vec::new(), once)
    }

    /// What is worth suggesting.
    #[must_use]
    pub(crate) fn usual(used: ClockUse) -> Vec<Self> {
        let usual = match used {
            ClockUse::Any => USUAL,
            ClockUse::Periods => PERIODS,
        };
        usual.iter().filter_map(|text| Self::typed(text).ok()).collect()
    }

    /// The same clock with these weekends.
    const fn resting(self, weekends: Weekends) -> Result<Self, ClockFault> {
        match (self, weekends) {
            (Self::Move { limit, bank, .. }, weekends) => Ok(Self::Move { limit, bank, weekends }),
            (Self::Bank { bank, increment, .. }, weekends) => {
                Ok(Self::Bank { bank, increment, weekends })
            }
            (clock, Weekends::Count) => Ok(clock),
            (Self::None | Self::Period { .. }, Weekends::Rest) => Err(ClockFault::FastWeekends),
        }
    }
}

fn once(mut found: Vec<ClockTerms>, terms: ClockTerms) -> Vec<ClockTerms> {
    if !found.contains(&terms) {
        found.push(terms);
    }
    found
}

fn read(tokens: &[Token], used: ClockUse) -> Option<ClockTerms> {
    let has = |token: Token| tokens.contains(&token);
    let counts = tokens.iter().any(|token| matches!(token, Token::Number(_)));
    if tokens.is_empty() || has(Token::None) && !counts {
        return Some(ClockTerms::None);
    }
    if has(Token::None) {
        return None;
    }
    if has(Token::Period) {
        let pace = if has(Token::AtOnce) { Pace::AtOnce } else { Pace::AtEnd };
        let aside = [Token::Period, Token::AtOnce, Token::AtEnd];
        return Some(ClockTerms::Period { length: span(&without(tokens, &aside))?, pace });
    }
    if has(Token::AtOnce) || has(Token::AtEnd) {
        return None;
    }
    let name = tokens.iter().find_map(|token| match token {
        Token::Name(terms) => Some(*terms),
        _ => None,
    });
    if let (Some(terms), false) = (name, counts) {
        return Some(terms);
    }
    // Beside numbers the name of a pace says nothing more.
    let plain: Vec<_> =
        tokens.iter().copied().filter(|token| !matches!(token, Token::Name(_))).collect();
    let pluses = plain.iter().filter(|token| **token == Token::Plus).count();
    match pluses {
        0 if has(Token::Bank) || has(Token::Increment) => {
            let mut ands = (0..plain.len()).filter(|&at| plain[at] == Token::And);
            ands.find_map(|at| sum(&plain[..at], &plain[at + 1..]))
        }
        0 => alone(&plain, used),
        1 => {
            let at = plain.iter().position(|token| *token == Token::Plus)?;
            sum(&plain[..at], &plain[at + 1..])
        }
        _ => None,
    }
}

/// One length.
fn alone(tokens: &[Token], used: ClockUse) -> Option<ClockTerms> {
    let per_move = tokens.contains(&Token::PerMove);
    let rest = without(tokens, &[Token::PerMove]);
    let length = match (bare(&rest), per_move) {
        (Some(_), true) => return None,
        (Some(minutes), false) => Span::MINUTE.times(minutes),
        (None, _) => span(&rest)?,
    };
    let weekends = Weekends::Count;
    Some(match used {
        ClockUse::Periods if !per_move => ClockTerms::Period { length, pace: Pace::AtEnd },
        ClockUse::Any if !per_move && length < PER_MOVE => {
            ClockTerms::Bank { bank: length, increment: Span::ZERO, weekends }
        }
        ClockUse::Any | ClockUse::Periods => {
            ClockTerms::Move { limit: length, bank: Span::ZERO, weekends }
        }
    })
}

/// Two lengths: a bank and its increment, or a limit for every move and a bank.
fn sum(first: &[Token], second: &[Token]) -> Option<ClockTerms> {
    let weekends = Weekends::Count;
    let says = |tokens: &[Token], token| tokens.contains(&token);
    let aside = [Token::PerMove, Token::Bank, Token::Increment];
    let (plain_first, plain_second) = (without(first, &aside), without(second, &aside));
    if says(first, Token::Bank) {
        let (bank, limit) = (span(&plain_first)?, span(&plain_second)?);
        return Some(ClockTerms::Move { limit, bank, weekends });
    }
    let increases = says(second, Token::Increment);
    if says(second, Token::Bank) || says(first, Token::PerMove) && !increases {
        let (limit, bank) = (span(&plain_first)?, span(&plain_second)?);
        return Some(ClockTerms::Move { limit, bank, weekends });
    }
    // Two numbers are minutes and seconds, as everywhere.
    let bank = bare(&plain_first).map(|minutes| Span::MINUTE.times(minutes));
    let increment = bare(&plain_second).map(|seconds| Span::SECOND.times(seconds));
    let bank = bank.or_else(|| span(&plain_first))?;
    let increment = increment.or_else(|| span(&plain_second))?;
    Some(ClockTerms::Bank { bank, increment, weekends })
}

fn without(tokens: &[Token], aside: &[Token]) -> Vec<Token> {
    tokens.iter().copied().filter(|token| !aside.contains(token)).collect()
}

/// A whole number without a unit.
fn bare(tokens: &[Token]) -> Option<i64> {
    match tokens {
        [Token::Number(number)] if number.fract() == 0.0 && *number < 1e6 => Some(*number as i64),
        _ => None,
    }
}

/// A length with its units: `3 days`, `1d12h`, `90 s`, `1 day 12 h`, `1.5 h`.
fn span(tokens: &[Token]) -> Option<Span> {
    let tokens = without(tokens, &[Token::And]);
    let mut sum = Span::ZERO;
    for pair in tokens.chunks(2) {
        let [Token::Number(number), Token::Unit(unit)] = pair else { return None };
        // Eight digits of the largest unit are far within the range.
        sum = sum.plus(Span((number * unit.0 as f64).round() as i64));
    }
    (!tokens.is_empty()).then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn per_move(limit: Span) -> ClockTerms {
        ClockTerms::Move { limit, bank: Span::ZERO, weekends: Weekends::Count }
    }

    const fn bank(bank: Span, increment: Span) -> ClockTerms {
        ClockTerms::Bank { bank, increment, weekends: Weekends::Count }
    }

    #[test]
    fn people_type_clocks_in_many_ways() {
        let check = |texts: &[&str], expect: ClockTerms| {
            for text in texts {
                assert_eq!(ClockTerms::typed(text), Ok(expect), "{text}");
            }
            assert_eq!(ClockTerms::typed(&expect.to_string()), Ok(expect), "{expect}");
        };
        check(&["", " none ", "No clock", "casual", "off"], ClockTerms::None);
        let days =
            ["3 days a move", "3d", "3 Days", "3 days per move", "72h", "3days/move", "2 d 24 h"];
        check(&days, per_move(Span::DAY.times(3)));
        check(&["30 s a move", "30 Sek. pro Zug"], per_move(Span::SECOND.times(30)));
        let days = ["3 Tage pro Zug", "3 tage", "3 Tage je Zug", "72 Stunden", "3 Tage/Zug"];
        check(&days, per_move(Span::DAY.times(3)));
        check(&["1 day", "1 Tag", "daily", "24 h", "täglich"], per_move(Span::DAY));
        check(&["2 weeks", "14d", "2 Wochen"], per_move(Span::DAY.times(14)));
        let game = |minutes| bank(Span::MINUTE.times(minutes), Span::ZERO);
        check(
            &["1.5 h", "1h30m", "90 min", "1 hour and 30 minutes", "1,5 Stunden", "90"],
            game(90),
        );
        check(&["5", "5+0", "5 minutes", "5 Minuten", "5min", "blitz", "5 min blitz"], game(5));
        check(&["10 min", "rapid", "Schnellschach", "10|0", "10 minutes for the game"], game(10));
        check(&["1", "bullet", "1 min"], game(1));
        check(&["1h", "1 Stunde", "60"], game(60));
        check(&["30", "classical", "klassisch"], game(30));
        let five = bank(Span::MINUTE.times(5), Span::SECOND.times(3));
        check(&["5+3", " 5 + 3 ", "5|3", "5 min + 3 s", "5m+3", "blitz 5+3"], five);
        check(&["5 minutes plus 3 seconds", "5 Minuten plus 3 Sekunden"], five);
        check(&["5 min and 3 s increment", "5 Min. und 3 s dazu"], five);
        check(&["90+30"], bank(Span::MINUTE.times(90), Span::SECOND.times(30)));
        check(&["10 d + 12 h"], bank(Span::DAY.times(10), Span::HOUR.times(12)));
        let banked = ClockTerms::Move {
            limit: Span::DAY,
            bank: Span::HOUR.times(12),
            weekends: Weekends::Count,
        };
        check(&["1 day + 12 h bank", "1 day a move + 12 h", "12 h bank + 1 day a move"], banked);
        let resting = ClockTerms::Move {
            limit: Span::DAY.times(3),
            bank: Span::ZERO,
            weekends: Weekends::Rest,
        };
        check(&["3 days, weekends off", "3 days a move no weekends"], resting);
        check(&["3 Tage pro Zug, am Wochenende Pause", "3 Tage ohne Wochenenden"], resting);
        let period = |pace| ClockTerms::Period { length: Span::DAY, pace };
        check(&["period 24 h", "24 h period", "period 1 day at end"], period(Pace::AtEnd));
        check(&["period 24h at once", "period 1 day at_once"], period(Pace::AtOnce));
        check(&["periods of 1 day", "Frist 24 h", "Fristen: 1 Tag"], period(Pace::AtEnd));
        check(&["Frist 1 Tag sofort"], period(Pace::AtOnce));
        check(&["ohne Uhr", "keine Uhr", "ohne", "unbegrenzt"], ClockTerms::None);
        check(&["每步3天，周末停表（UTC）", "3天一步 周末不计时"], resting);
        check(&["每步 1 天 + 备用 12 小时"], banked);
        check(&["时段24小时", "每时段 1 天"], period(Pace::AtEnd));
        check(&["每时段 1 天，走完即止"], period(Pace::AtOnce));
        check(&["不限时", "无限时"], ClockTerms::None);
    }

    #[test]
    fn a_length_alone_is_a_period_where_there_are_only_periods() {
        let check = |texts: &[&str], length: Span| {
            for text in texts {
                let typed = ClockTerms::typed_for(text, ClockUse::Periods);
                let period = ClockTerms::Period { length, pace: Pace::AtEnd };
                assert_eq!(typed, Ok(period), "{text}");
            }
        };
        check(&["5", "5 min", "5 Minuten", "period 5 min"], Span::MINUTE.times(5));
        check(&["1 h", "60"], Span::HOUR);
        check(&["1 day", "1 Tag", "24 h"], Span::DAY);
        let per_move = ClockTerms::typed_for("3 days a move", ClockUse::Periods);
        assert!(matches!(per_move, Ok(ClockTerms::Move { .. })), "said so, meant so");
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in [
            "xyzzy",
            "3 a move",
            "-3 days",
            "3 days 4",
            "+",
            "5+",
            "++",
            "1e9 d",
            "period",
            "5+3+2",
            "5 none",
            "at once",
            "5.5",
            "9999999999 d",
            "١ d",
        ] {
            assert!(matches!(ClockTerms::typed(text), Err(ClockFault::Unread(_))), "{text}");
        }
        for text in [
            "10 s",
            "15 days",
            "0+5",
            "1 day + 61 days bank",
            "period 1 min",
            "100000+3",
            "5+700000",
        ] {
            assert!(matches!(ClockTerms::typed(text), Err(ClockFault::Range { .. })), "{text}");
        }
        for text in ["5+3 weekends off", "none, weekends off", "period 24 h weekends off"] {
            assert_eq!(ClockTerms::typed(text), Err(ClockFault::FastWeekends), "{text}");
        }
    }

    #[test]
    fn a_number_is_worth_all_it_can_mean() {
        let check = |typed: &str, expect: &[&str]| {
            let meant = ClockTerms::meant(typed, ClockUse::Any);
            let meant: Vec<_> = meant.iter().map(ToString::to_string).collect();
            assert_eq!(meant, expect, "{typed}");
        };
        check("3", &["3+0", "3+1", "3 days a move", "3 h a move", "3 min a move"]);
        check("4 d", &["4 days a move"]);
        check("5+", &[]);
        check("nonsense", &[]);
        check("", &[]);
        for used in [ClockUse::Any, ClockUse::Periods] {
            for terms in ClockTerms::usual(used) {
                assert_eq!(ClockTerms::typed(&terms.to_string()), Ok(terms), "{terms}");
            }
        }
        assert_eq!(ClockTerms::usual(ClockUse::Any).len(), USUAL.len());
    }

    #[test]
    fn files_name_the_time_control() {
        for (text, tag) in [
            ("none", "-"),
            ("3 days", "1/259200"),
            ("5+3", "300+3"),
            ("10+0", "600"),
            ("period 24 h", "1/86400"),
            ("1 day + 12 h bank", "?"),
        ] {
            assert_eq!(ClockTerms::typed(text).unwrap().tag(), tag);
        }
    }
}
