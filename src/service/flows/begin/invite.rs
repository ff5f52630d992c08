//! How a game comes about: `/play`, challenges, open seats, another game after the end.

use crate::message::{Answer, Delivery, InvitationPress, Message, Post, Reply, Request};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::store::OpenOf;
use crate::table::MessageRole;
use crate::table::{Intent, TableId};

impl Service {
    /// Who sits down or accepts may not have too many games either; this one counts.
    async fn check_guest(&self, request: &Request, id: TableId) -> Result<(), Error> {
        let most = self.policy.games_per_person;
        let seated = !self.look(id).await?.record().seats_of(request.who.id).is_empty();
        let others = self.store.open_games(OpenOf::Person(request.who.id)).await?;
        if others.saturating_sub(u32::from(seated)) >= most {
            let voice = self.voice(request);
            return Err(Error::Said(voice.too_many_yours(i64::from(most))));
        }
        Ok(())
    }

    /// Accept, decline, withdraw, join, use the computer.
    pub(crate) async fn answer_invitation(
        &self,
        request: &Request,
        id: TableId,
        press: InvitationPress,
        revision: Option<u32>,
    ) -> Result<Reply, Error> {
        let sits = matches!(
            press,
            InvitationPress::Accept | InvitationPress::Join | InvitationPress::JoinAgain
        );
        if sits {
            self.check_guest(request, id).await?;
        }
        if self.look(id).await?.is_lobby() {
            return self.press_lobby(request, id, press, revision).await;
        }
        if sits {
            self.may_sit(request, id).await?;
        }
        let intent = match press {
            InvitationPress::Accept => Intent::Accept { revision },
            InvitationPress::Decline => Intent::Decline,
            InvitationPress::Withdraw => Intent::Withdraw,
            InvitationPress::Join | InvitationPress::JoinAgain => {
                Intent::Join { name: request.who.name.clone() }
            }
            InvitationPress::AddComputer(None) => return self.ask_level(request, id).await,
            InvitationPress::AddComputer(Some(level)) => Intent::UseComputer { level },
            InvitationPress::Leave | InvitationPress::Start | InvitationPress::RemoveSeat(_) => {
                return self.press_lobby(request, id, press, revision).await;
            }
        };
        if request.place.channel == self.look(id).await?.record().venue.channel
            && !matches!(intent, Intent::Decline | Intent::Withdraw)
        {
            self.check_rights(request).await?;
        }
        let acted = self.act_of(request, id, &intent).await?;
        // While seats are free the message still invites.
        let settled = self.public_presenter(&acted.table).invitation();
        // A level is chosen, and what failed is tried again, in a private message; the invitation
        // stands elsewhere.
        let invitation = self.store.message(id, MessageRole::Invitation).await?;
        let elsewhere = invitation
            .filter(|at| Some(at.message) != request.pressed.map(|pressed| pressed.message));
        let edit = elsewhere.map(|at| Delivery {
            outbox: 0,
            post: Post::Edit {
                channel: at.channel,
                id: at.message,
                message: settled.clone(),
                purpose: None,
            },
        });
        let answer = match &edit {
            Some(_) => Answer::Fleeting(Message::private(self.voice(request).done())),
            None => Answer::Update(settled),
        };
        let mut reply = if acted.begins {
            self.after(request, acted, Told::this(answer)).await?
        } else {
            Reply::of(answer)
        };
        reply.then.splice(0..0, edit);
        Ok(reply)
    }
}
