//! The form for quiet hours.

use crate::message::{Answer, FormId, Input, Modal, Reply};
use crate::words::Voice;

pub(crate) const ZONE: &str = "z";

pub(crate) const HOURS: &str = "h";

/// The line of quiet hours.
pub(crate) const LINE: &str = FormId::QUIET_LINE;

/// The value that opens the form.
pub(crate) const TYPE: &str = FormId::QUIET_TYPE;

/// The form.
pub(crate) fn form(voice: Voice<'_>) -> Reply {
    let plain = voice.plain();
    let field = |name: &str, label: String, placeholder: &str, required| Input {
        name: name.to_owned(),
        label,
        description: String::new(),
        placeholder: placeholder.to_owned(),
        value: String::new(),
        max: 40,
        long: false,
        required,
    };
    let modal = Modal::of_text(
        FormId::Quiet,
        plain.quiet_title(),
        vec![
            field(HOURS, plain.quiet_hours(), "22:00-7:00", true),
            field(ZONE, plain.quiet_zone(), "Europe/Berlin", false),
        ],
    );
    Reply::of(Answer::Modal(modal))
}
