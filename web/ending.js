// The end of a game: who won and why, what everybody had move by move, the moments that decided it, and the way to a
// review. It stands beside the board and not over it, so that the game can be gone through.

import { el, fill, svg } from "./dom.js";
import { emblem } from "./icons.js";
import { language, t } from "./text.js";
import { get } from "./api.js";
import { signed } from "./frame.js";
import { result, seatName } from "./panels.js";
import { figure, isTogether, roundel, totalOf } from "./sheet.js";
import { Chart } from "./chart.js";
import { excerpt, momentCard, momentOf, swings } from "./moments.js";
import { MISTAKE, Review, percent } from "./review.js";
import { share } from "./dialogs.js";

/**
 * @typedef {import("./moments.js").Count} Count
 * @typedef {import("./moments.js").Moment} Moment
 */

/** So many positions are counted at most, so many at a time. */
const COUNTED = 60;
const AT_ONCE = 4;

export class Ending {
  /**
   * What everybody had, position by position.
   * @type {Count[]}
   */
  #counts = [];
  /** @type {Moment[]} */
  #moments = [];
  /**
   * The sheets of the last position.
   * @type {any[] | null}
   */
  #sheets = null;
  #begun = false;
  /**
   * Pictures of moments, by the numbers of their entries.
   * @type {Map<number, SVGElement | null>}
   */
  #pictures = new Map();
  /** What the cards show, so that they are not made anew without need. */
  #cards = "";

  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.headline = el("div", { class: "headline", hidden: true });
    this.chart = new Chart((entry) => page.goTo(entry));
    this.caption = el("h2");
    this.legend = el("div", { class: "legend", "aria-hidden": "true" });
    this.moments = el("div", { class: "moments" });
    this.decided = el("section", { "aria-label": t("moments"), hidden: true }, el("h2", {}, t("moments")), this.moments);
    this.review = new Review(page, () => this.#draw());
    this.element = el("div", { class: "ending", hidden: true }, el("section", {}, el("div", { class: "chart-head" }, this.caption, this.legend), this.chart.element), this.decided, this.review.element);
  }

  /** Shows the end if there is one, and the place of the position that is looked at. */
  show() {
    const { state } = this.page;
    const over = state.standing === "over";
    this.element.hidden = this.headline.hidden = !over;
    if (!over) return;
    if (!this.#begun) {
      this.#begun = true;
      this.#begin();
    }
    const here = this.review.verdicts.find((verdict) => verdict.at === this.page.at);
    if (here) this.page.analysis = here.told;
    this.#draw();
  }

  /** What else can be done at the end. */
  buttons() {
    const { page, review } = this;
    const { terms, outdated } = page.state.table;
    const judged = terms.hints && outdated === undefined && !review.runs && !review.isComplete;
    const look = () => {
      review.start();
      review.element.scrollIntoView({ block: "nearest" });
      page.showChoices();
    };
    return [
      mark("replay", signed("play", t("replay"), t("replay"), () => page.autoplay.toggle(), "quiet")),
      judged && mark("review", signed("review", t("review-start"), t("review-start"), look, "quiet")),
      mark("share", signed("share", t("share"), t("share"), () => share(page))),
    ];
  }

  /** Whether everybody plays for one target: then all have the same. */
  get #together() {
    return isTogether(this.page.state.table);
  }

  async #begin() {
    const { page } = this;
    const { table, as } = page.state;
    try {
      const looked = `/api/games/${page.id}/look?as=${as ?? 0}&language=${language()}`;
      this.#sheets = page.at === null ? page.parts.sheets : (await get(`${looked}&take=parts`)).parts.sheets;
      this.#showHeadline();
      if (table.outdated !== undefined || totalOf(this.#sheets ?? [], 1) === undefined) return;
      const count = async (/** @type {number} */ at) => {
        const { scores } = await get(`${looked}&take=scores&at=${at}`);
        return { at, totals: scores.map((/** @type {any} */ score) => score.total) };
      };
      await this.#count(count);
      const winner = table.target === undefined ? this.#leaders()[0] : null;
      for (let [before, after] of swings(this.#counts, winner)) {
        // Where positions were left out, the one of them that mattered is looked for.
        const between = page.log.flatMap((/** @type {any} */ line, /** @type {number} */ index) => (line.seat && index >= before.at && index + 1 < after.at ? [index + 1] : []));
        const finer = [before];
        for (const at of between) finer.push(await count(at));
        [[before, after]] = swings([...finer, after], winner).length > 0 ? largest([...finer, after], winner) : [[before, after]];
        this.#moments.push(momentOf(before, after, this.#together));
      }
    } catch {
      // Whoever leaves the page, or loses the connection, misses the chart and nothing else.
    }
    this.#draw();
  }

  /**
   * Counts every position that somebody's decision led to, or some of them where there are many.
   * @param {(at: number) => Promise<Count>} count
   */
  async #count(count) {
    const { log, state } = this.page;
    const all = log.flatMap((/** @type {any} */ line, /** @type {number} */ index) => (line.seat ? [index + 1] : []));
    const every = Math.max(1, Math.ceil(all.length / COUNTED));
    const some = all.filter((/** @type {number} */ at, /** @type {number} */ index) => index % every === 0 && at < state.entries);
    const wanted = [0, ...some, state.entries];
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      this.#counts.push(...(await Promise.all(wanted.slice(from, from + AT_ONCE).map(count))));
      if (from % (3 * AT_ONCE) === 0) this.#draw();
    }
    this.#draw();
  }

  /** Who has most in the end: those who won, or whoever would have. */
  #leaders() {
    const { table } = this.page.state;
    if (table.winners?.length > 0) return table.winners;
    const totals = table.seats.map((/** @type {any} */ _, /** @type {number} */ index) => totalOf(this.#sheets ?? [], index + 1) ?? 0);
    return [totals.indexOf(Math.max(...totals)) + 1];
  }

  #showHeadline() {
    const { table } = this.page.state;
    const { title, why } = headline(table, this.#sheets ?? []);
    const together = this.#together;
    const signs = together ? table.seats.map((/** @type {any} */ _, /** @type {number} */ index) => index + 1) : table.winners ?? [];
    fill(this.headline, el("span", { class: "signs" }, signs.map(roundel)), el("div", {}, el("h2", {}, title), why && el("p", {}, why)), stamp(table.name, signs[0]));
  }

  #draw() {
    const { page, review } = this;
    const { table, entries } = page.state;
    if (page.state.standing !== "over") return;
    const expected = this.#expected();
    const shared = this.#together || table.seats.length === 1;
    const seats = shared ? [1] : table.seats.map((/** @type {any} */ _, /** @type {number} */ index) => index + 1);
    const name = (/** @type {number} */ seat) => (this.#together ? t("everybody") : seatName(table, seat));
    /** @type {import("./chart.js").Line[]} */
    const lines = seats.map((/** @type {number} */ seat) => ({
      seat,
      name: name(seat),
      points: expected ?? this.#counts.length > 0 ? (expected ?? this.#counts).map(({ at, totals }) => /** @type {[number, number]} */ ([at, totals[seat - 1]])) : [],
    }));
    const title = t(expected ? "chart-expected" : "chart-points");
    const moments = this.#worst() ?? this.#moments;
    this.element.firstElementChild?.toggleAttribute("hidden", this.#counts.length < 2);
    fill(this.caption, title);
    fill(this.legend, lines.map((line) => el("span", {}, roundel(line.seat), " ", line.name)));
    this.chart.draw({ title, lines, last: entries, target: table.target ?? undefined, marks: moments.map((moment) => moment.entry + 1), here: page.at });
    this.#showMoments(moments);
    review.show();
  }

  /**
   * What was expected of the end after each decision, once the whole game has been looked at.
   * @returns {Count[] | null}
   */
  #expected() {
    const { review } = this;
    const last = this.#counts[this.#counts.length - 1];
    if (!review.isComplete || !last) return null;
    const known = review.verdicts.filter((verdict) => verdict.played.expected.length === last.totals.length && verdict.played.expected.every((total) => total !== null));
    if (known.length < 2) return null;
    return [...known.map((verdict) => ({ at: verdict.at + 1, totals: /** @type {number[]} */ (verdict.played.expected) })), last];
  }

  /**
   * The decisions that cost most, once the whole game has been looked at and some were mistakes.
   * @returns {Moment[] | null}
   */
  #worst() {
    if (!this.review.isComplete) return null;
    const costly = this.review.verdicts.filter((verdict) => verdict.loss >= MISTAKE).sort((one, other) => other.loss - one.loss).slice(0, 3);
    if (costly.length < 3) return null;
    const moment = (/** @type {import("./review.js").Verdict} */ verdict) => ({ entry: verdict.at, changes: [], cost: t("moment-cost", { cost: percent(verdict.loss), says: verdict.best.says }) });
    return costly.sort((one, other) => one.at - other.at).map(moment);
  }

  /** @param {Moment[]} moments */
  #showMoments(moments) {
    const { page } = this;
    this.decided.hidden = moments.length === 0;
    const pictures = moments.filter((moment) => this.#pictures.get(moment.entry)).length;
    const shown = JSON.stringify([moments, pictures]);
    if (shown === this.#cards) return;
    this.#cards = shown;
    const cards = moments.map((moment, index) => {
      const line = page.log[moment.entry];
      const drawn = this.#pictures.get(moment.entry) ?? null;
      if (!this.#pictures.has(moment.entry)) this.#picture(moment.entry, line.marks ?? []);
      return momentCard(index + 1, moment, page.inWords(line), drawn, () => page.goTo(moment.entry + 1));
    });
    fill(this.moments, cards);
  }

  /**
   * @param {number} entry
   * @param {string[]} marks
   */
  async #picture(entry, marks) {
    this.#pictures.set(entry, null);
    try {
      const { parts } = await get(`/api/games/${this.page.id}/look?as=${this.page.state.as ?? 0}&at=${entry + 1}&take=parts&language=${language()}`);
      this.#pictures.set(entry, excerpt(parts, marks));
      this.#draw();
    } catch {
      // The card says the same in words.
    }
  }
}

/**
 * The stamp on a sheet that is kept: what was played, with the emblem of whoever won.
 * @param {string} game
 * @param {number | undefined} seat
 */
function stamp(game, seat) {
  const words = game.toUpperCase();
  return svg(
    "svg",
    { viewBox: "-50 -50 100 100", class: `stamp ${seat ? `seat-${seat}` : ""}`, "aria-hidden": "true" },
    svg("path", { id: "stamp-arc", d: "M-33 8A34 34 0 1 1 33 8" }),
    svg("circle", { r: 47 }),
    svg("circle", { r: 28, class: "thin" }),
    svg("text", {}, svg("textPath", { href: "#stamp-arc", startOffset: "50%", "text-anchor": "middle", textLength: Math.min(118, 10 * words.length), lengthAdjust: "spacingAndGlyphs" }, words)),
    seat && svg("g", { transform: "scale(1.3)" }, emblem(seat)),
  );
}

/**
 * The largest swing among some positions.
 * @param {Count[]} counts
 * @param {number | null} winner
 */
function largest(counts, winner) {
  const lead = (/** @type {Count} */ { totals }) => (winner === null ? totals[0] : totals[winner - 1] - Math.max(...totals.filter((_, index) => index !== winner - 1), -Infinity));
  const by = (/** @type {[Count, Count]} */ [one, other]) => Math.abs(lead(other) - lead(one));
  return swings(counts, winner).sort((one, other) => by(other) - by(one));
}

/**
 * Who won and why, in words.
 * @param {any} table
 * @param {import("./sheet.js").Sheet[]} sheets
 * @returns {{title: string, why: string}}
 */
function headline(table, sheets) {
  const seats = table.seats.map((/** @type {any} */ _, /** @type {number} */ index) => index + 1);
  const totals = new Map(seats.map((/** @type {number} */ seat) => [seat, totalOf(sheets, seat)]));
  const total = (/** @type {number} */ seat) => totals.get(seat) ?? 0;
  const winners = table.winners ?? [];
  if (table.outdated !== undefined || seats.some((/** @type {number} */ seat) => totals.get(seat) === undefined)) return { title: result(table), why: "" };
  const names = winners.map((/** @type {number} */ seat) => seatName(table, seat));
  const ended = table.ended ? t(`ended-${table.ended.how}`, { name: table.ended.seat ? seatName(table, table.ended.seat) : "" }) : "";
  if (ended) return { title: names.length > 0 ? t("won", { names }) : t("nobody-won"), why: ended };
  if (table.target !== undefined && table.target !== null) return forTarget(table, sheets, Math.max(...seats.map(total)));
  const others = seats.filter((/** @type {number} */ seat) => !winners.includes(seat)).sort((/** @type {number} */ one, /** @type {number} */ other) => total(other) - total(one));
  if (winners.length !== 1) return { title: t("ending-shared", { names, points: figure(total(winners[0] ?? 1)) }), why: "" };
  const [winner] = winners;
  if (others.length === 0) return { title: t("ending-alone", { names, points: figure(total(winner)) }), why: "" };
  const title = t("ending-wins", { names, points: figure(total(winner)), others: others.map((/** @type {number} */ seat) => figure(total(seat))).join(" : ") });
  if (total(others[0]) === total(winner)) return { title, why: t("ending-tie") };
  return { title, why: reason(sheets, winner, others[0], seatName(table, others[0])) };
}

/**
 * @param {any} table
 * @param {import("./sheet.js").Sheet[]} sheets
 * @param {number} total
 */
function forTarget(table, sheets, total) {
  const { target } = table;
  const reached = total >= target;
  const name = seatName(table, 1);
  const values = { name, points: figure(total), target: figure(target), short: figure(target - total) };
  const who = table.seats.length > 1 ? "together" : "solo";
  const rows = lines(sheets, 1, null);
  const [best, worst] = [rows[0], rows[rows.length - 1]];
  const why = [best?.by > 0 && t("ending-most", { what: best.what }), worst?.by < 0 && t("ending-least", { what: worst.what })].filter(Boolean).join(" ");
  return { title: t(`ending-${who}-${reached ? "reached" : "short"}`, values), why };
}

/**
 * By what somebody was ahead of somebody else, and by what behind.
 * @param {import("./sheet.js").Sheet[]} sheets
 * @param {number} winner
 * @param {number} other
 * @param {string} name
 */
function reason(sheets, winner, other, name) {
  const rows = lines(sheets, winner, other);
  const ahead = rows.filter((row) => row.by > 0).slice(0, 2);
  const behind = rows.filter((row) => row.by < 0).slice(-1);
  const list = (/** @type {{what: string}[]} */ some) => some.map((row) => row.what);
  return [ahead.length > 0 && t("ending-ahead", { name, what: list(ahead) }), behind.length > 0 && t("ending-behind", { what: list(behind) })].filter(Boolean).join(" ");
}

/**
 * The lines of the sheet of points, by how much more somebody has than somebody else, the largest first.
 * @param {import("./sheet.js").Sheet[]} sheets
 * @param {number} seat
 * @param {number | null} other
 */
function lines(sheets, seat, other) {
  const sheet = sheets.find((one) => one.id === "points");
  const column = (/** @type {number | null} */ whose) => sheet?.columns.findIndex((one) => "seat" in one && one.seat === whose) ?? -1;
  const rows = (sheet?.rows ?? []).filter((row) => row.is === "line");
  const compared = rows.map((row) => ({ label: row.label, by: (row.cells[column(seat)] ?? 0) - (other === null ? 0 : row.cells[column(other)] ?? 0) }));
  return compared.map(({ label, by }) => ({ by, what: `${label} ${by > 0 ? "+" : ""}${figure(by)}` })).sort((one, another) => another.by - one.by);
}

/**
 * A button that can be found by what it does.
 * @param {string} what
 * @param {HTMLElement} element
 */
function mark(what, element) {
  element.dataset.do = what;
  return element;
}
