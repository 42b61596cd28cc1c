import { expect, it } from "@jest/globals";
import { tooltipsOf } from "../../../plugins/content/tooltips.ts";
import type { PageFacts } from "../../../src/types.ts";

const page = (facts: Partial<PageFacts>): PageFacts => ({ links: [], problems: [], ...facts });

const entry = (url: string, title: string) => ({
  name: title,
  url,
  line: 1,
  tooltip: { title, facts: [["Type", "`string`"] as const] },
});

it("tooltips are those of the entries that names in samples lead to, in the order of addresses", () => {
  const name = (url: string) => ({ url, line: 1, isGenerated: true });
  const facts = [
    page({ entries: [entry("/b/#b", "b"), entry("/b/#a", "a"), entry("/b/#c", "c")] }),
    page({ links: [name("/b/#b"), name("/b/#a"), name("/b/"), { url: "/b/#c", line: 1 }] }),
  ];
  const tooltips = tooltipsOf(facts);
  expect(Object.entries(tooltips).map(([url, { title }]) => [url, title])).toEqual([
    ["/b/#a", "a"],
    ["/b/#b", "b"],
  ]);
});

it("an entry that says no more than the name has none", () => {
  const bare = { ...entry("/b/", "b"), tooltip: { title: "b", facts: [] } };
  const links = [{ url: "/b/", line: 1, isGenerated: true }];
  expect(tooltipsOf([page({ entries: [bare], links })])).toEqual({});
});
