// "What if ...": what people can let happen to the bot, to see how it copes.

import { h, fill, freshId, toast } from "./dom.js";
import { icon } from "./icons.js";
import { Refused, happen } from "./server.js";

const FAULTS = [
  ["slow", "2 seconds late"],
  ["late", "4 seconds late: too late for an interaction"],
  ["limited", "Too many requests (429)"],
  ["down", "Discord is down (503)"],
  ["cut", "None: the request is lost"],
  ["lost", "None: it was carried out, but nobody hears"],
];
const TIMES = [1, 3, 10, 100];

/** Opens the dialog for a place `{channel}`; it follows what happens while it is open. */
export function openTrouble(world, channelId) {
  const heading = freshId("trouble");
  const close = h("button", { type: "button", class: "icon-button", "aria-label": "Close", on: { click: () => dialog.close() } }, icon("close"));
  const parts = h("div", { class: "form trouble" });
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": heading },
    h("header", { class: "dialog-head" },
      h("div", null, h("h2", { id: heading }, "What if …"),
        h("p", { class: "subtext" }, `Let something happen to ${world.bot.name}, and see how it copes. You can take everything back here.`)),
      close),
    parts);

  const draw = () => {
    const focused = parts.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const channel = world.channels.get(channelId);
    fill(parts, channel ? [rights(world, channel), thread(world, channel)] : null, letters(world), server(world), answers(world), connection(world));
    if (focused) [...parts.querySelectorAll("[data-key]")].find((element) => element.dataset.key === focused)?.focus();
  };
  const kinds = ["channels", "people", "bot", "faults"];
  const before = document.activeElement;
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    for (const kind of kinds) world.removeEventListener(kind, draw);
    dialog.remove();
    if (before?.isConnected) before.focus();
  });
  for (const kind of kinds) world.addEventListener(kind, draw);
  draw();
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

async function ask(what) {
  try {
    await happen(what);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(error.message);
  }
}

function group(title, ...content) {
  return h("fieldset", { class: "trouble-group" }, h("legend", null, title), content);
}

function choice(label, key, checked, change) {
  return h("label", { class: "trouble-choice" },
    h("input", { type: "checkbox", checked, data: { key }, on: { change: (event) => change(event.target.checked) } }), h("span", null, label));
}

function rights(world, channel) {
  if (channel.kind === "dm") return null;
  const home = channel.kind === "thread" ? world.channels.get(channel.parent_id) ?? channel : channel;
  return group(`What ${world.bot.name} may do in #${home.name}`, world.rights.map(({ key, name }) =>
    choice(name, `right-${key}`, home.allowed.includes(key), (granted) => ask({ what: "right", channel_id: home.id, right: key, granted }))));
}

function thread(world, channel) {
  if (channel.kind !== "thread") return null;
  const set = (change) => ask({ what: "thread", channel_id: channel.id, ...change });
  return group(`The thread ${channel.name}`,
    choice("Archived", "archived", channel.archived, (archived) => set({ archived })),
    choice("Locked", "locked", channel.locked, (locked) => set({ locked })));
}

function letters(world) {
  return group(`Who takes direct messages from ${world.bot.name}`, world.people.map((person) =>
    choice(person.name, `letters-${person.id}`, person.takes_messages, (open) => ask({ what: "letters", person_id: person.id, open }))));
}

function server(world) {
  return group("The server", choice(`${world.bot.name} is a member`, "server", world.guild.has_bot, (member) => ask({ what: "server", member })));
}

function answers(world) {
  const fault = h("select", { class: "field", "aria-label": "What goes wrong", data: { key: "fault" }, on: { change: () => { answers.fault = fault.value; } } }, FAULTS.map(([value, label]) => h("option", { value }, label)));
  const times = h("select", { class: "field", "aria-label": "How many answers", data: { key: "times" }, on: { change: () => { answers.times = times.value; } } }, TIMES.map((count) => h("option", { value: count }, count === 1 ? "1 answer" : `${count} answers`)));
  fault.value = answers.fault;
  times.value = answers.times;
  const order = () => ask({ what: "faults", fault: fault.value, times: Number(times.value) });
  const left = world.faults;
  return group("Discord's answers",
    h("p", { class: "trouble-line" }, "The next", times, fault),
    h("p", { class: "trouble-line" },
      h("button", { type: "button", class: "button primary", data: { key: "order" }, on: { click: order } }, "Let that happen"),
      left > 0 ? h("button", { type: "button", class: "button secondary", data: { key: "clear" }, on: { click: () => ask({ what: "faults" }) } }, "No more of that") : null,
      h("span", { class: "subtext", role: "status" }, left > 0 ? `${left} still to come` : "Everything is answered as usual")));
}
// What was chosen stands when the dialog is drawn anew because something happened meanwhile.
answers.fault = "down";
answers.times = "3";

function connection(world) {
  const lose = (how, label) => h("button", { type: "button", class: "button secondary", data: { key: how }, on: { click: () => ask({ what: "gateway", how }) } }, label);
  return group("The connection",
    h("p", { class: "trouble-line" }, lose("reconnect", "Ask for a new one"), lose("cut", "Cut it"), lose("close", "End the session"),
      h("span", { class: "subtext", role: "status" }, world.bot.online ? `${world.bot.name} is online` : `${world.bot.name} is offline`)));
}
