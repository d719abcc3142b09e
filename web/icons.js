// Signs on buttons, as lines on a field of 24 by 24, and the emblems that seats have.

import { svg } from "./dom.js";

/** @type {Record<string, string>} */
const LINES = {
  rules: "M4 5C7 4 10 4.5 12 6C14 4.5 17 4 20 5V19C17 18 14 18.5 12 20C10 18.5 7 18 4 19ZM12 6V20",
  share: "M12 15V4M8 8L12 4L16 8M5 12V20H19V12",
  menu: "M4 7H20M4 12H20M4 17H20",
  moon: "M19 14A8 8 0 1 1 10 5A6.5 6.5 0 0 0 19 14Z",
  sun: "M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8ZM12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3",
  hint: "M9 18H15M10 21H14M12 3A6 6 0 0 1 15.5 14V15.5H8.5V14A6 6 0 0 1 12 3Z",
  undo: "M8 6L4 10L8 14M4 10H14A5 5 0 0 1 14 20H9",
  done: "M5 13L10 18L20 6",
  turn: "M19.5 12A7.5 7.5 0 1 1 17 6.4M19.5 3.5V8.2H14.8",
  close: "M6 6L18 18M18 6L6 18",
  list: "M9 6H20M9 12H20M9 18H20M4.5 6H4.6M4.5 12H4.6M4.5 18H4.6",
  play: "M8 5L19 12L8 19Z",
  pause: "M8 5V19M16 5V19",
  first: "M6 5V19M18 5L10 12L18 19",
  previous: "M15 5L8 12L15 19",
  next: "M9 5L16 12L9 19",
  last: "M18 5V19M6 5L14 12L6 19",
  rematch: "M4.5 12A7.5 7.5 0 1 0 7 6.4M4.5 3.5V8.2H9.2",
  review: "M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4ZM15.3 15.3L20.5 20.5",
  sheet: "M5 6H19M5 12H15M5 18H11",
  clock: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 7V12L15.5 14",
  chat: "M4 5H20V16H11L6.5 20V16H4Z",
};

/** The emblems of the seats in turn order, as forms around the middle of a field of 20 by 20: what their pieces wear. */
const EMBLEMS = [
  "M-3-9.5H3V-3H9.5V3H3V9.5H-3V3H-9.5V-3H-3Z",
  "M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5ZM0-4.2A4.2 4.2 0 1 0 0 4.2A4.2 4.2 0 1 0 0-4.2Z",
  "M-9.5-4.2H9.5V4.2H-9.5Z",
  "M0-9.5L9.8 8H-9.8Z",
  "M0-10.5L8.4 0L0 10.5L-8.4 0Z",
  "M-8.8-4.6L-4.6-8.8L0-4.2L4.6-8.8L8.8-4.6L4.2 0L8.8 4.6L4.6 8.8L0 4.2L-4.6 8.8L-8.8 4.6L-4.2 0Z",
];

/**
 * A sign as a picture, which says nothing to those who hear the page.
 * @param {string} name
 */
export const icon = (name) => svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: LINES[name] }));

/**
 * The emblem of a seat, around the middle of its picture.
 * @param {number} seat
 */
export const emblem = (seat) => svg("path", { d: EMBLEMS[(seat - 1) % EMBLEMS.length], "fill-rule": "evenodd" });
