//! Time in words.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::show::choices::clocks;
use crate::show::clock::{clock, clock_fault, span};
use crate::show::testing::{Setup, de, en};
use crate::table::{ClockTerms, Pace, Span, Weekends};

#[test]
fn lengths_are_said_in_two_units_at_most() {
    let all = |voice| {
        let day = Span::DAY.0;
        let (hour, minute) = (Span::HOUR.0, Span::MINUTE.0);
        let lengths = [
            0,
            1_000,
            59_000,
            minute,
            minute + 1_000,
            5 * minute + 30_000,
            59 * minute,
            hour,
            hour + minute,
            5 * hour,
            23 * hour + 59 * minute,
            day,
            day + hour,
            2 * day,
            3 * day + 12 * hour,
            60 * day,
        ];
        lengths.map(|length| span(voice, Span(length))).to_vec()
    };
    assert_snapshot!(en(all), @"
    0 seconds
    1 second
    59 seconds
    1 minute
    1 min 1 s
    5 min 30 s
    59 minutes
    1 hour
    1 h 1 min
    5 hours
    23 h 59 min
    1 day
    1 day 1 h
    2 days
    3 days 12 h
    60 days
    ");
    assert_snapshot!(de(all), @"
    0 Sekunden
    1 Sekunde
    59 Sekunden
    1 Minute
    1 min 1 s
    5 min 30 s
    59 Minuten
    1 Stunde
    1 h 1 min
    5 Stunden
    23 h 59 min
    1 Tag
    1 Tag 1 h
    2 Tage
    3 Tage 12 h
    60 Tage
    ");
}

#[test]
fn time_controls_are_said_as_people_say_them() {
    let all = |voice| {
        let typed = [
            "none",
            "1 day a move",
            "3 days a move",
            "12 h a move",
            "1 min a move",
            "1 day a move + 3 days bank",
            "10 days + 1 day",
            "1+0",
            "5+3",
            "180+180",
            "3 days a move, weekends off",
            "10 days + 1 day, weekends off",
            "period 24 h",
            "period 1 day at once",
            "period 36 h",
        ];
        let words = typed.map(|text| (text, ClockTerms::typed(text).expect("a clock")));
        words.map(|(text, terms)| (text.to_owned(), clock(voice, terms))).to_vec()
    };
    assert_snapshot!(en(all), @"
    none = no clock
    1 day a move
    3 days a move
    12 h a move = 12 hours a move
    1 min a move = 1 minute a move
    1 day a move + 3 days bank = 1 day a move and a bank of 3 days
    10 days + 1 day = 10 days and 1 day more for every move
    1+0
    5+3
    180+180
    3 days a move, weekends off = 3 days a move, weekends off (UTC)
    10 days + 1 day, weekends off = 10 days and 1 day more for every move, weekends off (UTC)
    period 24 h = periods of 1 day
    period 1 day at once = periods of 1 day, a move ends its period
    period 36 h = periods of 1 day 12 h
    ");
    assert_snapshot!(de(all), @"
    none = ohne Zeitlimit
    1 day a move = 1 Tag pro Zug
    3 days a move = 3 Tage pro Zug
    12 h a move = 12 Stunden pro Zug
    1 min a move = 1 Minute pro Zug
    1 day a move + 3 days bank = 1 Tag pro Zug + 3 Tage Reserve
    10 days + 1 day = 10 Tage + 1 Tag pro Zug
    1+0
    5+3
    180+180
    3 days a move, weekends off = 3 Tage pro Zug, Wochenende frei (UTC)
    10 days + 1 day, weekends off = 10 Tage + 1 Tag pro Zug, Wochenende frei (UTC)
    period 24 h = Zugfrist 1 Tag
    period 1 day at once = Zugfrist 1 Tag, endet mit dem Zug
    period 36 h = Zugfrist 1 Tag 12 h
    ");
}

#[test]
fn a_refused_time_control_says_what_there_is() {
    let all = |voice| {
        let chess = CATALOG.find("chess").expect("chess").info;
        let fault = |typed: &str| {
            let fault = ClockTerms::typed(typed).expect_err("no clock");
            (typed.to_owned(), clock_fault(voice, chess, &fault))
        };
        let typed =
            ["soon", "5, please", "*", "400 days", "1 s", "5+3, weekends off", "period 1 min"];
        typed.map(fault).to_vec()
    };
    assert_snapshot!(en(all), @r#"
    soon = "soon" is not a clock here; write something like none, 3 days a move, 5+3 or period 24 h.
    5, please = "5, please" is not a clock here; write something like none, 3 days a move, 5+3 or period 24 h.
    * = "\*" is not a clock here; write something like none, 3 days a move, 5+3 or period 24 h.
    400 days = 400 days is out of range; choose a time from 30 seconds to 14 days.
    1 s = 1 second is out of range; choose a time from 30 seconds to 60 days.
    5+3, weekends off = Only clocks of a day or more can stop at weekends; leave weekends out or choose a slower clock.
    period 1 min = 1 minute is out of range; choose a time from 5 minutes to 14 days.
    "#);
    assert_snapshot!(de(all), @r"
    soon = „soon“ ist hier keine Bedenkzeit; schreib zum Beispiel 5+3, 3 d (3 Tage pro Zug), period 24 h oder none (ohne Zeitlimit).
    5, please = „5, please“ ist hier keine Bedenkzeit; schreib zum Beispiel 5+3, 3 d (3 Tage pro Zug), period 24 h oder none (ohne Zeitlimit).
    * = „\*“ ist hier keine Bedenkzeit; schreib zum Beispiel 5+3, 3 d (3 Tage pro Zug), period 24 h oder none (ohne Zeitlimit).
    400 days = 400 Tage: Das geht hier nicht; wähle eine Zeit von 30 Sekunden bis 14 Tage.
    1 s = 1 Sekunde: Das geht hier nicht; wähle eine Zeit von 30 Sekunden bis 60 Tage.
    5+3, weekends off = Freie Wochenenden gibt es nur bei Bedenkzeiten ab einem Tag; lass „weekends off“ weg oder wähle eine längere Bedenkzeit.
    period 1 min = 1 Minute: Das geht hier nicht; wähle eine Zeit von 5 Minuten bis 14 Tage.
    ");
    let secret = |voice| {
        let info = CATALOG.find("secret-stallmate").expect("a game").info;
        clock_fault(voice, info, &crate::table::ClockFault::PeriodOnly)
    };
    assert_snapshot!(en(secret), @"Secret Stallmate is played in periods so that nobody learns how early a move was made; write something like period 24 h.");
    assert_snapshot!(de(secret), @"Secret Stallmate wird mit festen Zugfristen gespielt, damit niemand erfährt, wie früh ein Zug kam; schreib zum Beispiel period 24 h.");
}

#[test]
fn what_is_left_is_rounded_up() {
    let left = |clock, passed: i64| {
        let board = Setup::of("chess").clock(clock).begin().told_now();
        board.passes(Span(passed)).en(|p| p.time_left())
    };
    assert_snapshot!(left("3 days a move", 0), @"3 days left (‹in 3 days›)");
    assert_snapshot!(left("3 days a move", 1), @"3 days left (‹in 3 days›)");
    assert_snapshot!(left("3 days a move", Span::HOUR.0 * 50), @"22 hours left (‹in 22 hours›)");
    assert_snapshot!(left("1 h a move", Span::MINUTE.0 * 59), @"1 minute left (‹in 1 minute›)");
    assert_snapshot!(left("1 h a move", Span::MINUTE.0 * 59 + 59_000), @"1 second left (‹in 1 second›)");
    assert_snapshot!(Setup::of("chess").begin().en(|p| p.time_left()), @"nothing");
    assert_snapshot!(left("3 days a move, weekends off", Span::HOUR.0 * 40), @"2 days 8 h left (‹in 3 days›)");
}

#[test]
fn banks_of_all_seats_stand_in_a_line() {
    let live = Setup::of("chess").clock("15+10").begin().told_now();
    let live = live.passes(Span::SECOND.times(30)).plays("e4");
    assert_snapshot!(live.en(|p| p.banks()), @"Clocks: Ada 14 min 40 s · Bea 15 minutes");
    assert_snapshot!(live.de(|p| p.banks()), @"Uhren: Ada 14 min 40 s · Bea 15 Minuten");
    let many = Setup::of("tile-chess").anyone().seats(3).options("fast").clock("10 days + 1 day");
    assert_snapshot!(many.begin().en(|p| p.banks()), @"Clocks: Ada 10 days · Bea 10 days · Cid 10 days");
}

#[test]
fn the_menu_of_clocks_fits_the_game() {
    let offered = |slug: &'static str, typed: &'static str| {
        en(move |voice| clocks(voice.plain(), CATALOG.find(slug), typed))
    };
    assert_snapshot!(offered("chess", ""), @"
    no clock = none
    1 day a move
    2 days a move
    3 days a move
    7 days a move
    14 days a move
    1 day a move and a bank of 3 days = 1 day a move + 3 days bank
    10 days and 1 day more for every move = 10 days + 1 day
    3 days a move, weekends off (UTC) = 3 days a move, weekends off
    5+3
    10+5
    15+10
    30+20
    60+30
    1 minute a move = 1 min a move
    12 hours a move = 12 h a move
    periods of 1 day = period 1 day
    ");
    assert_snapshot!(offered("chess", "3"), @"
    3+0
    3+1
    3 days a move
    3 hours a move = 3 h a move
    3 minutes a move = 3 min a move
    1 day a move and a bank of 3 days = 1 day a move + 3 days bank
    3 days a move, weekends off (UTC) = 3 days a move, weekends off
    5+3
    30+20
    60+30
    ");
    assert_snapshot!(offered("chess", "wee"), @"3 days a move, weekends off (UTC) = 3 days a move, weekends off");
    assert_snapshot!(offered("secret-stallmate", ""), @"
    periods of 5 minutes, a move ends its period = period 5 min at once
    periods of 1 hour, a move ends its period = period 1 h at once
    periods of 8 hours, a move ends its period = period 8 h at once
    periods of 1 day = period 1 day
    no clock = none
    periods of 5 minutes = period 5 min
    periods of 1 hour = period 1 h
    periods of 8 hours = period 8 h
    ");
    assert_snapshot!(offered("tile-chess", "bli"), @"nothing");
    assert_snapshot!(de(|voice| clocks(voice.plain(), CATALOG.find("chess"), "2")), @"
    2+0
    2+1
    2 Tage pro Zug = 2 days a move
    2 Stunden pro Zug = 2 h a move
    2 Minuten pro Zug = 2 min a move
    30+20
    12 Stunden pro Zug = 12 h a move
    ");
}

#[test]
fn the_lot_moves_for_whoever_lets_time_run_out() {
    let tiles = Setup::of("tile-chess").options("fast, pawns 1").clock("1 day a move").begin();
    let late = tiles.told_now().runs_out();
    assert_snapshot!(late.en(|p| p.last_moves()), @"Ada ran out of time, and a random move was made: B@⁀n50.");
    assert_snapshot!(late.de(|p| p.last_moves()), @"Ada hat die Zeit überschritten, und ein zufälliger Zug wurde gemacht: B@⁀n50.");
}

#[test]
fn every_clock_is_read_as_it_is_said() {
    let units = [1, 60, 3_600, 86_400].map(|seconds| Span::SECOND.times(seconds));
    let counts = [1, 2, 3, 5, 10, 15, 30, 45];
    let mut spans: Vec<Span> =
        units.iter().flat_map(|unit| counts.map(|count| unit.times(count))).collect();
    // Two units beside each other, as lengths are said.
    for (large, small) in [(3, 2), (2, 1), (1, 0)] {
        spans.extend(counts.map(|count| units[large].plus(units[small].times(count.min(20)))));
    }
    let weekends = [Weekends::Count, Weekends::Rest];
    let paces = [Pace::AtEnd, Pace::AtOnce];
    let mut all = vec![ClockTerms::None];
    for &one in &spans {
        all.extend(paces.map(|pace| ClockTerms::Period { length: one, pace }));
        for weekends in weekends {
            for &other in spans.iter().chain([&Span::ZERO]) {
                all.push(ClockTerms::Move { limit: one, bank: other, weekends });
                all.push(ClockTerms::Bank { bank: one, increment: other, weekends });
            }
        }
    }
    let mut read = 0;
    let words = crate::words::Words::load(CATALOG).expect("Fluent");
    for terms in all {
        // Only what can be agreed on can be read.
        if ClockTerms::typed(&terms.to_string()) != Ok(terms) {
            assert!(terms.check().is_err(), "{terms}");
            continue;
        }
        read += 1;
        for language in words.languages() {
            for voice in [words.voice(language), words.voice(language).plain()] {
                let said = clock(voice, terms);
                assert_eq!(ClockTerms::typed(&said), Ok(terms), "{language}: {said}");
                assert_eq!(ClockTerms::typed(&said.to_uppercase()), Ok(terms), "{said}");
            }
        }
    }
    assert!(read > 1_000, "{read} clocks were tried");
}

#[test]
fn clocks_are_suggested_by_what_people_see() {
    let words = crate::words::Words::load(CATALOG).expect("Fluent");
    let check = |language: &str, slug: &str, typed: &str, expect: &[&str]| {
        let offered = clocks(words.voice(language), CATALOG.find(slug), typed);
        let values: Vec<_> = offered.iter().map(|(_, value)| value.as_str()).collect();
        assert_eq!(values.get(..expect.len()), Some(expect), "{slug}: {typed}");
    };
    check("de", "chess", "3 Tage", &["3 days a move"]);
    check("de", "chess", "5", &["5+0", "5+2", "5 days a move", "5 h a move", "5 min a move"]);
    check("en", "chess", "blitz", &["5+0"]);
    check("en", "secret-stallmate", "5", &["period 5 min"]);
    let live = ["period 5 min at once", "period 1 h at once", "period 8 h at once"];
    check("en", "secret-stallmate", "", &[live[0], live[1], live[2], "period 1 day"]);
}
