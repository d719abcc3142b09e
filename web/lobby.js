// The set-up page: what to play, with whom, on which terms; and the tables that wait or go on.

import { el, fill } from "./dom.js";
import { has, said, speakOf, t } from "./text.js";
import { get, post } from "./api.js";
import { field, header, say, theme } from "./frame.js";

/**
 * @typedef {{key: string, values: string, default: string, about: string, seats: Record<string, number[]>}} Option
 * @typedef {{id: string, name: string, designer: string, year: number, about: string, seats: [number, number],
 *   hidden: boolean, options: Option[], players: Record<string, string[]>}} Game
 */

/** The level that is offered first, if there is one of that name. */
const FIRST_LEVELS = ["casual", "greedy"];

/**
 * @param {HTMLElement} app
 * @param {{guest: string, name: string}} guest
 */
export async function lobby(app, guest) {
  document.title = "Plat";
  /** @type {Game[]} */
  const shelf = await get("/api/shelf");
  const setUp = el("section", { class: "set-up", "aria-live": "polite" });
  const cards = shelf.map((game) => card(game, () => choose(game)));
  /** @param {Game} game */
  function choose(game) {
    shelf.forEach((other, index) => cards[index].setAttribute("aria-pressed", String(other === game)));
    fill(setUp, form(game));
    history.replaceState(null, "", `#${game.id}`);
  }
  const tables = el("section", { class: "tables" });
  fill(
    app,
    header(nameField(guest)),
    el("main", { class: "lobby" }, el("h1", {}, t("choose-game")), el("div", { class: "shelf" }, cards), setUp, tables),
  );
  const chosen = () => shelf.find((game) => `#${game.id}` === location.hash) ?? shelf[0];
  window.addEventListener("hashchange", () => choose(chosen()));
  choose(chosen());
  await showTables(tables);
}

/** @param {{name: string}} guest */
function nameField(guest) {
  const input = el("input", {
    value: guest.name,
    maxlength: 40,
    "aria-label": t("your-name"),
    autocomplete: "nickname",
    onchange: async () => {
      try {
        const told = await post("/api/me", { name: input.value });
        guest.name = input.value = told.name;
      } catch (refusal) {
        say(/** @type {Error} */ (refusal).message, "error");
        input.value = guest.name;
      }
    },
  });
  return el("label", { class: "name" }, el("span", {}, t("your-name")), input);
}

/**
 * @param {Game} game
 * @param {() => void} chosen
 */
function card(game, chosen) {
  const picture = el("img", { alt: "", loading: "lazy", width: 300, height: 200 });
  const show = () => (picture.src = `/api/shelf/${game.id}/picture.svg?theme=${theme()}`);
  show();
  document.addEventListener("plat-theme", show);
  const [fewest, most] = game.seats;
  const players = fewest === most ? t("players-exact", { number: fewest }) : t("players-range", { fewest, most });
  return el(
    "button",
    { class: "card", type: "button", "aria-pressed": "false", onclick: chosen },
    picture,
    el("strong", {}, game.name),
    el("span", {}, said(game.about, game.id)),
    el("small", {}, `${game.designer}, ${game.year} · ${players}`),
  );
}

/** The value of an option that is written instead of chosen. */
const OWN = "";

/** @param {Game} game */
function form(game) {
  speakOf(game.id);
  const [fewest, most] = game.seats;
  let count = Math.min(most, Math.max(fewest, 2));
  const seats = el("div", { class: "seats" });
  /** @type {HTMLSelectElement[]} */
  let selects = [];
  const hints = check(true);
  const showSeats = () => {
    const levels = game.players[String(count)] ?? [];
    const first = FIRST_LEVELS.find((level) => levels.includes(level)) ?? levels[0];
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
  const options = game.options.map((option) => ({ option, ...optionControl(option) }));
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
  const [open, chat] = [check(false), check(false)];
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const plan = selects.map((select) => select.value);
    const chosen = options.filter(({ option, value }) => value() !== option.default);
    const terms = {
      game: game.id,
      options: chosen.map(({ option, value }) => `${option.key}=${value()}`),
      seats: plan.map((who) => (who === "me" || who === "friend" ? "person" : who)),
      clock: clock.value(),
      open: open.checked,
      chat: chat.checked,
      hints: hints.checked,
    };
    const sit = plan.flatMap((who, index) => (who === "me" ? [index + 1] : []));
    try {
      const { id } = await post("/api/games", { terms, sit });
      location.href = `/g/${id}`;
    } catch (refusal) {
      say(/** @type {Error} */ (refusal).message, "error");
    }
  };
  return el(
    "form",
    { onsubmit: start },
    el("h2", {}, game.name),
    most > fewest && el("div", { class: "field" }, el("span", {}, t("how-many")), counts),
    seats,
    el(
      "details",
      {},
      el("summary", {}, t("options")),
      el("div", { class: "options", onchange: fitSeats }, options.map(({ option, control }) => field(optionName(option), control, said(option.about)))),
      el(
        "div",
        { class: "options" },
        clock.element,
        tick(open, t("open-table"), t("open-table-help")),
        tick(chat, t("allow-chat")),
        tick(hints, t("allow-hints"), t("allow-hints-help")),
      ),
    ),
    el("button", { class: "primary", type: "submit", "data-do": "start" }, t("start")),
  );
}

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
 * What an option is called: in English its key is a name.
 * @param {Option} option
 */
function optionName({ key }) {
  const name = said(key);
  return name === key ? key.replaceAll(/[_-]/g, " ") : name;
}

/**
 * An option's control: a list of its values; where one of them is a pattern in capitals, with a line to write in.
 * @param {Option} option
 */
function optionControl(option) {
  const values = option.values.split("|");
  const pattern = values.find((value) => /[A-Z]/.test(value));
  const named = values.filter((value) => value !== pattern);
  const select = el("select", { "aria-label": optionName(option) }, named.map((value) => el("option", { value, selected: value === option.default }, said(value))));
  if (pattern === undefined) return { control: select, value: () => select.value };
  const own = el("input", { hidden: true, placeholder: said(pattern), "aria-label": said(pattern) });
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

/** @param {HTMLElement} section */
async function showTables(section) {
  const [open, mine] = await Promise.all([get("/api/games"), get("/api/games?of=me")]);
  const list = (/** @type {string} */ title, /** @type {any[]} */ games) =>
    games.length > 0 && [
      el("h2", {}, title),
      el(
        "ul",
        {},
        games.map((game) =>
          el(
            "li",
            {},
            el("a", { href: `/g/${game.id}` }, el("strong", {}, game.name), ` · ${t(`standing-${game.standing}`)} · ${seatNames(game.terms.seats)} · ${when(game.changed)}`),
          ),
        ),
      ),
    ];
  const ids = new Set(mine.map((/** @type {any} */ game) => game.id));
  fill(section, list(t("open-tables"), open.filter((/** @type {any} */ game) => !ids.has(game.id))), list(t("your-tables"), mine));
}

/** @param {string[]} seats */
const seatNames = (seats) => seats.map((who) => (who === "person" ? t("person") : levelName(who))).join(", ");

/** @param {string} level */
export const levelName = (level) => (has(`level-${level}`) ? t(`level-${level}`) : level);

/** @param {number} changed */
function when(changed) {
  return new Date(changed).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}
