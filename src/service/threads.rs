//! A thread per game: opened at the invitation, kept open while the game runs, given up for the
//! channel when it cannot be used.

use super::act::Acted;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{Delivery, Ground, Message, Place, Post, Request, Service, ThreadPost};
use crate::store::{GameThread, MessageRole, ThreadState};
use crate::table::{By, ChannelId, Intent, MessageId, Phase, Table, TableId, Threads, Time, Venue};
use crate::words::{Channel, Term};

/// How long a thread stays open without a word while its game runs, in minutes: a week.
const RUNNING: u16 = 10_080;
/// The same once the game is over: a day.
const OVER: u16 = 1_440;
/// After so long without a word a thread is kept from being archived, in milliseconds: six days.
const QUIET: i64 = 6 * 24 * 60 * 60 * 1000;
/// How many threads are kept open at once.
const AT_ONCE: u32 = 50;
/// The most characters of a thread's name.
const NAME_MOST: usize = 100;

impl Service {
    /// Refuses a new game where the server wants threads and the bot may open none.
    pub(super) async fn check_threads(&self, request: &Request) -> Result<(), Trouble> {
        let place = request.place;
        let Some(guild) = place.guild.filter(|_| place.ground == Ground::Channel) else {
            return Ok(());
        };
        let wanted = self.store.guild_settings(guild).await?.threads;
        if wanted == Threads::Required && !place.may_thread {
            let voice = self.words.voice(&request.who.locale);
            return Err(Trouble::Said(voice.threads_required(Channel(place.channel.0))));
        }
        Ok(())
    }

    /// The thread that a game gets which begins here; it is stored together with the beginning.
    pub(super) async fn thread_wished(
        &self,
        place: Place,
        table: &Table,
    ) -> Result<Option<GameThread>, Trouble> {
        let sheet = table.sheet();
        let Some(guild) = place.guild.filter(|_| place.may_thread) else { return Ok(None) };
        if sheet.venue.channel != place.channel
            || self.store.guild_settings(guild).await?.threads == Threads::Off
        {
            return Ok(None);
        }
        let (parent, touched, state) = (place.channel, self.now(), ThreadState::Wanted);
        Ok(Some(GameThread { table: sheet.id, parent, state, touched }))
    }

    /// The order to open the thread of a game at its invitation.
    pub(super) fn thread_order(&self, table: &Table, starter: MessageId) -> Delivery {
        let sheet = table.sheet();
        let stage = self.public_stage(table);
        let stage = Stage { voice: stage.voice.plain(), ..stage };
        let name = stage.thread_name();
        let open = ThreadPost::Open {
            table: sheet.id,
            channel: sheet.venue.channel,
            starter,
            name,
            minutes: RUNNING,
        };
        Delivery { outbox: 0, post: Post::Thread(open) }
    }

    /// An invitation has its number: the thread that waits for it is opened.
    pub(super) async fn thread_may_open(
        &self,
        id: TableId,
        starter: MessageId,
    ) -> Result<(), Trouble> {
        let wanted = self.store.thread(id).await?;
        if wanted.is_some_and(|thread| thread.state == ThreadState::Wanted) {
            let table = self.look(id).await?;
            self.send(self.thread_order(&table, starter));
        }
        Ok(())
    }

    /// Whether the thread of a game still waits to be opened; then that is tried again. Without an
    /// invitation there is nothing to open it at, and the game stays in the channel.
    pub(super) async fn reopens_thread(&self, table: &Table) -> Result<bool, Trouble> {
        let id = table.sheet().id;
        let Some(known) = self.store.thread(id).await? else { return Ok(false) };
        if known.state != ThreadState::Wanted {
            return Ok(false);
        }
        let Some(starter) = self.store.message(id, MessageRole::Invitation).await? else {
            self.store.set_thread(GameThread { state: ThreadState::Gone, ..known }).await?;
            return Ok(false);
        };
        self.send(self.thread_order(table, starter.message));
        Ok(true)
    }

    /// The thread of a game is open, or could not be opened: the game moves in, or stays.
    pub(super) async fn thread_opened(
        &self,
        id: TableId,
        opened: Option<ChannelId>,
    ) -> Result<(), Trouble> {
        let known = self.store.thread(id).await?;
        let Some(known) = known.filter(|known| known.state == ThreadState::Wanted) else {
            return Ok(());
        };
        let Some(thread) = opened else {
            self.store.set_thread(GameThread { state: ThreadState::Gone, ..known }).await?;
            let venue = self.look(id).await?.sheet().venue;
            let refused = self.public_voice(venue).thread_refused();
            return self.post_anew(id, Some(refused)).await;
        };
        let acted = self.take_to(id, thread).await?;
        let touched = self.now();
        let state = ThreadState::Open;
        self.store.set_thread(GameThread { state, touched, ..known }).await?;
        let people = acted.table.sheet().people();
        let admit = ThreadPost::Admit { thread, people };
        self.send(Delivery { outbox: 0, post: Post::Thread(admit) });
        self.post_anew(id, None).await?;
        self.tell_starter(&acted.table).await
    }

    /// The invitation says where the game is and how it stands.
    async fn tell_starter(&self, table: &Table) -> Result<(), Trouble> {
        let sheet = table.sheet();
        if let Some(at) = self.store.message(sheet.id, MessageRole::Invitation).await? {
            let message = self.public_stage(table).starter();
            let post = Post::Edit { channel: at.channel, id: at.message, message };
            self.send(Delivery { outbox: 0, post });
        }
        Ok(())
    }

    /// The game is over: its thread may be archived sooner, and its invitation tells the result.
    pub(super) async fn close_thread(&self, acted: &Acted) -> Result<(), Trouble> {
        let sheet = acted.table.sheet();
        let thread = self.store.thread(sheet.id).await?;
        if !acted.ends || thread.is_none_or(|thread| thread.state != ThreadState::Open) {
            return Ok(());
        }
        let keep = ThreadPost::Keep { thread: sheet.venue.channel, minutes: OVER };
        self.send(Delivery { outbox: 0, post: Post::Thread(keep) });
        self.tell_starter(&acted.table).await
    }

    /// A board could not be posted where the game is played. If that was its thread, the game goes
    /// back to the channel; says whether it did.
    pub(super) async fn leave_thread(&self, outbox: u64) -> Result<bool, Trouble> {
        let Some(id) = self.store.waiting_board_of(outbox).await? else { return Ok(false) };
        let Some(known) = self.store.thread(id).await? else { return Ok(false) };
        if known.state != ThreadState::Open {
            return Ok(false);
        }
        self.store.set_thread(GameThread { state: ThreadState::Gone, ..known }).await?;
        let acted = self.take_to(id, known.parent).await?;
        let gone = self.public_voice(acted.table.sheet().venue).thread_gone();
        self.post_anew(id, Some(gone)).await?;
        Ok(true)
    }

    /// The game is played in this channel of its server from now on.
    async fn take_to(&self, id: TableId, channel: ChannelId) -> Result<Acted, Trouble> {
        let guild = self.look(id).await?.sheet().venue.guild;
        self.act(None, id, By::Host, &Intent::Move { venue: Venue { guild, channel } }).await
    }

    /// Posts the newest board where the game is played now, with a line below if there is one.
    pub(super) async fn post_anew(&self, id: TableId, line: Option<String>) -> Result<(), Trouble> {
        let table = self.look(id).await?;
        let outbox = self.store.waiting_board(id).await?;
        let stage = self.stage_for(&table).await;
        let mut message = stage.newest(None);
        if let Some(line) = line {
            message.content = format!("{}\n{line}", message.content);
        }
        let post = Post::Send {
            channel: table.sheet().venue.channel,
            message,
            purpose: Some(stage.purpose()),
            nonce: format!("m{id}{:x}", self.random() & 0xff_ffff),
        };
        self.send(Delivery { outbox, post });
        Ok(())
    }

    /// Threads of running games in which nobody has written for long are kept open.
    pub(super) async fn keep_threads(&self) -> Result<(), Trouble> {
        let now = self.now();
        for id in self.store.quiet_threads(Time(now.0.saturating_sub(QUIET)), AT_ONCE).await? {
            let Some(known) = self.store.thread(id).await? else { continue };
            let table = self.look(id).await?;
            let keep = ThreadPost::Keep { thread: table.sheet().venue.channel, minutes: RUNNING };
            self.send(Delivery { outbox: 0, post: Post::Thread(keep) });
            self.store.set_thread(GameThread { touched: now, ..known }).await?;
        }
        Ok(())
    }
}

impl Stage<'_> {
    /// The name of the thread of this game.
    fn thread_name(&self) -> String {
        let seats = crate::rules::Seat::all(self.table.sheet().header.seats);
        let names: Vec<_> = seats.map(|seat| self.plain_name(seat)).collect();
        let id = format!(" #{}", self.table.sheet().id);
        let title = self.voice.title(self.info());
        let name = format!("{title}: {}", names.join(" - "));
        name.chars().take(NAME_MOST - id.len()).chain(id.chars()).collect()
    }

    /// The invitation of a game that is played in a thread: who plays, and where or how it ended.
    pub fn starter(&self) -> Message {
        let mut message = self.settled();
        let sheet = self.table.sheet();
        let line = match (self.table.outcome(), sheet.phase) {
            (Some(outcome), _) => self.ending(&outcome),
            (None, Phase::Over(_)) => self.voice.board_over(),
            (None, _) => self.voice.game_is_in(Term(Channel(sheet.venue.channel.0).to_string())),
        };
        message.content = format!("{}\n{line}", message.content);
        message
    }
}
