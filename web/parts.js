// The parts of a table on the page: boards, trays and sheets, told whole or as what has changed.

import { el } from "./dom.js";
import { BoardView } from "./board.js";
import { patched } from "./shapes.js";
import { TraysView } from "./tray.js";

/**
 * @typedef {{prompt: import("./runs.js").Run[], deed?: string, facts: {seat: number, says: string}[], boards: any[], trays?: any[], sheets?: any[]}} Patch
 */

/** How wide boards are at most beside what else there is, in their heights. */
const WIDEST = 1.12;

export class PartsView {
  /** @type {import("./runs.js").Run[]} */
  prompt = [];
  /** What the button says that does what has been chosen, where that has a name. */
  deed = "";
  /** @type {{seat: number, says: string}[]} */
  facts = [];
  /** @type {any[]} */
  trays = [];
  /** @type {import("./sheet.js").Sheet[]} */
  sheets = [];
  /**
   * The boards by their ids.
   * @type {Map<string, BoardView>}
   */
  #boards = new Map();
  #widest = 0;
  /**
   * The tokens of what has been touched and is meant, by which trays show things turned.
   * @type {string[]}
   */
  #chosen = [];
  /**
   * What was in trays before the last change, and where.
   * @type {Map<string, {seat?: number, count: number, box: DOMRect | undefined}>}
   */
  #held = new Map();
  /**
   * The token of what lies under something that is dragged.
   * @type {string | null}
   */
  #under = null;

  /**
   * @param {{touch: (token: string) => void, rest: (label: string) => void, point: (token: string | null) => void,
   *   turn: (by: number) => void, take: (token: string) => boolean, name: (seat: number) => string}} listener
   */
  constructor(listener) {
    this.listener = listener;
    this.element = el("div", { class: "boards" });
    const drag = {
      lift: listener.take,
      over: (/** @type {number} */ x, /** @type {number} */ y) => this.#over(x, y),
      drop: (/** @type {number} */ x, /** @type {number} */ y) => this.#drop(x, y),
      end: () => (this.#under = null),
    };
    this.tray = new TraysView({ ...listener, drag });
  }

  /**
   * Shows parts: told whole, or as what changed since those that are shown.
   * @param {Patch} patch
   * @param {{animated?: boolean, whole?: boolean}} how
   */
  show(patch, { animated = false, whole = false }) {
    const boxes = animated ? this.tray.places() : new Map();
    this.#held = new Map([...counts(this.trays)].map(([id, held]) => [id, { ...held, box: boxes.get(id) }]));
    if (whole) [this.trays, this.sheets, this.deed] = [[], [], ""];
    this.deed = patch.deed ?? this.deed;
    this.prompt = patch.prompt;
    this.facts = patch.facts;
    const boards = new Map();
    for (const told of patch.boards) {
      const board = this.#boards.get(told.id) ?? new BoardView(this.listener);
      boards.set(told.id, board);
    }
    this.#boards = boards;
    const elements = [...boards.values()].map((board) => board.element);
    this.element.dataset.count = String(elements.length);
    if (elements.length !== this.element.childElementCount || elements.some((element, index) => this.element.children[index] !== element)) {
      this.element.replaceChildren(...elements);
    }
    for (const told of patch.boards) boards.get(told.id).show(told, animated);
    document.documentElement.style.setProperty("--aspect", this.aspect.toFixed(3));
    this.trays = knownTrays(this.trays, patch.trays);
    this.sheets = known(this.sheets, patch.sheets);
    this.tray.show(this.trays, this.#chosen);
  }

  /**
   * Which tokens can be touched now, which of them go with those that have been, which these are, and those of what is
   * meant.
   * @param {Set<string>} touchable
   * @param {Set<string>} offered
   * @param {string[]} touched
   * @param {string[]} meant
   */
  offer(touchable, offered, touched, meant) {
    this.#chosen = [...touched, ...meant];
    this.tray.show(this.trays, this.#chosen);
    this.tray.offer(touchable, offered, touched);
    for (const board of this.#boards.values()) board.offer(touchable, offered, touched);
  }

  /**
   * The tokens that no part shows, of these.
   * @param {Iterable<string>} tokens
   */
  missing(tokens) {
    const shown = new Set([...this.#boards.values()].flatMap((board) => [...board.tokens()]));
    for (const token of this.tray.tokens()) shown.add(token);
    return [...tokens].filter((token) => !shown.has(token));
  }

  /**
   * What the thing with this token is called.
   * @param {string} token
   */
  called(token) {
    return this.tray.called(token) ?? [...this.#boards.values()].map((board) => board.called(token)).find((label) => label !== "") ?? "";
  }

  /**
   * Shows faintly what would be new, and answers what would be counted then.
   * @param {Patch} patch
   */
  preview(patch) {
    for (const told of patch.boards) this.#boards.get(told.id)?.preview(told);
    return known(this.sheets, patch.sheets);
  }

  /**
   * Says on the preview what it brings.
   * @param {string} gain
   */
  tag(gain) {
    for (const board of this.#boards.values()) board.tag(gain);
  }

  /**
   * How wide the boards are together, in their heights. A city that grows never becomes narrower again, lest everything
   * beside it moves with it.
   */
  get aspect() {
    const [board] = this.#boards.values();
    const now = this.#boards.size === 1 && board ? board.aspect : WIDEST;
    this.#widest = Math.max(this.#widest, Math.min(WIDEST, now));
    return this.#widest;
  }

  clearGhost() {
    for (const board of this.#boards.values()) board.clearGhost();
  }

  /**
   * Points out the shapes with these ids.
   * @param {string[]} ids
   */
  point(ids) {
    for (const board of this.#boards.values()) board.point(ids);
  }

  /**
   * Marks what the last actions concerned.
   * @param {string[]} ids
   */
  bracket(ids) {
    for (const board of this.#boards.values()) board.bracket(ids);
    this.tray.bracket(ids);
  }

  /**
   * The elements of what has this id and came with the last change.
   * @param {string} id
   */
  arrivals(id) {
    const onBoards = [...this.#boards.values()].flatMap((board) => board.arrivals(id));
    return [...onBoards, ...(this.#held.has(id) ? [] : this.held(id))];
  }

  /**
   * The elements on boards of what has this id.
   * @param {string} id
   * @returns {Element[]}
   */
  placed(id) {
    return [...this.element.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  }

  /**
   * The elements in trays of what has this id.
   * @param {string} id
   * @returns {Element[]}
   */
  held(id) {
    return [...this.tray.element.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  }

  /**
   * Where what a seat has put somewhere with the last change was taken from, if that can be seen: a thing that its tray or
   * one for all had more of, or its tray.
   * @param {number} seat
   * @returns {DOMRect | undefined}
   */
  origin(seat) {
    const now = counts(this.trays);
    const fewer = [...this.#held].filter(([id, held]) => held.count > (now.get(id)?.count ?? 0)).map(([, held]) => held);
    const taken = fewer.find((held) => held.seat === seat) ?? fewer.find((held) => held.seat === undefined);
    return taken?.box ?? this.tray.element.querySelector(`.tray.seat-${seat}`)?.getBoundingClientRect();
  }

  /**
   * @param {boolean} turning whether the wheel turns what is chosen
   * @param {boolean} lies whether its place is chosen, and it can lie there in several ways
   */
  turning(turning, lies) {
    for (const board of this.#boards.values()) board.turning(turning, lies);
  }

  /**
   * Shows where something would be that is dragged to a point of the window.
   * @param {number} x
   * @param {number} y
   */
  #over(x, y) {
    const token = [...this.#boards.values()].map((board) => board.offeredAt(x, y)).find((found) => found !== null) ?? null;
    if (token !== this.#under) this.listener.point(token);
    this.#under = token;
  }

  /**
   * Something is dropped: its place is chosen, if it has one there, and it waits to be confirmed.
   * @param {number} x
   * @param {number} y
   */
  #drop(x, y) {
    this.#over(x, y);
    if (this.#under !== null) this.listener.touch(this.#under);
  }

  /** @param {number} factor */
  zoom(factor) {
    for (const board of this.#boards.values()) board.zoom(factor);
  }

  /** Puts the keyboard's focus on the first thing that is offered, on a board rather than in a tray. */
  focus() {
    const first = [this.element, this.tray.element].map((part) => part.querySelector("[data-offered]")).find((found) => found !== null);
    /** @type {SVGElement | HTMLElement | undefined | null} */ (first)?.focus();
    return first !== undefined;
  }
}

/**
 * How much of everything trays hold, and whose it is.
 * @param {import("./tray.js").Tray[]} trays
 */
function counts(trays) {
  return new Map(trays.flatMap(({ seat, items }) => items.map((item) => [item.id, { seat, count: item.count ?? 1 }])));
}

/**
 * Trays after a change: those that are only named are as they were, and so are things in the others.
 * @param {import("./tray.js").Tray[]} before
 * @param {(any | string)[] | undefined} told
 * @returns {import("./tray.js").Tray[]}
 */
function knownTrays(before, told) {
  const held = new Map(before.flatMap(({ items }) => items).map((item) => [item.id, item]));
  /** @param {any} told */
  const thing = (told) => {
    if (typeof told === "string") return held.get(told);
    const was = held.get(told.id);
    return { ...told, shapes: patched(was?.shapes ?? [], told.shapes ?? []), turns: told.turns === true ? was?.turns : told.turns };
  };
  return known(before, told).map((tray) => {
    if (before.includes(tray)) return tray;
    /** @type {any[]} */
    const items = tray.items.map(thing);
    return { ...tray, items: items.filter((item) => item !== undefined) };
  });
}

/**
 * Trays or sheets after a change: those that are only named are as they were.
 * @template {{id: string}} T
 * @param {T[]} before
 * @param {(T | string)[] | undefined} told
 * @returns {T[]}
 */
function known(before, told) {
  if (told === undefined) return before;
  return told.flatMap((part) => (typeof part === "string" ? before.filter((one) => one.id === part) : [part]));
}
