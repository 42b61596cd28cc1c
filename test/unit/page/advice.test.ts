import { describe, expect, it } from "@jest/globals";
import { advice, descriptionAdvice } from "../../../loaders/page/advice.ts";
import { htmlElements } from "../../../loaders/components/html-elements.ts";
import { compile } from "../article.ts";

async function adviceFor(...lines: readonly string[]) {
  const { facts } = await compile(lines, {
    path: "/page.mdx",
    rehypePlugins: [htmlElements, advice],
  });
  return facts.advice?.map(({ line, message }) => `${line}: ${message.split(":")[0]}`);
}

describe("headings", () => {
  it.each([
    [
      "## One\n\n#### Three `x`\n\n## Two\n\n##### Five",
      ['3: heading "Three x" skips a level', '7: heading "Five" skips a level'],
    ],
    ["### Deep", ['1: heading "Deep" skips a level']],
    ["<h4>Deep</h4>", ['1: heading "Deep" skips a level']],
    ["## One\n\n### Two\n\n#### Three\n\n## Four", []],
  ])(
    "that skip a level below the title or another one are named with their line: %j",
    async (text, found) => expect(await adviceFor(text)).toEqual(found),
  );
});

describe("an image", () => {
  it.each([
    ["![](./a.png)", 1],
    ["![][a]\n\n[a]: ./a.png", 1],
    ['<img src="./a.png" />', 1],
    ["<img src={x} />", 1],
    ["![What it shows](./a.png)", 0],
    ['<img src="./a.png" alt="" />', 0],
    ['<img src="./a.png" alt="What it shows" />', 0],
    ["<img src={x} alt={y} />", 0],
    ["<img {...x} />", 0],
  ])("%s: %i times without a text", async (line, count) => {
    const found = await adviceFor("Text", "", line);
    expect(found).toEqual(Array(count).fill("3: an image has no alternative text"));
  });
});

describe("a description", () => {
  it("is missed where there is none", () => {
    expect(descriptionAdvice({})).toMatchObject([{ line: 1 }]);
    expect(descriptionAdvice({ description: " " })).toHaveLength(1);
    expect(descriptionAdvice({ description: "One sentence." })).toEqual([]);
  });
});
