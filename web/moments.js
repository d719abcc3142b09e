// What decided a game: the entries after which the lead was another, as pictures that lead there.

import { el, svg } from "./dom.js";
import { t } from "./text.js";
import { all, around, bounds, draw } from "./shapes.js";
import { figure, roundel } from "./sheet.js";

/**
 * @typedef {{at: number, totals: number[]}} Count what everybody has after so many entries
 * @typedef {{entry: number, changes: {seat: number, points: number}[], cost?: string}} Moment the entry has the
 *   number of its line in the log, from 0
 */

/** So many moments are told of. */
const MOMENTS = 3;

/** About so wide their pictures are, in pixels: words in them are as large as that allows. */
const PICTURE = 176;

/**
 * The largest swings of somebody's lead, at least one to each side where there is one, in the order of the game.
 * @param {Count[]} counts
 * @param {number | null} winner whose lead; without one, what all have together
 * @returns {[Count, Count][]} before and after
 */
export function swings(counts, winner) {
  const lead = (/** @type {Count} */ { totals }) => {
    if (winner === null) return totals[0];
    const others = totals.filter((_, index) => index !== winner - 1);
    return totals[winner - 1] - (others.length > 0 ? Math.max(...others) : 0);
  };
  const steps = counts.slice(1).map((after, index) => ({ pair: /** @type {[Count, Count]} */ ([counts[index], after]), by: lead(after) - lead(counts[index]) }));
  const sorted = steps.filter((step) => step.by !== 0).sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
  const chosen = sorted.slice(0, MOMENTS);
  for (const sign of [1, -1]) {
    const side = sorted.find((step) => step.by * sign > 0);
    if (side && !chosen.some((step) => step.by * sign > 0)) chosen[chosen.length - 1] = side;
  }
  return chosen.map((step) => step.pair).sort(([one], [other]) => one.at - other.at);
}

/**
 * @param {Count} before
 * @param {Count} after
 * @param {boolean} together
 * @returns {Moment}
 */
export function momentOf(before, after, together) {
  const changes = after.totals.map((total, index) => ({ seat: index + 1, points: total - before.totals[index] }));
  return { entry: after.at - 1, changes: (together ? changes.slice(0, 1) : changes).filter((change) => change.points !== 0) };
}

/**
 * A moment as a card: what happened, what it brought, and the place on the board where it did.
 * @param {number} number
 * @param {Moment} moment
 * @param {string} says
 * @param {SVGElement | null} picture
 * @param {() => void} goThere
 */
export function momentCard(number, moment, says, picture, goThere) {
  const changes = moment.changes.map(({ seat, points }) => el("span", { class: "change" }, roundel(seat), points > 0 ? `+${points}` : figure(points)));
  return el(
    "button",
    { type: "button", class: "moment", "data-do": "moment", onclick: goThere },
    el("span", { class: "moment-picture", "aria-hidden": "true" }, picture),
    el("span", { class: "moment-number", "aria-hidden": "true" }, number),
    el("strong", {}, t("moment-of", { number: moment.entry + 1, says })),
    el("span", { class: "changes" }, moment.cost ?? changes),
  );
}

/**
 * The part of a board around the shapes with these ids, or nothing if none of them is there.
 * @param {any} parts
 * @param {string[]} marks
 * @returns {SVGElement | null}
 */
export function excerpt(parts, marks) {
  for (const board of parts.boards) {
    const found = board.shapes.flatMap(all).filter((/** @type {any} */ shape) => marks.includes(shape.id));
    const boxes = found.map(bounds).filter(Boolean);
    if (boxes.length === 0) continue;
    const box = around(boxes.flatMap((/** @type {any} */ one) => [[one.x, one.y], [one.x + one.width, one.y + one.height]]));
    // As much around it as it is large, in the form of a card.
    const wide = Math.max(box.width * 1.3, Math.min(board.width, board.height) * 0.34, box.height * 1.3 * 1.5);
    const high = wide / 1.5;
    const [x, y] = [box.x + box.width / 2 - wide / 2, box.y + box.height / 2 - high / 2];
    const shapes = board.shapes.map((/** @type {any} */ shape) => draw(bare(shape)));
    return svg("svg", { class: "scene", "--px": wide / PICTURE, viewBox: [x, y, wide, high].join(" "), preserveAspectRatio: "xMidYMid slice" }, svg("g", {}, shapes), brackets(box, wide));
  }
  return null;
}

/**
 * A shape that is only looked at: it has neither token nor words.
 * @param {any} shape
 * @returns {any}
 */
function bare(shape) {
  const [kind, form] = Object.entries(shape.form)[0];
  const inner = /** @type {any} */ (form);
  return { class: shape.class, form: { [kind]: Array.isArray(inner?.shapes) ? { ...inner, shapes: inner.shapes.map(bare) } : inner } };
}

/**
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {number} wide
 */
function brackets(box, wide) {
  const arm = Math.max(box.width, box.height) * 0.22;
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const corner = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ dx, /** @type {number} */ dy) => `M${x} ${y + dy * arm}V${y}H${x + dx * arm}`;
  const d = [corner(left, top, 1, 1), corner(right, top, -1, 1), corner(left, bottom, 1, -1), corner(right, bottom, -1, -1)].join("");
  return svg("g", { class: "brackets" }, svg("path", { d, "stroke-width": wide / 70 }));
}
