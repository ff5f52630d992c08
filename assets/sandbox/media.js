// Pictures, files and embeds of a message, and the enlarged picture.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { cssColor } from "./avatar.js";
import { timeMark } from "./time.js";

const WIDEST = 520;
const TALLEST = 440;

/** An address of the sandbox's own files works whichever name opened the page. */
function ownAddress(address) {
  try {
    const url = new URL(address, location.href);
    if (url.pathname.startsWith("/attachments/")) return url.pathname + url.search;
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

const isPicture = (file) =>
  file.content_type ? file.content_type.startsWith("image/") : /\.(png|gif|jpe?g|webp)$/i.test(file.filename);

/** All attachments that are not shown inside an embed. */
export function attachments(message) {
  const inEmbeds = new Set((message.embeds ?? []).flatMap((embed) =>
    [embed.image?.url, embed.thumbnail?.url]).map((address) => attachedName(address)).filter(Boolean));
  const files = (message.attachments ?? []).filter((file) => !inEmbeds.has(file.filename));
  if (files.length === 0) return [];
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [
    pictures.length > 0
      ? h("div", { class: pictures.length > 1 ? "pictures several" : "pictures" }, pictures.map(picture))
      : null,
    ...others.map(fileLink),
  ];
}

function attachedName(address) {
  return address?.startsWith("attachment://") ? address.slice("attachment://".length) : null;
}

/** A picture that opens large at a click; space is kept before it has loaded. */
function picture(file) {
  const scale = file.width && file.height ? Math.min(1, WIDEST / file.width, TALLEST / file.height) : null;
  const address = ownAddress(file.url);
  const text = file.description || "";
  return h("button", {
    type: "button",
    class: "picture",
    "aria-label": text ? `Enlarge the picture: ${text}` : `Enlarge ${file.filename ?? "the picture"}`,
    on: { click: () => enlarge(address, text, file.filename) },
  }, h("img", {
    src: address,
    alt: text,
    width: scale ? Math.round(file.width * scale) : null,
    height: scale ? Math.round(file.height * scale) : null,
  }));
}

function fileLink(file) {
  return h("a", { class: "file", href: ownAddress(file.url), download: file.filename, title: file.description ?? null },
    icon("file"),
    h("span", { class: "file-text" },
      h("span", { class: "file-name" }, file.filename),
      file.size ? h("span", { class: "file-size" }, sizeText(file.size)) : null),
    icon("download"));
}

function sizeText(bytes) {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function enlarge(address, text, name) {
  const close = h("button", { type: "button", class: "icon-button", "aria-label": "Close the picture", on: { click: () => dialog.close() } }, icon("close"));
  const dialog = h("dialog", { class: "lightbox", "aria-label": "Picture" },
    h("div", { class: "lightbox-bar" },
      h("a", { class: "link", href: address, download: name ?? "board.png" }, "Save the picture"), close),
    h("img", { src: address, alt: text }),
    text ? h("p", { class: "lightbox-text" }, text) : null);
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

/** One embed; `message` resolves `attachment://` addresses. */
export function embedCard(embed, message, world) {
  const card = h("section", { class: "embed", "aria-label": embed.title ? null : "Embed" },
    embed.author?.name ? h("p", { class: "embed-author" }, embed.author.name) : null,
    embed.title ? h("h2", { class: "embed-title" }, titleNodes(embed, world)) : null,
    embed.description ? h("div", { class: "embed-text" }, markdown(embed.description, world)) : null,
    embed.fields?.length ? h("div", { class: "embed-fields" }, embed.fields.map((field) =>
      h("div", { class: field.inline ? "embed-field inline" : "embed-field" },
        h("h3", null, markdown(field.name, world)), h("div", null, markdown(field.value, world))))) : null,
    embedPicture(embed.image, message),
    embed.footer?.text || embed.timestamp ? h("p", { class: "embed-footer" },
      embed.footer?.text, embed.footer?.text && embed.timestamp ? " · " : null,
      embed.timestamp ? timeMark(Math.floor(Date.parse(embed.timestamp) / 1000)) : null) : null);
  card.style.setProperty("--stripe", cssColor(embed.color, "var(--line-strong)"));
  return card;
}

function titleNodes(embed, world) {
  const text = markdown(embed.title, world);
  return /^https?:/.test(embed.url ?? "") ? h("a", { class: "link", href: embed.url, target: "_blank", rel: "noopener noreferrer" }, text) : text;
}

function embedPicture(image, message) {
  if (!image?.url) return null;
  const name = attachedName(image.url);
  const file = name ? (message.attachments ?? []).find((other) => other.filename === name) : image;
  return file ? picture({ filename: name ?? "picture", ...file }) : null;
}
