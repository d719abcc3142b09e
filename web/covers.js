// Covers: what a game looks like and what it says of itself, with the way to play it at once.

import { el, svg } from "./dom.js";
import { t } from "./text.js";
import { theme } from "./frame.js";
import { rules } from "./rules.js";

/** @typedef {import("./lobby.js").Game} Game */

/** The signs of the facts, as lines on a field of 20 by 20. */
const SIGNS = {
  players: "M4 17c0-4 2-5.5 4-5.5s4 1.5 4 5.5M8 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M13 3.4a3 3 0 0 1 0 5.4M14.5 12c1.5.5 2.5 2 2.5 5",
  minutes: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6v4l3 2",
  alone: "M4 8h3.5a2 2 0 1 1 4 0H16v4a2 2 0 1 0 0 2v3H4z",
};

/** How many bars of three a difficulty has. */
const BARS = ["light", "medium", "heavy"];

/** @param {string} path */
const sign = (path) => svg("svg", { viewBox: "0 0 20 20", class: "fact-sign", "aria-hidden": "true" }, svg("path", { d: path }));

/** @param {string} difficulty */
function bars(difficulty) {
  const bar = (/** @type {number} */ index) =>
    svg("rect", { x: 3 + 5 * index, y: 12 - 4 * index, width: 3.5, height: 5 + 4 * index, class: index <= BARS.indexOf(difficulty) ? "full" : null });
  return svg("svg", { viewBox: "0 0 20 20", class: "fact-sign", "aria-hidden": "true" }, [0, 1, 2].map(bar));
}

/**
 * For how many a game is, how long it takes, how hard it is, and whether it is also a puzzle for one.
 * @param {Game} game
 */
export function facts({ seats: [fewest, most], minutes, difficulty }) {
  const players = fewest === most ? t("players-exact", { number: fewest }) : t("players-range", { fewest, most });
  const fact = (/** @type {Element} */ picture, /** @type {string | number} */ short, /** @type {string} */ words) =>
    el("li", { title: words }, picture, short && el("span", { "aria-hidden": "true" }, short), el("span", { class: "sr-only" }, words));
  return el(
    "ul",
    { class: "facts" },
    fact(sign(SIGNS.players), fewest === most ? fewest : `${fewest}–${most}`, players),
    minutes && fact(sign(SIGNS.minutes), t("minutes-short", { minutes }), t("minutes-about", { minutes })),
    difficulty && fact(bars(difficulty), "", t("difficulty", { how: t(`difficulty-${difficulty}`) })),
    fewest === 1 && fact(sign(SIGNS.alone), "", t("alone")),
  );
}

/**
 * A picture that follows the theme.
 * @param {string} address
 * @param {Record<string, any>} [attributes]
 */
export function picture(address, attributes = {}) {
  const image = el("img", { alt: "", loading: "lazy", ...attributes });
  const show = () => (image.src = `${address}${address.includes("?") ? "&" : "?"}theme=${theme()}`);
  show();
  document.addEventListener("plat-theme", show);
  return image;
}

/**
 * The cover of a game. Touched, it is chosen; its button plays at once.
 * @param {Game} game
 * @param {{choose: () => void, play: () => void}} deeds
 */
export function cover(game, { choose, play }) {
  const name = el("button", { type: "button", class: "choose", "aria-pressed": "false", onclick: choose }, game.name);
  const element = el(
    "li",
    { class: "cover" },
    el("div", { class: "picture" }, picture(`/api/shelf/${game.id}/picture.svg`, { width: 300, height: 200 })),
    el(
      "div",
      { class: "about" },
      el("div", { class: "title" }, el("h2", {}, name), el("small", { class: "maker" }, `${game.designer}, ${game.year}`)),
      el("p", {}, game.about),
      el(
        "div",
        { class: "deeds" },
        facts(game),
        el("button", { type: "button", class: "learn", "aria-label": `${t("learn")}: ${t("learn-game", { game: game.name })}`, onclick: () => rules(game.id, game.name) }, t("learn")),
        el("button", { type: "button", class: "play", "data-do": "play", "aria-label": t("play-game", { game: game.name }), onclick: play }, t("play")),
      ),
    ),
  );
  /** @param {boolean} chosen */
  const mark = (chosen) => {
    element.classList.toggle("chosen", chosen);
    name.setAttribute("aria-pressed", String(chosen));
  };
  return { element, mark };
}
