import path from "node:path";
import type { Configuration } from "webpack";
import type { ContentOptions } from "../../loaders/content-rules.ts";

/** What decides what a build makes, beside the modules that it reads; all below the project. */
export const buildCode: readonly string[] = [
  ...["loaders/", "plugins/", "src/site/", "webpack.config.ts", "package-lock.json"],
  ...["src/content-components/registry.ts", "src/content-components/reason-of.ts"],
  ...["tsconfig.json", "src/tsconfig.json"],
];

/**
 * webpack's persistent cache. Every build that differs in what it is given has one of its own.
 *
 * @param context the project's folder
 */
export const buildCache = (
  mode: string,
  { strict, root }: ContentOptions,
  context: string,
): Configuration["cache"] => ({
  type: "filesystem",
  name: [mode, strict, root].join("-").replaceAll(/[^\w-]+/g, "_"),
  buildDependencies: { code: buildCode.map((part) => path.join(context, part)) },
});
