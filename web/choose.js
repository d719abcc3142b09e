// The whole input model: every action has tokens, a person touches some of them in any order, and what is left is what
// was meant. Nothing here knows any game.

/**
 * @typedef {{word: string, tokens: string[], says: string}} Choice
 */

/**
 * The choices that are left after these tokens were touched.
 * @param {Choice[]} choices
 * @param {string[]} touched
 */
export function narrow(choices, touched) {
  return choices.filter((choice) => touched.every((token) => choice.tokens.includes(token)));
}

/**
 * The tokens that can be touched next: those that some choice that is left has.
 * @param {Choice[]} choices
 * @param {string[]} touched
 * @returns {Set<string>}
 */
export function offered(choices, touched) {
  const tokens = new Set(narrow(choices, touched).flatMap((choice) => choice.tokens));
  for (const token of touched) tokens.delete(token);
  return tokens;
}

/**
 * What is touched after a touch. Touching something again lets go of it; something that does not go with what was
 * touched before takes its place.
 * @param {Choice[]} choices
 * @param {string[]} touched
 * @param {string} token
 */
export function touch(choices, touched, token) {
  if (touched.includes(token)) return touched.filter((other) => other !== token);
  // Of what was touched before, the latest that still goes with the new token stays.
  let kept = [token];
  for (const other of [...touched].reverse()) {
    if (narrow(choices, [...kept, other]).length > 0) kept = [...kept, other];
  }
  return narrow(choices, kept).length > 0 ? kept.reverse() : touched;
}
