//! What people, sides and games are called.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::rules::Seat;
use crate::show::faces::plain_occupant;
use crate::show::faults::host_name;
use crate::show::presenter::Presenter;
use crate::show::testing::{ADA, BEA, CID, Setup, de, en};
use crate::table::{By, Intent, Occupant};

#[test]
fn everybody_is_called_something() {
    let person = |name: &str| Occupant::Person { id: ADA, name: name.to_owned() };
    let occupants = [person("Ada"), person("*Ada*"), person(""), Occupant::Free, Occupant::Erased];
    let all = || occupants.clone().into_iter().chain([Occupant::Computer { level: 4 }]);
    let names = |voice| all().map(|occupant| plain_occupant(voice, &occupant)).collect::<Vec<_>>();
    assert_snapshot!(en(names), @"
    Ada
    *Ada*
    somebody
    ?
    deleted player
    Computer (level 4)
    ");
    assert_snapshot!(de(names), @"
    Ada
    *Ada*
    jemand
    ?
    gelöschtes Konto
    Computer (Stufe 4)
    ");
}

#[test]
fn games_and_sides_have_names() {
    for game in CATALOG.iter() {
        assert_eq!(en(|voice| voice.title(game.info)), game.info.title);
    }
    let titles = |voice: crate::words::Voice<'_>| -> Vec<String> {
        CATALOG.iter().map(|game| voice.title(game.info)).collect()
    };
    assert_snapshot!(de(titles), @"
    Schach
    Xiangqi
    Starchess
    StaleMate
    Tile Chess
    Secret Stallmate
    ");
    let sides = |slug, seats| {
        let played = Setup::of(slug).alone().seats(seats).begin();
        let named = |p: &Presenter<'_>| -> Vec<String> {
            Seat::all(seats).map(|seat| p.side(seat)).collect()
        };
        format!("{}\n{}", played.en(named), played.de(named)).replace('\n', ", ")
    };
    assert_snapshot!(sides("chess", 2), @"White, Black, Weiß, Schwarz");
    assert_snapshot!(sides("xiangqi", 2), @"Red, Black, Rot, Schwarz");
    assert_snapshot!(sides("starchess", 2), @"White, Black, Weiß, Schwarz");
    assert_snapshot!(sides("stalemate", 2), @"White, Black, Weiß, Schwarz");
    assert_snapshot!(sides("tile-chess", 6), @"White, Black, Red, Blue, Green, Yellow, Weiß, Schwarz, Rot, Blau, Grün, Gelb");
    assert_snapshot!(sides("secret-stallmate", 2), @"White, Black, Weiß, Schwarz");
}

#[test]
fn players_are_listed() {
    let three = Setup::of("tile-chess").anyone().seats(3).casual().options("seats as listed");
    let three = three.begin();
    assert_snapshot!(three.en(|p| p.players()), @"Ada - Bea - Cid");
    assert_snapshot!(three.en(|p| p.everybody()), @"Ada, Bea, Cid");
    assert_snapshot!(three.en(|p| p.against(Seat::SECOND)), @"Cid, Ada");
    assert_snapshot!(Setup::of("chess").alone().begin().en(|p| p.players()), @"White - Black");
    assert_snapshot!(Setup::of("chess").computer(3).begin().de(|p| p.players()), @"Ada - Computer (Stufe 3)");
    let anonymous = Setup::of("secret-stallmate").anyone().options("anonymous").begin();
    assert_snapshot!(anonymous.en(|p| p.players()), @"White - Black");
    assert_snapshot!(anonymous.de(|p| p.players()), @"Weiß - Schwarz");
}

#[test]
fn of_an_anonymous_game_nobody_is_named_and_only_the_reader_mentioned() {
    let anonymous = || Setup::of("secret-stallmate").anyone().options("anonymous").begin();
    let called = |p: &Presenter<'_>| -> Vec<String> {
        [ADA, BEA].map(|person| p.faces().called(person).to_string()).to_vec()
    };
    assert_eq!(anonymous().en(called), "White\nBlack");
    assert_eq!(anonymous().read_by(ADA).en(called), "@Ada\nBlack");
    assert_eq!(anonymous().read_by(BEA).en(called), "White\n@Bea");
    assert_eq!(anonymous().en(host_name), "White");
    assert_eq!(anonymous().en(|p| p.name_of(BEA)), "Black");
    let pinged = |p: &Presenter<'_>| p.faces().pinged(vec![ADA, BEA]);
    assert_eq!(anonymous().en(|p| pinged(p).len().to_string()), "0");
    assert_eq!(anonymous().read_by(BEA).en(|p| pinged(p).len().to_string()), "1");
    let over = anonymous().does(ADA, &Intent::Resign);
    assert_eq!(over.en(called), "@Ada\n@Bea");
    assert_eq!(over.en(|p| p.players()), "Ada - Bea");
}

#[test]
fn the_host_keeps_their_name() {
    let chess = Setup::of("chess").begin();
    assert_snapshot!(chess.en(host_name), @"Ada");
    assert_snapshot!(chess.en(|p| p.name_of(BEA)), @"Bea");
    assert_snapshot!(chess.en(|p| p.name_of(CID)), @"?");
    let gone = chess.plays("e4 e5").by(By::Host, &Intent::Remove { seat: Seat::FIRST });
    assert_snapshot!(gone.en(|p| p.players()), @"Ada - Bea");
}
