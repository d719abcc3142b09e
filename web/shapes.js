// The shapes of boards and items: as elements, and where they are. The server says them, the same for every game.

import { svg } from "./dom.js";

/**
 * @typedef {{id?: string, class: string, token?: string, label?: string, form: any}} Shape
 * @typedef {{at: number, token?: string, label?: string}} Renamed
 * @typedef {{id: string, title?: string, width: number, height: number, shapes: (Shape | Renamed | [number, number])[]}} Patch
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

/** Loads what shapes are painted with besides plain colours, once a page. */
export async function loadPaints() {
  const text = await (await fetch("/web/paints.svg")).text();
  const paints = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  paints.setAttribute("class", "paints");
  paints.setAttribute("aria-hidden", "true");
  document.body.prepend(paints);
}

/**
 * A shape that is told, or that is told to be one from before by another name.
 * @param {Shape | Renamed} piece
 * @param {Shape[]} before
 * @returns {Shape}
 */
export function whole(piece, before) {
  if (!("at" in piece)) return piece;
  const { id, class: kind, form } = before[piece.at];
  return { id, class: kind, form, token: piece.token, label: piece.label };
}

/**
 * Shapes after a change: runs of those before that stay, and others.
 * @param {Shape[]} before
 * @param {any[]} pieces
 * @returns {Shape[]}
 */
export function patched(before, pieces) {
  return pieces.flatMap((piece) => (Array.isArray(piece) ? before.slice(piece[0], piece[0] + piece[1]) : [whole(piece, before)]));
}

/**
 * A shape as an element.
 * @param {Shape} shape
 * @returns {SVGElement}
 */
export function draw(shape) {
  const [kind, form] = Object.entries(shape.form)[0];
  const { label } = shape;
  const attributes = {
    class: shape.class || null,
    "data-id": shape.id,
    "data-token": shape.token,
    "aria-label": shape.token ? label : null,
  };
  const title = label ? svg("title", {}, label) : null;
  switch (kind) {
    case "rect":
      return svg("rect", { ...attributes, x: form.x, y: form.y, width: form.width, height: form.height, rx: form.round || null }, title);
    case "circle":
      return svg("circle", { ...attributes, cx: form.x, cy: form.y, r: form.radius }, title);
    case "polygon":
      return svg("polygon", { ...attributes, points: form.points.map((/** @type {number[]} */ at) => at.join(",")).join(" ") }, title);
    case "line":
      return svg("line", { ...attributes, x1: form.from[0], y1: form.from[1], x2: form.to[0], y2: form.to[1] }, title);
    case "text":
      return svg("text", { ...attributes, x: form.x, y: form.y, "--size": form.size, "text-anchor": form.anchor }, title, form.text);
    default:
      return svg("g", attributes, title, form.shapes.map(draw), shape.token ? reach(shape) : null);
  }
}

/**
 * Several shapes that can be touched as one can be touched between them, too; and there it shows that they can be.
 * @param {Shape} shape
 */
function reach(shape) {
  const lies = form(shape).shapes.filter((/** @type {Shape} */ inner) => !/\b(cast|shadow)\b/.test(inner.class));
  const boxes = /** @type {Box[]} */ (lies.map(bounds).filter(Boolean));
  if (boxes.length === 0) return null;
  const box = around(boxes.flatMap((one) => [[one.x, one.y], [one.x + one.width, one.y + one.height]]));
  return svg("rect", { class: "reach", x: box.x, y: box.y, width: box.width, height: box.height, rx: 0.06 * Math.min(box.width, box.height) });
}

/** @param {Shape} shape */
const form = (shape) => /** @type {any} */ (Object.values(shape.form)[0]);

/**
 * What a shape looks like, whether or not it can be touched. Nobody sees less than a hundredth; what is added lets no
 * length that a game uses lie where it may be rounded either way.
 * @param {Shape} shape
 */
export function looks(shape) {
  const seen = (/** @type {string} */ key, /** @type {any} */ value) => (key === "token" || key === "label" || key === "id" ? undefined : typeof value === "number" ? Math.round(value * 100 + 0.13) : value);
  return JSON.stringify(shape, seen);
}

/**
 * A shape and all it holds.
 * @param {Shape} shape
 * @returns {Shape[]}
 */
export function all(shape) {
  return [shape, ...(shape.form.group?.shapes ?? []).flatMap(all)];
}

/**
 * @param {Shape} shape
 * @returns {Box | null}
 */
export function bounds(shape) {
  const [kind, form] = Object.entries(shape.form)[0];
  switch (kind) {
    case "rect":
      return form;
    case "circle":
      return { x: form.x - form.radius, y: form.y - form.radius, width: 2 * form.radius, height: 2 * form.radius };
    case "polygon":
      return around(form.points);
    case "line":
      return around([form.from, form.to]);
    case "text":
      return { x: form.x, y: form.y, width: 0, height: 0 };
    default: {
      const boxes = /** @type {Box[]} */ (form.shapes.map(bounds).filter(Boolean));
      if (boxes.length === 0) return null;
      return around(boxes.flatMap((box) => [[box.x, box.y], [box.x + box.width, box.y + box.height]]));
    }
  }
}

/** @param {number[][]} points */
export function around(points) {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * A shape somewhere else.
 * @param {Shape} shape
 * @param {number} x
 * @param {number} y
 * @returns {Shape}
 */
export function moved(shape, x, y) {
  const [kind, form] = Object.entries(shape.form)[0];
  const near = (/** @type {number} */ length) => Math.round(length * 1000) / 1000;
  const point = (/** @type {number[]} */ [px, py]) => [near(px + x), near(py + y)];
  switch (kind) {
    case "polygon":
      return { ...shape, form: { polygon: { points: form.points.map(point) } } };
    case "line":
      return { ...shape, form: { line: { from: point(form.from), to: point(form.to) } } };
    case "group":
      return { ...shape, form: { group: { shapes: form.shapes.map((/** @type {Shape} */ inner) => moved(inner, x, y)) } } };
    default:
      return { ...shape, form: { [kind]: { ...form, x: near(form.x + x), y: near(form.y + y) } } };
  }
}
