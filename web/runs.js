// What is said piece by piece: the server sends a line of the log or a prompt as runs, so that people have their names,
// colours and signs in it, and things may be drawn.

import { el } from "./dom.js";

/**
 * Words; somebody at the table; a thing; a place on the board.
 * @typedef {string | {seat: number, text: string} | {text: string, picture?: string} | {cell: string}} Run
 */

/**
 * What a run says.
 * @param {Run} run
 * @param {(seat: number, text: string) => string} nameOf how seats are called here
 */
function textOf(run, nameOf) {
  if (typeof run === "string") return run;
  if ("cell" in run) return run.cell;
  return "seat" in run ? nameOf(run.seat, run.text) : run.text;
}

/**
 * All runs as one text.
 * @param {Run[]} runs
 * @param {(seat: number, text: string) => string} nameOf
 */
export function plain(runs, nameOf) {
  return runs.map((run) => textOf(run, nameOf)).join("");
}

/**
 * All runs as elements: people in their colours, things as small pictures where there are any.
 * @param {Run[]} runs
 * @param {(seat: number, text: string) => string} nameOf
 * @param {(id: string) => Element | null} draw
 */
export function spoken(runs, nameOf, draw) {
  return runs.map((run) => {
    const text = textOf(run, nameOf);
    if (typeof run === "string") return text;
    if ("seat" in run) return el("b", { class: `person seat-${run.seat}` }, text);
    const picture = "picture" in run && run.picture ? draw(run.picture) : null;
    return picture ? el("span", { class: "drawn", role: "img", "aria-label": text, title: text }, picture) : el("b", {}, text);
  });
}
