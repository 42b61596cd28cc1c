import { once } from "node:events";
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { ContentScan } from "../../../plugins/content/content-scan.ts";

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
  it("may hold links to pages elsewhere, but to no folder", async () => {
    link(path.join(root, "page.mdx"), "readme.md");
    link(root, "circle.mdx");
    mkdirSync(path.join(root, "folder.mdx"));
    expect(await scan()).toEqual({ pages: ["page.mdx", "readme.md"], problems: [] });
  });

  it.each([
    ["nowhere", "nowhere.mdx"],
    ["to itself", "broken.mdx"],
  ])("says of a link that leads %s what it is", async (where, target) => {
    link(target, "broken.mdx");
    expect(await scan()).toEqual({
      pages: ["page.mdx"],
      problems: [`broken.mdx:1: it cannot be read: it is a link that leads ${where}.`],
    });
  });

  it("leaves out what is called like a page, and is a socket", async () => {
    const server = createServer().listen(path.join(root, "socket.mdx"));
    await once(server, "listening");
    expect(await scan()).toEqual(onlyPage);
    server.close();
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
});
