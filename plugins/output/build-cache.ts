import path from "node:path";
import type { Configuration } from "webpack";
import type { ContentOptions } from "../../loaders/content-rules.ts";

/** Code that affects a build without being one of its modules, relative to the project. */
export const buildCode: readonly string[] = [
  ...["loaders/", "plugins/", "src/site/", "webpack.config.ts", "package-lock.json"],
  ...["src/content-components/registry.ts", "src/content-components/reason-of.ts"],
];

/** Each combination of options has its own cache. */
export const buildCache = (
  mode: string,
  { strict, root }: ContentOptions,
  context: string,
): Configuration["cache"] => ({
  type: "filesystem",
  name: [mode, strict, root].join("-").replaceAll(/[^\w-]+/g, "_"),
  buildDependencies: {
    code: buildCode.map((part) => path.join(context, part)),
    // The lock file is among them, so webpack needn't look through its own packages.
    defaultWebpack: [],
  },
});
