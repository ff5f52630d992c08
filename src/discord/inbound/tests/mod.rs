#![expect(clippy::needless_pass_by_value, reason = "tables of JSON read better by value")]

mod forms;

use serde_json::{Value, json};

use super::*;
use crate::message::{
    AtTable, Entered, FieldValue, FormId, Ground, MenuId, PeopleId, Person, PersonKind, Posting,
    Press, Right, Scope, TablePress, Terms, Version,
};
use crate::table::{ChannelId, GuildId, PersonId};

const ALL_RIGHTS: u64 = 0x400 | 0x800 | 0x4000 | 0x8000 | 1 << 38;
/// 2026-11-21 00:00:00 UTC.
const AT: i64 = 1_795_219_200_000;

fn number(at: i64) -> u64 {
    ((at - 1_420_070_400_000) as u64) << 22 | 5
}

fn user(id: u64, name: &str) -> Value {
    json!({
        "id": id.to_string(), "username": name.to_lowercase(), "global_name": name,
        "discriminator": "0", "avatar": null, "bot": false,
    })
}

fn member(id: u64, name: &str, nick: Option<&str>, rights: u64) -> Value {
    json!({
        "user": user(id, name), "nick": nick, "roles": [], "deaf": false, "mute": false,
        "joined_at": "2026-01-01T00:00:00+00:00", "permissions": rights.to_string(),
        "flags": 0, "pending": false, "avatar": null, "premium_since": null,
    })
}

/// What is made of an interaction; by the gateway nothing else than by HTTP.
fn read(body: &Value) -> Option<Inbound> {
    let interaction: Interaction = serde_json::from_value(body.clone()).unwrap();
    let told = |incoming| match incoming {
        Incoming::Asked(asked) => Some(*asked),
        Incoming::Ping => None,
    };
    let direct = told(super::read(body).unwrap());
    let mut again = told(of_gateway(&interaction).unwrap());
    if let Some(again) = &mut again {
        let forms = std::mem::replace(&mut again.ticket.forms, Forms::Whole);
        assert_eq!(forms, Forms::Typed, "serenity drops what stands in labels");
    }
    if body["type"] == 5 {
        // What serenity leaves out of forms.
        if let (Some(direct), Some(again)) = (&direct, &mut again) {
            again.ticket.place = direct.ticket.place;
            if let (Ok(direct), Ok(again)) = (&direct.request, &mut again.request) {
                again.place = direct.place;
            }
        }
    }
    assert_eq!(format!("{direct:?}"), format!("{again:?}"));
    direct
}

/// An interaction of this type in a channel of a server, from Ada.
fn interaction(kind: u8, data: Value, change: &[(&str, Value)]) -> Value {
    let mut body = json!({
        "id": number(AT).to_string(), "application_id": "9", "type": kind, "token": "secret",
        "version": 1, "data": data, "guild_id": "100", "channel_id": "200",
        "channel": { "id": "200", "type": 0, "name": "games", "permissions": "0" },
        "member": member(7, "Ada", None, 0), "locale": "en-GB", "guild_locale": "en-US",
        "app_permissions": ALL_RIGHTS.to_string(), "entitlements": [], "context": 0,
        "authorizing_integration_owners": { "0": "100" }, "attachment_size_limit": 10_485_760,
    });
    for (field, value) in change {
        body[field] = value.clone();
    }
    body
}

fn typed(name: &str, options: Value) -> Value {
    json!({
        "id": "1", "name": name, "type": 1, "options": options,
        "resolved": {
            "users": { "8": user(8, "Bea") },
            "members": { "8": {
                "nick": "B.", "roles": [], "joined_at": "2026-01-01T00:00:00+00:00",
                "permissions": "32", "pending": false, "flags": 0,
            }},
        },
    })
}

fn request(interaction: &Value) -> Request {
    read(interaction).unwrap().request.unwrap()
}

fn bea() -> Person {
    Person {
        id: PersonId(8),
        name: "B.".to_owned(),
        kind: PersonKind::Human,
        manager: true,
        moderator: false,
        locale: String::new(),
    }
}

#[test]
fn every_command_is_read() {
    let check = |name: &str, options: Value, expect: Command| {
        let got = request(&interaction(2, typed(name, options), &[]));
        assert_eq!(got.command, expect, "{name}");
    };
    let text = |name: &str, value: &str| json!({ "name": name, "type": 3, "value": value });
    let table = "K7QF2M".parse().ok();

    check("play", json!([]), Command::Play(Terms::default()));
    check(
        "play",
        json!([
            text("game", "chess"),
            { "name": "opponent", "type": 6, "value": "8" },
            { "name": "computer", "type": 4, "value": 5 },
            { "name": "seats", "type": 4, "value": 2 },
            text("side", "me"),
            text("clock", "5+3"),
            { "name": "rated", "type": 5, "value": true },
            text("options", "960"),
        ]),
        Command::Play(Terms {
            game: Some("chess".to_owned()),
            opponent: Some(bea()),
            computer: Some(5),
            seats: Some(2),
            side: Some("me".to_owned()),
            clock: Some("5+3".to_owned()),
            rated: Some(true),
            options: Some("960".to_owned()),
        }),
    );
    check(
        "move",
        json!([text("move", "Nf3"), text("table", "#k7qf2m")]),
        Command::Move { text: "Nf3".to_owned(), table },
    );
    check(
        "move",
        json!([text("move", "Nf3"), text("table", "the second")]),
        Command::Move { text: "Nf3".to_owned(), table: None },
    );
    check(
        "board",
        json!([{ "name": "flip", "type": 5, "value": true }]),
        Command::Board { flip: true, table: None },
    );
    check(
        "moves",
        json!([text("piece", "N")]),
        Command::Moves { piece: Some("N".to_owned()), table: None },
    );
    check("resign", json!([text("table", "K7QF2M")]), Command::Resign { table });
    check(
        "draw",
        json!([text("after", "Nf3")]),
        Command::Draw { after: Some("Nf3".to_owned()), table: None },
    );
    check("games", json!([]), Command::Games { scope: Scope::Mine, game: None });
    check(
        "games",
        json!([text("scope", "channel"), text("game", "chess")]),
        Command::Games { scope: Scope::Channel, game: Some("chess".to_owned()) },
    );
    check(
        "leaderboard",
        json!([text("game", "chess")]),
        Command::Leaderboard { game: "chess".to_owned(), scope: Scope::Server },
    );
    check(
        "leaderboard",
        json!([text("game", "chess"), text("scope", "everywhere")]),
        Command::Leaderboard { game: "chess".to_owned(), scope: Scope::Everywhere },
    );
    check(
        "profile",
        json!([{ "name": "player", "type": 6, "value": "8" }]),
        Command::Profile { player: Some(bea()), game: None },
    );
    check(
        "rules",
        json!([text("game", "chess"), text("page", "knight")]),
        Command::Rules { game: "chess".to_owned(), page: Some("knight".to_owned()) },
    );
    check("help", json!([]), Command::Help);
}

#[test]
fn every_registered_command_is_known() {
    for command in super::super::commands::COMMANDS {
        let mut data = typed(command.name, json!([]));
        data["options"] = command
            .options
            .iter()
            .filter(|option| option.required)
            .map(|option| json!({ "name": option.name, "type": 3, "value": "chess" }))
            .collect();
        if command.on_person {
            data["type"] = json!(2);
            data["target_id"] = json!("8");
        }
        assert!(read(&interaction(2, data, &[])).unwrap().request.is_ok(), "{}", command.name);
    }
    let unknown = read(&interaction(2, typed("castle", json!([])), &[])).unwrap();
    assert_eq!(unknown.request, Err(Unreadable::Command));
}

#[test]
fn a_person_can_be_challenged_from_his_menu() {
    let mut data = typed("Challenge to a game", json!([]));
    data["type"] = json!(2);
    data["target_id"] = json!("8");
    let expect = Terms { opponent: Some(bea()), ..Terms::default() };
    assert_eq!(request(&interaction(2, data, &[])).command, Command::Play(expect));
}

#[test]
fn what_is_typed_is_completed() {
    let focused = |name: &str, value: &str| json!({ "name": name, "type": 3, "value": value, "focused": true });
    let check = |name: &str, options: Value, command: Command, option: &str, so_far: &str| {
        let expect = Command::Complete {
            command: Box::new(command),
            option: option.to_owned(),
            typed: so_far.to_owned(),
        };
        assert_eq!(request(&interaction(4, typed(name, options), &[])).command, expect);
    };
    check(
        "move",
        json!([focused("move", "N")]),
        Command::Move { text: "N".to_owned(), table: None },
        "move",
        "N",
    );
    check(
        "play",
        json!([
            { "name": "game", "type": 3, "value": "chess" },
            focused("options", "960"),
        ]),
        Command::Play(Terms {
            game: Some("chess".to_owned()),
            options: Some("960".to_owned()),
            ..Terms::default()
        }),
        "options",
        "960",
    );
    let level = json!({ "name": "computer", "type": 4, "value": "club", "focused": true });
    check("play", json!([level]), Command::Play(Terms::default()), "computer", "club");
    check(
        "rules",
        json!([focused("page", "kn")]),
        Command::Rules { game: String::new(), page: Some("kn".to_owned()) },
        "page",
        "kn",
    );
}

fn message(flags: u64) -> Value {
    json!({
        "id": "300", "channel_id": "200", "author": user(9, "Patt"), "content": "", "tts": false,
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null,
        "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
        "embeds": [], "pinned": false, "type": 0, "flags": flags, "components": [],
    })
}

#[test]
fn presses_choices_and_forms_are_read() {
    let (table, version) = ("K7QF2M".parse().unwrap(), Version::Position(5));
    let press = TablePress::Play("g1f3".to_owned());
    let play = Press::At(AtTable { table, version, press });
    let check = |kind: u8, data: Value, flags: u64, expect: Result<Command, Unreadable>| {
        let got = read(&interaction(kind, data, &[("message", message(flags))])).unwrap();
        let private = flags == 64;
        assert_eq!(got.ticket.pressed, Some(Pressed { message: MessageId(300), private }));
        assert_eq!(got.request.map(|request| request.command), expect);
    };
    let text = "1mv.K7QF2M.p5.g1f3";
    check(3, json!({ "custom_id": text, "component_type": 2 }), 0, Ok(Command::Press(play)));
    check(
        3,
        json!({ "custom_id": "1wh.K7QF2M.-", "component_type": 3, "values": ["a", "b"] }),
        64,
        Ok(Command::Choose(MenuId::Where { table }, vec!["a".to_owned(), "b".to_owned()])),
    );
    check(
        3,
        json!({
            "custom_id": "1pr.-.-.a", "component_type": 5, "values": ["8"],
            "resolved": { "users": { "8": user(8, "Bea") } },
        }),
        64,
        Ok(Command::Pick(
            PeopleId::Block,
            Person {
                id: PersonId(8),
                name: "Bea".to_owned(),
                kind: PersonKind::Human,
                moderator: false,
                manager: false,
                locale: String::new(),
            },
        )),
    );
    check(
        3,
        json!({ "custom_id": "1pr.-.-.a", "component_type": 5, "values": ["8"] }),
        64,
        Err(Unreadable::Command),
    );
    // A button's id is no menu's, and a form's no button's.
    check(
        3,
        json!({ "custom_id": text, "component_type": 3, "values": ["a"] }),
        0,
        Err(Unreadable::Id(NotAnId::Stale)),
    );
    check(
        5,
        json!({
            "custom_id": "1tm.K7QF2M.p5",
            "components": [
                { "type": 1, "components": [{ "type": 4, "custom_id": "t", "value": "Nf3" }] },
            ],
        }),
        0,
        Ok(Command::Submit(
            FormId::Move { table, version },
            Entered::from_iter([("t".to_owned(), FieldValue::Text("Nf3".to_owned()))]),
        )),
    );
    check(
        3,
        json!({ "custom_id": "0mv.K7QF2M.p5.g1f3", "component_type": 2 }),
        0,
        Err(Unreadable::Id(NotAnId::Stale)),
    );
    check(
        3,
        json!({ "custom_id": "role-picker", "component_type": 6, "values": ["5"] }),
        0,
        Err(Unreadable::Id(NotAnId::Foreign)),
    );
}

#[test]
fn who_asks_and_when() {
    let check = |change: &[(&str, Value)], name: &str, manager: bool| {
        let got = request(&interaction(2, typed("help", json!([])), change));
        assert_eq!((got.interaction, got.at), (number(AT), Time(AT)));
        assert_eq!((got.who.id, got.who.name.as_str()), (PersonId(7), name));
        assert_eq!((got.who.manager, got.who.locale.as_str()), (manager, "en-GB"));
    };
    check(&[], "Ada", false);
    check(&[("member", member(7, "Ada", Some("Queen"), 32))], "Queen", true);
    check(&[("member", member(7, "Ada", None, 8))], "Ada", true);
    let alone = [("member", Value::Null), ("guild_id", Value::Null), ("user", user(7, "Ada"))];
    check(&alone, "Ada", false);
}

#[test]
fn where_it_is_and_what_the_bot_lacks_there() {
    let check = |change: &[(&str, Value)], ground: Ground, posting: Posting| {
        let got = request(&interaction(2, typed("help", json!([])), change)).place;
        assert_eq!((got.ground, got.posting), (ground, posting), "{change:?}");
        assert_eq!(got.channel, ChannelId(200));
        let server = matches!(ground, Ground::Channel | Ground::Voice | Ground::Thread);
        let guild = server.then_some(GuildId(100));
        assert_eq!(got.guild, guild);
    };
    let rights = |rights: u64| ("app_permissions", json!(rights.to_string()));
    let lacks = |rights: &[Right]| Posting::Lacks(rights.iter().copied().collect());
    let thread = ("channel", json!({ "id": "200", "type": 11, "name": "a", "permissions": "0" }));
    let no_guild = [("member", Value::Null), ("guild_id", Value::Null), ("user", user(7, "Ada"))];
    let direct = |context: u8| {
        let mut change = no_guild.to_vec();
        change.push(("context", json!(context)));
        change
    };

    check(&[], Ground::Channel, Posting::Free);
    for (missing, right) in [
        (0x400, Right::View),
        (0x800, Right::Send),
        (0x4000, Right::Embed),
        (0x8000, Right::Attach),
    ] {
        check(&[rights(ALL_RIGHTS & !missing)], Ground::Channel, lacks(&[right]));
    }
    let both = lacks(&[Right::Send, Right::Attach]);
    check(&[rights(ALL_RIGHTS & !0x8800)], Ground::Channel, both);
    check(&[rights(8)], Ground::Channel, Posting::Free);
    check(&[rights(ALL_RIGHTS & !(1 << 38))], Ground::Channel, Posting::Free);
    check(std::slice::from_ref(&thread), Ground::Thread, Posting::Free);
    let voice = ("channel", json!({ "id": "200", "type": 2, "name": "a", "permissions": "0" }));
    check(&[voice], Ground::Voice, Posting::Free);
    let mute = [thread.clone(), rights(ALL_RIGHTS & !(1 << 38))];
    check(&mute, Ground::Thread, lacks(&[Right::SendInThreads]));
    check(&[thread, rights(ALL_RIGHTS & !0x800)], Ground::Thread, Posting::Free);
    let on_account = ("authorizing_integration_owners", json!({ "1": "7" }));
    check(&[on_account], Ground::Channel, Posting::Absent);
    check(&direct(1), Ground::Direct, Posting::Free);
    check(&direct(2), Ground::Private, Posting::Absent);
}

#[test]
fn what_was_written_is_read_with_the_right_to_it() {
    let check = |rights: u64, expect: bool| {
        let change = [("app_permissions", json!(rights.to_string()))];
        let got = request(&interaction(2, typed("help", json!([])), &change)).place;
        assert_eq!(got.reads, expect, "{rights:x}");
    };
    check(ALL_RIGHTS, false);
    check(ALL_RIGHTS | 1 << 16, true);
    check(8, true);
}

#[test]
fn threads_are_opened_in_text_channels_with_the_right_to_it() {
    let check = |kind: u8, rights: u64, expect: bool| {
        let channel = json!({ "id": "200", "type": kind, "name": "a", "permissions": "0" });
        let change = [("channel", channel), ("app_permissions", json!(rights.to_string()))];
        let got = request(&interaction(2, typed("help", json!([])), &change)).place;
        assert_eq!(got.may_thread, expect, "{kind} {rights:x}");
    };
    let opens = ALL_RIGHTS | 1 << 35;
    for (kind, expect) in [(0, true), (5, true), (2, false), (11, false), (12, false)] {
        check(kind, opens, expect);
    }
    check(0, ALL_RIGHTS, false);
    check(0, opens & !(1 << 38), false);
    check(0, opens & !0x800, false);
    check(0, 8, true);
}

#[test]
fn what_is_no_interaction_is_said_to_be_none() {
    let ping = interaction(1, Value::Null, &[]);
    assert!(matches!(super::read(&ping), Ok(Incoming::Ping)));
    let whole = interaction(2, typed("help", json!([])), &[]);
    assert!(super::read(&whole).is_ok());
    for field in ["id", "application_id", "type", "token", "data", "channel_id", "member"] {
        for wrong in [Value::Null, json!(-1), json!([]), json!({ "a": [1] }), json!("x\u{0}")] {
            let mut body = whole.clone();
            body[field] = wrong.clone();
            if field == "channel_id" {
                body["channel"] = Value::Null;
            }
            // A token is any text.
            let fits = field == "token" && wrong.is_string();
            assert_eq!(super::read(&body).is_ok(), fits, "{field}: {wrong}");
        }
    }
    for kind in [0, 6, 255] {
        let unknown = interaction(kind, Value::Null, &[]);
        assert!(matches!(super::read(&unknown), Err(NotRead::Kind(told)) if told == kind));
    }
    for nothing in [Value::Null, json!([]), json!("{}"), json!({})] {
        assert!(super::read(&nothing).is_err(), "{nothing}");
    }
}
