import { expect, it } from "@jest/globals";
import { mentions } from "../../../plugins/content/mentions.ts";

const entry = "/configuration/output/#outputpath";
const page = (path: string, ...lines: number[]) => ({
  path,
  title: path,
  links: lines.map((line) => ({ url: entry, line })),
});
const found = (...pages: ReturnType<typeof page>[]) =>
  mentions(new Set([entry]), pages)
    .get(entry)
    ?.map(({ url }) => url);

it("finds the pages that link to an entry, and first those that do so most often", () => {
  expect(found(page("guides/a.mdx", 9), page("guides/b.mdx", 5, 12))).toEqual([
    "/guides/b/",
    "/guides/a/",
  ]);
});

it("says the same in whichever order pages were built", () => {
  const pages = [..."fbdaec"].map((name) => page(`guides/${name}.mdx`, 9));
  expect(found(...pages)).toEqual([..."abcde"].map((name) => `/guides/${name}/`));
});

it("leaves out the entry's own page, overviews, and lists that the build makes", () => {
  expect(
    found(page("configuration/output.mdx", 9), page("guides/index.mdx", 9), page("api/cli.mdx", 1)),
  ).toBeUndefined();
});

it("leaves out links to what's no entry", () => {
  const links = [{ url: "/guides/", line: 3 }];
  expect(mentions(new Set([entry]), [{ path: "a.mdx", title: "A", links }]).size).toBe(0);
});
