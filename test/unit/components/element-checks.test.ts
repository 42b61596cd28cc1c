import { describe, expect, it } from "@jest/globals";
import { propsOf } from "../../../loaders/components/component-props.ts";
import { elementChecks } from "../../../loaders/components/element-checks.ts";
import { compile } from "../article.ts";

async function problems(...lines: readonly string[]) {
  const { facts } = await compile(lines, { path: "/a.mdx", remarkPlugins: [elementChecks] });
  return facts.problems.map(({ line, message }) => `${line}: ${message}`);
}

describe("an element of a page", () => {
  it.each([
    ['<Badge txt="x" />', '<Badge> has no attribute "txt". Did you mean "text"? It takes text.'],
    ["<Cards wide />", '<Cards> has no attribute "wide". It takes none.'],
    ["<Card>Text</Card>", '<Card> needs the attribute "title".'],
    [
      '<Card title="a" ground="drak" />',
      '"ground" of <Card> is "drak", expected "light" or "dark".',
    ],
    ["<badge />", 'there is no element <badge>. Did you mean "Badge"?'],
    ["<dvi>x</dvi>", 'there is no element <dvi>. Did you mean "div"?'],
    ['<img scr="a.png" />', '<img> has no attribute "scr". Did you mean "src"?'],
    ['<b onclick="x()">x</b>', expect.stringContaining('"onclick" has no effect in a page.')],
    ["<CodeTabs>Text</CodeTabs>", expect.stringContaining('two to eight fences with a "title"')],
  ])("is reported where it has no effect: %s", async (line, message) => {
    expect(await problems("Text.", "", line)).toHaveLength(1);
    const [problem = ""] = await problems("Text.", "", line);
    expect([problem.slice(0, 3), problem.slice(3)]).toEqual(["3: ", message]);
  });

  it.each([
    '<Badge text="5.0+" />',
    "<Badge>5.0+</Badge>",
    "<Card {...props} />",
    '<div class="a" className="b" style="color: red" data-x="1" aria-label="x" />',
    '<svg viewBox="0 0 1 1"><linearGradient x1="0" /></svg>',
    "<my-element own />",
    '<CodeTabs>\n\n```js title="a.js"\n1\n```\n\n```js title="b.js"\n2\n```\n\n</CodeTabs>',
    'export const Badge = ({ txt }) => txt;\n\n<Badge txt="x" />',
  ])("is as it should be: %j", async (line) => expect(await problems(line)).toEqual([]));
});

describe("what a component takes", () => {
  it("is read from the file of an island", () => {
    const own = `export interface P { readonly start: number; readonly unit?: string }
      export default function Counter({ start }: P) { return start; }`;
    const read = propsOf(
      'export const Count = island("counter", CounterIsland);',
      "Count",
      () => own,
    );
    expect([...(read ?? [])]).toEqual([
      ["start", { isRequired: true, values: [] }],
      ["unit", { isRequired: false, values: [] }],
    ]);
  });

  it("is not known where the type of its props is no interface of its file", () => {
    expect(propsOf('export const A = island("a", B);', "A")).toBeUndefined();
    expect(propsOf("interface P extends Q {}\nexport const A = (p: P) => p;", "A")).toBeUndefined();
  });
});
