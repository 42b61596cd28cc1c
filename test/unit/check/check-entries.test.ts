import { expect, it } from "@jest/globals";
import { checkEntries } from "../../../plugins/check/check-entries.ts";

const entry = (name: string, line: number) => ({
  name: `option ${name}`,
  url: `/configuration/watch/#${name}`,
  line,
});

function problems(entries: Readonly<Record<string, readonly ReturnType<typeof entry>[]>>) {
  const pages = Object.keys(entries).map((name) => ({
    path: `configuration/${name}.mdx`,
    url: `/configuration/${name}/`,
  }));
  const facts = Object.values(entries).map((own) => ({ links: [], problems: [], entries: own }));
  return checkEntries(pages, new Map(pages.map(({ path }, at) => [path, facts[at] ?? never])));
}

const never = { links: [], problems: [] };

it("reports an option with two entries", () => {
  expect(problems({ watch: [entry("watch", 3), entry("watch", 7)], output: [] })).toEqual([
    {
      path: "configuration/watch.mdx",
      line: 7,
      message:
        "the option watch has an entry in configuration/watch.mdx:3 already. Link to it instead.",
    },
  ]);
});

it("reports an option whose entry isn't where links lead", () => {
  expect(problems({ watch: [], output: [entry("watch", 3)] })).toEqual([
    {
      path: "configuration/output.mdx",
      line: 3,
      message:
        "links to the option watch lead to /configuration/watch/. Move its entry, or change loaders/reference/option-url.ts.",
    },
  ]);
});
