//! Reading time controls as people type them, and what is worth suggesting.

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

impl ClockTerms {
    /// Reads a time control: `none`, `3 days a move`, `5+3` (minutes and seconds), `10 d + 12 h`,
    /// `1 day + 12 h bank`, `period 24 h at once`; each slow one with `weekends off` behind it. A
    /// length alone is a limit for every move.
    ///
    /// # Errors
    /// If it is none, or a part is out of bounds.
    pub fn typed(text: &str) -> Result<Self, ClockFault> {
        let lower = text.trim().to_lowercase();
        let unread = || ClockFault::Unread(text.trim().to_owned());
        let (rest, weekends) = without_weekends(&lower);
        let rest = rest.trim().trim_end_matches([',', ';']).trim();
        if matches!(rest, "" | "none" | "no" | "no clock" | "off" | "casual" | "-" | "0") {
            return if weekends == Weekends::Rest {
                Err(ClockFault::FastWeekends)
            } else {
                Ok(Self::None)
            };
        }
        let terms = if rest.contains("period") {
            if weekends == Weekends::Rest {
                return Err(ClockFault::FastWeekends);
            }
            period(rest)
        } else {
            match rest.split_once(['+', '|']) {
                Some((first, second)) => sum(first, second, weekends),
                None => span(&without_per_move(rest)).map(|limit| Self::Move {
                    limit,
                    bank: Span::ZERO,
                    weekends,
                }),
            }
        };
        terms.ok_or_else(unread)?.check()
    }

    /// What may be meant by what was typed so far: it itself, if it can be read, then usual time
    /// controls that begin like it or hold it.
    #[must_use]
    pub fn suggestions(typed: &str) -> Vec<Self> {
        let said = typed.trim().to_lowercase();
        let mut found = Vec::new();
        if !said.is_empty() {
            found.extend(Self::typed(&said));
            // A bare number is worth all it can mean.
            if let Ok(number) = said.parse::<u16>() {
                let meant = ["days a move", "h a move", "min a move"];
                found.extend(
                    meant.iter().filter_map(|unit| Self::typed(&format!("{number} {unit}")).ok()),
                );
                found.extend(Self::typed(&format!("{number}+{}", (number / 2).min(30))));
            }
        }
        let usual = |text: &&str| text.starts_with(&said) || text.contains(&said);
        found.extend(USUAL.iter().copied().filter(usual).filter_map(|text| Self::typed(text).ok()));
        let mut offered = Vec::new();
        for terms in found {
            if !offered.contains(&terms) {
                offered.push(terms);
            }
        }
        offered
    }
}

/// The text without its word about weekends.
fn without_weekends(text: &str) -> (String, Weekends) {
    for said in [
        "weekends off",
        "weekends rest",
        "weekends free",
        "no weekends",
        "weekend off",
        "without weekends",
    ] {
        if let Some(at) = text.find(said) {
            let rest = format!("{}{}", &text[..at], &text[at + said.len()..]);
            return (rest, Weekends::Rest);
        }
    }
    (text.to_owned(), Weekends::Count)
}

/// The text without its word that it is for every move.
fn without_per_move(text: &str) -> String {
    let mut text = text.to_owned();
    for said in
        ["per move", "a move", "each move", "every move", "/move", "per turn", "a turn", "/ move"]
    {
        text = text.replace(said, " ");
    }
    text
}

fn period(text: &str) -> Option<ClockTerms> {
    let mut rest = text.replace("period", " ");
    let mut pace = Pace::AtEnd;
    for (said, meant) in [
        ("at once", Pace::AtOnce),
        ("at_once", Pace::AtOnce),
        ("at end", Pace::AtEnd),
        ("at_end", Pace::AtEnd),
        ("at the end", Pace::AtEnd),
    ] {
        if rest.contains(said) {
            rest = rest.replace(said, " ");
            pace = meant;
        }
    }
    Some(ClockTerms::Period { length: span(&rest)?, pace })
}

/// Two lengths: a bank and its increment, or a limit for every move and a bank.
fn sum(first: &str, second: &str, weekends: Weekends) -> Option<ClockTerms> {
    let per_move = without_per_move(first);
    if second.contains("bank") || per_move.trim() != first.trim() {
        let limit = span(&per_move)?;
        let bank = span(&second.replace("bank", " "))?;
        return Some(ClockTerms::Move { limit, bank, weekends });
    }
    if first.contains("bank") {
        let bank = span(&first.replace("bank", " "))?;
        let limit = span(&without_per_move(second))?;
        return Some(ClockTerms::Move { limit, bank, weekends });
    }
    let (bank, increment) = match (bare(first), bare(second)) {
        // Two numbers are minutes and seconds, as everywhere.
        (Some(minutes), Some(seconds)) => {
            (Span::MINUTE.times(minutes), Span::SECOND.times(seconds))
        }
        (Some(minutes), None) => (Span::MINUTE.times(minutes), span(second)?),
        (None, Some(seconds)) => (span(first)?, Span::SECOND.times(seconds)),
        (None, None) => (span(first)?, span(second)?),
    };
    Some(ClockTerms::Bank { bank, increment, weekends })
}

/// A number without a unit.
fn bare(text: &str) -> Option<i64> {
    let text = text.trim();
    (text.len() <= 6).then(|| text.parse().ok()).flatten().filter(|&number| number >= 0)
}

/// A length with its units: `3 days`, `1d12h`, `90 s`, `1 day 12 h`, `1.5 h`.
fn span(text: &str) -> Option<Span> {
    let mut rest = text.trim();
    let mut sum = Span::ZERO;
    let mut any = false;
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        let number: f64 = rest.get(..digits).filter(|text| text.len() <= 8)?.parse().ok()?;
        rest = rest.get(digits..)?.trim_start();
        let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let unit = unit(rest.get(..letters)?)?;
        // Eight digits of the largest unit are far within the range.
        sum = sum.plus(Span((number * unit.0 as f64).round() as i64));
        rest = rest.get(letters..)?.trim_start_matches([' ', ',', '.']);
        rest = rest.strip_prefix("and ").unwrap_or(rest);
        any = true;
    }
    any.then_some(sum)
}

fn unit(word: &str) -> Option<Span> {
    match word {
        "s" | "sec" | "secs" | "second" | "seconds" => Some(Span::SECOND),
        "m" | "min" | "mins" | "minute" | "minutes" => Some(Span::MINUTE),
        "h" | "hr" | "hrs" | "hour" | "hours" => Some(Span::HOUR),
        "d" | "day" | "days" => Some(Span::DAY),
        "w" | "week" | "weeks" => Some(Span::DAY.times(7)),
        _ => None,
    }
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
        check(&["30 s", "30 sec a move"], per_move(Span::SECOND.times(30)));
        check(
            &["1.5 h", "1h30m", "90 min", "1 hour and 30 minutes"],
            per_move(Span::MINUTE.times(90)),
        );
        check(&["2 weeks", "14d"], per_move(Span::DAY.times(14)));
        let five = bank(Span::MINUTE.times(5), Span::SECOND.times(3));
        check(&["5+3", " 5 + 3 ", "5|3", "5 min + 3 s", "5m+3"], five);
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
        let period = |pace| ClockTerms::Period { length: Span::DAY, pace };
        check(&["period 24 h", "24 h period", "period 1 day at end"], period(Pace::AtEnd));
        check(&["period 24h at once", "period 1 day at_once"], period(Pace::AtOnce));
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in [
            "xyzzy",
            "3",
            "-3 days",
            "3 days 4",
            "+",
            "5+",
            "++",
            "1e9 d",
            "period",
            "5+3+2",
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
    fn suggestions_can_be_typed_and_begin_with_what_was_said() {
        let check = |typed: &str, first: &str| {
            let offered = ClockTerms::suggestions(typed);
            assert_eq!(offered.first().map(ToString::to_string).as_deref(), Some(first), "{typed}");
            for terms in offered {
                assert_eq!(ClockTerms::typed(&terms.to_string()), Ok(terms), "{terms}");
            }
        };
        check("", "none");
        check("3", "3 days a move");
        check("5+", "5+3");
        check("4 d", "4 days a move");
        check("week", "3 days a move, weekends off");
        assert_eq!(ClockTerms::suggestions("nonsense"), []);
        assert_eq!(ClockTerms::suggestions("").len(), USUAL.len());
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
