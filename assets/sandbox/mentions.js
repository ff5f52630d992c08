// Mentions as they are typed: "@Ada" stands for the mark that Discord has for her.

/** The beginning of a name behind an @ before the caret, or `null`. */
export function typedMention(text, caret) {
  const match = text.slice(0, caret).match(/(?:^|\s)@([\p{L}\p{N}_.-]{0,32})$/u);
  return match ? match[1] : null;
}

/** Everybody who can be mentioned. */
export const mentionable = (world) => [...world.people, world.bot];

/** The text as it is sent: names behind an @ become marks, the longest name first. */
export function withMarks(text, world) {
  const all = mentionable(world).toSorted((a, b) => b.name.length - a.name.length);
  return all.reduce((sent, { id, name }) => sent.replace(pattern(name), `$1<@${id}>`), text);
}

function pattern(name) {
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(^|[\\s(])@${quoted}(?![\\p{L}\\p{N}_])`, "giu");
}
