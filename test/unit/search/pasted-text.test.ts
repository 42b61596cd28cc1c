import { describe, expect, it } from "@jest/globals";
import { searchOfPasted } from "../../../src/site/search/pasted-text.ts";

const notFound = `asset main.js 4.76 KiB [emitted] (name: main)
./src/index.js 127 bytes [built] [code generated]

\u001b[31mERROR\u001b[0m in ./src/index.js 1:0-20
Module not found: Error: Can't resolve './foo' in '/home/ann/shop/src'
 @ ./src/index.js 1:0-20

webpack 5.88.0 compiled with 1 error in 120 ms`;

const loader = `ERROR in ./src/app.jsx
Module build failed (from ./node_modules/@acme/jsx-loader/lib/index.js):
SyntaxError: C:\\Users\\ann\\src\\app.jsx: Unexpected token (3:10)

  1 | a
> 3 | <b>
    at parse (C:\\Users\\ann\\node_modules\\@acme\\parser\\lib\\index.js:67:32)`;

const chunk = `Uncaught ChunkLoadError: Loading chunk 820 failed.
(error: https://shop.example/static/820.1a2b3c.js)
    at main.js:1:1`;

const options = `[webpack-cli] ✖ Invalid configuration object.
 - configuration has an unknown property 'optimisation'. These properties are valid:
   object { amd?, bail?, cache? }`;

describe("several pasted lines are searched for", () => {
  it.each([
    ["by the error, not by the log around it", notFound, "Module not found: Error: Can't resolve"],
    [
      "by the name of the package whose file failed",
      loader,
      "Module build failed (from @acme/jsx-loader) SyntaxError: Unexpected token",
    ],
    ["without addresses", chunk, "Uncaught ChunkLoadError: Loading chunk 820 failed."],
    [
      "without what is only listed",
      options,
      "Invalid configuration object. - configuration has an unknown property 'optimisation'. These properties are valid",
    ],
    ["whole, where none of them says what is wrong", "npx webpack\n--watch", "npx webpack --watch"],
    ["whole, where nothing else would be left", "./src\n./lib", "./src ./lib"],
    ["once, where they repeat themselves", "an error\r\nan error", "an error"],
  ])("%s", (_what, pasted, search) => expect(searchOfPasted(pasted)).toBe(search));

  it("as far as anybody would read", () => {
    expect(searchOfPasted("an error of many words\n".concat("b error ".repeat(99))).length).toBe(
      198,
    );
  });
});

it("one pasted line is searched for as it is", () => {
  const line = "Can't resolve './foo' in '/home/ann'";
  expect(searchOfPasted(`${line}\n`)).toBe(line);
});
