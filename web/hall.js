// The hall: the first page. Five covers, what to start and on which terms, one's own tables and those that wait.

import { el, fill } from "./dom.js";
import { t } from "./text.js";
import { get } from "./api.js";
import { header } from "./frame.js";
import { cover, picture } from "./covers.js";
import { playNow, setUp } from "./lobby.js";
import { levelName, listed, nameButton, welcome } from "./names.js";
import { roundel } from "./sheet.js";

/**
 * @typedef {import("./lobby.js").Game} Game
 * @typedef {{id: string, name: string, terms: any, standing: string, changed: number}} Listed
 */

/** So many of one's own tables, and of those that wait, are shown with all that can be said of them. */
const MOST_SHOWN = 6;

/**
 * @param {HTMLElement} app
 * @param {import("./names.js").Guest} guest
 */
export async function hall(app, guest) {
  document.title = t("hall-title");
  /** @type {Game[]} */
  const shelf = await get("/api/shelf");
  const place = el("section", { class: "set-up", "aria-label": t("new-table") });
  const covers = shelf.map((game) => cover(game, { choose: () => choose(game), play: () => playNow(game) }));
  /** @type {ReturnType<typeof setUp>} */
  let plan;
  /** @param {Game} game */
  function choose(game) {
    shelf.forEach((other, index) => covers[index].mark(other === game));
    plan = setUp(game, guest);
    fill(place, plan.element);
    history.replaceState(null, "", `#${game.id}`);
  }
  const [mine, open] = [el("section", { class: "tables mine" }), el("section", { class: "tables open" })];
  fill(
    app,
    header(nameButton(guest)),
    el(
      "main",
      { class: "hall" },
      el("div", { class: "square" }, el("div", { class: "greeting" }, el("h1", {}, t("choose-game")), welcome(guest)), el("ul", { class: "covers" }, covers.map(({ element }) => element)), place),
      el("div", { class: "rail" }, mine, open),
    ),
  );
  const chosen = () => shelf.find((game) => `#${game.id}` === location.hash) ?? shelf[0];
  window.addEventListener("hashchange", () => choose(chosen()));
  choose(chosen());
  await showTables(mine, open, () => plan.invite());
}

/**
 * @param {HTMLElement} mine
 * @param {HTMLElement} open
 * @param {() => void} invite
 */
async function showTables(mine, open, invite) {
  /** @type {[Listed[], Listed[]]} */
  const [own, waiting] = await Promise.all([get("/api/games?of=me"), get("/api/games")]);
  const going = own.filter(({ standing }) => standing !== "over");
  const ids = new Set(own.map(({ id }) => id));
  const others = waiting.filter(({ id }) => !ids.has(id));
  const looks = async (/** @type {Listed[]} */ games) => {
    const seen = await Promise.all(games.slice(0, MOST_SHOWN).map((game) => get(`/api/games/${game.id}/look`).catch(() => null)));
    return seen.map((look, index) => ({ game: games[index], look })).filter(({ look }) => look !== null);
  };
  const [seen, asked] = await Promise.all([looks(going), looks(others)]);
  // Where it is our turn comes first.
  seen.sort((one, other) => Number(isOurTurn(other.look)) - Number(isOurTurn(one.look)));
  const over = own.filter(({ standing }) => standing === "over");
  fill(
    mine,
    el("h2", {}, t("your-tables")),
    seen.length > 0 ? el("ul", {}, seen.map(ownTable)) : el("p", { class: "empty" }, t("no-tables")),
    going.length > seen.length && el("ul", { class: "plain-list" }, going.slice(seen.length).map(line)),
    over.length > 0 && el("details", {}, el("summary", {}, t("finished", { number: over.length })), el("ul", { class: "plain-list" }, over.map(line))),
  );
  fill(
    open,
    el("h2", {}, t("open-tables")),
    asked.length > 0 ? el("ul", {}, asked.map(openTable)) : el("p", { class: "empty" }, t("no-open-tables")),
    el("button", { type: "button", onclick: invite }, t("open-one")),
  );
}

/** @param {any} look */
const isOurTurn = (look) => look.standing === "playing" && look.acting.includes(look.as);

/**
 * The name of who sits somewhere.
 * @param {any} place
 */
const nameOf = (place) => (place.is === "person" ? place.name : place.is === "empty" ? t("seat-free") : place.name ?? levelName(place.level));

/** @param {{game: Listed, look: any}} seen */
function ownTable({ game, look }) {
  const ours = isOurTurn(look);
  const seats = look.table.seats.map((/** @type {any} */ place, /** @type {number} */ index) => ({ place, seat: index + 1 }));
  const others = seats.filter((/** @type {any} */ { place, seat }) => seat !== look.as && place.is !== "empty");
  const free = seats.filter((/** @type {any} */ { place }) => place.is === "empty").length;
  const acting = listed(look.acting.map((/** @type {number} */ seat) => nameOf(look.table.seats[seat - 1])));
  const names = listed(others.map((/** @type {any} */ { place }) => nameOf(place)));
  const status = ours ? t("your-turn") : free > 0 ? t("waits-for", { number: free }) : t("turn-of", { names: acting });
  return el(
    "li",
    {},
    el(
      "a",
      { href: `/g/${game.id}`, class: ours ? "ours" : null },
      picture(`/api/games/${game.id}/picture.svg?board=1`, { width: 72, height: 56 }),
      el(
        "span",
        { class: "words" },
        el("strong", {}, names === "" ? game.name : t("game-with", { game: game.name, names })),
        el("span", { class: "status" }, roundel(ours ? look.as : look.acting[0] ?? others[0]?.seat ?? 1), status),
      ),
      el("small", {}, ago(game.changed)),
    ),
  );
}

/** @param {{game: Listed, look: any}} seen */
function openTable({ game, look }) {
  const people = look.table.seats.filter((/** @type {any} */ place) => place.is === "person");
  const free = look.table.seats.filter((/** @type {any} */ place) => place.is === "empty").length;
  const host = people[0]?.name ?? t("person");
  return el(
    "li",
    {},
    el(
      "a",
      { href: `/g/${game.id}` },
      roundel(1 + Math.max(0, look.table.seats.indexOf(people[0]))),
      el("span", { class: "words" }, el("strong", {}, t("invites-to", { name: host, game: game.name })), el("span", {}, t("seats-free", { number: free, of: look.table.seats.length }))),
      el("small", {}, ago(game.changed)),
    ),
  );
}

/** @param {Listed} game */
function line(game) {
  const seats = game.terms.seats.map((/** @type {string} */ who) => (who === "person" ? t("person") : levelName(who))).join(", ");
  return el("li", {}, el("a", { href: `/g/${game.id}` }, el("strong", {}, game.name), ` · ${seats} · ${ago(game.changed)}`));
}

/** The units in which it is said how long ago something was, with their lengths in seconds. */
const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86400], ["hour", 3600], ["minute", 60]]);

/** @param {number} changed */
function ago(changed) {
  const seconds = Math.max(0, (Date.now() - changed) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
  return words.format(-Math.floor(seconds / length), unit);
}
