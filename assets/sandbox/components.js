// The rows of buttons and menus under a message.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { openPopup } from "./popup.js";

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const USER_SELECT = 5;
const MENTIONABLE_SELECT = 7;
const TEXT = 10;

const LINK_STYLE = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", [LINK_STYLE]: "secondary" };

/**
 * Builds the rows of a message. `act({kind, custom_id, values?})` is called for
 * presses and choices; `state` is `{busy?: custom_id, failed?: sentence}`.
 */
export function componentRows(components, { world, act, follow, state }) {
  if (!components?.length) return null;
  const rows = components.map((row) =>
    row.type === ROW
      ? h("div", { class: isWide(row) ? "row wide" : "row" }, row.components.map((item) => component(item, { world, act, follow, state })))
      : component(row, { world, act, follow, state }));
  return h("div", { class: "rows" }, rows,
    state?.failed ? h("p", { class: "failure", role: "alert" }, state.failed) : null);
}

/** Four or five long buttons need two lines on a phone; even lines look best. */
function isWide(row) {
  const letters = row.components.reduce((sum, item) => sum + (item.label?.length ?? 0), 0);
  return (row.components.length === 5 && letters > 20) || (row.components.length === 4 && letters > 26);
}

function component(item, context) {
  switch (item.type) {
    case BUTTON:
      return button(item, context);
    case STRING_SELECT:
      return stringSelect(item, context);
    case USER_SELECT:
    case MENTIONABLE_SELECT:
      return userSelect(item, context);
    case TEXT:
      return h("p", null, item.content);
    default:
      return h("p", { class: "subtext" }, `This page cannot show a component of type ${item.type}.`);
  }
}

function emoji(item) {
  return item.emoji?.name ? h("span", { class: "emoji", "aria-hidden": item.label ? "true" : null }, item.emoji.name) : null;
}

function button(item, { act, follow, state }) {
  const look = `button ${STYLES[item.style] ?? "secondary"}`;
  if (item.style === LINK_STYLE) {
    return h("a", {
      class: look,
      href: /^https?:/.test(item.url) ? item.url : null,
      target: "_blank",
      rel: "noopener noreferrer",
      on: { click: (event) => follow(event, item.url) },
    }, emoji(item), item.label, icon("link"));
  }
  const busy = state?.busy === item.custom_id;
  return h("button", {
    type: "button",
    class: busy ? `${look} busy` : look,
    disabled: item.disabled === true,
    "aria-busy": busy ? "true" : null,
    data: { customId: item.custom_id },
    on: { click: () => act({ kind: "button", custom_id: item.custom_id }) },
  }, emoji(item), item.label);
}

function select(item, { act, state }, entries, chosen) {
  const minimum = item.min_values ?? 1;
  const many = (item.max_values ?? 1) > 1;
  const busy = state?.busy === item.custom_id;
  const shown = entries.filter((entry) => chosen.has(entry.value)).map((entry) => entry.label).join(", ");
  const placeholder = item.placeholder || "Choose";
  const send = (values) => act({ kind: "select", custom_id: item.custom_id, values });
  const opener = h("button", {
    type: "button",
    class: busy ? "select busy" : "select",
    disabled: item.disabled === true,
    "aria-haspopup": "menu",
    "aria-expanded": "false",
    "aria-label": shown ? `${placeholder}: ${shown}` : placeholder,
    data: { customId: item.custom_id },
    on: { click: open },
  }, h("span", { class: shown ? "select-value" : "select-value empty" }, shown || placeholder), icon("chevron"));

  function open() {
    const picked = new Set(chosen);
    const items = entries.map((entry) => ({
      ...entry,
      checked: chosen.has(entry.value),
      pick: () => {
        if (many) return toggle(picked, entry.value, item.max_values);
        // Choosing what is chosen already sends nothing, as in Discord.
        if (!chosen.has(entry.value)) send([entry.value]);
        return true;
      },
    }));
    openPopup(opener, items, {
      label: placeholder,
      many,
      filter: entries.length > 10,
      done: () => { if (picked.size >= minimum) send([...picked]); },
    });
  }
  return opener;
}

function toggle(picked, value, maximum) {
  if (picked.delete(value)) return false;
  if (picked.size >= maximum) return false;
  picked.add(value);
  return true;
}

function stringSelect(item, context) {
  const entries = item.options.map((option) => ({
    value: option.value,
    label: option.label,
    detail: option.description,
    lead: emoji(option),
  }));
  return select(item, context, entries, new Set(item.options.filter((option) => option.default).map((option) => option.value)));
}

function userSelect(item, context) {
  const { world } = context;
  const entries = [...world.people, world.bot].map((person) => ({
    value: person.id,
    label: person.name,
    detail: person.id === world.bot.id ? "the bot" : null,
    lead: avatar(world, person.id, "small"),
  }));
  const chosen = (item.default_values ?? []).map((value) => value.id);
  return select({ ...item, placeholder: item.placeholder || "Choose a person" }, context, entries, new Set(chosen));
}
