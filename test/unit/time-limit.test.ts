import { describe, expect, it } from "@jest/globals";
import { withTimeLimit } from "../../loaders/time-limit.ts";

describe("work with a time limit", () => {
  it("gives its result", () => expect(withTimeLimit(() => 5, 1000)).toBe(5));

  it("may give nothing", () => expect(withTimeLimit(() => undefined, 1000)).toBe(undefined));

  it("throws what it throws", () => {
    const error = new TypeError("No.");
    const work = () => {
      throw error;
    };
    expect(() => withTimeLimit(work, 1000)).toThrow(error);
  });

  it("is stopped when it does not end", () => {
    const endless = () => {
      for (;;);
    };
    expect(() => withTimeLimit(endless, 50)).toThrow("it takes more than 0.05 s and was stopped");
  });
});
