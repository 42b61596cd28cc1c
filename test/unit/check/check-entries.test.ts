import { expect, it } from "@jest/globals";
import { checkEntries } from "../../../plugins/check/check-entries.ts";

it("reports an option with entries on two pages", () => {
  const entry = (line: number) => ({ name: "option watch", id: "watch", line });
  const facts = (entries: ReturnType<typeof entry>[]) => ({ links: [], problems: [], entries });
  const site = new Map([
    ["a.mdx", facts([entry(3)])],
    ["b.mdx", facts([entry(7)])],
    ["c.mdx", facts([])],
  ]);
  expect(checkEntries(site)).toEqual([
    {
      path: "b.mdx",
      line: 7,
      message: "the option watch has an entry in a.mdx:3 already. Link to it instead.",
    },
  ]);
});
