import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, follow, goTo, useReader } from "../browser.ts";
import { shifts, watchShifts } from "../shifts.ts";
import { chooseVersion } from "./choose-version.ts";

const open = useReader();
const url = "/migrate/changes/";

/** Waits for what the page says of a comparison. */
const says = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector(".version-changes [role=status]")?.textContent.includes(wanted),
    {},
    text,
  );

const chosen = (page: Page) =>
  page.$$eval(".version-choice select", (all) => all.map(({ value }) => value));

/** What a list has of a release. */
const listOf = (page: Page, title: string, version: string) =>
  page.$$eval(
    ".version-changes:not(.without-script) section",
    (sections, kind, release) => {
      const section = sections.find((one) => one.querySelector("h3")?.textContent.includes(kind));
      const headings = [...(section?.querySelectorAll("h4") ?? [])];
      const list = headings.find((one) => one.textContent === release)?.nextElementSibling;
      return [...(list?.children ?? [])].map(({ textContent }) => textContent);
    },
    title,
    version,
  );

describe("what changed between two versions", () => {
  it("starts with the last minor version, follows a choice, keeps it in the address, and can be shared", async () => {
    const page = await open(url);
    const [from, to] = await chosen(page);
    await says(page, `Between ${from} and ${to}: `);
    expect(to?.split(".").slice(0, 2)).not.toEqual(from?.split(".").slice(0, 2));
    await chooseVersion(page, ".version-choice label:first-child select", "5.108.0");
    await says(page, `Between 5.108.0 and ${to}: `);
    expect(address(page)).toBe(`${url}?from=5.108.0&to=${to}`);
    await chooseVersion(page, ".version-choice label:last-child select", "5.109.0");
    await says(page, "Between 5.108.0 and 5.109.0: ");
    const shared = await open(address(page), { beside: page });
    await says(shared, "Between 5.108.0 and 5.109.0: ");
    expect(await chosen(shared)).toEqual(["5.108.0", "5.109.0"]);
    expect(await listOf(shared, "Defaults", "5.109.0")).toEqual(
      expect.arrayContaining(["experiments.asyncWebAssembly", "false → true"]),
    );
  });

  it("is the same in the other direction, and says so if both are one", async () => {
    const page = await open(`${url}?from=5.109&to=5.90.0`);
    await says(page, "Between 5.90.0 and 5.109.");
    await chooseVersion(page, ".version-choice label:first-child select", "5.90.0");
    await says(page, "Choose two different versions.");
  });

  it("ignores what is no version", async () => {
    const page = await open(`${url}?from=%3Cb%3E&to=6.0.0`);
    const [from, to] = await chosen(page);
    await says(page, `Between ${from} and ${to}: `);
    expect(from).toMatch(/^5\./);
  });

  it("lists names by kind and release, folds the options in a new one, and links to their entries", async () => {
    const page = await open(`${url}?from=5.110.3&to=5.112.2`);
    await says(page, "Between 5.110.3 and 5.112.2");
    expect(await listOf(page, "Plugins", "5.111.0")).toEqual(["Added", "CopyPlugin"]);
    const options = await listOf(page, "Options", "5.111.0");
    expect(options).toContainEqual(expect.stringMatching(/^output\.copy\d+ options in it/));
    expect(options).toContain("Removed");
    await page.click('.version-changes:not(.without-script) a[href$="#outputcopy"]');
    await arrived(page, "Output");
    expect(address(page)).toBe("/configuration/output/#outputcopy");
  });

  it("starts with the reader's version", async () => {
    const page = await open("/migrate/", {
      prepare: (one) =>
        one.evaluateOnNewDocument(() => localStorage.setItem("webpack-version", "5.90.0")),
    });
    await follow(page, url);
    await says(page, "Between 5.90.0 and ");
    await goTo(page, url);
    await says(page, "Between 5.90.0 and ");
  });

  it("moves nothing when its script arrives", async () => {
    const page = await open(url, { prepare: watchShifts });
    await page.waitForFunction(() => document.querySelector(".without-script") === null);
    expect(await shifts(page)).toEqual([]);
  });

  it("has all releases without JavaScript, by minor version", async () => {
    const page = await open(url, { javaScript: false });
    const shown = await page.$$eval(".version-changes :is(summary, select, h3)", (all) =>
      all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent),
    );
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.at(-1)).toBe("5.1: 2 plugins changed");
    await page.click(".without-script summary");
    const isOpen = await page.$eval(".without-script h3", (title) => title.checkVisibility());
    expect(isOpen).toBe(true);
  });
});

it("leads to an entry with every link", async () => {
  const page = await open(`${url}?from=5.0.0`);
  await says(page, "Between 5.0.0 and ");
  const links = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLAnchorElement>(".version-changes .facts a");
    const checks = [...Map.groupBy(links, ({ pathname }) => pathname)].map(
      async ([pathname, own]) => {
        const text = await (await fetch(pathname)).text();
        return own.map(({ href, hash }) => ({
          href,
          isThere: hash === "" || text.includes(` id="${hash.slice(1)}"`),
        }));
      },
    );
    return (await Promise.all(checks)).flat();
  });
  expect(links.length).toBeGreaterThan(400);
  expect(links.filter(({ isThere }) => !isThere)).toEqual([]);
});
