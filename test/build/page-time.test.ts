import { beforeEach, describe, expect, it } from "@jest/globals";
import {
  countTime,
  processorTime,
  runLimit,
  startPage,
  timeLeft,
  withPageTime,
  withPageTimePatiently,
} from "../../loaders/page-time.ts";

const page = "/content/page.mdx";

/** Keeps the processor busy, and gives how long. */
function busy(milliseconds: number): number {
  const before = processorTime();
  const elapsed = () => processorTime() - before;
  while (elapsed() < milliseconds);
  return elapsed();
}

describe("the time of a page", () => {
  beforeEach(() => startPage(page));

  it("is one for all that is tried with it", () => {
    const all = timeLeft(page);
    const taken =
      withPageTime(page, () => busy(50)) +
      withPageTimePatiently(page, () => busy(50), 100) +
      countTime(page, () => busy(50));
    expect((all - timeLeft(page)) / taken).toBeGreaterThanOrEqual(1);
    expect((all - timeLeft(page)) / taken).toBeLessThan(1.5);
  });

  it("is counted once within itself", () => {
    const all = timeLeft(page);
    const taken = countTime(page, () => withPageTime(page, () => busy(100)));
    expect((all - timeLeft(page)) / taken).toBeLessThan(1.5);
  });

  it("is less than five seconds, even where nothing of it ends", () => {
    const endless = () => busy(Number.POSITIVE_INFINITY);
    const before = processorTime();
    expect(() => withPageTime(page, endless, runLimit)).toThrow("it takes more than 2 s");
    expect(timeLeft(page)).toBeGreaterThan(0);
    while (timeLeft(page) > 0) {
      expect(() => withPageTimePatiently(page, endless, 1)).toThrow("it takes more than 3 s");
    }
    expect(() => withPageTimePatiently(page, endless, 100)).toThrow("it takes more than 3 s");
    expect(processorTime() - before).toBeLessThan(5000);
  });

  it("is not more for who has used up most of it", () => {
    const all = timeLeft(page);
    countTime(page, () => busy(all - 200));
    const before = processorTime();
    const endless = () => busy(Number.POSITIVE_INFINITY);
    expect(() => withPageTimePatiently(page, endless, 1100)).toThrow("it takes more than 3 s");
    expect(processorTime() - before).toBeLessThan(600);
  });

  it("is no matter of the clock where the processor was elsewhere", () => {
    const asleep = new Int32Array(new SharedArrayBuffer(4));
    let tries = 0;
    const work = () => {
      tries += 1;
      if (tries === 1) Atomics.wait(asleep, 0, 0, 4500);
      return busy(50);
    };
    expect(withPageTimePatiently(page, work, 200)).toBeGreaterThan(0);
    expect(tries).toBe(2);
  });

  it("is whole again when the page is read anew, and of another page", () => {
    const all = timeLeft(page);
    withPageTime(page, () => busy(100));
    expect(timeLeft("/content/other.mdx")).toBe(all);
    startPage(page);
    expect(timeLeft(page)).toBe(all);
  });
});
