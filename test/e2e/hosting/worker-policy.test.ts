import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import { useBrowser } from "../browser.ts";
import { found, search, searcher } from "../search/search-dialog.ts";
import { noteViolations, serviceWorkers } from "../violations.ts";

const open = useBrowser({ isSearchWarm: true });

describe("a worker that asks another host", () => {
  it("has no answer, and each test would tell: the service worker and the search's", async () => {
    const page = await searcher(open, { expected: /^Policy: / });
    await search(page, "hash");
    // A worker that is only starting may end again: the search starts another one then.
    await found(page, "/guides/caching/");
    const context = page.browserContext();
    const noted: string[] = [];
    const finish = await noteViolations(context, (text) => noted.push(text));
    const names = ["search-worker", "sw"];
    const searching = await context.waitForTarget((one) => one.url().includes("/search-worker."));
    const [worker] = await serviceWorkers(context);
    const sessions = [await searching.createCDPSession(), worker?.session];
    for (const [at, name] of names.entries()) {
      const answer = await sessions[at]?.send("Runtime.evaluate", {
        expression: "fetch('https://evil.example/').catch(String)",
        awaitPromise: true,
      });
      expect([name, answer?.result.value]).toEqual([name, "TypeError: Failed to fetch"]);
    }
    await finish();
    for (let waits = 0; waits < 50 && noted.length < names.length; waits += 1) await delay(100);
    const violation = String.raw`^Policy: connect-src forbids https://evil\.example/ at .* in .*/`;
    expect(noted.toSorted()).toEqual(
      names.map((name) => expect.stringMatching(`${violation}${name}\\.`)),
    );
  });
});
