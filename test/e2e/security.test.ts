import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import { hydrated, intercept, siteUrl, useBrowser } from "./browser.ts";
import { titleOf } from "./published-site.ts";
import { search, searcher } from "./search-dialog.ts";
import { noteViolations } from "./violations.ts";

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
  it.each(kinds)("asks no other host for anything that is not configured: %s", async (url) => {
    const asked = new Set<string>();
    const page = await open(url, {
      expected: /404/,
      prepare: async (page) => void page.on("request", (one) => asked.add(one.url())),
    });
    if (url !== "/app-shell/") await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForNetworkIdle({ idleTime: 300 });
    const others = [...asked]
      .filter((one) => /^(?:https?|wss?):/.test(one))
      .map((one) => new URL(one).origin);
    const known = [siteUrl(), ...configured];
    expect(others).toContain(siteUrl());
    expect(others.filter((origin) => !known.includes(origin))).toEqual([]);
  });
});

describe("what got into a page by mistake", () => {
  const expected = /^Policy: |Trusted|Content Security Policy|Refused/i;

  it("is no HTML: a text is not taken for it", async () => {
    const page = await open("/guides/", { expected });
    const blocked = await page.evaluate(() => {
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
      return {
        innerHTML: fails(() => (element.innerHTML = "<b>x</b>")),
        insertAdjacentHTML: fails(() => element.insertAdjacentHTML("beforeend", "<b>x</b>")),
        scriptText: fails(() => (script.text = "1")),
        scriptAddress: fails(() => (script.src = "/client.js")),
        srcdoc: fails(() => (document.createElement("iframe").srcdoc = "x")),
        parser: fails(() => new DOMParser().parseFromString("x", "text/html")),
        worker: fails(() => new Worker("/search-worker.js")),
        policy: fails(() => Object(window).trustedTypes.createPolicy("other", {})),
        again: fails(() => Object(window).trustedTypes.createPolicy("article", {})),
      };
    });
    expect(Object.entries(blocked).filter(([, isBlocked]) => !isBlocked)).toEqual([]);
  });

  it("runs no script and takes on no style sheet", async () => {
    const page = await open("/guides/", { expected });
    const ran = await page.evaluate(async () => {
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
    expect(ran).toEqual({ script: false, style: "static" });
  });

  it("loads nothing from another host", async () => {
    const page = await open("/guides/", { expected });
    const loaded = await page.evaluate(async () => {
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
    expect(loaded).toEqual(["connect-src", "img-src"]);
  });
});

describe("a worker that asks another host", () => {
  it.each(["sw", "search-worker"])("has no answer, and each test would tell: %s", async (name) => {
    const page = await searcher(open, { expected: /^Policy: / });
    await search(page, "hash");
    const context = page.browserContext();
    const noted: string[] = [];
    const finish = await noteViolations(context, (text) => noted.push(text));
    const worker = await context.waitForTarget((one) => one.url().includes(`/${name}.`));
    const session = await worker.createCDPSession();
    const expression = "fetch('https://evil.example/').catch(String)";
    const { result } = await session.send("Runtime.evaluate", { expression, awaitPromise: true });
    expect(result.value).toBe("TypeError: Failed to fetch");
    await finish();
    for (let waits = 0; waits < 50 && noted.length === 0; waits += 1) await delay(100);
    expect(noted).toEqual([
      expect.stringMatching(/^Policy: connect-src forbids https:\/\/evil\.example\/ at /),
    ]);
  });
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

  it("runs nothing that is no script, whatever stands in for it", async () => {
    const portal = "<!doctype html><script>window.ran = true</script>";
    const headers = Object.assign(
      {},
      ...JSON.parse(await readFile("dist/headers.json", "utf8")).map(
        ({ headers }: { headers: object }) => headers,
      ),
    );
    const page = await open("/guides/caching/", {
      expected: /MIME type|valid digest|^Policy: /,
      prepare: async (page) => {
        await intercept(page);
        page.on("request", (one) => {
          if (one.resourceType() !== "script") return void one.continue();
          return void one.respond({ contentType: "text/html", headers, body: portal });
        });
      },
    });
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
      titleOf("/guides/caching/"),
    );
  });
});

describe("the server", () => {
  it.each([
    ["/", 200],
    ["/guides/caching/", 200],
    ["/guides/caching", 200],
    ["/nothing/", 404],
    ["/sw.js", 200],
    ["/search-index.json", 404],
  ])("sends what the build wants to be sent with %s", async (address, status) => {
    const response = await fetch(siteUrl() + address);
    const [{ headers }] = JSON.parse(await readFile("dist/headers.json", "utf8"));
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) {
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    }
  });
});
