// The values of slash command options: what may be typed, and what it means.

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const NUMBER = 10;
const FILE = 11;

const FEW = 12;

/** Is the value a file, chosen instead of typed? */
export const isFile = (option) => option.type === FILE;

/** What a person is asked for, in one or two words. */
export function kindOf(option) {
  if (option.choices?.length) return "a choice";
  switch (option.type) {
    case INTEGER:
      return rangeText(option) ?? "a whole number";
    case NUMBER:
      return rangeText(option) ?? "a number";
    case BOOLEAN:
      return "yes or no";
    case USER:
      return "a person";
    case FILE:
      return "a text file";
    default:
      return "text";
  }
}

function rangeText({ min_value: min, max_value: max }) {
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return `${min} or more`;
  return min === undefined ? `at most ${max}` : `${min} to ${max}`;
}

/**
 * The fixed values of an option as suggestions `{label, value, person?}`,
 * or `null` when anything may be typed.
 */
export function fixedValues(option, world) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  if (option.type === BOOLEAN) return [{ label: "yes", value: true }, { label: "no", value: false }];
  if (option.type === USER) {
    return [...world.people, world.bot].map((person) => ({ label: person.name, value: person.id, person: person.id }));
  }
  const span = option.max_value - option.min_value;
  if (option.type === INTEGER && !option.autocomplete && span >= 0 && span < FEW) {
    return Array.from({ length: span + 1 }, (_, step) => ({ label: String(option.min_value + step), value: option.min_value + step }));
  }
  return null;
}

/** Those suggestions that fit what is typed: first by beginning, then by content. */
export function narrowed(values, text) {
  const wanted = text.trim().replace(/^@/, "").toLowerCase();
  const begins = values.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const contains = values.filter(({ label }) => !label.toLowerCase().startsWith(wanted) && label.toLowerCase().includes(wanted));
  return [...begins, ...contains];
}

/**
 * Reads typed text as a value of the option.
 * Gives `{value}` or `{fault}`, a sentence that says what is possible.
 */
export function readValue(option, text, world) {
  const typed = text.trim();
  const fixed = fixedValues(option, world);
  if (option.choices?.length || option.type === USER || option.type === BOOLEAN) return readFixed(option, typed, fixed);
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, typed);
  if (option.type !== STRING) return { fault: `This page cannot send the option "${option.name}".` };
  if (option.max_length && typed.length > option.max_length) return { fault: `"${option.name}" takes at most ${option.max_length} characters.` };
  return { value: typed };
}

function readFixed(option, typed, fixed) {
  const wanted = typed.replace(/^@/, "").toLowerCase();
  const exact = fixed.find(({ label, value }) => label.toLowerCase() === wanted || String(value).toLowerCase() === wanted);
  const near = narrowed(fixed, typed);
  const found = exact ?? (near.length === 1 ? near[0] : null);
  if (found) return { value: found.value, label: found.label };
  return { fault: `"${typed}" does not fit "${option.name}"; choose one of: ${fixed.map(({ label }) => label).join(", ")}.` };
}

function readNumber(option, typed) {
  const value = Number(typed);
  const whole = option.type === INTEGER;
  const valid = typed !== "" && Number.isFinite(value) && (!whole || Number.isInteger(value))
    && (option.min_value === undefined || value >= option.min_value)
    && (option.max_value === undefined || value <= option.max_value);
  return valid ? { value } : { fault: `"${option.name}" takes ${kindOf(option)}.` };
}

/**
 * Splits the rest of a typed command, such as `chess rated:yes`, into texts by
 * option; words before the first name belong to the first required option.
 */
export function splitTyped(command, rest) {
  const options = command.options ?? [];
  const texts = new Map();
  const names = options.map((option) => option.name).join("|");
  const marks = names === "" ? [] : [...rest.matchAll(new RegExp(`(?:^|\\s)(${names}):`, "g"))];
  const lead = rest.slice(0, marks[0]?.index ?? rest.length).trim();
  const first = options.find((option) => option.required) ?? options[0];
  if (lead !== "" && first) texts.set(first.name, lead);
  marks.forEach((mark, index) => {
    const from = mark.index + mark[0].length;
    texts.set(mark[1], rest.slice(from, marks[index + 1]?.index ?? rest.length).trim());
  });
  return texts;
}
