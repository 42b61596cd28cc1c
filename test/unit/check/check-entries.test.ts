import { expect, it } from "@jest/globals";
import { checkEntries } from "../../../plugins/check/check-entries.ts";
import { missingEntries } from "../../../plugins/check/coverage.ts";

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

it("reports options that are missing from a page that has others of its options", () => {
  const option = (path: string) => ({
    path,
    paths: [path],
    url: `/configuration/watch/#${path}`,
    type: "boolean",
    description: "",
    flags: [],
    isRequired: false,
    isExperimental: false,
    isDeprecated: false,
    isGroup: false,
  });
  const options = ["watch", "poll", "stdin"].map(option);
  const pages = [{ path: "configuration/watch.mdx", url: "/configuration/watch/" }];
  const missing = (entries: readonly ReturnType<typeof entry>[]) =>
    missingEntries(
      options,
      pages,
      new Map([["configuration/watch.mdx", { links: [], problems: [], entries }]]),
    );
  expect(missing([entry("watch", 3)])).toEqual([
    {
      path: "configuration/watch.mdx",
      line: 1,
      message: expect.stringMatching(/leaves out: poll, stdin\. Add <Option path="poll" \/>/),
    },
  ]);
  expect(missing([entry("watch", 3), entry("poll", 5), entry("stdin", 7)])).toEqual([]);
  expect(missing([])).toEqual([]);
});
