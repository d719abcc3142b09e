// Elements without markup in strings: nothing that anybody wrote can become part of the page's structure.

import { t } from "./text.js";

/**
 * @typedef {string | number | Node | null | undefined | false} Child
 */

/**
 * An HTML element with attributes, properties of its style (`--…`), listeners (`on…`) and children.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {any}
 */
export function el(tag, attributes = {}, ...children) {
  return dress(document.createElement(tag), attributes, children);
}

/**
 * The same for SVG.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
  return dress(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes
 * @param {(Child | Child[])[]} children
 */
function dress(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    // The page's own rules forbid styles written as text.
    if (name.startsWith("--")) /** @type {HTMLElement} */ (element).style.setProperty(name, String(value));
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled") {
      /** @type {any} */ (element)[name] = value;
    } else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/**
 * @param {Element} element
 * @param {(Child | Child[])[]} children
 */
function add(element, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Gives an element other children.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  add(element, children);
}

/**
 * A dialog that closes by its button, by Escape or beside it. Answers when it has closed, with what `close` was given.
 * @param {string} title
 * @param {(close: (answer?: any) => void) => Child[]} content
 * @returns {Promise<any>}
 */
export function dialog(title, content) {
  return new Promise((resolve) => {
    /** @type {any} */
    let answer;
    const close = (/** @type {any} */ given) => {
      answer = given;
      box.close();
    };
    const box = el(
      "dialog",
      {
        "aria-label": title,
        onclose: () => {
          box.remove();
          resolve(answer);
        },
        onclick: (/** @type {MouseEvent} */ event) => event.target === box && close(),
      },
      el(
        "div",
        { class: "sheet" },
        el("div", { class: "head" }, el("h2", {}, title), el("button", { type: "button", class: "close", "aria-label": t("close"), onclick: () => close() }, "✕")),
        content(close),
      ),
    );
    document.body.append(box);
    box.showModal();
    // Whoever comes with the keyboard is where the answer is, not where the way out is.
    const first = box.querySelector(".sheet > :not(.head) :is(.primary, button, a, input)");
    if (first instanceof HTMLElement) first.focus();
  });
}
