import { expect } from "@jest/globals";
import type { Page } from "puppeteer";

/** What an attacker would write where a site takes a text, and what gives away that it worked. */

/** Scripts of payloads call it; a test looks whether one did. */
const call = "window.__ran=1";

/** Elements of payloads are called so; no page of the site has one. */
const foreignElements = "fuzz-x, [data-fuzz], [src='x'], [onerror], [onload], [onclick]";

const vectors: readonly string[] = [
  `<script>${call}</script>`,
  `<fuzz-x>text</fuzz-x>`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><script data-fuzz>${call}</script></svg>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>" data-fuzz></iframe>`,
  `"><fuzz-x onclick=${call}>`,
  `'><fuzz-x>`,
  `</script><script>${call}</script>`,
  `</textarea></title></style><fuzz-x>`,
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `'-(${call})-'`,
  `";${call};//`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<a href="javascript:${call}" data-fuzz>x</a>`,
  `<style data-fuzz>@import 'javascript:${call}'</style>`,
  `<base href="https://evil.example/" data-fuzz>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}" data-fuzz>`,
  `{"__proto__":{"isAdmin":true,"innerHTML":"<fuzz-x>"}}`,
  `__proto__`,
  `constructor`,
  `[object Object]`,
  `%`,
  `%E0%A4%A`,
  `../../../etc/passwd`,
  `//evil.example/`,
  `\\\\evil.example\\x`,
  `#<fuzz-x>`,
  `(((((((((((a)*)*)*)*)*)*)*)*)*)*)*$`,
];

/** Ways past a filter; each gives a text. */
const disguises: readonly ((text: string, at: number) => string)[] = [
  (text) => text,
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.toUpperCase(),
  (text) => text.replace(/[a-z]/gi, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)),
  (text) => text.replaceAll("<", "&lt;"),
  (text) => text.replaceAll("<", String.raw`\u003c`),
  (text) => text.replaceAll(" ", "/"),
  (text) => text.replaceAll(" ", "\t"),
  (text) => text.replaceAll("<", "<\0"),
  (text) => `\uFEFF${text}\u202E`,
  (text) => `webpack ${text} output`,
  (text) => JSON.stringify(text),
  (text) => JSON.stringify([text, { key: text, list: { date: text, issues: [text] } }]),
  (text) => `{"key":"default","id":${JSON.stringify(text)},"top":"${text}"}`,
  (text) => text.repeat(20),
  (text, at) => `${text}${String.fromCodePoint(0x1f300 + (at % 700))}\ud800`,
];

/**
 * So many texts, each of them another one, the same in each run.
 *
 * @param count from 1
 */
export const payloads = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const vector = vectors[at % vectors.length] ?? "";
    const disguise = disguises[Math.floor(at / vectors.length) % disguises.length];
    const round = Math.floor(at / vectors.length / disguises.length);
    const text = disguise?.(vector, at) ?? vector;
    return round === 0 ? text : `${text}${round}`;
  });

/** The payloads in groups of so many. */
export const groups = (texts: readonly string[], size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
    texts.slice(at * size, (at + 1) * size),
  );

/** Sponsors who call themselves so, and have it in the address of their site and of their logo. */
export const hostileSponsors = (texts: readonly string[]) =>
  texts.map((text) => ({
    name: text.trim() || "x",
    url: `https://a.example/${text}`,
    logo: URL.canParse(`https://x;${text}/`) ? `https://x;${text}/` : `https://b.example/${text}`,
    amount: 5,
  }));

/** Sponsors as a sync lists them: in both lists, as a visit starts with either by chance. */
export function backers<Sponsor>(sponsors: readonly Sponsor[]) {
  const none = { latest: [], platinum: [], gold: [], silver: [], bronze: [] };
  const ranks = { ...none, backer: sponsors };
  return { total: ranks, monthly: ranks };
}

/** Every key that the site stores something under: `fuzz.test.ts` looks for others. */
export const localKeys = [
  "app-update-button",
  "theme",
  "package-manager",
  "notification-dismissed",
  "recent-searches",
  "votes",
];
export const sessionKeys = ["motion", "scroll-positions", "reading-place"];

/** `useBrowser` fails on what is thrown or violates the policy; this on what was let in. */
export async function expectUnharmed(page: Page, text: unknown) {
  const harm = await page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
    const links = [...document.querySelectorAll("a")].filter(
      ({ protocol }) => protocol === "javascript:",
    );
    return [
      ...elements,
      ...links.map(({ outerHTML }) => outerHTML),
      ...("__ran" in window ? ["ran"] : []),
      ...("isAdmin" in {} ? ["prototype"] : []),
    ];
  }, foreignElements);
  expect({ text, harm }).toEqual({ text, harm: [] });
}
