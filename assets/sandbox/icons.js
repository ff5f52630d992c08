// The line icons of the page, drawn on a 24 x 24 grid.

const NAMESPACE = "http://www.w3.org/2000/svg";

const PATHS = {
  hash: "M9 4 7 20 M17 4 15 20 M4.5 9H20 M4 15h15.5",
  thread: "M5 5v8a4 4 0 0 0 4 4h10 M15 13l4 4-4 4 M9 6h10 M9 10h6",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M4.5 20.500c.5-4.5 3.5-6.5 7.5-6.500s7 2 7.5 6.5",
  letter: "M4 6h16v12H4Z M4 7l8 6 8-6",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  plus: "M12 5v14 M5 12h14",
  close: "M6 6l12 12 M18 6 6 18",
  send: "M4 12 20 4.5 15.5 20 11.5 13Z M11.5 13 20 4.5",
  columns: "M4 5h16v14H4Z M12 5v14",
  single: "M4 5h16v14H4Z",
  down: "M12 5v14 M6 13l6 6 6-6",
  chevron: "M7 10l5 5 5-5",
  file: "M7 3h7l5 5v13H7Z M14 3v5h5",
  download: "M12 4v11 M7.5 11l4.5 4.5 4.5-4.5 M5 20h14",
  dots: "M5.5 12h.01 M12 12h.01 M18.5 12h.01",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  reply: "M10 6 4 12l6 6 M4 12h9a7 7 0 0 1 7 7",
  flask: "M9 3h6 M10 3v6L4.5 18.500a1.700 1.700 0 0 0 1.500 2.500h12a1.700 1.700 0 0 0 1.500-2.500L14 9V3 M7.500 15h9",
  compass: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M15.500 8.500l-2 5-5 2 2-5Z",
  lock: "M6 11h12v9H6Z M8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  link: "M14 5h5v5 M19 5l-8 8 M17 14v5H5V7h5",
  pawn: "M12 10.500a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400Z M9 10.500h6 M10.3 10.500c0 3-1 5-2.8 6.500h9c-1.8-1.5-2.8-3.5-2.8-6.5 M6 20h12v-1.500a1.5 1.5 0 0 0-1.5-1.500h-9A1.5 1.5 0 0 0 6 18.500Z",
  slash: "M15.5 4 8.5 20",
};

/** One icon, hidden from assistive technology: the label is beside it. */
export function icon(name) {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(NAMESPACE, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
