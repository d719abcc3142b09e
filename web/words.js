// Messages in words. The words are written as Fluent files, `words/en.ftl` and others; the server reads them, and the page
// gets each as data: a text, or pieces of it.
//
//     "Play"
//     ["Play ", {"arg": "game"}]
//     {"arg": "count", "cases": {"one": …, "other": …}, "default": "other"}
//
// A number is said as the language writes numbers, and takes the case of its value, or else that of its plural; a list is
// joined as the language joins things, and `names-count` says how many there are in `names`.

/** @typedef {string | number | string[]} Value */
/** @typedef {string | Piece | Piece[]} Pattern */
/** @typedef {string | Argument | {words: string}} Piece */
/** @typedef {{arg: string, cases?: Record<string, Pattern>, default?: string}} Argument */

/** The words of one language. */
export class Words {
  /**
   * @param {string} language
   * @param {Record<string, Pattern>} messages
   */
  constructor(language, messages) {
    this.messages = messages;
    this.plurals = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language);
    this.lists = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** @param {string} message */
  has(message) {
    return Object.hasOwn(this.messages, message);
  }

  /**
   * A message without words is said by its name.
   * @param {string} message
   * @param {Record<string, Value>} values
   */
  say(message, values) {
    return this.has(message) ? this.#pattern(this.messages[message], values) : message;
  }

  /**
   * @param {Pattern} pattern
   * @param {Record<string, Value>} values
   * @returns {string}
   */
  #pattern(pattern, values) {
    if (typeof pattern === "string") return pattern;
    if (Array.isArray(pattern)) return pattern.map((piece) => this.#pattern(piece, values)).join("");
    if ("words" in pattern) return this.say(pattern.words, values);
    const value = valueOf(pattern.arg, values);
    if (!pattern.cases) return this.#value(value);
    const cases = pattern.cases;
    const chosen = this.#keys(value).find((key) => Object.hasOwn(cases, key)) ?? pattern.default;
    return this.#pattern(cases[chosen ?? ""] ?? "", values);
  }

  /** @param {Value} value */
  #value(value) {
    if (Array.isArray(value)) return this.lists.format(value);
    return typeof value === "number" ? this.numbers.format(value) : value;
  }

  /**
   * By what a value chooses its case, the most particular first.
   * @param {Value} value
   */
  #keys(value) {
    // A number may have been written by somebody already.
    const number = value === "" ? NaN : Number(value);
    return Number.isNaN(number) ? [String(value)] : [String(value), this.plurals.select(number)];
  }
}

/**
 * @param {string} name
 * @param {Record<string, Value>} values
 */
function valueOf(name, values) {
  const list = name.endsWith("-count") && values[name.slice(0, -"-count".length)];
  return values[name] ?? (Array.isArray(list) ? list.length : "");
}
