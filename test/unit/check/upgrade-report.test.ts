import { expect, it } from "@jest/globals";
import { upgradeReport } from "../../../plugins/check/upgrade-report.ts";

const facts = (webpack: string, options: Readonly<Record<string, unknown>>[]) => ({
  webpack,
  options,
  hooks: [],
  plugins: [],
  flags: [{ name: "--bail", type: "boolean" }],
});

it("says what another webpack has, lacks, and does differently", () => {
  const before = facts("5.108.4", [
    { path: "bail", type: "boolean", defaults: [{ value: "false" }], description: "Old words." },
    { path: "old", type: "string" },
  ]);
  const after = facts("5.112.2", [
    { path: "bail", type: "boolean", defaults: [{ value: "true" }], description: "New words." },
    { path: "fresh", type: "string" },
  ]);
  expect(upgradeReport(before, after)).toBe(
    [
      "webpack 5.108.4 → 5.112.2",
      "options: 1 new, 1 gone, 1 changed",
      "  + fresh",
      "  - old",
      '  ~ bail: defaults [{"value":"false"}] → [{"value":"true"}]',
      "hooks: 0 new, 0 gone, 0 changed",
      "plugins: 0 new, 0 gone, 0 changed",
      "flags: 0 new, 0 gone, 0 changed",
    ].join("\n"),
  );
});
