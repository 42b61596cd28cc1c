import type { Compilation, Module } from "webpack";
import { pageText } from "./mentions.ts";
import { fragmentQuery } from "../../loaders/page/file-request.ts";
import type { Page, PageFacts, ShownOrigins } from "../../src/types.ts";

declare module "webpack" {
  interface KnownBuildInfo {
    pageFacts?: PageFacts;
    /** Below the content folder. */
    pagePath?: string;
    /** A `Page` as JSON. */
    page?: Buffer;
  }
}

export const pageFactsOf = ({ buildInfo }: Module): PageFacts | undefined => buildInfo?.pageFacts;

/** Path below the content folder → facts from compiling the page. */
export const pageFacts = (modules: Iterable<Module>): ReadonlyMap<string, PageFacts> =>
  new Map(
    [...modules].flatMap(({ buildInfo: { pagePath, pageFacts } = {} }) =>
      pagePath !== undefined && pageFacts !== undefined ? [[pagePath, pageFacts] as const] : [],
    ),
  );

/**
 * Reads a page each time that it's needed, because all of them would fill the memory. The names of
 * its files are final, because webpack names them after what is in them.
 */
export function pageReader(compilation: Compilation): (path: string) => Page | undefined {
  const pages = new Map(
    [...compilation.modules].filter(isPageModule).map((module) => [module.buildInfo?.pagePath, module]),
  );
  return (path) => {
    const module = pages.get(path);
    const page = module && pageText(module, compilation);
    return page && JSON.parse(page.toString());
  };
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
  pageFactsOf(module) !== undefined && !module.identifier().endsWith(fragmentQuery);
