// Talking to the server: requests over HTTP, and the stream of a game, which comes back by itself when it breaks.

import { language, t } from "./text.js";

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 15000;

/** A refusal, with the words for it. */
export class Refusal extends Error {
  /** @param {{code: string, says: string, rule?: string}} told */
  constructor(told) {
    super(told.says);
    this.code = told.code;
    // A rule that has a number can be looked up in the rulings.
    this.ruling = told.rule && /\d$/.test(told.rule) ? told.rule : undefined;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
async function ask(path, init) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  // Whoever asked may no longer want to know.
  init?.signal?.addEventListener("abort", () => patience.abort());
  const answer = await fetch(path, { ...init, headers: { "Accept-Language": language(), ...init?.headers }, signal: patience.signal }).catch((error) => {
    throw patience.signal.aborted ? new Refusal({ code: "silent", says: t("no-answer") }) : error;
  });
  const told = await answer.json().catch(() => ({}));
  clearTimeout(timer);
  if (!answer.ok) throw new Refusal(told.error ?? { code: "http", says: `${answer.status}` });
  return told;
}

/** @param {string} path */
export const get = (path) => ask(path);

/**
 * @param {string} path
 * @param {any} [body]
 * @param {AbortSignal} [signal] ends the waiting
 */
export const post = (path, body = {}, signal = undefined) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), signal });

/**
 * Who we are; somebody new gets this name.
 * @param {string} name
 * @returns {Promise<{guest: string, name: string}>}
 */
export async function me(name) {
  const known = await get("/api/me");
  return known.guest === null ? post("/api/me", { name }) : known;
}

/** How long to wait before the first attempt to come back, and at most, in milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** The stream of a game. */
export class Live {
  /** @type {WebSocket | undefined} */
  #socket;
  #wait = FIRST_WAIT;
  #closed = false;
  #next = 1;
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void, timer: number}>} */
  #asked = new Map();
  /** How many messages have come. */
  #heard = 0;

  /**
   * @param {string} game
   * @param {{opened: () => void, heard: (message: any) => void, lost: () => void}} listener
   */
  constructor(game, listener) {
    this.game = game;
    this.listener = listener;
    this.#open();
    this.comeBack = () => {
      this.#wait = FIRST_WAIT;
      if (!this.#closed && this.#socket?.readyState === WebSocket.CLOSED) this.#open();
    };
    window.addEventListener("online", this.comeBack);
  }

  #open() {
    const address = new URL(`/api/games/${this.game}/live`, location.href);
    address.searchParams.set("language", language());
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.listener.opened();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      for (const { reject, timer } of this.#asked.values()) {
        clearTimeout(timer);
        reject(new Refusal({ code: "lost", says: "" }));
      }
      this.#asked.clear();
      if (this.#closed || socket !== this.#socket) return;
      this.listener.lost();
      setTimeout(() => !this.#closed && socket === this.#socket && this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** @param {any} message */
  #hear(message) {
    this.#heard += 1;
    const asked = this.#asked.get(message.id);
    if (asked && message.is !== "state" && message.is !== "change") {
      // A hint is first acknowledged, and answered when the computer has thought.
      if (message.is === "done" && message.entries === undefined) return;
      this.#asked.delete(message.id);
      clearTimeout(asked.timer);
      if (message.is === "refused") asked.reject(new Refusal(message));
      else asked.resolve(message);
    } else this.listener.heard(message);
  }

  /**
   * Asks for something; the answer is the server's, or its refusal.
   * @param {any} message
   * @returns {Promise<any>}
   */
  ask(message) {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal({ code: "lost", says: "" }));
        return;
      }
      const id = this.#next++;
      const [socket, heard] = [this.#socket, this.#heard];
      const timer = setTimeout(() => {
        this.#asked.delete(id);
        // The computer need not go on thinking for somebody who no longer waits.
        if (message.do === "hint" && socket.readyState === WebSocket.OPEN) {
          socket.send(JSON.stringify({ do: "cancel", id }));
        }
        reject(new Refusal({ code: "silent", says: t("no-answer") }));
        // Where nothing at all has come since, the connection is gone and does not know it.
        if (heard === this.#heard && socket === this.#socket) socket.close();
      }, PATIENCE);
      this.#asked.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close() {
    this.#closed = true;
    window.removeEventListener("online", this.comeBack);
    this.#socket?.close();
  }
}
