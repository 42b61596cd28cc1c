import { globSync, statSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { pages } from "../../bench/pages.ts";
import { readBudgets, weigh } from "../../bench/budgets.ts";

describe("what a reader downloads", () => {
  it("stays within the budgets of test/bench/budgets.json", async () => {
    const budgets = await readBudgets();
    const weights = await weigh("dist");
    expect(Object.keys(weights)).toEqual(Object.keys(budgets));
    const over = Object.entries(weights).filter(([name, bytes]) => bytes > (budgets[name] ?? 0));
    const empty = Object.entries(weights).filter(([, bytes]) => bytes === 0);
    expect({ over, empty }).toEqual({ over: [], empty: [] });
  });

  it("is measured on the largest page", () => {
    const files = globSync("dist/**/index.html", { exclude: ["**/printable"] });
    const [largest] = files.toSorted((a, b) => statSync(b).size - statSync(a).size);
    expect(largest).toBe(`dist${pages.reference}index.html`);
  });
});
