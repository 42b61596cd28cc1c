import path from "node:path";
import type { Module, NormalModule } from "webpack";
import { fileOfResource, fragmentQuery } from "../../loaders/page/file-request.ts";
import type { PageFacts, ShownOrigins } from "../../src/types.ts";

declare module "webpack" {
  interface KnownBuildInfo {
    pageFacts?: PageFacts;
  }
}

/** Path below the content folder → facts from compiling the page. */
export function pageFacts(modules: Iterable<Module>, root: string): ReadonlyMap<string, PageFacts> {
  const facts = new Map<string, PageFacts>();
  for (const module of modules) {
    const found = pageFactsOf(module);
    if (found === undefined || !hasResource(module)) continue;
    facts.set(path.relative(root, fileOfResource(module.resource)).replaceAll("\\", "/"), found);
  }
  return facts;
}

export function pageFactsOf(module: Module): PageFacts | undefined {
  const facts: unknown = module.buildInfo?.pageFacts;
  return isPageFacts(facts) ? facts : undefined;
}

/** Other hosts whose files appear in articles. */
export function shownOrigins(modules: Iterable<Module>): ShownOrigins {
  const all = [...modules].flatMap((module) => pageFactsOf(module)?.origins ?? []);
  return {
    images: all.flatMap(({ images }) => images),
    media: all.flatMap(({ media }) => media),
    frames: all.flatMap(({ frames }) => frames),
  };
}

/** Fragments, like the notification, have facts but aren't pages. */
export const isPageModule = (module: Module): boolean =>
  pageFactsOf(module) !== undefined &&
  hasResource(module) &&
  !module.resource.endsWith(fragmentQuery);

const isPageFacts = (value: unknown): value is PageFacts =>
  typeof value === "object" && value !== null && "links" in value;

const hasResource = (module: Module): module is NormalModule => "resource" in module;
