//! Pages of settings, of privacy, and the form for quiet hours.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::message::{MenuEntry, Request, Row, SettingsOf, SettingsPage};
use crate::render::{Family, Theme};
use crate::show::privacy;
use crate::show::queue::leave_button;
use crate::show::settings::mine::{quiet_line, theme_words};
use crate::show::settings::page::{SettingLine, SettingValue, Shown, rows};
use crate::show::settings::pieces::{set_words, titles};
use crate::show::settings::quiet;
use crate::show::settings::server::channels;
use crate::show::testing::{ADA, BEA, START, de, en, request, spoken};
use crate::table::lists::Blocked;
use crate::table::{ChannelId, UserSettings};
use crate::words::Voice;

fn lines(voice: Voice<'_>) -> Vec<SettingLine> {
    let plain = voice.plain();
    let choice = |key: &str, now| SettingValue::new(key, key.to_owned(), now);
    let board = vec![choice("linden", true), choice("slate", false), choice("contrast", false)];
    let game = |slug: &str, chosen| MenuEntry {
        label: slug.to_owned(),
        value: slug.to_owned(),
        description: String::new(),
        chosen,
    };
    let notation = SettingLine {
        games: vec![game("chess", true), game("xiangqi", false)],
        ..SettingLine::of(
            "notation",
            "Notation".to_owned(),
            vec![choice("san", true), choice("uci", false)],
        )
    };
    vec![
        SettingLine::of("theme", "Board".to_owned(), board).shown(Shown::Looks),
        SettingLine::of("bare", "Coordinates".to_owned(), SettingValue::flag(plain, true)),
        notation,
        quiet_line(plain, &UserSettings::default()),
    ]
}

fn page(voice: Voice<'_>, whose: SettingsOf, line: &str, request: &Request) -> Vec<Row> {
    let page = SettingsPage { line: line.to_owned(), ..SettingsPage::top(whose) };
    rows(voice.plain(), &page, &lines(voice), request)
}

#[test]
fn a_page_of_settings_opens_line_by_line() {
    let ada = request(ADA);
    assert_snapshot!(en(|voice| page(voice, SettingsOf::Mine, "", &ada)), @"
    ▾[Change...] Board (linden) · Coordinates (On) · Notation (san) · Quiet hours (Off)
    ⚪[Blocked people] ⚪[Privacy] ⚪[Close]
    ");
    assert_snapshot!(en(|voice| page(voice, SettingsOf::Mine, "theme", &ada)), @"
    ▾[Change...] **Board** (linden) · Coordinates (On) · Notation (san) · Quiet hours (Off)
    🟢[linden] (off) ⚪[slate] ⚪[contrast]
    ⚪[Back] ⚪[Blocked people] ⚪[Privacy] ⚪[Close]
    ");
    assert_snapshot!(en(|voice| page(voice, SettingsOf::Mine, "notation", &ada)), @"
    ▾[Change...] Board (linden) · Coordinates (On) · **Notation** (san) · Quiet hours (Off)
    ▾[Which game] **chess** · xiangqi
    🟢[san] (off) ⚪[uci]
    ⚪[Back] ⚪[Blocked people] ⚪[Privacy] ⚪[Close]
    ");
    assert_snapshot!(de(|voice| page(voice, SettingsOf::Mine, "bare", &ada)), @"
    ▾[Ändern...] Board (linden) · **Coordinates** (An) · Notation (san) · Ruhezeiten (Aus)
    🟢[An] (off) ⚪[Aus]
    ⚪[Zurück] ⚪[Blockierte Personen] ⚪[Datenschutz] ⚪[Schließen]
    ");
    assert_snapshot!(de(|voice| page(voice, SettingsOf::Mine, "quiet", &ada)), @"
    ▾[Ändern...] Board (linden) · Coordinates (An) · Notation (san) · **Ruhezeiten** (Aus)
    🟢[Aus] (off) ⚪[Zeiten eintippen]
    ⚪[Zurück] ⚪[Blockierte Personen] ⚪[Datenschutz] ⚪[Schließen]
    ");
}

#[test]
fn a_manager_finds_the_settings_of_the_server() {
    let mut manager = request(ADA);
    manager.who.manager = true;
    assert_snapshot!(en(|voice| page(voice, SettingsOf::Mine, "", &manager)), @"
    ▾[Change...] Board (linden) · Coordinates (On) · Notation (san) · Quiet hours (Off)
    ⚪[Blocked people] ⚪[Privacy] ⚪[Server settings] ⚪[Close]
    ");
    assert_snapshot!(en(|voice| page(voice, SettingsOf::Server, "", &manager)), @"
    ▾[Change...] Board (linden) · Coordinates (On) · Notation (san) · Quiet hours (Off)
    ⚪[My settings] ⚪[Close]
    ");
    assert_snapshot!(de(|voice| page(voice, SettingsOf::Server, "", &manager)), @"
    ▾[Ändern...] Board (linden) · Coordinates (An) · Notation (san) · Ruhezeiten (Aus)
    ⚪[Meine Einstellungen] ⚪[Schließen]
    ");
}

#[test]
fn quiet_hours_are_typed() {
    assert_snapshot!(en(quiet::form), @"
    a form: **Your quiet hours**
    ✎ From and to (at most 40, grey: 22:00-7:00):
    ✎ Your time zone (at most 40, may stay empty, grey: Europe/Berlin):
    ");
    assert_snapshot!(de(quiet::form), @"
    a form: **Deine Ruhezeiten**
    ✎ Von und bis (at most 40, grey: 22:00-7:00):
    ✎ Deine Zeitzone (at most 40, may stay empty, grey: Europe/Berlin):
    ");
}

#[test]
fn looks_have_names() {
    let looks = |voice: Voice<'_>| -> Vec<String> {
        let sets = Family::ALL.into_iter().flat_map(Family::sets);
        let themes = Theme::ALL.into_iter().map(|theme| theme_words(voice, theme));
        themes.chain(sets.map(|&set| set_words(voice, set))).collect()
    };
    assert_snapshot!(en(looks), @"
    Linden (wood)
    Walnut
    Moss (green)
    Lake (blue)
    Lilac
    Slate (dark)
    High contrast
    Print
    Round (Staunton)
    Angular
    Book
    Pixels
    Chinese pieces
    Western pieces
    ");
    assert_snapshot!(de(looks), @"
    Linde (Holz)
    Nussbaum
    Moos (grün)
    See (blau)
    Flieder
    Schiefer (dunkel)
    Hoher Kontrast
    Druck
    Rund (Staunton)
    Kantig
    Buch
    Pixel
    Chinesische Figuren
    Westliche Figuren
    ");
    let games: Vec<_> = CATALOG.iter().collect();
    assert_snapshot!(de(|voice| titles(voice, &games)), @"Schach, Xiangqi, Starchess, StaleMate, Tile Chess, Secret Stallmate");
}

#[test]
fn channels_are_listed() {
    assert_eq!(channels(spoken("en"), &[]).to_string(), "");
    assert_snapshot!(channels(spoken("en"), &[ChannelId(6), ChannelId(7)]), @"<#6>, <#7>");
}

#[test]
fn people_are_blocked() {
    let blocked = |name: &str| Blocked { id: BEA, name: name.to_owned(), at: START };
    let names = |voice: Voice<'_>| {
        vec![privacy::name(voice, &blocked("*Bea*")), privacy::name(voice, &blocked(""))]
    };
    assert_snapshot!(en(names), @r"
    \*Bea\*
    deleted player
    ");
    assert_snapshot!(de(names), @r"
    \*Bea\*
    gelöschtes Konto
    ");
    assert_snapshot!(en(|voice| privacy::block_button(voice, BEA)), @"⚪[Block]");
    assert_snapshot!(de(|voice| privacy::block_button(voice, BEA)), @"⚪[Blockieren]");
}

#[test]
fn the_queue_can_be_left() {
    assert_snapshot!(en(leave_button), @"⚪[Leave the queue]");
    assert_snapshot!(de(leave_button), @"⚪[Nicht mehr warten]");
}
