import { describe, expect, it } from "@jest/globals";
import { togglesOf, variantsOf } from "../../../loaders/samples/variants.ts";

const files = {
  "webpack.config.js": { content: 'export default { mode: "none", minimize: true };' },
  "src/index.js": { content: "log(1);" },
};

describe("variants of a sample", () => {
  it("have all combinations of values, the ones in the file first", () => {
    const toggles = togglesOf('mode: "none" | "production"; optimization.minimize: true | false');
    expect(toggles.map(({ name }) => name)).toEqual(["mode", "optimization.minimize"]);
    const variants = variantsOf(files, toggles);
    expect(variants.map(({ choice }) => choice.join(""))).toEqual(["00", "01", "10", "11"]);
    expect(variants[0]?.files).toEqual(files);
    expect(variants[3]?.files["webpack.config.js"]?.content).toBe(
      'export default { mode: "production", minimize: false };',
    );
  });

  it.each([
    ["one value", "mode: 1", /is no choice/],
    ["a value that no file has", "mode: 1 | 2", /no file of the sample has `mode: 1`/],
    ["too many combinations", "a: 1|2|3|4; b: 1|2|3|4", /16 variants are too many/],
  ])("with %s are a mistake", (_what, change, message) =>
    expect(() => variantsOf(files, togglesOf(change))).toThrow(message),
  );
});
