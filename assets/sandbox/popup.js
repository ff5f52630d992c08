// Lists that open beside a button: the choices of a select, a person's menu.

import { h, freshId } from "./dom.js";

let open = null;

/** Closes the open list, if there is one, and gives the focus back. */
export function closePopup(refocus = true) {
  if (open === null) return;
  const { element, anchor, stop } = open;
  open = null;
  stop();
  element.remove();
  anchor.setAttribute("aria-expanded", "false");
  if (refocus && anchor.isConnected) anchor.focus();
}

/**
 * Opens a list below or above `anchor`.
 * `items`: `{label, detail?, lead?, checked?, heading?, pick}`; headings cannot
 * be chosen. With `many`, items toggle and a Done button calls `done`.
 */
export function openPopup(anchor, items, { label, many = false, done = null, filter = false } = {}) {
  const again = open?.anchor === anchor;
  closePopup(again);
  if (again) return;

  const list = h("div", { class: "popup-list", role: many ? "group" : "menu", "aria-label": label });
  const rows = items.map((item) => rowOf(item, many));
  list.append(...rows);
  const element = h("div", { class: "popup", id: freshId("popup") }, list);
  if (filter) element.prepend(filterBox(rows, items));
  if (many) {
    element.append(h("button", { type: "button", class: "button primary popup-done", on: { click: () => { closePopup(); done(); } } }, "Done"));
  }
  element.addEventListener("keydown", (event) => steer(event, element));
  document.getElementById("main").append(element);
  anchor.setAttribute("aria-expanded", "true");
  place(element, anchor);

  const outside = (event) => {
    if (!element.contains(event.target) && !anchor.contains(event.target)) closePopup(false);
  };
  const moved = (event) => {
    if (!element.contains(event.target)) closePopup(false);
  };
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", moved);
  document.addEventListener("scroll", moved, true);
  open = {
    element,
    anchor,
    stop: () => {
      document.removeEventListener("pointerdown", outside, true);
      window.removeEventListener("resize", moved);
      document.removeEventListener("scroll", moved, true);
    },
  };
  const start = element.querySelector("input[type=search]") ?? element.querySelector("[aria-checked=true]") ?? focusable(element)[0];
  start?.focus({ preventScroll: true });
}

function rowOf(item, many) {
  if (item.heading) return h("div", { class: "popup-heading", role: "presentation" }, item.heading);
  const row = h("button", {
    type: "button",
    class: "popup-item",
    role: many ? "menuitemcheckbox" : item.checked === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": item.checked === undefined ? null : String(item.checked),
    on: {
      click: () => {
        if (many) {
          row.setAttribute("aria-checked", String(item.pick()));
          return;
        }
        closePopup();
        item.pick();
      },
    },
  }, item.lead, h("span", { class: "popup-text" },
    h("span", { class: "popup-label" }, item.label),
    item.detail ? h("span", { class: "popup-detail" }, item.detail) : null));
  return row;
}

function filterBox(rows, items) {
  return h("input", {
    type: "search",
    class: "popup-filter",
    placeholder: "Search",
    "aria-label": "Search the list",
    on: {
      input: (event) => {
        const wanted = event.target.value.toLowerCase();
        rows.forEach((row, index) => { row.hidden = !(items[index].label ?? "").toLowerCase().includes(wanted); });
      },
    },
  });
}

const focusable = (element) => [...element.querySelectorAll("button:not([hidden]), input")];

function steer(event, element) {
  const stops = focusable(element);
  const at = stops.indexOf(document.activeElement);
  const go = (index) => {
    event.preventDefault();
    stops[(index + stops.length) % stops.length]?.focus();
  };
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    closePopup();
  } else if (event.key === "ArrowDown") go(at + 1);
  else if (event.key === "ArrowUp") go(at - 1);
  else if (event.key === "Home" && document.activeElement.tagName !== "INPUT") go(0);
  else if (event.key === "End" && document.activeElement.tagName !== "INPUT") go(stops.length - 1);
  else if (event.key === "Tab") closePopup();
  else if (event.key === "Enter" && document.activeElement.tagName === "INPUT") {
    event.preventDefault();
    stops[1]?.click();
  }
}

function place(element, anchor) {
  const at = anchor.getBoundingClientRect();
  const gap = 6;
  const width = Math.min(Math.max(at.width, 240), window.innerWidth - 16);
  element.style.width = `${width}px`;
  element.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - width - 8))}px`;
  const below = window.innerHeight - at.bottom - gap - 8;
  const above = at.top - gap - 8;
  if (element.offsetHeight <= below || below >= above) {
    element.style.top = `${at.bottom + gap}px`;
    element.style.maxHeight = `${Math.max(below, 120)}px`;
  } else {
    element.style.bottom = `${window.innerHeight - at.top + gap}px`;
    element.style.maxHeight = `${Math.max(above, 120)}px`;
  }
}
