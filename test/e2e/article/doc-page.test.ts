import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { intercept, layOut, load, resize, useReader } from "../browser.ts";
import { hrefs, isShown, links } from "../seen.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();
const repository = "https://github.com/webpack/webpack.js.org";

describe("a documentation page", () => {
  it("can be edited, leads to its repository, names what to read next and no day of publication, and can be printed, without what surrounds it and with what closed details hold; of a loader, leads to the loader's own source", async () => {
    const page = await open("/guides/caching/");
    expect(await links(page, ".page-tools")).toEqual({
      "Edit Document": `${repository}/edit/main/content/guides/caching.mdx`,
      "Jump to Repository": repository,
      "Print Section": "/guides/printable/?print",
    });
    expect(await page.$(".byline")).toBeNull();
    expect(await page.$eval(".further-reading h2", (h2) => h2.textContent)).toBe("Further Reading");
    expect(await links(page, ".further-reading")).toMatchObject({
      "Output options": "/configuration/output/",
    });
    await page.evaluate(() => {
      window.print = () => document.documentElement.classList.add("was-printed");
    });
    // Otherwise, what is laid out on the way down moves it.
    await layOut(page);
    const [button] = await page.$$(".page-tools button");
    expect(await button?.evaluate(({ textContent }) => textContent)).toBe("Print Document");
    await button?.click();
    await page.waitForSelector(".was-printed");
    await page.emulateMediaType("print");
    const shown = await page.$$eval(".header, #sidebar, .page-tools, .footer, .article", (all) =>
      all.filter((one) => one.checkVisibility()).map(({ classList }) => classList[0]),
    );
    expect(shown).toEqual(["article"]);
    expect(await isShown(page, ".article details:not(.sample-bar *) > :last-child")).toBe(true);
    await load(page, "/loaders/sass-loader/");
    expect(await links(page, ".page-tools")).toEqual({
      "Edit Document": "https://github.com/webpack/sass-loader/edit/HEAD/README.md",
      "Jump to Repository": "https://github.com/webpack/sass-loader",
      "View Source": "https://github.com/webpack/sass-loader/blob/HEAD/README.md",
      "Print Section": "/loaders/printable/?print",
    });
  });

  it("begins below its title, is marked in the sidebar, and leads on to the pages before and after it there", async () => {
    const page = await open("/guides/code-splitting/", { width: 1000 });
    const order = await hrefs(page, "#sidebar .page-group > ul > li > a");
    const at = order.indexOf("/guides/code-splitting/");
    expect(await hrefs(page, '.neighbors [rel="prev"]')).toEqual([order[at - 1]]);
    expect(await hrefs(page, '.neighbors [rel="next"]')).toEqual([order[at + 1]]);
    expect(await hrefs(page, ".neighbors a")).toHaveLength(2);
    const current = await page.$$eval('#sidebar .section-pages [aria-current="page"]', (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(current).toEqual([titleOf("/guides/code-splitting/")]);
    // The next one stands right below it.
    const [here = 0, next = 0] = await page.$$eval(
      '#sidebar .section-pages :is([aria-current="page"], [href="/guides/caching/"])',
      (all) => all.map((link) => link.getBoundingClientRect().top),
    );
    expect(next - here).toBeLessThan(60);
    await load(page, "/guides/caching/");
    for (const width of [1440, 390]) {
      await resize(page, width);
      const gap = await page.$eval(".article", (article) => {
        const title = article.parentElement?.querySelector("h1")?.getBoundingClientRect();
        return article.getBoundingClientRect().top - (title?.bottom ?? NaN);
      });
      expect({ width, isNear: gap < 50 }).toEqual({ width, isNear: true });
    }
  });

  it("says when a post was published and who wrote it, also in the list of posts", async () => {
    const page = await open("/blog/2026-06-25-webpack-5-108/");
    const said = async (place: string) => ({
      text: await page.$eval(`${place} .byline`, ({ textContent }) => textContent),
      links: await links(page, `${place} .byline`),
    });
    const wanted = {
      text: "June 25, 2026 by webpack",
      links: { webpack: "https://github.com/webpack" },
    };
    expect(await said(".page-header")).toEqual(wanted);
    await load(page, "/blog/");
    expect(await said('.pages li:has([href*="5-108"])')).toEqual(wanted);
  });
});

describe("a contributor", () => {
  const pixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

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

  it("is shown with a picture and a link to the profile, and has initials where the picture does not load", async () => {
    let answers = true;
    const page = await open("/guides/caching/", {
      prepare: async (one) => {
        await intercept(one);
        one.on("request", (request) => {
          if (!request.url().includes("githubusercontent")) return void request.continue();
          void (answers
            ? request.respond({ status: 200, contentType: "image/gif", body: pixel })
            : request.abort());
        });
      },
    });
    await pictures(page);
    expect(await seen(page)).toBe("picture");
    expect(await page.$eval(".avatar img", (img) => img.getAttribute("src"))).toBe(
      "https://avatars.githubusercontent.com/webpack?size=90",
    );
    expect(await links(page, ".contributors")).toEqual({
      [await page.$eval(".contributors a", (a) => a.textContent.trim())]:
        "https://github.com/webpack",
    });
    answers = false;
    await page.reload();
    await pictures(page);
    expect(await seen(page)).toBe("W");
    const { width, height } = await page.$eval(".avatar", (a) =>
      a.getBoundingClientRect().toJSON(),
    );
    expect([width, height]).toEqual([45, 45]);
  });
});
