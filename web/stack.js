// A narrow window has no room for what a scene shows beside the board: it goes below, as wide as the board.

import { around, bounds } from "./shapes.js";

/**
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{width: number, height: number, moved: (shape: Shape) => string | null}} Stack
 */

/** The id of the frame beside the board, in the scenes of all games. */
const PANEL = "panel";
/** How the ids of buttons begin. */
const BUTTON = "button-";
/** Letters much larger than those of the board look odd. */
const LARGEST = 2;

/**
 * How the shapes of a scene are stacked; nothing if there is nothing beside the board.
 * @param {Shape[]} shapes
 * @returns {Stack | null}
 */
export function stacked(shapes) {
  const frame = shapes.find((shape) => shape.id === PANEL)?.form.rect;
  if (!frame) return null;
  const bottom = frame.y + frame.height;
  // What stands under the board, such as a hand, may be wider than it; only buttons go with the frame.
  const isBeside = (/** @type {Shape} */ shape) => {
    const box = bounds(shape);
    if (box === null) return false;
    return (box.x + box.width / 2 >= frame.x && box.y < bottom) || shape.id?.startsWith(BUTTON) === true;
  };
  const board = extent(shapes.filter((shape) => !isBeside(shape)));
  const beside = extent(shapes.filter(isBeside));
  // As much room on the right as there is on the left.
  const margin = board.x;
  const scale = Math.min(LARGEST, board.width / beside.width);
  const top = board.y + board.height + margin;
  const [x, y] = [margin - scale * beside.x, top - scale * beside.y];
  const transform = `translate(${x} ${y}) scale(${scale})`;
  return {
    width: board.width + 2 * margin,
    height: top + scale * beside.height + margin,
    moved: (shape) => (isBeside(shape) ? transform : null),
  };
}

/** @param {Shape[]} shapes */
function extent(shapes) {
  const boxes = shapes.map(bounds).flatMap((box) => (box ? [box] : []));
  return around(boxes.flatMap((box) => [[box.x, box.y], [box.x + box.width, box.y + box.height]]));
}
