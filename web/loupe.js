// The loupe: where points are finer than a fingertip, a touch of the board shows what is around the finger so large that
// a finger can aim at it. It is the same board drawn again in a round window; what is touched there is chosen, and a
// touch beside it puts it away.

import { el, svg } from "./dom.js";
import { t } from "./text.js";

/** What is smaller than this cannot be hit by a finger, in pixels. */
export const FINGERTIP = 40;

/** How large a point is in the loupe at least, in pixels: a little more than a fingertip needs. */
const AIMED = 44;

/** How wide the loupe is, in pixels, and how far its rim stays from the board's. */
const WIDTH = 300;
const RIM = 4;

/** How many times larger things are in it. */
const LEAST = 1.6;
const MOST = 6;

/** How near to something a touch means it: in the loupe, and on a board where nothing is hit. */
const NEAR = 30;
const AROUND = 60;

/** @typedef {{element: Element, width: number, far: number}} Found */

/**
 * Whether an event comes from a finger.
 * @param {Event} event
 */
export function isFinger(event) {
  const kind = /** @type {PointerEvent} */ (event).pointerType;
  return kind === "touch" || (!kind && matchMedia("(pointer: coarse)").matches);
}

/**
 * What is offered near a point of the window, the nearest first: how small it is and how far from there.
 * @param {Element} root
 * @param {number} x
 * @param {number} y
 * @returns {Found[]}
 */
export function near(root, x, y) {
  const found = [...root.querySelectorAll(".offered, .touched")].map((element) => {
    const box = element.getBoundingClientRect();
    const [dx, dy] = [Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)];
    return { element, width: Math.min(box.width, box.height), far: Math.hypot(dx, dy), middle: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) };
  });
  return found.sort((one, other) => one.far - other.far || one.middle - other.middle);
}

export class Loupe {
  /**
   * Where the middle of what is shown lies on the board, in its units, and how many pixels of the loupe a unit has.
   * @type {{x: number, y: number, scale: number} | null}
   */
  #at = null;

  /**
   * @param {any} root the picture of the board
   * @param {HTMLElement} element where the loupe is put
   * @param {(token: string) => void} choose
   */
  constructor(root, element, choose) {
    this.root = root;
    this.element = element;
    this.choose = choose;
    this.picture = svg("svg", { class: "scene" });
    this.glass = el("div", { class: "loupe", role: "group", "aria-label": t("loupe"), onclick: (/** @type {MouseEvent} */ event) => this.#touched(event) }, this.picture);
    /** A touch beside the loupe puts it away and does nothing else on the board. */
    this.beside = (/** @type {PointerEvent} */ event) => {
      const target = /** @type {Node} */ (event.target);
      if (this.glass.contains(target)) return;
      this.close();
      if (!element.contains(target)) return;
      const swallow = (/** @type {Event} */ click) => click.stopPropagation();
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 600);
    };
    this.key = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.close();
  }

  get isOpen() {
    return this.#at !== null;
  }

  /**
   * Opens where a finger has touched the board, if what is offered there is too small for it. Says whether it has.
   * @param {MouseEvent} event
   */
  opens(event) {
    const { clientX, clientY } = event;
    if (!isFinger(event)) return false;
    const [first, ...others] = near(this.root, clientX, clientY);
    const isNear = first && first.far <= (first.width < FINGERTIP ? AROUND : FINGERTIP / 2);
    const smallest = [first, ...others].filter((found) => found && found.far <= FINGERTIP).reduce((least, found) => Math.min(least, found.width), first?.width ?? Infinity);
    if (!isNear || smallest >= FINGERTIP || (first.far === 0 && first.width >= FINGERTIP)) return false;
    const matrix = this.root.getScreenCTM();
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const larger = Math.min(MOST, Math.max(LEAST, AIMED / smallest));
    this.#at = { x: point.x, y: point.y, scale: matrix.a * larger };
    this.#place(clientX, clientY);
    this.draw();
    document.addEventListener("pointerdown", this.beside, true);
    document.addEventListener("keydown", this.key);
    return true;
  }

  close() {
    if (!this.#at) return;
    this.#at = null;
    this.glass.remove();
    document.removeEventListener("pointerdown", this.beside, true);
    document.removeEventListener("keydown", this.key);
    for (const element of this.root.querySelectorAll(".offered")) element.setAttribute("data-offered", "");
  }

  /** Draws what is around the finger as the board is now. */
  draw() {
    if (!this.#at) return;
    const { x, y, scale } = this.#at;
    const width = this.glass.offsetWidth - 2 * RIM;
    const side = width / scale;
    this.picture.setAttribute("viewBox", `${x - side / 2} ${y - side / 2} ${side} ${side}`);
    this.picture.style.setProperty("--px", String(1 / scale));
    const layers = [...this.root.children].filter((child) => child.localName === "g" && !child.matches(".handle")).map((layer) => layer.cloneNode(true));
    this.picture.replaceChildren(...layers);
    // Only what can be hit whole in the loupe is offered there, and while it is open nothing under it is.
    const reach = (width - FINGERTIP) / 2;
    const { left, top } = this.picture.getBoundingClientRect();
    for (const element of this.picture.querySelectorAll(".offered")) {
      const box = element.getBoundingClientRect();
      const far = Math.hypot(box.x + box.width / 2 - left - width / 2, box.y + box.height / 2 - top - width / 2);
      element.toggleAttribute("data-offered", far <= reach);
    }
    for (const element of this.root.querySelectorAll("[data-offered]")) element.removeAttribute("data-offered");
  }

  /**
   * Puts the loupe over the finger, as far as it stays on the board.
   * @param {number} x
   * @param {number} y
   */
  #place(x, y) {
    const box = this.element.getBoundingClientRect();
    const width = Math.min(WIDTH, box.width - 2 * RIM);
    const within = (/** @type {number} */ middle, /** @type {number} */ length) => Math.max(RIM, Math.min(middle - width / 2, length - width - RIM));
    this.glass.style.setProperty("--left", `${within(x - box.x, box.width)}px`);
    // It is seen whole, if the board is seen that far.
    const seen = Math.min(Math.max(within(y - box.y, box.height), RIM - box.y), Math.max(RIM, box.height - width - RIM));
    this.glass.style.setProperty("--top", `${seen}px`);
    this.glass.style.setProperty("--width", `${width}px`);
    this.element.append(this.glass);
  }

  /** @param {MouseEvent} event */
  #touched(event) {
    event.stopPropagation();
    const hit = event.target instanceof Element ? event.target.closest('[role="button"]') : null;
    const [nearest] = near(this.picture, event.clientX, event.clientY);
    const meant = hit ?? (nearest && nearest.far <= NEAR ? nearest.element : null);
    const token = meant?.getAttribute("data-token");
    if (!token) return;
    this.close();
    this.choose(token);
  }
}
