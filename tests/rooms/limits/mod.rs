//! Discord's limits and our own, over everything that can be built without playing; what is built
//! while playing goes through the same checks in the games of the sandbox.

mod checks;
mod large;

use checks::{check_choices, check_commands, check_limits, check_modal};
use patt::catalog::CATALOG;
use patt::discord::commands::registration;
use patt::discord::custom_id;
use patt::discord::payload::{self, Forms};
use patt::message::{
    AtTable, Button, ButtonStyle, Choice, Does, Embed, Field, File, FilePlace, FormField, FormId,
    Input, Menu, MenuEntry, MenuId, MenuOffers, Message, Modal, Picture, Press, Row, Select,
    TablePress, Version,
};
use patt::rules::{Header, Notation, OptionMap, Rng, Viewer};
use patt::table::{MessageId, PersonId, TableId};
use serde_json::{Value, json};

const TABLE: TableId = TableId::of_bits(u64::MAX);
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

fn id(text: &str) -> Press {
    let press = TablePress::Play(text.to_owned());
    Press::At(AtTable { table: TABLE, version: Version::Position(46_655), press })
}

fn button(label: &str, arg: &str) -> Button {
    Button {
        label: label.to_owned(),
        does: Does::Press(id(arg)),
        style: ButtonStyle::Rest,
        enabled: true,
    }
}

fn buttons(count: usize) -> Row {
    Row::Buttons((0..count).map(|nth| button("e4", &nth.to_string())).collect())
}

fn menu(entries: usize) -> Menu {
    let entry = |nth: usize| MenuEntry {
        label: nth.to_string(),
        value: nth.to_string(),
        description: String::new(),
        chosen: nth == 0,
    };
    Menu {
        placeholder: "Change".to_owned(),
        offers: MenuOffers::Entries(
            MenuId::Where { table: TABLE },
            (0..entries).map(entry).collect(),
        ),
    }
}

/// A message that is as large as it may be.
fn full() -> Message {
    Message {
        content: "x".repeat(600),
        private: false,
        answers: Some(MessageId(u64::MAX)),
        pings: (1..=5).map(PersonId).collect(),
        embed: Some(Embed {
            title: "x".repeat(256),
            text: "x".repeat(700),
            fields: (0..2).map(|_| field(200, 800)).collect(),
            footer: "x".repeat(44),
        }),
        picture: Some(Picture { png: PNG.into(), alt: "x".repeat(1_024) }),
        files: vec![File {
            name: "game.pgn".to_owned(),
            bytes: vec![b'x'; 1 << 20],
            alt: String::new(),
        }],
        rows: vec![
            Row::Menu(menu(25)),
            Row::Buttons((0..5).map(|nth| button(&"x".repeat(40), &format!("{nth}a"))).collect()),
        ],
    }
}

fn field(name: usize, value: usize) -> Field {
    Field { name: "x".repeat(name), value: "x".repeat(value), inline: true }
}

#[test]
fn every_command_fits() {
    assert_eq!(check_commands(&registration(CATALOG)), [""; 0]);
}

#[test]
fn the_largest_message_fits_and_each_excess_is_seen() {
    assert_eq!(check_limits(&full()), [""; 0]);
    let excess = |what: &str, change: &dyn Fn(&mut Message)| {
        let mut message = full();
        change(&mut message);
        let faults = check_limits(&message);
        assert!(faults.iter().any(|fault| fault.starts_with(what)), "{what}: {faults:?}");
    };
    excess("content", &|m| m.content.push('x'));
    excess("content", &|m| m.content = "\u{1F600}".repeat(301));
    excess("pings", &|m| m.pings.push(PersonId(6)));
    excess("a private message pings nobody", &|m| m.private = true);
    excess("the message is empty", &|m| *m = Message::default());
    let embed = |change: &dyn Fn(&mut Embed), m: &mut Message| {
        m.embed.as_mut().map(change).unwrap_or_default();
    };
    excess("embed title", &|m| embed(&|e| e.title.push('x'), m));
    excess("embed: ", &|m| embed(&|e| e.text.push('x'), m));
    excess("embed fields", &|m| embed(&|e| e.fields = vec![field(1, 1); 26], m));
    excess("embed field name", &|m| embed(&|e| e.fields = vec![field(257, 1)], m));
    excess("embed field value", &|m| embed(&|e| e.fields = vec![field(1, 0)], m));
    excess("embed: ", &|m| m.embed = Some(Embed::default()));
    let picture = |png: &[u8], alt: usize, m: &mut Message| {
        m.picture = Some(Picture { png: png.into(), alt: "x".repeat(alt) });
    };
    excess("alt text", &|m| picture(PNG, 1_025, m));
    excess("alt text", &|m| picture(PNG, 0, m));
    excess("board.png is no PNG", &|m| picture(b"GIF89a", 1, m));
    excess("files", &|m| {
        m.files.push(File { name: "b".to_owned(), bytes: vec![1], alt: String::new() });
    });
    excess("file: ", &|m| m.files[0].bytes = Vec::new());
    excess("file: ", &|m| m.files[0].bytes = vec![0; (2 << 20) + 1]);
    excess("two files", &|m| m.files[0].name = "board.png".to_owned());
    excess("rows", &|m| m.rows = (0..6).map(|_| buttons(1)).collect());
    excess("things in a row", &|m| m.rows[1] = buttons(6));
    excess("things in a row", &|m| m.rows[1] = buttons(0));
    excess("two things", &|m| m.rows[1] = Row::Buttons(vec![button("a", "x"), button("b", "x")]));
    excess("button label", &|m| m.rows[1] = Row::Buttons(vec![button("", "x")]));
    excess("button label", &|m| m.rows[1] = Row::Buttons(vec![button(&"x".repeat(41), "x")]));
    excess("id: ", &|m| m.rows[1] = Row::Buttons(vec![button("a", &"x".repeat(70))]));
    excess("http://a is no link", &|m| {
        let does = Does::Open("http://a".to_owned());
        m.rows[1] = Row::Buttons(vec![Button { does, ..button("a", "") }]);
    });
    excess("menu entries", &|m| m.rows[0] = Row::Menu(menu(26)));
    excess("menu entries", &|m| m.rows[0] = Row::Menu(menu(0)));
    excess("menu placeholder", &|m| {
        m.rows[0] = Row::Menu(Menu { placeholder: "x".repeat(101), ..menu(1) });
    });
    let entry = |change: &dyn Fn(&mut MenuEntry), m: &mut Message| {
        let mut menu = menu(2);
        if let MenuOffers::Entries(_, entries) = &mut menu.offers {
            change(&mut entries[1]);
        }
        m.rows[0] = Row::Menu(menu);
    };
    excess("entry label", &|m| entry(&|e| e.label = "x".repeat(101), m));
    excess("entry value", &|m| entry(&|e| e.value.clear(), m));
    excess("entry description", &|m| entry(&|e| e.description = "x".repeat(101), m));
    excess("two entries", &|m| entry(&|e| e.value = "0".to_owned(), m));
    excess("chosen entries", &|m| entry(&|e| e.chosen = true, m));
}

fn input() -> Input {
    Input {
        name: "t".to_owned(),
        label: "x".repeat(45),
        description: "x".repeat(100),
        placeholder: "x".repeat(100),
        value: "x".repeat(400),
        max: 400,
        long: true,
        required: true,
    }
}

fn select(entries: usize) -> Select {
    let entry = |nth: usize| MenuEntry {
        label: "x".repeat(100),
        value: format!("{nth:0>100}"),
        description: "x".repeat(100),
        chosen: nth == 0,
    };
    Select {
        name: "s".to_owned(),
        label: "x".repeat(45),
        description: "x".repeat(100),
        entries: (0..entries).map(entry).collect(),
        choice: Choice::One,
    }
}

/// A form that is as large as it may be.
fn form() -> Modal {
    let place = FilePlace {
        name: "f".to_owned(),
        label: "x".repeat(45),
        description: "x".repeat(100),
        most: 10,
        required: true,
    };
    let any = Select { name: "any".to_owned(), choice: Choice::Any, ..select(25) };
    let fields = vec![
        FormField::Files(place.clone()),
        FormField::Select(select(25)),
        FormField::Select(any),
        FormField::Files(FilePlace { name: "g".to_owned(), required: false, ..place }),
        FormField::Text(input()),
    ];
    Modal { id: FormId::Erase, title: "x".repeat(45), fields, typed: vec![input()] }
}

#[test]
fn the_largest_form_fits_and_each_excess_is_seen() {
    assert_eq!(check_modal(&form()), [""; 0]);
    let excess = |what: &str, change: &dyn Fn(&mut Modal)| {
        let mut modal = form();
        change(&mut modal);
        let faults = check_modal(&modal);
        assert!(faults.iter().any(|fault| fault.starts_with(what)), "{what}: {faults:?}");
    };
    excess("form title", &|m| m.title.push('x'));
    excess("form fields", &|m| m.typed.clear());
    excess("form fields", &|m| m.fields.clear());
    excess("form fields", &|m| {
        m.fields.push(FormField::Text(Input { name: "u".into(), ..input() }));
    });
    excess("two fields", &|m| m.typed = vec![input(); 2]);
    excess("two fields", &|m| m.fields[0] = FormField::Text(input()));
    excess("field name", &|m| m.typed[0].name.clear());
    excess("field label", &|m| m.typed[0].label.clear());
    excess("field placeholder", &|m| m.typed[0].placeholder.push('x'));
    excess("field value", &|m| m.typed[0].value.push('x'));
    excess("field size", &|m| m.typed[0].max = 4_001);
    let text = |change: &dyn Fn(&mut Input), m: &mut Modal| {
        let mut field = input();
        change(&mut field);
        m.fields[4] = FormField::Text(field);
    };
    excess("field label", &|m| text(&|f| f.label.push('x'), m));
    excess("field description", &|m| text(&|f| f.description.push('x'), m));
    excess("field value", &|m| text(&|f| f.value.push('x'), m));
    let chosen = |change: &dyn Fn(&mut Select), m: &mut Modal| {
        let mut field = select(2);
        change(&mut field);
        m.fields[1] = FormField::Select(field);
    };
    excess("field label", &|m| chosen(&|f| f.label.push('x'), m));
    excess("field description", &|m| chosen(&|f| f.description.push('x'), m));
    excess("menu entries", &|m| chosen(&|f| f.entries.clear(), m));
    excess("menu entries", &|m| chosen(&|f| *f = select(26), m));
    excess("entry label", &|m| chosen(&|f| f.entries[1].label.push('x'), m));
    excess("entry value", &|m| chosen(&|f| f.entries[1].value.push('x'), m));
    excess("entry description", &|m| chosen(&|f| f.entries[1].description.push('x'), m));
    excess("two entries", &|m| chosen(&|f| f.entries[1].value = f.entries[0].value.clone(), m));
    excess("chosen entries", &|m| chosen(&|f| f.entries[1].chosen = true, m));
    let files = |most: u8, m: &mut Modal| {
        if let FormField::Files(place) = &mut m.fields[0] {
            place.most = most;
        }
    };
    excess("files of a field", &|m| files(0, m));
    excess("files of a field", &|m| files(11, m));
}

/// What Discord publishes of forms says the same as the checks here, of which the largest form that
/// they let pass is an example.
#[test]
fn the_largest_form_is_one_by_discords_description() {
    let Some(oracle) = crate::support::oracle::oracle() else { return };
    let route = "/interactions/{interaction_id}/{interaction_token}/callback";
    let check = |modal: &Modal, forms: Forms| {
        let answer = json!({ "type": 9, "data": payload::modal(modal, forms).body });
        oracle.check("POST", route, route, &answer)
    };
    for forms in [Forms::Whole, Forms::Typed] {
        assert_eq!(check(&form(), forms), Ok(()), "{forms:?}");
    }
    let mut files = form();
    files.fields[0] = FormField::Files(FilePlace {
        name: "f".to_owned(),
        label: "File".to_owned(),
        description: String::new(),
        most: 11,
        required: false,
    });
    assert!(check(&files, Forms::Whole).is_err(), "ten files are the most");
}

#[test]
fn completions_are_few_and_short() {
    let line = |name: usize, value: usize| ("x".repeat(name), "x".repeat(value));
    assert_eq!(check_choices(&vec![line(100, 100); 25]), [""; 0]);
    for bad in [vec![line(1, 1); 26], vec![line(101, 1)], vec![line(0, 1)], vec![line(1, 101)]] {
        assert_eq!(check_choices(&bad).len(), 1, "{bad:?}");
    }
}

#[test]
fn each_fault_of_a_command_is_seen() {
    let check = |what: &str, pointer: &str, value: Value| {
        let mut commands = json!([
            { "name": "move", "description": "Make a move", "type": 1, "options": [
                { "name": "move", "description": "Which", "type": 3, "required": true },
                { "name": "scope", "description": "What", "type": 3, "required": true,
                  "choices": [
                    { "name": "Mine", "value": "mine" },
                ]},
            ]},
            { "name": "Challenge to a game", "type": 2 },
        ]);
        assert_eq!(check_commands(&commands), [""; 0]);
        let place = commands.pointer_mut(pointer).unwrap();
        *place = value;
        let faults = check_commands(&commands);
        assert!(faults.iter().any(|fault| fault.starts_with(what)), "{what}: {faults:?}");
    };
    let option = |name: &str| json!({ "name": name, "description": "x", "type": 3 });
    check("name", "/0/name", json!("x".repeat(33)));
    check("Move is no name", "/0/name", json!("Move"));
    check("my move is no name", "/0/options/0/name", json!("my move"));
    check("command text", "/0/description", json!(""));
    check("command text", "/0/description", json!("x".repeat(101)));
    check("option text", "/0/options/0/description", json!("x".repeat(101)));
    for (what, locale) in
        [("name", "name"), ("Zug is no name", "name"), ("text in de", "description")]
    {
        let text = if what.starts_with("Zug") { "Zug".to_owned() } else { "x".repeat(101) };
        let spoken = format!("{locale}_localizations");
        let mut command = json!({ "name": "move", "description": "Make a move", "type": 1 });
        command[spoken] = json!({ "de": text });
        check(what, "/0", command);
    }
    let twice = |name: &str| {
        json!({ "name": name, "description": "x", "type": 3,
            "name_localizations": { "de": "zug" } })
    };
    check("two things", "/0/options", json!([twice("a"), twice("b")]));
    check("required option", "/0/options/0/required", json!(false));
    check("two options", "/0/options/1/name", json!("move"));
    check("choice", "/0/options/1/choices/0/name", json!("x".repeat(101)));
    check("choices", "/0/options/1/choices", vec![json!({ "name": "a", "value": "b" }); 7].into());
    check("options", "/0/options", (0..9).map(|n| option(&format!("o{n}"))).collect());
    check("commands on messages", "/1/type", json!(3));
}

#[test]
fn every_move_of_every_game_fits_into_a_button() {
    for entry in CATALOG.iter() {
        let most_seats = entry.info.seats.1;
        for seed in 0..4 {
            let mut rng = Rng::new(seed);
            let header: Header = (entry.roll)(&OptionMap::new(), most_seats, &mut rng)
                .unwrap_or_else(|refusal| panic!("{}: {refusal:?}", entry.info.slug));
            let mut game = (entry.open)(&header).expect("a header just made can be opened");
            for _ in 0..120 {
                let Some(seat) = game.status().acting().iter().next() else { break };
                let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
                for choice in &choices {
                    let id = id(&choice.text);
                    let text = custom_id::write(&id);
                    assert!(text.chars().count() <= 80, "{text}");
                    assert_eq!(custom_id::read(&text), Ok(id));
                }
                let choice = rng.pick(&choices).expect("an acting seat has a move");
                let text = choice.text.clone();
                game.act(&patt::rules::Act::Move { seat, text }).expect("a listed move is legal");
            }
        }
    }
}
