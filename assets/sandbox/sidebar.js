// The left edge: channels, threads, direct messages and people.

import { h, fill } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { nameOfLanguage, spokenBy } from "./tongue.js";

const KIND_ICON = { text: "hash", thread: "thread", dm: "letter" };

export class Sidebar {
  /**
   * `actions`: `goTo(channelId)`, `openDirect()`, `openTrouble()`, `showAround()`, `addPerson()`, `personMenu(anchor, id)`,
   * `become(person)`, `speak(person or null for the server, locale)`, `close()`.
   */
  constructor(world, element, actions) {
    this.world = world;
    this.element = element;
    this.actions = actions;
  }

  /** Draws everything as the given person sees it, with `channel` chosen. */
  draw(person, channel) {
    if (!person) return;
    const { world, actions } = this;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const scroll = this.element.querySelector(".side-scroll")?.scrollTop ?? 0;
    const seen = world.channelsOf(person.id);
    const texts = seen.filter((other) => other.kind === "text");
    const direct = seen.filter((other) => other.kind === "dm");
    const rows = texts.flatMap((text) => [
      this.#row(text, person, channel),
      ...seen.filter((thread) => thread.kind === "thread" && thread.parent_id === text.id
        && (!thread.archived || thread.id === channel?.id || world.unread(person.id, thread.id).messages > 0))
        .map((thread) => this.#row(thread, person, channel)),
    ]);
    fill(this.element,
      h("header", { class: "side-head" },
        h("span", { class: "side-mark" }, icon("pawn")),
        h("div", { class: "side-name" }, h("strong", null, world.guild.name), h("span", { class: "subtext" }, "sandbox on this machine")),
        h("button", { type: "button", class: "icon-button drawer-close", "aria-label": "Close the list", on: { click: () => actions.close() } }, icon("close"))),
      h("div", { class: "side-scroll" },
        this.#section("Channels", rows),
        this.#section("Direct messages", direct.length > 0
          ? direct.map((other) => this.#row(other, person, channel))
          : h("li", null, h("button", { type: "button", class: "side-row", data: { key: "direct" }, on: { click: () => actions.openDirect() } },
            icon("letter"), h("span", { class: "side-label" }, `Write to ${world.bot.name}`)))),
        this.#section("People", [...world.people.map((other) => this.#personRow(other, person)), this.#botRow(person), this.#newPersonRow()]),
        this.#section("Try out", [
          world.tour > 0 ? this.#act("tour", "compass", "Show me around", () => actions.showAround()) : null,
          this.#act("trouble", "flask", "What if …", () => actions.openTrouble()),
        ]),
        this.#section("Languages", [
          this.#language(person.name, "speaks", person, person.locale),
          this.#language("The server", "server-speaks", null, world.guild.locale),
        ])),
      h("footer", { class: "side-foot" },
        h("span", { class: world.connected ? "lamp on" : "lamp", "aria-hidden": "true" }),
        h("span", null, world.connected ? (world.bot.online ? `${world.bot.name} is online` : `${world.bot.name} is offline`) : "Not connected")));
    this.element.querySelector(".side-scroll").scrollTop = scroll;
    if (focused) [...this.element.querySelectorAll("[data-key]")].find((row) => row.dataset.key === focused)?.focus();
  }

  /** A choice of what somebody's client, or the server, speaks. */
  #language(label, key, person, spoken) {
    const code = (spoken ?? "en").split("-")[0];
    const options = spokenBy(this.world.commands).map((locale) =>
      h("option", { value: locale, selected: locale.split("-")[0] === code }, nameOfLanguage(locale)));
    return h("li", null, h("label", { class: "side-language" },
      h("span", { class: "side-label" }, label),
      h("select", { data: { key }, on: { change: (event) => this.actions.speak(person, event.target.value) } }, options)));
  }

  #act(key, image, label, act) {
    return h("li", null, h("button", { type: "button", class: "side-row", data: { key }, on: { click: act } }, icon(image), h("span", { class: "side-label" }, label)));
  }

  #section(title, rows) {
    return h("section", { class: "side-section" }, h("h2", null, title), h("ul", { "aria-label": title }, rows));
  }

  #row(channel, person, chosen) {
    const { messages, pings } = this.world.unread(person.id, channel.id);
    const name = channel.kind === "dm" ? this.world.bot.name : channel.name;
    const classes = ["side-row", `side-${channel.kind}`];
    if (messages > 0) classes.push("unread");
    if (channel.archived) classes.push("archived");
    const news = pings > 0 ? `, ${pings} for you` : messages > 0 ? ", unread" : "";
    return h("li", null, h("button", {
      type: "button",
      class: classes.join(" "),
      "aria-current": channel.id === chosen?.id ? "page" : null,
      "aria-label": `${name}${channel.locked ? ", locked" : ""}${news}`,
      data: { key: channel.id },
      on: { click: () => this.actions.goTo(channel.id) },
    }, icon(channel.locked ? "lock" : KIND_ICON[channel.kind]), h("span", { class: "side-label" }, name),
    pings > 0 ? h("span", { class: "count" }, String(pings)) : null));
  }

  #personRow(other, person) {
    const me = other.id === person.id;
    return h("li", { class: "side-person" },
      h("button", {
        type: "button",
        class: "side-row",
        "aria-pressed": String(me),
        title: me ? `You are ${other.name}` : `Switch to ${other.name}`,
        data: { key: `be-${other.id}` },
        on: { click: () => this.actions.become(other), contextmenu: (event) => this.#menu(event, other.id) },
      }, avatar(this.world, other.id, "small"), h("span", { class: "side-label" }, other.name),
      me ? h("span", { class: "tag" }, "you") : null, other.manager ? h("span", { class: "tag", title: "may manage the server" }, "manager") : null),
      this.#menuButton(other.id, other.name));
  }

  #botRow(person) {
    const { bot } = this.world;
    return h("li", { class: "side-person" },
      h("div", { class: "side-row still" }, avatar(this.world, bot.id, "small"), h("span", { class: "side-label" }, bot.name), h("span", { class: "badge" }, "bot")),
      person ? this.#menuButton(bot.id, bot.name) : null);
  }

  #menuButton(id, name) {
    return h("button", {
      type: "button",
      class: "icon-button",
      "aria-label": `Menu of ${name}`,
      "aria-haspopup": "menu",
      "aria-expanded": "false",
      data: { key: `menu-${id}` },
      on: { click: (event) => this.#menu(event, id) },
    }, icon("dots"));
  }

  #menu(event, id) {
    event.preventDefault();
    this.actions.personMenu(event.currentTarget, id);
  }

  #newPersonRow() {
    return h("li", null, h("button", { type: "button", class: "side-row quiet", data: { key: "new" }, on: { click: () => this.actions.addPerson() } },
      icon("plus"), h("span", { class: "side-label" }, "Add a person")));
  }
}
