// A chart of the game: a line for everybody over the entries of the log. Lines differ by colour, by dashes and by the
// sign at their end, and whoever hears the page is told the same in a sentence.

import { el, fill, svg } from "./dom.js";
import { t } from "./text.js";
import { emblem } from "./icons.js";
import { figure } from "./sheet.js";

/**
 * @typedef {{seat: number, name: string, points: [number, number][]}} Line points are pairs of an entry and a value
 * @typedef {{title: string, lines: Line[], last: number, target?: number, marks: number[], here: number | null}} Drawing
 */

const HEIGHT = 210;
const SPACE = { left: 38, right: 34, top: 30, bottom: 24 };
/** The dashes of the lines, in turn order. */
const DASHES = [null, "7 4", "2 4", "12 4 2 4", "4 2", "1 3"];
/** So far apart the signs at the ends of the lines and the numbers of the moments are at least. */
const APART = 20;

export class Chart {
  /** @type {Drawing | null} */
  #drawing = null;
  #width = 0;

  /** @param {(entry: number) => void} pick is told the entry that somebody touches */
  constructor(pick) {
    this.pick = pick;
    this.element = el("div", { class: "chart" });
    new ResizeObserver(() => {
      if (this.element.clientWidth !== this.#width) this.#render();
    }).observe(this.element);
  }

  /** @param {Drawing} drawing */
  draw(drawing) {
    this.#drawing = drawing;
    this.#render();
  }

  #render() {
    const drawing = this.#drawing;
    // Drawn for the width that there is, so that letters keep their size.
    this.#width = this.element.clientWidth;
    if (!drawing || this.#width === 0) return;
    const width = this.#width;
    const values = drawing.lines.flatMap((line) => line.points.map(([, value]) => value)).concat(0, drawing.target ?? 0);
    const step = stepOf(Math.max(...values) - Math.min(...values), 4);
    const low = Math.floor(Math.min(...values) / step) * step;
    const high = Math.max(Math.ceil(Math.max(...values) / step) * step, low + step);
    const x = (/** @type {number} */ entry) => SPACE.left + ((width - SPACE.left - SPACE.right) * entry) / Math.max(1, drawing.last);
    const y = (/** @type {number} */ value) => HEIGHT - SPACE.bottom - ((HEIGHT - SPACE.top - SPACE.bottom) * (value - low)) / (high - low);
    const picture = svg(
      "svg",
      { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: "img", "aria-label": inWords(drawing) },
      grid(low, high, step, drawing.last, width, x, y),
      drawing.target !== undefined && target(drawing.target, width, y),
      drawing.marks.map((entry) => svg("line", { class: "mark", x1: x(entry), x2: x(entry), y1: SPACE.top - 8, y2: HEIGHT - SPACE.bottom })),
      drawing.here !== null && svg("line", { class: "here", x1: x(drawing.here), x2: x(drawing.here), y1: SPACE.top - 8, y2: HEIGHT - SPACE.bottom }),
      drawing.lines.map((line) =>
        svg("polyline", {
          class: `line seat-${line.seat}`,
          "stroke-dasharray": DASHES[(line.seat || 1) - 1],
          points: line.points.map(([entry, value]) => `${x(entry).toFixed(1)},${y(value).toFixed(1)}`).join(" "),
        }),
      ),
      ends(drawing.lines, width, y),
      numbers(drawing.marks, x),
    );
    picture.addEventListener("click", (/** @type {MouseEvent} */ event) => {
      const share = (event.clientX - picture.getBoundingClientRect().left - SPACE.left) / (width - SPACE.left - SPACE.right);
      this.pick(Math.round(Math.min(1, Math.max(0, share)) * drawing.last));
    });
    fill(this.element, picture);
  }
}

/**
 * A round step by which a range has at most so many parts.
 * @param {number} range
 * @param {number} parts
 */
function stepOf(range, parts) {
  for (let ten = 1; ; ten *= 10) {
    const step = [1, 2, 5].map((one) => one * ten).find((one) => range / one <= parts);
    if (step) return step;
  }
}

/**
 * @param {number} low
 * @param {number} high
 * @param {number} step
 * @param {number} last
 * @param {number} width
 * @param {(entry: number) => number} x
 * @param {(value: number) => number} y
 */
function grid(low, high, step, last, width, x, y) {
  const shapes = [];
  for (let value = low; value <= high; value += step) {
    shapes.push(svg("line", { class: value === 0 ? "zero" : "rule", x1: SPACE.left, x2: width - SPACE.right, y1: y(value), y2: y(value) }));
    shapes.push(svg("text", { x: SPACE.left - 8, y: y(value) + 4, "text-anchor": "end" }, figure(value)));
  }
  const every = stepOf(last, width < 480 ? 5 : 8);
  for (let entry = every; entry <= last; entry += every) shapes.push(svg("text", { x: x(entry), y: HEIGHT - 6, "text-anchor": "middle" }, entry));
  return shapes;
}

/**
 * @param {number} value
 * @param {number} width
 * @param {(value: number) => number} y
 */
function target(value, width, y) {
  return svg(
    "g",
    {},
    svg("line", { class: "target", x1: SPACE.left, x2: width - SPACE.right, y1: y(value), y2: y(value) }),
    svg("text", { x: SPACE.left + 4, y: y(value) - 5 }, t("chart-target", { points: figure(value) })),
  );
}

/**
 * The signs at the ends of the lines, one below the other where they would meet.
 * @param {Line[]} lines
 * @param {number} width
 * @param {(value: number) => number} y
 */
function ends(lines, width, y) {
  const drawn = lines.filter((line) => line.points.length > 0).map((line) => ({ line, at: y(line.points[line.points.length - 1][1]) }));
  drawn.sort((one, other) => one.at - other.at);
  drawn.forEach((end, index) => {
    if (index > 0) end.at = Math.max(end.at, drawn[index - 1].at + APART);
  });
  const over = Math.max(0, ...drawn.map((end) => end.at + 10 - HEIGHT));
  return drawn.map(({ line, at }) =>
    svg(
      "g",
      { class: `sign seat-${line.seat}`, transform: `translate(${width - SPACE.right + 16} ${at - over})` },
      svg("circle", { r: 10 }),
      svg("g", { class: "emblem", transform: "scale(0.58)" }, emblem(line.seat)),
    ),
  );
}

/**
 * The numbers of the moments, beside each other where they would meet.
 * @param {number[]} marks
 * @param {(entry: number) => number} x
 */
function numbers(marks, x) {
  let least = 0;
  return marks.map((entry, index) => {
    const at = Math.max(x(entry), least);
    least = at + APART + 2;
    return svg("g", { class: "number", transform: `translate(${at} 12)` }, svg("circle", { r: 10 }), svg("text", { y: 4, "text-anchor": "middle" }, index + 1));
  });
}

/**
 * The chart for whoever does not see it.
 * @param {Drawing} drawing
 */
function inWords({ title, lines, target, last }) {
  const round = (/** @type {number} */ value) => figure(Math.round(value));
  const each = lines
    .filter((line) => line.points.length > 0)
    .map(({ name, points }) => {
      const half = points[Math.floor(points.length / 2)][1];
      return t("chart-line", { name, first: round(points[0][1]), half: round(half), last: round(points[points.length - 1][1]) });
    });
  const goal = target === undefined ? [] : [t("chart-target", { points: figure(target) })];
  return [`${title}, ${t("chart-moves", { count: last })}`, ...each, ...goal].join("; ");
}
