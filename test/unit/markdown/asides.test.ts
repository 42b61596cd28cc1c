import { describe, expect, it } from "@jest/globals";
import { asides } from "../../../loaders/markdown/asides.ts";
import { compile, htmlOf } from "../article.ts";

const html = (...lines: readonly string[]) => htmlOf(lines, { remarkPlugins: [asides] });

const aside = (kind: string, title: string, body: string) =>
  `<div class="aside ${kind}" role="note">\n<p class="aside-title">${title}</p>\n${body}\n</div>`;

describe("an aside", () => {
  it.each([
    ["T> Text.", "tip", "Tip"],
    ["W> Text.", "warning", "Warning"],
    ["?> Text.", "todo", "Todo"],
  ])("written %s is a %s", async (line, kind, title) => {
    expect(await html(line)).toBe(aside(kind, title, "<p>Text.</p>"));
  });

  it.each(["Note", "Tip", "Warning", "Caution", "Important"])(
    "may be written as GitHub does: %s",
    async (title) => {
      const text = await html(`> [!${title.toUpperCase()}]`, "> Text.");
      expect(text).toBe(aside(title.toLowerCase(), title, "<p>Text.</p>"));
    },
  );

  it.each(["> [!note]\n> Text.", "> [!NOTE]  \n> Text."])(
    "may be written as GitHub also takes it: %j",
    async (lines) => expect(await html(lines)).toBe(aside("note", "Note", "<p>Text.</p>")),
  );

  it("may have a title of its own", async () => {
    expect(await html("> [!TIP] With `code` in it", "> Text.")).toBe(
      aside("tip", "Tip: With <code>code</code> in it", "<p>Text.</p>"),
    );
    expect(await html("> [!NOTE] Only **this**.")).toContain(
      "Note: Only <strong>this</strong>.</p>",
    );
  });

  it.each([
    ["> [!HINT]\n> Text", "[!HINT] isn't an aside. Expected [!NOTE], [!TIP],"],
    ["> [!NOTES]\n> Text", `[!NOTES] isn't an aside. Did you mean "NOTE"?`],
    ["> [! NOTE]\n> Text", `[! NOTE] isn't an aside. Did you mean "NOTE"?`],
    ["> [!TIP]", "the aside [!TIP] is empty."],
    ["T>Text", 'add a space after "T>" to start an aside.'],
    ["t> Text", `"t>" doesn't start an aside. Expected "T> " for a tip`],
    ["N> Text", `"N>" doesn't start an aside.`],
  ])("is reported where it is none: %j", async (text, message) => {
    const lines = ["Text", "", ...text.split("\n")];
    const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins: [asides] });
    expect(facts.problems).toEqual([{ line: 3, message: expect.stringContaining(message) }]);
  });

  it("goes on in the quote right below it", async () => {
    expect(await html("T> One", "> two", ">", "> three")).toBe(
      aside("tip", "Tip", "<p>One</p>\n<p>two</p>\n<p>three</p>"),
    );
  });

  it("ends where a quote stands apart", async () => {
    expect(await html("T> One", "", "> two")).toBe(
      `${aside("tip", "Tip", "<p>One</p>")}\n<blockquote>\n<p>two</p>\n</blockquote>`,
    );
  });

  it("drops the marker from each of its lines", async () => {
    expect(await html("W> One", "W> two")).toBe(aside("warning", "Warning", "<p>One\ntwo</p>"));
  });

  it("keeps what is marked up in it", async () => {
    expect(await html("T> `a` and **b**")).toBe(
      aside("tip", "Tip", "<p><code>a</code> and <strong>b</strong></p>"),
    );
  });

  it("holds a list", async () => {
    expect(await html("> [!TIP]", "> - a")).toBe(aside("tip", "Tip", "<ul>\n<li>a</li>\n</ul>"));
  });

  it.each(["T > no marker", "X> unknown letter", "A T> in the middle", "T>text"])(
    "is not made of: %s",
    async (line) => expect(await html(line)).not.toContain("aside"),
  );

  it("is not made of a plain quote or an unknown alert", async () => {
    expect(await html("> T> x", "", "> [!HINT]", "> x")).toContain("<blockquote>");
  });
});
