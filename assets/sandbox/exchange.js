// What one pane has asked of the bot and what it still waits for.
//
// Keeps the state of pressed buttons (`{busy}` or `{failed}` by message) and the
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
    return this.#states.get(messageId);
  }

  /** The notes to stand below the messages, oldest first. */
  waiting() {
    return [...this.#notes.values()].map((note) => note.element);
  }

  forgetState(messageId) {
    this.#states.delete(messageId);
  }

  /** Forgets everything: the pane shows something else now. */
  forget() {
    this.#states.clear();
    this.#notes.clear();
  }

  /** A button or menu of a message was used. One at a time for each message. */
  async press(messageId, press) {
    if (this.#states.get(messageId)?.busy) return;
    this.#set(messageId, { busy: press.custom_id });
    const { person, channel } = this.place();
    const answer = await ask({ as: person.id, channel_id: channel.id, message_id: messageId, ...press });
    if (this.#states.get(messageId)?.busy === press.custom_id) {
      this.#set(messageId, answer.kind === "failed" ? { failed: answer.sentence ?? FAILED } : null);
    }
    this.#settle(answer, messageId);
  }

  /** A command was sent; `name` is how a failure calls it. */
  async run(name, interaction) {
    const answer = await ask(interaction);
    if (answer.kind === "failed") this.#complain(name, answer);
    this.#settle(answer, null);
  }

  /** A message of the bot came or changed: what waited for it need not wait. */
  arrived() {
    let changed = false;
    for (const [id, note] of this.#notes) {
      if (note.isComplaint) continue;
      changed = this.#notes.delete(id) || changed;
    }
    if (changed) this.waitingChanged();
  }

  #set(messageId, state) {
    if (state === null) this.#states.delete(messageId);
    else this.#states.set(messageId, state);
    this.stateChanged(messageId);
  }

  #settle(answer, messageId) {
    if (answer.kind === "modal") this.#openModal(answer.modal, messageId);
    if (answer.kind === "thinking") setTimeout(() => this.#promise(answer.interaction_id), GRACE_MS);
  }

  #openModal(modal, messageId) {
    const { person, channel } = this.place();
    openModal(modal, `as ${person.name}`, async (fields) => {
      const interaction = { as: person.id, channel_id: channel.id, kind: "modal", custom_id: modal.custom_id, fields };
      const answer = await interact(messageId ? { ...interaction, message_id: messageId } : interaction);
      if (answer.kind === "failed") throw new Refused(`${FAILED}. Your text is still here.`);
      this.#settle(answer, messageId);
    });
  }

  #promise(interactionId) {
    const { person, channel } = this.place();
    const messages = this.world.messages(person.id, channel.id) ?? [];
    const here = messages.some((message) => message.interaction_metadata?.id === interactionId || isLoading(message));
    if (here) return;
    this.#notes.set(interactionId, { isComplaint: false, element: h("div", { class: "waiting" }, thinking(this.world.bot.name)) });
    this.waitingChanged();
  }

  #complain(name, answer) {
    const id = answer.interaction_id ?? `refused-${Date.now()}`;
    const sentence = answer.sentence ?? `${FAILED}: ${this.world.bot.name} did not answer ${name} in time.`;
    const remove = () => {
      this.#notes.delete(id);
      this.waitingChanged();
    };
    const element = h("div", { class: "waiting", role: "alert" }, h("p", { class: "failure" }, sentence, " ",
      h("button", { type: "button", class: "text-button", on: { click: remove } }, "Dismiss")));
    this.#notes.set(id, { isComplaint: true, element });
    this.waitingChanged();
  }
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
