// The words of the page, in the language that was chosen. A language is complete or it is not there: a test compares them
// all. What games and the server say they say in that language by themselves.

import { Words } from "./words.js";

/**
 * The languages there are, with their own names: known once the words are loaded.
 * @type {Record<string, string>}
 */
export const LANGUAGES = {};

let words = new Words("en", {});

/** The language that is chosen, or the browser's if we have it. */
export function language() {
  const chosen = localStorage.getItem("plat-language");
  if (chosen && Object.hasOwn(LANGUAGES, chosen)) return chosen;
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => Object.hasOwn(LANGUAGES, tag));
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
