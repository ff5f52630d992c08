// The list of suggestions above the message box.
//
// The focus stays in the input; the list is an ARIA listbox steered from there.
// The mouse and fingers work too, without taking the focus away.

import { h, fill, freshId } from "./dom.js";

export class Suggest {
  #items = [];
  #at = -1;
  #pick = null;
  #input = null;
  #title = h("p", { class: "suggest-title" });
  #list = h("div", { class: "suggest-list", role: "listbox", tabindex: "-1", id: freshId("suggest") });

  constructor() {
    this.element = h("div", { class: "suggest", hidden: true }, this.#title, this.#list);
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get open() {
    return !this.element.hidden && this.#items.length > 0;
  }

  get highlighted() {
    return this.#items[this.#at] ?? null;
  }

  /** Prepares an input to be described by this list. */
  bind(input) {
    for (const [name, value] of [["aria-autocomplete", "list"], ["aria-controls", this.#list.id],
      ["autocomplete", "off"], ["autocapitalize", "off"], ["spellcheck", "false"]]) {
      input.setAttribute(name, value);
    }
    // A text of several lines cannot be a combobox; the rest tells enough there.
    if (input.tagName !== "INPUT") return;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-expanded", "false");
  }

  /**
   * Shows `items` (`{label, detail?, note?, lead?, value}`) for `input`; `pick(item)`
   * is called for the chosen one. With `eager` the first is highlighted at once.
   */
  show(input, title, items, pick, { eager = false } = {}) {
    if (this.#input && this.#input !== input) this.hide();
    this.#input = input;
    this.#items = items;
    this.#pick = pick;
    this.#title.textContent = title;
    this.#list.setAttribute("aria-label", title);
    fill(this.#list, items.map((item, index) => this.#row(item, index)));
    this.element.hidden = false;
    this.#list.scrollTop = 0;
    this.#tellExpanded(items.length > 0);
    this.#highlight(eager && items.length > 0 ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.#items = [];
    this.#tellExpanded(false);
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = null;
    this.#at = -1;
  }

  /** Handles a key of the bound input; says whether it was used up. */
  key(event) {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.key === "Escape" && !this.element.hidden) {
      this.hide();
      return true;
    }
    if (!this.open) return false;
    const last = this.#items.length - 1;
    if (event.key === "ArrowDown") this.#highlight(this.#at >= last ? 0 : this.#at + 1);
    else if (event.key === "ArrowUp") this.#highlight(this.#at <= 0 ? last : this.#at - 1);
    else if (event.key === "Enter" && !event.shiftKey && this.#at >= 0) this.#take(this.#at);
    else if (event.key === "Tab" && !event.shiftKey && (this.#at >= 0 || event.target.value.trim() !== "")) this.#take(Math.max(this.#at, 0));
    else return false;
    return true;
  }

  #tellExpanded(expanded) {
    if (this.#input?.getAttribute("role") === "combobox") this.#input.setAttribute("aria-expanded", String(expanded));
  }

  #row(item, index) {
    return h("div", {
      class: "suggest-item",
      role: "option",
      id: `${this.#list.id}-${index}`,
      "aria-selected": "false",
      on: { click: () => this.#take(index), pointermove: () => this.#highlight(index, false) },
    }, item.lead, h("span", { class: "suggest-label" }, item.label),
    item.detail ? h("span", { class: "suggest-detail" }, item.detail) : null,
    item.note ? h("span", { class: "suggest-note" }, item.note) : null);
  }

  #take(index) {
    const item = this.#items[index];
    const pick = this.#pick;
    this.hide();
    pick(item);
  }

  #highlight(index, scroll = true) {
    if (index === this.#at && this.#list.children[index]?.getAttribute("aria-selected") === "true") return;
    this.#list.children[this.#at]?.setAttribute("aria-selected", "false");
    this.#at = index;
    const row = this.#list.children[index];
    if (!row) {
      this.#input?.removeAttribute("aria-activedescendant");
      return;
    }
    row.setAttribute("aria-selected", "true");
    if (scroll) row.scrollIntoView({ block: "nearest" });
    this.#input?.setAttribute("aria-activedescendant", row.id);
  }
}
