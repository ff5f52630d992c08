// What the page knows: people, channels, commands, messages and what is unread.
//
// `World` is the only owner of these facts. It changes by `apply` (an event of
// the server) and by its own named acts, and tells listeners by `CustomEvent`s:
// "people", "channels", "commands", "bot", "message", "update", "delete",
// "history", "unread", "faults", "tour", "link". It touches no element of the page.

import { compareIds } from "./dom.js";
import { inLanguage } from "./tongue.js";

const PRIVATE_FLAG = 64;
const LOADING_FLAG = 128;
const SERVER_CONTEXT = 0;
const DIRECT_CONTEXT = 1;

export const isPrivate = (message) => (message.flags & PRIVATE_FLAG) !== 0 || Boolean(message.only_for);
export const isLoading = (message) => (message.flags & LOADING_FLAG) !== 0;

export class World extends EventTarget {
  people = [];
  bot = { id: "0", name: "Patt", online: false };
  guild = { id: "0", name: "Sandbox" };
  channels = new Map();
  commands = [];
  /** The rights that the bot can have in a channel, as `{key, name}`. */
  rights = [];
  /** How many stops there are for who wants to be shown around. */
  tour = 0;
  /** How many requests of the bot are still to go wrong. */
  faults = 0;
  connected = false;
  #histories = new Map();
  #fetching = new Map();
  #unread = new Map();
  #dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]"));
  #watched = () => false;

  /** Takes the whole picture from the server, at the start and after a gap. */
  load(state) {
    this.people = state.people;
    this.bot = state.bot;
    this.guild = state.guild;
    this.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.commands = state.commands;
    this.rights = state.rights;
    this.faults = state.faults;
    this.tour = state.tour;
    for (const kind of ["people", "channels", "commands", "bot", "faults"]) this.#tell(kind);
  }

  /** Says which (person, channel) pairs are on the screen, for unread marks. */
  watch(isShown) {
    this.#watched = isShown;
  }

  person(id) {
    return this.people.find((person) => person.id === id) ?? null;
  }

  /** The display name of a person or the bot. */
  nameOf(id, fallback = "someone") {
    if (id === this.bot.id) return this.bot.name;
    return this.person(id)?.name ?? fallback;
  }

  /** May this person see this channel? Direct messages belong to one person. */
  sees(personId, channel) {
    return channel.kind !== "dm" || channel.person_id === personId;
  }

  /** The threads of a channel that a person sees, those that are open first, the newest first. */
  threadsOf(personId, channelId) {
    const threads = this.channelsOf(personId).filter((other) => other.kind === "thread" && other.parent_id === channelId);
    return threads.sort((a, b) => Number(a.archived) - Number(b.archived) || compareIds(b.id, a.id));
  }

  channelsOf(personId) {
    return [...this.channels.values()].filter((channel) => this.sees(personId, channel));
  }

  /** The commands of one type (1 slash, 2 about a person) that a person is offered in a channel. */
  commandsIn(channel, type, person) {
    if (channel?.kind !== "dm" && !this.guild.has_bot) return [];
    const context = channel?.kind === "dm" ? DIRECT_CONTEXT : SERVER_CONTEXT;
    return this.commands.filter((command) => (command.type ?? 1) === type
      && (!command.contexts || command.contexts.includes(context)))
      .map((command) => inLanguage(command, person?.locale ?? "en"));
  }

  /** The messages of a channel as one person sees them, oldest first. */
  messages(personId, channelId) {
    const history = this.#histories.get(keyOf(personId, channelId));
    if (!history) return null;
    return history.filter((message) => !this.#dismissed.has(message.id));
  }

  message(personId, channelId, id) {
    return this.#histories.get(keyOf(personId, channelId))?.find((message) => message.id === id) ?? null;
  }

  /** Call before fetching a history: events are kept from now until it is set. */
  expectHistory(personId, channelId) {
    this.#fetching.set(keyOf(personId, channelId), []);
  }

  setHistory(personId, channelId, messages) {
    const key = keyOf(personId, channelId);
    const sorted = [...messages].sort((a, b) => compareIds(a.id, b.id));
    const missed = this.#fetching.get(key) ?? [];
    this.#fetching.delete(key);
    this.#histories.set(key, sorted);
    for (const change of missed) change(this.#histories.get(key));
    this.#tell("history", { personId, channelId });
  }

  /** Forgets all messages, so that they are fetched again after a gap. */
  forgetHistories() {
    this.#histories.clear();
  }

  dismiss(personId, channelId, id) {
    this.#dismissed.add(id);
    sessionStorage.setItem("dismissed", JSON.stringify([...this.#dismissed].slice(-500)));
    this.#tell("delete", { personId, channelId, id });
  }

  setConnected(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    this.#tell("link");
  }

  addPerson(person) {
    if (!this.person(person.id)) this.people = [...this.people, person];
    this.#tell("people");
  }

  addChannel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.#tell("channels");
  }

  unread(personId, channelId) {
    return this.#unread.get(keyOf(personId, channelId)) ?? { messages: 0, pings: 0 };
  }

  /** How many pings wait for a person, over all channels. */
  pings(personId) {
    let sum = 0;
    for (const channel of this.channelsOf(personId)) sum += this.unread(personId, channel.id).pings;
    return sum;
  }

  markRead(personId, channelId) {
    if (this.#unread.delete(keyOf(personId, channelId))) this.#tell("unread");
  }

  /** Applies one event of the server. Unknown kinds are ignored. */
  apply(event) {
    switch (event.type) {
      case "message":
        this.#put(event, "message");
        break;
      case "update":
        this.#put(event, "update");
        break;
      case "delete":
        this.#remove(event);
        break;
      case "ping":
        this.#count(event.person_id, event.channel_id, "pings");
        break;
      case "channel":
        this.#changeChannel(event.channel);
        break;
      case "people":
        this.people = event.people;
        this.#tell("people");
        break;
      case "guild":
        this.guild = event.guild;
        this.#tell("people");
        break;
      case "commands":
        this.commands = event.commands;
        this.#tell("commands");
        break;
      case "tour":
        this.#tell("tour", event);
        break;
      case "faults":
        this.faults = event.left;
        this.#tell("faults");
        break;
      case "bot":
        this.bot = { ...this.bot, online: event.online };
        this.#tell("bot");
        break;
      default:
        break;
    }
  }

  #changeChannel(channel) {
    if (channel.deleted) this.channels.delete(channel.id);
    else this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.#tell("channels");
  }

  /** The people an event about a channel concerns. */
  #audience(event) {
    const only = event.only_for ?? event.message?.only_for ?? null;
    const channel = this.channels.get(event.channel_id);
    return this.people.filter((person) =>
      (only === null || only === person.id) && (!channel || this.sees(person.id, channel)));
  }

  #put(event, kind) {
    const { channel_id: channelId, message } = event;
    for (const { id: personId } of this.#audience(event)) {
      const key = keyOf(personId, channelId);
      this.#fetching.get(key)?.push((history) => upsert(history, message));
      const history = this.#histories.get(key);
      const known = history ? upsert(history, message) : false;
      if (history) this.#tell(known ? "update" : "message", { personId, channelId, id: message.id });
      const news = kind === "message" && !known && message.author?.id !== personId;
      if (news) this.#count(personId, channelId, "messages");
    }
  }

  #remove(event) {
    const { channel_id: channelId, message_id: id } = event;
    for (const { id: personId } of this.#audience(event)) {
      const key = keyOf(personId, channelId);
      this.#fetching.get(key)?.push((history) => remove(history, id));
      const history = this.#histories.get(key);
      if (!history) continue;
      remove(history, id);
      this.#tell("delete", { personId, channelId, id });
    }
  }

  #count(personId, channelId, what) {
    if (this.#watched(personId, channelId)) return;
    const before = this.unread(personId, channelId);
    this.#unread.set(keyOf(personId, channelId), { ...before, [what]: before[what] + 1 });
    this.#tell("unread");
  }

  #tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

function keyOf(personId, channelId) {
  return `${personId}/${channelId}`;
}

/** Puts a message in its place by age; says whether it was there already. */
function upsert(history, message) {
  const place = history.findIndex((other) => compareIds(other.id, message.id) >= 0);
  const known = place >= 0 && history[place].id === message.id;
  if (known) history[place] = { ...history[place], ...message };
  else history.splice(place < 0 ? history.length : place, 0, message);
  return known;
}

function remove(history, id) {
  const place = history.findIndex((message) => message.id === id);
  if (place >= 0) history.splice(place, 1);
}
