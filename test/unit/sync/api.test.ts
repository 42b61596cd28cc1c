import { afterEach, describe, expect, it } from "@jest/globals";
import * as v from "valibot";
import { askApi } from "../../../src/commands/sync/api.ts";
import { localApi, type ApiAnswer, type LocalApi } from "../local-api.ts";

const schema = v.object({ list: v.array(v.object({ id: v.number() })) });
const right = { body: { list: [{ id: 1 }] } };
const quick = { timeout: 1_500, pause: 5, retries: 2, longestPause: 5_000 };

let api: LocalApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

/** @param answers in their order; the last one is given for ever */
async function ask(answers: readonly (ApiAnswer | undefined)[], json?: object) {
  api = await localApi((_, at) => answers[Math.min(at, answers.length - 1)]);
  return askApi({ url: `${api.url}/api?q=1`, headers: {}, json }, schema, quick);
}

/** In one to two seconds: a reset is given in whole ones. */
const soon = () => String(Math.floor(Date.now() / 1000) + 2);

const passing: readonly (readonly [string, ApiAnswer | undefined])[] = [
  ["an error of the server", { status: 500 }],
  ["too many requests", { status: 429 }],
  ["no answer in time", undefined],
  ["an answer that breaks off", { body: '{"list":[{"i', isCut: true }],
];

describe("an API that fails for a moment", () => {
  it.each(passing)("is asked again after %s", async (_name, fault) => {
    expect(await ask([fault, fault, right])).toEqual(right.body);
    expect(api?.requests).toHaveLength(3);
  });

  it("is asked the same again, where the question is sent with POST", async () => {
    expect(await ask([{ status: 503 }, right], { query: "{}" })).toEqual(right.body);
    expect(api?.requests.map(({ method, body }) => [method, body])).toEqual([
      ["POST", '{"query":"{}"}'],
      ["POST", '{"query":"{}"}'],
    ]);
  });

  it.each([
    ["Retry-After", 429, () => ({ "Retry-After": "1" })],
    [
      "the time of its reset",
      403,
      () => ({ "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": soon() }),
    ],
  ])("is left alone for as long as it says by %s", async (_name, status, headers) => {
    let asked = 0;
    api = await localApi(() => (asked++ === 0 ? { status, headers: headers() } : right));
    const start = Date.now();
    await askApi({ url: api.url, headers: {} }, schema, quick);
    expect(Date.now() - start).toBeGreaterThan(990);
    expect(asked).toBe(2);
  });
});

const lasting: readonly (readonly [ApiAnswer | undefined, number, string])[] = [
  [{ status: 500 }, 3, "answered with status 500, 3 times."],
  [{ status: 404 }, 1, "answered with status 404."],
  [{ status: 401 }, 1, "answered with status 401: check the token in the environment."],
  [{ status: 403, headers: { "X-RateLimit-Remaining": "7" } }, 1, "status 403: check the token"],
  [undefined, 3, "gave no answer in 1.5 s, 3 times."],
  [{ body: '{"list":', isCut: true }, 3, "gave an answer that is no whole JSON, 3 times."],
  [{ body: [] }, 1, "gave an answer that was not expected: list: "],
  [{ body: { list: [{ id: "1" }] } }, 1, "not expected: list.0.id: Invalid type: Expected number"],
];

describe("an API that fails for good", () => {
  it.each(lasting)(
    "is given up in one sentence: %j, asked %i times",
    async (fault, times, says) => {
      const error = await ask([fault]).catch((reason: unknown) => reason);
      expect(String(error)).toContain(
        `${api?.url}/api ${says.startsWith("status") ? "answered with " : ""}`,
      );
      expect(String(error)).toContain(says);
      expect(String(error).split("\n")).toHaveLength(1);
      expect(api?.requests).toHaveLength(times);
    },
  );

  it("is given up where nobody listens", async () => {
    const { url, close } = await localApi(() => right);
    await close();
    await expect(askApi({ url, headers: {} }, schema, quick)).rejects.toThrow(
      /^http:\/\/localhost:\d+\/ cannot be reached: .*ECONNREFUSED/,
    );
  });
});
