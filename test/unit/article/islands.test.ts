import { describe, expect, it } from "@jest/globals";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { island } from "../../../src/islands/index.ts";

const Greeting = ({ name }: { readonly name: string }) => createElement("p", {}, `Hello, ${name}`);

describe("an island", () => {
  it("comes to life with the props that a writer gave it", async () => {
    const { load } = island(
      async () => ({ default: Greeting }),
      async () => {},
    );
    expect(renderToStaticMarkup(await load('{"name":"Ada"}'))).toBe("<p>Hello, Ada</p>");
  });
});
