import { expect, it } from "@jest/globals";
import { options } from "../../../loaders/reference/facts.ts";
import { optionUrl } from "../../../loaders/reference/option-url.ts";

it.each([
  ["output.path", "/configuration/output/#outputpath"],
  ["watchOptions.poll", "/configuration/watch/#watchoptionspoll"],
  ["module.rules[].test", "/configuration/module/#ruletest"],
  ["module.parser.javascript/esm", "/configuration/module/#moduleparserjavascript-esm"],
  ["optimization.splitChunks", "/configuration/optimization/#optimizationsplitchunks"],
  ["SSRManifestPlugin.filename", "/plugins/ssr-manifest-plugin/#filename"],
])("the entry of %s is at %s", (path, url) => expect(optionUrl(path)).toBe(url));

it("no two options have the same address", () => {
  const urls = options().map(({ path }) => optionUrl(path));
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});
