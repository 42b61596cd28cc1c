import { describe, expect, it } from "@jest/globals";
import { chunkName } from "../../../plugins/content/virtual-modules.ts";

describe("the chunk of a page", () => {
  it.each([
    ["guides/caching.mdx", "guides/caching"],
    ["guides/index.mdx", "guides/index"],
    ["license.md", "license"],
    ["concepts/v1.2.mdx", "concepts/v1.2"],
    ["guides/a b.mdx", "guides/a~20b"],
    ["guides/a-b.mdx", "guides/a-b"],
    ["guides/日本.mdx", "guides/~65e5~672c"],
    ["c#/a*/.mdx", "c~23/a~2a/"],
  ])("of %s is %s", (file, name) => expect(chunkName(file)).toBe(name));

  it.each(["client.mdx", "client-runtime.md", "vendor.mdx", "prerender.mdx", "island-x.mdx"])(
    "is none of the site's own: %s",
    (file) => expect(chunkName(file)).toBe(`${file.replace(/\.mdx?/, "")}~`),
  );
});

