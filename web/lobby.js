// What to start and with whom: the terms of a new table, with good ones to begin with.

import { el, fill } from "./dom.js";
import { t } from "./text.js";
import { post } from "./api.js";
import { field, say } from "./frame.js";
import { levelName, settleName } from "./names.js";
import { roundel } from "./sheet.js";

/**
 * @typedef {{key: string, values: string, default: string, about: string, name: string, named: Record<string, string>, seats: Record<string, number[]>}} Option
 * @typedef {{id: string, name: string, designer: string, year: number, about: string, seats: [number, number],
 *   minutes: number, difficulty: string, small_screen: string[], hidden: boolean, options: Option[], levels_measured: boolean,
 *   players: Record<string, string[]>}} Game
 */

/** The level that is offered first, if there is one of that name: the last one that was chosen, or a gentle one. */
const firstLevel = (/** @type {string[]} */ levels) =>
  [localStorage.getItem("plat-level") ?? "", "casual", "greedy"].find((level) => levels.includes(level)) ?? levels[0];

/** How many sit down if nobody says otherwise. */
const firstCount = (/** @type {Game} */ { seats: [fewest, most] }) => Math.min(most, Math.max(fewest, 2));

/**
 * The options that a game suggests for this screen.
 * @param {Game} game
 * @returns {Map<string, string>}
 */
function suggested(game) {
  const small = matchMedia("(max-width: 40rem)").matches ? game.small_screen ?? [] : [];
  return new Map(small.map((pair) => /** @type {[string, string]} */ (pair.split("="))));
}

/**
 * Sets a table up and goes there.
 * @param {any} terms
 * @param {number[]} sit
 */
async function open(terms, sit) {
  try {
    const { id } = await post("/api/games", { terms, sit });
    // Whoever plays is content with the name.
    settleName();
    location.href = `/g/${id}`;
  } catch (refusal) {
    say(/** @type {Error} */ (refusal).message, "error");
  }
}

/**
 * Starts a game at once: against the level that was chosen last, with what the game suggests.
 * @param {Game} game
 */
export function playNow(game) {
  const count = firstCount(game);
  const level = firstLevel(game.players[String(count)] ?? []);
  const options = [...suggested(game)].map(([key, value]) => `${key}=${value}`);
  const seats = Array.from({ length: count }, (_, index) => (index === 0 ? "person" : level ?? "person"));
  return open({ game: game.id, options, seats, clock: "none", open: false, chat: false, hints: true }, [1]);
}

/** The value of an option that is written instead of chosen. */
const OWN = "";

/**
 * The terms of a new table, with the button that starts it.
 * @param {Game} game
 * @param {import("./names.js").Guest} guest
 */
export function setUp(game, guest) {
  const [fewest, most] = game.seats;
  let count = firstCount(game);
  const seats = el("div", { class: "seats" });
  /** @type {HTMLSelectElement[]} */
  let selects = [];
  const hints = check(true);
  const opponent = el("select", {
    "aria-label": t("against"),
    onchange: () => {
      localStorage.setItem("plat-level", opponent.value);
      for (const select of selects) if (!PEOPLE.includes(select.value)) select.value = opponent.value;
    },
  });
  const showSeats = () => {
    const levels = game.players[String(count)] ?? [];
    const first = firstLevel(levels);
    fill(opponent, levels.map((level) => el("option", { value: level, selected: level === first }, levelName(level))));
    selects = Array.from({ length: count }, (_, index) => {
      const before = selects[index]?.value;
      const value = before ?? (index === 0 ? "me" : first ?? "friend");
      return el(
        "select",
        { "aria-label": t("seat", { number: index + 1 }) },
        el("option", { value: "me", selected: value === "me" }, t("seat-me")),
        el("option", { value: "friend", selected: value === "friend" }, t("seat-friend")),
        el(
          "optgroup",
          { label: t("seat-computer") },
          levels.map((level) => el("option", { value: level, selected: value === level }, levelName(level))),
        ),
      );
    });
    fill(seats, selects.map((select, index) => field(t("seat", { number: index + 1 }), select)));
  };
  const numbers = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const radios = numbers.map((number) =>
    el("input", {
      type: "radio",
      name: "count",
      checked: number === count,
      onchange: () => {
        count = number;
        showSeats();
      },
    }),
  );
  const counts = el(
    "div",
    { class: "counts", role: "radiogroup", "aria-label": t("how-many") },
    radios.map((radio, index) => el("label", {}, radio, el("span", {}, numbers[index]))),
  );
  showSeats();
  const wanted = suggested(game);
  const options = game.options.map((option) => ({ option, ...optionControl(option, wanted.get(option.key) ?? option.default) }));
  /** Only as many seats can be chosen as the options allow. */
  const fitSeats = () => {
    const allowed = numbers.filter((number) => options.every(({ option, value }) => option.seats[value()]?.includes(number) ?? true));
    radios.forEach((radio, index) => (radio.disabled = !allowed.includes(numbers[index])));
    if (allowed.length === 0 || allowed.includes(count)) return;
    count = allowed.find((number) => number > count) ?? allowed[allowed.length - 1];
    radios[numbers.indexOf(count)].checked = true;
    showSeats();
  };
  const clock = clockControl();
  const [anybody, chat] = [check(false), check(false)];
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    const plan = selects.map((select) => select.value);
    const chosen = options.filter(({ option, value }) => value() !== option.default);
    const terms = {
      game: game.id,
      options: chosen.map(({ option, value }) => `${option.key}=${value()}`),
      seats: plan.map((who) => (PEOPLE.includes(who) ? "person" : who)),
      clock: clock.value(),
      open: anybody.checked,
      chat: chat.checked,
      hints: hints.checked,
    };
    return open(terms, plan.flatMap((who, index) => (who === "me" ? [index + 1] : [])));
  };
  const ask = el("strong", {}, t("ask-build", { name: guest.name }));
  document.addEventListener("plat-name", () => fill(ask, t("ask-build", { name: guest.name })));
  const says = el("small", { "aria-live": "polite" });
  const against = field(t("against"), opponent);
  if (!game.levels_measured) against.append(el("small", {}, t("levels-unmeasured")));
  /** Says what the button will start. */
  const tell = () => {
    const others = selects.map((select) => select.value).filter((who) => who !== "me");
    const own = wanted.size > 0 && options.some(({ option, value }) => wanted.has(option.key) && value() === wanted.get(option.key) && value() !== option.default);
    const chosen = options.filter(({ option }) => wanted.has(option.key)).map(({ option, value }) => `${option.name} ${valueName(option, value())}`);
    const size = own ? ` (${chosen.join(", ")})` : "";
    const level = others[0];
    against.hidden = !others.some((who) => !PEOPLE.includes(who));
    const words =
      others.length === 0 && count === 1
        ? t("plan-alone", { game: game.name })
        : others.length > 0 && !PEOPLE.includes(level) && others.every((who) => who === level)
          ? t("plan-against", { game: game.name, level: levelName(level), number: count })
          : t("plan-people", { game: game.name, number: count });
    fill(says, words + size);
  };
  const details = el(
    "details",
    {},
    el("summary", { class: "button" }, t("options")),
    most > fewest && el("div", { class: "field" }, el("span", {}, t("how-many")), counts),
    seats,
    el("div", { class: "options", onchange: fitSeats }, options.map(({ option, control }) => field(option.name, control, option.about))),
    el(
      "div",
      { class: "options" },
      clock.element,
      tick(anybody, t("open-table"), t("open-table-help")),
      tick(chat, t("allow-chat")),
      tick(hints, t("allow-hints"), t("allow-hints-help")),
    ),
  );
  const element = el(
    "form",
    { onsubmit: start, onchange: tell },
    roundel(1),
    el("div", { class: "prompt" }, ask, says),
    against,
    details,
    el("button", { class: "primary", type: "submit", "data-do": "start", "aria-label": t("play-game", { game: game.name }) }, t("play"), " ", el("span", { class: "of-game" }, game.name)),
  );
  tell();
  /** Makes it a table that waits for others. */
  const invite = () => {
    details.open = anybody.checked = true;
    selects.forEach((select, index) => index > 0 && (select.value = "friend"));
    tell();
    element.scrollIntoView({ block: "nearest" });
    anybody.focus();
  };
  return { element, invite };
}

/** Those who may sit somewhere and are no computer. */
const PEOPLE = ["me", "friend"];

/** @param {boolean} checked */
const check = (checked) => el("input", { type: "checkbox", checked });

/**
 * @param {HTMLInputElement} box
 * @param {string} text
 * @param {string} [help]
 */
function tick(box, text, help) {
  return el("label", { class: "tick" }, box, el("span", {}, text), help && el("small", {}, help));
}

/**
 * What a value of an option is called.
 * @param {Option} option
 * @param {string} value
 */
const valueName = (option, value) => option.named[value] ?? value;

/**
 * An option's control: a list of its values; where one of them is a pattern in capitals, with a line to write in.
 * @param {Option} option
 * @param {string} first the value to begin with
 */
function optionControl(option, first) {
  const values = option.values.split("|");
  const pattern = values.find((value) => /[A-Z]/.test(value));
  const named = values.filter((value) => value !== pattern);
  const select = el("select", { "aria-label": option.name }, named.map((value) => el("option", { value, selected: value === first }, valueName(option, value))));
  if (pattern === undefined) return { control: select, value: () => select.value };
  const own = el("input", { hidden: true, placeholder: valueName(option, pattern), "aria-label": valueName(option, pattern) });
  select.append(el("option", { value: OWN }, t("own-value")));
  select.addEventListener("change", () => {
    own.hidden = select.value !== OWN;
    if (!own.hidden) own.focus();
  });
  const value = () => (select.value === OWN ? own.value.trim() || option.default : select.value);
  return { control: [select, own], value };
}

function clockControl() {
  const kind = el("select", { "aria-label": t("clock") }, ["none", "move", "game"].map((name) => el("option", { value: name }, t(`clock-${name}`))));
  const minutes = el("input", { type: "number", min: 0.5, max: 20160, step: 0.5, value: 10, "aria-label": t("clock-minutes") });
  const increment = el("input", { type: "number", min: 0, max: 3600, value: 10, "aria-label": t("clock-increment") });
  const more = el("span", { class: "clock-more" });
  const show = () =>
    fill(
      more,
      kind.value !== "none" && el("label", {}, minutes, t("clock-minutes")),
      kind.value === "game" && el("label", {}, increment, t("clock-increment")),
    );
  kind.addEventListener("change", show);
  show();
  const value = () => {
    const seconds = Math.round(Number(minutes.value) * 60);
    if (kind.value === "none") return "none";
    return kind.value === "move" ? { move: { seconds } } : { game: { seconds, increment: Number(increment.value) } };
  };
  return { element: el("div", { class: "field" }, el("span", {}, t("clock")), kind, more), value };
}
