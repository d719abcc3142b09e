// Trays: what is held or can be taken, and buttons for what else can be done. A thing that can be turned is shown once,
// as it is turned now, and once it is chosen with the ways it can lie.

import { el, svg } from "./dom.js";
import { draw } from "./shapes.js";
import { draggable, walk } from "./gestures.js";
import { roundel } from "./sheet.js";

/**
 * @typedef {{token: string, label: string, shapes: any[]}} Turned
 * @typedef {{id: string, token?: string, label: string, width?: number, height?: number, shapes?: any[], count?: number,
 *   note?: string, turns?: Turned[]}} Item
 * @typedef {{id: string, title: string, seat?: number, note?: string, items: Item[]}} Tray
 */

/** How large a thing is shown, in pixels a unit, and at most; and how large each of its turns. */
const UNIT = 6.2;
/** So wide trays are roomy, in pixels: things in them are so much larger. */
const ROOMY = 330;
const LARGER = 1.35;
const LARGEST = 104;
const TURN = 48;
/**
 * On a phone a thing is at least so large and at most, in pixels: most is what can be turned, least what there is much of;
 * so much of the window's width is not for things, and of the room of each.
 */
const SMALL = { least: 56, many: 58, few: 88, turned: 104, beside: 18, around: 17 };

export class TraysView {
  /** @type {Tray[]} */
  trays = [];
  /**
   * What can be touched: the elements of each token.
   * @type {Map<string, HTMLElement[]>}
   */
  #tokens = new Map();
  /**
   * What is shown of each tray, by its id, to be drawn anew only if it has changed.
   * @type {Map<string, {tray: Tray, chosen: string, element: HTMLElement}>}
   */
  #shown = new Map();
  /**
   * The tray out of which a thing is being dragged. It stays as it is: a finger that lies on what is gone moves nothing.
   * @type {string | null}
   */
  #open = null;
  /**
   * What has been touched and is meant, and what can be touched, as it was told last.
   * @type {string[]}
   */
  #chosen = [];
  /** @type {[Set<string>, Set<string>, string[]]} */
  #told = [new Set(), new Set(), []];
  /**
   * Whatever has lain in a tray since the page was opened, to be drawn where it is spoken of.
   * @type {Map<string, Item>}
   */
  #seen = new Map();

  /**
   * @param {{touch: (token: string) => void, rest: (label: string) => void, point: (token: string | null) => void, name: (seat: number) => string,
   *   drag: {lift: (token: string) => boolean, over: (x: number, y: number) => void, drop: (x: number, y: number) => void, end: () => void}}} listener
   */
  constructor(listener) {
    this.listener = listener;
    this.element = el("div", { class: "trays", onkeydown: walk });
  }

  /**
   * @param {Tray[]} trays
   * @param {string[]} chosen the tokens of what has been touched and is meant
   */
  show(trays, chosen) {
    this.trays = trays;
    this.#chosen = chosen;
    for (const item of trays.flatMap((tray) => tray.items)) this.#seen.set(item.id, item);
    const kept = new Map();
    const elements = trays.map((tray) => {
      const own = tokensOf(tray).filter((token) => chosen.includes(token)).join(" ");
      const before = this.#shown.get(tray.id);
      const same = before !== undefined && ((before.tray === tray && before.chosen === own) || tray.id === this.#open);
      const element = same ? before.element : this.#tray(tray, chosen);
      kept.set(tray.id, { tray, chosen: own, element });
      return element;
    });
    this.#shown = kept;
    const focused = document.activeElement;
    const token = focused instanceof HTMLElement && this.element.contains(focused) ? focused.dataset.token : undefined;
    put(this.element, elements);
    this.element.hidden = trays.length === 0;
    this.#tokens.clear();
    for (const element of this.element.querySelectorAll("[data-token]")) {
      const name = element.dataset.token ?? "";
      this.#tokens.set(name, [...(this.#tokens.get(name) ?? []), element]);
    }
    // The keyboard stays where it was, though what was there has been drawn anew.
    if (token !== undefined) this.#tokens.get(token)?.[0]?.focus();
  }

  /**
   * @param {Set<string>} touchable
   * @param {Set<string>} offered
   * @param {string[]} touched
   */
  offer(touchable, offered, touched) {
    this.#told = [touchable, offered, touched];
    for (const [token, elements] of this.#tokens) {
      for (const element of elements) {
        const lit = offered.has(token);
        element.classList.toggle("offered", lit);
        element.toggleAttribute("data-offered", lit);
        element.classList.toggle("touched", touched.includes(token));
        element.setAttribute("aria-pressed", String(touched.includes(token)));
        element.classList.toggle("resting", !lit && !touched.includes(token) && !touchable.has(token));
      }
    }
  }

  /**
   * The thing that has this token, or can be turned to lie so: its own token and those of the ways it can lie.
   * @param {string} token
   */
  thing(token) {
    const item = this.trays.flatMap((tray) => tray.items).find((item) => item.token === token || item.turns?.some((turn) => turn.token === token));
    return { token: item?.token, ways: (item?.turns ?? []).map((turn) => turn.token) };
  }

  /**
   * The words on the button of one of these tokens, if one of them has a button.
   * @param {string[]} tokens
   */
  words(tokens) {
    const button = this.trays.flatMap((tray) => tray.items).find((item) => !item.width && item.token !== undefined && tokens.includes(item.token));
    return button?.note ?? "";
  }

  /** The tokens that are somewhere in the trays, shown or waiting for their thing to be chosen. */
  tokens() {
    return this.trays.flatMap(tokensOf);
  }

  /**
   * What the thing is called that has this token, or can be turned to lie so.
   * @param {string} token
   */
  called(token) {
    const item = this.trays.flatMap((tray) => tray.items).find((item) => item.token === token || item.turns?.some((turn) => turn.token === token));
    return item && item.label;
  }

  /**
   * A small picture of a thing that lies in a tray or has lain there.
   * @param {string} id
   * @param {number} size its larger side, in pixels
   */
  pictureOf(id, size) {
    const item = this.#seen.get(id);
    return item ? picture(item, item.shapes ?? [], size) : null;
  }

  /**
   * Where everything is that can be seen.
   * @returns {Map<string, DOMRect>}
   */
  places() {
    const window = this.element.getBoundingClientRect();
    const places = new Map();
    for (const element of this.element.querySelectorAll("[data-id]")) {
      const box = element.getBoundingClientRect();
      if (box.bottom > window.top && box.top < window.bottom) places.set(element.dataset.id ?? "", box);
    }
    return places;
  }

  /**
   * Points out the things with these ids.
   * @param {string[]} ids
   */
  bracket(ids) {
    for (const element of this.element.querySelectorAll("[data-id]")) {
      element.classList.toggle("last", ids.includes(element.dataset.id ?? ""));
    }
  }

  /**
   * @param {Tray} tray
   * @param {string[]} chosen
   */
  #tray(tray, chosen) {
    const owner = tray.seat === undefined ? "" : this.listener.name(tray.seat);
    return el(
      "section",
      { class: `tray ${tray.seat ? `seat-${tray.seat}` : ""}`, "data-part": "tray", "aria-label": [owner, tray.title].filter(Boolean).join(": ") },
      el("h2", {}, tray.seat && roundel(tray.seat), el("span", {}, tray.title), owner && el("small", {}, owner)),
      el("div", { class: "items" }, tray.items.map((item) => this.#item(item, tray, chosen))),
      tray.note && el("p", { class: "note-line" }, tray.note),
    );
  }

  /**
   * How large a thing is shown, in pixels.
   * @param {Item} item
   * @param {Tray} tray
   */
  #size(item, tray) {
    const units = Math.max(item.width ?? 0, item.height ?? 0);
    const width = this.element.clientWidth;
    const isWide = (item.width ?? 0) > 2 * (item.height ?? 0);
    const room = (width || Infinity) - SMALL.beside - 2 * SMALL.around;
    if (!isPhone()) return Math.min(isWide ? 2 * LARGEST : LARGEST, room, (width > ROOMY ? LARGER : 1) * UNIT * units);
    if (isWide) return (width - SMALL.beside) / 2 - SMALL.around;
    const drawn = (/** @type {Tray} */ one) => one.items.filter((other) => other.width && !explains(other)).length;
    const most = (item.turns?.length ?? 0) > 0 ? SMALL.turned : this.trays.filter(drawn).length > 3 ? SMALL.many : SMALL.few;
    // As many in a row as there are, if they are not too small then.
    const count = Math.max(1, drawn(tray));
    return Math.max(SMALL.least, Math.min(most, (width - SMALL.beside) / count - SMALL.around));
  }

  /**
   * @param {Item} item
   * @param {Tray} tray
   * @param {string[]} chosen
   */
  #item(item, tray, chosen) {
    const turns = item.turns ?? [];
    const turned = turns.find((turn) => chosen.includes(turn.token));
    // A thing that has no token of its own is touched as it lies.
    const token = item.token ?? (turned ?? turns[0])?.token;
    const count = item.count === undefined ? "" : `× ${item.count}`;
    // Its name has what is written on it.
    const label = [item.label, count, item.note && item.note].filter(Boolean).join(", ");
    const inside = [
      picture(item, turned?.shapes ?? item.shapes ?? [], this.#size(item, tray)),
      count && el("span", { class: "count" }, count),
      item.note && el("span", { class: "says" }, explains(item) && el("b", {}, item.label, " "), item.note),
    ];
    const thing = token === undefined
      ? el("div", { class: "thing", "data-id": item.id, title: label, role: "img", "aria-label": label, onclick: () => this.listener.rest(label) }, inside)
      : this.#button("thing", tray, token, label, inside, item.id);
    const isChosen = turned !== undefined || (item.token !== undefined && chosen.includes(item.token));
    const ways = isChosen && turns.length > 1 && turns.filter((turn) => turn.token !== token);
    return el(
      "div",
      { class: `item ${item.width ? "" : "words"} ${explains(item) ? "explains" : ""}` },
      thing,
      ways && el("div", { class: "turns" }, ways.map((turn) => this.#button("turn", tray, turn.token, turn.label, [picture(item, turn.shapes, TURN)]))),
    );
  }

  /**
   * @param {string} kind
   * @param {Tray} tray
   * @param {string} token
   * @param {string} label
   * @param {any[]} inside
   * @param {string} [id]
   */
  #button(kind, tray, token, label, inside, id) {
    const made = el(
      "button",
      {
        type: "button",
        class: kind,
        "data-token": token,
        "data-id": id,
        "aria-label": label,
        title: label,
        onclick: () => this.listener.touch(token),
        onpointerenter: () => this.listener.point(token),
        onpointerleave: () => this.listener.point(null),
        onfocus: () => this.listener.point(token),
      },
      inside,
    );
    const { drag } = this.listener;
    draggable(made, {
      ...drag,
      lift: () => {
        this.#open = tray.id;
        const lifts = drag.lift(token);
        if (!lifts) this.#open = null;
        return lifts;
      },
      end: () => {
        this.#open = null;
        drag.end();
        this.show(this.trays, this.#chosen);
        this.offer(...this.#told);
      },
    });
    return made;
  }
}

/** Whether the page is laid out for a phone. */
const isPhone = () => matchMedia("(max-width: 56rem)").matches;

/** A longer note than this is a sentence, in letters. */
const LONGEST_NOTE = 24;

/**
 * Whether a thing is there to be read, not to be taken: a picture with what it means beside it.
 * @param {Item} item
 */
const explains = (item) => !item.token && item.count === undefined && (item.width ?? 0) > 0 && (item.note ?? "").length > LONGEST_NOTE;
/**
 * Lets an element have these children, and touches none that it has already.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
function put(parent, children) {
  for (const child of [...parent.children]) if (!children.includes(/** @type {HTMLElement} */ (child))) child.remove();
  for (const [index, child] of children.entries()) if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

/** @param {Tray} tray */
function tokensOf(tray) {
  return tray.items.flatMap((item) => [...(item.token === undefined ? [] : [item.token]), ...(item.turns ?? []).map((turn) => turn.token)]);
}

/**
 * @param {Item} item
 * @param {any[]} shapes
 * @param {number} size
 */
function picture(item, shapes, size) {
  if (!item.width || !item.height) return null;
  const scale = size / Math.max(item.width, item.height);
  const box = { viewBox: `0 0 ${item.width} ${item.height}`, width: item.width * scale, height: item.height * scale };
  return svg("svg", { ...box, class: "scene", "aria-hidden": "true", "--px": 1 / scale }, shapes.map(draw));
}
