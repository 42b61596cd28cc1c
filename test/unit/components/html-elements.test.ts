import { describe, expect, it } from "@jest/globals";
import { htmlElements } from "../../../loaders/components/html-elements.ts";
import { htmlOf } from "../article.ts";

const html = (line: string) => htmlOf([line], { rehypePlugins: [htmlElements] });

describe("HTML in a page", () => {
  it.each([
    ['<div class="a b" style="color: red">x</div>', '<div class="a b" style="color:red">x</div>'],
    ['<label for="x">x</label>', '<label for="x">x</label>'],
    ["<details open>x</details>", '<details open="">x</details>'],
    ['<p data-a="1" aria-label="x">x</p>', '<p data-a="1" aria-label="x">x</p>'],
    ['<my-element some="x" />', '<my-element some="x"></my-element>'],
    [
      '<svg stroke-width="2" viewBox="0 0 1 1" />',
      '<svg stroke-width="2" viewBox="0 0 1 1"></svg>',
    ],
    ['<path fill-rule="evenodd" />', '<path fill-rule="evenodd"></path>'],
    ['<div><b class="x">x</b></div>', '<div><b class="x">x</b></div>'],
  ])("stays what it is: %s", async (line, expected) => expect(await html(line)).toBe(expected));

  it("is JSX where it has an expression", async () => {
    expect(await html('<i className="x" style={{ color: "red" }} id={"a" + 1}>x</i>')).toBe(
      '<i class="x" style="color:red" id="a1">x</i>',
    );
  });
});
