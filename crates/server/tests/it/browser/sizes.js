// How large things are as a person sees them: the board, the smallest words, the smallest thing that can be touched.
const board = document.querySelector("[data-part='board'] svg").getBoundingClientRect();
const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
const isSeen = (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility();
const wordSize = (element) => {
  const size = parseFloat(getComputedStyle(element).fontSize);
  // Words in a picture are as large as the picture makes them.
  return element.ownerSVGElement ? size * Math.abs(element.getScreenCTM().a) : size;
};
const least = (found) => found.reduce((least, next) => (next[0] < least[0] ? next : least), [1000, ""]);
const words = [...document.querySelectorAll("body *:not(title):not(option):not(script):not(style)")]
  // What flies to its place is there for a moment only.
  .filter((element) => hasWords(element) && isSeen(element) && element.closest(".flights") === null)
  .map((element) => [wordSize(element), element.textContent.trim()])
  // A sign stands for words that have no size.
  .filter(([size]) => size > 0);
// The points of a board are as small as the board is large: 361 of them on a phone are smaller than a fingertip.
const isOnBoard = (element) => element.closest("[data-part='board']") !== null;
const targets = [...document.querySelectorAll("main.table [data-offered], main.table [data-do]")].filter((element) => isSeen(element) && !isOnBoard(element)).map((element) => {
  const box = element.getBoundingClientRect();
  return [Math.min(box.width, box.height), element.dataset.token ?? element.dataset.do];
});
return {
  share: (100 * board.width * board.height) / (innerWidth * innerHeight),
  wide: (100 * board.width) / innerWidth,
  word: least(words),
  target: least(targets),
};
