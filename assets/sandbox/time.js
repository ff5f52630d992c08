// Times as people read them; relative ones keep counting while they are shown.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

// Below each limit (in seconds) the difference is counted, rounded, in this unit.
const STEPS = [
  [45, "second", 1],
  [45 * 60, "minute", 60],
  [22 * 3600, "hour", 3600],
  [26 * 86400, "day", 86400],
  [320 * 86400, "month", 86400 * 30.44],
  [Infinity, "year", 86400 * 365.25],
];

const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** "in 2 days", "5 minutes ago", for a difference in seconds. */
export function relativeText(seconds) {
  const [, unit, size] = STEPS.find(([below]) => Math.abs(seconds) < below);
  const rounded = Math.round(seconds / size);
  return relative.format(rounded || (seconds < 0 ? -0 : 0), unit);
}

/** The element for a `<t:UNIX:STYLE>` mark; style R is redrawn every second. */
export function timeMark(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${unix}>`);
  const element = h("time", {
    class: "stamp",
    datetime: date.toISOString(),
    title: date.toLocaleString(undefined, STYLES.F),
    data: style === "R" ? { unix: String(unix) } : {},
  });
  element.textContent = style === "R"
    ? relativeText(unix - Date.now() / 1000)
    : date.toLocaleString(undefined, STYLES[style] ?? STYLES.f);
  return element;
}

/** The time beside an author's name: today only the hour, else the day too. */
export function messageTime(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return h("time", { class: "when", datetime: iso, title: date.toLocaleString(undefined, STYLES.F) },
    date.toLocaleString(undefined, today ? STYLES.t : { dateStyle: "short", timeStyle: "short" }));
}

/** When a message was written: its timestamp, else the clock inside its id. */
export function writtenAt(message) {
  if (message.timestamp) return message.timestamp;
  return new Date(Number(BigInt(message.id) >> 22n) + 1420070400000).toISOString();
}

/** Starts the second hand that keeps relative times true. */
export function startCounting() {
  setInterval(() => {
    const now = Date.now() / 1000;
    for (const element of document.querySelectorAll("time[data-unix]")) {
      const text = relativeText(Number(element.dataset.unix) - now);
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
