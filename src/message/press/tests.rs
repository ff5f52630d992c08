use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;
use std::mem::{Discriminant, discriminant};

use strum::EnumCount;

use super::*;
use crate::message::Scope;
use crate::rules::Seat;
use crate::table::PersonId;

const TABLE: TableId = TableId::of_bits(77);

const PERSON: PersonId = PersonId(u64::MAX >> 1);

/// Every kind there is among these; the compiler counts them.
fn whole<T: EnumCount>(all: &[T]) -> bool {
    let kinds: HashSet<Discriminant<T>> = all.iter().map(discriminant).collect();
    kinds.len() == T::COUNT
}

fn picks() -> Vec<PickPress> {
    let text = || "g1-f3".to_owned();
    vec![
        PickPress::Open,
        PickPress::Start,
        PickPress::Back,
        PickPress::Step(text()),
        PickPress::Band(text()),
    ]
}

fn invitations() -> Vec<InvitationPress> {
    vec![
        InvitationPress::Accept,
        InvitationPress::Decline,
        InvitationPress::Withdraw,
        InvitationPress::Join,
        InvitationPress::JoinAgain,
        InvitationPress::Leave,
        InvitationPress::Start,
        InvitationPress::AddComputer(None),
        InvitationPress::AddComputer(Some(8)),
        InvitationPress::RemoveSeat(None),
        InvitationPress::RemoveSeat(Some(Seat(5))),
    ]
}

fn views() -> Vec<OwnView> {
    vec![OwnView::New, OwnView::InPlace, OwnView::Announcements(1), OwnView::Announcements(12)]
}

fn replays() -> Vec<ReplayPress> {
    let pages = [0, 57, 17_850].map(|step| [false, true].map(|flipped| (step, flipped)));
    let turns = [
        ReplayTurn::Open,
        ReplayTurn::First,
        ReplayTurn::Back,
        ReplayTurn::Forward,
        ReplayTurn::Last,
        ReplayTurn::Flip,
        ReplayTurn::Ask,
        ReplayTurn::Film,
    ];
    let press = |(step, flipped)| {
        turns.map(|turn| ReplayPress { page: ReplayPage { step, flipped }, turn })
    };
    pages.into_iter().flatten().flat_map(press).collect()
}

fn at_tables() -> Vec<TablePress> {
    let mut all = vec![
        TablePress::Play("aa999-zz998".to_owned()),
        TablePress::Any("any".to_owned()),
        TablePress::Type(String::new()),
        TablePress::Type("ein Wort, mit Blank".to_owned()),
        TablePress::Terms,
        TablePress::DrawClaim { key: "threefold".to_owned(), after: None },
        TablePress::DrawClaim { key: "fifty".to_owned(), after: Some("g1f3".to_owned()) },
        TablePress::TakebackAsk,
        TablePress::ResignAsk,
        TablePress::Resign,
        TablePress::ResignNo,
        TablePress::LeaveGame,
        TablePress::Abort,
        TablePress::Closeup(Closeup::King),
        TablePress::Closeup(Closeup::LastMove),
        TablePress::Where,
        TablePress::More,
        TablePress::Text,
        TablePress::Reopen,
        TablePress::GiveTime,
        TablePress::Mute,
        TablePress::BringDown,
        TablePress::StopWatching,
        TablePress::Share,
        TablePress::JoinTeam(Seat(1)),
        TablePress::MoveHere,
        TablePress::Hint,
        TablePress::HintMove("aa999-zz998".to_owned()),
        TablePress::Analyse,
        TablePress::Rematch { level: None },
        TablePress::Rematch { level: Some(5) },
        TablePress::Export(None),
        TablePress::Export(Some("pgn".to_owned())),
        TablePress::Close('p'),
        TablePress::Close('d'),
    ];
    all.extend(picks().into_iter().map(TablePress::Pick));
    all.extend(picks().into_iter().map(TablePress::ClaimPick));
    all.extend(invitations().into_iter().map(TablePress::Invitation));
    all.extend(views().into_iter().map(TablePress::OwnView));
    all.extend(replays().into_iter().map(TablePress::Replay));
    for yes in [false, true] {
        all.extend([
            TablePress::DrawOffer { sure: yes },
            TablePress::DrawAnswer(yes),
            TablePress::TakebackAnswer(yes),
            TablePress::Board { flip: yes },
            TablePress::ForceEnd { sure: yes },
        ]);
    }
    for what in [TimeOffer::Pause, TimeOffer::Adjourn, TimeOffer::Resume] {
        let answers = [None, Some(false), Some(true)];
        all.extend(answers.map(|answer| TablePress::TimeOffer { what, answer }));
    }
    let idle = [
        InactivityPress::Win,
        InactivityPress::Substitute,
        InactivityPress::Close,
        InactivityPress::Remind,
    ];
    all.extend(idle.map(TablePress::Inactivity));
    let lines = [IfThenPress::List, IfThenPress::Edit, IfThenPress::Clear];
    all.extend(lines.map(TablePress::IfThen));
    let turns = [TurningTurn::Open, TurningTurn::Earlier, TurningTurn::Later];
    all.extend(turns.map(|turn| TablePress::Turning(TurningPress { nth: 2, turn })));
    let against = [LeadAgainst::Alone, LeadAgainst::Anyone, LeadAgainst::Computer].map(Some);
    let against = against.into_iter().chain([None]);
    all.extend(against.map(|against| TablePress::PlayOn(Lead { step: 17, against })));
    all
}

fn panels() -> Vec<PanelPress> {
    let mut all = vec![
        PanelPress::Anyone,
        PanelPress::Levels,
        PanelPress::Watch,
        PanelPress::Side,
        PanelPress::Rated,
        PanelPress::Options,
        PanelPress::Seats,
        PanelPress::Back,
        PanelPress::Post,
        PanelPress::Cancel,
    ];
    all.extend((1..=8).map(PanelPress::Level));
    all.extend(TurnLength::ALL.map(PanelPress::Turns));
    all
}

fn setups() -> Vec<SetupPress> {
    let mut all =
        vec![SetupPress::New, SetupPress::Person(PERSON), SetupPress::Computer("chess".to_owned())];
    all.extend([SetupPress::People, SetupPress::Learn, SetupPress::Computer(String::new())]);
    all.extend(panels().into_iter().map(|press| SetupPress::In { draft: u64::MAX, press }));
    all
}

fn privacy() -> Vec<PrivacyPress> {
    vec![
        PrivacyPress::New,
        PrivacyPress::Page,
        PrivacyPress::Leave(false),
        PrivacyPress::Leave(true),
        PrivacyPress::Copy(3),
        PrivacyPress::NewBlocks,
        PrivacyPress::Blocks,
        PrivacyPress::Block(PERSON),
        PrivacyPress::Unblock(PERSON),
    ]
}

/// Each page of a list, opened anew and turned to.
fn lists<P: Paged>(pages: impl IntoIterator<Item = P>) -> Vec<Press> {
    let turns = [
        PageTurn::First,
        PageTurn::Back,
        PageTurn::Next,
        PageTurn::Last,
        PageTurn::Mine,
        PageTurn::Other,
    ]
    .map(Some);
    let press = |page: P| {
        let list = move |turn| P::press(ListPress { page: page.clone(), turn });
        turns.into_iter().chain([None]).map(list).collect::<Vec<_>>()
    };
    pages.into_iter().flat_map(press).collect()
}

fn games() -> Vec<GamesPage> {
    let game = Some("secret-stallmate".to_owned());
    let page = |scope| GamesPage { scope, game: game.clone(), page: 2 };
    let mut all = [Scope::Mine, Scope::Channel, Scope::Server].map(page).to_vec();
    all.push(GamesPage::MINE);
    all
}

fn histories() -> Vec<HistoryPage> {
    let game = Some("chess".to_owned());
    vec![
        HistoryPage::of(PERSON),
        HistoryPage { opponent: Some(PERSON), game, page: u32::MAX, ..HistoryPage::of(PERSON) },
    ]
}

fn boards() -> Vec<LeadersPage> {
    let page = |company| LeadersPage { company, everywhere: true, ..LeadersPage::first("xiangqi") };
    let mut all = Company::ALL.map(page).to_vec();
    all.push(LeadersPage::first("chess"));
    all
}

fn settings() -> Vec<SettingsPage> {
    let page = |whose, line: &str, game: &str| SettingsPage {
        whose,
        line: line.to_owned(),
        game: game.to_owned(),
    };
    vec![
        SettingsPage::top(SettingsOf::Mine),
        SettingsPage::top(SettingsOf::Server),
        page(SettingsOf::Mine, "pieces", "secret-stallmate"),
        page(SettingsOf::Server, "clock", ""),
    ]
}

fn profiles() -> Vec<ProfilePage> {
    let games = [None, Some("chess".to_owned())];
    games.map(|game| ProfilePage { person: PERSON, game }).to_vec()
}

fn lessons() -> Vec<RulesPage> {
    vec![RulesPage::first("chess"), RulesPage::new("tile-chess", "armies")]
}

fn shared() -> Vec<SharedPage> {
    let mut all = Vec::new();
    all.extend(boards().into_iter().map(SharedPage::Leaderboard));
    all.extend(profiles().into_iter().map(SharedPage::Profile));
    all.extend(lessons().into_iter().map(SharedPage::Rules));
    all.extend(replays().into_iter().map(|press| SharedPage::Replay(TABLE, press.page)));
    all.extend(replays().into_iter().map(|press| SharedPage::Film(TABLE, press.page)));
    all
}

fn presses() -> Vec<Press> {
    let mut all = vec![
        Press::Help,
        Press::LeaveQueue,
        Press::Close(Closing::Plain),
        Press::Close(Closing::Settings),
        Press::Close(Closing::Blocks),
    ];
    let versions = [
        Version::Position(0),
        Version::Position(u32::MAX),
        Version::Offer(3),
        Version::Terms(36),
        Version::Own(46_655),
        Version::None,
    ];
    for press in at_tables() {
        let at = |version| Press::At(AtTable { table: TABLE, version, press: press.clone() });
        all.extend(versions.map(at));
    }
    all.extend(setups().into_iter().map(Press::Setup));
    all.extend(privacy().into_iter().map(Press::Privacy));
    all.extend(lists(games()));
    all.extend(lists(histories()));
    all.extend(lists(boards()));
    all.extend(profiles().into_iter().map(Press::Profile));
    for page in lessons() {
        all.extend([page.clone().open(), page.turn('n')].map(Press::Rules));
    }
    for page in settings() {
        all.push(Press::Set { page: page.clone(), value: "3 days a move".to_owned() });
        all.extend([false, true].map(|new| Press::Settings { page: page.clone(), new }));
    }
    for yes in [false, true] {
        all.extend([Press::Erase { sure: yes }, Press::Rights { in_place: yes }]);
    }
    all.extend(shared().into_iter().map(Press::PostHere));
    let again: Vec<_> = all.iter().cloned().map(|press| Press::Retry(Box::new(press))).collect();
    all.extend(again);
    all
}

fn menus() -> Vec<MenuId> {
    let mut all = vec![
        MenuId::Unblock,
        MenuId::Imported,
        MenuId::Setup { draft: 7, of: PanelMenu::Game },
        MenuId::Setup { draft: u64::MAX, of: PanelMenu::Clock },
        MenuId::Setup { draft: 7, of: PanelMenu::Level },
        MenuId::Where { table: TABLE },
        MenuId::PlayOn { table: TABLE, step: 12 },
    ];
    all.extend(lessons().into_iter().map(|page| MenuId::Rules(page.turn('m'))));
    for page in settings() {
        let menu = |of| MenuId::Settings { page: page.clone(), of };
        all.extend([SettingsMenu::Line, SettingsMenu::Game, SettingsMenu::Value].map(menu));
    }
    all
}

fn people() -> Vec<PeopleId> {
    vec![PeopleId::Setup { draft: 7 }, PeopleId::PlayOn { table: TABLE, step: 12 }, PeopleId::Block]
}

fn forms() -> Vec<FormId> {
    let version = Version::Position(56);
    vec![
        FormId::Move { table: TABLE, version },
        FormId::IfThen { table: TABLE, version },
        FormId::Replay { table: TABLE, page: ReplayPage { step: 5, flipped: true } },
        FormId::Erase,
        FormId::Quiet,
        FormId::Options { draft: 9 },
        FormId::Import { game: "tile-chess".to_owned() },
    ]
}

/// All read back, none travels as another does, and each fits into what Discord takes.
fn read_back<I: TypedId + Clone + Debug + PartialEq + Eq + Hash>(all: &[I]) {
    let mut seen = HashSet::new();
    for id in all.iter().cloned().collect::<HashSet<_>>() {
        let wire = id.wire();
        assert_eq!(I::of_wire(&wire).as_ref(), Some(&id), "{wire:?}");
        assert!(wire.code.len() == 2 && wire.code.bytes().all(|byte| byte.is_ascii_lowercase()));
        assert!(wire.arg.chars().count() <= 80, "{wire:?}");
        let text = format!("{wire:?}");
        assert!(seen.insert(text), "two ids travel as {wire:?}");
    }
}

#[test]
fn every_id_reads_back_as_it_was_written() {
    read_back(&presses());
    read_back(&menus());
    read_back(&people());
    read_back(&forms());
}

#[test]
fn none_is_missing_from_that_test() {
    assert!(whole(&presses()) && whole(&at_tables()) && whole(&picks()) && whole(&views()));
    assert!(whole(&invitations()) && whole(&setups()) && whole(&panels()) && whole(&privacy()));
    assert!(whole(&shared()) && whole(&menus()) && whole(&people()) && whole(&forms()));
}

#[test]
fn what_cannot_be_pressed_is_no_press() {
    let wire = |code: &str, table, arg: &str| RawId { table, ..RawId::free(code, arg) };
    for wire in [
        // Only a button of a table plays a move.
        wire("mv", None, "e2e4"),
        wire("zz", Some(TABLE), ""),
        wire("jt", Some(TABLE), "x"),
        wire("ng", Some(TABLE), "?"),
        wire("ps", Some(TABLE), "px"),
        wire("pr", None, "k?"),
        wire("su", None, "7.l11"),
        // What is tried again is not another trial, and what is posted is a page.
        wire("rt", None, "rt.he."),
        wire("rt", None, ""),
        wire("ph", Some(TABLE), "mv.e2e4"),
        wire("ph", None, ""),
    ] {
        assert_eq!(Press::of_wire(&wire), None, "{wire:?}");
    }
}

#[test]
fn pages_of_another_day_still_open() {
    let list = ListPress::<LeadersPage>::of_text("chess.s.3");
    assert_eq!(list.page, LeadersPage { page: 3, ..LeadersPage::first("chess") });
    assert_eq!(list.turn, None);
    let start = ReplayPage::START;
    assert_eq!(ReplayPress::of_text(""), start.open());
    assert_eq!(ReplayPress::of_text("57"), ReplayPage::at(57).open());
    assert_eq!(ReplayPress::of_text("x.?"), ReplayPress { page: start, turn: ReplayTurn::First });
    assert_eq!(SettingsPage::read("x.-.-"), None);
    assert_eq!(SettingsPage::read("m"), Some((SettingsPage::top(SettingsOf::Mine), "")));
}
