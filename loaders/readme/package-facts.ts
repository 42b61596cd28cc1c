import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import * as v from "valibot";

/** What an installed package says of itself. */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  /** Versions of Node.js that it runs on: `>= 18.12.0`. */
  readonly node?: string;
  /** On GitHub: `https://github.com/webpack/css-loader`. */
  readonly repository?: string;
  /** In a repository of several packages, the folder of this one. */
  readonly directory?: string;
}

/** @returns the folder of an installed package, or nothing if there is none */
export function packageFolder(root: string, name: string): string | undefined {
  // `require.resolve` finds no file that the package doesn't export.
  const places = createRequire(path.join(root, "index.js")).resolve.paths(name) ?? [];
  return places
    .map((place) => path.join(place, name))
    .find((folder) => existsSync(path.join(folder, "package.json")));
}

/** @param text of its `package.json`; what isn't as npm describes it is left out */
export function readPackage(text: string): PackageFacts {
  const { repository, engines, ...facts } = v.parse(schema, JSON.parse(text));
  const { url, directory } = typeof repository === "object" ? repository : { url: repository };
  return { ...facts, node: engines?.node, repository: onGitHub(url), directory };
}

const optionalText = v.fallback(v.optional(v.string()), undefined);

const schema = v.object({
  name: v.string(),
  version: v.string(),
  description: optionalText,
  license: optionalText,
  engines: v.fallback(v.optional(v.object({ node: optionalText })), undefined),
  repository: v.fallback(
    v.optional(v.union([v.string(), v.object({ url: v.string(), directory: optionalText })])),
    undefined,
  ),
});

/** npm accepts an address of any kind, `github:owner/name`, and `owner/name`. */
function onGitHub(url = ""): string | undefined {
  const [, name] =
    /^(?:.*github\.com[/:]|github:)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return name === undefined ? undefined : `https://github.com/${name}`;
}

/** The name of its README, which may be in capitals or not. */
export const readmeOf = (folder: string): string | undefined =>
  readdirSync(folder).find((file) => /^readme(?:\.md|\.markdown)?$/i.test(file));

/** Where a file of the package is on GitHub, as it's there now. */
export function onlineFile(
  { repository, directory }: PackageFacts,
  view: "blob" | "edit" | "raw",
  file: string,
): string | undefined {
  if (repository === undefined) return undefined;
  const place = path.posix.join("/", file.startsWith("/") ? "" : (directory ?? ""), file);
  return `${repository}/${view}/HEAD${place}`;
}
