import { describe, expect, it } from "@jest/globals";
import { readRedirects } from "../../../plugins/content/redirects.ts";
import { redirectFiles } from "../../../src/site/hosting/redirects.ts";

const read = (text: string) => readRedirects(text, new Set(["/guides/a/", "/vote/"]));

const problems = (...lines: readonly string[]) =>
  read(lines.join("\n")).problems.map(({ path, line, message }) => `${path}:${line}: ${message}`);

describe("redirects.json", () => {
  it.each(["", "{}", "\n"])("may be empty: %j", (text) =>
    expect(read(text)).toMatchObject({ redirects: {}, links: [], problems: [] }),
  );

  it.each([
    ...["/a/?b/", "/a b/", "//guides/", "/a/%2Fb/", "/a/../../b/", "/a%23b/"],
    `/${"x".repeat(300)}/`,
  ])("moves no address that no page can have had: %j", (from) => {
    expect(problems(JSON.stringify({ [from]: "/" }))).toEqual([
      expect.stringContaining('cannot be redirected: expected an address like "/guides/old-name/"'),
    ]);
  });

  it.each([
    ['{ "/guides/%61/": "/" }', '"/guides/%61/" is a page. Remove the page or the redirect.'],
    ['{ "/GUIDES/a/": "/" }', '"/GUIDES/a/" is a page. Remove the page or the redirect.'],
    ['{ "/c/": "/b/ 200" }', '"/b/ 200" is no target: in an address, a space is written %20.'],
    ['["/old/"]', 'the file is ["/old/"], expected one object of "/old/": "/new/" entries.'],
  ])("may not be %s", (text, message) => {
    expect(read(text)).toMatchObject({
      redirects: {},
      links: [],
      problems: [{ path: "redirects.json", line: 1, message }],
    });
  });

  it("names the line where it says something twice", () => {
    expect(problems("{", '  "/a/": "/",', '  "/a/": "/"', "}")).toEqual([
      'redirects.json:3: "/a/" is there twice. Remove one of them.',
    ]);
  });
});

describe("an old address", () => {
  it.each([
    ["/a/", "/A/"],
    ["/gr%C3%B6%C3%9Fe/", "/größe/"],
    ["/größe/", "/gr%c3%b6%c3%9fe/"],
  ])("is taken once, as it is kept on disk: %s and %s", (first, second) => {
    const lines = ["{", `  "${first}": "/",`, `  "${second}": "/guides/a/"`, "}"];
    expect(problems(...lines)).toEqual([
      `redirects.json:3: "${second}" is the same address as "${first}". Remove one of them.`,
    ]);
    expect(read(lines.join("\n")).redirects).toEqual({ [first]: "/" });
  });
});

describe("a redirect", () => {
  it("lies where its address is looked for", () => {
    const from = (url: string) => redirectFiles({ [url]: "/" }, "Site")[0]?.[0];
    expect(from("/gr%C3%B6%C3%9Fe/")).toBe("größe/index.html");
    expect(from("/größe/")).toBe("größe/index.html");
  });
});
