import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { siteUrl } from "../browser.ts";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");

// What the web links to: the anchors of the documentation that this one replaces.
const anchors = read("linked-anchors.txt").trim().split("\n");

/** What isn't there, with the reason. */
const waived: Readonly<Record<string, string>> = JSON.parse(read("waived-anchors.json"));

/** Of pages that exist: page#id → whether it's there. */
async function present(): Promise<ReadonlyMap<string, boolean>> {
  const pages = new Set(anchors.map((anchor) => anchor.replace(/#.*/, "")));
  const found = new Map<string, boolean>();
  for (const page of pages) {
    const response = await fetch(siteUrl() + page);
    if (!response.ok) continue;
    const html = await response.text();
    for (const anchor of anchors) {
      const [own, id = ""] = anchor.split("#");
      if (own === page) found.set(anchor, html.includes(` id="${id}"`));
    }
  }
  return found;
}

it("has every anchor that the web links to, unless a reason says why not", async () => {
  const found = await present();
  const missing = [...found].flatMap(([anchor, isThere]) => (isThere ? [] : [anchor]));
  console.log(`${found.size - missing.length} of ${found.size} anchors are there.`);
  expect(missing.toSorted()).toEqual(Object.keys(waived).toSorted());
  expect(Object.values(waived)).not.toContain("");
});
