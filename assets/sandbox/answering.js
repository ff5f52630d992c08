// The line above the message box that says which message is being answered.

import { h, fill } from "./dom.js";
import { icon } from "./icons.js";
import { plainText } from "./markdown.js";

export class Answering {
  #message = null;
  #place = null;
  #mention = true;
  #name = h("span", { class: "answering-text" });
  #toggle = h("button", { type: "button", class: "text-button", on: { click: () => this.#setMention(!this.#mention) } });

  /** `left()` is called when the answer is given up. */
  constructor(world, { left }) {
    this.world = world;
    this.element = h("div", { class: "answering", role: "group", "aria-label": "Replying", hidden: true },
      icon("reply"), this.#name, this.#toggle,
      h("button", { type: "button", class: "icon-button", "aria-label": "Cancel the reply", on: { click: () => { this.end(); left(); } } }, icon("close")));
  }

  get open() {
    return this.#message !== null;
  }

  /** Begins to answer a message in a place `{person, channel}`. */
  begin(message, place) {
    this.#message = message;
    this.#place = keyOf(place);
    const author = this.world.nameOf(message.author.id, message.author.global_name ?? message.author.username);
    const text = plainText(message.content, this.world).slice(0, 80) || "a picture";
    fill(this.#name, "Replying to ", h("strong", null, author), ": ", text);
    // Nobody mentions themselves.
    this.#toggle.hidden = message.author.id === place.person.id;
    this.#setMention(!this.#toggle.hidden);
    this.element.hidden = false;
  }

  /** Gives the answer up where another person or channel is shown, or the message is gone. */
  refresh(place) {
    if (this.open && keyOf(place) !== this.#place) this.end();
  }

  end() {
    this.#message = null;
    this.element.hidden = true;
  }

  /** What is answered, as `{id, mention}`; nothing if no message is. */
  take() {
    const answer = this.open ? { id: this.#message.id, mention: this.#mention } : null;
    this.end();
    return answer;
  }

  #setMention(mention) {
    this.#mention = mention;
    this.#toggle.textContent = mention ? "@ on" : "@ off";
    this.#toggle.setAttribute("aria-label", mention ? "The author is mentioned: turn that off" : "The author is not mentioned: turn that on");
    this.#toggle.setAttribute("aria-pressed", String(mention));
  }
}

function keyOf({ person, channel }) {
  return `${person?.id}/${channel?.id}`;
}
