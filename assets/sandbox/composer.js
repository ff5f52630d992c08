// The box at the bottom: plain text, or a slash command being filled in.

import { h, fill, toast } from "./dom.js";
import { icon } from "./icons.js";
import { CommandForm } from "./fill.js";
import { Suggest } from "./suggest.js";
import { narrowed } from "./options.js";
import { Answering } from "./answering.js";
import { avatar } from "./avatar.js";
import { mentionable, typedMention, withMarks } from "./mentions.js";
import { Refused, interact, say } from "./server.js";

const SLASH = 1;

export class Composer {
  #form = null;
  #suggest = new Suggest();
  #hint = h("p", { class: "hint", "aria-live": "polite" });

  /** `place()` gives `{person, channel}`; `onSent(name, answer promise)` hears of commands. */
  constructor(world, { place, onSent, onUp }) {
    this.world = world;
    this.place = place;
    this.onSent = onSent;
    this.onUp = onUp;
    this.answering = new Answering(world, { left: () => this.focus() });
    this.text = h("textarea", { class: "composer-text", rows: 1, "aria-label": "Message", enterkeyhint: "send" });
    this.#suggest.bind(this.text);
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("blur", () => setTimeout(() => {
      if (!this.element.contains(document.activeElement)) this.#suggest.hide();
    }, 0));
    this.slot = h("div", { class: "composer-slot" }, this.text);
    this.browse = h("button", { type: "button", class: "icon-button composer-plus", "aria-label": "Commands", title: "Show all commands", on: { click: () => this.#browse() } }, icon("plus"));
    this.sendButton = h("button", { type: "button", class: "icon-button composer-send", "aria-label": "Send", on: { click: () => this.#submit() } }, icon("send"));
    this.closed = h("p", { class: "composer-closed", hidden: true });
    this.box = h("div", { class: "composer-box" }, this.browse, this.slot, this.sendButton);
    this.element = h("section", { class: "composer", "aria-label": "Write" }, this.#suggest.element, this.answering.element, this.box, this.closed, this.#hint);
  }

  /** Redraws what depends on the person and the channel. */
  refresh() {
    const { person, channel } = this.place();
    const where = channel ? (channel.kind === "dm" ? this.world.bot.name : `${channel.kind === "text" ? "#" : ""}${channel.name}`) : "";
    this.answering.refresh({ person, channel });
    const invitation = channel?.archived ? `${person?.name}: write here to open the thread again` : `${person?.name}: message ${where} or type /`;
    this.text.placeholder = person && channel ? invitation : "";
    this.text.setAttribute("aria-label", person ? `Message to ${where} as ${person.name}` : "Message");
    const closed = channel?.locked ? "This thread is locked; nobody can write here." : null;
    this.closed.textContent = closed ?? "";
    this.closed.hidden = closed === null;
    this.box.hidden = closed !== null;
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.text.focus();
  }

  /** Answers a message: what is sent next refers to it. */
  answer(message) {
    if (this.box.hidden) return;
    if (this.#form) this.#leave();
    this.answering.begin(message, this.place());
    this.text.focus();
  }

  /** Starts filling in a command, as if it had been typed. */
  begin(name, rest = "") {
    if (this.box.hidden) return;
    const command = this.#command(name);
    if (!command) {
      toast(`There is no command /${name} here.`);
      return;
    }
    this.#suggest.hide();
    this.#form = new CommandForm(command, rest, {
      world: this.world,
      suggest: this.#suggest,
      complete: (options, focused) => this.#complete(command, options, focused),
      send: (options) => this.#send(command, options),
      leave: () => this.#leave(),
      hint: (text, isFault) => this.#say(text, isFault),
    });
    fill(this.slot, this.#form.element);
    this.#form.focus();
  }

  #slash() {
    const { channel, person } = this.place();
    return this.world.commandsIn(channel, SLASH, person);
  }

  /** The command with this name, in the person's language or as it is registered. */
  #command(name) {
    const commands = this.#slash();
    return commands.find((command) => command.name === name) ?? commands.find((command) => command.sent === name);
  }

  #say(text, isFault = false) {
    this.#hint.textContent = text;
    this.#hint.classList.toggle("fault", isFault);
  }

  #leave() {
    this.#form = null;
    this.text.value = "";
    fill(this.slot, this.text);
    this.#say("");
    this.#grow();
    this.text.focus();
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }

  #typed() {
    this.#grow();
    const text = this.text.value;
    const complete = text.match(/^\/([\p{L}\p{N}_-]+)\s([\s\S]*)$/u);
    const known = complete && this.#command(complete[1].toLowerCase());
    if (known) {
      this.begin(known.name, complete[2]);
      return;
    }
    const mention = typedMention(text, this.text.selectionStart);
    if (text.startsWith("/") && !text.includes("\n")) this.#offer(text.slice(1));
    else if (mention !== null) this.#offerPeople(mention);
    else this.#suggest.hide();
    this.#say("");
  }

  #offerPeople(wanted) {
    const all = mentionable(this.world).map(({ id, name }) => ({ label: name, lead: avatar(this.world, id, "tiny") }));
    const items = narrowed(all, wanted);
    if (items.length === 0) {
      this.#suggest.hide();
      return;
    }
    this.#suggest.show(this.text, "Mention somebody", items, ({ label }) => {
      const caret = this.text.selectionStart;
      const from = caret - wanted.length;
      this.text.setRangeText(`${label} `, from, caret, "end");
      this.#grow();
    }, { eager: wanted !== "" });
  }

  #offer(wanted) {
    const items = narrowed(this.#slash().map((command) => ({
      label: command.name,
      detail: command.description,
      lead: h("span", { class: "slash", "aria-hidden": "true" }, "/"),
    })), wanted);
    const { name } = this.world.bot;
    const none = this.world.guild.has_bot ? `${name} has not registered any commands yet` : `${name} is not on this server: take it in again under "What if …"`;
    const title = items.length > 0 ? `Commands of ${name}` : this.#slash().length > 0 ? "No command begins like this" : none;
    this.#suggest.show(this.text, title, items, (item) => this.begin(item.label), { eager: true });
  }

  #browse() {
    if (this.#form) this.#leave();
    if (this.#suggest.open) {
      this.#suggest.hide();
      return;
    }
    this.text.focus();
    this.text.value = "/";
    this.#offer("");
  }

  #key(event) {
    if (this.#suggest.key(event)) {
      event.preventDefault();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "ArrowUp" && this.text.value === "") {
      event.preventDefault();
      this.onUp();
    } else if (event.key === "Escape" && this.text.value.startsWith("/")) {
      this.text.value = "";
    } else if (event.key === "Escape") {
      this.answering.end();
    }
  }

  #submit() {
    if (this.#form) this.#form.submit();
    else this.#sayText();
  }

  async #sayText() {
    const { person, channel } = this.place();
    const content = this.text.value.trim();
    if (content === "" || !person || !channel) return;
    if (content.startsWith("/")) {
      this.#say(`There is no command "${content.split(/\s/)[0]}"; press + for the list.`, true);
      return;
    }
    const answer = this.answering.take();
    this.text.value = "";
    this.#grow();
    try {
      await say(person.id, channel.id, withMarks(content, this.world), answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.text.value = content;
      this.#say(error.message, true);
    }
  }

  async #complete(command, options, focused) {
    const { person, channel } = this.place();
    try {
      const answer = await interact({ as: person.id, channel_id: channel.id, kind: "autocomplete", name: command.sent, options, focused });
      return answer.kind === "choices" ? answer.choices : null;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  async #send(command, options) {
    const { person, channel } = this.place();
    this.#leave();
    await this.onSent(`/${command.name}`, {
      as: person.id, channel_id: channel.id, kind: "command", name: command.sent, options,
    });
  }
}
