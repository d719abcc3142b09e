// What stands around the scene: seats with their clocks, points, what happened, what was said.

import { el } from "./dom.js";
import { said, t } from "./text.js";
import { levelName } from "./lobby.js";

/**
 * Who sits in a seat, in words.
 * @param {any} table
 * @param {number} seat
 */
export function seatName(table, seat) {
  const place = table.seats[seat - 1];
  if (!place || place.is === "empty") return t("seat", { number: seat });
  if (place.is === "person") return place.name;
  return place.name ? t("stands-in", { level: levelName(place.level), name: place.name }) : `${levelName(place.level)}`;
}

/**
 * How a game ended, in words.
 * @param {any} table
 */
export function result(table) {
  const names = (table.winners ?? []).map((/** @type {number} */ seat) => seatName(table, seat)).join(", ");
  const won = names ? t(table.winners.length > 1 ? "won-many" : "won", { names }) : t("nobody-won");
  const outdated = table.outdated === undefined ? "" : t("outdated", { revision: table.outdated });
  if (!table.ended) return outdated || won;
  const { how, seat } = table.ended;
  const ended = t(`ended-${how}`, { name: seat ? seatName(table, seat) : "" });
  if (how === "rules") return ended;
  return [ended, how === "agreed" ? "" : won, outdated].filter(Boolean).join(" ");
}

/**
 * @param {any} state
 * @param {number[]} yours
 * @param {number} since milliseconds since the state was told
 */
export function seatStrip(state, yours, since) {
  const { table, acting, clock, scores } = state;
  return table.seats.map((/** @type {any} */ place, /** @type {number} */ index) => {
    const seat = index + 1;
    const turn = acting.includes(seat);
    const points = scores?.find((/** @type {any} */ score) => score.seat === seat)?.total;
    const name = place.is === "empty" ? t("seat-free") : seatName(table, seat);
    const you = yours.includes(seat) && yours.length < table.seats.length ? ` (${t("you")})` : "";
    return el(
      "div",
      { class: `seat ${turn ? "turn" : ""} seat-${seat}`, "aria-current": turn ? "true" : null },
      el("span", { class: "number", "aria-hidden": "true" }, seat),
      el("span", { class: "who" }, name + you),
      turn && el("span", { class: "sr-only" }, t("to-act")),
      points !== undefined && el("span", { class: "points", "aria-label": t("points", { points }) }, figure(points)),
      clock && el("time", {}, time(clock.left[index] - (clock.running.includes(seat) ? since : 0))),
    );
  });
}

/** @param {number} millis */
function time(millis) {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * Points as they are written: with a minus, not a hyphen.
 * @param {number} points
 */
const figure = (points) => String(points).replace("-", "−");

/**
 * Every reason for points; whoever points at a line sees what earns it.
 * @param {any} state
 * @param {(seat: number) => boolean | undefined} open whether a seat's lines are shown, if that is known
 * @param {(ids: string[]) => void} point
 */
export function scorePanel(state, open, point) {
  const { scores, table } = state;
  if (!scores || scores.length === 0) return null;
  const seats = scores.map((/** @type {any} */ score) => {
    const rows = score.lines.map((/** @type {any} */ line) => {
      const marks = line.marks ?? [];
      const pointing = marks.length > 0 && {
        tabindex: 0,
        onpointerenter: () => point(marks),
        onpointerleave: () => point([]),
        onfocus: () => point(marks),
        onblur: () => point([]),
      };
      return el("tr", pointing || {}, el("td", {}, said(line.label)), el("td", { class: "number" }, figure(line.points)));
    });
    (score.sums ?? []).forEach((/** @type {any} */ sum, /** @type {number} */ index) => {
      rows.splice(sum.after + index, 0, el("tr", { class: "sum" }, el("td", {}, said(sum.label)), el("td", { class: "number" }, figure(sum.points))));
    });
    return el(
      "details",
      { "data-seat": score.seat, open: open(score.seat) ?? scores.length <= 2 },
      el("summary", {}, seatName(table, score.seat), " ", el("strong", {}, figure(score.total))),
      el("table", {}, el("tbody", {}, rows)),
    );
  });
  return el("section", { class: "scores", "aria-label": t("scores") }, el("h2", {}, t("scores")), seats);
}

/**
 * @param {any[]} log
 * @param {number} at
 * @param {(line: any) => string} inWords
 * @param {(entry: number) => void} goTo
 */
export function logPanel(log, at, inWords, goTo) {
  const items = log.map((line, index) =>
    el("li", { class: index + 1 === at ? "here" : null }, el("button", { type: "button", onclick: () => goTo(index + 1), title: t("show-position", { number: index + 1 }) }, inWords(line))),
  );
  const list = el("ol", { class: "log" }, items);
  requestAnimationFrame(() => {
    const here = list.querySelector(".here");
    if (here instanceof HTMLElement) list.scrollTop = here.offsetTop - list.clientHeight / 2;
  });
  return el("section", { "aria-label": t("log") }, el("h2", {}, t("log")), list);
}

/**
 * @param {any} table
 * @param {[number, string][]} chat what was said, and by whom
 * @param {number[]} yours
 * @param {HTMLInputElement} input what is being written, which a change of the table does not take away
 * @param {(seat: number, text: string) => void} send
 */
export function chatPanel(table, chat, yours, input, send) {
  const said = chat.map(([seat, text]) => el("li", {}, el("strong", {}, seatName(table, seat)), " ", text));
  const form = el(
    "form",
    {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (input.value.trim()) send(yours[0], input.value);
        input.value = "";
      },
    },
    input,
  );
  return el("section", { "aria-label": t("chat") }, el("h2", {}, t("chat")), el("ul", { class: "chat", "aria-live": "polite" }, said), yours.length > 0 && form);
}

/**
 * By what anybody can check that the draws were fixed before the game.
 * @param {any} table
 * @param {boolean} open
 */
export function drawsPanel({ draws }, open) {
  return el(
    "details",
    { class: "draws", open },
    el("summary", {}, t("draws")),
    el("p", {}, t("draws-hash")),
    el("code", {}, draws.hash),
    draws.seed && el("p", {}, t("draws-seed")),
    draws.seed && el("code", {}, draws.seed),
    draws.seed && el("p", {}, t("draws-check")),
  );
}

/** So many of the best actions the computer's advice tells of. */
const ADVISED = 6;

/**
 * What the computer thinks of what could be done, the best first; and of what was done, if that is asked.
 * @param {any} counsel
 * @param {{consider?: (word: string) => void, played?: string}} about
 */
export function advicePanel(counsel, { consider, played }) {
  const shown = counsel.actions.filter((/** @type {any} */ opinion, /** @type {number} */ index) => index < ADVISED || opinion.word === played);
  const rows = shown.map((/** @type {any} */ opinion) => {
    const says = said(opinion.says);
    const action = consider
      ? el("button", { type: "button", class: "plain", onclick: () => consider(opinion.word) }, says)
      : opinion.word === played
        ? el("strong", {}, t("was-played", { says }))
        : says;
    return el("tr", {}, el("td", {}, action), el("td", { class: "number" }, `${Math.round(100 * opinion.value)} %`));
  });
  const { exact } = counsel;
  const end = exact === undefined ? t("advice-help") : exact === 0 ? t("exact-draw") : t(exact > 0 ? "exact-win" : "exact-loss", { points: Math.abs(exact) });
  return el("section", { "aria-label": t("advice") }, el("h2", {}, t("advice")), el("table", {}, el("tbody", {}, rows)), el("small", {}, end));
}
