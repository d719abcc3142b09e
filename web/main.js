// Which page is asked for: the lobby, or a table.

import { el, fill } from "./dom.js";
import { loadWords, t } from "./text.js";
import { me } from "./api.js";
import { applyTheme } from "./frame.js";
import { lobby } from "./lobby.js";
import { table } from "./table.js";

async function start() {
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  applyTheme();
  await loadWords();
  try {
    const guest = await me(t("guest-name", { number: 100 + Math.floor(Math.random() * 900) }));
    const [, page, id] = location.pathname.split("/");
    if (page === "g" && id) await table(app, id, guest);
    else await lobby(app, guest);
  } catch (error) {
    fill(app, el("main", { class: "sorry" }, el("h1", {}, t("sorry")), el("p", {}, String(/** @type {Error} */ (error).message)), el("a", { href: "/" }, t("to-lobby"))));
  }
}

start();
