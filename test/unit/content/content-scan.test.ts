import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
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

async function write(file: string, text: string | Buffer, changed = new Date()) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
  await utimes(path.join(root, file), changed, changed);
}

const page = (title: string) => `---\ntitle: ${title}\n---\n`;

const link = (target: string, file: string) => symlink(target, path.join(root, file));

/** As they are printed. */
const problems = async () =>
  (await scan.scan()).problems.map(({ path, line, message }) => `${path}:${line}: ${message}`);

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

  it("has the problems and the links of its front matter", async () => {
    await write("a.md", "---\nrelated:\n  - title: B\n    url: /b/\n---\n");
    const { problems, links } = await scan.scan();
    expect(problems).toMatchObject([{ path: "a.md", line: 1 }]);
    expect(links.get("a.md")).toEqual([{ url: "/b/", line: 4 }]);
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

  it("may hold links to pages elsewhere, but to no folder, and what is no file", async () => {
    await write("node_modules/x/README.md", page("A"));
    await link(path.join(root, "node_modules/x/README.md"), "a.md");
    await link(root, "circle.mdx");
    await mkdir(path.join(root, "folder.mdx"));
    const server = createServer().listen(path.join(root, "socket.mdx"));
    await once(server, "listening");
    expect(await titles()).toEqual(["A"]);
    expect(await problems()).toEqual([]);
    server.close();
  });

  it.each([
    ["nowhere", "nowhere.mdx"],
    ["to itself", "broken.mdx"],
  ])("says of a link that leads %s what it is", async (where, target) => {
    await link(target, "broken.mdx");
    expect(await problems()).toEqual([
      `broken.mdx:1: it cannot be read: it is a link that leads ${where}.`,
    ]);
  });

  it.each([
    ["UTF-16", Buffer.from("---\ntitle: A\n---\n", "utf16le"), 1],
    ["Latin-1", Buffer.from("---\ntitle: A\n---\n\nGr\xF6\xDFe", "latin1"), 5],
  ])("names the line where a page is no text in UTF-8: %s", async (_name, bytes, line) => {
    await write("page.mdx", bytes);
    expect((await problems())[0]).toContain(`page.mdx:${line}: the file is no text in UTF-8`);
  });

  it.each(["a!b", "a?b", "a#b", "a\\b", "a\nb"])(
    "leaves out a page that cannot be written as it is called: %j",
    async (name) => {
      await write(`${name}/index.mdx`, page("A"));
      expect(await titles()).toEqual([]);
      expect(await problems()).toHaveLength(1);
    },
  );
});
