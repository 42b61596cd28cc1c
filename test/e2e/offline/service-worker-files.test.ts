import { describe, expect, it } from "@jest/globals";
import { useBrowser } from "../browser.ts";
import { faults, useReaderNetwork } from "../reader-network.ts";
import { kept, openWithWorker } from "../worker-reader.ts";

const open = useBrowser();

const network = useReaderNetwork();

const reader = () => openWithWorker(open, `${network().url}/guides/`);

const requests = (file: RegExp) => network().requests.filter((url) => file.test(url));

describe("a file with a hash in its name", () => {
  it("is not asked for again, once it is kept", async () => {
    const page = await reader();
    const ask = (cache: RequestCache) =>
      page.evaluate(async (mode) => {
        const { pages } = await (await fetch("/build.json")).json();
        const chunk = String(pages["/guides/caching/"]);
        const text = await (await fetch(chunk, { cache: mode })).text();
        while (!(await caches.match(chunk))) await new Promise((done) => setTimeout(done, 50));
        return text;
      }, cache);
    const text = await ask("default");
    const asked = requests(/\/caching\.\w+\.js/);
    // The browser's own cache would have to ask the host.
    expect(await ask("no-cache")).toBe(text);
    expect(requests(/\/caching\.\w+\.js/)).toEqual(asked);
    // Nor is there anything to wait for where the host does not answer.
    network().faultOf = (url) => (/\/caching\./.test(url) ? () => undefined : undefined);
    expect(await ask("no-cache")).toBe(text);
  });
});

describe("a file that every page needs", () => {
  const file = /^\/search-panel\.\w+\.js$/;

  it("is fetched once more, where what the browser's own cache has is what a hotel's network answered", async () => {
    network().faultOf = (url) =>
      file.test(url) && requests(file).length === 1 ? faults.portal : undefined;
    const page = await reader();
    expect(requests(file)).toHaveLength(2);
    expect(await kept(page, "files")).toContainEqual(expect.stringMatching(file));
  });

  it("keeps the worker away, where it is cut, and the second time, too", async () => {
    network().faultOf = (url) => (file.test(url) ? faults.cut : undefined);
    const page = await open(`${network().url}/guides/`);
    while (requests(file).length < 2) await new Promise((done) => setTimeout(done, 50));
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration()) === undefined,
    );
    expect(requests(file)).toHaveLength(2);
    expect(await kept(page, "files")).not.toContainEqual(expect.stringMatching(file));
  });
});
