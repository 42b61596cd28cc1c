import { describe, expect, it } from "@jest/globals";
import { readSynced } from "../../../plugins/content/synced-files.ts";
import { sponsorCounts } from "../../../src/site/sponsors/sponsors.ts";

const date = "2026-11-20T10:00:00.000Z";
const none = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
const sponsor = { name: "A", url: "https://a.example/", amount: 20 };
const sponsors = { date, total: { ...none, backer: [sponsor] }, monthly: none };
const issue = {
  number: 1,
  title: "A title",
  url: "https://github.com/webpack/webpack/issues/1",
  votes: 3,
  comments: 0,
  created: "2020-01-01T00:00:00Z",
  labels: [{ name: "css", color: "d73a4a" }],
};
const votes = { date, total: 1, issues: [issue] };

const lines = (value: object) => JSON.stringify(value, null, 1);

const problems = (texts: { readonly sponsors?: string; readonly votes?: string }) =>
  readSynced({ sponsors: "", votes: "", ...texts }).problems.map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );

describe("what was read from other hosts", () => {
  it("is nothing before it was read for the first time", () => {
    const nothing = { sponsors: undefined, votes: undefined, problems: [] };
    expect(readSynced({ sponsors: "", votes: "" })).toEqual(nothing);
    expect(sponsorCounts(undefined)).toBeUndefined();
  });

  it("is what the files say", () => {
    const texts = { sponsors: lines(sponsors), votes: lines(votes) };
    expect(readSynced(texts)).toEqual({ sponsors, votes, problems: [] });
  });

  it("needs room for so many sponsors", () => {
    const zero = { latest: 0, platinum: 0, gold: 0, silver: 0, bronze: 0, backer: 0 };
    const counts = { total: { ...zero, backer: 1 }, monthly: zero };
    expect(sponsorCounts(sponsors)).toEqual({ date, counts });
  });
});

describe("a file that is wrong", () => {
  it.each([
    ["url", "javascript:alert(1)"],
    ["name", " "],
    ["amount", -77],
    ["logo", "data:image/png;base64,"],
  ])("is a problem at the line of what is wrong: %s %j", (field, value) => {
    const wrong = {
      ...sponsors,
      total: { ...none, gold: [sponsor, { ...sponsor, [field]: value }] },
    };
    const line = lines(wrong)
      .split("\n")
      .findIndex((text) => text.includes(`: ${JSON.stringify(value)}`));
    const [problem, ...others] = problems({ sponsors: lines(wrong) });
    expect(others).toEqual([]);
    expect(problem).toMatch(
      new RegExp(`^data/sponsors.json:${line + 1}: "${field}" of entry 2 of "gold" of "total" is `),
    );
    expect(problem).toContain("Run npm run sync:sponsors to write the file anew, or remove it.");
  });

  it("is a problem where something is missing, at what should have it", () => {
    const { platinum: _, ...fewer } = none;
    expect(problems({ sponsors: lines({ ...sponsors, total: fewer }) })).toEqual([
      expect.stringMatching(/^data\/sponsors\.json:3: "platinum" of "total" is missing\. Run/),
    ]);
  });

  it("is a problem where a color is none, which would stand in a style", () => {
    const labels = [{ name: "css", color: "red;x" }];
    expect(problems({ votes: lines({ ...votes, issues: [{ ...issue, labels }] }) })).toEqual([
      expect.stringMatching(
        /^data\/votes\.json:\d+: "color" of .* is "red;x", expected six hexadecimal digits\. Run/,
      ),
    ]);
  });

  it("is as if it were not there", () => {
    const texts = { sponsors: "[]", votes: lines({ ...votes, date: "yesterday" }) };
    expect(readSynced(texts)).toMatchObject({ sponsors: undefined, votes: undefined });
  });
});
