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

  it("of another site may have a page of that name", async () => {
    scan = new ContentScan(root, false);
    await write("notification.mdx", page("A"));
    expect(await titles()).toEqual(["A"]);
    expect((await scan.scan()).notification).toBe(undefined);
  });

  it("is not read again where nothing has changed", async () => {
    await write("a.md", page("A"), new Date(1000));
    expect(await titles()).toEqual(["A"]);
    await write("a.md", page("B"), new Date(1000));
    expect(await titles()).toEqual(["A"]);
  });

  it("may hold links to pages elsewhere, but to no folder", async () => {
    await write("node_modules/x/README.md", page("A"));
    await link(path.join(root, "node_modules/x/README.md"), "a.md");
    await link(root, "circle.mdx");
    expect(await titles()).toEqual(["A"]);
    expect(await problems()).toEqual([]);
  });

  it("says of a link that leads nowhere what it is", async () => {
    await link("nowhere.mdx", "broken.mdx");
    expect(await problems()).toEqual([
      "broken.mdx:1: it cannot be read: it is a link that leads nowhere.",
    ]);
  });

  it("names the line where a page is no text in UTF-8", async () => {
    await write("page.mdx", Buffer.from("---\ntitle: A\n---\n\nGr\xF6\xDFe", "latin1"));
    expect((await problems())[0]).toContain("page.mdx:5: the file is no text in UTF-8");
  });
});
