import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { serveFolder, type RunningServer } from "../../../src/commands/hosting/server.ts";
import { Project } from "../../project/project.ts";
import { localApi, type LocalApi } from "../../unit/local-api.ts";
import { arrived, hydrated, useBrowser } from "../browser.ts";

const open = useBrowser();

let project: Project;
let server: RunningServer;
let shown: LocalApi;
let other: LocalApi;
beforeAll(async () => {
  [shown, other] = await Promise.all([pictureHost(), pictureHost()]);
  project = await Project.create();
  const page = `---
title: Styled
---

<p style="color: rgb(1, 2, 3)" class="own">Text.</p>

<p style={{ marginTop: "31px" }}>More.</p>

<img src="${shown.url}/a.svg" alt="A picture" width="10" height="10" />
`;
  await project.write("content/guides/styled.mdx", page);
  // The hosts of the test have no encryption, which strict pages have to have.
  const { code, stdout } = await project.build(["--env", "strict=false"]);
  if (code !== 0) throw new Error(stdout);
  server = await serveFolder(project.path("dist"), 0);
});
afterAll(async () => {
  await Promise.all([server.close(), shown.close(), other.close()]);
  await project.remove();
});

const pictureHost = (): Promise<LocalApi> =>
  localApi(() => ({
    headers: { "Content-Type": "image/svg+xml" },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  }));

const look = (page: Page) =>
  page.$$eval(".article p", ([first, second]) => ({
    color: first && getComputedStyle(first).color,
    margin: second && getComputedStyle(second).marginTop,
  }));

const expected = { color: "rgb(1, 2, 3)", margin: "31px" };

describe("a style that a writer gave to an element", () => {
  it("is there with the page, without a script", async () => {
    const page = await open(`${server.url}/guides/styled/`, { javaScript: false });
    expect(await look(page)).toEqual(expected);
  });

  it("is there when the page was reached by a link", async () => {
    const page = await open(`${server.url}/guides/`);
    await hydrated(page);
    await page.click('#sidebar a[href="/guides/styled/"]');
    await arrived(page, "Styled");
    expect(await look(page)).toEqual(expected);
  });

  it("is there on the page that combines all of its section", async () => {
    const page = await open(`${server.url}/guides/printable/`, { javaScript: false });
    const color = await page.$eval(".own", (element) => getComputedStyle(element).color);
    expect(color).toBe(expected.color);
  });
});

describe("a picture of another host", () => {
  it("is shown where an article of the site has it, and refused otherwise", async () => {
    const page = await open(`${server.url}/guides/styled/`, { expected: /^Policy: img-src/ });
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>(".article img")?.naturalWidth ?? 0) > 0,
    );
    const arrives = (src: string) =>
      page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        return image.decode().then(
          () => true,
          () => false,
        );
      }, src);
    expect(await arrives(`${shown.url}/b.svg`)).toBe(true);
    expect(await arrives(`${other.url}/b.svg`)).toBe(false);
    expect(other.requests).toEqual([]);
  });
});
