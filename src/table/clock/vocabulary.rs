//! The words of time controls, in every language that is spoken here.

use super::{ClockTerms, Span, Weekends};
use crate::rules::kit::fold;

/// A part of a typed time control.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Token {
    /// A number, maybe with a fraction.
    Number(f64),
    /// A unit of time.
    Unit(Span),
    /// Between a length and what is added to it.
    Plus,
    And,
    /// The length before is for every move.
    PerMove,
    /// The length beside is for the whole game.
    Bank,
    /// The length beside is added with every move.
    Increment,
    Period,
    AtOnce,
    AtEnd,
    WeekendsOff,
    /// There is no clock.
    None,
    /// What a pace is called on the large sites.
    Name(ClockTerms),
}

/// The numbers of a clock have at most so many digits.
const DIGITS: usize = 8;

/// Words and phrases, folded; where one begins like another the longer stands first.
const PHRASES: &[(&[&str], Token)] = &[
    (
        &[
            "a move ends its period",
            "ein zug beendet die frist",
            "endet mit dem zug",
            "at once",
            "at_once",
            "sofort",
            "走完即止",
            "马上",
            "立即",
        ],
        Token::AtOnce,
    ),
    (&["at the end", "at end", "at_end", "am ende", "zum ende", "到时"], Token::AtEnd),
    (
        &[
            "more for every move",
            "more a move",
            "more per move",
            "per move increment",
            "increment",
            "inkrement",
            "bonus",
            "dazu",
            "每步加",
            "加秒",
            "加",
        ],
        Token::Increment,
    ),
    (
        &[
            "weekends off",
            "weekends rest",
            "weekends free",
            "weekend off",
            "no weekends",
            "without weekends",
            "am wochenende pause",
            "an wochenenden pause",
            "wochenenden frei",
            "wochenende frei",
            "wochenenden ruhen",
            "ohne wochenenden",
            "ohne wochenende",
            "周末停表",
            "周末不计时",
            "周末暂停",
            "周末休息",
            "不含周末",
        ],
        Token::WeekendsOff,
    ),
    (
        &[
            "per move",
            "a move",
            "each move",
            "every move",
            "/ move",
            "/move",
            "per turn",
            "a turn",
            "each turn",
            "pro zug",
            "je zug",
            "jeden zug",
            "jeder zug",
            "/ zug",
            "/zug",
            "每步棋",
            "每一步",
            "每步",
            "一步",
            "/步",
            "/ 步",
        ],
        Token::PerMove,
    ),
    (&["a bank of", "bank of", "bank", "reserve", "guthaben", "备用时间", "备用"], Token::Bank),
    (
        &[
            "periods of",
            "periods",
            "period",
            "perioden",
            "periode",
            "zugfristen",
            "zugfrist",
            "fristen",
            "frist",
            "每时段",
            "每个时段",
            "时段",
            "每轮",
        ],
        Token::Period,
    ),
    (
        &[
            "no clock",
            "no time limit",
            "no time",
            "without a clock",
            "keine uhr",
            "ohne uhr",
            "ohne zeitlimit",
            "kein zeitlimit",
            "ohne zeit",
            "none",
            "no",
            "off",
            "casual",
            "unlimited",
            "ohne",
            "keine",
            "aus",
            "unbegrenzt",
            "不限时间",
            "不限时",
            "无限时",
            "不计时",
            "没有时限",
            "不限",
            "无",
        ],
        Token::None,
    ),
    (&["plus", "+", "＋", "|"], Token::Plus),
    (&["and", "with", "und", "mit", "和", "另加"], Token::And),
    (&["bullet", "超快棋", "子弹棋"], Token::Name(game(1))),
    (&["blitzschach", "blitz", "超快", "闪电棋"], Token::Name(game(5))),
    (&["rapid", "schnellschach", "快棋"], Token::Name(game(10))),
    (&["classical", "classic", "klassisch", "慢棋"], Token::Name(game(30))),
    (&["daily", "taeglich", "每日"], Token::Name(days(1))),
    (&["correspondence", "fernschach", "fernpartie", "通信棋", "通讯棋"], Token::Name(days(3))),
    (
        &["seconds", "second", "secs", "sec", "sekunden", "sekunde", "sek", "s", "秒钟", "秒"],
        unit(1),
    ),
    (&["minutes", "minute", "minuten", "mins", "min", "m", "分钟", "分"], unit(60)),
    (
        &["hours", "hour", "hrs", "hr", "h", "stunden", "stunde", "std", "个小时", "小时", "时"],
        unit(3_600),
    ),
    (&["days", "day", "d", "tage", "tagen", "tag", "天", "日"], unit(86_400)),
    (&["weeks", "week", "w", "wochen", "woche", "个星期", "星期", "周"], unit(7 * 86_400)),
];

/// Signs that only part what is said.
const BETWEEN: [char; 14] =
    [' ', ',', ';', '.', ':', '(', ')', '，', '、', '；', '。', '：', '（', '）'];

/// Words that say nothing.
const FILLERS: &[&str] = &[
    "the",
    "game",
    "for",
    "of",
    "utc",
    "partie",
    "die",
    "fuer",
    "clock",
    "uhr",
    "bedenkzeit",
    "用时",
    "时限",
    "限时",
    "每方",
    "棋钟",
];

const fn unit(seconds: i64) -> Token {
    Token::Unit(Span::SECOND.times(seconds))
}

const fn game(minutes: i64) -> ClockTerms {
    let (bank, increment) = (Span::MINUTE.times(minutes), Span::ZERO);
    ClockTerms::Bank { bank, increment, weekends: Weekends::Count }
}

const fn days(count: i64) -> ClockTerms {
    let (limit, bank) = (Span::DAY.times(count), Span::ZERO);
    ClockTerms::Move { limit, bank, weekends: Weekends::Count }
}

/// The parts of a text; `None` if it holds anything else.
pub(super) fn tokens(text: &str) -> Option<Vec<Token>> {
    let folded = fold::words(text);
    if matches!(folded.as_str(), "-" | "0") {
        return Some(vec![Token::None]);
    }
    let mut rest = folded.as_str();
    let mut tokens = Vec::new();
    loop {
        rest = rest.trim_start_matches(BETWEEN);
        if rest.is_empty() {
            return Some(tokens);
        }
        let (token, length) = match number(rest) {
            Some((number, length)) => (Some(Token::Number(number)), length),
            None => word(rest)?,
        };
        tokens.extend(token);
        rest = &rest[length..];
    }
}

/// The number at the beginning of a text, and its length. A comma parts whole and fraction as well.
fn number(text: &str) -> Option<(f64, usize)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    let fraction = text[whole..].strip_prefix(['.', ',']).map_or(0, digits);
    let length = if fraction > 0 { whole + 1 + fraction } else { whole };
    let number = text.get(..length).filter(|_| (1..=DIGITS).contains(&whole))?;
    Some((number.replace(',', ".").parse().ok()?, length))
}

/// What the longest phrase at the beginning of a text says, and its length; nothing for a filler.
fn word(text: &str) -> Option<(Option<Token>, usize)> {
    let ends = |phrase: &str| {
        let next = text[phrase.len()..].chars().next();
        let letter = |sign: char| sign.is_alphabetic() && !fold::is_chinese(sign);
        !phrase.ends_with(letter) || !next.is_some_and(letter)
    };
    let begins = |phrase: &&str| text.starts_with(*phrase) && ends(phrase);
    let said = PHRASES.iter().flat_map(|(phrases, token)| {
        phrases.iter().filter(|phrase| begins(phrase)).map(|phrase| (Some(*token), phrase.len()))
    });
    let said = said.max_by_key(|(_, length)| *length);
    said.or_else(|| FILLERS.iter().find(|filler| begins(filler)).map(|word| (None, word.len())))
}
