// On a phone what is counted, what happened and what was said wait at the foot of the window, and are pulled up from
// there; on a wide window they stand beside the board and nothing of this is to be seen.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./text.js";

/** What can be pulled up. */
const TABS = ["counted", "log", "chat"];

/** Their signs. */
const SIGNS = ["sheet", "clock", "chat"];

/** How far a finger pulls, in pixels. */
const PULL = 24;

/**
 * The foot of a table's window, with room for what can be done.
 * @param {HTMLElement} main which says what is pulled up
 * @param {HTMLElement} side what is pulled up
 */
export function drawer(main, side) {
  const show = (/** @type {string | null} */ tab) => {
    if (tab === null) delete main.dataset.drawer;
    else main.dataset.drawer = tab;
    for (const button of foot.querySelectorAll("[data-tab]")) button.setAttribute("aria-expanded", String(/** @type {HTMLElement} */ (button).dataset.tab === tab));
    side.scrollTop = 0;
  };
  const toggle = (/** @type {string} */ tab) => show(main.dataset.drawer === tab ? null : tab);
  const deeds = el("div", { class: "deeds" });
  const foot = el(
    "div",
    { class: "foot", role: "group", "aria-label": t("about-table") },
    TABS.map((tab, index) => el("button", { type: "button", "data-tab": tab, "aria-expanded": "false", onclick: () => toggle(tab) }, icon(SIGNS[index]), el("span", {}, t(tab)))),
    deeds,
  );
  pulled(foot, (up, target) => {
    if (!up) show(null);
    else show(target.closest("[data-tab]")?.getAttribute("data-tab") ?? main.dataset.drawer ?? TABS[0]);
  });
  // Whoever goes on playing has looked.
  document.addEventListener("pointerdown", (event) => {
    const target = /** @type {Node} */ (event.target);
    if (main.dataset.drawer && !foot.contains(target) && !side.contains(target)) show(null);
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && main.dataset.drawer && show(null));
  return { element: foot, deeds };
}

/**
 * @param {HTMLElement} foot
 * @param {(up: boolean, target: Element) => void} pull
 */
function pulled(foot, pull) {
  /** @type {{y: number, target: Element} | null} */
  let held = null;
  foot.addEventListener("pointerdown", (event) => (held = { y: event.clientY, target: /** @type {Element} */ (event.target) }));
  window.addEventListener("pointerup", (event) => {
    const by = held ? event.clientY - held.y : 0;
    if (held && Math.abs(by) > PULL) pull(by < 0, held.target);
    held = null;
  });
}
