import { describe, expect, it } from "@jest/globals";
import { readHosts } from "../../plugins/shown-hosts.ts";

const problems = (...lines: readonly string[]) =>
  readHosts(lines.join("\n")).problems.map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );

const none = { images: [], media: [], frames: [] };

describe("hosts.json", () => {
  it("names the hosts of pictures, of media and of frames", () => {
    const text =
      '{ "images": ["https://a.example", "https://b.example:8443"], "frames": ["https://c.example"] }';
    expect(readHosts(text)).toEqual({
      hosts: {
        images: ["https://a.example", "https://b.example:8443"],
        media: [],
        frames: ["https://c.example"],
      },
      problems: [],
    });
  });

  it.each(["", "\n", "\uFEFF", "{}", '{ "images": [] }'])("may be empty: %j", (text) =>
    expect(readHosts(text)).toEqual({ hosts: none, problems: [] }),
  );

  it("counts a host once", () => {
    expect(
      readHosts('{ "images": ["https://A.example", "https://a.example"] }').hosts.images,
    ).toEqual(["https://a.example"]);
  });

  it("may start with a BOM, and have capital letters and the usual port", () => {
    const { hosts, problems } = readHosts('\uFEFF{ "media": ["HTTPS://A.Example:443"] }');
    expect({ hosts, problems }).toEqual({
      hosts: { ...none, media: ["https://a.example"] },
      problems: [],
    });
  });

  it.each([
    [
      '["https://a.example"]',
      'the file is ["https://a.example"], expected the fields images, media, and frames.',
    ],
    ["null", "the file is empty, expected the fields images, media, and frames."],
    [
      '{ "images": "https://a.example" }',
      '"images" is "https://a.example", expected a list of hosts in brackets.',
    ],
    [
      '{ "image": ["https://a.example"] }',
      'unknown field "image". Did you mean "images"? Expected images, media, or frames.',
    ],
    ['{ "toString": [] }', 'unknown field "toString". Expected images, media, or frames.'],
    ["{ images: [] }", "expected JSON: "],
    ['{ "images": [] "media": [] }', "expected JSON: "],
    ['{ "images": [], "images": [] }', '"images" is there twice. Remove one of them.'],
  ])("may not be %s", (text, message) => {
    expect(problems(text)).toEqual([expect.stringContaining(`hosts.json:1: ${message}`)]);
  });

  it.each([
    ["https://a.example/", ' Did you mean "https://a.example"?'],
    ["https://a.example:8443/x.png?y", ' Did you mean "https://a.example:8443"?'],
    ["http://a.example", ' Did you mean "https://a.example"?'],
    ["https://me@a.example", ' Did you mean "https://a.example"?'],
    ["a.example", ' Did you mean "https://a.example"?'],
    ["https://*.example", ""],
    ["https://a_b.example", ""],
    ["https://a.example.", ""],
    ["https://a..example", ""],
    ["https://a.example;script-src", ""],
    ["https://[::1]", ""],
    ["https://a.example https://b.example", ""],
    ["*", ""],
    ["data:", ""],
    ["'unsafe-inline'", ""],
    ["", ""],
  ])("takes no %s for a host", (written, near) => {
    const text = JSON.stringify({ images: [written] });
    expect(readHosts(text).hosts).toEqual(none);
    expect(problems(text)).toEqual([
      `hosts.json:1: entry 1 of "images" is ${JSON.stringify(written)}, expected a host like "https://example.org", with nothing after it.${near}`,
    ]);
  });

  it.each([1, null, {}, ["https://a.example"]])("takes no %j for a host", (item) => {
    expect(problems(JSON.stringify({ images: [item] }))).toEqual([
      expect.stringContaining("expected a host"),
    ]);
  });

  it("names the line of each mistake, and keeps what is right", () => {
    const lines = [
      "{",
      '  "images": [',
      '    "https://a.example",',
      '    "https://a.example/x"',
      "  ],",
      '  "frame": [],',
      '  "frames": ["https://b.example", 7]',
      "}",
    ];
    expect(problems(...lines).map((problem) => problem.split(": ")[0])).toEqual([
      "hosts.json:4",
      "hosts.json:6",
      "hosts.json:7",
    ]);
    expect(readHosts(lines.join("\n")).hosts).toEqual({
      images: ["https://a.example"],
      media: [],
      frames: ["https://b.example"],
    });
  });

  it("names the line where it is no JSON", () => {
    expect(problems("{", '  "images": []', '  "media": []', "}")).toEqual([
      "hosts.json:3: expected JSON: Expected ',' or '}' after property value.",
    ]);
  });
});
