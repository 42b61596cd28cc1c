import { describe, expect, it } from "@jest/globals";
import { readability, type Kept } from "../../../src/site/offline/readable-pages.ts";
import { buildOf } from "./build.ts";

const [old, now] = [buildOf("old", "11111111"), buildOf("now", "22222222")];

const kept = (more: Partial<Kept>): Kept => ({
  files: new Set(),
  documents: new Set(),
  current: now,
  ...more,
});

/** How a page can be read of which there is this much. */
const caching = (more: Partial<Kept>) => readability("/guides/caching/", kept(more));

describe("without a network, a page", () => {
  it("can be read here if this build's text of it is kept, in whatever cache", () => {
    expect(caching({ files: new Set(["/guides/caching.22222222.js"]) })).toBe("here");
  });

  it("has to be loaded if only its document is kept", () => {
    expect(caching({ documents: new Set(["/guides/caching/"]) })).toBe("by-loading");
  });

  it("has to be loaded if only another build can show its text: a saved copy, or an older one", () => {
    const files = new Set(["/guides/caching.11111111.js"]);
    expect(caching({ files, others: [old] })).toBe("by-loading");
  });

  it("is not saved if the other build has lost it", () => {
    expect(caching({ others: [old] })).toBe("not-saved");
  });

  it("is not saved if there is nothing of it, or only the text of a build that is gone", () => {
    expect(caching({})).toBe("not-saved");
    expect(caching({ files: new Set(["/guides/caching.11111111.js"]) })).toBe("not-saved");
    expect(caching({ current: undefined })).toBe("not-saved");
  });
});
