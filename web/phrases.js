// What the games say, in the language of the page. The server speaks English. A language has phrase books, a common one
// and one a game, that say English phrases otherwise. A phrase may have holes:
//
// - `{n}`, `{n2}`: a number;
// - `{cell}`, `{word}`: one word that is the same in every language, such as `c4`;
// - `{words}`: several of these, with commas or blanks between them;
// - any other name, such as `{piece}`: something that is a phrase itself.
//
// What no phrase fits is shown in English.

/** @typedef {Record<string, string>} Book */

/** One word of a notation: a cell such as `c4` or `n1e2`, a piece such as `R3` or `GBRG`, a number. */
const CODE = /^(?:\d*|[a-z]\d*|[ns]\d+[ew]\d+|[A-Z]{1,5}\d*)$/;

/**
 * Whether something is the same in every language.
 * @param {string} text
 */
const isSame = (text) => text.split(/[^\p{L}\d]+/u).every((word) => CODE.test(word));

/** How many sentences are remembered: more than a table shows at once. */
const REMEMBERED = 5000;

/** @param {string} hole */
function pattern(hole) {
  if (/^n\d*$/.test(hole)) return String.raw`[+−-]?\d+`;
  if (/^(?:cell|word)\d*$/.test(hole)) return String.raw`[^\s,;:()]+`;
  return ".+?";
}

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A phrase with holes. */
class Phrase {
  /**
   * @param {string} english
   * @param {string} meaning
   */
  constructor(english, meaning) {
    const parts = english.split(/\{(\w+)\}/);
    this.holes = parts.filter((_, index) => index % 2 === 1);
    const source = parts.map((part, index) => (index % 2 === 1 ? `(${pattern(part)})` : literal(part)));
    this.fits = new RegExp(`^${source.join("")}$`, "u");
    this.said = parts.filter((_, index) => index % 2 === 0).join("").length;
    this.meaning = meaning;
  }
}

/** Phrase books, the one that goes before the others first. */
export class Phrases {
  /**
   * Those without holes.
   * @type {Map<string, string>}
   */
  #fixed = new Map();
  /**
   * Those with holes: the ones that say most by themselves first.
   * @type {Phrase[]}
   */
  #open;
  /**
   * What has been said: nothing for what cannot be said.
   * @type {Map<string, string | null>}
   */
  #known = new Map();

  /** @param {Book[]} books */
  constructor(books) {
    /** @type {Phrase[]} */
    const open = [];
    for (const [english, meaning] of books.flatMap((book) => Object.entries(book))) {
      if (english.includes("{")) open.push(new Phrase(english, meaning));
      else if (!this.#fixed.has(english)) this.#fixed.set(english, meaning);
    }
    this.#open = open.sort((one, other) => other.said - one.said);
  }

  /**
   * What an English sentence says, or nothing if there are no words for it.
   * @param {string} english
   * @returns {string | null}
   */
  say(english) {
    const known = this.#known.get(english);
    if (known !== undefined) return known;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    // A phrase that leads back to itself fits nothing.
    this.#known.set(english, null);
    const said = this.#find(english);
    this.#known.set(english, said);
    return said;
  }

  /** @param {string} english */
  #find(english) {
    const fixed = this.#fixed.get(english);
    if (fixed !== undefined) return fixed;
    if (isSame(english)) return english;
    for (const phrase of this.#open) {
      const found = phrase.fits.exec(english);
      const said = found && this.#fill(phrase, found.slice(1));
      if (said) return said;
    }
    return null;
  }

  /**
   * The phrase with its holes filled, if there are words for all of them.
   * @param {Phrase} phrase
   * @param {string[]} found
   */
  #fill(phrase, found) {
    /** @type {Record<string, string>} */
    const filled = {};
    for (const [index, hole] of phrase.holes.entries()) {
      const same = /^(?:n|cell|word|words)\d*$/.test(hole);
      const said = same ? found[index] : this.say(found[index]);
      if (said === null) return null;
      filled[hole] = said;
    }
    return phrase.meaning.replace(/\{(\w+)\}/g, (_, hole) => filled[hole]);
  }
}
