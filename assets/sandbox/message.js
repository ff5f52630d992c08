// One message as an element.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { avatar, cssColor } from "./avatar.js";
import { markdown, plainText } from "./markdown.js";
import { componentRows } from "./components.js";
import { attachments, embedCard } from "./media.js";
import { messageTime, writtenAt } from "./time.js";
import { isLoading, isPrivate } from "./state.js";

const THREAD_CREATED = 18;
const GROUPING_MS = 7 * 60 * 1000;

/** May `message` stand below `previous` without its author being named again? */
export function continues(message, previous) {
  return Boolean(previous)
    && previous.author?.id === message.author?.id
    && previous.type !== THREAD_CREATED
    && isPrivate(previous) === isPrivate(message)
    && usedCommand(message) === null
    && !message.message_reference
    && Date.parse(writtenAt(message)) - Date.parse(writtenAt(previous)) < GROUPING_MS;
}

function usedCommand(message) {
  const name = message.interaction_metadata?.name ?? message.interaction?.name ?? null;
  const user = message.interaction_metadata?.user ?? message.interaction?.user ?? null;
  return name && user ? { name, user } : null;
}

/** Is the viewer mentioned in a way that notified? */
export function pings(message, viewer) {
  return (message.mentions ?? []).some((user) => user.id === viewer) && message.author?.id !== viewer;
}

/**
 * Builds a message. `context`: `world`, `viewer`, `grouped`, `state` (of its
 * components) and the acts `act`, `answer`, `follow`, `dismiss`, `openPerson`, `openChannel`.
 */
export function messageElement(message, context) {
  const { world, viewer, grouped } = context;
  if (message.type === THREAD_CREATED) return threadNotice(message, context);
  const name = authorName(message, world);
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (isPrivate(message)) classes.push("private");
  if (pings(message, viewer)) classes.push("pinging");
  return h("article", {
    class: classes.join(" "),
    tabindex: "-1",
    "aria-label": `${name}, ${new Date(writtenAt(message)).toLocaleTimeString(undefined, { timeStyle: "short" })}`,
    data: { id: message.id },
  },
  grouped ? null : [replyLine(message, context), commandLine(message, world)],
  h("div", { class: "message-side" }, grouped ? null : avatar(world, message.author.id)),
  h("div", { class: "message-main" }, grouped ? null : header(message, name, context), body(message, context)),
  isPrivate(message) ? null : replyButton(message, name, context));
}

function replyButton(message, name, { answer }) {
  return h("button", {
    type: "button", class: "icon-button reply", "aria-label": `Reply to ${name}`, title: "Reply", on: { click: () => answer(message) },
  }, icon("reply"));
}

function authorName(message, world) {
  return world.nameOf(message.author.id, message.author.global_name ?? message.author.username ?? "someone");
}

function header(message, name, { world, openPerson }) {
  const isBot = message.author.id === world.bot.id;
  const author = h("button", {
    type: "button",
    class: "author",
    "aria-haspopup": "menu",
    "aria-label": `${name}: open the menu`,
    on: {
      click: (event) => openPerson(event.currentTarget, message.author.id),
      contextmenu: (event) => {
        event.preventDefault();
        openPerson(event.currentTarget, message.author.id);
      },
    },
  }, name);
  author.style.setProperty("--paint", isBot ? "var(--accent)" : cssColor(world.person(message.author.id)?.color, "inherit"));
  return h("div", { class: "message-head" }, author,
    isBot ? h("span", { class: "badge" }, "bot") : null,
    messageTime(writtenAt(message)));
}

function commandLine(message, world) {
  const used = usedCommand(message);
  if (!used) return null;
  const who = world.nameOf(used.user.id, used.user.global_name ?? used.user.username);
  return h("p", { class: "message-above" }, avatar(world, used.user.id, "tiny"), h("strong", null, who), " used ",
    h("span", { class: "mention" }, /^[a-z0-9_-]+$/.test(used.name) ? `/${used.name}` : used.name));
}

function replyLine(message, { world, viewer }) {
  const { message_id: id, channel_id: channel } = message.message_reference ?? {};
  const other = message.referenced_message ?? (id ? world.message(viewer, channel, id) : null);
  if (!other) return null;
  return h("p", { class: "message-above" }, "Reply to ", h("strong", null, authorName(other, world)), ": ",
    h("span", { class: "quoted" }, plainText(other.content, world).slice(0, 100) || "a picture"));
}

function body(message, context) {
  const { world, viewer } = context;
  if (isLoading(message) && !message.content) {
    return [thinking(world.bot.name), isPrivate(message) ? privateNote(message, context) : null];
  }
  return [
    message.content ? h("div", { class: "content" }, markdown(message.content, world),
      message.edited_timestamp ? h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() }, " (edited)") : null) : null,
    attachments(message),
    (message.embeds ?? []).map((embed) => embedCard(embed, message, world)),
    componentRows(message.components, context),
    threadChip(message, context, viewer),
    isPrivate(message) ? privateNote(message, context) : null,
  ];
}

/** The three moving dots of an answer that is still to come. */
export function thinking(name) {
  return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${name} is thinking…`);
}

function privateNote(message, { dismiss }) {
  return h("p", { class: "private-note" }, icon("eye"), "Only you can see this · ",
    h("button", { type: "button", class: "text-button", on: { click: () => dismiss(message.id) } }, "Dismiss"));
}

function threadChip(message, { world, openChannel }) {
  const thread = world.channels.get(message.id);
  if (thread?.kind !== "thread") return null;
  const by = world.nameOf(message.thread?.owner_id ?? world.bot.id);
  return h("button", { type: "button", class: "thread-chip", on: { click: () => openChannel(thread.id) } },
    icon("thread"), h("span", { class: "thread-chip-text" }, h("span", { class: "subtext" }, `${by} started a thread`), h("span", null, thread.name)),
    h("span", { class: "subtext" }, thread.locked ? "locked" : thread.archived ? "archived" : "Open the thread"));
}

function threadNotice(message, { world, openChannel }) {
  const id = message.message_reference?.channel_id ?? message.id;
  return h("article", { class: "message notice", tabindex: "-1", data: { id: message.id } },
    h("div", { class: "message-side" }, icon("thread")),
    h("p", { class: "message-main" }, h("strong", null, authorName(message, world)), " started a thread: ",
      h("button", { type: "button", class: "text-button", on: { click: () => openChannel(id) } }, message.content || "here")));
}
