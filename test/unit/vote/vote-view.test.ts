import { describe, expect, it } from "@jest/globals";
import type { Issue } from "../../../src/site/vote/issues.ts";
import { labelsOf, pageSize, shownIssues } from "../../../src/site/vote/vote-list.ts";
import {
  matching,
  parametersOf,
  termsOf,
  viewOfParameters,
} from "../../../src/site/vote/vote-view.ts";

const usual = { order: "votes", label: "", text: "" } as const;

const issue = (number: number, more: Partial<Issue> = {}): Issue => ({
  number,
  title: `Issue ${number}`,
  url: `https://github.com/webpack/webpack/issues/${number}`,
  votes: 0,
  comments: 0,
  created: "2020-01-01T00:00:00Z",
  labels: [],
  ...more,
});

describe("the address of a view", () => {
  it.each([
    [{}, usual],
    [{ sort: "newest" }, { ...usual, order: "newest" }],
    [
      { label: "a & b", search: "x y" },
      { ...usual, label: "a & b", text: "x y" },
    ],
  ])("says what is not usual: %j", (parameters, view) => {
    expect(viewOfParameters(parameters)).toEqual(view);
    expect(parametersOf(viewOfParameters(parameters))).toEqual(parameters);
  });

  it.each([{ sort: "wrong" }, { sort: "toString" }, { search: "", label: "" }])(
    "may hold nonsense: %j",
    (parameters) => expect(viewOfParameters(parameters)).toEqual(usual),
  );

  it("says no more than GitHub takes", () => {
    expect(viewOfParameters({ search: "x".repeat(300) }).text).toHaveLength(100);
  });
});

describe("what GitHub is asked for", () => {
  it.each([
    ["", "", ""],
    ["Module federation", "", "module federation in:title"],
    ["", "good first issue", 'label:"good first issue"'],
    ["a", "b", 'a in:title label:"b"'],
    ['repo:evil/x label:"y"', "", "repo evil x label y in:title"],
    ["a OR b -c", "", "a or b c in:title"],
    ["", 'a" is:pr "', 'label:"a is:pr "'],
    ["日本 über split-chunks 5.0", "", "日本 über split-chunks 5.0 in:title"],
    ["???", "", ""],
  ])("is words of the title and a label: %j and %j", (text, label, terms) => {
    expect(termsOf({ ...usual, text, label })).toBe(terms);
  });
});

describe("the issues that are known", () => {
  const css = { name: "css", color: "ffffff" };
  const issues = [
    issue(1, { title: "Read CSS modules", votes: 3, labels: [css] }),
    issue(2, { title: "Read less", votes: 9, comments: 4, created: "2024-01-01T00:00:00Z" }),
    issue(3, { title: "Modules in CSS", votes: 5, created: "2010-01-01T00:00:00Z" }),
  ];
  const numbers = (view: object) =>
    matching(issues, { ...usual, ...view }).map(({ number }) => number);

  it.each([
    [{}, [2, 3, 1]],
    [{ order: "newest" }, [2, 1, 3]],
    [{ order: "oldest" }, [3, 1, 2]],
    [{ order: "comments" }, [2, 1, 3]],
    [{ label: "css" }, [1]],
    [{ text: "css MODULES" }, [3, 1]],
    [{ text: "sass" }, []],
  ])("are filtered and sorted as GitHub does it: %j", (view, expected) => {
    expect(numbers(view)).toEqual(expected);
  });

  it("have labels to choose from, with the one that is chosen", () => {
    expect(labelsOf(issues, "")).toEqual(["css"]);
    expect(labelsOf(issues, "build")).toEqual(["build", "css"]);
  });
});

describe("what is shown", () => {
  const list = (date: string, total: number, ...numbers: readonly number[]) => ({
    date,
    total,
    issues: numbers.map((number) => issue(number, { votes: 100 - number })),
  });
  const range = (count: number) => Array.from({ length: count }, (_, at) => at);
  const shown = (sources: Partial<Parameters<typeof shownIssues>[0]>, pages = 1) => {
    const { list: found, hasMore } = shownIssues(
      { live: [], kept: [], snapshot: undefined, ...sources },
      usual,
      pages,
    );
    return [found?.source, found?.date, found?.total, found?.issues.length, hasMore];
  };

  it("is nothing, where nothing is known", () => {
    expect(shown({})).toEqual([undefined, undefined, undefined, undefined, false]);
  });

  it("is the newest that is known", () => {
    const all = { live: [list("3", 1, 1)], kept: [list("2", 1, 1)], snapshot: list("1", 1, 1) };
    expect(shown(all)).toEqual(["live", "3", 1, 1, false]);
    expect(shown({ ...all, live: [] })).toEqual(["kept", "2", 1, 1, false]);
    expect(shown({ snapshot: all.snapshot })).toEqual(["snapshot", "1", 1, 1, false]);
  });

  it("is a page of a snapshot, and then the next", () => {
    const snapshot = list("1", 900, ...range(120));
    expect(shown({ snapshot })).toEqual(["snapshot", "1", 120, pageSize, true]);
    expect(shown({ snapshot }, 3)).toEqual(["snapshot", "1", 120, 120, false]);
  });

  it("has an issue once that stands on two pages", () => {
    const live = [list("1", 100, ...range(50)), list("2", 100, 49, 50)];
    expect(shown({ live })).toEqual(["live", "1", 100, 51, false]);
  });

  it("ends where GitHub's search ends", () => {
    expect(shown({ live: [list("1", 5000, ...range(50))] })).toEqual(["live", "1", 5000, 50, true]);
    const live = range(20).map((page) => list("1", 5000, ...range(50).map((at) => page * 50 + at)));
    expect(shown({ live })).toEqual(["live", "1", 5000, 1000, false]);
  });
});
