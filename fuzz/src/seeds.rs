//! Small texts of every kind to begin with: from random games of the catalog, and by hand what the
//! catalog does not know.

use std::collections::BTreeMap;

use patt::catalog::{AnyGame, CATALOG, Entry};
use patt::rules::{Act, Notation, OptionMap, Record, Rng, Status, Viewer, transcript};

/// Ids that are posted: what was pressed, and its text.
const POSTED: &str = include_str!("../../src/discord/custom_id/posted.txt");

/// The seeds of each target.
pub type Seeds = BTreeMap<&'static str, Vec<Vec<u8>>>;

/// All of them; the same every time.
pub fn seeds() -> Seeds {
    let mut seeds = Seeds::new();
    for (nth, entry) in CATALOG.iter().enumerate() {
        of_game(&mut seeds, nth as u8, entry);
    }
    by_hand(&mut seeds);
    seeds
}

fn of_game(seeds: &mut Seeds, nth: u8, entry: &'static Entry) {
    let mut add = |target, text: String| {
        seeds.entry(target).or_default().push(text.into_bytes());
    };
    let (least, most) = entry.info.seats;
    for seats in least..=most {
        for plies in [0, 12, 40] {
            let (record, game) = random(entry, seats, plies);
            add("positions", game.to_text());
            if plies != 12 {
                continue;
            }
            let text = transcript::write(&record, game.status().outcome());
            add("records", text.split_once('\n').map_or("", |(_, rest)| rest).to_owned());
            for format in entry.info.formats {
                if let Some(file) = (entry.export)(&record, format.key) {
                    let (head, rest) = file.split_once('\n').unwrap_or_default();
                    match head {
                        "FORMAT WXF" => add("wxf", rest.to_owned()),
                        "[DhtmlXQ]" => add("dhtmlxq", rest.to_owned()),
                        _ => add("pgn", rest.to_owned()),
                    }
                    add("imports", file);
                }
            }
        }
    }
    let options = entry.info.options.iter().filter_map(|spec| {
        let value = spec.short.first().map(|(short, _)| (*short).to_owned());
        value.or_else(|| Some(format!("{} {}", spec.key.replace('_', " "), spec.default?)))
    });
    add("options", options.collect::<Vec<_>>().join(", "));
    let request = serde_json::json!({
        "id": 1,
        "variant": entry.info.slug,
        "moves": [],
        "parse": "e4",
        "want": ["legal", "outcome", "claims", "views", "fen_after"],
    });
    add("requests", request.to_string());
    // Byte by byte: the game, the chance, how many moves before, then the text of one.
    let (_, game) = random(entry, least, 0);
    if let Some(seat) = game.status().acting().iter().next() {
        for notation in entry.info.notations() {
            let choices = game.seen(Viewer::Seat(seat)).choices(notation);
            let texts = choices.iter().step_by(choices.len() / 2 + 1);
            for choice in texts {
                let text = [&[nth, 0, 0], choice.written.as_bytes()].concat();
                seeds.entry("moves").or_default().push(text);
            }
        }
    }
}

fn random(entry: &Entry, seats: u8, plies: u32) -> (Record, Box<dyn AnyGame>) {
    let rng = &mut Rng::new(u64::from(plies));
    let header = (entry.roll)(&OptionMap::new(), seats, rng).expect("usual options");
    let mut game = (entry.open)(&header).expect("a header just made");
    let mut acts = Vec::new();
    for _ in 0..plies {
        let act = match game.status() {
            Status::Over(_) => break,
            Status::HandOver => Act::HandOver,
            Status::ToAct(acting) => {
                let seat = acting.iter().next().expect("somebody acts");
                let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
                let choice = rng.pick(&choices).expect("who acts has a move");
                Act::Move { seat, text: choice.text.clone() }
            }
        };
        game.act(&act).expect("it is allowed");
        acts.push(act);
    }
    let tags = vec![("White".to_owned(), "Ada".to_owned()), ("Red".to_owned(), "Bea".to_owned())];
    (Record { header, acts, tags }, game)
}

/// What the catalog does not know.
fn by_hand(seeds: &mut Seeds) {
    let lists: [(&str, &[&str]); 8] = [
        (
            "clocks",
            &[
                "none",
                "5+3",
                "3 days a move",
                "10 d + 12 h, weekends off",
                "1 day + 12 h bank",
                "period 24 h at once",
                "90 min",
                "22:30-7\nEurope/Berlin",
                "10pm to 6am\nUTC+5:30",
            ],
        ),
        (
            "dhtmlxq",
            &[
                "[DhtmlXQ_title]x[/DhtmlXQ_title]\n[DhtmlXQ_binit]\
                 8979695949392919097717866646260600102030405060708012720323436383\
                 [/DhtmlXQ_binit]\n[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n\
                 [DhtmlXQ_move_0_3_1]10[/DhtmlXQ_move_0_3_1]\n[/DhtmlXQ]",
                "774770627967",
            ],
        ),
        (
            "engine",
            &[
                "uci\nucinewgame\nposition startpos moves e2e4 e7e5\nd",
                "setoption name UCI_Variant value xiangqi\nposition startpos moves h3e3\nd",
                "setoption name Skill Level value 3\nsetoption name Seed value 7\nstop",
                "position fen 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1 moves e1e2\nfen",
            ],
        ),
        ("ids", &["K7QF2M", "#k7qf2m"]),
        (
            "moves",
            &[
                "\0\0\0Ng1-f3!?",
                "\0\u{1}\u{7}0-0-0",
                "\0\u{2}\u{5}exd8=Q+",
                "\u{1}\0\0炮二平五",
                "\u{1}\0\0前马进七",
                "\u{1}\0\0H2-E2",
                "\u{1}\u{1}\u{3}C+.5",
                "\u{1}\u{1}\u{2}h10g8",
            ],
        ),
        (
            "wxf",
            &[
                "GAME\t1\nRED\tZhao;Team;;\nDATE\t1999-12-09\nRESULT\t0-1\n\
                 START{\n  1. C2.5 h8+7\n  2. H2+3   r9.8\n}END\n",
                "FEN 3k5/9/2P6/2P3P2/6P1P/9/9/9/9/4K4 w\nSTART{ 1. ++P=1 k4.5 }END",
            ],
        ),
        (
            "pgn",
            &[
                "[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 41\"]\n\n41... Ke7 {a (b} (41... Kd7 ; c\n) $1 1-0",
                "[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 2. H0-G2 *",
                "炮二平五 马8进7 2. 马二进三 1/2-1/2",
            ],
        ),
        (
            "requests",
            &[
                "{\"variant\":\"secret-stallmate\",\"events\":[{\"by\":\"white\",\"try\":\"a2a4\"}]}",
                "{\"variant\":\"chess960\",\"options\":{\"chess960\":518}}",
            ],
        ),
    ];
    for (target, texts) in lists {
        let texts = texts.iter().map(|text| text.as_bytes().to_vec());
        seeds.entry(target).or_default().extend(texts);
    }
    let posted = POSTED.lines().step_by(8).filter_map(|line| line.split_once(' '));
    seeds.entry("ids").or_default().extend(posted.map(|(_, id)| id.as_bytes().to_vec()));
}
