import { describe, expect, it } from "@jest/globals";
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
});
