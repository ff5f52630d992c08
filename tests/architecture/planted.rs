//! Faults and arrows in made-up sources: each check sees what it is for.

use super::circles::circles;
use super::map::{ARROWS, Floors};
use super::rules::{faults, slugs, wrong_circles, wrong_floors};
use super::sources::Source;
use super::uses::Map;

fn map(files: &[(&str, &str)]) -> Map {
    let source =
        |(path, text): &(&str, &str)| Source { path: (*path).to_owned(), text: (*text).to_owned() };
    let map = Map::of(&files.iter().map(source).collect::<Vec<_>>());
    assert!(map.faults.is_empty(), "{:?}", map.faults);
    map
}

/// The arrows of made-up files are exactly these.
fn arrows(files: &[(&str, &str)], expect: &[&str]) {
    let map = map(files);
    let arrows = map.arrows();
    let arrows = arrows.iter().map(|((from, to), names)| {
        let names: Vec<_> = names.iter().copied().collect();
        format!("{} -> {}: {}", map.path(*from), map.path(*to), names.join(", "))
    });
    assert_eq!(arrows.collect::<Vec<_>>(), expect);
}

/// One file has this fault; none if nothing is expected.
fn check(path: &str, text: &str, expect: &str) {
    check_all(&[(path, text)], expect);
}

fn check_all(files: &[(&str, &str)], expect: &str) {
    let got = faults(&map(files));
    let fine = match expect {
        "" => got.is_empty(),
        _ => got.iter().any(|fault| fault.contains(expect)),
    };
    assert!(fine, "{files:?}: {got:?}");
}

#[test]
fn wrong_uses_between_rooms_are_caught() {
    check("rules/game.rs", "use crate::ai::Search;", "rules must not use ai");
    check("ai/mod.rs", "fn f() { let x = crate::games::chess::Chess; }", "ai must not use games");
    check("table/mod.rs", "use crate::{rules::Seat, store::Store};", "table must not use store");
    check(
        "table/a.rs",
        "use crate::{\n    rules::{Seat, Say},\n    store,\n};",
        "table must not use store",
    );
    check("table/a.rs", "use crate::{\n    rules::{Seat, Say},\n    catalog,\n};", "");
    check("table/a.rs", "use super::super::store::Store;", "table must not use store");
    check("table/mod.rs", "use super::store::Store;", "table must not use store");
    check("table/a/b.rs", "use super::super::store;", "");
    check("table/a.rs", "fn f() { odd!(=> crate::store::Store) }", "table must not use store");
    check("words/en.rs", "use crate::picker::Picker;", "words must not use picker");
    check("sandbox/page.rs", "use crate::service::Reply;", "sandbox must not use service");
    check("render/mod.rs", "// uses crate::service for nothing", "");
    check(
        "ai/mod.rs",
        "#[cfg(test)]\nmod tests;\nuse crate::games::X;",
        "mod.rs:3: ai must not use games",
    );
}

#[test]
fn wrong_uses_by_methods_are_caught() {
    let store = ("store/mod.rs", "pub struct Store;\nimpl Store { pub fn load(&self) {} }");
    let table = ("table/mod.rs", "pub struct Table { pub kept: K }\ntype K = crate::store::Store;");
    let words = ("words/a.rs", "fn f(table: &crate::table::Table) {\n    table.kept.load();\n}");
    check_all(&[store, table, words], "words/a.rs:2: words must not use store: Store::load");
}

#[test]
fn what_stays_in_its_room_is_caught_elsewhere() {
    check("words/mod.rs", "const TEXT: &str = \"DELETE FROM a\";", "SQL stays");
    check("service/mod.rs", "fn f() { let sql = \"SELECT 1\"; }", "SQL stays");
    check("discord/client.rs", "use rusqlite::Connection;", "SQL stays");
    check("service/mod.rs", "use serenity::all::Http;", "serenity types stay");
    check("ai/search.rs", "fn f() { let now = std::time::Instant::now(); }", "pure room");
    check("games/chess/mod.rs", "async fn play() {}", "pure room");
    check("games/xiangqi/mod.rs", "use crate::games::chess::Fen;", "must not use games/chess");
    check("games/secret_stallmate/mod.rs", "use crate::games::chess::Fen;", "");
    check("games/chess/info.rs", "const SLUG: &str = \"chess\";", "");
    assert!(slugs().len() >= 6, "{:?}", slugs());
    for slug in slugs() {
        let text = format!("fn f(slug: &str) -> bool {{ slug == \"{slug}\" }}");
        check("discord/commands.rs", &text, "named outside");
    }
}

#[test]
fn ways_past_the_door_of_names_are_caught() {
    let door = "show/faces";
    check("show/board.rs", "fn f() { crate::words::Name::new(\"Ada\"); }", door);
    check("service/mod.rs", "fn f() { names.map(Name::plain); }", door);
    check("show/board.rs", "fn f() { let at = words::Mention::of(5); }", door);
    check("service/mod.rs", "fn f() { format!(\"<@{}>\", id.0); }", door);
    check("show/board.rs", "fn f() { let Occupant::Person { name, .. } = o else {}; }", door);
    check("service/mod.rs", "fn f() { let Against::Person { id, name } = a else {}; }", door);
    check("service/mod.rs", "fn f() { table.record().host_name.clone(); }", door);
    check("show/faces/mod.rs", "fn f() { Name::new(\"Ada\"); Mention::of(5); }", "");
    check("show/board.rs", "fn f() { FileName::new(\"a\"); host_name(self); }", "");
}

#[test]
fn long_files_are_caught() {
    let lines = |count| "struct A;\n".repeat(count);
    check("rules/game.rs", &lines(501), "split it");
    check("rules/game.rs", &lines(500), "");
    check("rules/game.rs", &format!("#[cfg(test)]\nmod tests {{\n{}}}", lines(501)), "");
}

#[test]
fn tests_are_left_out() {
    let wrong = "use crate::games::X;";
    check("ai/mod.rs", &format!("#[cfg(test)]\nmod tests {{\n{wrong}\n}}"), "");
    check("ai/mod.rs", &format!("#[cfg(all(test, unix))]\nmod tests {{\n{wrong}\n}}"), "");
    check("ai/mod.rs", &format!("#[cfg(not(test))]\nmod part {{\n{wrong}\n}}"), "must not use");
    check("ai/a/tests.rs", wrong, "");
    check("ai/a/tests/b.rs", wrong, "");
    let named = |attr| [("ai/mod.rs", attr), ("ai/mine.rs", wrong)];
    check_all(&named("#[cfg(test)]\nmod mine;"), "");
    check_all(&named("mod mine;"), "mine.rs:1: ai must not use games");
}

#[test]
fn what_cannot_be_read_is_told() {
    let map = Map::of(&[Source { path: "ai/a.rs".to_owned(), text: "fn (".to_owned() }]);
    assert!(faults(&map)[0].starts_with("ai/a.rs:1: "), "{:?}", map.faults);
}

#[test]
fn names_lead_to_where_they_are_defined() {
    let press = ("a/press.rs", "pub enum Press { Play }\npub fn all() {}\npub const MOST: u8 = 1;");
    let house = ("a/mod.rs", "mod b;\nmod press;\npub use press::{Press, all as every};");
    arrows(&[house, press, ("a/b.rs", "use super::Press;")], &["a/b.rs -> a/press.rs: Press"]);
    arrows(
        &[house, press, ("a/b.rs", "fn f() { super::every(); crate::a::press::MOST; }")],
        &["a/b.rs -> a/press.rs: MOST, all"],
    );
    arrows(
        &[house, press, ("a/b.rs", "use super::press;\nfn f() { press::all() }")],
        &["a/b.rs -> a/press.rs: all"],
    );
    arrows(
        &[house, press, ("a/b.rs", "use super::*;\nfn f(x: Press) {}")],
        &["a/b.rs -> a/press.rs: Press"],
    );
    arrows(
        &[house, press, ("a/b.rs", "use super::Press::*;\nfn f() { let x = Play; }")],
        &["a/b.rs -> a/press.rs: Press"],
    );
    arrows(
        &[house, press, ("a/b.rs", "fn f() { use super::{press::{MOST as A}}; A; }")],
        &["a/b.rs -> a/press.rs: MOST"],
    );
    // A module itself is no arrow, and handing on what lies below is none either.
    arrows(&[house, press, ("a/b.rs", "use super::press;")], &[]);
    arrows(
        &[("a/mod.rs", ""), press, ("a/c.rs", "pub use super::press::Press;")],
        &["a/c.rs -> a/press.rs: Press"],
    );
    // The program is a crate of its own.
    let main = ("main.rs", "mod bot;\nuse patt::a::Press;");
    arrows(
        &[("lib.rs", "pub mod a;"), main, ("bot.rs", "use crate::main;"), house, press],
        &["main.rs -> a/press.rs: Press"],
    );
}

/// A service over a house, with a method in a file of its own.
const HOUSE: (&str, &str) = (
    "a/house.rs",
    "pub struct Service(Arc<House>);\npub struct House { pub stage: Stage }\n\
     impl Deref for Service { type Target = House; }\n\
     impl House { pub fn now(&self) {} }\n\
     pub struct Stage;\nimpl Stage { pub fn usual() -> Self { Stage } pub fn line(&self) {} }\n\
     pub trait Paged { fn page(&self) -> Stage; }\nimpl Paged for Stage { fn page(&self) -> Stage {} }",
);
const ACT: (&str, &str) = (
    "a/act.rs",
    "use super::house::{Service, Stage};\nimpl Service { pub fn act(&self) -> Option<Stage> { None } }\n\
     impl Stage { pub fn acted(&self) {} pub fn of() -> Stage { Stage } }",
);

/// What one more file uses of the two, beside the names `Service` and `Stage`.
fn uses(body: &str, expect: &[&str]) {
    let text = format!("use super::house::{{Service, Stage}};\n{body}");
    let map = map(&[HOUSE, ACT, ("a/b.rs", &text)]);
    let arrows = map.arrows();
    let arrows = arrows.iter().filter(|((from, _), _)| map.path(*from) == "a/b.rs");
    let names = arrows.flat_map(|((_, to), names)| {
        let to = map.path(*to).trim_start_matches("a/").trim_end_matches(".rs");
        names.iter().map(move |name| format!("{to}: {name}"))
    });
    let plain = |name: &String| !name.ends_with(": Service") && !name.ends_with(": Stage");
    assert_eq!(names.filter(plain).collect::<Vec<_>>(), expect, "{body}");
}

#[test]
fn methods_lead_to_the_file_that_owns_them() {
    let within = |body: &str| format!("impl Service {{ fn f(&self) {{ {body} }} }}");
    uses(&within("self.act();"), &["act: Service::act"]);
    uses(&within("Self::act(self);"), &["act: Service::act"]);
    uses(&within("self.now();"), &["house: House::now"]);
    uses(&within("self.stage.acted();"), &["act: Stage::acted"]);
    uses(
        &within("if let Some(stage) = self.act() { stage.acted() }"),
        &["act: Service::act", "act: Stage::acted"],
    );
    uses(
        &within("self.act().map(|stage| stage.acted());"),
        &["act: Service::act", "act: Stage::acted"],
    );
    uses(&within("self.g();"), &[]);
    uses("fn f(stage: &Stage) { stage.acted() }", &["act: Stage::acted"]);
    uses("fn f() { let stage = Stage {}; stage.acted() }", &["act: Stage::acted"]);
    uses(
        "fn f() { let stage = Stage::usual(); stage.acted() }",
        &["act: Stage::acted", "house: Stage::usual"],
    );
    uses("fn f() { Stage::of(); }", &["act: Stage::of"]);
    uses(
        "fn f(stages: Vec<Arc<Stage>>) { for stage in &stages { stage.acted() } }",
        &["act: Stage::acted"],
    );
    uses(
        "struct Own { stage: Stage }\nfn f(own: Own) { own.stage.acted() }",
        &["act: Stage::acted"],
    );
    uses("fn f(x: u8) { x.acted() }", &[]);
    uses("fn f(stage: Stage) { let stage = odd(); stage.line() }", &["house: Stage::line"]);
}

#[test]
fn a_method_of_an_unknown_receiver_is_the_only_one_of_its_name_or_nobodys() {
    let one = "use super::house::{Service, Stage};\n";
    uses("fn f() { odd().acted() }", &["act: Stage::acted"]);
    uses("fn f() { odd().acted(1) }", &[]);
    uses(
        &format!(
            "{one}struct Own;\nimpl Own {{ fn acted(&self) {{}} }}\nfn f() {{ odd().acted() }}"
        ),
        &[],
    );
    // Somebody else's private method, and one that everything has.
    let private = ("c/a.rs", "struct A;\nimpl A { fn rare(&self) {} pub fn len(&self) {} }");
    arrows(&[private, ("c/b.rs", "fn f() { odd().rare(); odd().len(); }")], &[]);
}

#[test]
fn methods_of_a_trait_belong_to_the_trait() {
    uses(
        "use super::house::Paged as _;\nfn f(x: &Stage) { x.page().acted() }",
        &["act: Stage::acted", "house: Paged", "house: Paged::page"],
    );
    uses(
        "use super::house::Paged;\nfn f(x: impl Paged, y: &dyn Paged) { x.page(); y.page(); }",
        &["house: Paged", "house: Paged::page"],
    );
    uses(
        "use super::house::Paged;\nfn f<T: Paged>(x: T) { x.page(); }",
        &["house: Paged", "house: Paged::page"],
    );
    // The file that implements it is used by nobody.
    let kind = ("c/kind.rs", "pub trait Kind { fn kind(&self); }\npub struct A;");
    let of_a = ("c/of_a.rs", "use super::kind::{A, Kind};\nimpl Kind for A { fn kind(&self) {} }");
    arrows(
        &[kind, of_a, ("c/b.rs", "fn f(a: super::kind::A) { a.kind() }")],
        &["c/b.rs -> c/kind.rs: A, Kind::kind", "c/of_a.rs -> c/kind.rs: A, Kind"],
    );
}

#[test]
fn macros_are_looked_into() {
    let seen = ["act: Stage::acted"];
    uses("fn f(stage: Stage) { format!(\"{}\", stage.acted()); }", &seen);
    uses("fn f(stage: Stage) { json!({ \"a\": [1, stage.acted()] }); }", &seen);
    uses("fn f(stage: Stage) { matches!(stage.acted(), 1 if true); }", &seen);
    uses("fn f(stage: Stage) { assert!(true, \"{x}\", x = stage.acted()); }", &seen);
    uses(
        "fn f() { for stage in vec![Stage::usual(); 2] { stage.acted() } }",
        &["act: Stage::acted", "house: Stage::usual"],
    );
    uses("fn f(stage: Stage) { select! { x = odd() => stage.acted(), } }", &seen);
}

#[test]
fn what_our_macros_define_is_defined() {
    let makes = (
        "a/makes.rs",
        "macro_rules! presses {\n    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {\n\
         #[derive(Clone)] pub enum Press { $($(#[$doc])* $name,)* }\n\
         impl Press { pub fn code(self) -> &'static str { match self { $(Self::$name => $code,)* } } }\n\
         };\n}\npub(super) use presses;",
    );
    let press =
        ("a/press.rs", "use super::makes::presses;\npresses! {\n/// Plays.\nPlay = \"p\",\n}");
    let user = ("a/b.rs", "use super::press::Press;\nfn f() { Press::Play.code(); }");
    arrows(
        &[makes, press, user],
        &["a/b.rs -> a/press.rs: Press, Press::code", "a/press.rs -> a/makes.rs: presses"],
    );
}

const TOWER: Floors = ("tower", &[&["core"], &["flows/play", "flows/past"], &["top", "mod"]]);

#[test]
fn wrong_floors_are_caught() {
    let core = ("tower/core/act.rs", "pub struct Act;\nimpl Act { pub fn act(&self) {} }");
    let play = ("tower/flows/play/a.rs", "pub fn play() {}");
    let past = ("tower/flows/past.rs", "pub fn past() {}");
    let top = ("tower/top.rs", "pub fn top() {}");
    let root = ("tower/mod.rs", "mod core;\npub use core::act::Act;");
    let with = |path: &str, text: &str| {
        let mut files = vec![core, play, past, top, root];
        files.retain(|file| file.0 != path);
        files.push((path, text));
        wrong_floors(&map(&files), &[TOWER])
    };
    assert_eq!(wrong_floors(&map(&[core, play, past, top, root]), &[TOWER]), Vec::<String>::new());
    let path = "tower/flows/play/b.rs";
    assert_eq!(with(path, "use super::a::play;\nuse crate::tower::Act;"), Vec::<String>::new());
    let up = with("tower/core/b.rs", "use crate::tower::flows::play::a::play;");
    assert_eq!(up, ["tower/core/b.rs:1: core must not use flows/play: play"]);
    let beside = with(path, "\nuse crate::tower::flows::past::past;");
    assert_eq!(beside, ["tower/flows/play/b.rs:2: flows/play must not use flows/past: past"]);
    let method = "use crate::tower::Act;\nimpl Act { pub fn play(&self) {} }";
    let caller = ("tower/core/b.rs", "fn f(act: &super::act::Act) { act.play() }");
    let files = [core, play, past, top, root, (path, method), caller];
    let upward = wrong_floors(&map(&files), &[TOWER]);
    assert_eq!(upward, ["tower/core/b.rs:1: core must not use flows/play: Act::play"]);
    assert_eq!(with("tower/attic.rs", ""), ["tower/attic.rs stands on no floor"]);
    assert_eq!(with("tower/core_b.rs", ""), ["tower/core_b.rs stands on no floor"]);
    let without = wrong_floors(&map(&[core, play, past, root]), &[TOWER]);
    assert_eq!(without, ["no file stands on the floor tower/top"]);
}

#[test]
fn large_circles_are_caught_and_small_ones_are_not() {
    let ring = |folder: &str, count: usize| {
        let files = (0..count).map(|at| {
            let next = (at + 1) % count;
            let text = format!("pub fn f{at}() {{ crate::a::{folder}g{next}::f{next}() }}");
            (format!("a/{}g{at}.rs", folder.replace("::", "/")), text)
        });
        files.collect::<Vec<_>>()
    };
    let faults = |files: &[(String, String)]| {
        let files: Vec<_> = files.iter().map(|(path, text)| (&**path, &**text)).collect();
        wrong_circles(&map(&files))
    };
    assert!(faults(&ring("", 3)).is_empty());
    let four = "a circle of 4 files\n    a/g0.rs -> a/g1.rs: f1\n    a/g1.rs -> a/g2.rs: f2\n    \
                a/g2.rs -> a/g3.rs: f3\n    a/g3.rs -> a/g0.rs: f0";
    assert_eq!(faults(&ring("", 4)), [four]);
    let large = faults(&ring("b::", 20));
    assert_eq!(large.len(), 1);
    assert!(large[0].lines().count() == 2, "{}", large[0]);
    // Two files suffice if they lie in two folders.
    let across = [
        ("a/b.rs", "pub fn b() { super::c::d::d() }"),
        ("a/c/d.rs", "pub fn d() { crate::a::b::b() }"),
    ];
    assert_eq!(wrong_circles(&map(&across)).len(), 1);
    // A circle by methods alone.
    let by_methods = [
        ("a/s.rs", "pub struct S;\nimpl S { pub fn a(&self) { self.b() } }"),
        ("a/c/b.rs", "impl crate::a::s::S { pub fn b(&self) {} }"),
    ];
    let circles = circles(&map(&by_methods));
    assert_eq!(circles.len(), 1);
    assert_eq!(circles[0].arrows[1].to_string(), "a/s.rs -> a/c/b.rs: S::b");
}

#[test]
fn every_room_may_be_used_by_some_other() {
    // A room that a typo leaves out of the map would be free to all.
    for (_, allowed) in ARROWS {
        for room in *allowed {
            assert!(ARROWS.iter().any(|(name, _)| name == room), "{room} is no room");
        }
    }
}
