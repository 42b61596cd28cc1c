import { describe, expect, it } from "@jest/globals";
import { allPages } from "../../../src/commands/sync/all-pages.ts";

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** A list of numbers in pages of ten. */
const collect = (total: number, limit?: number, nodes = tenFrom(total)) =>
  allPages(async (offset) => ({ total, nodes: nodes(offset) }), String, limit);

const tenFrom = (total: number) => (offset: number) =>
  numbers(offset, Math.min(offset + 10, total));

describe("a list that comes in pages", () => {
  it.each([0, 10, 25])("has all of its %i entries", async (total) => {
    expect(await collect(total)).toEqual({ total, nodes: numbers(0, total) });
  });

  it("is asked for no more than is wanted", async () => {
    const asked: number[] = [];
    const ask = (offset: number) => (asked.push(offset), tenFrom(100)(offset));
    expect(await collect(100, 15, ask)).toEqual({ total: 100, nodes: numbers(0, 15) });
    expect(asked).toEqual([0, 10]);
  });

  it("has an entry once that comes twice, because the list has grown meanwhile", async () => {
    const nodes = (offset: number) => tenFrom(30)(Math.max(0, offset - 1));
    expect((await collect(30, undefined, nodes)).nodes).toEqual(numbers(0, 29));
  });

  it("is refused where a page repeats what came before", async () => {
    await expect(collect(25, undefined, () => numbers(0, 10))).rejects.toThrow(
      "The page after 10 of 25 entries repeats what came before: expected the next entries.",
    );
  });

  it("is refused where it ends too early", async () => {
    const nodes = (offset: number) => (offset === 0 ? numbers(0, 10) : []);
    await expect(collect(25, undefined, nodes)).rejects.toThrow(
      "The page after 10 of 25 entries is empty: expected the next entries.",
    );
    await expect(collect(25, undefined, () => [])).rejects.toThrow(
      "after 0 of 25 entries is empty",
    );
  });
});
