import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import type { Compilation } from "webpack";
import { folderOf } from "./emitted-files.ts";
import { quotedHtml } from "./quoted-html.ts";

/** Parsers of Prettier. */
const parsers: Readonly<Record<string, string>> = {
  ".js": "babel",
  ".mjs": "babel",
  ".cjs": "babel",
  ".css": "css",
  ".html": "html",
  ".json": "json",
};

export interface ReadableCode {
  /** In the output folder. */
  readonly name: string;
  readonly text: string;
  readonly isFormatted: boolean;
}

/**
 * An emitted file as people can read it: minimized code is formatted.
 *
 * @param file in the output folder; `*` stands for a hash
 * @throws if webpack didn't emit it
 */
export async function readableCode(
  output: string,
  file: string,
  compilations: readonly Compilation[],
): Promise<ReadableCode> {
  const name = await emittedName(output, file);
  const text = await readFile(path.join(output, name), "utf8");
  const isMinimized = compilations.some((compilation) => {
    const own = path.relative(folderOf(compilation), path.join(output, name));
    return compilation.getAsset(own.replaceAll("\\", "/"))?.info.minimized === true;
  });
  const parser = parsers[path.extname(name)];
  if (!isMinimized || parser === undefined) return { name, text, isFormatted: false };
  const { format } = await import("prettier");
  const code = parser === "html" ? quotedHtml(text) : text;
  // Webpack's HTML may have an end tag whose start tag was left out, which Prettier can't read.
  const formatted = await format(code, { parser }).catch(() => undefined);
  return { name, text: formatted ?? text, isFormatted: formatted !== undefined };
}

/** @throws if there is none */
export async function emittedName(output: string, file: string): Promise<string> {
  const entries = await readdir(output, { recursive: true }).catch(() => []);
  const names = entries.map((one) => one.replaceAll("\\", "/")).toSorted();
  const found = names.find((name) => path.matchesGlob(name, file));
  if (found === undefined)
    throw new Error(`webpack didn't emit "${file}", but ${names.join(", ") || "nothing"}`);
  return found;
}
