// What a person is about to do: what has been touched, what is left, which of it is meant, and what it would look like.

import { narrow, offered, touch } from "./choose.js";

/**
 * @typedef {import("./choose.js").Choice} Choice
 * @typedef {{changed: () => void, act: (choice: Choice) => void, ask: (word: string) => Promise<any>,
 *   show: (patch: any) => void, thing: (token: string) => {token?: string, ways: string[]},
 *   isHeld: (token: string) => boolean}} Listener
 */

/** How long the pointer rests before a preview is asked for, in milliseconds. */
const REST = 70;

/** Among so many choices one can be meant by what has been touched though others go further. */
const FEW = 8;

/** Whether a person wants to say yes to every action: unless they have chosen otherwise, a first touch never commits. */
export function confirms() {
  return localStorage.getItem("plat-confirm") !== "no";
}

export class Choosing {
  /**
   * What may be done.
   * @type {Choice[]}
   */
  choices = [];
  /**
   * What has been touched.
   * @type {string[]}
   */
  touched = [];
  /** Which of several choices that are left is meant, as the wheel or a key turns it. */
  #turned = 0;
  /**
   * Previews that have been asked for, by word.
   * @type {Map<string, any>}
   */
  #previews = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
  }

  /**
   * The table has changed: there are other choices, and nothing has been touched.
   * @param {Choice[]} choices
   */
  begin(choices) {
    this.choices = choices;
    this.touched = [];
    this.#turned = 0;
    this.#previews.clear();
  }

  /**
   * Whether these are the choices that there were already.
   * @param {Choice[]} choices
   */
  knows(choices) {
    return choices.length === this.choices.length && choices.every(({ word }, index) => word === this.choices[index].word);
  }

  /** The choices that are left. */
  left() {
    return narrow(this.choices, this.touched);
  }

  /** The tokens that go with what has been touched. */
  offered() {
    return offered(this.choices, this.touched);
  }

  /** The tokens that can be touched: those that go with what has been touched, and those that can take its place. */
  touchable() {
    const tokens = new Set(this.choices.flatMap((choice) => choice.tokens));
    for (const token of this.touched) tokens.delete(token);
    return tokens;
  }

  /** The choice that is meant, if it is clear enough to be done. */
  chosen() {
    return this.touched.length === 0 ? null : this.#meant(this.touched);
  }

  /** Whether other choices than the one that is meant go with what has been touched, besides the ways a thing can lie. */
  goesOn() {
    const count = this.left().length;
    return count > 1 && this.#ready(this.touched).length < count;
  }

  /**
   * The choice that is meant by what has been touched: the only one that is left, or one for which nothing else need be
   * touched.
   * @param {string[]} touched
   * @returns {Choice | null}
   */
  #meant(touched) {
    const left = narrow(this.choices, touched);
    if (left.length === 1) return left[0];
    const ready = this.#ready(touched);
    if (ready.length === 0 || (left.length > FEW && ready.length < left.length)) return null;
    return ready[this.#turned % ready.length];
  }

  /**
   * The choices of which everything has been touched, however the thing lies.
   * @param {string[]} touched
   */
  #ready(touched) {
    const known = new Set(touched.flatMap((token) => {
      const { token: own, ways } = this.listener.thing(token);
      return own === undefined ? [token, ...ways] : [token, own, ...ways];
    }));
    return narrow(this.choices, touched).filter(({ tokens }) => tokens.every((token) => known.has(token)));
  }

  /** How the thing that has been touched can lie: what else has been touched, and the ways that go with it. */
  #ways() {
    for (const token of this.touched) {
      const { ways } = this.listener.thing(token);
      const rest = this.touched.filter((other) => !ways.includes(other));
      const fitting = ways.filter((way) => narrow(this.choices, [...rest, way]).length > 0);
      if (fitting.length > 1) return { rest, fitting };
    }
    return null;
  }

  /** Whether the thing whose place is chosen can lie there in several ways. */
  isTurnable() {
    return this.chosen() !== null && this.#ways() !== null;
  }

  /** Whether what has been touched can be turned, or means several actions. */
  turns() {
    return this.touched.length > 0 && (this.#ways() !== null || (this.chosen() !== null && this.#ready(this.touched).length > 1));
  }

  /** @param {string} token */
  touch(token) {
    const meant = this.chosen();
    if (meant && this.#confirms(token) && confirms()) {
      this.listener.act(meant);
      return;
    }
    this.touched = touch(this.choices, this.touched, token);
    this.#turned = 0;
    const left = this.left();
    if (this.touched.length > 0 && left.length === 1 && !confirms()) this.listener.act(left[0]);
    else this.listener.changed();
  }

  /**
   * Whether touching something again does what is meant: it was touched last, or is the place of what is held.
   * @param {string} token
   */
  #confirms(token) {
    const { touched } = this;
    return touched.includes(token) && (token === touched[touched.length - 1] || !this.listener.isHeld(token));
  }

  /**
   * Touches what an action needs, so that it can be looked at and done.
   * @param {string} word
   */
  consider(word) {
    const choice = this.choices.find((choice) => choice.word === word);
    if (!choice) return;
    this.touched = choice.tokens;
    this.#turned = Math.max(0, this.left().indexOf(choice));
    this.listener.changed();
  }

  /** @param {number} by */
  turn(by) {
    if (!this.turns()) return;
    const ways = this.#ways();
    if (ways) {
      // Whatever else is chosen stays; so does the turn when another place is chosen where the thing can lie so.
      const lies = [...this.touched, ...(this.chosen()?.tokens ?? [])].find((token) => ways.fitting.includes(token));
      const now = lies === undefined ? 0 : ways.fitting.indexOf(lies);
      this.touched = [...ways.rest, ways.fitting[(now + by + ways.fitting.length) % ways.fitting.length]];
      this.#turned = 0;
      this.listener.changed();
      return;
    }
    const count = this.#ready(this.touched).length;
    this.#turned = (this.#turned + by + count) % count;
    this.listener.changed();
  }

  /**
   * Takes a thing in hand, as it is turned, and lets go of everything else. Says whether it can be taken.
   * @param {string} token
   */
  take(token) {
    if (narrow(this.choices, [token]).length === 0) return false;
    const { token: own = token, ways } = this.listener.thing(token);
    const turned = ways.includes(token) ? token : this.touched.find((other) => ways.includes(other));
    const kept = own === turned || turned === undefined ? [own] : [own, turned];
    this.touched = narrow(this.choices, kept).length > 0 ? kept : [token];
    this.#turned = 0;
    this.listener.changed();
    return true;
  }

  letGo() {
    this.touched = [];
    this.#turned = 0;
    this.listener.changed();
  }

  /**
   * What the pointer rests on, if touching it would decide something.
   * @param {string | null} token
   */
  point(token) {
    clearTimeout(this.#resting);
    const meant = token === null ? null : this.#meant([...this.touched, token]);
    if (meant) this.#resting = setTimeout(() => this.#preview(meant), REST);
    else this.showPreview();
  }

  /** Shows what the action that is meant would do, or nothing. */
  showPreview() {
    const chosen = this.chosen();
    if (chosen) this.#preview(chosen);
    else this.listener.show(null);
  }

  /** @param {Choice} choice */
  async #preview(choice) {
    const { choices } = this;
    try {
      const told = this.#previews.get(choice.word) ?? (await this.listener.ask(choice.word));
      // By now the table may be another one.
      if (this.choices !== choices) return;
      this.#previews.set(choice.word, told);
      this.listener.show(told.parts);
    } catch {
      // A preview that cannot be had is none; the action itself will say why.
    }
  }
}
