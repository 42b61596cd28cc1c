import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { serveFolder, type RunningServer } from "../../src/commands/server.ts";
import { Project } from "../project/project.ts";
import { localApi, type LocalApi } from "../unit/local-api.ts";
import { arrived, hydrated, useBrowser } from "./browser.ts";

const open = useBrowser();

let project: Project;
let server: RunningServer;
let pictures: LocalApi;
beforeAll(async () => {
  pictures = await localApi(() => ({
    headers: { "Content-Type": "image/svg+xml" },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  }));
  project = await Project.create();
  const page = `---
title: Styled
---

<p style="color: rgb(1, 2, 3)" class="own">Text.</p>

<p style={{ marginTop: "31px" }}>More.</p>

<img src="${pictures.url}/a.svg" alt="A picture" width="10" height="10" />
`;
  await project.write("content/guides/styled.mdx", page);
  // The host of the test has no encryption, which strict pages have to have.
  const { code, stdout } = await project.build(["--env", "strict=false"]);
  if (code !== 0) throw new Error(stdout);
  server = await serveFolder(project.path("dist"), 0);
});
afterAll(async () => {
  await server.close();
  await pictures.close();
  await project.remove();
});

const look = (page: Page) =>
  page.$$eval(".article p", ([first, second]) => ({
    color: first && getComputedStyle(first).color,
    margin: second && getComputedStyle(second).marginTop,
    hasAttributes: document.querySelector("[style]") !== null,
  }));

const expected = { color: "rgb(1, 2, 3)", margin: "31px", hasAttributes: false };

const pictureIsShown = (page: Page) =>
  page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>(".article img")?.naturalWidth ?? 0) > 0,
  );

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

describe("a picture of another host in an article", () => {
  it("is shown: the build allows its host", async () => {
    const page = await open(`${server.url}/guides/styled/`);
    await pictureIsShown(page);
    const response = await fetch(`${server.url}/guides/`);
    expect(response.headers.get("Content-Security-Policy")).toMatch(
      new RegExp(`img-src 'self' https://avatars\\.githubusercontent\\.com ${pictures.url};`),
    );
  });
});
