import { expect } from "@jest/globals";
import type { Page } from "puppeteer";

/** What an attacker would write where a site takes a text, and what gives away that it worked. */

/** Scripts of payloads call it; a test looks whether one did. */
const call = "window.__ran=1";

/** Elements of payloads are called so; no page of the site has one. */
const foreignElements = "fuzz-x, [data-fuzz], [src='x'], [onerror], [onload], [onclick]";

export const hostileTexts: readonly string[] = [
  `<script>${call}</script>`,
  `<fuzz-x>text</fuzz-x>`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>" data-fuzz></iframe>`,
  `"><fuzz-x onclick=${call}>`,
  `</script><script>${call}</script>`,
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `'-(${call})-'`,
  `";${call};//`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<a href="javascript:${call}" data-fuzz>x</a>`,
  `<base href="https://evil.example/" data-fuzz>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}" data-fuzz>`,
  `{"__proto__":{"isAdmin":true,"innerHTML":"<fuzz-x>"}}`,
  `__proto__`,
  `%E0%A4%A`,
  `//evil.example/`,
  `\\\\evil.example\\x`,
  `<\0fuzz-x>\uFEFF\u202E\ud800`,
  `<fuzz-x> webpack `.repeat(20),
  `(((((((((((a)*)*)*)*)*)*)*)*)*)*)*$`,
];

/** In groups of so many. */
export const groups = <Value>(all: readonly Value[], size: number): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
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
  "webpack-version",
];
export const sessionKeys = ["motion", "scroll-positions"];

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
