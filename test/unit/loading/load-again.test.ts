import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { loadTwice } from "../../../src/browser/loading/load-again.ts";

/** As webpack's runtime rejects an `import()`. */
const chunkError = (type: string) =>
  Object.assign(new Error("Loading chunk 7 failed."), {
    name: "ChunkLoadError",
    type,
    request: "http://localhost/caching.1a2b3c4d.js",
  });

/** Loads by failing first, as often as there are errors. */
function loader(...errors: readonly Error[]) {
  let calls = 0;
  const load = async () => {
    const error = errors[calls];
    calls += 1;
    if (error !== undefined) throw error;
    return "here";
  };
  return { load, calls: () => calls };
}

/**
 * A network that answers nothing, and a clock for time limits that the test turns.
 *
 * @returns what is asked for
 */
function stall(document: object): readonly string[] {
  const asked: string[] = [];
  jest.spyOn(AbortSignal, "timeout").mockImplementation((limit) => {
    const limited = new AbortController();
    setTimeout(() => limited.abort(), limit);
    return limited.signal;
  });
  const fetch = (url: string, { signal }: RequestInit) => {
    asked.push(url);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  };
  Object.assign(globalThis, { document, fetch });
  return asked;
}

const requests: unknown[][] = [];
beforeEach(() => {
  requests.length = 0;
  jest.useFakeTimers({ advanceTimers: 50 });
  // What failed is said there, which would look like a failing test.
  jest.spyOn(console, "warn").mockReturnValue();
  // Development's document: no runtime of its own, and so no build to ask for.
  Object.assign(globalThis, {
    document: { querySelector: () => null },
    fetch: async (...request: unknown[]) => {
      requests.push(request);
      return new Response("");
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("a chunk that did not load", () => {
  it("is loaded again, past every cache", async () => {
    const { load, calls } = loader(chunkError("missing"));
    await expect(loadTwice(load)).resolves.toBe("here");
    expect(calls()).toBe(2);
    expect(requests).toEqual([
      ["http://localhost/caching.1a2b3c4d.js", expect.objectContaining({ cache: "reload" })],
    ]);
  });

  it("is loaded again, or fails, where the network stands still meanwhile", async () => {
    // A document that has a build to ask for.
    const querySelector = () => ({ getAttribute: () => "/client-runtime.1a2b3c4d.js" });
    const asked = stall({ querySelector });
    const error = chunkError("error");
    const { load, calls } = loader(chunkError("missing"), error);
    const ending = expect(loadTwice(load)).rejects.toBe(error);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(calls()).toBe(2);
    await ending;
    expect(asked).toEqual(["/build.json", "http://localhost/caching.1a2b3c4d.js"]);
  });

  it("is not loaded a third time, and fails as webpack says", async () => {
    const error = chunkError("error");
    const { load, calls } = loader(chunkError("error"), error, error);
    await expect(loadTwice(load)).rejects.toBe(error);
    expect(calls()).toBe(2);
  });

  it("is not waited for again after webpack's own time-out", async () => {
    const { load, calls } = loader(chunkError("timeout"));
    await expect(loadTwice(load)).rejects.toMatchObject({ type: "timeout" });
    expect(calls()).toBe(1);
  });
});

describe("a chunk that loaded, and threw", () => {
  it("is not loaded again, as it would throw again", async () => {
    const { load, calls } = loader(new TypeError("undefined is not a function"));
    await expect(loadTwice(load)).rejects.toThrow(TypeError);
    expect(calls()).toBe(1);
  });
});
