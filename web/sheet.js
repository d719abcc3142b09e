// Sheets: what is counted, as tables. Whoever points at a row sees what earns it.

import { el, svg } from "./dom.js";
import { emblem } from "./icons.js";
import { t } from "./text.js";

/**
 * @typedef {{label: string, seat?: number, cells: (number | null)[], is: "line" | "sum" | "total", marks?: string[]}} Row
 * @typedef {{id: string, title: string, columns: ({seat: number} | {words: string})[], rows: Row[]}} Sheet
 */

/**
 * The sign of a seat in its colour: a survey monument with the emblem that its pieces wear.
 * @param {number} seat
 */
export function roundel(seat) {
  const field = svg("svg", { viewBox: "-20 -20 40 40" }, svg("circle", { class: "monument", r: 19.5 }), svg("circle", { class: "monument-ring", r: 16.6 }), emblem(seat));
  return el("span", { class: `roundel seat-${seat}`, "aria-hidden": "true" }, field);
}

/**
 * Points as they are written: with a minus, not a hyphen.
 * @param {number} points
 */
export const figure = (points) => String(points).replace("-", "−");

/**
 * The total of a seat, if the sheets have it.
 * @param {Sheet[]} sheets
 * @param {number} seat
 */
export function totalOf(sheets, seat) {
  const sheet = sheets.find((sheet) => sheet.id === "points");
  const column = sheet?.columns.findIndex((column) => "seat" in column && column.seat === seat) ?? -1;
  return sheet?.rows.find((row) => row.is === "total")?.cells[column] ?? undefined;
}

/**
 * Whether everybody at a table wins or loses together.
 * @param {any} table
 */
export const isTogether = (table) => table.target !== undefined && table.target !== null && table.seats.length > 1;

/**
 * Sheets of people who win or lose together: what all have the same of stands there once.
 * @param {Sheet[]} sheets
 * @returns {Sheet[]}
 */
export function shared(sheets) {
  return sheets.map((sheet) => {
    const own = sheet.columns.flatMap((column, index) => ("seat" in column ? [index] : []));
    const isSame = sheet.rows.every(({ cells }) => own.every((index) => cells[index] === cells[own[0]]));
    if (own.length < 2 || !isSame) return sheet;
    const kept = (/** @type {any} */ _, /** @type {number} */ index) => index === own[0] || !own.includes(index);
    const columns = sheet.columns.filter(kept).map((column) => ("seat" in column ? { words: t("all-together") } : column));
    return { ...sheet, columns, rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.filter(kept) })) };
  });
}

/**
 * @param {Sheet[]} sheets
 * @param {Sheet[] | null} after the same sheets as they would be after the action that is meant
 * @param {(seat: number) => string} name
 * @param {(ids: string[]) => void} point
 */
export function sheetPanels(sheets, after, name, point) {
  return sheets.map((sheet) => {
    const then = after?.find((other) => other.id === sheet.id);
    const zero = (/** @type {Row} */ row) => row.is === "line" && sheet.id === "points" && row.cells.every((cell) => !cell);
    const shown = (/** @type {Row} */ row) => [row.is === "total" && afterwards(row, sheet, then), rowOf(row, sheet, row.is === "total" ? undefined : then, name, point)];
    const rows = sheet.rows.filter((row) => !zero(row)).flatMap(shown);
    const head = sheet.columns.map((column) =>
      "seat" in column ? el("th", { scope: "col", title: name(column.seat), "aria-label": name(column.seat) }, roundel(column.seat)) : el("th", { scope: "col" }, column.words),
    );
    return el(
      "section",
      { class: "sheet-panel", "data-sheet": sheet.id, "aria-label": sheet.title },
      el("table", {}, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, sheet.title), head)), el("tbody", {}, rows)),
    );
  });
}

/**
 * What a total would be after the action that is meant.
 * @param {Row} row
 * @param {Sheet} sheet
 * @param {Sheet | undefined} then
 */
function afterwards(row, sheet, then) {
  const other = then && sameRow(row, then);
  if (!other || sheet.id !== "points" || other.cells.every((cell, column) => cell === row.cells[column])) return null;
  const cells = other.cells.map((cell, column) => {
    const differs = cell !== row.cells[column];
    return el("td", { class: "number" }, cell === null ? "" : differs ? el("ins", { "aria-label": t("then-points", { points: cell }) }, figure(cell)) : figure(cell));
  });
  return el("tr", { class: "after" }, el("th", { scope: "row" }, t("after-move")), cells);
}

/**
 * A row as it is in another sheet.
 * @param {Row} row
 * @param {Sheet} sheet
 */
const sameRow = (row, sheet) => sheet.rows.find((one) => one.label === row.label && one.is === row.is && one.seat === row.seat);

/**
 * @param {Row} row
 * @param {Sheet} sheet
 * @param {Sheet | undefined} then
 * @param {(seat: number) => string} name
 * @param {(ids: string[]) => void} point
 */
function rowOf(row, sheet, then, name, point) {
  const marks = row.marks ?? [];
  const pointing = marks.length > 0 && {
    tabindex: 0,
    onpointerenter: () => point(marks),
    onpointerleave: () => point([]),
    onfocus: () => point(marks),
    onblur: () => point([]),
  };
  const other = then && sameRow(row, then);
  const cells = row.cells.map((cell, column) => {
    const next = other?.cells[column];
    const differs = typeof next === "number" && next !== cell;
    return el("td", { class: `number ${cell !== null && cell < 0 ? "loss" : ""}` }, cell === null ? "" : figure(cell), differs && el("ins", { "aria-label": t("then-points", { points: next }) }, ` ${figure(next)}`));
  });
  const label = row.label === "" && row.seat ? [roundel(row.seat), " ", name(row.seat)] : row.label;
  return el("tr", { class: row.is, ...(pointing || {}) }, el("th", { scope: "row" }, label), cells);
}
