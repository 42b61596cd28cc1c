import path from "node:path";
import { compile } from "@mdx-js/mdx";
import { describe, expect, it } from "@jest/globals";
import { VFile } from "vfile";
import { mdxOptions } from "../../loaders/mdx.ts";

const root = path.resolve("content");

/** Compiles the text of a page. */
async function compiled(value: string, reading: "mdx" | "plain" = "mdx", strict = true) {
  const options = mdxOptions({ root, strict, reading });
  return String(await compile(new VFile({ path: path.join(root, "page.mdx"), value }), options));
}

/** Of the processor, which other work keeps from this one. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work().catch(() => {});
  return process.threadCpuUsage(before).user / 1e6;
}

describe("a page that no build should wait for", () => {
  it("is refused when it is larger than any that people read", async () => {
    await expect(compiled("word ".repeat(1_000_000))).rejects.toMatchObject({
      line: 1,
      reason: expect.stringContaining("5,000,000 characters: expected at most 150,000"),
    });
  });

  it.each([
    ["braces", "{{a}".repeat(10_000)],
    ["quotes", ">".repeat(10_000)],
  ])("is given up after seconds: %s", async (_name, text) => {
    expect(await seconds(() => compiled(text))).toBeLessThan(5);
  });

  it("is mended for seconds, and not for minutes", async () => {
    const text = `${"{[".repeat(300)}a\n\n${"{ ".repeat(300)}`;
    expect(await seconds(() => compiled(text, "mdx", false))).toBeLessThan(5);
  });

  it("has a number of highlighted lines that fits into the memory", async () => {
    const text = `\`\`\`js {${"1-999999999,".repeat(5000)}}\na\n\`\`\``;
    expect(await seconds(() => compiled(text))).toBeLessThan(2);
  });

  it("ends no build from inside, where its elements are nested too deeply to be printed", async () => {
    const text = "<foo>\n".repeat(3000);
    const page = compiled(text, "plain").catch((error: unknown) => String(error));
    expect(await page).toContain("Maximum call stack size exceeded");
  });
});

describe("an element that a browser would move", () => {
  it("breaks no page of plain Markdown, though it has no place in it", async () => {
    const text = "<table><div>wrong</div>\n\n<p>*<p>nested\n\n<tabs>\n  <tab>\n\n  text\n";
    expect(await compiled(text, "plain")).toContain("wrong");
  });
});
