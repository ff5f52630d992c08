// The page as a whole: loads the world, keeps the panes and the sidebar true.

import { h, fill, toast } from "./dom.js";
import { icon } from "./icons.js";
import { World } from "./state.js";
import { Pane } from "./pane.js";
import { Sidebar } from "./sidebar.js";
import { openForm } from "./modal.js";
import { openPopup } from "./popup.js";
import { openTrouble } from "./trouble.js";
import { startCounting } from "./time.js";
import { Refused, addPerson, fetchState, listen, openDirect, showAround, speak } from "./server.js";

const USER_COMMAND = 2;
const wide = window.matchMedia("(min-width: 1080px)");

const world = new World();
const panesElement = document.getElementById("panes");
const veil = document.getElementById("veil");
const appElement = document.getElementById("app");

const splitButton = h("button", { type: "button", class: "icon-button split-button", on: { click: () => setSplit(!split) } });
let split = localStorage.getItem("side-by-side") === "yes";

const actions = { activate, openDrawer, goTo, personMenu, threadMenu, showAround: takeRound, become: (pane, person) => become(person, pane) };
const panes = [
  new Pane(world, { ...actions, tools: splitButton }),
  new Pane(world, { ...actions, tools: null }),
];
let active = panes[0];

const sidebar = new Sidebar(world, document.getElementById("sidebar"), {
  goTo: (id) => { goTo(id, null); closeDrawer(); },
  openDirect: writeToBot,
  showAround: () => { closeDrawer(); takeRound(active); },
  openTrouble: () => { closeDrawer(); openTrouble(world, active.channel?.id); },
  addPerson: askForPerson,
  personMenu: (anchor, id) => personMenu(anchor, id, active),
  become: (person) => become(person, active),
  speak: changeLanguage,
  close: closeDrawer,
});

const shownPanes = () => (split && wide.matches ? panes : [panes[0]]);

// --- people and channels ---

function activate(pane) {
  if (active === pane) return;
  active = pane;
  for (const other of panes) other.element.classList.toggle("active", other === active);
  drawSidebar();
}

function drawSidebar() {
  sidebar.draw(active.person, active.channel);
}

async function showIn(pane, person, channel) {
  const shown = pane.show(person, channel);
  drawSidebar();
  remember();
  await shown;
}

/** The channel `person` may see that is nearest to `wanted`. */
function channelFor(person, wanted) {
  const known = wanted && world.channels.get(wanted.id);
  if (known && world.sees(person.id, known)) return known;
  const seen = world.channelsOf(person.id);
  return seen.find((channel) => channel.kind === "text") ?? seen[0] ?? null;
}

function become(person, pane) {
  const { channel } = pane;
  const own = channel?.kind === "dm"
    ? world.channelsOf(person.id).find((other) => other.kind === "dm")
    : null;
  showIn(pane, person, own ?? channelFor(person, channel));
}

async function goTo(channelId, messageId) {
  const pane = active;
  const channel = world.channels.get(channelId);
  if (!channel || !world.sees(pane.person.id, channel)) {
    toast("That channel is not here any more.");
    return;
  }
  await showIn(pane, pane.person, channel);
  if (messageId) pane.reveal(messageId);
}

async function writeToBot() {
  try {
    const channel = await openDirect(active.person.id);
    world.addChannel(channel);
    await goTo(channel.id, null);
    closeDrawer();
  } catch (error) {
    tell(error);
  }
}

let touring = false;

/** A game of each kind is begun in the channel, or in the first where somebody writes to the bot. */
async function takeRound(pane) {
  const channel = pane.channel?.kind === "text" ? pane.channel : world.channelsOf(pane.person.id).find((other) => other.kind === "text");
  if (!channel || touring) return;
  touring = true;
  try {
    await showIn(pane, pane.person, channel);
    await showAround(pane.person.id, channel.id);
  } catch (error) {
    touring = false;
    tell(error);
  }
}

function tourWent({ detail }) {
  touring = !detail.done;
  if (detail.done) toast(`${detail.of} games are open. Each has a thread of its own: press "Open the thread", and play.`);
  else if (detail.failed) toast(`${detail.title} could not be begun: ${detail.failed}.`);
  else toast(`Beginning ${detail.title} (${detail.at} of ${detail.of}) …`, 2500);
}

async function changeLanguage(person, locale) {
  try {
    await speak(person?.id, locale);
  } catch (error) {
    tell(error);
    drawSidebar();
  }
}

function askForPerson() {
  openForm({
    title: "Add a person",
    subtitle: "Somebody more to play with; you can be this person with one click.",
    fields: [{ id: "name", label: "Name", required: true, min: 1, max: 32 }],
    action: "Add",
    send: async ({ name }) => {
      const person = await addPerson(name);
      world.addPerson(person);
      become(person, active);
    },
  });
}

/** All threads of a channel, the archived ones, too. */
function threadMenu(anchor, channel, pane) {
  const threads = world.threadsOf(pane.person.id, channel.id);
  openPopup(anchor, threads.map((thread) => ({
    label: thread.name,
    detail: thread.archived ? "archived" : thread.locked ? "locked" : null,
    pick: () => {
      activate(pane);
      goTo(thread.id, null);
    },
  })), { label: `Threads of ${channel.name}`, filter: threads.length > 10 });
}

function personMenu(anchor, id, pane) {
  const person = world.person(id);
  const commands = world.commandsIn(pane.channel, USER_COMMAND, pane.person);
  const items = [
    ...(person && person.id !== pane.person.id ? [{ label: `Be ${person.name}`, detail: "Switch to this person", pick: () => become(person, pane) }] : []),
    ...(id === world.bot.id ? [{ label: `Write to ${world.bot.name}`, detail: "Open the direct messages", pick: writeToBot }] : []),
    ...(commands.length > 0 ? [{ heading: `As ${pane.person.name}, about ${world.nameOf(id)}` }] : []),
    ...commands.map((command) => ({
      label: command.name,
      pick: () => {
        closeDrawer();
        pane.run(`"${command.name}"`, {
          as: pane.person.id, channel_id: pane.channel.id, kind: "user_command", name: command.sent, target_id: id, options: [],
        });
      },
    })),
  ];
  if (items.length === 0) items.push({ heading: "Nothing to do here yet" });
  openPopup(anchor, items, { label: `Menu of ${world.nameOf(id)}` });
}

function tell(error) {
  if (!(error instanceof Refused)) throw error;
  toast(error.message);
}

// --- layout ---

function setSplit(wanted) {
  split = wanted;
  localStorage.setItem("side-by-side", split ? "yes" : "no");
  layout();
}

function layout() {
  const shown = shownPanes();
  const sameSet = panesElement.children.length === shown.length;
  if (!sameSet) fill(panesElement, shown.map((pane) => pane.element));
  appElement.classList.toggle("split", shown.length > 1);
  const label = split ? "Show one person" : "Show two people side by side";
  splitButton.setAttribute("aria-label", label);
  splitButton.title = label;
  splitButton.setAttribute("aria-pressed", String(split));
  fill(splitButton, icon(split ? "single" : "columns"));
  if (!shown.includes(active)) activate(panes[0]);
  for (const pane of shown) {
    if (!pane.person && panes[0].person) {
      const other = world.people.find((person) => person.id !== panes[0].person.id) ?? world.people[0];
      showIn(pane, other, channelFor(other, panes[0].channel));
    } else if (!sameSet && pane.person) {
      showIn(pane, pane.person, pane.channel);
    }
  }
  remember();
}

function openDrawer() {
  appElement.classList.add("drawer-open");
  veil.hidden = false;
  document.querySelector("#sidebar [aria-current=page]")?.focus();
}

function closeDrawer() {
  if (!appElement.classList.contains("drawer-open")) return;
  appElement.classList.remove("drawer-open");
  veil.hidden = true;
  active.element.querySelector(".drawer-button").focus();
}

/** Keeps who and where in the address, so that a reload changes nothing. */
function remember() {
  const places = shownPanes().filter((pane) => pane.person && pane.channel).map((pane) => `${pane.person.id}-${pane.channel.id}`);
  if (places.length > 0) history.replaceState(null, "", `#${places.join("+")}`);
}

function remembered() {
  return location.hash.slice(1).split("+").map((place) => {
    const [personId, channelId] = place.split("-");
    return { person: world.person(personId), channel: world.channels.get(channelId) };
  });
}

// --- keeping up with the server ---

async function synchronise() {
  try {
    world.forgetHistories();
    world.load(await fetchState());
  } catch (error) {
    tell(error);
    return;
  }
  world.setConnected(true);
  const places = remembered();
  panes.forEach((pane, index) => {
    const person = world.person(pane.person?.id) ?? places[index]?.person ?? (index === 0 ? world.people[0] : null);
    if (person) showIn(pane, person, channelFor(person, pane.channel ?? places[index]?.channel));
  });
  layout();
  document.body.classList.add("ready");
}

function onEachShown({ detail }, act) {
  for (const pane of shownPanes()) {
    if (pane.person?.id === detail.personId && pane.channel?.id === detail.channelId) act(pane, detail);
  }
}

/** People change: they learn a language. */
function peopleChanged() {
  for (const pane of panes) pane.person = world.person(pane.person?.id) ?? pane.person;
  refreshHeads();
}

function refreshHeads() {
  for (const pane of shownPanes()) if (pane.person) pane.refreshHead();
  drawSidebar();
  const waiting = world.people.reduce((sum, person) => sum + world.pings(person.id), 0);
  document.title = waiting > 0 ? `(${waiting}) ${world.guild.name}` : world.guild.name;
}

function channelsChanged() {
  for (const pane of panes) {
    if (!pane.person) continue;
    const channel = channelFor(pane.person, pane.channel);
    if (channel?.id === pane.channel?.id) pane.channel = channel;
    else showIn(pane, pane.person, channel);
  }
  refreshHeads();
}

world.watch((personId, channelId) => shownPanes().some((pane) => pane.shows(personId, channelId)));
world.addEventListener("history", (event) => onEachShown(event, (pane) => pane.redraw()));
world.addEventListener("message", (event) => onEachShown(event, (pane, { id }) => pane.added(id)));
world.addEventListener("update", (event) => onEachShown(event, (pane, { id }) => pane.changed(id)));
world.addEventListener("delete", (event) => onEachShown(event, (pane, { id }) => pane.removed(id)));
world.addEventListener("channels", channelsChanged);
world.addEventListener("people", peopleChanged);
world.addEventListener("tour", tourWent);
for (const kind of ["bot", "unread", "commands"]) world.addEventListener(kind, refreshHeads);
world.addEventListener("link", () => {
  appElement.classList.toggle("unlinked", !world.connected);
  drawSidebar();
});

listen({
  onOpen: synchronise,
  onEvent: (event) => world.apply(event),
  onClose: () => world.setConnected(false),
});

wide.addEventListener("change", layout);
veil.addEventListener("click", closeDrawer);
document.addEventListener("visibilitychange", () => {
  for (const pane of shownPanes()) if (pane.person && pane.channel) world.markRead(pane.person.id, pane.channel.id);
});

// A key typed outside of any field goes to the message box, as people expect.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeDrawer();
  const typing = event.target.closest?.("input, textarea, select, dialog, .popup");
  if (typing || event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1 || event.key === " ") return;
  active.composer.focus();
});
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  active.composer.focus();
});

startCounting();
