import { execFileSync } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { linkedFolder } from "../../plugins/content-files.ts";
import { ContentScan } from "../../plugins/content-scan.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "files-"));
  write("page.mdx", "---\ntitle: A page\n---\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const pipe = (file: string) => execFileSync("mkfifo", [path.join(root, file)]);
const link = (target: string, file: string) => symlinkSync(target, path.join(root, file));

/** The pages that are found, and the problems as they are printed. */
async function scan() {
  const { files, problems } = await new ContentScan(root, true).scan();
  return {
    pages: files.map((file) => file.path),
    problems: problems.map(({ path: file, line, message }) => `${file}:${line}: ${message}`),
  };
}

const onlyPage = { pages: ["page.mdx"], problems: [] };

describe("a content folder", () => {
  it("may hold folders, pipes and sockets that are called like pages", async () => {
    mkdirSync(path.join(root, "folder.mdx"));
    pipe("pipe.mdx");
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(path.join(root, "socket.mdx"), resolve));
    expect(await scan()).toEqual(onlyPage);
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(["redirects.json", "site.json", "data/votes.json", "notification.mdx"])(
    "does not wait for a pipe: %s",
    async (file) => {
      mkdirSync(path.join(root, "data"));
      pipe(file);
      const { problems } = await scan();
      expect(problems[0]).toMatch(/:1: (?:it is no file but a pipe|the file has no front matter)/);
    },
  );

  it("may hold links to pages elsewhere, but to no folder and no device", async () => {
    link(path.join(root, "page.mdx"), "readme.md");
    link(root, "circle.mdx");
    link("/dev/zero", "zeros.mdx");
    const { pages, problems } = await scan();
    expect(pages).toEqual(["page.mdx", "readme.md"]);
    expect(problems).toEqual(["zeros.mdx:1: it is no file but a pipe or a device: expected text."]);
  });

  it("says of a link that leads nowhere, or to itself, what it is", async () => {
    link("nowhere.mdx", "broken.mdx");
    link("round.mdx", "round.mdx");
    expect(await scan()).toEqual({
      pages: ["page.mdx"],
      problems: [
        "broken.mdx:1: it cannot be read: it is a link that leads nowhere.",
        "round.mdx:1: it cannot be read: it is a link that leads back to itself.",
      ],
    });
  });

  it("does not look into packages and hidden folders", async () => {
    write("node_modules/a/readme.md", "# A");
    write(".git/a.md", "# A");
    link("round.mdx", "node_modules/round.mdx");
    expect(await scan()).toEqual(onlyPage);
  });

  it.each([
    ["UTF-16", Buffer.from("---\ntitle: A\n---\n", "utf16le"), 1],
    ["Latin-1", Buffer.from("---\ntitle: A\n---\n\nGr\xF6\xDFe", "latin1"), 5],
    ["a program", Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0x00, 0xff]), 2],
  ])("names the line where a page is no text in UTF-8: %s", async (_name, bytes, line) => {
    write("page.mdx", bytes);
    expect((await scan()).problems[0]).toContain(`page.mdx:${line}: the file is no text in UTF-8`);
  });

  it.each(["a!b", "a?b", "a#b", "a\\b", "a\nb", "a\u001Bb"])(
    "leaves out a page that cannot be written as it is called: %j",
    async (name) => {
      write(`${name}/index.mdx`, "---\ntitle: A\n---\n");
      const { pages, problems } = await scan();
      expect(pages).toEqual(["page.mdx"]);
      expect(problems).toHaveLength(1);
    },
  );

  it("is known for links to folders, wherever they lead", () => {
    link("page.mdx", "readme.md");
    link("circle.mdx", "circle.mdx");
    link("none", "none.mdx");
    mkdirSync(path.join(root, ".hidden"));
    link("/", ".hidden/disk");
    expect(linkedFolder(root)).toBe(undefined);
    mkdirSync(path.join(root, "guides"));
    link("/", "guides/disk");
    expect(linkedFolder(root)).toBe(path.join(root, "guides/disk"));
  });
});
