import { describe, expect, it } from "@jest/globals";
import { vulnerableOf } from "../../src/commands/audit-report.ts";

const report = JSON.stringify({
  vulnerabilities: {
    react: {
      severity: "high",
      range: "<19.4.0",
      via: [{ title: "It runs what it shows", url: "https://github.com/advisories/GHSA-1" }],
    },
    webpack: { severity: "low", range: "<5.0.0", via: ["react"] },
    jest: { severity: "critical", range: "*", via: [] },
  },
});

describe("the audit", () => {
  it("tells of each shipped package that something is wrong with, and of no other", () => {
    expect(vulnerableOf(report, ["react", "minisearch"])).toEqual([
      "react <19.4.0: high. It runs what it shows (https://github.com/advisories/GHSA-1)",
    ]);
    expect(vulnerableOf(report, ["minisearch"])).toEqual([]);
  });

  it.each(["", "npm error", '{"message":"404 Not Found"}'])(
    "does not take it for well where npm could not ask: %j",
    (text) => expect(() => vulnerableOf(text, ["react"])).toThrow("npm audit gave no report: "),
  );
});
