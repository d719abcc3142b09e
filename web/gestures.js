// What hands do besides touching: the wheel and two fingers make a board larger, the mouse moves it, and a thing is
// dragged from a tray to a board. Arrow keys walk over what can be touched.

import { el } from "./dom.js";

/** How far the pointer moves before that is a drag and no touch, in pixels. */
const SLACK = 6;

/** How far the wheel rolls for one turn of what is chosen, in pixels. */
const NOTCH = 50;

/** How long a finger rests on something before it moves it instead of the page, in milliseconds. */
const REST = 180;

/** How far above a finger lies what it drags, to be seen. */
const LIFTED = 40;

/**
 * Lets a board be made larger and moved.
 * @param {HTMLElement} view
 * @param {{zoom: (factor: number, at: {x: number, y: number}) => void, turn: (by: number) => void, isTurning: () => boolean}} board
 */
export function zoomable(view, board) {
  let rolled = 0;
  view.addEventListener(
    "wheel",
    (event) => {
      const zooms = event.ctrlKey || event.metaKey;
      // On a phone, and in a window as narrow, the wheel moves the page.
      if (!zooms && !board.isTurning() && getComputedStyle(view).position === "static") return;
      event.preventDefault();
      const by = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      if (zooms || !board.isTurning()) return board.zoom(Math.exp(-by * (zooms ? 0.01 : 0.0015)), { x: event.clientX, y: event.clientY });
      rolled += by;
      if (Math.abs(rolled) < NOTCH) return;
      board.turn(Math.sign(rolled));
      rolled = 0;
    },
    { passive: false },
  );
  pinches(view, board.zoom);
  moves(view);
}

/**
 * @param {HTMLElement} view
 * @param {(factor: number, at: {x: number, y: number}) => void} zoom
 */
function pinches(view, zoom) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  const apart = () => {
    const [one, other] = [...fingers.values()];
    return { far: Math.hypot(one.x - other.x, one.y - other.y), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };
  view.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) swallowClick();
  });
  view.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = fingers.size === 2 ? apart() : null;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!before) return;
    const after = apart();
    zoom(after.far / Math.max(before.far, 1), after);
    view.scrollLeft -= after.x - before.x;
    view.scrollTop -= after.y - before.y;
  });
  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  // Two fingers are no scrolling of the page.
  view.addEventListener("touchmove", (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(), { passive: false });
}

/**
 * A board that is larger than its window is moved with the mouse; a finger scrolls anyway.
 * @param {HTMLElement} view
 */
function moves(view) {
  /** @type {{x: number, y: number, left: number, top: number, moved: boolean} | null} */
  let held = null;
  view.addEventListener("pointerdown", (event) => {
    const larger = view.scrollWidth > view.clientWidth || view.scrollHeight > view.clientHeight;
    if (event.pointerType !== "mouse" || event.button !== 0 || !larger) return;
    held = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop, moved: false };
  });
  window.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    held.moved ||= Math.hypot(x, y) > SLACK;
    if (held.moved) view.scrollTo(held.left - x, held.top - y);
  });
  window.addEventListener("pointerup", () => {
    if (held?.moved) swallowClick();
    held = null;
  });
}

/** What ends a drag is no touch of what lies there. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}

/**
 * Lets a thing be dragged to a board: with the mouse at once; with a finger upwards at once, where it is offered, and
 * after a rest in any direction. Otherwise a finger scrolls.
 * @param {HTMLElement} thing
 * @param {{lift: () => boolean, over: (x: number, y: number) => void, drop: (x: number, y: number) => void, end: () => void}} listener
 */
export function draggable(thing, listener) {
  /** @type {HTMLElement | null} */
  let picture = null;
  // The page stays where it is while something is dragged over it. Who listens only from then on is asked too late.
  thing.addEventListener("touchmove", (touch) => picture && touch.cancelable && touch.preventDefault(), { passive: false });
  thing.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const finger = event.pointerType !== "mouse";
    const [x, y, since] = [event.clientX, event.clientY, event.timeStamp];
    const move = (/** @type {PointerEvent} */ moved) => {
      if (moved.pointerId !== event.pointerId) return;
      const [right, down] = [moved.clientX - x, moved.clientY - y];
      if (!picture) {
        if (Math.hypot(right, down) <= SLACK) return;
        const upwards = thing.hasAttribute("data-offered") && -down > Math.abs(right);
        const lifts = (!finger || upwards || moved.timeStamp - since > REST) && listener.lift();
        if (!lifts) return finish();
        const image = thing.querySelector("svg")?.cloneNode(true) ?? thing.textContent;
        picture = el("div", { class: "dragged", "aria-hidden": "true" }, /** @type {any} */ (image));
        document.body.append(/** @type {HTMLElement} */ (picture));
      }
      const top = moved.clientY - (finger ? LIFTED : 0);
      picture?.style.setProperty("--left", `${moved.clientX}px`);
      picture?.style.setProperty("--top", `${top}px`);
      listener.over(moved.clientX, top);
    };
    const drop = (/** @type {PointerEvent} */ dropped) => {
      if (dropped.pointerId !== event.pointerId) return;
      if (picture) {
        swallowClick();
        listener.drop(dropped.clientX, dropped.clientY - (finger ? LIFTED : 0));
      }
      finish();
    };
    const finish = () => {
      if (picture) listener.end();
      picture?.remove();
      picture = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", finish);
    };
    if (thing.hasPointerCapture(event.pointerId)) thing.releasePointerCapture(event.pointerId);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", finish);
  });
  thing.addEventListener("dragstart", (event) => event.preventDefault());
}

/**
 * An arrow key moves the focus to the nearest thing in its direction that is offered or has been touched, on this board or
 * elsewhere.
 * @param {KeyboardEvent} event
 */
export function walk(event) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = event.target instanceof Element ? event.target : null;
  if (!step || !from) return;
  event.preventDefault();
  const [right, down] = step;
  const here = middle(from);
  /** @type {Element | null} */
  let best = null;
  let least = Infinity;
  for (const element of from.closest("main")?.querySelectorAll("[data-offered], [data-token].touched") ?? []) {
    const there = middle(element);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const far = ahead + 2.5 * aside;
    if (element !== from && ahead > 1 && far < least) {
      least = far;
      best = element;
    }
  }
  if (!best) return;
  if (from instanceof SVGElement) from.setAttribute("tabindex", "-1");
  if (best instanceof SVGElement) best.setAttribute("tabindex", "0");
  /** @type {HTMLElement | SVGElement} */ (best).focus();
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
