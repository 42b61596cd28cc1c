import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { firstProblem } from "../site/schemas.ts";
import type { Build } from "../types.ts";
import type { Published } from "./deploy-plan.ts";

/** Where a published folder says what it holds. */
export const recordFile = "/builds.json";

/** A path from the site's root that stays below it. */
const file = v.pipe(
  v.string(),
  v.check((name) => name.startsWith("/") && path.posix.normalize(name) === name, "no such path"),
  v.check((name) => /[^/]$/.test(name), "no path of a file"),
);
const build = v.object({
  id: v.string(),
  assets: v.record(file, v.number()),
  pages: v.record(v.string(), v.string()),
});
const published = v.object({
  previous: v.array(file),
  files: v.record(file, v.pipe(v.string(), v.isoTimestamp())),
});

/**
 * Reads what a folder's `build.json` says.
 *
 * @returns nothing where there is none
 * @throws where it is none that a build wrote
 */
export const readBuild = (folder: string): Promise<Build | undefined> =>
  readJson(path.join(folder, "build.json"), build, "build the site again");

/** Reads what a published folder knows about itself; of a new one, that is nothing. */
export const readPublished = async (folder: string): Promise<Published> =>
  (await readJson(
    path.join(folder, recordFile),
    published,
    "remove it; files of earlier builds then stay for ever",
  )) ?? { previous: [], files: {} };

async function readJson<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  advice: string,
): Promise<Value | undefined> {
  const text = await readFile(name, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const result = v.safeParse(schema, parsed(text));
  if (result.success) return result.output;
  throw new Error(`${name}: ${firstProblem(result.issues)}. To go on, ${advice}.`);
}

/** @returns undefined for what is no JSON, which no schema takes */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
