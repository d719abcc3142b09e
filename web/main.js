// Which page is asked for: the hall, a table, or one that is not there.

import { el, fill } from "./dom.js";
import { loadWords, t } from "./text.js";
import { me } from "./api.js";
import { applyTheme, header } from "./frame.js";
import { hall } from "./hall.js";
import { friendlyName } from "./names.js";

async function start() {
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  applyTheme();
  await loadWords();
  try {
    const [, page, id] = location.pathname.split("/");
    const isHall = page === "";
    if (!isHall && !(page === "g" && id)) return lost(app);
    const guest = await me(friendlyName());
    if (isHall) await hall(app, guest);
    // Whoever only looks into the hall need not load a table.
    else await (await import("./table.js")).table(app, id, guest);
  } catch (error) {
    document.title = `${t("sorry")} · Plat`;
    fill(app, header(), el("main", { class: "sorry" }, el("h1", {}, t("sorry")), el("p", {}, String(/** @type {Error} */ (error).message)), el("a", { class: "button", href: "/" }, t("to-lobby"))));
  }
}

/**
 * Nothing is at this address; the way back is.
 * @param {HTMLElement} app
 */
function lost(app) {
  document.title = `${t("lost")} · Plat`;
  fill(
    app,
    header(),
    el(
      "main",
      { class: "sorry" },
      el("img", { src: "/web/icon.svg", alt: "", width: 96, height: 96 }),
      el("h1", {}, t("lost")),
      el("p", {}, t("lost-help")),
      el("a", { class: "button primary", href: "/" }, t("to-lobby")),
    ),
  );
}

start();
