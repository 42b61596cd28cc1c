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
  it("that skip a level are named with their line", async () => {
    expect(await adviceFor("## One", "", "#### Three `x`", "", "## Two", "", "##### Five")).toEqual(
      ['3: heading "Three x" skips a level', '7: heading "Five" skips a level'],
    );
  });

  it("start below the title of the page", async () => {
    expect(await adviceFor("### Deep")).toEqual(['1: heading "Deep" skips a level']);
    expect(await adviceFor("## One", "", "### Two", "", "#### Three", "", "## Four")).toEqual([]);
  });

  it("count as HTML, too", async () => {
    expect(await adviceFor("<h4>Deep</h4>")).toEqual(['1: heading "Deep" skips a level']);
  });

  it("say what was expected", async () => {
    const { facts } = await compile(["## One", "", "#### Three"], {
      path: "/page.mdx",
      rehypePlugins: [advice],
    });
    expect(facts.advice?.[0]?.message).toBe(
      'heading "Three" skips a level: expected ### and not #### here.',
    );
  });
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
