// What one pane has asked of the bot and what it still waits for.
//
// Keeps the state of pressed buttons (`{busy}` or `{failed}`, by person and message) and the
// notes below the messages: promised answers, and commands nobody answered.

import { h } from "./dom.js";
import { thinking } from "./message.js";
import { openModal } from "./modal.js";
import { Refused, interact } from "./server.js";
import { isLoading } from "./state.js";

const FAILED = "This interaction failed";

// A promised answer is most often a message already; the dots are only for the rest.
const GRACE_MS = 150;

export class Exchange {
  #states = new Map();
  #notes = new Map();

  /** `place()` gives `{person, channel}`; `stateChanged(id)` and `waitingChanged()` redraw. */
  constructor(world, { place, stateChanged, waitingChanged }) {
    this.world = world;
    this.place = place;
    this.stateChanged = stateChanged;
    this.waitingChanged = waitingChanged;
  }

  state(messageId) {
    return this.#states.get(`${keyOf(this.place())}/${messageId}`);
  }

  /** The notes to stand below the messages, oldest first. */
  waiting() {
    const here = keyOf(this.place());
    return [...this.#notes.values()].filter((note) => note.key === here).map((note) => note.element);
  }

  forgetState(messageId) {
    this.#states.delete(`${keyOf(this.place())}/${messageId}`);
  }

  /** A button or menu of a message was used. One at a time for each message. */
  async press(messageId, press) {
    const place = this.place();
    const key = `${keyOf(place)}/${messageId}`;
    if (this.#states.get(key)?.busy) return;
    this.#set(key, messageId, { busy: press.custom_id });
    const answer = await ask({ as: place.person.id, channel_id: place.channel.id, message_id: messageId, ...press });
    if (this.#states.get(key)?.busy === press.custom_id) {
      this.#set(key, messageId, answer.kind === "failed" ? { failed: answer.sentence ?? FAILED } : null);
    }
    this.#settle(answer, place, messageId);
  }

  /** A command was sent; `name` is how a failure calls it. */
  async run(name, interaction) {
    const place = this.place();
    const answer = await ask(interaction);
    if (answer.kind === "failed") this.#complain(name, answer, place);
    this.#settle(answer, place, null);
  }

  /** A message of the bot came or changed: what waited for it need not wait. */
  arrived() {
    let changed = false;
    const here = keyOf(this.place());
    for (const [id, note] of this.#notes) {
      if (note.isComplaint || note.key !== here) continue;
      changed = this.#notes.delete(id) || changed;
    }
    if (changed) this.waitingChanged();
  }

  #set(key, messageId, state) {
    if (state === null) this.#states.delete(key);
    else this.#states.set(key, state);
    this.stateChanged(messageId);
  }

  #settle(answer, place, messageId) {
    if (answer.kind === "modal") this.#openModal(answer.modal, place, messageId);
    if (answer.kind === "thinking") setTimeout(() => this.#promise(answer.interaction_id, place), GRACE_MS);
  }

  #openModal(modal, place, messageId) {
    const { person, channel } = place;
    openModal(modal, `as ${person.name}`, async (fields) => {
      const interaction = { as: person.id, channel_id: channel.id, kind: "modal", custom_id: modal.custom_id, fields };
      const answer = await interact(messageId ? { ...interaction, message_id: messageId } : interaction);
      if (answer.kind === "failed") throw new Refused(`${FAILED}. Your text is still here.`);
      this.#settle(answer, place, messageId);
    });
  }

  #promise(interactionId, place) {
    const messages = this.world.messages(place.person.id, place.channel.id) ?? [];
    const here = messages.some((message) => message.interaction_metadata?.id === interactionId || isLoading(message));
    if (here) return;
    this.#notes.set(interactionId, { key: keyOf(place), isComplaint: false, element: h("div", { class: "waiting" }, thinking(this.world.bot.name)) });
    this.waitingChanged();
  }

  #complain(name, answer, place) {
    const id = answer.interaction_id ?? `refused-${Date.now()}`;
    const sentence = answer.sentence ?? `${FAILED}: ${this.world.bot.name} did not answer ${name} in time.`;
    const remove = () => {
      this.#notes.delete(id);
      this.waitingChanged();
    };
    const element = h("div", { class: "waiting", role: "alert" }, h("p", { class: "failure" }, sentence, " ",
      h("button", { type: "button", class: "text-button", on: { click: remove } }, "Dismiss")));
    this.#notes.set(id, { key: keyOf(place), isComplaint: true, element });
    this.waitingChanged();
  }
}

function keyOf({ person, channel }) {
  return `${person.id}/${channel.id}`;
}

/** An interaction whose refusal is an answer too. */
async function ask(interaction) {
  try {
    return await interact(interaction);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { kind: "failed", sentence: error.message };
  }
}
