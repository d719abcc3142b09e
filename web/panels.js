// What stands around boards and trays: seats with their clocks, points, what happened, what was said.

import { el } from "./dom.js";
import { t } from "./text.js";
import { levelName } from "./names.js";
import { figure, isTogether, roundel, totalOf } from "./sheet.js";

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
  const names = (table.winners ?? []).map((/** @type {number} */ seat) => seatName(table, seat));
  const won = names.length > 0 ? t("won", { names }) : t("nobody-won");
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
 * @param {import("./parts.js").PartsView} parts
 * @param {number} since milliseconds since the state was told
 */
export function seatStrip(state, yours, parts, since) {
  const { table, acting, clock } = state;
  const together = isTogether(table);
  const all = together && el("div", { class: "seat together" }, el("span", { class: "who" }, el("span", { class: "name-of" }, t("build-together")), el("small", {}, t("chart-target", { points: table.target }))), pointsOf(totalOf(parts.sheets, 1)));
  const people = table.seats.map((/** @type {any} */ place, /** @type {number} */ index) => {
    const seat = index + 1;
    const turn = acting.includes(seat);
    const points = together ? undefined : totalOf(parts.sheets, seat);
    const fact = parts.facts.find((fact) => fact.seat === seat)?.says;
    const name = place.is === "empty" ? t("seat-free") : seatName(table, seat);
    const you = yours.includes(seat) && yours.length < table.seats.length && el("i", {}, ` ${t("you")}`);
    return el(
      "div",
      { class: `seat ${turn ? "turn" : ""} seat-${seat}`, "aria-current": turn ? "true" : null },
      roundel(seat),
      el("span", { class: "who" }, el("span", { class: "name-of" }, name, you), fact && el("small", {}, fact)),
      turn && el("span", { class: "sr-only" }, t("to-act")),
      clock && el("time", {}, time(clock.left[index] - (clock.running.includes(seat) ? since : 0))),
      pointsOf(points),
    );
  });
  return [all, ...people];
}

/** @param {number | undefined} points */
const pointsOf = (points) => points !== undefined && el("span", { class: "points", role: "img", "aria-label": t("points", { points }) }, figure(points));

/** @param {number} millis */
function time(millis) {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * @param {any[]} log
 * @param {number} at
 * @param {(line: any) => (Node | string)[]} inWords
 * @param {(entry: number) => void} goTo
 */
export function logPanel(log, at, inWords, goTo) {
  const items = log.map((line, index) =>
    el("li", { class: index + 1 === at ? "here" : null }, el("button", { type: "button", onclick: () => goTo(index + 1), title: t("show-position", { number: index + 1 }) }, el("span", { class: "nth" }, index + 1), line.seat ? roundel(line.seat) : el("span"), el("span", { class: "what" }, inWords(line)))),
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
  // Told are those that were tried most, which are reckoned best; the eye looks for the largest value first.
  shown.sort((/** @type {any} */ one, /** @type {any} */ other) => other.value - one.value);
  const rows = shown.map((/** @type {any} */ opinion) => {
    const says = opinion.says;
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
