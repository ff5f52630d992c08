// The round pictures beside names: the person's own, or an initial on their colour.

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** A person's colour as CSS, from "#rrggbb" or Discord's whole number. */
export function cssColor(color, fallback = "#7c8694") {
  if (typeof color === "number" && color > 0) return `#${color.toString(16).padStart(6, "0")}`;
  if (typeof color === "string" && /^#[0-9a-f]{3,8}$/i.test(color)) return color;
  return fallback;
}

/** The avatar of whoever has this id, decorative: the name stands beside it. */
export function avatar(world, id, size = "") {
  const element = h("span", { class: `avatar ${size}`.trim(), "aria-hidden": "true" });
  if (id === world.bot.id) {
    element.classList.add("avatar-bot");
    element.append(icon("pawn"));
    return element;
  }
  const person = world.person(id);
  element.style.setProperty("--paint", cssColor(person?.color));
  if (person?.avatar) {
    element.append(h("img", { src: `/avatars/${person.id}/${person.avatar}.png?size=64`, alt: "" }));
    return element;
  }
  // Drawn by the style sheet: it is no text, the name stands beside it.
  element.dataset.initial = [...(person?.name ?? "?")][0].toUpperCase();
  return element;
}
