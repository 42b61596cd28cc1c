import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { ContentScan } from "../../../plugins/content/content-scan.ts";

let root = "";
let scan = new ContentScan(root, true);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "content-"));
  scan = new ContentScan(root, true);
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string, changed = new Date()) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
  await utimes(path.join(root, file), changed, changed);
}

const page = (title: string) => `---\ntitle: ${title}\n---\n`;

const titles = async () => (await scan.scan()).files.map(({ frontmatter }) => frontmatter.title);

describe("a content folder", () => {
  it("has a page for each .md and .mdx file, in the order of their paths", async () => {
    await write("b/c d.mdx", page("D"));
    await write("a.md", page("A"));
    await write("picture.png", "");
    await write("data.json", "{}");
    expect((await scan.scan()).files).toEqual([
      { path: "a.md", size: 17, frontmatter: { title: "A" } },
      { path: "b/c d.mdx", size: 17, frontmatter: { title: "D" } },
    ]);
  });

  it("has none in hidden folders and packages", async () => {
    await write(".git/a.md", "");
    await write("node_modules/x/README.md", "");
    await write("a/node_modules/README.md", "");
    await write(".hidden.md", "");
    expect((await scan.scan()).files).toEqual([]);
  });

  it("has pages that are links to files, and none for other links", async () => {
    await write("node_modules/x/README.md", page("A"));
    await symlink(path.join(root, "node_modules/x/README.md"), path.join(root, "a.md"));
    await symlink(path.join(root, "node_modules/x"), path.join(root, "folder.md"));
    await symlink(path.join(root, "gone.md"), path.join(root, "dead.md"));
    expect(await titles()).toEqual(["A"]);
  });

  it("leaves out what webpack could not find", async () => {
    await write("what?.md", page("A"));
    await write("wow!/a.md", page("A"));
    const { files, problems } = await scan.scan();
    expect(files).toEqual([]);
    expect(problems).toMatchObject([
      { path: "what?.md", line: 1 },
      { path: "wow!/a.md", line: 1 },
    ]);
  });

  it("has the problems and the links of its front matter", async () => {
    await write("a.md", "---\nrelated:\n  - title: B\n    url: /b/\n---\n");
    const { problems, links } = await scan.scan();
    expect(problems).toMatchObject([{ path: "a.md", line: 1 }]);
    expect(links.get("a.md")).toEqual([{ url: "/b/", line: 4 }]);
  });

  it("may lose files while it is read", async () => {
    const names = Array.from({ length: 300 }, (_, at) => `${at}.md`);
    await Promise.all(names.map((name) => write(name, page(name))));
    const scanned = scan.scan();
    await Promise.all([...names.map((name) => rm(path.join(root, name))), scanned]);
    expect(await titles()).toEqual([]);
  });

  it("may have a notification, which is no page", async () => {
    expect((await scan.scan()).notification).toBe(undefined);
    await write("notification.mdx", "---\nversion: 3\n---\nText.");
    await write("guides/notification.mdx", page("A"));
    const { files, notification, problems } = await scan.scan();
    expect(files.map(({ path }) => path)).toEqual(["guides/notification.mdx"]);
    expect(notification).toBe(3);
    expect(problems).toEqual([]);
  });

  it.each([
    ["version: three", 2, 'is "three", expected a whole number'],
    ["version: 0", 2, "is 0, expected a whole number"],
    ["version: 1.5", 2, "is 1.5, expected a whole number"],
    ["version: [", 2, "YAML can't read"],
    ["# nothing", 2, '"version" is missing.'],
  ])("has no notification whose front matter is: %s", async (yaml, line, message) => {
    await write("notification.mdx", `---\n${yaml}\n---\nText.`);
    const { files, notification, problems } = await scan.scan();
    expect([files, notification]).toEqual([[], undefined]);
    expect(problems).toEqual([
      { path: "notification.mdx", line, message: expect.stringContaining(message) },
    ]);
  });

  it("has no field of the notification that means nothing", async () => {
    await write("notification.mdx", "---\nversion: 3\nlevel: high\n---\nText.");
    const { notification, problems } = await scan.scan();
    expect(notification).toBe(3);
    expect(problems).toMatchObject([
      { line: 3, message: 'unknown field "level". Expected version.' },
    ]);
  });

  it("of another site may have a page of that name", async () => {
    scan = new ContentScan(root, false);
    await write("notification.mdx", page("A"));
    expect(await titles()).toEqual(["A"]);
    expect((await scan.scan()).notification).toBe(undefined);
  });

  it("may have redirects", async () => {
    expect((await scan.scan()).redirects).toBe("");
    await write("redirects.json", "{}");
    expect((await scan.scan()).redirects).toBe("{}");
  });

  it("may have what was read from other hosts", async () => {
    expect((await scan.scan()).synced).toEqual({ sponsors: "", votes: "" });
    await write("data/sponsors.json", "{}");
    await write("data/votes.json", "[]");
    expect((await scan.scan()).synced).toEqual({ sponsors: "{}", votes: "[]" });
  });

  it("is seen as it is after each change", async () => {
    await write("a.md", page("A"), new Date(1000));
    expect(await titles()).toEqual(["A"]);
    await write("a.md", page("B"), new Date(2000));
    await write("c.md", page("C"));
    expect(await titles()).toEqual(["B", "C"]);
    await rm(path.join(root, "a.md"));
    expect(await titles()).toEqual(["C"]);
  });

  it("is not read again where nothing has changed", async () => {
    await write("a.md", page("A"), new Date(1000));
    expect(await titles()).toEqual(["A"]);
    await write("a.md", page("B"), new Date(1000));
    expect(await titles()).toEqual(["A"]);
  });
});
