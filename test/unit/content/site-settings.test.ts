import { describe, expect, it } from "@jest/globals";
import { readSettings } from "../../../plugins/content/site-settings.ts";
import { plainSettings, socialIcons } from "../../../src/site/content/site-settings.ts";

const read = (...lines: readonly string[]) => readSettings(lines.join("\n"), ["guides"]);
const problems = (...lines: readonly string[]) =>
  read(...lines).problems.map(({ path, line, message }) => `${path}:${line}: ${message}`);

describe("site.json", () => {
  it("may be missing", () => {
    expect(read("")).toEqual({ settings: plainSettings, links: [], problems: [] });
  });

  it("says what is a site's own, and where its menu and footer lead", () => {
    const { settings, links } = read(
      '{ "name": "Rome", "menu": [{ "section": "guides" },',
      '  { "title": "News", "url": "https://rome.example/" }],',
      '  "footer": [{ "title": "About", "url": "/about/" }] }',
    );
    expect(settings).toEqual({
      ...plainSettings,
      name: "Rome",
      menu: [{ section: "guides" }, { title: "News", url: "https://rome.example/" }],
      footer: [{ title: "About", url: "/about/" }],
    });
    expect(links).toEqual([
      { url: "https://rome.example/", line: 2 },
      { url: "/about/", line: 3 },
    ]);
  });

  it("has each mistake named with its line", () => {
    expect(
      problems(
        "{",
        '  "nam": "Rome",',
        '  "repository": "rome",',
        '  "menu": [{ "section": "guide" }],',
        '  "footer": [{ "title": "About", "url": "about" }],',
        '  "social": [{ "title": "Rome", "url": "https://rome.example/", "icon": "pigeon" }]',
        "}",
      ),
    ).toEqual([
      'site.json:2: unknown field "nam". Did you mean "name"? Expected name, description, repository, edit, menu, footer, social, or webpack.',
      'site.json:3: "repository" is "rome", expected an address that starts with https://.',
      'site.json:5: "url" of entry 1 of "footer" is "about", expected a rooted address like "/vote/", or one that starts with https://.',
      `site.json:6: "icon" of entry 1 of "social" is "pigeon", expected one of ${socialIcons.join(", ")}.`,
      'site.json:4: "guide" is no section: expected the name of a folder with pages. Did you mean "guides"?',
    ]);
  });

  it("leaves the rest of a file as it is where an entry is wrong", () => {
    const { settings } = read('{ "name": "Rome", "footer": [{ "title": "A", "url": "a" }] }');
    expect(settings).toEqual({ ...plainSettings, name: "Rome" });
  });
});
