import { describe, expect, it } from "@jest/globals";
import { asides } from "../../../loaders/markdown/asides.ts";
import { compile } from "../article.ts";

describe("an aside", () => {
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
});
