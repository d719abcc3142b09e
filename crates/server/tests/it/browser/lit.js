// What a person sees who looks for something to touch: whether the game goes on, where each lit thing has its middle, and
// whether the pointer would meet it there. It touches nothing.
const main = document.querySelector("main.table");
if (!main) return null;
const bar = document.querySelector(".bar");
const spot = (element) => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const met = document.elementFromPoint(x, y);
  // What is outside of the window or of the trays, or under the bar, has to be scrolled to.
  const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const hidden = !inside || met === null || met === main || (!bar.contains(element) && bar.contains(met)) || met.closest(".note, .top, .foot") !== null;
  const token = element.dataset.token ?? element.textContent;
  const meets = element.contains(met) || (token !== undefined && met?.closest("[data-token]")?.dataset.token === token);
  return { token, x, y, hidden, meets, met: met?.closest("[data-token]")?.dataset.token ?? met?.className?.baseVal ?? met?.className ?? "" };
};
const confirm = document.querySelector("[data-do='confirm']");
return {
  standing: main.dataset.standing,
  entries: Number(main.dataset.entries),
  window: [innerWidth, innerHeight],
  moving: document.getAnimations().length > 0,
  dialog: document.querySelector("dialog[open]") !== null,
  confirm: confirm && spot(confirm),
  lit: [...document.querySelectorAll("main.table [data-offered], .actions .token")].map(spot),
};
