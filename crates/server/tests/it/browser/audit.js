// Looks at the page as it is and returns what somebody with weak eyes, without a mouse or without a picture would
// stumble over, a sentence each. Names of controls are not looked at here: the browser's own accessibility tree tells
// them. The numbers are those of WCAG 2.2, level AA.

const found = [];
const tell = (what, element) => found.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);

// The document says its language and its name, and what is where.
if (!document.documentElement.lang) found.push("the page does not say its language");
if (!document.title) found.push("the page has no title");
for (const part of ["main", "h1"]) {
  const count = all(part).length;
  if (count !== 1) found.push(`there are ${count} of ${part}, not one`);
}
let level = 0;
for (const heading of all("h1, h2, h3, h4")) {
  const next = Number(heading.tagName[1]);
  if (next > level + 1) tell("a heading skips a level", heading);
  level = next;
}

// Names that stand for one thing stand for one thing.
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) found.push(`the id ${id} is there twice`);
for (const element of all("[aria-labelledby], [aria-controls], [aria-describedby]")) {
  for (const name of ["aria-labelledby", "aria-controls", "aria-describedby"]) {
    const targets = element.getAttribute(name)?.split(/\s+/) ?? [];
    if (targets.some((id) => !document.getElementById(id))) tell(`${name} leads nowhere`, element);
  }
}
for (const picture of all("img:not([alt])")) tell("a picture without words", picture);

// Everything that can be touched can be reached with the keyboard, and hit with a finger.
for (const element of all("[role=button]")) if (!element.hasAttribute("tabindex")) tell("no key leads there", element);
for (const element of all("[tabindex]")) if (Number(element.getAttribute("tabindex")) > 0) tell("out of order", element);
for (const element of all("button, a, select, input:not([type=checkbox], [type=radio])")) {
  const { width, height } = element.getBoundingClientRect();
  if (width < 24 || height < 24) tell(`too small to hit, ${Math.round(width)} by ${Math.round(height)}`, element);
}

// Letters stand out from what is behind them. The colours of scenes are tested where they are chosen.
const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const colour = (text) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};
const behind = (element) => {
  for (let at = element; at; at = at.parentElement) {
    const back = colour(getComputedStyle(at).backgroundColor);
    if (back[3] > 250) return back;
  }
  return [255, 255, 255, 255];
};
const light = ([red, green, blue]) => {
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
for (const element of all("body *")) {
  const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  if (!text || element.closest("svg, .sr-only, [aria-hidden=true], option")) continue;
  const style = getComputedStyle(element);
  const [one, other] = [light(colour(style.color)), light(behind(element))];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (contrast < (large ? 3 : 4.5)) tell(`a contrast of ${contrast.toFixed(1)}`, element);
}
return found;
