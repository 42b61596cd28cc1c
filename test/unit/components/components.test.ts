import { describe, expect, it } from "@jest/globals";
import { components } from "../../../loaders/components/components.ts";
import { compile } from "../article.ts";

/** Names that a page gets, and what is wrong with it. */
async function used(...lines: readonly string[]) {
  const { script, facts } = await compile(lines, {
    path: "/content/a.mdx",
    remarkPlugins: [components],
  });
  const imports = script.matchAll(/^import \{(\w+)(?: as (\w+))?\} from/gm);
  const names = [...imports].map(([, name = "", local = name]) => `${local} is ${name}`);
  return { names, problems: facts.problems };
}

const none = { names: [], problems: [] };

describe("a component", () => {
  it.each([
    "<Badge />",
    "Text <Badge />",
    "{[1].map((key) => <Badge key={key} />)}",
    "<div title={<Badge />} />",
    "<div {...{ a: <Badge /> }} />",
    "export const A = () => <Badge />",
  ])("is imported for: %s", async (line) => {
    expect(await used(line)).toEqual({ names: ["Badge is Badge"], problems: [] });
  });

  it.each([
    'import Badge from "./badge.js"',
    'import { A as Badge } from "./badge.js"',
    'import * as Badge from "./badge.js"',
    "export const Badge = () => 1",
    "export const { Badge } = {}",
    "export function Badge() {}",
    "export class Badge {}",
  ])("is the page's own after: %s", async (line) => {
    const { names, problems } = await used(line, "", "<Badge />");
    expect({ names: names.filter((name) => name === "Badge is Badge"), problems }).toEqual(none);
  });

  it("is the page's own where a function is given it", async () => {
    expect(await used("{[].map(({ Icon }) => <Icon />)}")).toEqual(none);
  });

  it("is no HTML element", async () =>
    expect(await used("<div><my-element /></div>")).toEqual(none));
});
