import path from "node:path";
import type { Browser } from "puppeteer";
import { measureEdits, measureStarts } from "../development.ts";
import { compare } from "./comparison.ts";
import { start, type Generator } from "./generators.ts";

/** Of issue 13's table, with the peers' figures on the same machine, seven tenths of what it shows. */
const asked = { "first page, no cache, s": 0.51, "first page, cached, s": 0.38, "edit, ms": 0.4 };

/** Starts of the servers, and edits of a page. */
export const compareDevelopment = (
  browser: Browser,
  generators: readonly Generator[],
  page: string,
  rounds: number,
): Promise<string> => {
  const measure = async (generator: Generator) => {
    const { folder, content, leftovers, site } = generator;
    const place = {
      develop: (port: number) => start(generator, generator.develop(port), { PORT: String(port) }),
      caches: leftovers.map((left) => path.join(folder, left)),
      file: path.join(folder, content, `${page}.md`),
      page: site.pathOf(page),
    };
    const starts = await measureStarts(browser, place);
    return {
      "first page, no cache, s": starts.start,
      "first page, cached, s": starts.startFromCache,
      "edit, ms": await measureEdits(browser, place),
    };
  };
  return compare({ generators, rounds, asked, measure });
};
