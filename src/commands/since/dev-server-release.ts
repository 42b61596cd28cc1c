import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Release } from "../../../loaders/reference/history.ts";
import { optionsOf } from "../../../loaders/reference/options.ts";
import { optionNames } from "./option-names.ts";

/** @param folder the package */
export async function readDevServer(version: string, folder: string): Promise<Release> {
  const schema = JSON.parse(await readFile(path.join(folder, "lib/options.json"), "utf8"));
  return { version, ...optionNames(optionsOf(schema, "devServer.")) };
}
