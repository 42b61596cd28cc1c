import { describe, expect, it } from "@jest/globals";
import { missingIn } from "../../../src/site/output/document-check.ts";
import { viewOf } from "../../../src/site/navigation/view.ts";

const site = { navigation: { sections: [], singles: [] }, settings: { webpack: true } };
const missing = (pathname: string, title: string, main: string) =>
  missingIn(
    `<html><head>${title}</head><body><main id="main" tabindex="-1">${main}</main></body></html>`,
    viewOf(pathname, site),
    "webpack",
  );
const title = "<title>Vote | webpack</title>";

describe("a document", () => {
  it("has a title of its own and content", () => {
    expect(missing("/vote/", title, "<h1>Vote</h1>")).toBe(undefined);
    expect(missing("/vote/", title, "<h1>Vote</h1><main></main>")).toBe(undefined);
    expect(missing("/nowhere/", "<title>Page not found | webpack</title>", "<p>Oh.</p>")).toBe(
      undefined,
    );
  });

  it.each(["", "<!--$--><!--/$-->", '<!--$--><div class="vote">\n</div><!--/$-->'])(
    "is missing its content where nothing is in <main> but %j",
    (main) => expect(missing("/vote/", title, main)).toBe("content"),
  );

  it.each(["", "<title></title>", "<title>webpack</title>"])(
    "is missing its title where it has %j",
    (named) => expect(missing("/vote/", named, "<h1>Vote</h1>")).toBe("title"),
  );

  it("may be called like the site at its start", () => {
    expect(missing("/", "<title>webpack</title>", "<h1>webpack</h1>")).toBe(undefined);
  });

  it("is a placeholder where the worker has nothing else", () => {
    expect(missing("/app-shell/", "<title>webpack</title>", "<div></div>")).toBe(undefined);
  });
});
