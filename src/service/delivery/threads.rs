//! A thread per game: opened at the invitation, kept open while the game runs, given up for the
//! channel when it cannot be used.

use crate::message::{Delivery, Post, ThreadPost};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::show::presenter::Presenter;
use crate::store::{GameThread, ThreadState};
use crate::table::MessageRole;
use crate::table::{By, ChannelId, Intent, MessageId, Table, TableId, Time, Venue};

/// How long a thread stays open without a word while its game runs, in minutes: a week.
const RUNNING: u16 = 10_080;

/// The same once the game is over: a day.
const OVER: u16 = 1_440;

/// After so long without a word a thread is kept from being archived, in milliseconds: six days.
const QUIET: i64 = 6 * 24 * 60 * 60 * 1000;

/// How many threads are kept open at once.
pub(crate) const AT_ONCE: u32 = 50;

impl Service {
    /// The order to open the thread of a game at its invitation.
    pub(crate) fn thread_order(&self, table: &Table, starter: MessageId) -> Delivery {
        let record = table.record();
        let presenter = self.public_presenter(table);
        let presenter = Presenter { voice: presenter.voice.plain(), ..presenter };
        let name = presenter.thread_name();
        let open = ThreadPost::Open {
            table: record.id,
            channel: record.venue.channel,
            starter,
            name,
            minutes: RUNNING,
        };
        Delivery { outbox: 0, post: Post::Thread(open) }
    }

    /// An invitation has its number: the thread that waits for it is opened.
    pub(crate) async fn thread_may_open(
        &self,
        id: TableId,
        starter: MessageId,
    ) -> Result<(), Error> {
        let wanted = self.store.thread(id).await?;
        if wanted.is_some_and(|thread| thread.state == ThreadState::Wanted) {
            let table = self.look(id).await?;
            self.send(self.thread_order(&table, starter));
        }
        Ok(())
    }

    /// Whether the thread of a game still waits to be opened; then that is tried again. Without an
    /// invitation there is nothing to open it at, and the game stays in the channel.
    pub(crate) async fn reopens_thread(&self, table: &Table) -> Result<bool, Error> {
        let id = table.record().id;
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
    pub(crate) async fn thread_opened(
        &self,
        id: TableId,
        opened: Option<ChannelId>,
    ) -> Result<(), Error> {
        let known = self.store.thread(id).await?;
        let Some(known) = known.filter(|known| known.state == ThreadState::Wanted) else {
            return Ok(());
        };
        let Some(thread) = opened else {
            self.store.set_thread(GameThread { state: ThreadState::Gone, ..known }).await?;
            let venue = self.look(id).await?.record().venue;
            let refused = self.public_voice(venue).thread_refused();
            return self.post_anew(id, Some(refused)).await;
        };
        let acted = self.take_to(id, thread).await?;
        let touched = self.now();
        let state = ThreadState::Open;
        self.store.set_thread(GameThread { state, touched, ..known }).await?;
        let people = acted.table.record().people();
        let admit = ThreadPost::Admit { thread, people };
        self.send(Delivery { outbox: 0, post: Post::Thread(admit) });
        self.post_anew(id, None).await?;
        self.tell_starter(&acted.table).await
    }

    /// The invitation says where the game is and how it stands.
    async fn tell_starter(&self, table: &Table) -> Result<(), Error> {
        let record = table.record();
        if let Some(at) = self.store.message(record.id, MessageRole::Invitation).await? {
            let message = self.public_presenter(table).starter();
            let post = Post::Edit { channel: at.channel, id: at.message, message, purpose: None };
            self.send(Delivery { outbox: 0, post });
        }
        Ok(())
    }

    /// The game is over: its thread may be archived sooner, and its invitation tells the result.
    pub(crate) async fn close_thread(&self, acted: &Acted) -> Result<(), Error> {
        if !acted.ends {
            return Ok(());
        }
        let record = acted.table.record();
        let thread = self.store.thread(record.id).await?;
        if thread.is_none_or(|thread| thread.state != ThreadState::Open) {
            return Ok(());
        }
        let keep = ThreadPost::Keep { thread: record.venue.channel, minutes: OVER };
        self.send(Delivery { outbox: 0, post: Post::Thread(keep) });
        self.tell_starter(&acted.table).await
    }

    /// A board could not be posted where the game is played. If that was its thread, the game goes
    /// back to the channel; says whether it did.
    pub(crate) async fn leave_thread(&self, outbox: u64) -> Result<bool, Error> {
        let Some(id) = self.store.waiting_board_of(outbox).await? else { return Ok(false) };
        let Some(known) = self.store.thread(id).await? else { return Ok(false) };
        if known.state != ThreadState::Open {
            return Ok(false);
        }
        self.store.set_thread(GameThread { state: ThreadState::Gone, ..known }).await?;
        let acted = self.take_to(id, known.parent).await?;
        let gone = self.public_voice(acted.table.record().venue).thread_gone();
        self.post_anew(id, Some(gone)).await?;
        Ok(true)
    }

    /// The game is played in this channel of its server from now on.
    async fn take_to(&self, id: TableId, channel: ChannelId) -> Result<Acted, Error> {
        let guild = self.look(id).await?.record().venue.guild;
        self.act(None, id, By::Host, &Intent::Move { venue: Venue { guild, channel } }).await
    }

    /// Posts the newest board where the game is played now, with a line below if there is one.
    pub(crate) async fn post_anew(&self, id: TableId, line: Option<String>) -> Result<(), Error> {
        let table = self.look(id).await?;
        let outbox = self.store.waiting_board(id).await?;
        let presenter = self.presenter_for(&table).await;
        let mut message = self.newest(&presenter, None).await;
        if let Some(line) = line {
            message.content = format!("{}\n{line}", message.content);
        }
        let post = Post::Send {
            channel: table.record().venue.channel,
            message,
            purpose: Some(presenter.purpose()),
            nonce: format!("m{id}{:x}", self.random() & 0xff_ffff),
        };
        self.send(Delivery { outbox, post });
        Ok(())
    }

    /// Threads of running games in which nobody has written for long are kept open.
    pub(crate) async fn keep_threads(&self) -> Result<(), Error> {
        let now = self.now();
        for id in self.store.quiet_threads(Time(now.0.saturating_sub(QUIET)), AT_ONCE).await? {
            let Some(known) = self.store.thread(id).await? else { continue };
            let table = self.look(id).await?;
            let keep = ThreadPost::Keep { thread: table.record().venue.channel, minutes: RUNNING };
            self.send(Delivery { outbox: 0, post: Post::Thread(keep) });
            self.store.set_thread(GameThread { touched: now, ..known }).await?;
        }
        Ok(())
    }
}
