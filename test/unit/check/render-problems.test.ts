import { describe, expect, it } from "@jest/globals";
import webpack from "webpack";
import { renderProblems } from "../../../plugins/check/render-problems.ts";
import { runBundle } from "../../../plugins/output/run-bundle.ts";

const { ConcatSource, OriginalSource } = webpack.sources;

const footer = `function Footer() {
  return missing.map(String);
}
`;
const header = `const Header = () => none.title;
`;
const pages = ["index.html", "guides/index.html", "guides/first/index.html"];
const bundle = new ConcatSource(
  "// The runtime\n",
  new OriginalSource(footer, "webpack://site/./src/components/footer.tsx"),
  new OriginalSource(header, "webpack://site/./src/components/header.tsx"),
  `const pages = ${JSON.stringify(pages)}.map((file) => [file, () => Footer()]);\n`,
  'module.exports.prerender = () => new Map([...pages, ["404.html", () => Header()]]);\n',
);

/** What making each file throws. */
function failures(): ReadonlyMap<string, unknown> {
  const build = {
    files: [],
    origins: { images: [], media: [], frames: [] },
    minify: String,
    scriptHash: String,
  };
  const { prerender } = runBundle(String(bundle.source()));
  const files = prerender(() => ({ scripts: [], styles: [] }), build);
  return new Map([...files].map(([file, make]) => [file, thrownBy(make)]));
}

function thrownBy(make: () => string): unknown {
  try {
    return make();
  } catch (error) {
    return error;
  }
}

describe("a component that fails while the site is rendered", () => {
  it("is named once with its line, with the number of pages and one of them", () => {
    expect(renderProblems(failures(), bundle.map())).toEqual([
      `src/components/footer.tsx:2: ReferenceError: missing is not defined, in 3 files, such as /.
    at Footer (src/components/footer.tsx:2:1)`,
      `src/components/header.tsx:1: ReferenceError: none is not defined, in /404.html.
    at Header (src/components/header.tsx:1:1)`,
    ]);
  });

  it("is told without its place where there is no map", () => {
    expect(renderProblems(failures(), null)).toEqual([
      "ReferenceError: missing is not defined, in 3 files, such as /.",
      "ReferenceError: none is not defined, in /404.html.",
    ]);
  });

  it("breaks every page where the script itself can't be run", () => {
    const problems = renderProblems(new Map([["", new Error("No.")]]), null);
    expect(problems).toEqual(["Error: No., in every page."]);
  });
});
