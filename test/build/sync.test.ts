import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { gitHubAnswer, gitHubIssue } from "../unit/git-hub.ts";
import { localApi, type ApiAnswer, type LocalApi } from "../unit/local-api.ts";

let folder = "";
let api: LocalApi | undefined;

beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "sync-"))));
afterEach(async () => {
  await api?.close();
  await rm(folder, { recursive: true });
});

async function run(name: string, variables: NodeJS.ProcessEnv) {
  const script = path.resolve(`src/commands/sync-${name}.ts`);
  const env = { ...process.env, NODE_OPTIONS: "", ...variables };
  const child = spawn(process.execPath, [script], { cwd: folder, env });
  const [[code], stderr] = await Promise.all([once(child, "close"), text(child.stderr)]);
  return { code, stderr };
}

const data = () => path.join(folder, "content/data");
const file = (name: string) => readFile(path.join(data(), `${name}.json`), "utf8");

const page = (nodes: readonly object[]) => ({ totalCount: nodes.length, nodes });
const member = {
  id: "1",
  createdAt: "2020-01-01T00:00:00Z",
  totalDonations: { value: 12_000, currency: "USD" },
  account: { slug: "a", name: "A", website: "https://a.example/", imageUrl: null },
};

/** Both APIs, in working order. */
const works = (url: URL): ApiAnswer =>
  url.pathname === "/search/issues"
    ? { body: gitHubAnswer(url, [gitHubIssue(7, { votes: 3 })]) }
    : { body: { data: { account: { members: page([member]) }, transactions: page([]) } } };

/** The command's result, where the API answers so, and the address of it. */
async function sync(name: string, answer: (url: URL) => ApiAnswer, more: NodeJS.ProcessEnv = {}) {
  api = await localApi(({ url }) => answer(url));
  return run(name, { OPEN_COLLECTIVE_API: api.url, VOTES_API: api.url, ...more });
}

describe("npm run sync:sponsors", () => {
  it("writes the sponsors by type and rank", async () => {
    expect(await sync("sponsors", works)).toEqual({ code: 0, stderr: "" });
    const none = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
    const gold = [{ name: "A", url: "https://a.example/", amount: 12_000 }];
    expect(JSON.parse(await file("sponsors"))).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      total: { ...none, gold },
      monthly: none,
    });
  });
});

describe("npm run sync:votes", () => {
  it("writes the issues with their votes", async () => {
    expect(await sync("votes", works)).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(await file("votes"))).toMatchObject({
      total: 1,
      issues: [{ number: 7, votes: 3 }],
    });
  });
});

describe.each(["sponsors", "votes"])("a sync of %s that fails", (name) => {
  it("keeps the file, and ends with code 1", async () => {
    await mkdir(data(), { recursive: true });
    await writeFile(path.join(data(), `${name}.json`), "older");
    const { code, stderr } = await sync(name, () => ({ body: {} }));
    expect(code).toBe(1);
    const [reason, kept, ...more] = stderr.trimEnd().split("\n");
    expect(reason).toMatch(/^http:\/\/localhost:\d+\/\S* .*\.$/);
    expect(kept).toBe(`content/data/${name}.json is left as it was.`);
    expect(more).toEqual([]);
    expect(await file(name)).toBe("older");
    expect(await readdir(data())).toEqual([`${name}.json`]);
  });

  it("asks nobody where it is told nonsense", async () => {
    const wrong = { OPEN_COLLECTIVE_API: "nowhere", VOTES_API: "nowhere" };
    const { code, stderr } = await sync(name, works, wrong);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^(?:OPEN_COLLECTIVE_API|VOTES_API): expected .* address/);
    expect(api?.requests).toEqual([]);
  });
});
