// A board on the page: shapes as SVG, kept from one position to the next, with what can be touched as buttons. It knows
// shapes, not games.

import { svg } from "./dom.js";
import { t } from "./text.js";
import { all, around, bounds, draw, looks, moved, patched, whole } from "./shapes.js";
import { walk, zoomable } from "./gestures.js";
import { Loupe, near } from "./loupe.js";
import { stepTime } from "./pace.js";

/**
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./shapes.js").Patch} Patch
 * @typedef {import("./shapes.js").Box} Box
 */

/** How long something glides to another place at most, in milliseconds. */
const MOVE_TIME = 260;
const LARGEST_ZOOM = 6;

/** How large the handle is that turns what is chosen, in pixels, and how near to where it is dropped a thing is put. */
const HANDLE = 48;
const DROP = 44;

/** How high the tag on a preview is, in pixels, and how much is left free around a board without names. */
const TAG = 24;
const EDGE = 0.9;

/** How far from its corner a bracket reaches, as a share of what it stands around. */
const BRACKET = 0.22;

export class BoardView {
  /**
   * The shapes that are shown.
   * @type {Shape[]}
   */
  shapes = [];
  /**
   * Those that were shown before.
   * @type {Shape[]}
   */
  #before = [];
  /**
   * Their elements, in the same order.
   * @type {SVGElement[]}
   */
  #elements = [];
  /**
   * What can be touched: the elements of each token.
   * @type {Map<string, SVGElement[]>}
   */
  #tokens = new Map();
  /**
   * The token that had the keyboard's focus before its element was drawn anew.
   * @type {string | null}
   */
  #wanted = null;
  #zoom = 1;
  #width = 100;
  #height = 100;
  /**
   * Where the things on the board are, without the names of columns and rows around it.
   * @type {Box | null}
   */
  #things = null;
  /**
   * The part of the board that is shown.
   * @type {Box}
   */
  #shown = { x: 0, y: 0, width: 100, height: 100 };
  /** What the action that is meant brings, as a tag on its preview. */
  #gain = "";
  /** Whether what is shown as a preview is chosen and can be turned. */
  #turnable = false;
  /**
   * @param {{touch: (token: string) => void, rest: (label: string) => void, point: (token: string | null) => void, turn: (by: number) => void}} listener
   */
  constructor(listener) {
    this.listener = listener;
    this.layer = svg("g");
    this.brackets = svg("g", { class: "brackets", "aria-hidden": "true" });
    this.tip = svg("title");
    this.ghost = svg("g", { class: "ghost", "aria-hidden": "true" });
    this.handle = svg("g", { class: "handle", role: "button", "aria-label": t("turn"), tabindex: 0, display: "none" }, svg("circle", { r: HANDLE / 2 }), svg("path", { d: "M8.5 -5A10 10 0 1 0 10 2M9.5 -11V-4.5H3" }));
    this.outline = svg("g", { class: "outline", "aria-hidden": "true" });
    this.root = svg("svg", { class: "scene", role: "group", preserveAspectRatio: "xMidYMid meet" }, this.tip, this.layer, this.brackets, this.ghost, this.outline, this.handle);
    this.view = document.createElement("div");
    this.view.className = "view";
    this.view.append(this.root);
    this.caption = document.createElement("h2");
    this.element = document.createElement("div");
    this.element.className = "board";
    this.element.dataset.part = "board";
    this.whole = document.createElement("button");
    this.whole.className = "whole";
    this.whole.type = "button";
    this.whole.hidden = true;
    this.whole.textContent = `⤢ ${t("zoom-fit")}`;
    this.whole.addEventListener("click", () => this.zoom(0));
    this.element.append(this.caption, this.view, this.whole);
    this.loupe = new Loupe(this.root, this.element, (token) => this.listener.touch(token));
    this.root.addEventListener("click", (/** @type {Event} */ event) => this.#clicked(event));
    this.root.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
    // A finger that lies on the board points at nothing; what it drags lies beside it.
    this.root.addEventListener("pointerover", (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.#pointed(event));
    this.root.addEventListener("pointerleave", (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.listener.point(null));
    this.root.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.#tell(event));
    this.root.addEventListener("focusin", (/** @type {Event} */ event) => this.#pointed(event));
    // The pointer leaves the keyboard's focus where it is: Enter places what has been turned.
    this.handle.addEventListener("mousedown", (/** @type {Event} */ event) => event.preventDefault());
    this.handle.addEventListener("click", (/** @type {Event} */ event) => this.#turn(event));
    this.handle.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => (event.key === "Enter" || event.key === " ") && this.#turn(event));
    zoomable(this.view, {
      zoom: (factor, at) => this.zoom(factor, at),
      turn: (by) => this.listener.turn(by),
      isTurning: () => this.root.classList.contains("turning"),
    });
    new ResizeObserver(() => this.#fit()).observe(this.view);
  }

  /**
   * Shows a board: told whole, or as what changed since the one that is shown.
   * @param {Patch} patch
   * @param {boolean} animated
   */
  show(patch, animated) {
    this.#width = patch.width;
    this.#height = patch.height;
    this.caption.textContent = patch.title ? patch.title : "";
    this.caption.hidden = !patch.title;
    this.root.setAttribute("aria-label", patch.title ? patch.title : t("board"));
    const before = this.shapes;
    const elements = this.#elements;
    /** @type {Shape[]} */
    const shapes = [];
    /** @type {SVGElement[]} */
    const shown = [];
    const known = new Set(before.map(looks));
    const places = new Map(before.flatMap(all).filter((shape) => shape.id).map((shape) => [shape.id, bounds(shape)]));
    for (const piece of patch.shapes) {
      if (Array.isArray(piece)) {
        const [from, count] = piece;
        shapes.push(...before.slice(from, from + count));
        shown.push(...elements.slice(from, from + count));
      } else {
        const shape = whole(piece, before);
        const element = draw(shape);
        shapes.push(shape);
        shown.push(element);
        if (!known.has(looks(shape))) {
          if (animated && before.length > 0) this.#enter(shape, element, places);
        }
      }
    }
    this.loupe.close();
    const focused = this.root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-token") : null;
    this.#before = before;
    this.shapes = shapes;
    this.#elements = shown;
    this.#things = inner(shapes);
    arrange(this.layer, shown);
    this.clearGhost();
    this.#index();
    this.#fit();
    this.#wanted = focused ?? null;
  }

  /**
   * Which tokens can be touched now, which of them go with those that have been, and which these are.
   * @param {Set<string>} touchable
   * @param {Set<string>} offered
   * @param {string[]} touched
   */
  offer(touchable, offered, touched) {
    const focused = document.activeElement;
    let first = true;
    for (const [token, elements] of this.#tokens) {
      for (const element of elements) {
        const live = touchable.has(token) || touched.includes(token);
        element.classList.toggle("offered", offered.has(token));
        element.toggleAttribute("data-offered", offered.has(token));
        element.classList.toggle("touched", touched.includes(token));
        if (live) {
          element.setAttribute("role", "button");
          element.setAttribute("aria-pressed", String(touched.includes(token)));
          // One of them is reached by Tab, the others by the arrow keys.
          element.setAttribute("tabindex", element === focused || first ? "0" : "-1");
          first = false;
        } else {
          element.removeAttribute("role");
          element.removeAttribute("aria-pressed");
          element.removeAttribute("tabindex");
        }
      }
    }
    this.loupe.draw();
    // The keyboard stays where it was, though what was there may have been drawn anew.
    const again = this.#wanted === null ? undefined : this.#tokens.get(this.#wanted)?.[0];
    if (again?.hasAttribute("tabindex")) {
      this.#wanted = null;
      again.focus();
    }
  }

  /** The tokens that can be touched on the board. */
  tokens() {
    return this.#tokens.keys();
  }

  /**
   * What the shape with this token is called.
   * @param {string} token
   */
  called(token) {
    return this.#tokens.get(token)?.[0]?.querySelector("title")?.textContent ?? "";
  }

  /**
   * Shows faintly what would be new on another board. Where a board grows, everything on it is elsewhere; what would be
   * new is shown where it would be on the board as it is.
   * @param {Patch} patch
   */
  preview(patch) {
    const before = this.shapes;
    const after = patched(before, patch.shapes);
    const [x, y] = shift(before, after);
    const known = new Set(before.map(looks));
    const here = after.map((shape) => (x === 0 && y === 0 ? shape : moved(shape, -x, -y)));
    const places = new Set(before.map((shape) => shape.id));
    // Words and figures on top of others could not be read; the ground that has grown is no news.
    const words = (/** @type {Shape} */ shape) => shape.form.text !== undefined || (places.has(shape.id) && all(shape).some(({ form }) => form.text !== undefined));
    const ground = (/** @type {Shape} */ shape) => shape.id === undefined || /^(board|cell|point|spot)/.test(shape.id);
    const fresh = here.filter((shape) => !known.has(looks(shape)) && !words(shape) && !ground(shape));
    this.ghost.replaceChildren(...fresh.map(draw));
    this.#showOutline();
    this.#showHandle();
  }

  /**
   * Says on the preview what it brings.
   * @param {string} gain
   */
  tag(gain) {
    this.#gain = gain;
    this.#showOutline();
  }

  clearGhost() {
    this.#gain = "";
    this.ghost.replaceChildren();
    this.outline.replaceChildren();
    this.handle.setAttribute("display", "none");
  }

  /** Dashes around the preview, and the tag above it. A game that outlines what is planned has said so itself. */
  #showOutline() {
    this.outline.replaceChildren();
    const boxes = [...this.ghost.children].map(extent).filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length === 0 || this.ghost.querySelector(".ghost-line")) return;
    const px = this.#px();
    const whole = around(boxes.flatMap((box) => [[box.x, box.y], [box.x + box.width, box.y + box.height]]));
    const area = (/** @type {Box} */ box) => box.width * box.height;
    // What lies apart is outlined by itself.
    const lots = area(whole) <= 1.6 * boxes.reduce((sum, box) => sum + area(box), 0) ? [whole] : boxes;
    const out = 3 * px;
    this.outline.append(...lots.map((box) => svg("rect", { x: box.x - out, y: box.y - out, width: box.width + 2 * out, height: box.height + 2 * out, rx: 6 * px })));
    if (this.#gain === "") return;
    const [lot] = lots;
    const [width, height] = [(9.5 * this.#gain.length + 20) * px, TAG * px];
    const { x: left, y: top, width: across } = this.#shown;
    const x = Math.max(left, Math.min(lot.x + lot.width / 2 - width / 2, left + across - width));
    // It leaves small things to be seen.
    const above = lot.y - out - (lot.height < 2.5 * height ? 1.1 : 0.6) * height;
    const y = above >= top ? above : lot.y + lot.height + out - 0.4 * height;
    this.outline.append(
      svg("rect", { class: "tag", x, y, width, height, rx: height / 2 }),
      svg("text", { x: x + width / 2, y: y + height / 2, "--size": 15 * px, "text-anchor": "middle" }, this.#gain),
    );
  }

  /**
   * @param {boolean} turning whether the wheel turns what is chosen
   * @param {boolean} lies whether its place is chosen, and it can lie there in several ways
   */
  turning(turning, lies) {
    this.root.classList.toggle("turning", turning);
    this.#turnable = lies;
  }

  /**
   * What is offered nearest to a point of the window, if that is on the board.
   * @param {number} x
   * @param {number} y
   */
  offeredAt(x, y) {
    const box = this.view.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    const found = near(this.root, x, y).find(({ element, far }) => far <= DROP && element.classList.contains("offered"));
    return found?.element.getAttribute("data-token") ?? null;
  }

  /**
   * Points out the shapes with these ids.
   * @param {string[]} ids
   */
  point(ids) {
    this.root.classList.toggle("pointing", ids.length > 0);
    for (const element of this.layer.querySelectorAll("[data-id]")) {
      element.classList.toggle("pointed", ids.includes(element.getAttribute("data-id") ?? ""));
    }
  }

  /**
   * Puts brackets around the shapes with these ids.
   * @param {string[]} ids
   */
  bracket(ids) {
    const found = [...this.layer.querySelectorAll("[data-id]")].filter((element) => ids.includes(element.getAttribute("data-id") ?? ""));
    const px = this.#px();
    this.brackets.replaceChildren(
      ...found.map((element) => {
        const { x, y, width, height } = extent(element);
        const reach = BRACKET * Math.min(width, height);
        const [right, bottom] = [x + width, y + height];
        const corner = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ dx, /** @type {number} */ dy) => `M${cx + dx * reach} ${cy}H${cx}V${cy + dy * reach}`;
        const d = [corner(x, y, 1, 1), corner(right, y, -1, 1), corner(right, bottom, -1, -1), corner(x, bottom, 1, -1)].join("");
        return svg("path", { d, "stroke-width": 2.4 * px });
      }),
    );
  }

  /**
   * The elements of what has this id and came with the last change: it was not there, or was something else. What has only
   * moved has not come.
   * @param {string} id
   */
  arrivals(id) {
    const [was, is] = [this.#before, this.shapes].map((shapes) => shapes.flatMap(all).find((shape) => shape.id === id));
    if (!is || (was && inPlace(was) === inPlace(is))) return [];
    return [...this.layer.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
  }

  /**
   * Makes the board larger or smaller, around a point of the window that stays where it is; by 0, to see all of it.
   * @param {number} factor
   * @param {{x: number, y: number}} [at]
   */
  zoom(factor, at) {
    const view = this.view.getBoundingClientRect();
    const { x, y } = at ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    const before = this.root.getBoundingClientRect();
    this.loupe.close();
    this.#zoom = Math.min(LARGEST_ZOOM, Math.max(1, factor === 0 ? 1 : this.#zoom * factor));
    this.#fit();
    const after = this.root.getBoundingClientRect();
    this.view.scrollLeft += after.x + ((x - before.x) / before.width) * after.width - x;
    this.view.scrollTop += after.y + ((y - before.y) / before.height) * after.height - y;
    this.#showHandle();
  }

  /** How wide the board is, in its heights. */
  get aspect() {
    return this.#width / this.#height;
  }

  /** One pixel of the window in units of the board. */
  #px() {
    return this.#shown.width / (parseFloat(this.root.style.width) || this.#shown.width);
  }

  #fit() {
    const { clientWidth, clientHeight } = this.view;
    if (clientWidth === 0) return;
    // Where there is no room for the names of columns and rows there is none for their margin.
    const names = this.layer.querySelector(".coordinate");
    const bare = names !== null && getComputedStyle(names).display === "none" ? this.#things : null;
    this.#shown = bare ?? { x: 0, y: 0, width: this.#width, height: this.#height };
    const { x, y, width: across, height: down } = this.#shown;
    this.root.setAttribute("viewBox", `${x} ${y} ${across} ${down}`);
    // On a phone the board is as wide as the window, and as high as that makes it.
    const room = getComputedStyle(this.view).position === "static" ? Infinity : Math.max(clientHeight, 160);
    const fit = Math.min(clientWidth, (room * across) / down);
    const width = Math.floor(fit * this.#zoom);
    this.whole.hidden = this.#zoom <= 1;
    this.view.classList.toggle("zoomed", this.#zoom > 1);
    this.view.style.minHeight = this.#zoom > 1 && room === Infinity ? `${Math.floor((fit * down) / across)}px` : "";
    this.root.style.width = `${width}px`;
    this.root.style.height = `${Math.floor((width * down) / across)}px`;
    // Words on the board are never smaller than can be read, however small it is.
    this.root.style.setProperty("--px", String(this.#px()));
  }

  #index() {
    this.#tokens.clear();
    for (const element of this.layer.querySelectorAll("[data-token]")) {
      const token = element.getAttribute("data-token") ?? "";
      const elements = this.#tokens.get(token) ?? [];
      elements.push(/** @type {SVGElement} */ (element));
      this.#tokens.set(token, elements);
    }
  }

  /**
   * A new shape glides from where it was, or comes up.
   * @param {Shape} shape
   * @param {SVGElement} element
   * @param {Map<string | undefined, Box | null>} places
   */
  #enter(shape, element, places) {
    const duration = Math.min(MOVE_TIME, stepTime());
    if (duration === 0) return;
    const was = shape.id ? places.get(shape.id) : null;
    const is = bounds(shape);
    if (was && is) {
      const [x, y] = [was.x + was.width / 2 - is.x - is.width / 2, was.y + was.height / 2 - is.y - is.height / 2];
      if (Math.abs(x) + Math.abs(y) > 0.5) {
        element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration, easing: "ease-out" });
      }
    } else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
  }

  /** @param {Event} event */
  #clicked(event) {
    if (this.loupe.opens(/** @type {MouseEvent} */ (event))) return;
    const { clientX: x, clientY: y } = /** @type {MouseEvent} */ (event);
    const token = this.#tokenAt(event) ?? this.#tokenUnder(x, y);
    if (token !== null) return this.listener.touch(token);
    const label = this.#labelAt(x, y);
    if (label) this.listener.rest(label);
  }

  /** @param {Event} event */
  #pointed(event) {
    this.listener.point(this.#tokenAt(event));
  }

  /**
   * Decoration lets the pointer through, so the board itself says what the pointer rests on where nothing can be touched.
   * @param {PointerEvent} event
   */
  #tell(event) {
    if (event.pointerType !== "mouse") return;
    const under = this.#tokenAt(event) === null ? this.#labelAt(event.clientX, event.clientY) : "";
    if (this.tip.textContent !== under) this.tip.textContent = under;
  }

  /**
   * What the topmost shape with a label at this point is called.
   * @param {number} x
   * @param {number} y
   */
  #labelAt(x, y) {
    const titles = [...this.layer.querySelectorAll("title")].reverse();
    const around = titles.find((title) => {
      const box = title.parentElement?.getBoundingClientRect();
      return box && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    });
    return around?.textContent ?? "";
  }

  /**
   * The token of what an event is about, if it can be touched.
   * @param {Event} event
   */
  #tokenAt(event) {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest('[role="button"]');
    return element?.getAttribute("data-token") ?? null;
  }

  /**
   * The token of what lies at a point and cannot be touched now: whoever touches it is told why.
   * @param {number} x
   * @param {number} y
   */
  #tokenUnder(x, y) {
    for (const [token, elements] of this.#tokens) {
      const here = elements.some((element) => {
        const box = element.getBoundingClientRect();
        return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
      });
      if (here) return token;
    }
    return null;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Enter" || event.key === " ") {
      const token = this.#tokenAt(event);
      if (token !== null) {
        event.preventDefault();
        this.listener.touch(token);
      }
      return;
    }
    walk(event);
  }

  /** @param {Event} event */
  #turn(event) {
    event.preventDefault();
    event.stopPropagation();
    this.listener.turn(1);
  }

  /** The handle stands at a corner of the preview where it covers nothing that is offered; where there is none, nowhere. */
  #showHandle() {
    const parts = this.#turnable ? [...this.ghost.children] : [];
    this.handle.setAttribute("display", "none");
    if (parts.length === 0) return;
    const { x, y, width, height } = extent(this.ghost);
    const px = this.#px();
    const shown = this.#shown;
    const inside = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ length) => Math.max(from + (HANDLE / 2) * px, Math.min(at, from + length - (HANDLE / 2) * px));
    const corners = [[x + width, y], [x, y], [x + width, y + height], [x, y + height]].map(([cx, cy]) => [inside(cx, shown.x, shown.width), inside(cy, shown.y, shown.height)]);
    const lit = [...this.layer.querySelectorAll(".offered")].map((element) => extent(element));
    const free = corners.find(([cx, cy]) => lit.every((box) => Math.hypot(box.x + box.width / 2 - cx, box.y + box.height / 2 - cy) > HANDLE * px));
    if (!free) return;
    this.handle.setAttribute("transform", `translate(${free[0]} ${free[1]}) scale(${px})`);
    this.handle.removeAttribute("display");
  }
}

/**
 * How far a board has moved as a whole: as far as most of the things on it that are known.
 * @param {Shape[]} before
 * @param {Shape[]} after
 */
function shift(before, after) {
  const places = new Map(before.filter((shape) => shape.id && shape.id !== "board").map((shape) => [shape.id, bounds(shape)]));
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const shape of after) {
    const [was, is] = [places.get(shape.id), bounds(shape)];
    if (!was || !is) continue;
    const by = `${Math.round((is.x - was.x) * 100) / 100} ${Math.round((is.y - was.y) * 100) / 100}`;
    found.set(by, (found.get(by) ?? 0) + 1);
  }
  const [most] = [...found].sort((one, other) => other[1] - one[1]);
  return most ? most[0].split(" ").map(Number) : [0, 0];
}

/**
 * Where things are, without words and shadows.
 * @param {Shape[]} shapes
 * @returns {Box | null}
 */
function inner(shapes) {
  const parts = shapes.flatMap(all).filter(({ form, class: kind }) => !form.text && !form.group && !/\b(cast|shadow)\b/.test(kind));
  const boxes = /** @type {Box[]} */ (parts.map(bounds).filter(Boolean));
  if (boxes.length === 0) return null;
  const box = around(boxes.flatMap((one) => [[one.x, one.y], [one.x + one.width, one.y + one.height]]));
  return { x: box.x - EDGE, y: box.y - EDGE, width: box.width + 2 * EDGE, height: box.height + 2 * EDGE };
}

/**
 * What a shape looks like, wherever it is.
 * @param {Shape} shape
 */
function inPlace(shape) {
  const box = bounds(shape);
  return looks(box ? moved(shape, -box.x, -box.y) : shape);
}

/**
 * Where a thing lies, without the shadow that it casts.
 * @param {Element} element
 */
function extent(element) {
  const parts = /** @type {SVGGraphicsElement[]} */ ([...element.children].filter((child) => child instanceof SVGGraphicsElement && !child.matches(".cast, .shadow")));
  const boxes = (parts.length > 0 ? parts : [/** @type {SVGGraphicsElement} */ (element)]).map((part) => part.getBBox());
  return around(boxes.flatMap((box) => [[box.x, box.y], [box.x + box.width, box.y + box.height]]));
}

/**
 * Puts the elements into this order, and moves none that need not be: a moved element would lose the focus.
 * @param {SVGElement} layer
 * @param {SVGElement[]} elements
 */
function arrange(layer, elements) {
  const wanted = new Set(elements);
  for (const child of [...layer.children]) if (!wanted.has(/** @type {SVGElement} */ (child))) child.remove();
  let cursor = layer.firstElementChild;
  for (const element of elements) {
    if (element === cursor) cursor = cursor.nextElementSibling;
    else layer.insertBefore(element, cursor);
  }
}
