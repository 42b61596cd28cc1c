import { createServer } from "node:http";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { siteUrl, useBrowser } from "../browser.ts";

const open = useBrowser({ isSearchWarm: true });

describe("what got into a page by mistake", () => {
  it("is no HTML, runs as no script, styles nothing and loads nothing from another host", async () => {
    const expected = /^Policy: |Trusted|Content Security Policy|Refused/i;
    const page = await open("/guides/", { expected });
    expect(await takenForHtml(page)).toEqual([]);
    expect(await taken(page)).toEqual({ script: false, style: "static" });
    expect(await forbidden(page)).toEqual(["connect-src", "img-src"]);
  });
});

/** Ways to have a text taken for HTML or for a script that are not blocked. */
const takenForHtml = (page: Page) =>
  page.evaluate(() => {
    const fails = (action: () => unknown) => {
      try {
        action();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const element = document.createElement("div");
    const script = document.createElement("script");
    const blocked = {
      innerHTML: fails(() => (element.innerHTML = "<b>x</b>")),
      scriptAddress: fails(() => (script.src = "/client.js")),
      worker: fails(() => new Worker("/search-worker.js")),
      policy: fails(() => Object(window).trustedTypes.createPolicy("other", {})),
      again: fails(() => Object(window).trustedTypes.createPolicy("article", {})),
    };
    return Object.entries(blocked).filter(([, isBlocked]) => !isBlocked);
  });

/** What a handler and a style sheet do that were added. */
const taken = (page: Page) =>
  page.evaluate(async () => {
    const element = document.createElement("p");
    document.body.append(element);
    const handler = document.createAttribute("onclick");
    try {
      handler.value = "window.ran = true";
      element.setAttributeNode(handler);
    } catch {}
    element.click();
    const style = document.createElement("style");
    style.textContent = "p { position: fixed }";
    document.head.append(style);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { script: "ran" in window, style: getComputedStyle(element).position };
  });

/** The rules that keep a picture and an answer of another host out. */
const forbidden = (page: Page) =>
  page.evaluate(async () => {
    const image = new Image();
    const directives = new Set<string>();
    addEventListener("securitypolicyviolation", (event) => {
      directives.add(event.effectiveDirective);
    });
    image.src = "https://evil.example/x.png";
    await image.decode().catch(() => undefined);
    await fetch("https://evil.example/").catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [...directives].toSorted();
  });

describe("a page", () => {
  it("is shown in no frame of another site", async () => {
    const server = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><title>x</title><iframe src="${siteUrl()}/guides/"></iframe>`);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const page = await open(`http://localhost:${port}/`, { expected: /frame-ancestors/ });
    // What Chromium shows in place of it.
    expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    server.closeAllConnections();
    server.close();
  });
});
