import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { intercept, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";

const open = useBrowser();
const repository = "https://github.com/webpack/webpack.js.org";

/** Text → address of the links in an element. */
const links = (page: Page, selector: string) =>
  page.$$eval(`${selector} a`, (all) =>
    Object.fromEntries(all.map((a) => [a.textContent.trim(), a.getAttribute("href")])),
  );

describe("a documentation page", () => {
  it("can be edited, and leads to its repository", async () => {
    const page = await open("/guides/caching/");
    expect(await links(page, ".page-tools")).toEqual({
      "Edit Document": `${repository}/edit/main/content/guides/caching.mdx`,
      "Jump to Repository": repository,
      "Print Section": "/guides/printable/?print",
    });
  });

  it("of a loader leads to the loader's own source and repository", async () => {
    const page = await open("/loaders/babel-loader/");
    expect(await links(page, ".page-tools")).toEqual({
      "Edit Document": "https://github.com/babel/babel-loader/edit/main/README.md",
      "Jump to Repository": "https://github.com/babel/babel-loader",
      "View Source": "https://raw.githubusercontent.com/babel/babel-loader/main/README.md",
      "Print Section": "/loaders/printable/?print",
    });
  });

  it("can be printed, on paper without what surrounds it", async () => {
    const page = await open("/guides/caching/", {
      theme: "dark",
      prepare: (one) =>
        one.evaluateOnNewDocument(() => {
          window.print = () => document.documentElement.classList.add("was-printed");
        }),
    });
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    const [button] = await page.$$(".page-tools button");
    expect(await button?.evaluate(({ textContent }) => textContent)).toBe("Print Document");
    await button?.click();
    await page.waitForSelector(".was-printed");
    await page.emulateMediaType("print");
    const shown = await page.$$eval(".header, #sidebar, .page-tools, .footer, .article", (all) =>
      all.filter((one) => one.checkVisibility()).map(({ className }) => className),
    );
    expect(shown).toEqual(["article"]);
  });

  it("is printed with its code whole: long lines are broken", async () => {
    const page = await open("/contribute/writers-guide/");
    await page.emulateMediaType("print");
    // An A4 page between its margins, in CSS pixels.
    await page.setViewport({ width: 718, height: 1047 });
    const cut = await page.$$eval(".code pre", (all) =>
      all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).map((pre) => pre.textContent),
    );
    expect(cut).toEqual([]);
  });

  it("is printed with what its closed details hold", async () => {
    const page = await open("/guides/caching/");
    await page.emulateMediaType("print");
    const isShown = await page.$eval(".article details > :last-child", (last) =>
      last.checkVisibility(),
    );
    expect(isShown).toBe(true);
  });

  it("leads on to the pages before and after it in the sidebar", async () => {
    const page = await open("/guides/code-splitting/");
    const order = await page.$$eval("#sidebar .page-group > ul > li > a", (all) =>
      all.map((link) => link.getAttribute("href")),
    );
    const at = order.indexOf("/guides/code-splitting/");
    const near = await page.$$eval(".neighbors a", (all) =>
      all.map((link) => [link.getAttribute("rel"), link.getAttribute("href")]),
    );
    expect(near).toEqual([
      ["prev", order[at - 1]],
      ["next", order[at + 1]],
    ]);
  });

  it.each([
    ["a post", "/blog/2026-06-25-webpack-5-108/", ".page-header"],
    ["the list of posts", "/blog/", '.pages li:has([href*="5-108"])'],
  ])("says in %s when it was published, and who wrote it", async (_name, url, place) => {
    const page = await open(url);
    const said = await page.$eval(`${place} .byline`, ({ textContent }) => textContent);
    expect(said).toBe("June 25, 2026 by webpack");
    expect(await links(page, `${place} .byline`)).toEqual({
      webpack: "https://github.com/webpack",
    });
  });

  it("of a guide names no day of publication", async () => {
    const page = await open("/guides/caching/");
    expect(await page.$(".byline")).toBeNull();
  });

  it("names what to read next", async () => {
    const page = await open("/guides/caching/");
    expect(await page.$eval(".further-reading h2", (h2) => h2.textContent)).toBe("Further Reading");
    expect(await links(page, ".further-reading")).toMatchObject({
      "Output options": "/configuration/output/",
    });
  });

  it("is marked in the sidebar, whose next page stands right below it", async () => {
    const page = await open("/guides/code-splitting/", { width: 1000 });
    const current = await page.$$eval('#sidebar .section-pages [aria-current="page"]', (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(current).toEqual([titleOf("/guides/code-splitting/")]);
    const [here = 0, next = 0] = await page.$$eval(
      '#sidebar .section-pages :is([aria-current="page"], [href="/guides/caching/"])',
      (all) => all.map((link) => link.getBoundingClientRect().top),
    );
    expect(next - here).toBeLessThan(60);
  });

  it.each([390, 1440])("begins below its title, at %i pixels", async (width) => {
    const page = await open("/guides/caching/", { width });
    const gap = await page.$eval(".article", (article) => {
      const title = article.parentElement?.querySelector("h1")?.getBoundingClientRect();
      return article.getBoundingClientRect().top - (title?.bottom ?? NaN);
    });
    expect(gap).toBeLessThan(50);
  });
});

describe("a contributor", () => {
  const pixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

  /** A page with pictures from GitHub, or with none where it cannot be reached. */
  const reader = (answers: boolean) =>
    open("/guides/caching/", {
      prepare: async (page) => {
        await intercept(page);
        page.on("request", (request) => {
          if (!request.url().includes("githubusercontent")) return void request.continue();
          void (answers
            ? request.respond({ status: 200, contentType: "image/gif", body: pixel })
            : request.abort());
        });
      },
    });

  /** Brings the pictures into view and waits until they are loaded, or not. */
  async function pictures(page: Page) {
    await page.$eval(".contributors", (section) => section.scrollIntoView());
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>(".avatar img")].every((one) => one.complete),
    );
  }

  /** What is seen of the first: initials are below the picture, and one that failed has no size. */
  const seen = (page: Page) =>
    page.$eval(".avatar", (avatar) => {
      const isLoaded = (avatar.querySelector("img")?.naturalWidth ?? 0) > 0;
      return isLoaded ? "picture" : avatar.textContent;
    });

  it("is shown with a picture and a link to the profile", async () => {
    const page = await reader(true);
    await pictures(page);
    expect(await seen(page)).toBe("picture");
    expect(await page.$eval(".avatar img", (img) => img.getAttribute("src"))).toBe(
      "https://avatars.githubusercontent.com/webpack?size=90",
    );
    expect(await links(page, ".contributors")).toEqual({
      [await page.$eval(".contributors a", (a) => a.textContent.trim())]:
        "https://github.com/webpack",
    });
  });

  it("has initials where the picture does not load", async () => {
    const page = await reader(false);
    await pictures(page);
    expect(await seen(page)).toBe("W");
    const { width, height } = await page.$eval(".avatar", (a) =>
      a.getBoundingClientRect().toJSON(),
    );
    expect([width, height]).toEqual([45, 45]);
  });
});
