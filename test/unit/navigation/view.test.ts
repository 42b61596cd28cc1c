import { describe, expect, it } from "@jest/globals";
import {
  currentMark,
  groupsOf,
  neighborsOf,
  urlElsewhere,
  urlInVersion4,
  viewOf,
} from "../../../src/site/navigation/view.ts";
import type { NavigationPage, NavigationSection } from "../../../src/types.ts";

const page = (url: string, group?: string): NavigationPage => ({
  path: `${url.slice(1, -1)}.mdx`,
  url,
  title: url,
  ...(group && { group }),
});

const section = (name: string, ...pages: readonly NavigationPage[]): NavigationSection => ({
  name,
  url: `/${name}/`,
  title: name,
  pages,
});

const guides = section(
  "guides",
  page("/guides/"),
  page("/guides/a/", "A"),
  page("/guides/b/", "B"),
  page("/guides/printable/"),
  page("/guides/c/", "A"),
);

const navigation = {
  sections: [guides, section("contribute"), section("blog")],
  singles: [page("/"), page("/license/")],
};
const site = { navigation, settings: { webpack: true } };

describe("an address", () => {
  it.each([
    ["/", "landing", "/"],
    ["/vote/", "vote", "/vote/"],
    ["/app-shell/", "shell", "/app-shell/"],
    ["/license/", "page", "/license/"],
    ["/guides/a/", "page", "/guides/a/"],
    ["/contribute/printable/", "printable", "/contribute/printable/"],
    ["/blog/printable/", "not-found", undefined],
    ["/nowhere/", "not-found", undefined],
    ["/nowhere.html", "not-found", undefined],
  ])("%s shows: %s", (pathname, kind, url) =>
    expect(viewOf(pathname, site)).toMatchObject({ kind, url }),
  );

  it("of webpack's vote is a page of its own on other sites", () => {
    const settings = { webpack: false };
    expect(viewOf("/vote/", { navigation, settings })).toMatchObject({ kind: "not-found" });
    const own = { ...navigation, singles: [page("/vote/")] };
    expect(viewOf("/vote/", { navigation: own, settings })).toMatchObject({ kind: "page" });
  });

  it("of a combined page is a content file's, where there is one", () => {
    expect(viewOf("/guides/printable/", site)).toMatchObject({
      kind: "page",
      page: { path: "guides/printable.mdx" },
    });
  });

  it("shows a page in its section", () => {
    expect(viewOf("/guides/a/", site)).toMatchObject({ section: { name: "guides" } });
    expect(viewOf("/license/", site)).toMatchObject({ section: undefined });
  });
});

describe("on another host, an address", () => {
  const sections = [section("plugins", { ...page("/plugins/new/"), v4: "/plugins/" })];
  const elsewhere = (pathname: string) => {
    const view = viewOf(pathname, {
      ...site,
      navigation: { ...navigation, sections: [guides, ...sections] },
    });
    return [urlElsewhere(view), urlInVersion4(view)];
  };

  it.each([
    ["/guides/a/", "/guides/a/", "/guides/a/"],
    ["/plugins/new/", "/plugins/new/", "/plugins/"],
    ["/vote/", "/vote/", "/vote/"],
    ["/app-shell/", "/", "/"],
    ["/nowhere/", "/", "/"],
  ])("%s is %s, in version 4 %s", (pathname, ...urls) => expect(elsewhere(pathname)).toEqual(urls));
});

describe("a link in a menu", () => {
  it("is marked where it leads to the page, or to the part of the site around it", () => {
    expect(currentMark("/guides/", "/guides/")).toBe("page");
    expect(currentMark("/guides/", "/guides/a/", true)).toBe("true");
    expect(currentMark("/guides/", "/api/")).toBe(undefined);
  });
});

describe("the neighbors of a page", () => {
  const around = (url: string) => {
    const { previous, next } = neighborsOf(page(url), guides);
    return [previous?.url, next?.url];
  };

  it("stand before and after it in the sidebar, without the printable page", () => {
    expect(around("/guides/")).toEqual([undefined, "/guides/a/"]);
    expect(around("/guides/b/")).toEqual(["/guides/a/", "/guides/c/"]);
    expect(around("/guides/c/")).toEqual(["/guides/b/", undefined]);
  });

  it("do not exist outside a section", () => {
    expect(neighborsOf(page("/license/"), undefined)).toEqual({
      previous: undefined,
      next: undefined,
    });
  });
});

describe("the groups of a section", () => {
  it("have the pages of one name together, without the printable page", () => {
    const groups = groupsOf(guides).map(({ name, pages }) => [
      name,
      ...pages.map(({ url }) => url),
    ]);
    expect(groups).toEqual([
      [undefined, "/guides/"],
      ["A", "/guides/a/", "/guides/c/"],
      ["B", "/guides/b/"],
    ]);
  });
});
