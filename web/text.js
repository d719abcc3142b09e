// The words of the page, one file a language. A language is complete or it is not there: a test compares their keys.

/**
 * The languages there are, with their own names.
 * @type {Record<string, string>}
 */
export const LANGUAGES = { en: "English", de: "Deutsch" };

/** @type {Record<string, string>} */
let words = {};

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
  words = await (await fetch(`/web/lang/${tag}.json`)).json();
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
