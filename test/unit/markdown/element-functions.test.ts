import { describe, expect, it } from "@jest/globals";
import { compile } from "@mdx-js/mdx";
import { elementFunctions } from "../../../loaders/markdown/element-functions.ts";

describe("the functions that make the elements of a page", () => {
  it.each([false, true])("are imported to be used once (development: %s)", async (development) => {
    const options = { development, recmaPlugins: [elementFunctions] };
    const page = await compile("# One\n\ntwo *three*\n\n<Four />", options);
    const uses = Map.groupBy(String(page).match(/\b_\w+Import\b/g) ?? [], (name) => name);
    expect(uses.size).toBeGreaterThan(1);
    // In the import, and where the variable gets it.
    for (const [, { length }] of uses) expect(length).toBe(2);
  });
});
