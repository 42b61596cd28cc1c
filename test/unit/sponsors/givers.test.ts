import { afterEach, describe, expect, it } from "@jest/globals";
import { readGivers } from "../../../src/commands/sponsors/givers.ts";
import { localApi, type ApiAnswer, type LocalApi } from "../local-api.ts";

const quick = { timeout: 2_000, pause: 5, retries: 1, longestPause: 10 };
const now = new Date("2026-11-20T10:00:00Z");

const usd = (value: number | null) => ({ value, currency: "USD" });

const member = (id: string, total: number, account: object = {}) => ({
  id,
  createdAt: "2020-05-01T00:00:00.000Z",
  totalDonations: usd(total),
  account: { slug: id, name: `Name of ${id}`, website: null, imageUrl: null, ...account },
});

const gift = (id: string, slug: string | null, value: number, isRefunded = false) => ({
  id,
  isRefunded,
  amountInHostCurrency: usd(value),
  fromAccount: slug === null ? null : { slug },
});

interface Question {
  readonly query: string;
  readonly variables: { readonly slug: string; readonly limit: number; readonly offset: number };
}

let api: LocalApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

const questions = (): readonly Question[] =>
  (api?.requests ?? []).map(({ body }) => JSON.parse(body));

/** Open Collective's answer, of a collective with these members and gifts. */
function answerTo(body: string, members: readonly object[], gifts: readonly object[]): ApiAnswer {
  const { query, variables }: Question = JSON.parse(body);
  const { slug, limit, offset } = variables;
  if (slug !== "webpack")
    return { body: { errors: [{ message: `No collective ${slug}.` }], data: null } };
  const page = (all: readonly object[]) => ({
    totalCount: all.length,
    nodes: all.slice(offset, offset + limit),
  });
  const data = /\bmembers\(/.test(query)
    ? { account: { members: page(members) } }
    : { transactions: page(gifts) };
  return { body: { data } };
}

async function read(members: readonly object[], gifts: readonly object[] = [], slug = "webpack") {
  api = await localApi(({ body }) => answerTo(body, members, gifts));
  return readGivers({ api: api.url, token: "", slug }, now, quick);
}

describe("who gives to a collective", () => {
  it("has a name, an address, a picture, and what they gave in total and in a month", async () => {
    const account = { website: "https://a.example/", imageUrl: "https://images.example/a.png" };
    const gifts = [gift("1", "a", 10), gift("2", "a", 20.5), gift("3", "b", 7), gift("4", null, 9)];
    expect(await read([member("a", 99.999, account)], gifts)).toEqual([
      {
        name: "Name of a",
        url: "https://a.example/",
        logo: "https://images.example/a.png",
        since: "2020-05-01T00:00:00.000Z",
        total: 100,
        monthly: 2.54,
      },
    ]);
  });

  it("is all of them, a thousand at once", async () => {
    const members = Array.from({ length: 2500 }, (_, at) => member(`m${at}`, at));
    const gifts = Array.from({ length: 1001 }, (_, at) => gift(`g${at}`, "m7", 12));
    const givers = await read(members, gifts);
    expect(givers).toHaveLength(2500);
    expect(givers.find(({ name }) => name === "Name of m7")?.monthly).toBe(1001);
    expect(questions().map(({ variables: { limit, offset } }) => [limit, offset])).toEqual([
      [1000, 0],
      [1000, 1000],
      [1000, 2000],
      [1000, 0],
      [1000, 1000],
    ]);
  });

  it("counts in a month what came in the last year and was not paid back", async () => {
    const [giver] = await read([member("a", 9)], [gift("1", "a", 24), gift("2", "a", 48, true)]);
    expect(giver?.monthly).toBe(2);
    expect(questions().at(-1)?.variables).toMatchObject({ dateFrom: "2025-11-20T10:00:00.000Z" });
  });

  it("stands there once, since the first of several memberships", async () => {
    const later = { ...member("b", 5, { slug: "a" }), createdAt: "2024-01-01T00:00:00Z" };
    const givers = await read([later, member("a", 5), { ...later, id: "c" }]);
    expect(givers.map(({ since }) => since)).toEqual(["2020-05-01T00:00:00.000Z"]);
  });

  it("is linked to on Open Collective without a website that is an address", async () => {
    const websites = [null, "", "javascript:alert(1)", "a.example", "https://"];
    const members = websites.map((website, at) =>
      member(`m ${at}`, 1, { website, imageUrl: website }),
    );
    const givers = await read(members);
    expect(givers.map(({ url, logo }) => [url, logo])).toEqual(
      websites.map((_, at) => [`https://opencollective.com/m%20${at}`, undefined]),
    );
  });

  it("is not told where they want to stay unknown", async () => {
    const unknown = [
      member("a", 1, { isIncognito: true }),
      member("b", 1, { name: " " }),
      { ...member("c", 1), account: null },
    ];
    expect(await read(unknown)).toEqual([]);
  });
});

describe("Open Collective", () => {
  it("gets the token in a header, where there is one", async () => {
    api = await localApi(({ body }) => answerTo(body, [], []));
    const source = { api: api.url, slug: "webpack" };
    await readGivers({ ...source, token: "{token}" }, now, quick);
    await readGivers({ ...source, token: "" }, now, quick);
    const tokens = api.requests.map(({ headers }) => headers["personal-token"]);
    expect(tokens).toEqual(["{token}", "{token}", undefined, undefined]);
  });

  it.each([
    ["errors of its own", { errors: [{ message: "Too deep." }], data: null }, "Too deep."],
    ["an error without data", { error: { message: "Rate limit exceeded" } }, "Rate limit exceeded"],
    ["no account", { data: { account: null } }, "data.account: "],
    ["another shape", { data: { account: { members: [] } } }, "data.account.members"],
    [
      "another currency",
      {
        data: {
          account: {
            members: {
              totalCount: 1,
              nodes: [{ ...member("a", 1), totalDonations: { value: 1, currency: "EUR" } }],
            },
          },
        },
      },
      "currency",
    ],
  ])("is not trusted with %s", async (_name, body, says) => {
    api = await localApi(() => ({ body }));
    const source = { api: api.url, token: "", slug: "webpack" };
    await expect(readGivers(source, now, quick)).rejects.toThrow(says);
  });
});
