import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Member } from "./declared-members.ts";

const require = createRequire(import.meta.url);

/** Returns the names that webpack's parsers read in comments, such as `webpackChunkName`. */
export function magicComments(): readonly Member[] {
  const folder = path.dirname(require.resolve("webpack"));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const names = files
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(path.join(folder, file), "utf8").matchAll(read)])
    .map(([, name = ""]) => name);
  return [...new Set(names)].toSorted().map((name) => ({ name, isDeprecated: false }));
}

const read = /[oO]ptions\)?\.(webpack[A-Z]\w+)/g;
