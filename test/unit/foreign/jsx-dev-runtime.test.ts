import { Component, createElement, Fragment, memo, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "@jest/globals";
import { jsxDEV } from "../../../src/content-components/foreign/jsx-dev-runtime.ts";
import { reportedProblems } from "../../../src/content-components/problems.ts";

describe("an element of a page written for another site", () => {
  const html = (type: unknown, props: { readonly children?: ReactNode } = { children: "text" }) =>
    renderToStaticMarkup(
      createElement(Fragment, {}, jsxDEV(type, props, undefined, false, { lineNumber: 7 })),
    );
  const lastProblem = () => reportedProblems().at(-1);

  class OfClass extends Component<{ readonly children?: ReactNode }> {
    override render() {
      return createElement("i", {}, this.props.children);
    }
  }

  it.each([
    ["a tag", "b", "<b>text</b>"],
    ["a function", ({ children }: { children?: ReactNode }) => children, "text"],
    ["a class", OfClass, "<i>text</i>"],
    ["one of React's own", memo(OfClass), "<i>text</i>"],
  ])("is rendered as ever when it is %s", (_what, type, expected) => {
    const before = reportedProblems().length;
    expect(html(type)).toBe(expected);
    expect(reportedProblems()).toHaveLength(before);
  });

  it("shows its children where its component fails, and notes why", () => {
    function Broken(): never {
      throw new Error("no such store");
    }
    expect(html(Broken)).toBe("text");
    expect(lastProblem()).toEqual({
      line: 7,
      message: "component <Broken> does not work here and shows its children only: no such store",
    });
  });

  it("shows its children where its component gives an object", () => {
    expect(
      html(function Odd() {
        return { a: 1 };
      }),
    ).toBe("text");
    expect(lastProblem()?.message).toMatch("<Odd> does not work here");
  });

  it("shows its children where there is no component of its name", () =>
    expect(html(undefined)).toBe("text"));
});
