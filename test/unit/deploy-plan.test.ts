import { describe, expect, it } from "@jest/globals";
import { planDeploy, type Published } from "../../src/commands/deploy-plan.ts";
import type { Build } from "../../src/types.ts";

const build = (id: string, ...files: readonly string[]): Build => ({
  id,
  assets: Object.fromEntries(files.map((file) => [file, 1])),
  pages: {},
});
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const nothing: Published = { previous: [], files: {} };

/** Publishes builds one after the other, each on its day. */
function deploys(days: number, ...builds: readonly (readonly [number, Build])[]) {
  let published = nothing;
  let live: Build | undefined;
  let plan = planDeploy({ published, live, next: build(""), files: [], now: day(1), days });
  for (const [date, next] of builds) {
    const files = Object.keys(next.assets);
    plan = planDeploy({ published, live, next, files, now: day(date), days });
    published = plan.after;
    live = next;
  }
  return plan;
}

const a = build("a", "/index.html", "/a.11111111.js", "/old/index.html");
const b = build("b", "/index.html", "/b.22222222.js");
const c = build("c", "/index.html", "/c.33333333.js");

describe("what a deploy does", () => {
  it("adds hashed files, and replaces all others", () => {
    const { add, replace, remove } = deploys(30, [1, a]);
    expect(add).toEqual(["/a.11111111.js"]);
    expect(replace).toEqual(["/index.html", "/old/index.html"]);
    expect(remove).toEqual([]);
  });

  it("removes pages that are gone, and keeps their scripts for open tabs", () => {
    expect(deploys(30, [1, a], [2, b]).remove).toEqual(["/old/index.html"]);
  });

  it("removes scripts once no build was live with them for so long", () => {
    expect(deploys(30, [1, a], [2, b], [31, c]).remove).toEqual([]);
    expect(deploys(30, [1, a], [2, b], [40, c]).remove).toEqual(["/a.11111111.js"]);
  });

  it("counts from the last day that a build was live, not from its first", () => {
    expect(deploys(30, [1, a], [90, b], [91, c]).remove).toEqual([]);
  });

  it("never removes what the build before needs, however few days", () => {
    expect(deploys(0, [1, a], [90, b]).remove).not.toContain("/a.11111111.js");
    expect(deploys(0, [1, a], [90, b], [91, c]).remove).toEqual(["/a.11111111.js"]);
  });

  it("keeps a compressed file as long as the file that it stands beside", () => {
    const first = [...Object.keys(a.assets), "/a.11111111.js.br"];
    const one = {
      published: nothing,
      live: undefined,
      next: a,
      files: first,
      now: day(1),
      days: 0,
    };
    const { add, replace, after } = planDeploy(one);
    expect(add).toContain("/a.11111111.js.br");
    expect(replace).not.toContain("/a.11111111.js.br");
    const files = Object.keys(b.assets);
    const two = planDeploy({ published: after, live: a, next: b, files, now: day(90), days: 0 });
    expect(two.remove).toEqual(["/old/index.html"]);
    const three = { published: two.after, live: b, next: c, files: Object.keys(c.assets) };
    expect(planDeploy({ ...three, now: day(91), days: 0 }).remove).toEqual([
      "/a.11111111.js",
      "/a.11111111.js.br",
    ]);
  });

  it("counts the days of a compressed file from the last one of the file beside it", () => {
    const first = { published: nothing, live: undefined, next: a, now: day(1), days: 30 };
    const files = [...Object.keys(a.assets), "/a.11111111.js.br"];
    const { after } = planDeploy({ ...first, files });
    const second = { published: after, live: a, next: b, files: Object.keys(b.assets) };
    const two = planDeploy({ ...second, now: day(90), days: 30 });
    const third = { published: two.after, live: b, next: c, files: Object.keys(c.assets) };
    expect(planDeploy({ ...third, now: day(91), days: 30 }).remove).toEqual([]);
    expect(planDeploy({ ...third, now: day(121), days: 30 }).remove).toEqual([
      "/a.11111111.js",
      "/a.11111111.js.br",
    ]);
  });

  it("takes the same build twice for one", () => {
    expect(deploys(0, [1, a], [2, b], [3, b], [4, b]).remove).toEqual([]);
  });

  it("keeps what an older build has when that comes back", () => {
    expect(deploys(0, [1, a], [2, b], [3, a]).remove).toEqual([]);
  });

  it("knows what it is going to remove until that is done", () => {
    const { before, after } = deploys(0, [1, a], [90, b], [91, c]);
    expect(Object.keys(before.files)).toContain("/a.11111111.js");
    expect(Object.keys(after.files)).not.toContain("/a.11111111.js");
  });
});
