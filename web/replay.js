// Going through a game: by arrow keys, or by itself.

import { t } from "./text.js";
import { icon } from "./icons.js";
import { signed } from "./frame.js";

/** How long each position is shown, in milliseconds. */
const PACE = 1100;

export class Autoplay {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;

  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.button = signed("play", "", t("autoplay"), () => this.toggle());
    this.button.dataset.do = "autoplay";
    this.button.setAttribute("aria-pressed", "false");
  }

  get runs() {
    return this.#next !== undefined;
  }

  /** From the position that is looked at, or from the beginning if that is the last one. */
  toggle() {
    if (this.runs) return this.stop();
    this.#show(true);
    this.#go(this.page.at ?? 0);
  }

  stop() {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#show(false);
  }

  /** @param {number} at */
  async #go(at) {
    const { page } = this;
    // Whoever has gone somewhere else meanwhile has the last word.
    this.#next = setTimeout(() => (page.at === at ? this.#go(at + 1) : this.stop()), PACE);
    if (at >= page.state.entries) this.stop();
    await page.goTo(at);
  }

  /** @param {boolean} runs */
  #show(runs) {
    this.button.replaceChildren(icon(runs ? "pause" : "play"));
    this.button.setAttribute("aria-pressed", String(runs));
  }

  /**
   * Where a key leads to, if it leads through the game.
   * @param {KeyboardEvent} event
   * @param {(by: number) => number | undefined} step the next place that is worth looking at
   * @returns {boolean} whether it does
   */
  key(event, step) {
    const { page } = this;
    const now = page.at ?? page.state.entries;
    const to = { ArrowLeft: () => step(-1) ?? Math.max(0, now - 1), ArrowRight: () => step(1) ?? now + 1, Home: () => 0, End: () => Infinity }[event.key];
    if (event.key === "p") this.toggle();
    else if (to) {
      this.stop();
      page.goTo(to());
    } else return false;
    return true;
  }
}
