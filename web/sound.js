// Quiet sounds, made when they are wanted: a tap of wood where something is placed, two tones when it becomes our turn, a
// chord at the end. Browsers let a page be heard only after it has been touched, so nothing is made before.

import { el, svg } from "./dom.js";
import { t } from "./text.js";

/** How loud the loudest sound is; 1 would be as loud as can be. */
const LOUDNESS = 0.16;

/** How long after a tap other sounds are heard, in milliseconds. */
const AFTER_TAP = 140;

/** @type {AudioContext | null} */
let context = null;

/** Whether sounds are wanted: whoever wants little motion has none unless they choose so. */
function isOn() {
  const chosen = localStorage.getItem("plat-sound");
  return chosen === null ? !matchMedia("(prefers-reduced-motion: reduce)").matches : chosen === "on";
}

/** Somebody has touched the page: from now on it may be heard. */
function wake() {
  if (!isOn()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
}

/** The button that turns sounds on and off. */
export function soundButton() {
  for (const gesture of ["pointerup", "keydown"]) document.addEventListener(gesture, wake, { capture: true });
  const icon = svg(
    "svg",
    { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" },
    svg("path", { class: "body", d: "M4 9.5h3.5L12 5.5v13l-4.5-4H4z" }),
    svg("path", { class: "waves", d: "M15 9.2a4 4 0 0 1 0 5.6M17.6 6.6a7.6 7.6 0 0 1 0 10.8" }),
    svg("path", { class: "mute", d: "M15.5 9.5l5 5M20.5 9.5l-5 5" }),
  );
  return el("button", { type: "button", class: "sound", "aria-label": t("sound"), title: t("sound"), "aria-pressed": String(isOn()), onclick: () => turn(!isOn()) }, icon);
}

/** The same among the settings. */
export function soundField() {
  const box = el("input", { type: "checkbox", checked: isOn(), onchange: () => turn(box.checked) });
  return el("label", { class: "tick" }, box, el("span", {}, t("sound")));
}

/** @param {boolean} on */
function turn(on) {
  localStorage.setItem("plat-sound", on ? "on" : "off");
  for (const button of document.querySelectorAll("button.sound")) button.setAttribute("aria-pressed", String(on));
  if (on) {
    wake();
    sound({ placed: true });
  } else context?.suspend();
}

/**
 * Lets be heard what happened.
 * @param {{placed: boolean, turn?: boolean, over?: boolean}} what whether something was put somewhere, it has become our
 *   turn, and the game has ended
 */
export function sound({ placed, turn = false, over = false }) {
  if (!context || context.state === "closed" || !isOn()) return;
  if (placed) tap(context);
  const free = placed ? AFTER_TAP : 0;
  if (over) [261.6, 329.6, 392, 523.3].forEach((pitch) => tone(context, free, { pitch, length: 300, loud: 0.35 }));
  else if (turn) [587.3, 784].forEach((pitch, index) => tone(context, free + 110 * index, { pitch, length: 140, loud: 0.45 }));
}

/**
 * Wood on wood: a knock of noise, and the board under it.
 * @param {AudioContext} context
 */
function tap(context) {
  const length = 0.06;
  const noise = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (const index of samples.keys()) samples[index] = (2 * Math.random() - 1) * (1 - index / samples.length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const knock = new BiquadFilterNode(context, { type: "bandpass", frequency: 1100, Q: 1.4 });
  source.connect(knock).connect(new GainNode(context, { gain: LOUDNESS })).connect(context.destination);
  source.start();
  tone(context, 0, { pitch: 190, length: 90, loud: 0.8 });
}

/**
 * A tone that dies away.
 * @param {AudioContext | null} context
 * @param {number} delay in milliseconds
 * @param {{pitch: number, length: number, loud: number}} how
 */
function tone(context, delay, { pitch, length, loud }) {
  if (!context) return;
  const start = context.currentTime + delay / 1000;
  const end = start + length / 1000;
  const source = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS * loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(end);
}
