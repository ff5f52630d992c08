//! The shapes of request bodies: every key Discord takes, with lengths and counts.

use super::form::Holds::{
    Again, Any, Bool, ByType, Flags, List, Locales, Object, Snowflake, Text, Whole,
};
use super::form::{Key, maybe, needed};
use crate::sandbox::state::{COMPONENTS_V2, EPHEMERAL, SILENT};

/// Suppress embeds: the flag every message may have.
const NO_EMBEDS: u64 = 1 << 2;
/// The text of an address.
const LINK: super::form::Holds = Text(1, 2048);

static ALLOWED_MENTIONS: &[Key] = &[
    maybe("parse", List(0, 3, &Text(1, 20))),
    maybe("users", List(0, 100, &Snowflake)),
    maybe("roles", List(0, 100, &Snowflake)),
    maybe("replied_user", Bool),
];

static ATTACHMENT: &[Key] = &[
    needed("id", Snowflake),
    maybe("filename", Text(1, 1024)),
    maybe("description", Text(0, 1024)),
    maybe("title", Text(0, 1024)),
    maybe("duration_secs", Any),
    maybe("waveform", Text(0, 400)),
    maybe("is_remix", Bool),
    maybe("content_type", Any),
    maybe("size", Any),
    maybe("url", Any),
    maybe("proxy_url", Any),
    maybe("width", Any),
    maybe("height", Any),
    maybe("ephemeral", Any),
];

static MEDIA: &[Key] = &[
    maybe("url", LINK),
    maybe("proxy_url", Any),
    maybe("width", Any),
    maybe("height", Any),
    maybe("description", Text(0, 4096)),
];

static FOOTER: &[Key] =
    &[needed("text", Text(1, 2048)), maybe("icon_url", LINK), maybe("proxy_icon_url", Any)];

static AUTHOR: &[Key] = &[
    needed("name", Text(1, 256)),
    maybe("url", LINK),
    maybe("icon_url", LINK),
    maybe("proxy_icon_url", Any),
];

static FIELD: &[Key] =
    &[needed("name", Text(1, 256)), needed("value", Text(1, 1024)), maybe("inline", Bool)];

static EMBED: &[Key] = &[
    maybe("type", Text(1, 20)),
    maybe("title", Text(0, 256)),
    maybe("description", Text(0, 4096)),
    maybe("url", LINK),
    maybe("timestamp", Text(10, 40)),
    maybe("color", Whole(0, 0xff_ffff)),
    maybe("footer", Object(FOOTER)),
    maybe("image", Object(MEDIA)),
    maybe("thumbnail", Object(MEDIA)),
    maybe("video", Object(MEDIA)),
    maybe("provider", Any),
    maybe("author", Object(AUTHOR)),
    maybe("fields", List(0, 25, &Object(FIELD))),
];

static EMOJI: &[Key] =
    &[maybe("id", Snowflake), maybe("name", Text(1, 32)), maybe("animated", Bool)];

static ROW: &[Key] = &[
    needed("type", Any),
    maybe("id", Whole(0, i32::MAX as i64)),
    needed("components", List(1, 5, &ByType(IN_ROW))),
];

static BUTTON: &[Key] = &[
    needed("type", Any),
    maybe("id", Whole(0, i32::MAX as i64)),
    needed("style", Whole(1, 6)),
    maybe("label", Text(0, 80)),
    maybe("emoji", Object(EMOJI)),
    maybe("custom_id", Text(1, 100)),
    maybe("url", Text(1, 512)),
    maybe("disabled", Bool),
    maybe("sku_id", Snowflake),
];

static ENTRY: &[Key] = &[
    needed("label", Text(1, 100)),
    needed("value", Text(1, 100)),
    maybe("description", Text(0, 100)),
    maybe("emoji", Object(EMOJI)),
    maybe("default", Bool),
];

static TEXT_MENU: &[Key] = &[
    needed("type", Any),
    maybe("id", Whole(0, i32::MAX as i64)),
    needed("custom_id", Text(1, 100)),
    needed("options", List(1, 25, &Object(ENTRY))),
    maybe("placeholder", Text(0, 150)),
    maybe("min_values", Whole(0, 25)),
    maybe("max_values", Whole(1, 25)),
    maybe("disabled", Bool),
    maybe("required", Bool),
];

static DEFAULT: &[Key] = &[needed("id", Snowflake), needed("type", Text(1, 20))];

static PICK_MENU: &[Key] = &[
    needed("type", Any),
    maybe("id", Whole(0, i32::MAX as i64)),
    needed("custom_id", Text(1, 100)),
    maybe("placeholder", Text(0, 150)),
    maybe("default_values", List(0, 25, &Object(DEFAULT))),
    maybe("channel_types", Any),
    maybe("min_values", Whole(0, 25)),
    maybe("max_values", Whole(1, 25)),
    maybe("disabled", Bool),
    maybe("required", Bool),
];

static IN_ROW: &[(u64, &[Key])] =
    &[(2, BUTTON), (3, TEXT_MENU), (5, PICK_MENU), (6, PICK_MENU), (7, PICK_MENU), (8, PICK_MENU)];

static PLAIN: &[(u64, &[Key])] = &[(1, ROW)];

static SECOND_GENERATION: &[(u64, &[Key])] = &[
    (1, ROW),
    (9, SECTION),
    (10, PROSE),
    (12, GALLERY),
    (13, FILE),
    (14, SEPARATOR),
    (17, CONTAINER),
];

static IN_CONTAINER: &[(u64, &[Key])] =
    &[(1, ROW), (9, SECTION), (10, PROSE), (12, GALLERY), (13, FILE), (14, SEPARATOR)];

static SECTION: &[Key] = &[
    needed("type", Any),
    maybe("id", Any),
    needed("components", List(1, 3, &ByType(&[(10, PROSE)]))),
    needed("accessory", ByType(&[(2, BUTTON), (11, THUMBNAIL)])),
];

static PROSE: &[Key] = &[needed("type", Any), maybe("id", Any), needed("content", Text(1, 4000))];

static THUMBNAIL: &[Key] = &[
    needed("type", Any),
    maybe("id", Any),
    needed("media", Object(MEDIA)),
    maybe("description", Text(0, 1024)),
    maybe("spoiler", Bool),
];

static PICTURE: &[Key] =
    &[needed("media", Object(MEDIA)), maybe("description", Text(0, 1024)), maybe("spoiler", Bool)];

static GALLERY: &[Key] =
    &[needed("type", Any), maybe("id", Any), needed("items", List(1, 10, &Object(PICTURE)))];

static FILE: &[Key] =
    &[needed("type", Any), maybe("id", Any), needed("file", Object(MEDIA)), maybe("spoiler", Bool)];

static SEPARATOR: &[Key] =
    &[needed("type", Any), maybe("id", Any), maybe("divider", Bool), maybe("spacing", Whole(1, 2))];

static CONTAINER: &[Key] = &[
    needed("type", Any),
    maybe("id", Any),
    maybe("accent_color", Whole(0, 0xff_ffff)),
    maybe("spoiler", Bool),
    needed("components", List(1, 39, &ByType(IN_CONTAINER))),
];

static REFERENCE: &[Key] = &[
    needed("message_id", Snowflake),
    maybe("channel_id", Snowflake),
    maybe("guild_id", Snowflake),
    maybe("fail_if_not_exists", Bool),
    maybe("type", Whole(0, 1)),
];

/// The rows of a message, by generation.
pub static ROWS: super::form::Holds = List(0, 5, &ByType(PLAIN));
/// The components of a second-generation message.
pub static PARTS: super::form::Holds = List(0, 40, &ByType(SECOND_GENERATION));

/// A new message in a channel.
pub static POST: &[Key] = &[
    maybe("content", Text(0, 2000)),
    maybe("nonce", Any),
    maybe("enforce_nonce", Bool),
    maybe("tts", Bool),
    maybe("embeds", List(0, 10, &Object(EMBED))),
    maybe("allowed_mentions", Object(ALLOWED_MENTIONS)),
    maybe("message_reference", Object(REFERENCE)),
    maybe("components", Any),
    maybe("attachments", List(0, 10, &Object(ATTACHMENT))),
    maybe("flags", Flags(NO_EMBEDS | SILENT | COMPONENTS_V2)),
    maybe("sticker_ids", List(0, 3, &Snowflake)),
];

/// A follow-up of an interaction.
pub static FOLLOW_UP: &[Key] = &[
    maybe("content", Text(0, 2000)),
    maybe("username", Any),
    maybe("avatar_url", Any),
    maybe("enforce_nonce", Bool), // ignored there, and discord.js sends it everywhere
    maybe("tts", Bool),
    maybe("embeds", List(0, 10, &Object(EMBED))),
    maybe("allowed_mentions", Object(ALLOWED_MENTIONS)),
    maybe("components", Any),
    maybe("attachments", List(0, 10, &Object(ATTACHMENT))),
    maybe("flags", Flags(NO_EMBEDS | SILENT | EPHEMERAL | COMPONENTS_V2)),
];

/// The message inside an answer to an interaction.
pub static REPLY: &[Key] = &[
    maybe("content", Text(0, 2000)),
    maybe("enforce_nonce", Bool), // ignored there, and discord.js sends it everywhere
    maybe("tts", Bool),
    maybe("embeds", List(0, 10, &Object(EMBED))),
    maybe("allowed_mentions", Object(ALLOWED_MENTIONS)),
    maybe("components", Any),
    maybe("attachments", List(0, 10, &Object(ATTACHMENT))),
    maybe("flags", Flags(NO_EMBEDS | SILENT | EPHEMERAL | COMPONENTS_V2)),
];

/// A change of a message.
pub static EDIT: &[Key] = REPLY;

/// An answer to an interaction.
pub static CALLBACK: &[Key] = &[needed("type", Whole(1, 12)), maybe("data", Any)];

pub static SUGGESTIONS: &[Key] = &[needed("choices", List(0, 25, &Object(CHOICE)))];

/// A field for text, with what stands for its name.
const fn input(label: Key) -> [Key; 10] {
    [
        needed("type", Any),
        maybe("id", Any),
        needed("custom_id", Text(1, 100)),
        needed("style", Whole(1, 2)),
        label,
        maybe("min_length", Whole(0, 4000)),
        maybe("max_length", Whole(1, 4000)),
        maybe("required", Bool),
        maybe("value", Text(0, 4000)),
        maybe("placeholder", Text(0, 100)),
    ]
}

static INPUT: &[Key] = &input(needed("label", Text(1, 45)));

/// An input whose name stands in the label around it.
static LABELLED_INPUT: &[Key] = &input(maybe("label", Text(0, 0)));

/// A place for files; it stands in a label.
static FILE_PLACE: &[Key] = &[
    needed("type", Any),
    maybe("id", Any),
    needed("custom_id", Text(1, 100)),
    maybe("min_values", Whole(0, 10)),
    maybe("max_values", Whole(1, 10)),
    maybe("required", Bool),
];

static INPUT_ROW: &[Key] = &[
    needed("type", Any),
    maybe("id", Any),
    needed("components", List(1, 1, &ByType(&[(4, INPUT)]))),
];

static LABEL: &[Key] = &[
    needed("type", Any),
    maybe("id", Any),
    needed("label", Text(1, 45)),
    maybe("description", Text(1, 100)),
    needed("component", ByType(&[(3, TEXT_MENU), (4, LABELLED_INPUT), (19, FILE_PLACE)])),
];

pub static MODAL: &[Key] = &[
    needed("custom_id", Text(1, 100)),
    needed("title", Text(1, 45)),
    needed("components", List(1, 5, &ByType(&[(1, INPUT_ROW), (10, PROSE), (18, LABEL)]))),
];

static CHOICE: &[Key] = &[
    needed("name", Text(1, 100)),
    maybe("name_localizations", Locales(1, 100)),
    needed("value", Any),
];

static OPTION: &[Key] = &[
    needed("type", Whole(1, 11)),
    needed("name", Text(1, 32)),
    maybe("name_localizations", Locales(1, 32)),
    needed("description", Text(1, 100)),
    maybe("description_localizations", Locales(1, 100)),
    maybe("required", Bool),
    maybe("choices", List(0, 25, &Object(CHOICE))),
    maybe("options", List(0, 25, &Again(nested_option))),
    maybe("channel_types", Any),
    maybe("min_value", Any),
    maybe("max_value", Any),
    maybe("min_length", Whole(0, 6000)),
    maybe("max_length", Whole(1, 6000)),
    maybe("autocomplete", Bool),
];

/// Subcommands have options of the same shape.
fn nested_option() -> &'static [Key] {
    OPTION
}

pub static COMMAND: &[Key] = &[
    maybe("id", Snowflake),
    maybe("type", Whole(1, 4)),
    needed("name", Text(1, 32)),
    maybe("name_localizations", Locales(1, 32)),
    maybe("description", Text(0, 100)),
    maybe("description_localizations", Locales(1, 100)),
    maybe("options", List(0, 25, &Object(OPTION))),
    maybe("default_member_permissions", Whole(0, i64::MAX)),
    maybe("dm_permission", Bool),
    maybe("nsfw", Bool),
    maybe("integration_types", List(0, 2, &Whole(0, 1))),
    maybe("contexts", List(0, 3, &Whole(0, 2))),
    maybe("handler", Whole(1, 2)),
];

/// A new thread.
pub static THREAD: &[Key] = &[
    needed("name", Text(1, 100)),
    maybe("type", Whole(10, 12)),
    maybe("auto_archive_duration", Whole(60, 10080)),
    maybe("rate_limit_per_user", Whole(0, 21600)),
    maybe("invitable", Bool),
];

/// A change of a thread or channel.
pub static CHANNEL: &[Key] = &[
    maybe("name", Text(1, 100)),
    maybe("topic", Text(0, 1024)),
    maybe("archived", Bool),
    maybe("locked", Bool),
    maybe("auto_archive_duration", Whole(60, 10080)),
    maybe("rate_limit_per_user", Whole(0, 21600)),
    maybe("invitable", Bool),
    maybe("flags", Whole(0, 1 << 20)),
];

/// Opening direct messages.
pub static DIRECT: &[Key] = &[needed("recipient_id", Snowflake)];
