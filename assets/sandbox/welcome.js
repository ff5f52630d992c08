// What a newcomer reads above the first message.

import { h } from "./dom.js";
import { icon } from "./icons.js";

const SEEN = "welcome-read";

/** The first lines of a channel; the long form only until it is dismissed. */
export function welcome({ world, person, channel, empty, begin, showAround }) {
  const bot = world.bot.name;
  if (channel.kind === "dm") return empty ? h("p", { class: "welcome-short" }, `Only ${person.name} and ${bot} read this conversation.`) : null;
  if (channel.locked) return null;
  if (localStorage.getItem(SEEN) || channel.kind === "thread") {
    return empty ? h("p", { class: "welcome-short" }, "Nothing here yet. Type ", h("kbd", null, "/"), " or press ", h("kbd", null, "+"), " to see the commands.") : null;
  }
  const knowsPlay = world.commands.some((command) => command.name === "play");
  const start = knowsPlay ? "/play" : "/";
  const card = h("section", { class: "welcome", "aria-label": "Welcome" },
    h("div", { class: "welcome-mark" }, icon("pawn")),
    h("div", { class: "welcome-text" },
      h("h2", null, `Try ${bot} here`),
      h("p", null, "Type ", h("kbd", null, start), " or press ", h("kbd", null, "+"),
        " below to start a game against the computer or against somebody else."),
      h("p", { class: "subtext" }, `You are ${person.name}. The names at the top are the other people: one click and you are one of them, so you can play both sides. `
        + "From the message box, the up arrow goes to the messages, Tab to their buttons and Escape comes back. "
        + "This is a stand-in for Discord that runs on your machine. Nothing leaves it, and everything is here again when you start the program the next time."),
      h("div", { class: "welcome-buttons" },
        knowsPlay ? h("button", { type: "button", class: "button primary", on: { click: () => begin("play") } }, "Start a game") : null,
        world.tour > 0 ? h("button", { type: "button", class: "button secondary", on: { click: showAround } }, "Show me around") : null,
        h("button", {
          type: "button",
          class: "button plain",
          on: { click: () => { localStorage.setItem(SEEN, "yes"); card.remove(); } },
        }, "Got it"))));
  return card;
}
