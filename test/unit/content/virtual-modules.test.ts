import { describe, expect, it } from "@jest/globals";
import {
  chunkName,
  modulesModule,
  notificationModule,
  pagesModule,
} from "../../../plugins/content/virtual-modules.ts";

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

describe("the page-loader table", () => {
  it("loads the chunk of each content file", () => {
    expect(pagesModule("/content", ["index.mdx", "c#/a.mdx"])).toBe(`export default {
  "index.mdx": () => import(/* webpackChunkName: "index" */ "/content/index.mdx"),
  "c#/a.mdx": () => import(/* webpackChunkName: "c~23/a" */ "/content/c\\u0000#/a.mdx"),
};
`);
  });

  it("has the pages in it for the prerender entry", () => {
    expect(modulesModule("/content", ["index.mdx", "a.md"]))
      .toBe(`import page0 from "/content/index.mdx";
import page1 from "/content/a.md";
export default {
  "index.mdx": page0,
  "a.md": page1,
};
`);
  });
});

describe("the notification", () => {
  it("is compiled like a page, and has a version", () => {
    expect(notificationModule("/content/notification.mdx", 3))
      .toBe(`import page from "/content/notification.mdx?fragment";
export default { version: 3, html: page.html };
`);
  });

  it("may be missing", () => {
    expect(notificationModule("/content/notification.mdx", undefined)).toBe(
      "export default undefined;\n",
    );
  });
});
