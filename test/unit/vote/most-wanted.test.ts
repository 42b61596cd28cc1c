import { afterEach, describe, expect, it } from "@jest/globals";
import { readMostWanted } from "../../../src/commands/vote/most-wanted.ts";
import { gitHubAnswer, gitHubIssue } from "../git-hub.ts";
import { localApi, type LocalApi } from "../local-api.ts";

const quick = { timeout: 2_000, pause: 5, retries: 1, longestPause: 10 };
const now = new Date("2026-11-20T10:00:00Z");

let api: LocalApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

const issues = (count: number) =>
  Array.from({ length: count }, (_, at) => gitHubIssue(at + 1, { votes: 1000 - at }));

async function read(count: number, token = "") {
  api = await localApi(({ url }) => ({ body: gitHubAnswer(url, issues(count)) }));
  return readMostWanted({ api: api.url, token }, now, quick);
}

describe("the most wanted features", () => {
  it("have what readers want to know of them", async () => {
    expect(await read(1)).toEqual({
      date: "2026-11-20T10:00:00.000Z",
      total: 1,
      issues: [
        {
          number: 1,
          title: "Issue 1",
          url: "https://github.com/webpack/webpack/issues/1",
          votes: 1000,
          comments: 2,
          created: "2020-01-01T00:00:00Z",
          labels: [{ name: "enhancement", color: "a2eeef" }],
        },
      ],
    });
  });

  it("are the two hundred with most votes, in two pages", async () => {
    const list = await read(350);
    expect([list.total, list.issues.length, list.issues.at(-1)?.number]).toEqual([350, 200, 200]);
    const asked = api?.requests.map(({ url: { pathname, searchParams } }) => [
      pathname,
      ...["q", "sort", "order", "per_page", "page"].map((name) => searchParams.get(name)),
    ]);
    const search = ["repo:webpack/webpack is:issue is:open -label:bug", "reactions-+1", "desc"];
    expect(asked).toEqual([
      ["/search/issues", ...search, "100", "1"],
      ["/search/issues", ...search, "100", "2"],
    ]);
  });

  it("are read with a token, where there is one, and with a name", async () => {
    await read(1, "{token}");
    expect(api?.requests[0]?.headers).toMatchObject({
      authorization: "Bearer {token}",
      "user-agent": "webpack-documentation",
    });
    await api?.close();
    await read(1);
    expect(api?.requests[0]?.headers).not.toHaveProperty("authorization");
  });

  it.each([
    ["half an answer", { total_count: 1, incomplete_results: true, items: [] }, "ran out of time"],
    ["another shape", { items: [] }, "total_count"],
    [
      "a link that runs code",
      { total_count: 1, items: [{ ...gitHubIssue(1), html_url: "javascript:1" }] },
      "items.0.html_url",
    ],
  ])("are not taken from %s", async (_name, body, says) => {
    api = await localApi(() => ({ body }));
    await expect(readMostWanted({ api: api.url, token: "" }, now, quick)).rejects.toThrow(says);
  });
});
