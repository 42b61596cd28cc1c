import { describe, expect, it } from "@jest/globals";
import { readReadme } from "../../../loaders/readme/read-readme.ts";
import { undocumented } from "../../../loaders/readme/undocumented-options.ts";

describe("an option of a package's schema", () => {
  const schema = JSON.stringify({
    properties: { named: {}, inHeading: {}, inSample: {}, inText: {} },
    anyOf: [{ properties: { nowhere: {} } }, { type: "string" }],
  });

  it("is missing where its README names it in no heading and no code", () => {
    const readme = readReadme(
      "## inHeading\n\n`named: true`, inText\n\n```js\nconst options = { inSample: 1 };\n```",
    );
    expect(undocumented(readme, [schema])).toEqual(["inText", "nowhere"]);
    expect(undocumented(readme, [])).toEqual([]);
  });
});
