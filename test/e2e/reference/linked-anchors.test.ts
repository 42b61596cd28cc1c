import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { siteUrl } from "../browser.ts";
import waived from "./waived-anchors.json" with { type: "json" };

// What the web links to: the anchors of the documentation that this one replaces.
const anchors = readFileSync(path.join(import.meta.dirname, "linked-anchors.txt"), "utf8")
  .trim()
  .split("\n");

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
