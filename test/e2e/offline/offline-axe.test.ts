import { describe, expect, it } from "@jest/globals";
import { findings } from "../axe.ts";
import { useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import {
  closeCopyDialog,
  copyIs,
  noticedOffline,
  openCopyDialog,
  press,
  sayNetworkChanged,
} from "./offline-reader.ts";
import { openWithWorker } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

describe("the saved copy, in both themes", () => {
  it.each([320, 1440])("axe finds nothing wrong without a network at %i pixels", async (width) => {
    const page = await openWithWorker(open, `${host().url}/guides/`, { width });
    host().fault = (path) => (path.startsWith("/migrate/") ? { delay: 60_000 } : undefined);
    await openCopyDialog(page);
    expect(await findings(page, ".offline-dialog")).toEqual([]);
    await press(page, "Save");
    await copyIs(page, "saving");
    await page.waitForSelector("progress");
    expect(await findings(page, ".offline-dialog")).toEqual([]);
    await press(page, "Stop");
    await copyIs(page, "stopped");
    expect(await findings(page, ".offline-dialog")).toEqual([]);
    await press(page, "Remove");
    await copyIs(page, "none");
    await closeCopyDialog(page);
    host().isReachable = false;
    await sayNetworkChanged(page);
    await noticedOffline(page);
    await page.waitForSelector(".not-saved");
    // Links below the header's edge would count as covered.
    await page.evaluate(() => scrollTo(0, 0));
    if (width < 600) await page.click(".menu-button");
    expect(await findings(page)).toEqual([]);
    await page.click('#sidebar a[href="/guides/caching/"]');
    await page.waitForSelector(".page-failure");
    expect(await findings(page, "main")).toEqual([]);
  });
});
