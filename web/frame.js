// What all pages have: the header, the theme, the language, messages that come and go.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { LANGUAGES, language, t } from "./text.js";

/** The theme that is chosen: the system's, light or dark. */
const chosenTheme = () => localStorage.getItem("plat-theme") ?? "auto";

/** The theme that is shown. */
export function theme() {
  const chosen = chosenTheme();
  if (chosen !== "auto") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows the theme; scenes take it from the class that their pictures have too. */
export function applyTheme() {
  document.documentElement.className = `plat-${theme()}`;
  document.dispatchEvent(new CustomEvent("plat-theme"));
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);

/**
 * The header, with what this page adds to it.
 * @param {...any} extra
 */
export function header(...extra) {
  const languages = el(
    "select",
    {
      "aria-label": t("language"),
      onchange: (/** @type {any} */ event) => {
        localStorage.setItem("plat-language", event.target.value);
        location.reload();
      },
    },
    Object.entries(LANGUAGES).map(([tag, name]) => el("option", { value: tag, selected: tag === language(), lang: tag }, name)),
  );
  const logo = el("a", { class: "logo", href: "/", "aria-label": `Plat: ${t("to-lobby")}` }, el("img", { src: "/web/icon.svg", alt: "", width: 28, height: 28 }), "Plat");
  return el("header", { class: "top" }, logo, el("div", { class: "extra" }, extra), el("div", { class: "settings" }, themeButton(), languages));
}

/** The button that turns day into night and back; a system that does the same by itself is followed until then. */
function themeButton() {
  const other = () => (theme() === "dark" ? "light" : "dark");
  const words = () => `${t("theme")}: ${t(`theme-${other()}`)}`;
  const toggle = button("", words(), () => {
    // What the system shows need not be remembered.
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    localStorage.setItem("plat-theme", other() === system ? "auto" : other());
    applyTheme();
  }, "quiet");
  const show = () => {
    toggle.replaceChildren(icon(other() === "dark" ? "moon" : "sun"));
    toggle.setAttribute("aria-label", words());
    toggle.title = words();
  };
  document.addEventListener("plat-theme", show);
  show();
  return toggle;
}

/**
 * What is being said, if anything is.
 * @type {HTMLElement | null}
 */
let note = null;

/**
 * Says something for a moment, also to those who listen. It takes the place of what was said before.
 * @param {string} text
 * @param {"info" | "error" | "news"} [kind] what is news stays although something is done at the table
 */
export function say(text, kind = "info") {
  if (!text) return;
  note?.remove();
  const said = el("div", { class: `note ${kind}`, role: kind === "error" ? "alert" : "status" }, text);
  note = said;
  document.body.append(said);
  setTimeout(() => said.remove(), 6000);
}

/** What was said is about what is no more. */
export function hush() {
  if (note?.classList.contains("news")) return;
  note?.remove();
  note = null;
}

/**
 * A label around a control.
 * @param {string} text
 * @param {any} control
 * @param {string} [help]
 */
export function field(text, control, help) {
  return el("label", { class: "field" }, el("span", {}, text), control, help && el("small", {}, help));
}

/**
 * A button with a sign before its words, or with a sign alone.
 * @param {string} sign
 * @param {string} text
 * @param {string} label
 * @param {() => void} act
 * @param {string} [kind]
 */
export function signed(sign, text, label, act, kind = "") {
  const made = button(text, label, act, kind);
  made.replaceChildren(icon(sign), ...(text ? [el("span", {}, text)] : []));
  // Where there is no room for the words the sign has them for a name.
  made.setAttribute("aria-label", label);
  return made;
}

/**
 * A button; where its text is a sign, the label says what it means.
 * @param {string} text
 * @param {string} label
 * @param {() => void} act
 * @param {string} [kind]
 */
export function button(text, label, act, kind = "") {
  const name = label === text ? null : label;
  return el("button", { type: "button", class: kind || null, "aria-label": name, title: name, onclick: act }, text);
}
