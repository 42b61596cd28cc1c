import { describe, expect, it } from "@jest/globals";
import { plainText } from "../../loaders/plain-text.ts";
import { htmlOf } from "./article.ts";

const html = (...lines: readonly string[]) =>
  htmlOf(lines, { format: "md", remarkPlugins: [plainText] });

describe("a page that is read as plain Markdown", () => {
  it.each([
    'import A from "./a.js";',
    "import { a,\nb } from './a.js'",
    'import "./a.css"',
    "export const a = 1;",
    "export default function () {}",
  ])("is without its statements: %s", async (statement) =>
    expect(await html(statement, "", "Text.")).toBe("<p>Text.</p>"),
  );

  it("keeps sentences that begin like one", async () => {
    const sentences = ["import is a statement.", "", "export your bundle."];
    expect(await html(...sentences)).toBe(
      "<p>import is a statement.</p>\n<p>export your bundle.</p>",
    );
  });
});
