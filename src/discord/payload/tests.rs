use super::*;
use crate::message::{
    AtTable, Field, File, Filling, FormId, Input, MenuEntry, MenuId, Modal, OwnView, PeopleId,
    PickPress, Picture, Press, Purpose, SettingsMenu, SettingsOf, SettingsPage, TablePress,
    Version,
};
use crate::table::PersonId;

fn press(press: TablePress) -> Press {
    let (table, version) = ("K7QF2M".parse().unwrap(), Version::Position(5));
    Press::At(AtTable { table, version, press })
}

fn turn() -> Message {
    Message {
        content: "<@7>, your move".to_owned(),
        pings: vec![PersonId(7)],
        picture: Some(Picture { png: [1, 2, 3].into(), alt: "White: king e1".to_owned() }),
        files: vec![File {
            name: "game.pgn".to_owned(),
            bytes: b"1. e4".to_vec(),
            alt: String::new(),
        }],
        rows: vec![Row::Buttons(vec![
            Button {
                label: "Move".to_owned(),
                does: Does::Press(press(TablePress::Pick(PickPress::Open))),
                style: ButtonStyle::Main,
                enabled: true,
            },
            Button {
                label: "Resign".to_owned(),
                does: Does::Press(press(TablePress::ResignAsk)),
                style: ButtonStyle::No,
                enabled: false,
            },
            Button {
                label: "Board".to_owned(),
                does: Does::Open("https://discord.com/channels/1/2/3".to_owned()),
                style: ButtonStyle::Rest,
                enabled: true,
            },
        ])],
        ..Message::default()
    }
}

#[test]
fn a_turn_message_pings_one_person_and_carries_picture_and_file() {
    let payload = post(&turn(), "b1k");
    assert_eq!(
        payload.body,
        json!({
            "content": "<@7>, your move",
            "embeds": [],
            "allowed_mentions": { "parse": [], "users": ["7"] },
            "attachments": [
                { "id": "0", "filename": "board.png", "description": "White: king e1" },
                { "id": "1", "filename": "game.pgn" },
            ],
            "components": [{ "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Move", "custom_id": "1pk.K7QF2M.p5" },
                {
                    "type": 2, "style": 4, "label": "Resign", "custom_id": "1rq.K7QF2M.p5",
                    "disabled": true,
                },
                {
                    "type": 2, "style": 5, "label": "Board",
                    "url": "https://discord.com/channels/1/2/3",
                },
            ]}],
            "nonce": "b1k",
            "enforce_nonce": true,
        })
    );
    let files: Vec<_> = payload.files.iter().map(|file| (file.kind(), &file.bytes[..])).collect();
    assert_eq!(
        files,
        [("image/png", &[1, 2, 3][..]), ("application/vnd.chess-pgn", &b"1. e4"[..])]
    );
}

#[test]
fn flags_follow_from_who_sees_and_who_is_pinged() {
    let check = |message: Message, expect: Value| {
        assert_eq!(new_message(&message).body["flags"], expect);
        assert_eq!(edit(&message).body["flags"], Value::Null, "an edit has no flags");
    };
    check(turn(), Value::Null);
    check(Message { pings: Vec::new(), ..turn() }, json!(4096));
    check(Message { private: true, ..turn() }, json!(64));
    check(Message { private: true, pings: Vec::new(), ..turn() }, json!(64));
}

#[test]
fn an_edit_leaves_nothing_old() {
    let bare = Message { content: "The game went on.".to_owned(), ..Message::default() };
    assert_eq!(
        edit(&bare).body,
        json!({
            "content": "The game went on.",
            "embeds": [],
            "components": [],
            "attachments": [],
            "allowed_mentions": { "parse": [] },
        })
    );
    assert_eq!(strip().body, json!({ "components": [] }));
}

#[test]
fn lists_menus_and_people() {
    let entry = |label: &str, description: &str, chosen| MenuEntry {
        label: label.to_owned(),
        value: label.to_lowercase(),
        description: description.to_owned(),
        chosen,
    };
    let message = Message {
        embed: Some(Embed {
            title: "Chess".to_owned(),
            text: "1. Ada".to_owned(),
            fields: vec![Field { name: "a".to_owned(), value: "b".to_owned(), inline: true }],
            footer: "page 1".to_owned(),
        }),
        rows: vec![
            Row::Menu(Menu {
                placeholder: "Change".to_owned(),
                offers: MenuOffers::Entries(
                    MenuId::Settings {
                        page: SettingsPage::top(SettingsOf::Mine),
                        of: SettingsMenu::Line,
                    },
                    vec![entry("Board", "its colours", true), entry("Side", "", false)],
                ),
            }),
            Row::Menu(Menu {
                placeholder: String::new(),
                offers: MenuOffers::People(PeopleId::Setup { draft: 7 }),
            }),
        ],
        ..Message::default()
    };
    let body = edit(&message).body;
    assert_eq!(
        body["embeds"],
        json!([{
            "title": "Chess",
            "description": "1. Ada",
            "fields": [{ "name": "a", "value": "b", "inline": true }],
            "footer": { "text": "page 1" },
        }])
    );
    assert_eq!(
        body["components"],
        json!([
            { "type": 1, "components": [{
                "type": 3, "custom_id": "1st.-.-.m.-.-.line", "placeholder": "Change",
                "options": [
                    {
                        "label": "Board", "value": "board", "description": "its colours",
                        "default": true,
                    },
                    { "label": "Side", "value": "side" },
                ],
            }]},
            { "type": 1, "components": [{ "type": 5, "custom_id": "1su.-.-.7.f" }]},
        ])
    );
}

#[test]
fn forms_and_completions() {
    let form = Modal::of_text(
        FormId::Move { table: "K7QF2M".parse().unwrap(), version: Version::Position(5) },
        "Your move".to_owned(),
        vec![Input {
            name: "t".to_owned(),
            label: "Move".to_owned(),
            description: String::new(),
            placeholder: "Nf3".to_owned(),
            value: String::new(),
            max: 60,
            long: false,
            required: true,
        }],
    );
    assert_eq!(
        modal(&form, Forms::Typed).body,
        json!({
            "custom_id": "1tm.K7QF2M.p5",
            "title": "Your move",
            "components": [{ "type": 1, "components": [{
                "type": 4, "custom_id": "t", "style": 1, "label": "Move", "max_length": 60,
                "required": true, "placeholder": "Nf3",
            }]}],
        })
    );
    assert_eq!(
        modal(&form, Forms::Whole).body["components"],
        json!([{ "type": 18, "label": "Move", "component": {
            "type": 4, "custom_id": "t", "style": 1, "max_length": 60,
            "required": true, "placeholder": "Nf3",
        }}])
    );
    let list = [
        ("Nf3 - knight".to_owned(), Filling::Text("g1f3".to_owned())),
        ("4: casual player".to_owned(), Filling::Whole(4)),
    ];
    let choices_said = json!([
        { "name": "Nf3 - knight", "value": "g1f3" },
        { "name": "4: casual player", "value": 4 },
    ]);
    assert_eq!(
        Payload::answer(8, choices(&list)).body,
        json!({ "type": 8, "data": { "choices": choices_said } })
    );
}

#[test]
fn a_message_is_known_by_its_buttons_and_without_them_by_its_words() {
    let body = post(&turn(), "b1k").body;
    let stands = |change: &dyn Fn(&mut Value)| {
        let mut stands = body.clone();
        stands["author"] = json!({ "bot": true });
        change(&mut stands);
        is_same(&stands, &body)
    };
    assert!(stands(&|_| {}));
    assert!(stands(&|message| message["content"] = "your move, 2 minutes left".into()));
    assert!(!stands(&|message| message["author"] = json!({})));
    let id = "/components/0/components/0/custom_id";
    // In a hidden game only the words say how far it is.
    let mut hidden = turn();
    hidden.rows = vec![Row::Buttons(vec![Button::new(
        "Your view".to_owned(),
        Press::at("K7QF2M".parse().unwrap(), TablePress::More),
        ButtonStyle::Main,
    )])];
    let period = post(&hidden, "b1k").body;
    let mut next = period.clone();
    next["author"] = json!({ "bot": true });
    let board = Some(Purpose::Board("K7QF2M".parse().unwrap(), 5));
    assert!(is_same(&next, &period) && older_board(&next, &period, board).is_none());
    next["content"] = "<@8>, your move".into();
    let first = Some(Purpose::Board("K7QF2M".parse().unwrap(), 0));
    assert!(!is_same(&next, &period));
    assert_eq!(older_board(&next, &period, board), first);
    assert_eq!(older_board(&next, &period, None), None);
    // The board of the end has other buttons.
    let view = Press::at("K7QF2M".parse().unwrap(), TablePress::OwnView(OwnView::New));
    let resign = Press::at("K7QF2M".parse().unwrap(), TablePress::ResignAsk);
    let [view, resign] =
        [view, resign].map(|press| json!({ "custom_id": custom_id::write(&press) }));
    let stood = |buttons: &[&Value]| {
        let row = json!({ "components": buttons });
        json!({ "author": { "bot": true }, "components": [row] })
    };
    let last = stood(&[&view, &resign]);
    assert_eq!(older_board(&last, &body, board), first);
    // A call to whom no letter reached is no board.
    assert_eq!(older_board(&stood(&[&view]), &body, board), None);
    let other = Some(Purpose::Board("K7QF2N".parse().unwrap(), 5));
    assert_eq!(older_board(&last, &body, other), None);
    assert!(!stands(&|message| *message.pointer_mut(id).unwrap() = "1pk.K7QF2M.p6".into()));
    assert!(!stands(&|message| message["components"] = json!([])));

    // The board before it, and another game's.
    let older = |id: &str| {
        let mut stands = body.clone();
        (stands["author"], stands["content"]) = (json!({ "bot": true }), "other words".into());
        for part in stands["components"][0]["components"].as_array_mut().unwrap() {
            if part["custom_id"].is_string() {
                part["custom_id"] = id.into();
            }
        }
        older_board(&stands, &body, Some(Purpose::Board("K7QF2M".parse().unwrap(), 5))).is_some()
    };
    assert!(older("1pk.K7QF2M.p4"));
    assert!(!older("1pk.K7QF2M.p5") && !older("1pk.K7QF2N.p4") && !older("1ac.K7QF2M.t4"));

    let word = Message { content: "It is your turn".to_owned(), ..Message::default() };
    let body = post(&word, "b1k").body;
    let said = |content: &str| json!({ "author": { "bot": true }, "content": content });
    assert!(is_same(&said("It is your turn"), &body));
    assert!(!is_same(&said("It is not"), &body));
}
