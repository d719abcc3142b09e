// What somebody knows who plays by keys alone: whether the game goes on, whether the focus is on something that is lit,
// and whether something has been chosen. It touches nothing.
const main = document.querySelector("main.table");
if (!main) return null;
const focused = document.activeElement;
return {
  standing: main.dataset.standing,
  entries: Number(main.dataset.entries),
  lit: main.querySelectorAll("[data-offered]").length,
  focused: focused !== null && focused.matches("[data-offered], [data-token].touched"),
  confirm: document.querySelector("[data-do='confirm']") !== null,
};
