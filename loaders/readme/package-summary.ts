import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BlockContent, PhrasingContent } from "mdast";
import * as v from "valibot";
import { factList, joined, text } from "../reference/entry.ts";
import { onlineFile, readmeOf } from "./package-facts.ts";
import type { InstalledPackage } from "./readme-content.ts";

/** What readers should know about a package before they use it. */
export function packageSummary(installed: InstalledPackage): readonly BlockContent[] {
  const { facts, folder } = installed;
  const { name, version, license, node, repository } = facts;
  const readme = readmeOf(folder) ?? "README.md";
  const links = [
    linkTo("npm", `https://www.npmjs.com/package/${name}`),
    linkTo("Repository", repository),
    linkTo("README", onlineFile(facts, "blob", readme)),
    linkTo("Edit", onlineFile(facts, "edit", readme)),
    linkTo("Issues", repository && `${repository}/issues`),
  ].flat();
  const summary = factList([
    { name: "Version", values: [[text(version)]] },
    { name: "Node.js", values: node === undefined ? [] : [[text(spaced(node))]] },
    { name: "License", values: license === undefined ? [] : [[text(license)]] },
    { name: "Links", values: [joined(links)] },
  ]);
  const reason = deprecation(installed);
  return reason === undefined ? [summary] : [summary, warning(reason)];
}

const linkTo = (name: string, url: string | undefined): readonly PhrasingContent[] =>
  url === undefined ? [] : [{ type: "link", url, children: [text(name)] }];

/** `>=18.12.0` → `>= 18.12.0` */
const spaced = (range: string) => range.replaceAll(/(?<=[<>]=?)(?=\d)/g, " ");

/** npm notes it when it installs a package; the package itself doesn't know. */
function deprecation({ folder, facts: { name } }: InstalledPackage): string | undefined {
  const file = path.join(folder.slice(0, -name.length), ".package-lock.json");
  const notes = known.get(file) ?? deprecations(file);
  known.set(file, notes);
  return notes.get(name);
}

/** Lock file → name of a package → why it's deprecated. The file is long, so it's read once. */
const known = new Map<string, ReadonlyMap<string, string>>();

function deprecations(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const { success, output } = v.safeParse(lockFile, JSON.parse(readFileSync(file, "utf8")));
  const packages = success ? Object.entries(output.packages) : [];
  return new Map(
    packages.flatMap(([place, { deprecated }]) =>
      deprecated === undefined ? [] : [[place.replace("node_modules/", ""), deprecated] as const],
    ),
  );
}

const lockFile = v.object({
  packages: v.record(v.string(), v.object({ deprecated: v.optional(v.string()) })),
});

/** Becomes an aside, like those of writers. */
const warning = (reason: string): BlockContent => ({
  type: "blockquote",
  children: [
    { type: "paragraph", children: [text(`[!WARNING]\nThis package is deprecated. ${reason}`)] },
  ],
});
