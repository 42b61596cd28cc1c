import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "../axe.ts";
import { address, arrived, hydrated, sidewaysScroll, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { chooseVersion } from "../releases/choose-version.ts";
import { shifts, watchShifts } from "../shifts.ts";
import { openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();
const host = useHost();
const url = "/configuration/check/";
const field = ".configuration-check textarea";

const mistaken = `export default {
  mode: "production",
  output: { filname: "main.js" },
};
`;

/** Waits until React has the island, and what it needs. */
async function ready(page: Page) {
  await hydrated(page);
  await page.waitForFunction(
    (selector) => {
      const island = document.querySelector(selector)?.closest("[data-island]");
      return Object.keys(island ?? {}).some((key) => key.startsWith("__reactContainer"));
    },
    {},
    field,
  );
}

/** Puts a text into the field at once, as pasting does. */
async function paste(page: Page, text: string) {
  await page.focus(field);
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.sendCharacter(text);
}

const says = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('.check-results [role="status"]')?.textContent.startsWith(wanted),
    {},
    text,
  );

const selected = (page: Page) =>
  page.$eval(field, (one) =>
    one instanceof HTMLTextAreaElement ? one.value.slice(one.selectionStart, one.selectionEnd) : "",
  );

const workers = (page: Page) =>
  page.workers().filter((one) => one.url().includes("configuration-check-worker"));

describe("the check of a configuration", () => {
  it("moves nothing when it comes to life, loads when it's used, shows each problem in the reader's text, selects it there by the keyboard, leads to the option, and says when there's none", async () => {
    const page = await open(url, { prepare: watchShifts });
    await ready(page);
    expect(workers(page)).toEqual([]);
    expect(await shifts(page)).toEqual([]);
    await paste(page, mistaken);
    await says(page, "1 problem found.");
    expect(workers(page)).toHaveLength(1);
    expect(await page.$eval(".check-problem", ({ textContent }) => textContent)).toMatch(
      /unknown property 'filname'.*Line 3, column 13.*Did you mean filename\?/s,
    );
    expect(await page.$eval(".check-line mark", ({ textContent }) => textContent)).toBe("filname");
    await page.focus(".check-line");
    await page.keyboard.press("Enter");
    expect(await selected(page)).toBe("filname");
    await page.keyboard.sendCharacter("filename");
    await says(page, "No problems found. 3 options checked against webpack 5.");
    await paste(page, mistaken);
    await says(page, "1 problem found.");
    await page.click(".check-problem a");
    await arrived(page, "Output");
    expect(address(page)).toBe("/configuration/output/#outputfilename");
  });

  it("lists what it can't know and what's newer than the reader's webpack, which it remembers", async () => {
    const page = await open(url);
    await ready(page);
    await chooseVersion(page, ".configuration-check select", "5.19.0");
    await paste(page, "export default { output: { clean: true, path: somewhere() } };");
    await says(page, "1 problem found.");
    expect(await page.$eval(".check-problem p", ({ textContent }) => textContent)).toBe(
      "Too new webpack 5.19.0 doesn’t have output.clean, which was added in 5.20.0.",
    );
    await page.click(".check-results summary");
    await page.click(".check-results details .check-line");
    expect(await selected(page)).toBe("somewhere()");
    expect(await page.evaluate(() => localStorage.getItem("webpack-version"))).toBe("5.19.0");
    await page.reload();
    await ready(page);
    expect(
      await page.$eval(".configuration-check select", (one) => Reflect.get(one, "value")),
    ).toBe("5.19.0");
  });

  it("takes a file that is dropped, and the example, in which nothing is wrong with the page", async () => {
    const page = await open(url, { width: 390 });
    await ready(page);
    await page.$eval(field, (one) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['{\r\n"mode": "none"\r\n}'], "webpack.config.json"));
      one.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    });
    await says(page, "No problems found. 1 option checked");
    await page.click(".check-choices button");
    await says(page, "5 problems found.");
    await page.$$eval(".check-results details", (all) => all.forEach((one) => (one.open = true)));
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
  });

  it("works without a network, once it has been used", async () => {
    const page = await openWithWorker(open, `${host().url}${url}`);
    await visit(page, url);
    await ready(page);
    await paste(page, mistaken);
    await says(page, "1 problem found.");
    host().isReachable = false;
    await visit(page, url);
    await ready(page);
    await paste(page, mistaken);
    await says(page, "1 problem found.");
  });

  it("says that it can't be loaded, and tries again", async () => {
    const page = await openWithWorker(open, `${host().url}${url}`, { expected: /./ });
    await visit(page, url);
    await ready(page);
    host().isReachable = false;
    await paste(page, mistaken);
    await says(page, "Can’t load the check.");
    host().isReachable = true;
    await page.click(".check-results > button");
    await says(page, "1 problem found.");
  });

  it("says without JavaScript what to do instead", async () => {
    const page = await open(url, { javaScript: false });
    expect(await page.$eval(".configuration-check noscript", (one) => one.checkVisibility())).toBe(
      true,
    );
    expect(await page.$eval(".configuration-check noscript", (one) => one.textContent)).toContain(
      "npx webpack configtest",
    );
  });
});
