import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "@jest/globals";
import { Answers } from "../../../src/content-components/answers.tsx";
import { Glossary } from "../../../src/content-components/glossary.tsx";
import { useMDXComponents } from "../../../src/content-components/headings.tsx";
import { Swatch } from "../../../src/content-components/swatch.tsx";

const { h2, h3 } = useMDXComponents();

describe("a table of answers", () => {
  const cell = (...children: readonly ReactNode[]) =>
    renderToStaticMarkup(
      createElement(
        Answers,
        null,
        createElement("tr", null, createElement("td", null, ...children)),
      ),
    );

  it.each([
    ["yes", "answer yes"],
    ["no", "answer no"],
    ["option", "answer option"],
  ])("marks the answer %s", (text, className) =>
    expect(cell(text)).toContain(`<td class="${className}">${text}</td>`),
  );

  it("marks one with a footnote", () => {
    expect(cell("no", createElement("sup", null, "1"))).toContain(
      '<td class="answer no">no<sup>1</sup></td>',
    );
  });

  it.each(["nothing", "hooks", ""])("leaves other cells alone: %j", (text) =>
    expect(cell(text)).toContain(`<td>${text}</td>`),
  );
});

describe("a glossary", () => {
  const html = renderToStaticMarkup(
    createElement(
      Glossary,
      null,
      createElement(h2, null, "A"),
      "\n",
      createElement(h3, null, "Asset"),
      "\n",
      createElement("p", null, "A file."),
      createElement(h3, null, "Atom"),
      createElement("p", null, "A thing."),
      createElement(h2, null, "Z"),
    ),
  );

  it("has links to its letters, and shows the others", () => {
    const nav = /<nav.*<\/nav>/.exec(html)?.[0] ?? "";
    expect([...nav.matchAll(/<a href="([^"]*)">(.)<\/a>/g)].map(([, ...link]) => link)).toEqual([
      ["#a", "A"],
      ["#z", "Z"],
    ]);
    expect(nav.match(/<span/g)).toHaveLength(24);
  });

  it("has each word beside its meaning, below its letter", () => {
    expect(html).toMatch(
      /<section class="letter"><h2 id="a">.*?<\/h2><div class="word"><h3 id="asset">.*?<\/h3><div><p>A file.<\/p><\/div><\/div><div class="word"><h3 id="atom">/,
    );
    expect(html.match(/<section/g)).toHaveLength(2);
  });
});

describe("a swatch", () => {
  it("of a value that is none says what was expected", () => {
    const swatch = createElement(Swatch, { name: "Blue", value: "blue" });
    expect(() => renderToStaticMarkup(swatch)).toThrow(
      '<Swatch value="blue" />: expected a value like "#8DD6F9".',
    );
  });
});
