// Forms in front of the page: the bot's modals and the page's own questions.

import { h, freshId } from "./dom.js";
import { icon } from "./icons.js";
import { Refused } from "./server.js";

const ROW = 1;
const STRING_SELECT = 3;
const TEXT_INPUT = 4;
const LABEL = 18;
const PARAGRAPH = 2;

/**
 * Shows a form. `fields`: `{id, label, hint?, style?, value?, placeholder?,
 * required, min?, max?, options?}`. `send(values)` may throw `Refused`, whose
 * sentence is shown while the typed text stays. Closing loses nothing but the form.
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
      await send(Object.fromEntries(inputs.map(({ field, input }) => [field.id, input.value])));
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
  const first = inputs[0]?.input;
  first?.focus();
  first?.select?.();
}

function labelled(entry) {
  const { field, id } = entry;
  const hintId = `${id}-hint`;
  entry.input = inputOf(field, { id, "aria-describedby": field.hint ? hintId : null });
  return h("div", { class: "form-field" },
    h("label", { for: id }, field.label, field.required ? h("span", { class: "required", title: "needed" }, " *") : null),
    field.hint ? h("p", { class: "subtext", id: hintId }, field.hint) : null,
    entry.input);
}

function inputOf(field, attributes) {
  if (field.options) {
    return h("select", { ...attributes, class: "field" },
      field.options.map((option) => h("option", { value: option.value, selected: option.default === true }, option.label)));
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
    if (component.type !== TEXT_INPUT && component.type !== STRING_SELECT) return [];
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
    }];
  });
}
