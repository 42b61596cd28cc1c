import { expect, it } from "@jest/globals";
import { addFlags } from "../../../plugins/content/option-flags.ts";

it("adds flags to the section of their option that it doesn't show", () => {
  const withFlags = addFlags(
    ["--hash", "--children-hash", "--hash-reset"].map((name) => ({ name, url: "/stats/#hash" })),
  );
  const section = { id: "hash", level: 2, title: "`hash`", text: "`--hash`", code: "" };
  expect(withFlags("/stats/", section).text).toBe("`--hash`\n`--children-hash`, `--hash-reset`");
  expect(withFlags("/cache/", section)).toBe(section);
});
