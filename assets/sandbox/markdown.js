// The part of Discord's markdown that bots use, as DOM nodes.
//
// `world` names people, channels and commands; the answer never holds markup
// that came from the text, and links open only http and https addresses.

import { h } from "./dom.js";
import { timeMark } from "./time.js";

const FENCE = /```(?:([\w+-]*)\n)?([\s\S]*?)```/g;

/** Renders a whole text: code blocks, headings, quotes, lists, inline marks. */
export function markdown(text, world) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...blocks(trimNewline(text.slice(from, match.index), true), world));
    nodes.push(h("pre", { class: "code-block" }, h("code", { data: { language: match[1] ?? "" } }, match[2].replace(/\n$/, ""))));
    from = match.index + match[0].length;
    if (text[from] === "\n") from += 1;
  }
  nodes.push(...blocks(text.slice(from), world));
  return nodes;
}

function trimNewline(text, atEnd) {
  return atEnd ? text.replace(/\n$/, "") : text;
}

const LINES = [
  [/^(#{1,3}) +(.+)$/, (m, world) => h("p", { class: `heading heading-${m[1].length}`, role: "heading", "aria-level": m[1].length + 1 }, inline(m[2], world))],
  [/^-# +(.+)$/, (m, world) => h("p", { class: "subtext" }, inline(m[1], world))],
  [/^> ?(.*)$/, (m, world) => h("blockquote", null, inline(m[1], world))],
  [/^( *)[-*] +(.+)$/, (m, world) => h("p", { class: m[1].length > 0 ? "bullet bullet-deep" : "bullet" }, inline(m[2], world))],
];

function blocks(text, world) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length > 0) nodes.push(...inline(plain.join("\n"), world));
    plain = [];
  };
  if (text === "") return nodes;
  for (const line of text.split("\n")) {
    const rule = LINES.find(([pattern]) => pattern.test(line));
    if (rule) {
      flush();
      nodes.push(rule[1](line.match(rule[0]), world));
    } else {
      plain.push(line);
    }
  }
  flush();
  return nodes;
}

const wrap = (tag) => (m, world) => h(tag, null, inline(m[1], world));

// Tried in this order at every place of the text; each pattern is sticky.
const MARKS = [
  [/\\([^\sA-Za-z0-9])/y, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => h("code", { class: "code" }, m[2].trim() || m[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => timeMark(Number(m[1]), m[2])],
  [/<@!?(\d+)>/y, (m, world) => mention(`@${world.nameOf(m[1])}`, { person: m[1] })],
  [/<@&(\d+)>/y, () => mention("@role", {})],
  [/<#(\d+)>/y, (m, world) => mention(`#${world.channels.get(m[1])?.name ?? "unknown"}`, { channel: m[1] })],
  [/<\/([\w -]+):\d+>/y, (m) => mention(`/${m[1]}`, { command: m[1] })],
  [/<a?:(\w+):\d+>/y, (m) => `:${m[1]}:`],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/\[((?:[^\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y, (m, world) => link(m[2], inline(m[1], world))],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]]/y, (m) => link(m[0], m[0])],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("u")],
  [/\*(?=\S)((?:\\[\s\S]|\*\*|[^\\*])+?)\*(?!\*)/y, wrap("em")],
  [/_(?=\S)((?:\\[\s\S]|__|[^\\_])+?)_(?![A-Za-z0-9_])/y, wrap("em")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap("s")],
  [/[A-Za-z0-9 ,;!?\n]+/y, (m) => m[0]],
];

function inline(text, world) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = markAt(text, at);
    if (found === null) {
      plain += text[at];
      at += 1;
      continue;
    }
    const node = found.build(found.match, world);
    if (typeof node === "string") {
      plain += node;
    } else {
      if (plain !== "") nodes.push(plain);
      plain = "";
      nodes.push(node);
    }
    at += found.match[0].length;
  }
  if (plain !== "") nodes.push(plain);
  return nodes;
}

function markAt(text, at) {
  // A word is eaten whole, except where an address begins in it.
  for (const [pattern, build] of MARKS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    if (build === MARKS.at(-1)[1]) {
      const address = match[0].search(/https?$/);
      if (address > 0) match[0] = match[0].slice(0, address);
    }
    return { match, build };
  }
  return null;
}

function mention(text, data) {
  const target = Object.keys(data).length > 0;
  return h(target ? "button" : "span", { class: "mention", type: target ? "button" : null, data }, text);
}

function link(address, text) {
  return h("a", { class: "link", href: address, target: "_blank", rel: "noopener noreferrer" }, text);
}

/** The text without marks, for announcements and short quotations. */
export function plainText(text, world) {
  const holder = h("div", null, markdown(text ?? "", world));
  return holder.textContent.trim();
}
