//! Lists: lines of leaderboards and profiles, and the buttons that turn their pages.

use insta::assert_snapshot;

use crate::message::{Company, GamesPage, HistoryPage, LeadersPage, Paged as _, Request};
use crate::show::lists::games::link;
use crate::show::lists::leaders::{leader, other_boards, pair_line};
use crate::show::lists::profile::{profile_lines, score_lines};
use crate::show::lists::{pager, pages};
use crate::show::testing::{ADA, BEA, CHANNEL, GUILD, START, TABLE, de, en, request};
use crate::table::lists::{Board, BoardRow, PairRow, Tally};
use crate::table::ratings::{Rating, RatingPool, Verdict};
use crate::table::{MessageId, MessageRole, TableMessage};
use crate::words::Voice;

fn row() -> BoardRow {
    BoardRow {
        rank: 1,
        person: ADA,
        name: "Ada".to_owned(),
        rating: Rating { value: 1712.4, deviation: 60.0, games: 40, at: START, ..Rating::NEW },
        won: 21,
        drawn: 1,
        lost: 8,
        streak: None,
        scores: None,
        beaten: None,
        counted: 30,
        forfeits: 0,
    }
}

#[test]
fn a_line_of_a_leaderboard() {
    let lines = |voice: Voice<'_>| {
        let new = Rating::NEW;
        let one = BoardRow { won: 1, drawn: 0, lost: 0, rating: new, ..row() };
        let streak = |verdict, games| BoardRow { streak: Some((verdict, games)), ..row() };
        let scored = |mean, best, forfeits| BoardRow {
            scores: Some((mean, best)),
            forfeits,
            counted: 1,
            ..row()
        };
        let computer = |level| BoardRow { beaten: level, ..row() };
        let score = Board::Score(RatingPool::People);
        let line = |row: &BoardRow, board| leader(voice, row, board, START);
        vec![
            line(&row(), Board::Rating),
            line(&one, Board::Rating),
            line(&streak(Verdict::Won, 3), Board::Rating),
            line(&streak(Verdict::Won, 1), Board::Rating),
            line(&streak(Verdict::Lost, 3), Board::Rating),
            line(&BoardRow { name: "*x* [y](z)".to_owned(), rank: 12, ..row() }, Board::Rating),
            line(&computer(Some(5)), Board::Computer),
            line(&computer(None), Board::Computer),
            line(&scored(3.25, 10, 0), score),
            line(&scored(-4.0, 0, 1), score),
            line(&BoardRow { counted: 7, ..scored(0.0, 0, 2) }, score),
        ]
    };
    assert_snapshot!(en(lines), @r"
    1. Ada 1712 · 30 games · +21 =1 -8
    1. Ada 1500? · 1 game · +1 =0 -0
    1. Ada 1712 · 30 games · +21 =1 -8 · 3 in a row
    1. Ada 1712 · 30 games · +21 =1 -8
    1. Ada 1712 · 30 games · +21 =1 -8
    12. \*x\* \[y\](z) 1712 · 30 games · +21 =1 -8
    1. Ada · beat level 5 · 30 games · +21 =1 -8
    1. Ada · 30 games · +21 =1 -8
    1. Ada · mean 3.2 · best 10 · 1 game
    1. Ada · mean -4.0 · best 0 · 1 game · 1 forfeit
    1. Ada · mean 0.0 · best 0 · 7 games · 2 forfeits
    ");
    assert_snapshot!(de(lines), @r"
    1. Ada 1712 · 30 Partien · +21 =1 -8
    1. Ada 1500? · 1 Partie · +1 =0 -0
    1. Ada 1712 · 30 Partien · +21 =1 -8 · 3 Siege in Folge
    1. Ada 1712 · 30 Partien · +21 =1 -8
    1. Ada 1712 · 30 Partien · +21 =1 -8
    12. \*x\* \[y\](z) 1712 · 30 Partien · +21 =1 -8
    1. Ada · Stufe 5 besiegt · 30 Partien · +21 =1 -8
    1. Ada · 30 Partien · +21 =1 -8
    1. Ada · Schnitt 3.2 · Bestwert 10 · 1 Partie
    1. Ada · Schnitt -4.0 · Bestwert 0 · 1 Partie · 1-mal ausgestiegen
    1. Ada · Schnitt 0.0 · Bestwert 0 · 7 Partien · 2-mal ausgestiegen
    ");
}

#[test]
fn a_line_of_pairs() {
    let pair = |games, forfeits| PairRow {
        rank: 2,
        people: [ADA, BEA],
        names: ["Ada".to_owned(), "_Bea_".to_owned()],
        mean: 2.5,
        best: 10,
        games,
        forfeits,
    };
    let lines = |voice: Voice<'_>| {
        vec![
            pair_line(voice, &pair(1, 0)),
            pair_line(voice, &pair(4, 1)),
            pair_line(voice, &pair(4, 3)),
        ]
    };
    assert_snapshot!(en(lines), @r"
    2. Ada and \_Bea\_ · mean 2.5 · best 10 · 1 game
    2. Ada and \_Bea\_ · mean 2.5 · best 10 · 4 games · 1 forfeit
    2. Ada and \_Bea\_ · mean 2.5 · best 10 · 4 games · 3 forfeits
    ");
    assert_snapshot!(de(lines), @r"
    2. Ada und \_Bea\_ · Schnitt 2,5 · Bestwert 10 · 1 Partie
    2. Ada und \_Bea\_ · Schnitt 2,5 · Bestwert 10 · 4 Partien · 1-mal ausgestiegen
    2. Ada und \_Bea\_ · Schnitt 2,5 · Bestwert 10 · 4 Partien · 3-mal ausgestiegen
    ");
}

#[test]
fn other_leaderboards_are_a_press_away() {
    let page =
        |everywhere, company| LeadersPage { everywhere, company, ..LeadersPage::first("chess") };
    let server = request(ADA);
    let direct =
        Request { place: crate::message::Place { guild: None, ..server.place }, ..server.clone() };
    let boards = |request: &Request, page: LeadersPage, scores| {
        en(|voice| {
            crate::message::Row::Buttons(other_boards(voice.plain(), request, &page, scores))
        })
    };
    assert_snapshot!(boards(&server, page(false, Company::People), false), @"⚪[Everywhere] ⚪[Computers]");
    assert_snapshot!(boards(&server, page(true, Company::Computers), true), @"⚪[This server] ⚪[People] ⚪[Pairs]");
    assert_snapshot!(boards(&direct, page(true, Company::Pairs), true), @"⚪[People] ⚪[Computers]");
    let german = de(|voice| {
        let page = page(false, Company::People);
        crate::message::Row::Buttons(other_boards(voice.plain(), &server, &page, true))
    });
    assert_snapshot!(german, @"⚪[Überall] ⚪[Computer] ⚪[Paare]");
}

#[test]
fn pages_are_turned() {
    let turn = |page: u32, total: u32| {
        en(|voice| pager(voice.plain(), &GamesPage::MINE.at(page), pages(total)))
    };
    assert_snapshot!(turn(1, 0), @"nothing");
    assert_snapshot!(turn(1, 10), @"nothing");
    assert_snapshot!(turn(1, 11), @"⚪[First] (off) ⚪[Back] (off) ⚪[Next] ⚪[Last]");
    assert_snapshot!(turn(2, 25), @"⚪[First] ⚪[Back] ⚪[Next] ⚪[Last]");
    assert_snapshot!(turn(3, 25), @"⚪[First] ⚪[Back] ⚪[Next] (off) ⚪[Last] (off)");
    assert_snapshot!(de(|voice| pager(voice.plain(), &HistoryPage::of(ADA), 2)), @"⚪[Anfang] (off) ⚪[Zurück] (off) ⚪[Weiter] ⚪[Ende]");
}

fn tally(pool: RatingPool) -> Tally {
    Tally {
        game: "chess".to_owned(),
        pool,
        won: 2,
        drawn: 1,
        lost: 1,
        streak: None,
        longest: 0,
        scores: None,
        beaten: None,
        forfeits: 0,
    }
}

#[test]
fn a_profile_tells_the_record() {
    let lines = |voice: Voice<'_>| {
        let rating = row().rating;
        let people = tally(RatingPool::People);
        let streak = Tally { streak: Some((Verdict::Won, 3)), longest: 3, ..people.clone() };
        let longest = Tally { streak: Some((Verdict::Won, 2)), longest: 5, ..people.clone() };
        let past = Tally { streak: Some((Verdict::Lost, 2)), longest: 2, ..people.clone() };
        let one = Tally { won: 1, drawn: 0, lost: 0, ..people.clone() };
        let computer = tally(RatingPool::Computer);
        let of = |rating: Option<&Rating>, tallies: &[&Tally]| {
            profile_lines(voice, rating, tallies, START)
        };
        [
            of(Some(&rating), &[&people, &computer]),
            of(Some(&Rating::NEW), &[&one]),
            of(None, &[&people]),
            of(Some(&rating), &[&streak]),
            of(Some(&rating), &[&longest]),
            of(Some(&rating), &[&past]),
        ]
        .concat()
    };
    assert_snapshot!(en(lines), @"
    1712 · 4 games · +2 =1 -1
    Against the computer: 4 games · +2 =1 -1
    1500? (few games yet) · 1 game · +1 =0 -0
    Unrated · 4 games · +2 =1 -1
    1712 · 4 games · +2 =1 -1 · 3 in a row
    1712 · 4 games · +2 =1 -1 · 2 in a row · best 5 in a row
    1712 · 4 games · +2 =1 -1 · best 2 in a row
    ");
    assert_snapshot!(de(lines), @"
    1712 · 4 Partien · +2 =1 -1
    Gegen den Computer: 4 Partien · +2 =1 -1
    1500? (noch wenige Partien) · 1 Partie · +1 =0 -0
    Ungewertet · 4 Partien · +2 =1 -1
    1712 · 4 Partien · +2 =1 -1 · 3 Siege in Folge
    1712 · 4 Partien · +2 =1 -1 · 2 Siege in Folge · Rekord: 5 Siege in Folge
    1712 · 4 Partien · +2 =1 -1 · Rekord: 2 Siege in Folge
    ");
}

#[test]
fn a_profile_tells_scores() {
    let lines = |voice: Voice<'_>| {
        let scored = |pool, forfeits| Tally { scores: Some((-2.5, 10)), forfeits, ..tally(pool) };
        let one = Tally { won: 0, drawn: 1, lost: 0, ..scored(RatingPool::People, 0) };
        let (people, computer) = (scored(RatingPool::People, 1), scored(RatingPool::Computer, 2));
        score_lines(voice, &[&one, &people, &computer, &tally(RatingPool::People)])
    };
    assert_snapshot!(en(lines), @"
    Mean -2.5 · best 10 · 1 game
    Mean -2.5 · best 10 · 4 games · 1 forfeit
    With the computer: mean -2.5 · best 10 · 4 games · 2 forfeits
    ");
    assert_snapshot!(de(lines), @"
    Schnitt -2.5 · Bestwert 10 · 1 Partie
    Schnitt -2.5 · Bestwert 10 · 4 Partien · 1-mal ausgestiegen
    Mit dem Computer: Schnitt -2.5 · Bestwert 10 · 4 Partien · 2-mal ausgestiegen
    ");
}

#[test]
fn a_message_has_an_address() {
    let (table, message) = (TABLE, MessageId(9));
    let at = TableMessage { table, channel: CHANNEL, message, role: MessageRole::Board };
    assert_snapshot!(link(Some(GUILD), at), @"https://discord.com/channels/5/6/9");
    assert_snapshot!(link(None, at), @"https://discord.com/channels/@me/6/9");
}
