import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "@jest/globals";
import { childrenOnly } from "../../../src/content-components/problems.ts";

interface WithParts extends FunctionComponent {
  readonly Item?: WithParts;
}

describe("what stands in for a component that does not exist", () => {
  const Tabs: WithParts = childrenOnly;

  it("shows its children", () => {
    expect(renderToStaticMarkup(createElement(Tabs, {}, "text"))).toBe("text");
  });

  it("has parts that do so too", () => {
    const { Item } = Tabs;
    expect(Item && renderToStaticMarkup(createElement(Item, {}, "text"))).toBe("text");
  });
});
