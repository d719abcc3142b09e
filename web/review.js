// The review of a game that is over: every decision with what was best, what was played and what that cost, by the
// computer's reckoning. It asks for one decision after the other, tells how far it is, and can be left at any time.

import { el, fill } from "./dom.js";
import { language, said, t } from "./text.js";
import { post, Refusal } from "./api.js";
import { button } from "./frame.js";
import { roundel } from "./sheet.js";

/**
 * @typedef {{word: string, says: string, value: number, expected: (number | null)[]}} Opinion
 * @typedef {{at: number, seat: number, played: Opinion, best: Opinion, loss: number, told: any}} Verdict what was
 *   decided after so many entries
 */

/** A decision that loses so much is a mistake, and one that loses so much a grave one. */
export const MISTAKE = 0.05;
const BLUNDER = 0.15;

/** So many opinions about a decision are kept. */
const KEPT = 6;

/** How often something is asked again that came too early or was not answered, and after how long, in milliseconds. */
const TRIES = 5;
const PAUSE = 2000;

export class Review {
  /**
   * What is known, by the number of entries before.
   * @type {Map<number, Verdict | null>}
   */
  #known = new Map();
  /** @type {AbortController | null} */
  #asking = null;
  /**
   * What was said of the decision that was looked at last.
   * @type {Verdict | undefined}
   */
  #read;
  #failed = false;

  /**
   * @param {any} page
   * @param {() => void} changed
   */
  constructor(page, changed) {
    this.page = page;
    this.changed = changed;
    this.element = el("section", { class: "review", "aria-label": t("review"), hidden: true });
    window.addEventListener("pagehide", () => this.stop());
    this.#remember();
  }

  /**
   * The decisions that have been looked at, in the order of the game.
   * @returns {Verdict[]}
   */
  get verdicts() {
    const found = /** @type {Verdict[]} */ ([...this.#known.values()].filter((verdict) => verdict !== null));
    return found.sort((one, other) => one.at - other.at);
  }

  /** Where somebody decided something, as far as the log tells. */
  get decisions() {
    return this.page.log.flatMap((/** @type {any} */ line, /** @type {number} */ index) => (line.seat ? [index] : []));
  }

  get runs() {
    return this.#asking !== null;
  }

  get isComplete() {
    return this.decisions.length > 0 && this.decisions.every((/** @type {number} */ at) => this.#known.has(at));
  }

  /** Looks at every decision that has not been looked at. */
  async start() {
    if (this.runs) return;
    const asking = new AbortController();
    this.#asking = asking;
    this.#failed = false;
    this.show();
    try {
      for (const at of this.decisions) {
        if (this.#known.has(at)) continue;
        const verdict = await this.#judge(at, asking.signal);
        if (asking.signal.aborted) return;
        this.#known.set(at, verdict);
        this.changed();
      }
    } catch {
      this.#failed = !asking.signal.aborted;
    } finally {
      if (this.#asking === asking) this.#asking = null;
      this.#keep();
      this.changed();
    }
  }

  stop() {
    this.#asking?.abort();
    this.#asking = null;
    this.show();
  }

  /**
   * @param {number} at
   * @param {AbortSignal} signal
   * @returns {Promise<Verdict | null>} nothing if there was nothing to decide
   */
  async #judge(at, signal) {
    for (let tried = 1; ; tried += 1) {
      try {
        return verdictOf(await post(`/api/games/${this.page.id}/analysis`, { at, language: language() }, signal));
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || signal.aborted) throw refusal;
        if (refusal.code === "not-now") return null;
        if (tried === TRIES || (refusal.code !== "too-fast" && refusal.code !== "silent")) throw refusal;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  /** What is known is kept while the tab is open: whoever comes back need not wait again. */
  #keep() {
    try {
      sessionStorage.setItem(`plat-review-${this.page.id}`, JSON.stringify([...this.#known]));
    } catch {
      // There is no room; then it is asked for again.
    }
  }

  #remember() {
    try {
      this.#known = new Map(JSON.parse(sessionStorage.getItem(`plat-review-${this.page.id}`) ?? "[]"));
    } catch {
      this.#known = new Map();
    }
  }

  /**
   * The decision before or after the position that is looked at.
   * @param {number} by
   * @returns {number | undefined} how many entries came before it
   */
  neighbour(by) {
    const at = this.page.at ?? Infinity;
    const { verdicts } = this;
    return by > 0 ? verdicts.find((verdict) => verdict.at > at)?.at : verdicts.reverse().find((verdict) => verdict.at < at)?.at;
  }

  show() {
    const { verdicts, decisions } = this;
    this.element.hidden = !this.runs && verdicts.length === 0 && !this.#failed;
    if (this.element.hidden) return;
    const { page } = this;
    const looked = decisions.filter((/** @type {number} */ at) => this.#known.has(at)).length;
    const here = verdicts.find((verdict) => verdict.at === page.at);
    const progress =
      !this.isComplete &&
      el(
        "div",
        { class: "review-progress" },
        el("progress", { max: decisions.length, value: looked, "aria-label": t("review") }),
        el("span", { role: "status" }, t("review-progress", { done: looked, count: decisions.length })),
        this.runs ? button(t("review-stop"), t("review-stop"), () => this.stop()) : button(t("review-on"), t("review-on"), () => this.start()),
      );
    const list = this.element.querySelector("ol");
    const [scrolled, focused] = [list?.scrollTop ?? 0, this.element.contains(document.activeElement) ? document.activeElement?.getAttribute("data-at") : null];
    const rows = el("ol", {}, verdicts.map((verdict) => this.#row(verdict)));
    fill(
      this.element,
      el("h2", {}, t("review")),
      progress,
      this.#failed && el("p", { class: "failed" }, t("review-failed")),
      here && this.#detail(here),
      this.isComplete && this.#summary(verdicts),
      rows,
      el("small", {}, t("review-help")),
    );
    rows.scrollTop = scrolled;
    const current = rows.querySelector(".here");
    if (current instanceof HTMLElement && (current.offsetTop < rows.scrollTop || current.offsetTop + current.offsetHeight > rows.scrollTop + rows.clientHeight)) {
      rows.scrollTop = current.offsetTop - rows.clientHeight / 2;
    }
    // Whoever steps from decision to decision reads what is said of each.
    if (here && this.#read !== here) this.element.querySelector(".verdict")?.scrollIntoView({ block: "nearest" });
    this.#read = here;
    if (focused) /** @type {HTMLElement | null} */ (rows.querySelector(`[data-at="${focused}"]`))?.focus({ preventScroll: true });
  }

  /** @param {Verdict} verdict */
  #row(verdict) {
    const here = verdict.at === this.page.at;
    return el(
      "li",
      { class: here ? "here" : null },
      el(
        "button",
        { type: "button", "data-at": verdict.at, "aria-current": here ? "true" : null, onclick: () => this.page.goTo(verdict.at) },
        el("span", { class: "nth" }, verdict.at + 1),
        roundel(verdict.seat),
        el("span", { class: "what" }, said(verdict.played.says)),
        el("span", { class: `cost ${verdict.loss >= MISTAKE ? "loss" : ""}` }, cost(verdict)),
      ),
    );
  }

  /** @param {Verdict} verdict */
  #detail(verdict) {
    const { page } = this;
    const line = (/** @type {string} */ key, /** @type {Opinion} */ opinion) => el("tr", {}, el("th", { scope: "row" }, t(key)), el("td", {}, said(opinion.says)), el("td", { class: "number" }, percent(opinion.value)));
    const same = verdict.best.word === verdict.played.word;
    return el(
      "div",
      { class: "verdict", "aria-live": "polite" },
      el("strong", {}, roundel(verdict.seat), " ", page.inWords(page.log[verdict.at])),
      el("table", {}, el("tbody", {}, line("review-played", verdict.played), !same && line("review-best", verdict.best))),
      el("p", { class: verdict.loss >= MISTAKE ? "loss" : null }, t(same ? "review-same" : verdict.loss < 0.005 ? "review-as-good" : "review-cost", { cost: percent(verdict.loss) })),
    );
  }

  /**
   * How well everybody decided.
   * @param {Verdict[]} verdicts
   */
  #summary(verdicts) {
    const head = ["review-decisions", "review-agreed", "review-mistakes", "review-mean"].map((key) => el("th", { scope: "col", class: "number" }, t(key)));
    const rows = this.page.state.table.seats.map((/** @type {any} */ _, /** @type {number} */ index) => {
      const own = verdicts.filter((verdict) => verdict.seat === index + 1);
      const mean = own.reduce((sum, verdict) => sum + verdict.loss, 0) / Math.max(1, own.length);
      const cells = [own.length, own.filter((verdict) => verdict.best.word === verdict.played.word).length, own.filter((verdict) => verdict.loss >= MISTAKE).length, percent(mean)];
      return el("tr", {}, el("th", { scope: "row" }, roundel(index + 1), " ", this.page.parts.listener.name(index + 1)), cells.map((cell) => el("td", { class: "number" }, cell)));
    });
    return el("table", { class: "review-summary" }, el("thead", {}, el("tr", {}, el("td"), head)), el("tbody", {}, rows));
  }
}

/** @param {number} value */
export const percent = (value) => `${Math.round(100 * value)} %`;

/** @param {Verdict} verdict */
function cost({ loss }) {
  if (loss < 0.005) return "✓";
  return `${loss >= BLUNDER ? "?? " : loss >= MISTAKE ? "? " : ""}−${percent(loss)}`;
}

/**
 * @param {any} told
 * @returns {Verdict | null}
 */
function verdictOf(told) {
  const actions = told.counsel?.actions ?? [];
  const found = actions.find((/** @type {any} */ action) => action.word === told.played.word);
  // Where only one thing could be done nothing was decided.
  if (!found || actions.length < 2) return null;
  const short = (/** @type {any} */ action) => ({ word: action.word, says: action.says, value: action.value, expected: action.expected.map((/** @type {any} */ one) => one.total) });
  const [best, played] = [short(actions[0]), short(found)];
  const kept = actions.filter((/** @type {any} */ action, /** @type {number} */ index) => index < KEPT || action === found);
  const counsel = { exact: told.counsel.exact, actions: kept.map((/** @type {any} */ { word, says, value }) => ({ word, says, value })) };
  return { at: told.at, seat: told.seat, played, best, loss: Math.max(0, best.value - played.value), told: { at: told.at, played: { word: told.played.word }, counsel } };
}
