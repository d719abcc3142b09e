// What the table page asks and offers in dialogs.

import { dialog, el, fill } from "./dom.js";
import { t } from "./text.js";
import { post } from "./api.js";
import { button, say, theme } from "./frame.js";
import { confirms } from "./choosing.js";
import { isNew, nameInput } from "./names.js";
import { paceField } from "./pace.js";
import { soundField } from "./sound.js";

/**
 * Asks whether to take the seat that a link is for, and whoever is new also for a name.
 * @param {string} id
 * @param {any} told
 * @param {number} seat
 * @param {string} invitation
 * @param {import("./names.js").Guest} guest
 */
export async function join(id, told, seat, invitation, guest) {
  const host = told.table.seats.find((/** @type {any} */ place) => place.is === "person")?.name;
  const { input, keep } = nameInput(guest);
  const yes = await dialog(host ? t("invites-to", { name: host, game: told.table.name }) : told.table.name, (close) => [
    el("p", {}, t("join-question", { number: seat })),
    isNew() && el("label", { class: "field" }, el("span", {}, t("welcome-name")), input),
    el(
      "div",
      { class: "buttons" },
      el("button", { class: "primary", type: "button", onclick: () => close(true) }, t("join")),
      el("button", { type: "button", onclick: () => close(false) }, t("watch-only")),
    ),
  ]);
  if (!yes) return;
  await keep();
  try {
    await post(`/api/games/${id}/seats`, { seat, invitation });
  } catch (refusal) {
    say(/** @type {Error} */ (refusal).message, "error");
  }
  history.replaceState(null, "", location.pathname);
}

/**
 * The seats that wait for somebody, with the links that invite.
 * @param {any} page
 * @param {(seat: number) => void} sit
 */
export function invitations(page, sit) {
  const { table } = page.state;
  const rows = table.seats.flatMap((/** @type {any} */ place, /** @type {number} */ index) => {
    if (place.is !== "empty") return [];
    const seat = index + 1;
    const key = page.invitations?.[String(seat)];
    const link = `${location.origin}/g/${page.id}#seat=${seat}&key=${key}`;
    return el(
      "li",
      {},
      t("seat", { number: seat }),
      " ",
      key && el("input", { class: "link", readonly: true, value: link, "aria-label": t("link-for", { number: seat }) }),
      key && button(t("copy-link"), t("copy-link-seat", { number: seat }), () => copyText(link)),
      (table.terms.open || key) && button(t("sit-here"), t("sit-here"), () => sit(seat)),
    );
  });
  return el("ul", { class: "invitations" }, rows);
}

/**
 * All choices in words: enough to play with a keyboard or a screen reader. Answers with the one that was chosen.
 * @param {import("./choose.js").Choice[]} choices
 * @returns {Promise<import("./choose.js").Choice | undefined>}
 */
export function listChoices(choices) {
  return dialog(t("all-actions", { count: choices.length }), (close) => {
    const items = el("ul", { class: "choices" });
    const named = choices.map((choice) => ({ choice, says: choice.says }));
    const show = (/** @type {string} */ words) => {
      const found = named.filter(({ says }) => says.toLowerCase().includes(words.toLowerCase()));
      fill(items, found.map(({ choice, says }) => el("li", {}, el("button", { type: "button", onclick: () => close(choice) }, says))));
    };
    show("");
    const search = { type: "search", "aria-label": t("search"), placeholder: t("search"), oninput: (/** @type {any} */ event) => show(event.target.value) };
    return [el("input", search), items];
  });
}

/**
 * The link for spectators, pictures and the record.
 * @param {any} page
 */
export async function share(page) {
  const { id, at, state } = page;
  await dialog(t("share"), () => {
    const address = `${location.origin}/g/${id}${at === null ? "" : `?at=${at}`}`;
    const query = `as=${state.as ?? 0}&theme=${theme()}${at === null ? "" : `&at=${at}`}`;
    const download = (/** @type {string} */ what, /** @type {string} */ text) =>
      el("a", { class: "button", href: `/api/games/${id}/${what}`, download: "" }, text);
    const secret = state.table.hidden && state.standing !== "over";
    const link = el("input", { class: "link", readonly: true, value: address, "aria-label": t("share-watch") });
    return [
      el("p", {}, t("share-watch")),
      el("div", { class: "row" }, link, button(t("copy-link"), t("copy-link"), () => copyText(address))),
      el(
        "div",
        { class: "buttons" },
        download(`picture.png?${query}`, t("picture-png")),
        download(`picture.svg?${query}`, t("picture-svg")),
        secret ? el("small", {}, t("record-later")) : download("record", t("record")),
      ),
    ];
  });
}

/**
 * What is seldom needed: giving up, ending, other places to look from, settings, keys.
 * @param {any} page
 */
export async function more(page) {
  const { state } = page;
  const seat = state.as;
  const plays = page.yours.includes(seat) && state.standing === "playing";
  await dialog(t("more"), (close) => {
    const item = (/** @type {string} */ text, /** @type {() => void} */ then) =>
      button(text, text, () => {
        close();
        then();
      });
    const resign = async () => {
      if (await sure(t("resign-question"))) page.ask({ do: "resign", seat });
    };
    const asks = confirms();
    const places = state.standing === "over" ? state.table.seats.map((/** @type {any} */ _, /** @type {number} */ index) => index + 1) : [];
    return [
      el(
        "div",
        { class: "buttons column" },
        item(t("share"), () => share(page)),
        plays && state.back && item(t("undo-all"), () => page.ask({ do: "back", seat, all: true })),
        plays && item(t("offer-end"), () => page.ask({ do: "agree", seat })),
        plays && item(t("resign"), resign),
        places.map((/** @type {number} */ place) => item(t("look-from", { number: place }), () => page.watch(place))),
        "Notification" in window && Notification.permission === "default" && item(t("notify"), () => Notification.requestPermission()),
        item(t(asks ? "confirm-off" : "confirm-on"), () => {
          localStorage.setItem("plat-confirm", asks ? "no" : "yes");
          page.showChoices();
        }),
      ),
      el("div", { class: "row" }, [["zoom-in", 1.3], ["zoom-out", 1 / 1.3], ["zoom-fit", 0]].map(([key, by]) => item(t(String(key)), () => page.parts.zoom(by)))),
      paceField(),
      soundField(),
      el("h3", {}, t("keys")),
      el("p", { class: "keys" }, t("keys-help")),
    ];
  });
}

/**
 * @param {string} question
 * @returns {Promise<boolean | undefined>}
 */
function sure(question) {
  return dialog(question, (close) => [
    el(
      "div",
      { class: "buttons" },
      el("button", { type: "button", class: "primary", onclick: () => close(true) }, t("yes")),
      el("button", { type: "button", onclick: () => close(false) }, t("no")),
    ),
  ]);
}

/** @param {string} text */
export async function copyText(text) {
  await navigator.clipboard.writeText(text);
  say(t("copied"));
}
