// How fast what happens is shown. The page is up to date at once; a picture of what others put on a board flies there from
// where it was taken, one action after the other, and points fly to the sheet. All of it is decoration over what is there:
// nothing waits for it, it lets the pointer through, and it is gone as soon as somebody touches anything.

import { el, svg } from "./dom.js";
import { t } from "./text.js";
import { field } from "./frame.js";
import { figure, totalOf } from "./sheet.js";
import { sound } from "./sound.js";

/**
 * @typedef {import("./sheet.js").Sheet} Sheet
 * @typedef {{seat?: number | null, marks?: string[]}} Line
 * @typedef {{seat: number, by: number}} Gain
 * @typedef {{picture: SVGElement, left: number, top: number, width: number, height: number}} Picture
 * @typedef {{ids: string[], from: DOMRect | undefined, pictures: Picture[], gains: Gain[]}} Step what somebody put somewhere,
 *   where it was taken from, what it looked like, and what it brought
 */

/**
 * How long one action takes to be shown, in milliseconds.
 * @type {Record<string, number>}
 */
const PACES = { none: 0, short: 500, long: 1000 };

/** Whoever is further behind than so many actions sees the rest at once. */
const MOST_WAITING = 8;

/** How faint something is while its picture flies that cannot be hidden, because it can be touched already. */
const FAINT = 0.4;

/** A thing sets out at the size that it has in its tray, within these bounds. */
const [LEAST, LARGEST] = [0.5, 1.6];

/** How much larger a thing is just before it is set down. */
const LIFTED = 1.12;

/** How long points fly, in steps, and how far apart several begin, in pixels. */
const GAIN_TIME = 1.6;
const GAIN_WIDTH = 56;

const EASING = "cubic-bezier(.35, .2, .25, 1)";

/** What would be said of the thing itself, or make its picture something to touch. */
const ITS_OWN = ["data-id", "data-token", "data-offered", "role", "tabindex", "aria-label", "aria-pressed"];

const wantsLittle = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The pace that is shown: the one that is chosen, and none for those who want little motion everywhere. */
function pace() {
  const chosen = localStorage.getItem("plat-pace");
  if (wantsLittle()) return "none";
  return chosen !== null && chosen in PACES ? chosen : "short";
}

/** How long one action takes to be shown; 0 where nothing moves. */
export const stepTime = () => PACES[pace()];

/** Where the pace is chosen. */
export function paceField() {
  const paces = el(
    "select",
    { disabled: wantsLittle(), onchange: (/** @type {any} */ event) => localStorage.setItem("plat-pace", event.target.value) },
    Object.keys(PACES).map((name) => el("option", { value: name, selected: name === pace() }, t(`pace-${name}`))),
  );
  return field(t("pace"), paces, t(wantsLittle() ? "pace-still" : "pace-help"));
}

export class Pace {
  /**
   * Actions that have not been shown yet, and the one that is being shown.
   * @type {Step[]}
   */
  #waiting = [];
  /** @type {Step | null} */
  #shown = null;
  /**
   * What is not to be seen yet, with what hides it.
   * @type {Map<Element, Animation>}
   */
  #hidden = new Map();
  /**
   * What moves.
   * @type {Set<Animation>}
   */
  #playing = new Set();

  /**
   * @param {import("./parts.js").PartsView} parts
   * @param {HTMLElement} seats the strip of people
   * @param {HTMLElement} sheets what is counted
   */
  constructor(parts, seats, sheets) {
    this.parts = parts;
    this.seats = seats;
    this.sheets = sheets;
    this.layer = el("div", { class: "flights", "aria-hidden": "true" });
    document.body.append(this.layer);
    for (const touch of ["pointerdown", "keydown", "wheel"]) document.addEventListener(touch, () => this.stop(), { capture: true, passive: true });
  }

  /**
   * Shows actions whose effect is on the page already, and lets them be heard.
   * @param {Line[]} lines
   * @param {{yours: number[], counted: Sheet[], visible: boolean, turn: boolean, over: boolean}} about our seats, what was
   *   counted before, whether the page shows the position after these actions, and whether it has become our turn or the
   *   game has ended by them
   */
  play(lines, { yours, counted, visible, turn, over }) {
    const moves = visible && !document.hidden && stepTime() > 0;
    const isOwn = (/** @type {Line} */ { seat }) => Boolean(seat && yours.includes(seat));
    // Whoever has acted has seen what was there; and nobody waits for long.
    if (!moves || lines.some(isOwn) || this.#waiting.length >= MOST_WAITING) this.stop();
    const gains = moves ? this.#gains(counted) : [];
    /** @type {Step[]} */
    const steps = [];
    for (const line of moves ? lines : []) {
      const { seat, marks = [] } = line;
      const fresh = isOwn(line) ? [] : marks.filter((id) => this.parts.arrivals(id).length > 0);
      for (const thing of fresh.flatMap((id) => this.parts.held(id))) this.#comeUp(thing);
      const ids = fresh.filter((id) => this.parts.placed(id).length > 0);
      if (ids.length > 0) steps.push({ ids, from: this.#origin(seat ?? 0), pictures: this.#picture(ids), gains: [] });
    }
    const last = steps.at(-1);
    if (last) last.gains = gains;
    else if (lines.length > 0) this.#fetch(gains, lines.flatMap(({ marks = [] }) => marks));
    // What something else has taken the place of need not be seen.
    const replaced = (/** @type {Step} */ step) => this.#isGone(step) && steps.some((other) => isAt(step.pictures[0], other.pictures[0]));
    this.#waiting = [...this.#waiting.filter((step) => !replaced(step)), ...steps];
    this.#hide();
    if (!this.#shown) this.#next();
    // What flies is heard when it lands.
    const placed = steps.length === 0 && lines.some(({ seat, marks = [] }) => seat && marks.length > 0);
    sound({ placed, turn, over });
  }

  /** Nothing moves any more: everything is where it belongs. */
  stop() {
    this.#waiting = [];
    this.#shown = null;
    for (const animation of this.#playing) animation.cancel();
    this.#playing.clear();
    this.layer.replaceChildren();
    this.#hide();
  }

  /** Shows the next action. What is gone again by now flies all the same, and lies there until all has been shown. */
  #next() {
    const step = (this.#shown = this.#waiting.shift() ?? null);
    this.#hide();
    if (!step) return this.layer.querySelectorAll(".lies").forEach((/** @type {Element} */ picture) => picture.remove());
    const gone = this.#isGone(step);
    // By now the board may lie otherwise.
    const pictures = (gone ? step.pictures : this.#picture(step.ids)).filter((picture) => picture.width > 0);
    const flights = pictures.map((picture) => this.#fly(picture, step.from, gone));
    const landed = () => {
      if (this.#shown !== step) return;
      if (flights.length > 0) sound({ placed: true });
      this.#fetch(step.gains, step.ids);
      this.#next();
    };
    if (flights.length > 0) flights[0].addEventListener("finish", landed);
    else landed();
  }

  /** @param {Step} step */
  #isGone(step) {
    return step.ids.every((id) => this.parts.placed(id).length === 0);
  }

  /**
   * Pictures of things on boards, one for all that can be seen on each.
   * @param {string[]} ids
   * @returns {Picture[]}
   */
  #picture(ids) {
    const found = ids.flatMap((id) => this.parts.placed(id));
    const outer = found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
    return [...new Set(outer.map((element) => element.closest(".view")))].flatMap((view) => {
      const elements = /** @type {SVGGraphicsElement[]} */ (outer.filter((element) => element.closest(".view") === view));
      const { left, top, width, height } = around(elements);
      const matrix = elements[0].getScreenCTM();
      const window = view?.getBoundingClientRect();
      const isSeen = window && left + width > window.left && left < window.right && top + height > Math.max(0, window.top) && top < Math.min(innerHeight, window.bottom);
      if (!matrix || !isSeen) return [];
      const corner = new DOMPoint(left, top).matrixTransform(matrix.inverse());
      const box = { viewBox: `${corner.x} ${corner.y} ${width / matrix.a} ${height / matrix.a}`, width, height };
      const picture = svg("svg", { class: "scene flight", ...box, "--px": 1 / matrix.a, "--x": left, "--y": top }, elements.map(pictureOf));
      return [{ picture, left, top, width, height }];
    });
  }

  /**
   * A picture flies to its place.
   * @param {Picture} picture
   * @param {DOMRect} from
   * @param {boolean} lies whether it is to stay there for a while
   */
  #fly({ picture, left, top, width, height }, from = new DOMRect(left, top, width, height), lies) {
    const [x, y] = [from.x + from.width / 2 - left - width / 2, from.y + from.height / 2 - top - height / 2];
    const size = Math.min(LARGEST, Math.max(LEAST, Math.min(from.width / width, from.height / height)));
    picture.classList.toggle("lies", lies);
    return this.#move(picture, stepTime(), [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0, easing: "ease-in" },
      { transform: `translate(${0.9 * x}px, ${0.9 * y}px) scale(${size})`, opacity: 1, offset: 0.15, easing: EASING },
      { transform: `translate(0, 0) scale(${LIFTED})`, opacity: 1, offset: 0.8, easing: "ease-in" },
      { transform: "translate(0, 0) scale(1)", opacity: 1 },
    ]);
  }

  /**
   * Lets something be seen over the page as long as it moves.
   * @param {HTMLElement | SVGElement} thing
   * @param {number} duration
   * @param {Keyframe[]} frames
   */
  #move(thing, duration, frames) {
    this.layer.append(thing);
    const animation = this.#keep(thing.animate(frames, { duration, fill: "both" }));
    animation.addEventListener("finish", () => thing.matches(".lies") || thing.remove());
    return animation;
  }

  /**
   * A thing in a tray comes up where it is; what can be touched is to be seen from the beginning.
   * @param {Element} thing
   */
  #comeUp(thing) {
    const picture = thing.querySelector("svg") ?? thing;
    this.#keep(picture.animate([{ opacity: thing.matches("button") ? FAINT : 0 }, { opacity: 1 }], { duration: stepTime(), easing: "ease-out" }));
  }

  /** @param {Animation} animation */
  #keep(animation) {
    this.#playing.add(animation);
    for (const end of ["finish", "cancel"]) animation.addEventListener(end, () => this.#playing.delete(animation));
    return animation;
  }

  /** Hides what is not to be seen where it belongs before its picture is there, as it is drawn now, and nothing else. */
  #hide() {
    const steps = this.#shown ? [this.#shown, ...this.#waiting] : this.#waiting;
    const wanted = new Set(steps.flatMap(({ ids }) => ids.flatMap((id) => this.parts.placed(id))));
    for (const [element, hiding] of this.#hidden) {
      if (wanted.has(element)) continue;
      hiding.cancel();
      this.#hidden.delete(element);
    }
    for (const element of wanted) {
      if (this.#hidden.has(element)) continue;
      const touchable = element.matches('[role="button"]') || element.querySelector('[role="button"]') !== null;
      const opacity = touchable ? FAINT : 0;
      this.#hidden.set(element, element.animate([{ opacity }, { opacity }], { duration: 1, fill: "both" }));
    }
  }

  /**
   * Where what a seat puts somewhere comes from: out of a tray, or from whoever it is.
   * @param {number} seat
   */
  #origin(seat) {
    return this.parts.origin(seat) ?? this.seats.querySelector(`.seat-${seat}`)?.getBoundingClientRect();
  }

  /**
   * By how much totals have changed.
   * @param {Sheet[]} before
   * @returns {Gain[]}
   */
  #gains(before) {
    return this.#counted().flatMap((seat) => {
      const [was, is] = [totalOf(before, seat ?? 0), totalOf(this.parts.sheets, seat ?? 0)];
      return seat === null || was === undefined || is === undefined || was === is ? [] : [{ seat, by: is - was }];
    });
  }

  /** Whose points stand in the columns of the sheet. */
  #counted() {
    const columns = this.parts.sheets.find(({ id }) => id === "points")?.columns ?? [];
    return columns.map((column) => ("seat" in column ? column.seat : null));
  }

  /**
   * Where the total of a seat can be seen: on the sheet or, where that has been scrolled away, beside the name.
   * @param {number} seat
   */
  #totalAt(seat) {
    const cell = this.sheets.querySelector(`[data-sheet="points"] tr.total td:nth-of-type(${this.#counted().indexOf(seat) + 1})`);
    return [cell, this.seats.querySelector(`.seat-${seat} .points`)].find(isVisible);
  }

  /**
   * Lets points fly to where they are counted from what has brought them.
   * @param {Gain[]} gains
   * @param {string[]} marks
   */
  #fetch(gains, marks) {
    const [mark] = marks.flatMap((id) => this.parts.placed(id)).slice(-1);
    for (const [index, { seat, by }] of gains.entries()) {
      const place = this.#totalAt(seat);
      if (!place) continue;
      const to = place.getBoundingClientRect();
      const from = (mark ?? place).getBoundingClientRect();
      const gain = el("div", { class: `flight gain seat-${seat}`, "--x": to.right, "--y": to.top }, by > 0 ? `+${by}` : figure(by));
      // Several begin side by side.
      const x = from.x + from.width / 2 - to.right + GAIN_WIDTH * (index - (gains.length - 1) / 2);
      const y = from.y - to.top;
      this.#move(gain, GAIN_TIME * stepTime(), [
        { transform: `translate(-50%, 0) translate(${x}px, ${y}px) scale(0.8)`, opacity: 0 },
        { transform: `translate(-50%, 0) translate(${x}px, ${y - 14}px) scale(1.4)`, opacity: 1, offset: 0.15, easing: "ease-in-out" },
        { transform: "translate(-80%, 0) scale(1.1)", opacity: 1, offset: 0.85 },
        { transform: "translate(-80%, 0) scale(1)", opacity: 0 },
      ]);
    }
  }
}

/**
 * What lies around elements on the screen.
 * @param {Element[]} elements
 */
function around(elements) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return { left, top, width: Math.max(...boxes.map((box) => box.right)) - left, height: Math.max(...boxes.map((box) => box.bottom)) - top };
}

/**
 * Whether one picture lies where another does and is about as large.
 * @param {Picture | undefined} one
 * @param {Picture | undefined} other
 */
function isAt(one, other) {
  if (!one || !other) return false;
  const far = Math.hypot(one.left + one.width / 2 - other.left - other.width / 2, one.top + one.height / 2 - other.top - other.height / 2);
  return far < 0.2 * other.width && one.width < 2 * other.width && other.width < 2 * one.width;
}

/**
 * A picture of something on a board, which is nothing to touch.
 * @param {Element} element
 */
function pictureOf(element) {
  const picture = /** @type {Element} */ (element.cloneNode(true));
  for (const part of [picture, ...picture.querySelectorAll("*")]) {
    for (const name of ITS_OWN) part.removeAttribute(name);
    part.classList.remove("offered", "touched", "pointed");
  }
  for (const part of picture.querySelectorAll("title, .reach")) part.remove();
  return picture;
}

/**
 * Whether an element can be seen where it is, in the window and in what scrolls around it.
 * @param {Element | null} element
 */
function isVisible(element) {
  if (!element) return false;
  const box = element.getBoundingClientRect();
  const around = element.closest(".side")?.getBoundingClientRect();
  const bottom = Math.min(innerHeight, around?.bottom ?? Infinity);
  return box.width > 0 && box.top >= Math.max(0, around?.top ?? 0) && box.bottom <= bottom;
}
