import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { serveFolder } from "../../../src/commands/hosting/server.ts";
import { useBrowser } from "../browser.ts";
import { FireReader } from "./fire-reader.ts";
import { numberedBuilds, type NumberedBuilds } from "./numbered-builds.ts";
import { publications } from "./publications.ts";
import { random } from "../random.ts";

/** `FULL=1` is what the site has to stand; the rest of the time, a small sample: the recipe deletes with the third build. */
const size = process.env.FULL
  ? { builds: 20, readers: 8, pause: 4000 }
  : { builds: 3, readers: 2, pause: 2500 };
const seed = Number(process.env.SEED ?? 1);
const minutes = 60_000;

const open = useBrowser();
let builds: NumberedBuilds;
beforeAll(async () => void (builds = await numberedBuilds(size.builds)), 15 * minutes);

describe("a site that is published again and again", () => {
  it.each(publications)(
    "%s, breaks for none of its readers",
    async (_name, start, isSeamless) => {
      const chance = random(seed);
      const { folder, publish, remove } = await start(builds, chance);
      await publish(1);
      let live = 1;
      const server = await serveFolder(folder, 0);
      // The browser of the tests takes errors of other hosts for theirs.
      const readers = await Promise.all(
        Array.from({ length: size.readers }, (_, at) =>
          FireReader.start(open, {
            site: () => server.url,
            random: random(seed * 1000 + at),
            live: () => live,
            isSeamless,
          }),
        ),
      );
      // The last one leaves the tab open, and comes back when all is over.
      const [away, ...others] = readers.toReversed();
      const publishing = async () => {
        for (let number = 2; number <= size.builds; number += 1) {
          await setTimeout(size.pause);
          await publish(number);
          live = number;
        }
      };
      let isOver = false;
      const reading = others.map(async (reader) => {
        while (!isOver) await reader.act();
        await reader.return();
      });
      await publishing();
      await setTimeout(size.pause);
      isOver = true;
      await Promise.all([...reading, away?.return()]);
      const faults = readers.flatMap(({ faults }) => faults);
      const diaries = readers.map(({ diary }, at) => `Reader ${at}:\n  ${diary.join("\n  ")}`);
      if (process.env.DIARIES) console.log(diaries.join("\n"));
      await Promise.all(readers.map((reader) => reader.close()));
      await server.close();
      await remove();
      const report = `SEED=${seed}\n${faults.join("\n")}\n\n${diaries.join("\n\n")}`;
      expect(faults.length === 0 ? "" : report).toBe("");
    },
    10 * minutes,
  );
});
