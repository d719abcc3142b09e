// A table: its parts, what can be done, who sits where, what happened. It shows what the server tells and sends back
// tokens' words; it knows no game.

import { dialog, el, fill } from "./dom.js";
import { plain, spoken } from "./runs.js";
import { language, t } from "./text.js";
import { get, Live, post, Refusal } from "./api.js";
import { button, header, hush, say, signed } from "./frame.js";
import { icon } from "./icons.js";
import { loadPaints } from "./shapes.js";
import { PartsView } from "./parts.js";
import { Choosing, confirms } from "./choosing.js";
import { advicePanel, chatPanel, drawsPanel, logPanel, result, seatStrip, seatName } from "./panels.js";
import { Pace } from "./pace.js";
import { soundButton } from "./sound.js";
import { rules } from "./rules.js";
import { walk } from "./gestures.js";
import { drawer } from "./drawer.js";
import { figure, isTogether, roundel, shared, sheetPanels, totalOf } from "./sheet.js";
import { Ending } from "./ending.js";
import { Autoplay } from "./replay.js";
import { invitations, join, listChoices, more, share } from "./dialogs.js";

/** What a page takes of a table. */
const TAKE = ["parts", "choices", "log"];

/** How large things are drawn in a line of words, in pixels. */
const SPOKEN = 22;

/** Names of things that are longer are not said in the bar. */
const LONG = 30;

/** So long the bar says how things are done, in entries. */
const BEGINNING = 12;

/** How long the bar says why a touch leads nowhere, in milliseconds. */
const REASON_TIME = 4000;

/** Beyond so many letters a prompt has a row of its own on a phone. */
const ONE_ROW = 42;

/** So many lines of what was said are shown. */
const CHAT_KEPT = 200;

/**
 * @param {HTMLElement} app
 * @param {string} id
 * @param {{guest: string, name: string}} guest
 */
export async function table(app, id, guest) {
  const invitation = new URLSearchParams(location.hash.slice(1));
  const [told] = await Promise.all([get(`/api/games/${id}`), loadPaints()]);
  const seat = Number(invitation.get("seat"));
  if (invitation.has("key") && told.standing === "waiting" && !told.yours.includes(seat)) {
    await join(id, told, seat, invitation.get("key") ?? "", guest);
  }
  new TablePage(app, id, guest);
}

/**
 * A button that can be found by what it does, whatever its words.
 * @param {string} what
 * @param {HTMLElement} button
 */
function doing(what, button) {
  button.dataset.do = what;
  return button;
}

/**
 * A button that stands at the foot on a phone, with this sign.
 * @param {string} sign
 * @param {HTMLElement} button
 */
function atFoot(sign, button) {
  button.dataset.foot = sign;
  return button;
}

class TablePage {
  /**
   * The table as the server last told it.
   * @type {any}
   */
  state = null;
  /**
   * What happened, in words.
   * @type {any[]}
   */
  log = [];
  /**
   * The seats that are ours.
   * @type {number[]}
   */
  yours = [];
  /**
   * The number of the position that is looked at, if it is not the last one.
   * @type {number | null}
   */
  at = null;
  /**
   * What the computer thinks of what could be done, if it was asked.
   * @type {any}
   */
  counsel = null;
  /**
   * What it thinks of what was done after the position that is looked at, if it was asked.
   * @type {any}
   */
  analysis = null;
  /**
   * How many entries there were when an action was sent whose effect has not been heard of yet.
   * @type {number | null}
   */
  sent = null;
  /**
   * What was said, and by whom.
   * @type {[number, string][]}
   */
  chat = [];
  /**
   * Why the last touch leads nowhere, while that is said.
   * @type {string | null}
   */
  reason = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  forgetting;
  /**
   * What would be counted after the action that is meant.
   * @type {any[] | null}
   */
  then = null;
  /** Whether the parts are those that changes are told of. */
  shown = false;
  /** When the last message came, to let clocks run on. */
  heardAt = 0;

  /**
   * @param {HTMLElement} app
   * @param {string} id
   * @param {{guest: string, name: string}} guest
   */
  constructor(app, id, guest) {
    this.id = id;
    this.guest = guest;
    const asked = new URLSearchParams(location.search).get("at");
    this.at = asked === null ? null : Number(asked);
    /** @type {Choosing} */
    this.choosing = new Choosing({
      changed: () => this.showChoices(),
      act: (choice) => this.act(choice),
      ask: (word) => this.socket.ask({ do: "preview", seat: this.state.as, word }),
      show: (patch) => this.foresee(patch),
      thing: (token) => this.parts.tray.thing(token),
      isHeld: (token) => this.parts.tray.called(token) !== undefined,
    });
    /** @type {PartsView} */
    this.parts = new PartsView({
      touch: (token) => this.touch(token),
      rest: (label) => this.rest(label),
      point: (token) => this.choosing.point(token),
      turn: (by) => this.choosing.turn(by),
      take: (token) => !this.isBusy() && this.at === null && this.choosing.take(token),
      name: (seat) => seatName(this.state.table, seat),
    });
    this.seats = el("div", { class: "seat-strip" });
    this.prompt = el("div", { class: "prompt", "aria-live": "polite" });
    this.actions = el("div", { class: "actions" });
    this.live = el("div", { class: "sr-only", role: "log", "aria-live": "polite" });
    this.banner = el("div", { class: "banner", hidden: true });
    this.side = el("aside", { class: "side", "aria-label": t("about-table") });
    this.slider = el("input", { type: "range", min: 0, "aria-label": t("replay"), oninput: () => this.goTo(Number(this.slider.value)) });
    this.sheets = el("div", { class: "sheets" });
    this.pace = new Pace(this.parts, this.seats, this.sheets);
    this.place = el("output");
    this.ending = new Ending(this);
    this.autoplay = new Autoplay(this);
    const step = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {(now: number) => number} */ to) =>
      signed(sign, "", t(key), () => this.goTo(to(Number(this.slider.value))));
    const replay = el(
      "div",
      { class: "replay" },
      step("first", "first", () => 0),
      step("previous", "previous", (now) => Math.max(0, now - 1)),
      this.slider,
      step("next", "next", (now) => now + 1),
      step("last", "last", () => Infinity),
      this.autoplay.button,
      this.place,
    );
    this.chatInput = el("input", { maxlength: 500, "aria-label": t("chat"), placeholder: t("chat-write") });
    this.menu = el("div", { class: "menu" });
    fill(
      app,
      header(this.menu, soundButton()),
      (this.main = el(
        "main",
        { class: "table" },
        el(
          "div",
          { class: "stage" },
          this.banner,
          this.parts.element,
        ),
        (this.bar = el("div", { class: "bar" }, this.prompt, this.actions)),
        this.parts.tray.element,
        this.seats,
        this.ending.headline,
        el("div", { class: "end-rail" }, this.ending.element, this.side),
        el("div", { class: "under" }, replay),
        this.live,
      )),
    );
    this.foot = drawer(this.main, this.side);
    this.main.append(this.foot.element);
    document.addEventListener("keydown", (event) => this.key(event));
    setInterval(() => this.state?.clock && this.showSeats(), 1000);
    this.socket = new Live(id, {
      opened: () => this.watch(undefined),
      heard: (message) => this.hear(message),
      lost: () => this.showBanner(t("connection-lost")),
    });
  }

  /**
   * Asks to look from a seat; without one, from where the server thinks best.
   * @param {number | undefined} seat
   */
  async watch(seat) {
    try {
      const told = await get(`/api/games/${this.id}`);
      this.yours = told.yours;
      this.invitations = told.invitations;
      // A seat that somebody else has by now cannot be looked from before the end.
      const wanted = seat ?? this.state?.as;
      const own = wanted && (this.yours.includes(wanted) || (seat && told.standing === "over")) ? wanted : undefined;
      // What somebody in this seat has been told need not be told again.
      const from = this.state && this.state.as === own ? this.log.length : 0;
      await this.socket.ask({ do: "watch", as: own, take: TAKE, from, language: language() });
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  /** @param {any} message */
  hear(message) {
    if (message.is === "viewpoint") this.moved(message);
    if (message.is !== "state" && message.is !== "change") return;
    const fresh = message.is === "state";
    const before = this.state;
    const counted = this.parts.sheets;
    this.state = fresh ? message : { ...before, ...message };
    this.chat = fresh ? message.table.chat : [...this.chat, ...(message.said ?? [])].slice(-CHAT_KEPT);
    if (fresh || message.entries !== this.sent) this.sent = null;
    this.heardAt = performance.now();
    this.log = [...this.log.slice(0, message.entries - message.told.length), ...message.told];
    this.banner.hidden = true;
    // What somebody only says takes away nothing that has been chosen or answered.
    const same = before && !fresh && message.entries === before.entries && this.choosing.knows(message.choices ?? []);
    if (!same) {
      this.counsel = null;
      this.reason = null;
      this.choosing.begin(this.state.choices ?? []);
    }
    if (before && !fresh && message.entries !== before.entries) hush();
    if (this.at !== null && this.at >= this.state.entries) this.at = null;
    if (this.at !== null) {
      // What changes while an older position is looked at is shown when that ends.
      this.shown = false;
      if (fresh) this.showPast();
    } else if (fresh || this.shown) {
      this.parts.show(message.parts, { animated: !fresh, whole: fresh });
      this.parts.bracket(this.lastMarks());
      this.shown = true;
    }
    this.then = null;
    if (!fresh) this.tell(message.told, before);
    this.showAll();
    this.handOver();
    if (fresh) this.pace.stop();
    else {
      const over = this.state.standing === "over" && before.standing !== "over";
      const about = { yours: this.yours, counted, visible: this.shown && !this.handing, turn: this.becameMine(before), over };
      this.pace.play(message.entries > before.entries ? message.told : [], about);
    }
  }

  /**
   * We look from somewhere else from now on; what is to be seen from there comes next.
   * @param {{was: number | null, as: number | null}} told
   */
  async moved(told) {
    if (told.was !== null) {
      this.yours = this.yours.filter((seat) => seat !== told.was);
      say(t(told.as === null ? "viewpoint-lost" : "viewpoint-moved", { number: told.was, other: told.as ?? 0 }), "news");
    }
    try {
      const { yours, invitations } = await get(`/api/games/${this.id}`);
      this.yours = yours;
      this.invitations = invitations;
      if (this.state) this.showAll();
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  /**
   * Speaks of what happened and says whose turn it is.
   * @param {any[]} lines
   * @param {any} before
   */
  tell(lines, before) {
    for (const line of lines) this.live.append(el("p", {}, this.inWords(line)));
    while (this.live.childElementCount > 20) this.live.firstElementChild?.remove();
    if (this.becameMine(before)) {
      this.live.append(el("p", {}, t("your-turn")));
      this.notify();
    }
  }

  /** Whether one of our seats is to act. */
  isMine() {
    return this.state.acting.some((/** @type {number} */ seat) => this.yours.includes(seat));
  }

  /**
   * Whether it has become our turn.
   * @param {any} before
   */
  becameMine(before) {
    return this.isMine() && !this.yours.some((seat) => before.acting.includes(seat));
  }

  /** @param {any} line */
  inWords(line) {
    return plain(line.runs, this.nameOf);
  }

  /** @param {import("./runs.js").Run[]} runs */
  spoken(runs) {
    return spoken(runs, this.nameOf, (id) => this.parts.tray.pictureOf(id, SPOKEN));
  }

  /**
   * How somebody is called in what is told: computers are called by their level, in the language of the page.
   * @param {number} seat
   * @param {string} text
   */
  nameOf = (seat, text) => (this.state.table.seats[seat - 1]?.is === "computer" ? seatName(this.state.table, seat) : text);

  notify() {
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(t("your-turn"), { body: this.state.table.name, tag: this.id });
    }
  }

  /** Where several of our seats play at one screen, whoever is to act looks from their own seat. */
  async handOver() {
    const { acting, as, table } = this.state;
    if (this.at !== null || this.handing || acting.includes(as)) return;
    const next = acting.find((/** @type {number} */ seat) => this.yours.includes(seat));
    if (next === undefined) return;
    if (table.hidden && this.yours.length > 1) {
      this.handing = true;
      this.main.classList.add("covered");
      await dialog(t("hand-over"), (close) => [
        el("p", {}, t("hand-over-to", { number: next })),
        el("button", { class: "primary", type: "button", onclick: () => close() }, t("ready")),
      ]);
      this.main.classList.remove("covered");
      this.handing = false;
    }
    this.watch(next);
  }

  /** The ids of what the last action of everybody else concerned. */
  lastMarks() {
    const { as } = this.state;
    /** @type {Map<number, string[]>} */
    const last = new Map();
    for (const line of this.log) if (line.seat && line.seat !== as && line.marks) last.set(line.seat, line.marks);
    return [...last.values()].flat();
  }

  /**
   * Something is touched. What does not go with what was touched before is answered with the rule that forbids it, if
   * it is clear what is meant; otherwise it takes its place.
   * @param {string} token
   */
  async touch(token) {
    if (this.isBusy() || this.at !== null || this.choosing.choices.length === 0) return;
    const { choosing } = this;
    const { touched, choices } = choosing;
    if (!touched.includes(token) && !choosing.offered().has(token)) {
      try {
        const told = await this.socket.ask({ do: "why", seat: this.state.as, tokens: [...touched, token] });
        // By now something else may have been touched.
        if (choosing.touched !== touched || choosing.choices !== choices) return;
        if (told.says) return this.explain(told.says);
        if (!choosing.touchable().has(token)) return this.rest(this.parts.called(token));
      } catch (refusal) {
        return this.refuse(refusal);
      }
    }
    this.reason = null;
    choosing.touch(token);
  }

  /**
   * Something is touched with which nothing can be done.
   * @param {string} label
   */
  rest(label) {
    if (this.isBusy() || this.at !== null || this.choosing.choices.length === 0) return;
    this.explain(t("nothing-now", { what: label }));
  }

  /**
   * Says for a while why a touch leads nowhere.
   * @param {string} reason
   */
  explain(reason) {
    this.reason = reason;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => {
      this.reason = null;
      this.showChoices();
    }, REASON_TIME);
    this.showChoices();
  }

  /**
   * Shows what would be after the action that is meant.
   * @param {any} patch
   */
  foresee(patch) {
    const before = this.then;
    if (patch && this.at === null) {
      this.then = this.parts.preview(patch);
      this.parts.tag(this.gain());
    } else {
      this.parts.clearGhost();
      this.then = null;
    }
    if (this.then !== before) this.showSheets();
  }

  /** What the action that is meant brings whoever is to act, as a figure with its sign. */
  gain() {
    const { as } = this.state;
    const [now, then] = [this.parts.sheets, this.then ?? []].map((sheets) => totalOf(sheets, as));
    if (typeof now !== "number" || typeof then !== "number") return "";
    return then === now ? "" : then > now ? `+${then - now}` : figure(then - now);
  }

  /** @param {import("./choose.js").Choice} choice */
  async act(choice) {
    if (this.isBusy()) return;
    const saw = this.state.entries;
    this.sent = saw;
    this.showChoices();
    const told = await this.ask({ do: "act", seat: this.state.as, saw, word: choice.word });
    if (told === undefined) this.sent = null;
  }

  /** Whether an action is on its way: until its effect is heard of nothing else can be meant. */
  isBusy() {
    return this.sent !== null;
  }

  /**
   * Asks the server for something about the table.
   * @param {any} message
   */
  async ask(message) {
    try {
      return await this.socket.ask(message);
    } catch (refusal) {
      this.refuse(refusal);
      this.choosing.letGo();
    }
  }

  /** @param {unknown} refusal */
  refuse(refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.code === "lost") say(t("connection-lost"), "error");
    else say(refusal.ruling ? `${refusal.message} [${refusal.ruling}]` : refusal.message, "error");
  }

  async hint() {
    this.actions.classList.add("thinking");
    const told = await this.ask({ do: "hint", seat: this.state.as });
    this.actions.classList.remove("thinking");
    if (!told || told.saw !== this.state.entries) return;
    this.counsel = told.counsel;
    this.showAll();
    this.choosing.consider(told.choice.word);
    say(t("hint-says", { says: told.choice.says }));
  }

  /** Asks what the computer thinks of what was done next. */
  async analyse() {
    const { at } = this;
    this.actions.classList.add("thinking");
    try {
      const told = await post(`/api/games/${this.id}/analysis`, { at, language: language() });
      if (this.at !== at) return;
      this.analysis = told;
      await this.showPast();
    } catch (refusal) {
      this.refuse(refusal);
    } finally {
      this.actions.classList.remove("thinking");
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = this.choosing.chosen();
    switch (event.key) {
      case "Escape":
        this.choosing.letGo();
        break;
      case "Enter":
        if (chosen && target?.closest("button, a, summary, [role=button]") === null) this.act(chosen);
        else return;
        break;
      case "r":
        this.choosing.turn(1);
        break;
      case "R":
        this.choosing.turn(-1);
        break;
      case "u":
        if (this.state.back) this.ask({ do: "back", seat: this.state.as });
        break;
      case "h":
        if (this.state.table.terms.hints && this.isMine()) this.hint();
        break;
      case "b":
        this.parts.focus();
        break;
      case "+":
        this.parts.zoom(1.3);
        break;
      case "-":
        this.parts.zoom(1 / 1.3);
        break;
      case "0":
        this.parts.zoom(0);
        break;
      case "ArrowLeft":
      case "ArrowRight":
      case "ArrowUp":
      case "ArrowDown":
        // Whoever is nowhere yet begins at the first thing that can be touched.
        if (!event.defaultPrevented && target === document.body && this.parts.focus()) break;
      // falls through
      default:
        if (this.state?.standing !== "over" || event.defaultPrevented || !this.autoplay.key(event, (by) => this.ending.review.neighbour(by))) return;
    }
    event.preventDefault();
  }

  /** @param {string} text */
  showBanner(text) {
    fill(this.banner, text);
    this.banner.hidden = false;
  }

  showAll() {
    const { table, standing } = this.state;
    const mine = this.isMine();
    this.main.dataset.standing = standing;
    this.main.dataset.entries = this.state.entries;
    document.title = `${mine ? "● " : ""}${table.name} · Plat`;
    fill(
      this.menu,
      el("h1", {}, table.name),
      el("small", {}, table.seats.length > 1 && t("players-exact", { number: table.seats.length })),
      signed("rules", t("rules"), t("rules"), () => rules(table.terms.game, table.name), "quiet"),
      signed("share", t("share"), t("share"), () => share(this), "quiet share"),
      signed("menu", "", t("more"), () => more(this), "quiet last"),
    );
    this.showSeats();
    this.showChoices();
    this.showReplay();
    this.showSide();
    if (standing === "waiting") this.showWaiting();
  }

  /** What is counted in the position that is looked at, and would be after the action that is meant. */
  showSheets() {
    const name = (/** @type {number} */ seat) => seatName(this.state.table, seat);
    const told = (/** @type {import("./sheet.js").Sheet[]} */ sheets) => (isTogether(this.state.table) ? shared(sheets) : sheets);
    fill(this.sheets, sheetPanels(told(this.parts.sheets), this.then && told(this.then), name, (ids) => this.parts.point(ids)));
  }

  /** What stands beside the boards and trays. */
  showSide() {
    this.main.toggleAttribute("data-looking", this.at !== null);
    this.ending.show();
    const writing = document.activeElement === this.chatInput;
    this.showSheets();
    fill(
      this.side,
      this.analysis?.at === this.at && this.analysis.counsel && advicePanel(this.analysis.counsel, { played: this.analysis.played.word }),
      this.counsel && advicePanel(this.counsel, { consider: (word) => this.choosing.consider(word) }),
      this.sheets,
      logPanel(this.log, this.at ?? this.state.entries, (line) => this.spoken(line.runs), (entry) => this.goTo(entry)),
      this.state.table.terms.chat &&
        chatPanel(this.state.table, this.chat, this.yours, this.chatInput, (seat, text) => this.ask({ do: "chat", seat, text })),
      drawsPanel(this.state.table, this.side.querySelector(".draws")?.open ?? false),
    );
    if (writing) this.chatInput.focus();
  }

  showSeats() {
    if (!this.state) return;
    const since = performance.now() - this.heardAt;
    fill(this.seats, seatStrip(this.state, this.yours, this.parts, since));
  }

  showWaiting() {
    const sit = async (/** @type {number} */ seat) => {
      try {
        await post(`/api/games/${this.id}/seats`, { seat });
        this.watch(seat);
      } catch (refusal) {
        this.refuse(refusal);
      }
    };
    fill(this.prompt, el("strong", {}, t("waiting")));
    fill(this.actions, invitations(this, sit));
  }

  showChoices() {
    const { state } = this;
    if (!state) return;
    if (this.at !== null) {
      this.parts.offer(new Set(), new Set(), [], []);
      this.bar.className = "bar theirs";
      fill(this.prompt, el("div", { class: "say" }, el("strong", {}, t("looking-back", { number: this.at }))));
      const analyses = state.standing === "over" && state.table.terms.hints && this.log[this.at]?.seat;
      fill(
        this.actions,
        button(t("back-to-now"), t("back-to-now"), () => this.goTo(null)),
        analyses && button(t("analyse"), t("analyse"), () => this.analyse()),
      );
      return;
    }
    const { choosing } = this;
    const chosen = choosing.chosen();
    this.parts.offer(choosing.touchable(), choosing.offered(), choosing.touched, chosen?.tokens ?? []);
    this.parts.turning(choosing.turns(), choosing.isTurnable());
    choosing.showPreview();
    this.prompt.classList.toggle("refused", this.reason !== null);
    const seat = this.asking();
    this.bar.className = `bar ${seat ? `seat-${seat}` : ""} ${this.isMine() || state.standing === "over" ? "" : "theirs"}`;
    const help = this.reason === null && this.helpText(chosen);
    const says = this.reason ?? this.promptText(chosen);
    this.bar.classList.toggle("long", says.length > ONE_ROW);
    const words = el("div", { class: "say" }, el("strong", {}, says), help && el("small", { class: "help" }, help), this.remarks());
    fill(this.prompt, seat && roundel(seat), words);
    this.offerActions(this.actionButtons(chosen));
  }

  /** What computers have to say about what they did. */
  remarks() {
    const { table } = this.state;
    return table.seats.flatMap((/** @type {any} */ place, /** @type {number} */ index) =>
      place.remark ? el("small", {}, t("remark", { name: seatName(table, index + 1), says: place.remark })) : [],
    );
  }

  /**
   * Shows what can be done in the bar. On a phone what is seldom wanted stands at the foot instead.
   * @param {any[]} buttons
   */
  offerActions(buttons) {
    fill(this.actions, buttons);
    const seldom = this.actions.querySelectorAll("[data-foot]");
    fill(this.foot.deeds, [...seldom].map((made) => el("button", { type: "button", onclick: () => made.click() }, icon(made.dataset.foot), el("span", {}, made.textContent))));
  }

  /** Whom the bar is about: whoever is to act, and of several rather us. */
  asking() {
    const { acting, as, standing, table } = this.state;
    if (standing === "over") return table.winners?.[0];
    return acting.includes(as) ? as : acting[0];
  }

  /** @param {import("./choose.js").Choice | null} chosen */
  promptText(chosen) {
    const { state } = this;
    if (state.standing === "over") return `${result(state.table)} ${this.askedText()}`.trimEnd();
    if (state.table.asked && this.choosing.touched.length === 0) return this.askedText();
    if (chosen) return t("do-question", { name: seatName(state.table, state.as), says: chosen.says });
    const prompt = plain(this.parts.prompt, this.nameOf);
    if (this.choosing.touched.length > 0) return this.goOn();
    if (state.acting.length <= 1 && prompt) return prompt;
    const names = state.acting.map((/** @type {number} */ seat) => seatName(state.table, seat));
    return t("turn-of", { names });
  }

  /**
   * How what is chosen is done or changed.
   * @param {import("./choose.js").Choice | null} chosen
   */
  helpText(chosen) {
    const { choosing, state } = this;
    // Whoever begins has perhaps never played.
    const begins = state.entries < BEGINNING && choosing.choices.length > 0 && choosing.touched.length === 0;
    if (begins && confirms() && state.standing === "playing") return t("help-begin");
    if (!chosen || state.standing === "over") return "";
    return t(choosing.turns() ? "help-turn" : choosing.goesOn() ? "help-more" : "help-chosen");
  }

  /**
   * What the button says that does it: the words of the game.
   * @param {import("./choose.js").Choice} choice
   */
  deedOf(choice) {
    const words = choice.tokens.length === 1 ? this.parts.tray.words(choice.tokens) : "";
    return words || this.parts.deed || t("do-it");
  }

  /** What is to be touched next, where something has been touched already. */
  goOn() {
    const { choosing, parts, state } = this;
    const isHeld = (/** @type {string} */ token) => parts.tray.called(token) !== undefined;
    const name = seatName(state.table, state.as);
    const held = choosing.touched.filter(isHeld).map((token) => parts.called(token));
    const offered = [...choosing.offered()];
    if (held.length > 0 && offered.some((token) => !isHeld(token))) {
      // A long name takes the room that the sentence needs; the thing can be seen.
      const what = [...new Set(held)].join(", ");
      return what.length > LONG ? t("go-on-place", { name }) : t("go-on-place-with", { name, what });
    }
    if (held.length === 0 && offered.every(isHeld)) return t("go-on-thing", { name });
    return t("go-on", { name, what: [...new Set(choosing.touched.map((token) => parts.called(token)).filter(Boolean))].join(", ") });
  }

  /** What somebody asks of the others, in words. */
  askedText() {
    const { asked } = this.state.table;
    if (!asked) return "";
    const names = asked.waits.map((/** @type {number} */ seat) => seatName(this.state.table, seat));
    return this.yours.includes(asked.by) ? t(`asked-${asked.what}-by-us`, { names }) : t(`asked-${asked.what}`, { name: seatName(this.state.table, asked.by) });
  }

  /** What can be answered to it. */
  answerButtons() {
    const { asked } = this.state.table;
    if (!asked) return [];
    const ours = this.yours.find((seat) => asked.waits.includes(seat));
    const answer = (/** @type {string} */ word, /** @type {string} */ deed, /** @type {number} */ seat) => doing(word, button(t(word), t(word), () => this.ask({ do: deed, seat })));
    if (ours) return [answer("grant", "grant", ours), answer("refuse", "refuse", ours)];
    return this.yours.includes(asked.by) ? [answer("withdraw", "refuse", asked.by)] : [];
  }

  /** @param {import("./choose.js").Choice | null} chosen */
  actionButtons(chosen) {
    const { choosing, state } = this;
    const { choices } = choosing;
    const left = choosing.left();
    const seat = state.as;
    const buttons = [];
    if (state.standing === "over") {
      const { rematch, asked, asked_rematch: before } = state.table;
      buttons.push(...this.ending.buttons());
      const may = this.yours.length > 0 && !before.some((/** @type {number} */ seat) => this.yours.includes(seat));
      if (rematch) buttons.push(el("a", { class: "button primary", href: `/g/${rematch}` }, t("to-rematch")));
      else if (asked) buttons.push(...this.answerButtons());
      else if (may) buttons.push(doing("rematch", signed("rematch", t("rematch"), t("rematch"), () => this.rematch(), "primary")));
      return buttons;
    }
    buttons.push(...this.answerButtons());
    // A second click on what has been sent would meet whatever comes to stand there.
    if (chosen && !this.isBusy()) {
      const deed = this.deedOf(chosen);
      buttons.push(doing("confirm", signed("done", deed, `${deed}: ${chosen.says}`, () => this.act(chosen), "primary")));
    }
    if (choosing.turns()) buttons.push(doing("turn", signed("turn", t("turn"), t("turn"), () => choosing.turn(1), "turn-it")));
    // What the scene does not show is offered in words.
    buttons.push(...this.parts.missing(choosing.offered()).map((token) => this.wordButton(token)));
    if (choosing.touched.length > 0) buttons.push(signed("close", t("cancel"), t("cancel"), () => choosing.letGo(), "quiet"));
    if (state.back && !state.table.asked) buttons.push(atFoot("undo", doing("undo", signed("undo", t("undo"), t("undo"), () => this.ask({ do: "back", seat }), "quiet"))));
    if (choices.length > 0 && state.table.terms.hints) buttons.push(atFoot("hint", signed("hint", t("hint"), t("hint"), () => this.hint(), "quiet")));
    if (left.length > 1) buttons.push(signed("list", String(left.length), `${left.length} · ${t("all-actions", { count: left.length })}`, () => listChoices(left).then((choice) => choice && this.act(choice)), "quiet all"));
    if (state.table.agreed.length > 0 && this.yours.includes(seat) && !state.table.agreed.includes(seat)) {
      buttons.push(button(t("agree-end"), t("agree-end"), () => this.ask({ do: "agree", seat })));
      buttons.push(button(t("decline-end"), t("decline-end"), () => this.ask({ do: "decline", seat })));
    }
    return buttons;
  }

  /**
   * Something to touch that no part of the table shows.
   * @param {string} token
   */
  wordButton(token) {
    const made = button(token, token, () => this.choosing.touch(token), "token");
    made.dataset.token = token;
    made.toggleAttribute("data-offered", true);
    made.addEventListener("keydown", walk);
    return made;
  }

  async rematch() {
    try {
      const { id } = await post(`/api/games/${this.id}/rematch`);
      if (id) location.href = `/g/${id}`;
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  showReplay() {
    const last = this.state.entries;
    this.slider.max = last;
    this.slider.value = this.at ?? last;
    fill(this.place, `${this.at ?? last} / ${last}`);
  }

  /**
   * Looks at the position after so many entries; nothing is the present.
   * @param {number | null} entries
   */
  async goTo(entries) {
    const last = this.state.entries;
    this.at = entries === null || entries >= last ? null : entries;
    history.replaceState(null, "", this.at === null ? location.pathname : `?at=${this.at}`);
    this.choosing.letGo();
    if (this.at === null) await this.watch(this.state.as ?? undefined);
    else await this.showPast();
    this.showReplay();
  }

  async showPast() {
    const { at } = this;
    try {
      const told = await get(`/api/games/${this.id}/look?as=${this.state.as ?? 0}&at=${at}&take=parts&language=${language()}`);
      if (this.at !== at) return;
      this.shown = false;
      this.parts.show(told.parts, { whole: true });
      this.parts.bracket(this.log[(at ?? 0) - 1]?.marks ?? []);
      this.showSeats();
      this.showSide();
      this.showChoices();
    } catch (refusal) {
      this.refuse(refusal);
    }
  }
}
