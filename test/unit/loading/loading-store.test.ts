import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createLoadingStore } from "../../../src/browser/loading/loading-store.ts";

/** A source whose fetches are answered by hand. */
function source() {
  const answers: PromiseWithResolvers<string>[] = [];
  const fetch = (): Promise<string> => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  return { answers, ...createLoadingStore(fetch, new Map([["known", "here"]])) };
}

// What failed is said there, which would look like a failing test.
beforeEach(() => void jest.spyOn(console, "warn").mockReturnValue());
afterEach(() => void jest.restoreAllMocks());

describe("a source that loads", () => {
  it("has what is known from the start", async () => {
    const { answers, get, load } = source();
    expect(get("known")).toEqual({ status: "ready", value: "here" });
    await load("known");
    expect(answers).toEqual([]);
  });

  it("loads a thing once, and says when it is there", async () => {
    const { answers, get, load, prefetch, subscribe } = source();
    let changes = 0;
    subscribe(() => (changes += 1));
    prefetch("a");
    const loading = load("a");
    expect(answers).toHaveLength(1);
    expect(get("a")).toEqual({ status: "loading" });
    changes = 0;
    answers[0]?.resolve("text");
    await loading;
    expect(get("a")).toEqual({ status: "ready", value: "text" });
    expect(changes).toBe(1);
  });

  it("gives whoever waits the same promise, as React demands", () => {
    const { load } = source();
    expect(load("a")).toBe(load("a"));
  });

  it("shows a failure, and can be asked again", async () => {
    const { answers, get, load } = source();
    const first = load("a");
    answers[0]?.reject(new Error("gone"));
    await first;
    expect(get("a")).toEqual({ status: "failed", error: new Error("gone") });
    const second = load("a");
    expect(get("a")).toEqual({ status: "loading" });
    answers[1]?.resolve("text");
    await second;
    expect(get("a")).toEqual({ status: "ready", value: "text" });
  });

  it("keeps quiet about what nobody has asked for", async () => {
    const { answers, get, prefetch, load } = source();
    prefetch("a");
    answers[0]?.reject(new Error("gone"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(get("a")).toEqual({ status: "loading" });
    void load("a");
    expect(answers).toHaveLength(2);
  });

  it("keeps a failure that is seen, whatever is prefetched", async () => {
    const { answers, get, load, prefetch } = source();
    const first = load("a");
    answers[0]?.reject(new Error("gone"));
    await first;
    prefetch("a");
    expect(answers).toHaveLength(1);
    expect(get("a")).toMatchObject({ status: "failed" });
  });

  it("takes a newer value, and tries again what failed", async () => {
    const { answers, get, load, replace, retry } = source();
    replace("known", "newer");
    expect(get("known")).toEqual({ status: "ready", value: "newer" });
    const first = load("a");
    answers[0]?.reject("gone");
    await first;
    retry();
    expect(answers).toHaveLength(2);
    expect(get("a")).toEqual({ status: "loading" });
  });
});
