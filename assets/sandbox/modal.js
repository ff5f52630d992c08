// Forms in front of the page: the bot's modals and the page's own questions.

import { h, freshId } from "./dom.js";
import { icon } from "./icons.js";
import { Refused } from "./server.js";

const ROW = 1;
const STRING_SELECT = 3;
const TEXT_INPUT = 4;
const PROSE = 10;
const LABEL = 18;
const FILE = 19;
const PARAGRAPH = 2;

/**
 * Shows a form. `fields`: `{id, label, hint?, style?, value?, placeholder?,
 * required, min?, max?, options?, many?, file?}`: with `options` one of them is chosen, with `many`
 * any number of them; with `file` a file is put there, with `many` several; `{prose}` is a text between
 * fields. `send(values)` may throw `Refused`, whose sentence is shown while what was entered stays.
 * Closing loses nothing but the form.
 */
export function openForm({ title, subtitle, fields, action = "Send", send }) {
  const inputs = fields.map((field) => ({ field, id: freshId("field"), input: null }));
  const fault = h("p", { class: "failure", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button primary" }, action);
  const form = h("form", { class: "form", method: "dialog" }, inputs.map(labelled), fault,
    h("div", { class: "form-buttons" },
      h("button", { type: "button", class: "button plain", on: { click: () => dialog.close() } }, "Cancel"), submit));
  const heading = freshId("form");
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": heading },
    h("header", { class: "dialog-head" },
      h("div", null, h("h2", { id: heading }, title), subtitle ? h("p", { class: "subtext" }, subtitle) : null),
      h("button", { type: "button", class: "icon-button", "aria-label": "Close", on: { click: () => dialog.close() } }, icon("close"))),
    form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    fault.hidden = true;
    try {
      const filled = inputs.filter(({ input }) => input);
      const values = filled.map(async ({ field, input }) => [field.id, await valueOf(field, input)]);
      await send(Object.fromEntries(await Promise.all(values)));
      dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      fault.textContent = error.message;
      fault.hidden = false;
    } finally {
      submit.disabled = false;
    }
  });
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before?.isConnected) before.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  const first = inputs.find(({ input }) => input)?.input;
  (first?.querySelector("input") ?? first)?.focus();
  if (first?.type === "text" || first?.type === "textarea") first.select();
}

/** What a field holds: a text, the values that are chosen, or files with what is in them. */
async function valueOf(field, input) {
  if (field.file) {
    return Promise.all([...input.files].map(async (file) => ({ filename: file.name, content: await file.text() })));
  }
  if (field.options && field.many) return [...input.querySelectorAll("input:checked")].map((box) => box.value);
  if (field.options) return input.value === "" ? [] : [input.value];
  return input.value;
}

function labelled(entry) {
  const { field, id } = entry;
  if (field.prose !== undefined) return h("p", { class: "form-prose" }, field.prose);
  const hintId = `${id}-hint`;
  const described = { "aria-describedby": field.hint ? hintId : null };
  const needed = field.required ? h("span", { class: "required", title: "needed" }, " *") : null;
  const hint = field.hint ? h("p", { class: "subtext", id: hintId }, field.hint) : null;
  if (field.options && field.many) {
    entry.input = h("div", { class: "boxes" }, field.options.map((option) => box(option)));
    return h("fieldset", { class: "form-field", ...described }, h("legend", null, field.label, needed), hint, entry.input);
  }
  entry.input = inputOf(field, { id, ...described });
  return h("div", { class: "form-field" }, h("label", { for: id }, field.label, needed), hint, entry.input);
}

/** One of several that may be chosen. */
function box(option) {
  return h("label", { class: "box" },
    h("input", { type: "checkbox", value: option.value, checked: option.default === true }),
    h("span", null, option.label, option.description ? h("span", { class: "subtext" }, option.description) : null));
}

function inputOf(field, attributes) {
  if (field.file) {
    return h("input", { ...attributes, class: "field", type: "file", multiple: field.many, required: field.required });
  }
  if (field.options) {
    const none = field.required ? null : h("option", { value: "" }, field.placeholder ?? "");
    const line = (option) => option.description ? `${option.label} · ${option.description}` : option.label;
    return h("select", { ...attributes, class: "field", required: field.required }, none,
      field.options.map((option) => h("option", { value: option.value, selected: option.default === true }, line(option))));
  }
  const common = {
    ...attributes,
    class: "field",
    placeholder: field.placeholder ?? null,
    minlength: field.min ?? null,
    maxlength: field.max ?? null,
    required: field.required,
    autocomplete: "off",
    spellcheck: "false",
  };
  if (field.style === PARAGRAPH) return h("textarea", { ...common, rows: 4, value: field.value ?? "" });
  return h("input", { ...common, type: "text", value: field.value ?? "" });
}

/** Shows a modal of the bot; `send(fields)` submits it. */
export function openModal(modal, subtitle, send) {
  openForm({ title: modal.title, subtitle, fields: fieldsOf(modal.components ?? []), send });
}

function fieldsOf(components) {
  return components.flatMap((component) => {
    if (component.type === ROW) return fieldsOf(component.components);
    if (component.type === LABEL) return fieldsOf([{ ...component.component, label: component.label, hint: component.description }]);
    if (component.type === PROSE) return [{ prose: component.content }];
    if (![TEXT_INPUT, STRING_SELECT, FILE].includes(component.type)) return [];
    return [{
      id: component.custom_id,
      label: component.label ?? component.placeholder ?? "Answer",
      hint: component.hint,
      style: component.style,
      value: component.value,
      placeholder: component.placeholder,
      required: component.required !== false,
      min: component.min_length,
      max: component.max_length,
      options: component.type === STRING_SELECT ? component.options : undefined,
      many: (component.max_values ?? 1) > 1,
      file: component.type === FILE,
    }];
  });
}
