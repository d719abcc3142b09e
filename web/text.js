// The words of the page, one file a language. A language is complete or it is not there: a test compares their keys, and
// another one demands words for whatever the games say.

import { Phrases } from "./phrases.js";

/**
 * The languages there are, with their own names.
 * @type {Record<string, string>}
 */
export const LANGUAGES = { en: "English", de: "Deutsch" };

/** @type {Record<string, string>} */
let words = {};

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
  const tag = language();
  document.documentElement.lang = tag;
  const file = await (await fetch(`/web/lang/${tag}.json`)).json();
  words = file.words;
  books = file.phrases ?? null;
}

/**
 * The words for something, with `{name}` replaced.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * Whether there are words for something.
 * @param {string} key
 */
export function has(key) {
  return key in words;
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
