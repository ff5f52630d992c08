// Small helpers that build elements. Text always goes in as text nodes, so no
// name, message or file title can become markup.

/**
 * Builds an element. `props`: `class`, `on` (event handlers), `data` (dataset),
 * DOM properties listed in `AS_PROPERTY`, everything else as an attribute.
 * `null`, `undefined` and `false` leave an attribute out; `true` sets it empty.
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined) continue;
    if (key === "class") element.className = value;
    else if (key === "on") for (const [type, handler] of Object.entries(value)) element.addEventListener(type, handler);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (AS_PROPERTY.has(key)) element[key] = value;
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false) element.setAttribute(key, String(value));
  }
  add(element, children);
  return element;
}

const AS_PROPERTY = new Set(["value", "checked", "disabled", "hidden", "selected", "htmlFor", "tabIndex"]);

/** Appends children; arrays are flattened, empty values skipped. */
export function add(parent, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child);
  }
  return parent;
}

/** Replaces everything inside `parent`. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return add(parent, children);
}

let serial = 0;

/** An id no other element of the page has. */
export function freshId(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}

/** Shows a short sentence at the edge of the page for a few seconds. */
export function toast(sentence, lastsMs = 6000) {
  const note = h("p", { class: "toast" }, sentence);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), lastsMs);
}

/** Compares two Discord ids (decimal numbers too large for a float) by age. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
