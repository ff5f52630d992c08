use super::*;
use crate::games::xiangqi::Xiangqi;
use crate::games::xiangqi::info::INFO;
use crate::rules::kit::files::tag;
use crate::rules::{Act, Game};

const CHINESE: &str = "[Game \"Chinese Chess\"]\n[Event \"Cup\"]\n[Red \"刘大华\"]\n[Black \"吕钦\"]\n\
                       [Result \"1-0\"]\n\n1. 炮八平五 {a comment (1.} 馬8進7 (1... 馬2進3)\n\
                       2. 兵三進一 砲2平4 1-0\n";

fn read(text: &str) -> Record {
    match import(text).map(Bundle::first) {
        Some(Ok(brought)) => brought.record,
        other => panic!("{other:?}"),
    }
}

fn moves(record: &Record) -> String {
    let texts = record.acts.iter().filter_map(|act| match act {
        Act::Move { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_format_is_read_back_as_it_was_written() {
    let mut record = read(CHINESE);
    assert_eq!(moves(&record), "b3e3 h10g8 g4g5 b8d8");
    assert_eq!(record.acts.len(), 5, "Black resigned");
    record.header.start = "3k5/9/2P6/2P3P2/6P1P/9/9/9/9/4K4 w - - 0 1".to_owned();
    record.acts.clear();
    for (seat, text) in [(0, "c8b8"), (1, "d10d9"), (0, "g6f6")] {
        record.acts.push(Act::Move { seat: crate::rules::Seat(seat), text: text.to_owned() });
    }
    for record in [read(CHINESE), record] {
        for format in INFO.formats {
            let text = export(&record, format.key).expect(format.key);
            let again = read(&text);
            assert_eq!(again.acts, record.acts, "{text}");
            assert_eq!(again.header.start, record.header.start, "{text}");
            assert_eq!(export(&again, format.key), Some(text));
        }
    }
}

#[test]
fn blanks_around_a_tag_are_none_of_it() {
    let tags = "[Red \"[ Bea \"]\n[Event \"\u{1}a\tb\"]\n[Termination \" \"]\n";
    let record = read(&format!("[Game \"Chinese Chess\"]\n{tags}\n1. 炮二平五"));
    assert_eq!(tag(&record.tags, "Red"), Some("[ Bea"));
    assert_eq!(tag(&record.tags, "Event"), Some("a b"));
    for format in INFO.formats {
        let text = export(&record, format.key).expect(format.key);
        assert_eq!(export(&read(&text), format.key), Some(text));
    }
}

#[test]
fn files_of_other_programs_are_read_leniently() {
    let wxf = "FORMAT\tWXF\nGAME\t1\nRED\tZhao;Team;;\nBLACK\tLi;;;\nDATE\t1999-12-09\nRESULT\t0-1\n\
               START{\n  1. C2.5 h8+7\n  2. H2+3   r9.8\n}END\n";
    let record = read(wxf);
    assert_eq!(moves(&record), "h3e3 h10g8 h1g3 i10h10");
    assert!(record.tags.contains(&("RedTeam".to_owned(), "Team".to_owned())));
    let iccs = "[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n\n1. H2-E2 H9-G7\n2.H0-G2 *";
    assert_eq!(moves(&read(iccs)), "h3e3 h10g8 h1g3");
    assert_eq!(moves(&read("1. 炮二平五 马8进7 2. 马二进三")), "h3e3 h10g8 h1g3");
    let dhtmlxq = "[DhtmlXQ]\n[DhtmlXQ_title]x[/DhtmlXQ_title]\n[DhtmlXQ_binit]\
                   8979695949392919097717866646260600102030405060708012720323436383\
                   [/DhtmlXQ_binit]\n[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n\
                   [DhtmlXQ_move_0_3_1]10[/DhtmlXQ_move_0_3_1]\n[/DhtmlXQ]";
    assert_eq!(moves(&read(dhtmlxq)), "h3e3 h10g8 h1g3");
    assert!(import("[Event \"x\"]\n[White \"y\"]\n\n1. e4 e5").is_none(), "that is chess");
    assert!(import("rnbakabnr/9").is_none());
}

#[test]
fn faults_name_their_place() {
    for (text, fault) in [
        ("[Game \"Chinese Chess\"]\n\n1. 炮二平五 x9", "file-move-unknown:3,1... x9"),
        ("[Game \"Chinese Chess\"]\n\n1. 炮二進九", "file-move-illegal:3,1. 炮二進九"),
        ("[Game \"Chinese Chess\"]\n\n1. {炮", "file-comment-open:3"),
        ("[Game \"Chinese Chess\"]\n\n1. (炮", "file-variation-open:3"),
        ("[Game \"Chinese Chess]\n", "file-tag:1"),
        ("[Game \"Janggi\"]\n[Red \"x\"]\n", "file-game:Janggi"),
        ("FORMAT WXF\nGAME x\n", "wxf-no-start"),
        ("[DhtmlXQ][DhtmlXQ_movelist]7747", "dhtmlxq-unclosed:DhtmlXQ_movelist"),
        ("[DhtmlXQ][DhtmlXQ_movelist]774[/DhtmlXQ_movelist]", "dhtmlxq-digits:774"),
        ("[DhtmlXQ][DhtmlXQ_binit]12[/DhtmlXQ_binit]", "dhtmlxq-points:2"),
        ("[DhtmlXQ][DhtmlXQ_movelist]77477747[/DhtmlXQ_movelist]", "file-move-illegal:1,1... h3e3"),
    ] {
        let why = Xiangqi::import(text).expect(text).first().expect_err(text).0.text();
        assert_eq!(why, fault, "{text}");
    }
}

#[test]
fn games_that_an_arbiter_let_go_on_are_read_whole() {
    let start = "3k5/4r4/9/9/9/9/9/9/5R3/5K3 w - - 0 1";
    let loop_ = "f2g2 e9e8 g2f2 e8e9 ".repeat(4);
    let text = format!("[Game \"Chinese Chess\"]\n[FEN \"{start}\"]\n[Format \"WXF\"]\n\n{loop_}*");
    let record = read(&text);
    assert_eq!(record.acts.len(), 16);
    assert_eq!(record.header.options["repetition"], "free");
}

#[test]
fn a_file_is_read_by_the_version_of_the_rules_under_which_it_ended_so() {
    let stripped = "[Game \"Chinese Chess\"]\n[FEN \"3akab2/c2R1R2c/4b4/9/9/9/9/4B4/4K4/2B6 w - - 0 1\"]\n\
                    [Format \"ICCS\"]\n\n";
    let moves = "D8-D6 D9-E8 D6-D8 E8-D9 F8-F6 F9-E8 F6-F8 E8-F9";
    for (end, version) in [("0-1", 1), ("1/2-1/2", 2), ("*", 2), ("1-0", 2)] {
        let record = read(&format!("{stripped}{moves} {end}"));
        assert_eq!((record.header.rules, record.acts.len()), (version, 8), "{end}");
    }
}
