import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, siteUrl, useBrowser } from "../browser.ts";

const open = useBrowser();

/** One of each kind. */
const kinds = [
  "/",
  "/guides/caching/",
  "/configuration/devtool/",
  "/guides/printable/",
  "/vote/",
  "/glossary/",
  "/app-shell/",
  "/nothing/",
];

/** Configured, or a picture of somebody. */
const configured = ["https://avatars.githubusercontent.com", "https://api.github.com"];

describe("a page of any kind", () => {
  it("asks no other host for anything that is not configured", async () => {
    const asked: string[] = [];
    const page = await open("about:blank", { expected: /404/ });
    page.on("request", (one) => asked.push(one.url()));
    const known = [siteUrl(), ...configured];
    for (const url of kinds) {
      asked.length = 0;
      await page.goto(siteUrl() + url);
      if (url !== "/app-shell/") await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForNetworkIdle({ idleTime: 300 });
      const origins = asked
        .filter((one) => /^(?:https?|wss?):/.test(one))
        .map((one) => new URL(one).origin);
      const others = origins.filter((origin) => !known.includes(origin));
      const isOwn = origins.includes(siteUrl());
      expect({ url, isOwn, others }).toEqual({ url, isOwn: true, others: [] });
    }
  });
});

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

describe("the server", () => {
  it("sends what the build wants to be sent with everything", async () => {
    const [{ headers }] = JSON.parse(await readFile("dist/headers.json", "utf8"));
    const there = ["/", "/guides/caching/", "/guides/caching", "/sw.js"];
    for (const address of [...there, "/nothing/", "/search-index.json"]) {
      const response = await fetch(siteUrl() + address);
      expect([address, response.status]).toEqual([address, there.includes(address) ? 200 : 404]);
      for (const [name, value] of Object.entries(headers)) {
        expect([address, name, response.headers.get(name)]).toEqual([address, name, value]);
      }
    }
  });
});
