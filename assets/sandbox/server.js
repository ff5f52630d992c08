// Requests to the sandbox, its event stream, and the answers to interactions.

/** A request the server refused, with its own sentence. */
export class Refused extends Error {}

async function request(path, body) {
  const options = body === undefined
    ? {}
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused("The sandbox does not answer. Is patt still running?");
  }
  const text = await response.text();
  const json = parseOrNull(text);
  if (!response.ok) throw new Refused(json?.error ?? json?.message ?? `The sandbox answered ${response.status}.`);
  return json;
}

function parseOrNull(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const fetchState = () => request("/sandbox/state");
export const fetchMessages = (channelId, as) =>
  request(`/sandbox/channels/${encodeURIComponent(channelId)}/messages?as=${encodeURIComponent(as)}`);
export const openDirect = (as) => request("/sandbox/dm", { as });
export const addPerson = (name) => request("/sandbox/people", { name });
/** What a person's client speaks, or, without a person, the server. */
export const speak = (as, locale) => request("/sandbox/language", as ? { as, locale } : { locale });
/** Shows a person around in a channel. */
export const showAround = (as, channelId) => request("/sandbox/tour", { as, channel_id: channelId });
/** Something that befalls the bot. */
export const happen = (what) => request("/sandbox/happen", what);
/** A message by hand; `answer` is `{id, mention}` if it answers another one. */
export const say = (as, channelId, content, answer = null) => request("/sandbox/messages", {
  as, channel_id: channelId, content, ...(answer && { replies_to: answer.id, silent_reply: !answer.mention }),
});

// An answer may overtake the reply that names its interaction, so early ones
// are kept for a while. Deferred ones get "thinking" first and "ok" later.
const early = new Map();
const waiting = new Map();
const PATIENCE_MS = 8000;

function takeAnswer(event) {
  const resolve = waiting.get(event.interaction_id);
  if (resolve) {
    waiting.delete(event.interaction_id);
    resolve(event);
    return;
  }
  if (early.size > 200) early.delete(early.keys().next().value);
  early.set(event.interaction_id, event);
}

/**
 * Sends an interaction and waits for the bot's first answer.
 * Gives `{kind, modal?, choices?}`; silence becomes `{kind: "failed"}`.
 */
export async function interact(interaction) {
  const { interaction_id: id } = await request("/sandbox/interactions", interaction);
  const known = early.get(id);
  if (known) {
    early.delete(id);
    return known;
  }
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    setTimeout(() => {
      if (waiting.delete(id)) resolve({ kind: "failed", interaction_id: id });
    }, PATIENCE_MS);
  });
}

/**
 * Keeps the event stream open for as long as the page lives.
 * `onOpen` runs at every (re)connection, before the events that follow it.
 */
export function listen({ onOpen, onEvent, onClose }) {
  let pause = 250;
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/sandbox/events`);
    socket.addEventListener("open", () => {
      pause = 250;
      onOpen();
    });
    socket.addEventListener("message", ({ data }) => {
      const event = parseOrNull(data);
      if (event === null) return;
      if (event.type === "answer") takeAnswer(event);
      else onEvent(event);
    });
    socket.addEventListener("close", () => {
      onClose();
      setTimeout(connect, pause);
      pause = Math.min(pause * 2, 5000);
    });
  };
  connect();
}
