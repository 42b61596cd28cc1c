import { expect } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, type OpenPage } from "../browser.ts";
import { startHost } from "../host.ts";
import { buildTwice } from "../sites/two-builds.ts";
import { workerIsReady } from "../worker-reader.ts";
import { text, type Fault } from "./fault.ts";

/** Of which build the guide on the screen is. */
const version = async (page: Page) => /The (first|second) version\./.exec(await text(page))?.[1];

const readFirst = async (page: Page) => {
  // A tab behind another one paints nothing.
  await page.bringToFront();
  await follow(page, "/guides/second/");
  await arrived(page, "Second guide");
  await follow(page, "/guides/first/");
  await arrived(page, "First guide");
};

async function twoTabs(open: OpenPage, first: string, second: string): Promise<void> {
  const host = await startHost(first);
  try {
    const old = await open(`${host.url}/guides/first/`, { expected: /404/ });
    await workerIsReady(old);
    expect(await version(old)).toBe("first");
    await host.publish(second);
    const fresh = await open(`${host.url}/guides/first/`, { beside: old, expected: /404/ });
    await hydrated(fresh);
    expect(await version(fresh)).toBe("second");
    // Nothing happens to who goes on reading.
    expect(await version(old)).toBe("first");
    await readFirst(old);
    await readFirst(old);
    await old.waitForFunction(() => document.body.innerText.includes("The second version."));
    await readFirst(fresh);
    expect(await version(fresh)).toBe("second");
    await fresh.reload();
    expect(await version(fresh)).toBe("second");
  } finally {
    await host.close();
  }
}

export const deployFaults: readonly Fault[] = [
  {
    fault: "two tabs on two builds",
    sees: "pages of one build in each, and the newer one after two navigations in both",
    check: async (open) => {
      const { first, second } = await buildTwice();
      await twoTabs(open, first, second);
    },
  },
];
