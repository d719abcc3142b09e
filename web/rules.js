// The rule book: as much of Markdown as ours are written in, as elements.

import { dialog, el } from "./dom.js";
import { language } from "./text.js";

/**
 * Shows the rule book of a game.
 * @param {string} game
 * @param {string} name
 */
export async function rules(game, name) {
  const told = await fetch(`/api/rules/${game}?language=${language()}`);
  const answer = told.ok ? told : await fetch(`/api/rules/${game}`);
  // The dialog says the name of the game; the book need not say it again. What its pictures are drawn from is a comment.
  const chapters = (await answer.text()).replace(/^# .*\n/, "").replace(/<!--.*?-->\n?/gs, "");
  const lang = answer.headers.get("Content-Language") ?? "en";
  const pages = el("div", { class: "book", lang, tabindex: 0 }, book(chapters, `/api/rules/${game}/`));
  const closed = dialog(name, () => [pages]);
  // A table that is wider than the window is moved by the arrow keys too.
  for (const wide of pages.querySelectorAll(".wide")) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  await closed;
}

/**
 * @param {string} text
 * @param {string} place where its pictures are
 * @returns {HTMLElement[]}
 */
export function book(text, place) {
  const blocks = text.replaceAll("\r", "").split(/\n{2,}/).filter((block) => block.trim() !== "");
  return blocks.flatMap((block) => part(block, place));
}

/**
 * @param {string} block
 * @param {string} place
 * @returns {HTMLElement[]}
 */
function part(block, place) {
  const lines = block.split("\n");
  const heading = /^(#{1,4})\s+(.*)$/.exec(lines[0]);
  if (heading) {
    const rest = lines.slice(1).join("\n");
    return [el(`h${heading[1].length + 1}`, {}, inline(heading[2])), ...(rest.trim() ? part(rest, place) : [])];
  }
  const picture = /^!\[(.*)\]\((.*)\)$/.exec(lines[0]);
  if (picture) return [figure(picture[1], place + picture[2])];
  if (lines[0].startsWith("```")) return [el("pre", {}, lines.slice(1, -1).join("\n"))];
  if (lines[0].startsWith("|")) return [grid(lines)];
  const item = /^\s*(?:[-*]|\d+\.)\s+/;
  const first = lines.findIndex((line) => item.test(line));
  if (first === 0) {
    const ordered = /^\s*\d/.test(lines[0]);
    /** @type {string[]} */
    const items = [];
    for (const line of lines) {
      if (item.test(line)) items.push(line.replace(item, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return [el(ordered ? "ol" : "ul", {}, items.map((text) => el("li", {}, inline(text))))];
  }
  if (first > 0) return [...part(lines.slice(0, first).join("\n"), place), ...part(lines.slice(first).join("\n"), place)];
  return [el("p", {}, inline(lines.join(" ")))];
}

/**
 * @param {string} words what is to be seen
 * @param {string} address
 */
function figure(words, address) {
  return el("figure", {}, el("img", { src: address, alt: "", loading: "lazy" }), el("figcaption", {}, inline(words)));
}

/** @param {string[]} lines */
function grid(lines) {
  const cells = (/** @type {string} */ line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => inline(cell.trim()));
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map(cells);
  const row = (/** @type {any[][]} */ columns, /** @type {string} */ tag) => el("tr", {}, columns.map((cell) => el(tag, {}, cell)));
  const table = el("table", {}, el("thead", {}, row(rows[0], "th")), el("tbody", {}, rows.slice(1).map((columns) => row(columns, "td"))));
  return el("div", { class: "wide" }, table);
}

/**
 * Bold, italic, code and links inside a line.
 * @param {string} text
 * @returns {any[]}
 */
function inline(text) {
  const pattern = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    parts.push(text.slice(from, found.index));
    if (found[1]) parts.push(el("strong", {}, inline(found[1])));
    else if (found[2]) parts.push(el("code", {}, found[2]));
    else if (found[3]) parts.push(el("em", {}, inline(found[3])));
    else if (/^https?:/.test(found[5])) parts.push(el("a", { href: found[5], rel: "noreferrer", target: "_blank" }, found[4]));
    else parts.push(found[4]);
    from = (found.index ?? 0) + found[0].length;
  }
  parts.push(text.slice(from));
  return parts;
}
