import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { repeat } from "../../src/browser/timers.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** At which milliseconds of a span something is done that is repeated. */
function times(delay: number, repeatDelay: number, span: number) {
  const start = Date.now();
  const found: number[] = [];
  const stop = repeat(() => found.push(Date.now() - start), delay, repeatDelay);
  jest.advanceTimersByTime(span);
  return { found, stop };
}

describe("what is repeated", () => {
  it("is done after a delay, and after another delay each time, without end", () => {
    expect(times(5000, 5000, 20_000).found).toEqual([5000, 10_000, 15_000, 20_000]);
    expect(times(100, 700, 2300).found).toEqual([100, 800, 1500, 2200]);
    expect(times(1, 1, 10_000).found).toHaveLength(10_000);
  });

  it("is not done once more after it was stopped", () => {
    const { found, stop } = times(5000, 5000, 7000);
    stop();
    jest.advanceTimersByTime(60_000);
    expect(found).toEqual([5000]);
  });
});
