// People and computers by name: who we are, what the levels are called, and the sign that somebody has.

import { dialog, el } from "./dom.js";
import { has, t } from "./text.js";
import { post } from "./api.js";
import { say } from "./frame.js";
import { roundel } from "./sheet.js";

/** @typedef {{guest: string, name: string}} Guest */

/** Where it is kept that somebody has been asked for a name. */
const ASKED = "plat-named";

/** What others see of somebody who does not care for a name of their own. */
export function friendlyName() {
  const names = t("friendly-names").split(",");
  return names[Math.floor(Math.random() * names.length)].trim();
}

/** Whether somebody is still to be asked for a name. */
export const isNew = () => localStorage.getItem(ASKED) === null;

/** From now on nobody asks again. */
export const settleName = () => localStorage.setItem(ASKED, "yes");

/** @param {string} level */
export const levelName = (level) => (has(`level-${level}`) ? t(`level-${level}`) : level);

/**
 * Names as one says them: "Ada, Ben and Cleo".
 * @param {string[]} names
 */
export const listed = (names) => new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);

/**
 * A line to write a name in. Left empty, it stays what it was.
 * @param {Guest} guest
 */
export function nameInput(guest) {
  const input = el("input", { value: guest.name, maxlength: 40, "aria-label": t("your-name"), autocomplete: "nickname" });
  /** Keeps what was written; answers whether it can be kept. */
  const keep = async () => {
    const wish = input.value.trim();
    try {
      if (wish !== "" && wish !== guest.name) guest.name = (await post("/api/me", { name: wish })).name;
      input.value = guest.name;
      settleName();
      document.dispatchEvent(new CustomEvent("plat-name"));
      return true;
    } catch (refusal) {
      say(/** @type {Error} */ (refusal).message, "error");
      input.value = guest.name;
      return false;
    }
  };
  return { input, keep };
}

/**
 * Who we are, for the header; touched, it asks for another name.
 * @param {Guest} guest
 */
export function nameButton(guest) {
  const shown = el("span", {}, guest.name);
  document.addEventListener("plat-name", () => (shown.textContent = guest.name));
  const change = () =>
    dialog(t("your-name"), (close) => {
      const { input, keep } = nameInput(guest);
      const done = async (/** @type {Event} */ event) => {
        event.preventDefault();
        if (await keep()) close();
      };
      return [el("form", { class: "row", onsubmit: done }, input, el("button", { class: "primary", type: "submit" }, t("keep-name")))];
    });
  return el("button", { type: "button", class: "me", title: t("your-name"), onclick: change }, roundel(1), shown);
}

/**
 * Asks once, in passing, how somebody wants to be called; whoever plays instead of answering keeps the friendly name.
 * @param {Guest} guest
 */
export function welcome(guest) {
  if (!isNew()) return null;
  const { input, keep } = nameInput(guest);
  const done = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await keep()) card.remove();
  };
  const card = el(
    "form",
    { class: "welcome", onsubmit: done },
    el("p", {}, el("strong", {}, t("welcome")), " ", t("welcome-name")),
    el("div", { class: "row" }, input, el("button", { type: "submit" }, t("keep-name"))),
  );
  return card;
}
