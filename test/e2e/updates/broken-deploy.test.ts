import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { useTwoBuilds } from "../sites/two-builds.ts";
import { check, firstParagraph, openWithWorker, update } from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);

describe("a deploy that goes wrong", () => {
  let copy: string;
  beforeEach(async () => void (copy = await mkdtemp(path.join(tmpdir(), "copy-"))));
  afterEach(() => rm(copy, { recursive: true }));

  const missing = async () => {
    // Compressed, too.
    const files = (await readdir(copy)).filter((name) => /^client-runtime\./.test(name));
    for (const file of files) await rm(path.join(copy, file));
  };
  const otherShell = () =>
    cp(path.join(builds().first, "app-shell"), path.join(copy, "app-shell"), { recursive: true });
  const otherRecord = () =>
    cp(path.join(builds().first, "build.json"), path.join(copy, "build.json"));
  const broken = () => writeFile(path.join(copy, "sw.js"), 'throw new Error("broken");');

  it("leaves readers with the worker they have, until it is mended", async () => {
    const page = await openWithWorker(open, `${host().url}/guides/first/`);
    for (const damage of [otherShell, otherRecord, missing, broken]) {
      await rm(copy, { recursive: true });
      await cp(builds().second, copy, { recursive: true });
      await damage();
      await host().publish(copy);
      expect(await check(page)).toBe(false);
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
        "activated",
      );
    }
    await host().publish(builds().second);
    expect(await check(page)).toBe(true);
    await update(page);
    expect(await firstParagraph(page)).toMatch("The second version.");
  });
});
