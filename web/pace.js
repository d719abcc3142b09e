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
 * @typedef {{delay: number, duration: number}} Time
 * @typedef {{ids: string[], ends: number, stop: () => void}} Flight
 */

/**
 * How long one action takes to be shown, in milliseconds.
 * @type {Record<string, number>}
 */
const PACES = { none: 0, short: 500, long: 1000 };

/** Whoever is further behind than so many actions sees the rest at once. */
const MOST_WAITING = 5;

/** How faint something is while its picture flies that cannot be hidden, because it can be touched already. */
const FAINT = 0.4;

/** A thing sets out at the size that it has in its tray, within these bounds. */
const [LEAST, LARGEST] = [0.5, 1.6];

/** How much larger a thing is just before it is set down. */
const LIFTED = 1.12;

const EASING = "cubic-bezier(.2, .8, .2, 1)";

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
   * What flies or waits for its turn.
   * @type {Set<Flight>}
   */
  #flights = new Set();
  /** When the last action that waits will have been shown. */
  #free = 0;

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
    const step = visible && !document.hidden ? stepTime() : 0;
    const now = performance.now();
    // Whoever has acted has seen what was there; and nobody waits for long.
    const acted = lines.some(({ seat }) => seat && yours.includes(seat));
    if (lines.length > 0 && (acted || this.#free - now > MOST_WAITING * step)) this.stop();
    this.#follow();
    let delay = Math.max(0, this.#free - now);
    /** @type {number[]} */
    const placed = [];
    for (const { seat, marks = [] } of lines) {
      const own = seat && yours.includes(seat);
      if (step > 0 && !own && this.#arrive(seat ?? 0, marks, { delay, duration: step })) delay += step;
      if (seat && marks.length > 0) placed.push(delay);
    }
    this.#free = now + delay;
    if (step > 0 && lines.length > 0) this.#showGains(counted, lines.flatMap(({ marks = [] }) => marks), { delay, duration: 1.6 * step });
    sound({ placed, turn, over });
  }

  /** Nothing flies any more: everything is where it belongs. */
  stop() {
    for (const flight of [...this.#flights]) flight.stop();
    this.#free = 0;
  }

  /**
   * Lets what is new of these things arrive, and answers whether anything is.
   * @param {number} seat
   * @param {string[]} marks
   * @param {Time} time
   */
  #arrive(seat, marks, time) {
    const arrived = marks.flatMap((id) => this.parts.arrivals(id));
    for (const { element, view } of arrived) {
      for (const animation of element.getAnimations()) animation.cancel();
      if (view === null) this.#comeUp(element, time);
    }
    // What is put down at once flies as one.
    for (const view of new Set(arrived.map((arrival) => arrival.view))) {
      const elements = arrived.filter((arrival) => arrival.view === view).map(({ element }) => element);
      const outer = elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));
      if (view) this.#fly(/** @type {SVGGraphicsElement[]} */ (outer), view, seat, time);
    }
    return arrived.length > 0;
  }

  /**
   * A picture of things on a board flies there.
   * @param {SVGGraphicsElement[]} elements
   * @param {HTMLElement} view the window onto that board
   * @param {number} seat
   * @param {Time} time
   */
  #fly(elements, view, seat, { delay, duration }) {
    const from = this.parts.origin(seat) ?? this.seats.querySelector(`.seat-${seat}`)?.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [width, height] = [Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top];
    const window = view.getBoundingClientRect();
    const isSeen = left + width > window.left && left < window.right && top + height > window.top && top < window.bottom;
    const matrix = elements[0].getScreenCTM();
    if (!from || !matrix || width === 0 || !isSeen) return elements.forEach((element) => this.#comeUp(element, { delay, duration }));
    const start = new DOMPoint(left, top).matrixTransform(matrix.inverse());
    const scale = matrix.a;
    const px = view.querySelector("svg")?.style.getPropertyValue("--px");
    const picture = svg(
      "svg",
      { class: "scene flight", viewBox: `${start.x} ${start.y} ${width / scale} ${height / scale}`, width, height, "--px": px, "--x": left, "--y": top },
      elements.map(pictureOf),
    );
    this.layer.append(picture);
    const [x, y] = [from.x + from.width / 2 - left - width / 2, from.y + from.height / 2 - top - height / 2];
    const size = Math.min(LARGEST, Math.max(LEAST, Math.min(from.width / width, from.height / height)));
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0, easing: "ease-in-out" },
      { transform: `translate(${0.86 * x}px, ${0.86 * y}px) scale(${size})`, opacity: 1, offset: 0.15, easing: EASING },
      { transform: `translate(0, 0) scale(${LIFTED})`, opacity: 1, offset: 0.8, easing: "ease-in" },
      { transform: "translate(0, 0) scale(1)", opacity: 1 },
    ];
    const flying = picture.animate(frames, { delay, duration, fill: "both" });
    this.#keep(flying, { ids: elements.map((element) => element.dataset.id ?? ""), ends: delay + duration, remove: () => picture.remove() });
    for (const element of elements) this.#hide(element, delay + duration);
  }

  /**
   * A thing is not to be seen where it belongs before its picture is there, unless it can be touched.
   * @param {Element} element
   * @param {number} duration
   */
  #hide(element, duration) {
    const touchable = element.matches('[role="button"]') || element.querySelector('[role="button"]') !== null;
    const opacity = touchable ? FAINT : 0;
    this.#keep(element.animate([{ opacity }, { opacity }], { duration }), { ends: duration });
  }

  /** What is on its way may have been drawn anew, or may have gone. */
  #follow() {
    const now = performance.now();
    for (const flight of [...this.#flights]) {
      if (flight.ids.length === 0 || flight.ends <= now) continue;
      const elements = flight.ids.flatMap((id) => this.parts.placed(id));
      if (elements.length === 0) flight.stop();
      for (const element of elements) if (element.getAnimations().length === 0) this.#hide(element, flight.ends - now);
    }
  }

  /**
   * A thing comes up where it is; what can be touched is to be seen from the beginning.
   * @param {Element} element
   * @param {Time} time
   */
  #comeUp(element, { delay, duration }) {
    const touchable = element.matches('button, [role="button"]');
    const picture = touchable ? (element.querySelector("svg") ?? element) : element;
    const frames = [{ opacity: touchable ? FAINT : 0 }, { opacity: 1 }];
    const animation = picture.animate(frames, { duration, delay: touchable ? 0 : delay, easing: "ease-out", fill: "backwards" });
    this.#keep(animation, { ends: delay + duration });
  }

  /**
   * Lets fly to each total that has changed by how much it has, from what changed it.
   * @param {Sheet[]} before
   * @param {string[]} marks
   * @param {Time} time
   */
  #showGains(before, marks, time) {
    const { sheets } = this.parts;
    if (before === sheets) return;
    const [mark] = marks.flatMap((id) => this.parts.placed(id)).slice(-1);
    for (const [index, column] of (sheets.find(({ id }) => id === "points")?.columns ?? []).entries()) {
      if (!("seat" in column)) continue;
      const [was, is] = [totalOf(before, column.seat), totalOf(sheets, column.seat)];
      if (was === undefined || is === undefined || was === is) continue;
      const cell = this.sheets.querySelector(`[data-sheet="points"] tr.total td:nth-of-type(${index + 1})`);
      // Where the sheet has been scrolled away, the total stands beside the name, too.
      const place = [cell, this.seats.querySelector(`.seat-${column.seat} .points`)].find(isVisible);
      if (place) this.#gain(place, mark ?? place, column.seat, is - was, time);
    }
  }

  /**
   * @param {Element} place
   * @param {Element} mark
   * @param {number} seat
   * @param {number} by
   * @param {Time} time
   */
  #gain(place, mark, seat, by, time) {
    const [to, from] = [place.getBoundingClientRect(), mark.getBoundingClientRect()];
    const at = { "--x": to.right, "--y": to.top };
    const gain = el("div", { class: `flight gain seat-${seat}`, ...at }, by > 0 ? `+${by}` : figure(by));
    this.layer.append(gain);
    const [x, y] = [from.x + from.width / 2 - to.right, from.y - to.top];
    const frames = [
      { transform: `translate(-100%, 0) translate(${x}px, ${y}px) scale(0.8)`, opacity: 0 },
      { transform: `translate(-100%, 0) translate(${x}px, ${y - 14}px) scale(1.5)`, opacity: 1, offset: 0.2, easing: "ease-in-out" },
      { transform: "translate(-100%, 0) scale(1.2)", opacity: 1, offset: 0.8 },
      { transform: "translate(-100%, 0) scale(1)", opacity: 0 },
    ];
    this.#keep(gain.animate(frames, { ...time, fill: "both" }), { ends: time.delay + time.duration, remove: () => gain.remove() });
  }

  /**
   * Remembers an animation as long as it plays.
   * @param {Animation} animation
   * @param {{ids?: string[], ends: number, remove?: () => void}} what whose picture it moves, in how many milliseconds it
   *   ends, and what is then to be done
   */
  #keep(animation, { ids = [], ends, remove }) {
    const flight = { ids, ends: performance.now() + ends, stop: () => animation.cancel() };
    this.#flights.add(flight);
    const end = () => {
      this.#flights.delete(flight);
      remove?.();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }
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
