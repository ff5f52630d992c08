// One view of the channel: a person, a channel, its messages and a message box.

import { h, fill, toast } from "./dom.js";
import { icon } from "./icons.js";
import { avatar, cssColor } from "./avatar.js";
import { Composer } from "./composer.js";
import { continues, messageElement, pings } from "./message.js";
import { plainText } from "./markdown.js";
import { Exchange } from "./exchange.js";
import { Refused, fetchMessages } from "./server.js";
import { welcome } from "./welcome.js";

const NEAR_END = 80;

export class Pane {
  person = null;
  channel = null;
  #elements = new Map();
  #stuck = true;

  /** `actions`: `activate`, `openDrawer`, `goTo(channelId, messageId)`, `personMenu`, `tools`. */
  constructor(world, actions) {
    this.world = world;
    this.actions = actions;
    this.exchange = new Exchange(world, {
      place: () => ({ person: this.person, channel: this.channel }),
      stateChanged: (id) => this.#showState(id),
      waitingChanged: () => this.#showWaiting(),
    });
    this.composer = new Composer(world, {
      place: () => ({ person: this.person, channel: this.channel }),
      onSent: (name, interaction) => this.run(name, interaction),
      onUp: () => this.#step(null, -1),
    });
    this.title = h("h1", { class: "pane-title" });
    this.threads = h("div", { class: "pane-threads" });
    this.people = h("div", { class: "who", role: "group", "aria-label": "You are" });
    this.list = h("div", { class: "messages", role: "log", "aria-live": "off", "aria-label": "Messages", tabindex: "0" });
    this.spoken = h("p", { class: "unseen", "aria-live": "polite" });
    this.newer = h("button", { type: "button", class: "newer", hidden: true, on: { click: () => this.toEnd() } }, icon("down"), "New messages");
    this.element = h("section", { class: "pane" },
      h("header", { class: "pane-head" },
        h("button", { type: "button", class: "icon-button drawer-button", "aria-label": "Channels and people", on: { click: () => actions.openDrawer() } }, icon("menu")),
        this.title, this.threads, this.people, actions.tools),
      h("div", { class: "scroll" }, this.list, this.newer), this.spoken, this.composer.element);
    this.element.addEventListener("focusin", () => actions.activate(this));
    this.element.addEventListener("pointerdown", () => actions.activate(this));
    this.list.addEventListener("scroll", () => this.#scrolled());
    this.list.addEventListener("keydown", (event) => this.#listKey(event));
    this.list.addEventListener("click", (event) => this.#mentionPressed(event));
    this.list.addEventListener("load", () => { if (this.#stuck) this.toEnd(); }, true);
    new ResizeObserver(() => { if (this.#stuck) this.toEnd(); }).observe(this.list);
  }

  /** Shows a channel as a person; fetches the messages if they are not here. */
  async show(person, channel) {
    const same = person?.id === this.person?.id && channel?.id === this.channel?.id;
    this.person = person;
    this.channel = channel;
    this.refreshHead();
    if (!person || !channel) return;
    this.world.markRead(person.id, channel.id);
    if (!same) this.#stuck = true;
    this.redraw();
    if (this.world.messages(person.id, channel.id) === null) await this.#fetch(person, channel);
  }

  async #fetch(person, channel) {
    this.world.expectHistory(person.id, channel.id);
    try {
      this.world.setHistory(person.id, channel.id, await fetchMessages(channel.id, person.id));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      fill(this.list, h("p", { class: "failure" }, error.message));
    }
  }

  shows(personId, channelId) {
    return this.person?.id === personId && this.channel?.id === channelId && this.element.isConnected && !document.hidden;
  }

  /** Draws the title and the people who can be switched to. */
  refreshHead() {
    const { world, person, channel } = this;
    const name = channel ? (channel.kind === "dm" ? world.bot.name : channel.name) : "No channel";
    const kind = channel?.kind === "dm" ? "letter" : channel?.kind === "thread" ? "thread" : "hash";
    fill(this.title, icon(kind), this.#homeLink(), h("span", null, name),
      channel?.archived ? h("span", { class: "badge quiet" }, "archived") : null,
      world.bot.online ? null : h("span", { class: "badge warn" }, `${world.bot.name} is offline`));
    this.element.setAttribute("aria-label", person ? `${name}, as ${person.name}` : name);
    if (!this.threads.contains(document.activeElement)) fill(this.threads, this.#threadsButton());
    const hadFocus = this.people.contains(document.activeElement);
    fill(this.people, world.people.map((other) => this.#personButton(other)));
    const chosen = this.people.querySelector("[aria-pressed=true]");
    if (hadFocus) chosen?.focus();
    // Whoever one is stays in sight, however many there are.
    if (chosen) this.people.scrollLeft = chosen.offsetLeft - this.people.offsetLeft - (this.people.clientWidth - chosen.offsetWidth) / 2;
    this.composer.refresh();
  }

  /** The way from a thread to the channel it hangs under. */
  #homeLink() {
    const home = this.channel?.kind === "thread" ? this.world.channels.get(this.channel.parent_id) : null;
    if (!home) return null;
    return h("button", { type: "button", class: "text-button pane-home", "aria-label": `Back to ${home.name}`, on: { click: () => this.actions.goTo(home.id, this.channel.id) } }, `#${home.name}`);
  }

  /** The button of all threads of a channel; none where there are none. */
  #threadsButton() {
    const { world, person, channel } = this;
    const count = person && channel?.kind === "text" ? world.threadsOf(person.id, channel.id).length : 0;
    if (count === 0) return null;
    return h("button", {
      type: "button", class: "icon-button", "aria-label": `Threads: ${count}`, title: "Threads of this channel", "aria-haspopup": "menu", "aria-expanded": "false",
      on: { click: (event) => this.actions.threadMenu(event.currentTarget, channel, this) },
    }, icon("thread"));
  }

  #personButton(other) {
    const chosen = other.id === this.person?.id;
    const waiting = this.world.pings(other.id);
    const button = h("button", {
      type: "button",
      class: "who-button",
      "aria-pressed": String(chosen),
      "aria-label": `${other.name}${waiting > 0 ? `, ${waiting} new` : ""}`,
      title: chosen ? `You are ${other.name}` : `Switch to ${other.name}`,
      on: { click: () => this.actions.become(this, other) },
    }, avatar(this.world, other.id, "small"), h("span", { class: "who-name" }, other.name),
    waiting > 0 ? h("span", { class: "count" }, String(waiting)) : null);
    button.style.setProperty("--paint", cssColor(other.color));
    return button;
  }

  /** Draws all messages anew. */
  redraw() {
    const messages = this.world.messages(this.person.id, this.channel.id);
    this.#elements.clear();
    if (messages === null) {
      fill(this.list, h("p", { class: "loading" }, "Loading the messages…"));
      return;
    }
    const children = messages.map((message, index) => this.#build(message, messages[index - 1]));
    const intro = welcome({
      world: this.world, person: this.person, channel: this.channel, empty: messages.length === 0,
      begin: (name, rest) => this.composer.begin(name, rest),
      showAround: () => this.actions.showAround(this),
    });
    fill(this.list, h("div", { class: "filler" }), intro, children, this.exchange.waiting());
    if (this.#stuck) this.toEnd();
  }

  #build(message, previous) {
    const element = messageElement(message, {
      world: this.world,
      viewer: this.person.id,
      grouped: continues(message, previous),
      state: this.exchange.state(message.id),
      act: (press) => this.exchange.press(message.id, press),
      answer: (message) => this.composer.answer(message),
      follow: (event, url) => this.#follow(event, url),
      dismiss: (id) => this.world.dismiss(this.person.id, this.channel.id, id),
      openPerson: (anchor, id) => this.actions.personMenu(anchor, id, this),
      openChannel: (id) => this.actions.goTo(id, null),
    });
    this.#elements.set(message.id, element);
    return element;
  }

  /** A message was added; most often it is the newest. */
  added(id) {
    const messages = this.world.messages(this.person.id, this.channel.id);
    const message = this.world.message(this.person.id, this.channel.id, id);
    if (message.author?.id === this.world.bot.id) this.exchange.arrived();
    if (messages.at(-1)?.id !== id || messages.length === 1) {
      this.redraw();
    } else {
      const notes = this.list.querySelector(".waiting");
      this.list.insertBefore(this.#build(message, messages.at(-2)), notes);
    }
    this.#announce(message, "");
    const mine = message.author?.id === this.person.id || message.only_for === this.person.id;
    if (this.#stuck || mine) this.toEnd();
    else this.newer.hidden = false;
  }

  /** A message was edited: redraws it alone and keeps the keyboard in place. */
  changed(id) {
    const old = this.#elements.get(id);
    const message = this.world.message(this.person.id, this.channel.id, id);
    if (!old || !message) return;
    if (message.author?.id === this.world.bot.id) this.exchange.arrived();
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const customId = focused?.dataset.customId;
    const before = [...old.querySelectorAll("img")];
    this.exchange.forgetState(id);
    const messages = this.world.messages(this.person.id, this.channel.id);
    const place = messages.findIndex((other) => other.id === id);
    const element = this.#build(message, messages[place - 1]);
    // The old picture stays behind the new one until that has loaded.
    [...element.querySelectorAll("img")].forEach((image, index) => {
      if (before[index]) image.style.backgroundImage = `url("${before[index].src}")`;
    });
    old.replaceWith(element);
    if (focused) this.#refocus(element, customId);
    this.#announce(message, "Changed: ");
    if (this.#stuck) this.toEnd();
  }

  #refocus(element, customId) {
    const buttons = [...element.querySelectorAll("[data-custom-id]:not(:disabled)")];
    const target = buttons.find((button) => button.dataset.customId === customId) ?? buttons[0] ?? element;
    target.focus({ preventScroll: true });
  }

  removed(id) {
    const element = this.#elements.get(id);
    const hadFocus = element?.contains(document.activeElement);
    this.exchange.forgetState(id);
    this.redraw();
    if (hadFocus) this.composer.focus();
  }

  #announce(message, prefix) {
    const author = this.world.nameOf(message.author?.id, message.author?.username);
    const text = plainText(message.content, this.world).slice(0, 300);
    this.spoken.textContent = `${prefix}${author}: ${text || message.embeds?.[0]?.title || "a message"}`;
    if (pings(message, this.person.id)) this.spoken.textContent += " (for you)";
  }

  /** Sends a command of this pane's person and shows what comes of it. */
  run(name, interaction) {
    this.toEnd();
    return this.exchange.run(name, interaction);
  }

  /** Marks the pressed button, or says under the message that the press failed. */
  #showState(id) {
    const element = this.#elements.get(id);
    if (!element) return;
    const state = this.exchange.state(id);
    for (const item of element.querySelectorAll("[data-custom-id]")) {
      const busy = item.dataset.customId === state?.busy;
      item.classList.toggle("busy", busy);
      if (busy) item.setAttribute("aria-busy", "true");
      else item.removeAttribute("aria-busy");
    }
    element.querySelector(".rows > .failure")?.remove();
    if (state?.failed) element.querySelector(".rows")?.append(h("p", { class: "failure", role: "alert" }, state.failed));
    if (this.#stuck) this.toEnd();
  }

  #showWaiting() {
    for (const element of this.list.querySelectorAll(".waiting")) element.remove();
    this.list.append(...this.exchange.waiting());
    if (this.#stuck) this.toEnd();
  }


  #follow(event, url) {
    const inside = url.match(/\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/);
    if (!inside || !this.world.channels.has(inside[1])) return;
    event.preventDefault();
    this.actions.goTo(inside[1], inside[2] ?? null);
  }

  #mentionPressed(event) {
    const link = event.target.closest("a.link");
    if (link) this.#follow(event, link.href);
    const mention = event.target.closest("button.mention");
    if (!mention) return;
    const { person, channel, command } = mention.dataset;
    if (person) this.actions.personMenu(mention, person, this);
    else if (channel) this.actions.goTo(channel, null);
    else if (command) this.composer.begin(command);
  }

  /** Brings a message into view and gives it the focus. */
  reveal(id) {
    const element = this.#elements.get(id);
    if (!element) {
      toast("That message is not here any more.");
      return;
    }
    this.#stuck = false;
    element.scrollIntoView({ block: "center" });
    element.classList.add("revealed");
    setTimeout(() => element.classList.remove("revealed"), 2000);
    element.focus({ preventScroll: true });
  }

  toEnd() {
    this.list.scrollTop = this.list.scrollHeight;
    this.newer.hidden = true;
    this.#stuck = true;
  }

  #scrolled() {
    this.#stuck = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR_END;
    if (this.#stuck) this.newer.hidden = true;
  }

  #listKey(event) {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      this.#step(event.target.closest("article"), event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Escape") {
      this.composer.focus();
    }
  }

  /** Moves the focus from message to message; below the last is the message box. */
  #step(from, by) {
    const all = [...this.list.querySelectorAll("article")];
    const next = from === null ? all.at(-1) : all[all.indexOf(from) + by];
    if (next) next.focus();
    else if (by > 0) this.composer.focus();
  }
}
