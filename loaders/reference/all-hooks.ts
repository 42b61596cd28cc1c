import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { hooksOf, type HookFacts } from "./hooks.ts";
import { readInstalledHooks } from "./installed-hooks.ts";

let all: readonly HookFacts[] | undefined;

/** All hooks of the installed webpack. Read once. */
export const allHooks = (): readonly HookFacts[] =>
  (all ??= hooksOf(
    readFileSync(require.resolve("webpack/types.d.ts"), "utf8"),
    readInstalledHooks(),
  ));

const require = createRequire(import.meta.url);
