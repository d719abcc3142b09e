// The words of the page, in the language that was chosen. A language is complete or it is not there: a test compares them
// all. What games and the server say they say in that language by themselves.

import { Phrases } from "./phrases.js";
import { Words } from "./words.js";

/**
 * The languages there are, with their own names: known once the words are loaded.
 * @type {Record<string, string>}
 */
export const LANGUAGES = {};

let words = new Words("en", {});

/**
 * The phrase books by game, and the common one: none in English, which the server speaks.
 * @type {Record<string, import("./phrases.js").Book> | null}
 */
let books = null;

/**
 * What each game says.
 * @type {Map<string, Phrases>}
 */
const phrases = new Map();

/** The game that the page is about. */
let topic = "";

/** The language that is chosen, or the browser's if we have it. */
export function language() {
  const chosen = localStorage.getItem("plat-language");
  if (chosen && chosen in LANGUAGES) return chosen;
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return known ?? "en";
}

/** Loads the words of the language. */
export async function loadWords() {
  /** @param {string} name */
  const read = async (name) => (await fetch(`/web/words/${name}.json`)).json();
  Object.assign(LANGUAGES, await read("languages"));
  const tag = language();
  document.documentElement.lang = tag;
  words = new Words(tag, await read(tag));
  if (tag === "de") books = (await (await fetch("/web/lang/de.json")).json()).phrases;
}

/**
 * A message of `words/` in words.
 * @param {string} key
 * @param {Record<string, import("./words.js").Value>} [values]
 */
export function t(key, values = {}) {
  return words.say(key, values);
}

/**
 * Whether there are words for something.
 * @param {string} key
 */
export function has(key) {
  return words.has(key);
}

/**
 * From now on the page is about this game.
 * @param {string} game
 */
export function speakOf(game) {
  topic = game;
}

/**
 * What the server said, in the language of the page.
 * @param {string} english
 * @param {string} [game]
 */
export function said(english, game = topic) {
  return inPhrases(english, game) ?? english;
}

/**
 * The same, or nothing if there are no words for it.
 * @param {string} english
 * @param {string} game
 */
export function inPhrases(english, game) {
  if (books === null) return english;
  let known = phrases.get(game);
  if (!known) {
    known = new Phrases([books[game] ?? {}, books.common]);
    phrases.set(game, known);
  }
  return known.say(english);
}
