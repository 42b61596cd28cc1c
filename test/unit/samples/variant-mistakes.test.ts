import { describe, expect, it } from "@jest/globals";
import compilePage from "../../../loaders/markdown/compile-page.ts";
import { splitFacts } from "../../../loaders/page/page-facts.ts";

const fences = `\`\`\`js sample=shop file=src/index.js
log(1);
\`\`\`

\`\`\`js sample=shop file=webpack.config.js
export default { mode: "none", target: "web" };
\`\`\`

`;

/** Of a page whose ninth line is the first one of these elements. */
async function problemsOf(elements: string) {
  const options = { root: "/content", strict: true };
  const source = fences + elements;
  const compiled = await compilePage({ path: "/content/page.mdx", source, options });
  return splitFacts(compiled).facts.problems.map(({ line, message }) => `${line}: ${message}`);
}

const two = `change='mode: "none" | "production"'`;

describe("what isn't right in variants", () => {
  it.each([
    [
      "something that is no result",
      `<Variants of="shop" ${two}>\n  <Emitted />\n\n  Text.\n</Variants>`,
      '12: only results, such as <Output file="main.js" />, can be in <Variants>.',
    ],
    [
      "variants in them",
      `<Compare of="shop" ${two}>\n  <Variants of="shop" ${two} />\n</Compare>`,
      "10: <Variants> shows nothing of a sample.",
    ],
    [
      "a result that lacks something",
      `<Compare of="shop" ${two}>\n  <Output />\n</Compare>`,
      '10: <Output> needs the attribute "file".',
    ],
    [
      "nothing",
      `<Variants of="shop" ${two} />`,
      '9: <Variants> is empty: put results in it, such as <Output file="main.js" />.',
    ],
    [
      "more than two states side by side",
      `<Compare of="shop" change='mode: "none" | "production"; target: "web" | "node"'>\n  <Emitted />\n</Compare>`,
      '9: <Compare> shows two states, but "change" makes 4. Use <Variants>.',
    ],
    [
      "a single one",
      `<Compare of="shop" change='mode: "none"'>\n  <Emitted />\n</Compare>`,
      '9: "mode: \\"none\\"" is no choice, like `mode: "none" | "production"`.',
    ],
  ])("is named with its line: %s", async (_what, elements, problem) => {
    expect(await problemsOf(elements)).toEqual([problem]);
  });

  it("is nothing where all is right", async () => {
    expect(await problemsOf(`<Compare of="shop" ${two}>\n  <Emitted />\n</Compare>`)).toEqual([]);
  });
});
