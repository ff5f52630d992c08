// Filling in a slash command: its name and one small field for each option.
//
// Required options stand there from the start, first; the others are added from
// the suggestions or by typing `name:` into the last field. Enter sends.

import { h, freshId } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { fixedValues, isFile, kindOf, narrowed, readValue, splitTyped } from "./options.js";

const DEBOUNCE_MS = 180;

export class CommandForm {
  #fields = [];
  #asked = 0;
  #timer = null;

  /**
   * `actions`: `world`, `suggest`, `complete(options, focused)` giving choices,
   * `send(options)`, `leave()` to return to plain text, `hint(text, isFault)`.
   */
  constructor(command, rest, actions) {
    this.command = command;
    this.actions = actions;
    this.options = command.options ?? [];
    this.tail = h("input", { type: "text", class: "fill-tail", "aria-label": "Add an option", enterkeyhint: "send" });
    this.strip = h("div", { class: "fill-strip" });
    this.element = h("div", { class: "fill", role: "group", "aria-label": `Command ${command.name}` },
      h("span", { class: "fill-name" }, `/${command.name}`), this.strip, this.tail);
    actions.suggest.bind(this.tail);
    this.tail.addEventListener("focus", () => this.#offerOptions());
    this.tail.addEventListener("click", () => this.#offerOptions());
    this.tail.addEventListener("input", () => this.#tailTyped());
    this.tail.addEventListener("keydown", (event) => this.#tailKey(event));
    this.tail.addEventListener("blur", () => this.#left());
    for (const option of this.options.filter((option) => option.required)) this.#addField(option);
    for (const [name, text] of splitTyped(command, rest)) this.#preset(name, text);
    this.#describeTail();
  }

  /** Puts the cursor where something is missing, else at the end. */
  focus() {
    const empty = this.#fields.find((field) => field.option.required && field.input.value.trim() === "");
    (empty?.input ?? this.tail).focus();
  }

  /** Sends the command, or says what is missing or wrong and goes there. */
  submit() {
    const options = [];
    for (const field of this.#fields) {
      const text = field.input.value;
      if (text.trim() === "" && !field.option.required) continue;
      const read = this.#read(field);
      field.input.removeAttribute("aria-invalid");
      if (read.fault) {
        field.input.setAttribute("aria-invalid", "true");
        field.input.focus();
        this.actions.hint(read.fault, true);
        return;
      }
      options.push({ name: field.option.sent, value: read.value });
    }
    this.actions.suggest.hide();
    this.actions.send(options);
  }

  #read(field) {
    if (field.picked !== undefined) return { value: field.picked };
    if (field.input.value.trim() === "") return { fault: `"${field.option.name}" is needed: ${field.option.description}.` };
    return readValue(field.option, field.input.value, this.actions.world);
  }

  #remaining() {
    return this.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #preset(name, text) {
    const option = this.options.find((option) => option.name === name);
    if (isFile(option)) return;
    const field = this.#fields.find((field) => field.option === option) ?? this.#addField(option);
    field.input.value = text;
    fit(field.input);
  }

  #addField(option) {
    const id = freshId("option");
    const input = h("input", { type: isFile(option) ? "file" : "text", id, class: "fill-input", enterkeyhint: "next", inputmode: option.type === 4 ? "numeric" : null });
    const element = h("span", { class: "fill-field" },
      h("label", { for: id, title: option.description }, option.name), input,
      option.required ? null : h("button", { type: "button", class: "fill-remove", "aria-label": `Remove ${option.name}`, on: { click: () => this.#removeField(field) } }, icon("close")));
    const field = { option, input, element, picked: undefined };
    if (isFile(option)) input.addEventListener("change", () => this.#takeFile(field));
    else this.actions.suggest.bind(input);
    input.addEventListener("focus", () => this.#offerValues(field, 0));
    input.addEventListener("click", () => { if (!this.actions.suggest.open) this.#offerValues(field, 0); });
    input.addEventListener("input", () => {
      input.removeAttribute("aria-invalid");
      if (isFile(option)) return;
      field.picked = undefined;
      fit(input);
      if (!this.#nextNamed(field)) this.#offerValues(field, DEBOUNCE_MS);
    });
    input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
    input.addEventListener("blur", () => this.#left());
    this.#fields.push(field);
    this.strip.append(element);
    fit(input);
    this.#describeTail();
    return field;
  }

  /** `name:` typed behind a value begins the option of that name. */
  #nextNamed(field) {
    const typed = field.input.value.match(/^(.*\S)\s+([\p{L}\p{N}_-]+):$/u);
    const option = typed && this.#remaining().find((option) => option.name === typed[2].toLowerCase());
    if (!option) return false;
    field.input.value = typed[1];
    fit(field.input);
    this.#begin(option, "");
    return true;
  }

  #removeField(field) {
    this.#fields = this.#fields.filter((other) => other !== field);
    field.element.remove();
    this.#describeTail();
    this.tail.focus();
  }

  #describeTail() {
    const left = this.#remaining().length;
    this.tail.placeholder = left > 0 ? `+ ${left} more` : "";
  }

  #left() {
    // Suggestions belong to the field with the cursor; a click on one keeps it there.
    setTimeout(() => { if (!this.element.contains(document.activeElement)) this.actions.suggest.hide(); }, 0);
  }

  #offerOptions() {
    const { suggest, hint } = this.actions;
    const wanted = this.tail.value.trim();
    const options = narrowed(this.#remaining().map((option) => ({ label: option.name, detail: option.description, note: kindOf(option), option })), wanted);
    const missing = this.#fields.some((field) => field.option.required && field.input.value.trim() === "");
    hint(missing ? this.command.description : `${this.command.description}. Enter sends it.`, false);
    if (options.length === 0) suggest.hide();
    else suggest.show(this.tail, "Options you can add", options, ({ option }) => this.#begin(option, ""), { eager: wanted !== "" });
  }

  #begin(option, text) {
    this.tail.value = "";
    const field = this.#addField(option);
    if (!isFile(option)) field.input.value = text;
    fit(field.input);
    field.input.focus();
  }

  #tailTyped() {
    const named = this.tail.value.match(/^\s*([\p{L}\p{N}_-]+):\s*(.*)$/u);
    const option = named && this.#remaining().find((option) => option.name === named[1].toLowerCase());
    if (option) this.#begin(option, named[2]);
    else this.#offerOptions();
  }

  #tailKey(event) {
    if (this.actions.suggest.key(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      if (this.tail.value.trim() === "") this.submit();
      else this.actions.hint(`/${this.command.name} has no option that begins with "${this.tail.value.trim()}".`, true);
    } else if (event.key === "Escape") this.#leave(event);
    else if (event.key === "Backspace" && this.tail.value === "") {
      event.preventDefault();
      if (this.#fields.length > 0) this.#fields.at(-1).input.focus();
      else this.#leave(event);
    }
  }

  #fieldKey(event, field) {
    if (this.actions.suggest.key(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      const next = this.#fields.find((other) => other !== field && other.option.required && other.input.value.trim() === "");
      if (next && field.input.value.trim() !== "") next.input.focus();
      else this.submit();
    } else if (event.key === "Escape") this.#leave(event);
    else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      if (!field.option.required) this.#removeField(field);
      else if (this.#fields.every((other) => other.input.value === "")) this.#leave(event);
    }
  }

  #leave(event) {
    event.preventDefault();
    event.stopPropagation();
    this.actions.suggest.hide();
    this.actions.leave();
  }

  #offerValues(field, delay) {
    const { world, suggest, hint } = this.actions;
    const { option, input } = field;
    hint(`${option.name}: ${option.description} (${kindOf(option)})`, false);
    clearTimeout(this.#timer);
    this.#asked += 1;
    const fixed = fixedValues(option, world);
    if (fixed !== null) {
      const text = field.picked === undefined ? input.value : "";
      const items = narrowed(fixed, text).map((item) => ({ ...item, lead: item.person ? avatar(world, item.person, "tiny") : null }));
      if (items.length === 0) suggest.hide();
      else suggest.show(input, option.description, items, (item) => this.#take(field, item), { eager: field.picked === undefined });
    } else if (option.autocomplete) {
      this.#timer = setTimeout(() => this.#askBot(field), delay);
    } else {
      suggest.hide();
    }
  }

  async #askBot(field) {
    const { suggest, complete } = this.actions;
    const { option, input } = field;
    this.#asked += 1;
    const mine = this.#asked;
    const values = this.#fields
      .filter((other) => other === field || other.input.value.trim() !== "")
      .map((other) => ({ name: other.option.sent, value: other === field ? input.value : this.#read(other).value }))
      .filter(({ value }) => value !== undefined);
    const choices = await complete(values, option.sent);
    if (mine !== this.#asked || document.activeElement !== input) return;
    const items = (choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
    const title = choices === null ? "The bot sent no suggestions" : items.length === 0 ? "Nothing fits so far" : option.description;
    suggest.show(input, title, items, (item) => this.#take(field, item));
  }

  async #takeFile(field) {
    const [file] = field.input.files;
    field.picked = file ? { filename: file.name, content: await file.text() } : undefined;
  }

  #take(field, item) {
    field.picked = item.value;
    field.input.value = item.label;
    fit(field.input);
    const next = this.#fields.find((other) => other.option.required && other.input.value.trim() === "");
    (next?.input ?? this.tail).focus();
  }
}

/** Makes a field as wide as its text. */
function fit(input) {
  input.size = Math.max(4, Math.min(input.value.length + 1, 28));
}
