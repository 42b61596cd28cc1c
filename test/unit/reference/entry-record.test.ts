import { describe, expect, it } from "@jest/globals";
import { code, text, type Entry } from "../../../loaders/reference/entry.ts";
import { entryRecord } from "../../../loaders/reference/entry-record.ts";

const tooltip = (entry: Partial<Entry>) =>
  entryRecord({
    name: "option output.clean",
    url: "/configuration/output/#outputclean",
    title: "output.clean",
    isDeprecated: false,
    facts: [],
    description: "",
    ...entry,
  }).tooltip;

describe("a tooltip", () => {
  it("has the facts of an entry that are short, with code in backticks", () => {
    const facts = [
      { name: "Type", values: [[code("boolean")]] },
      { name: "Default", values: [[code("1"), text(" (production)")], [code("2")]] },
      { name: "Since", values: [] },
      { name: "Command line", values: [[code("--output-clean")]] },
    ];
    expect(tooltip({ facts, description: "Text." })).toEqual({
      title: "output.clean",
      facts: [
        ["Type", "`boolean`"],
        ["Default", "`1` (production)", "`2`"],
      ],
    });
  });

  it("has the first sentences if there are no facts, as far as they're short", () => {
    const description = `Adds a \`banner\`. ${"And more. ".repeat(20)}\n\nMore.`;
    expect(tooltip({ description })?.text).toMatch(/^Adds a `banner`\. (?:And more\. )+…$/);
  });

  it("says what is experimental or deprecated", () => {
    const { title } = tooltip({ isExperimental: true, isDeprecated: true }) ?? {};
    expect(title).toBe("output.clean (experimental) (deprecated)");
  });

  it("leaves out choices that are too many", () => {
    const names = Array.from({ length: 40 }, (_, index) => `"choice-${index}"`);
    const facts = [{ name: "Type", values: [[code(names.join(" | "))]] }];
    const [[, type = ""] = []] = tooltip({ facts })?.facts ?? [];
    expect(type).toMatch(/^`"choice-0" \| .+" …`$/);
    expect(type.length).toBeLessThan(170);
  });
});
