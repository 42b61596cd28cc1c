import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { ContentOptions } from "../content-rules.ts";
import type { PublicFacts } from "../reference/public-facts.ts";
import { mdxOptions } from "./mdx.ts";

export interface PageToCompile {
  /** Absolute. */
  readonly path: string;
  readonly source: string;
  readonly options: ContentOptions;
}

const processors = new Map<string, ReturnType<typeof createProcessor>>();

/** Runs in another thread. Returns a module that starts with facts: see `splitFacts`. */
export default async function compilePage(page: PageToCompile): Promise<string> {
  const key = JSON.stringify(page.options);
  const processor = processors.get(key) ?? createProcessor(mdxOptions(page.options));
  processors.set(key, processor);
  try {
    return String(await processor.process({ path: page.path, value: page.source }));
  } catch (error) {
    // Only its message gets to webpack's thread. Its name is the place: `12:3`.
    if (!(error instanceof Error)) throw error;
    throw new Error(`${path.basename(page.path)}:${error.name}: ${error.message}`);
  }
}

/** Runs in the same thread, because the facts are there that its pages have needed. */
export const publicFacts = async (): Promise<PublicFacts> =>
  (await import("../reference/public-facts.ts")).publicFacts();
