import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { CodeSample } from "../code/samples.ts";
import type { ContentOptions } from "../content-rules.ts";
import { mdxOptions } from "./mdx.ts";

export interface PageToCompile {
  /** Absolute. */
  readonly path: string;
  readonly source: string;
  readonly options: ContentOptions;
}

export interface CompiledPage {
  /** A module that starts with facts: see `splitFacts`. */
  readonly code: string;
  readonly samples: readonly CodeSample[];
}

const processors = new Map<string, ReturnType<typeof createProcessor>>();

/** Runs in another thread. */
export default async function compilePage(page: PageToCompile): Promise<CompiledPage> {
  const key = JSON.stringify(page.options);
  const processor = processors.get(key) ?? createProcessor(mdxOptions(page.options));
  processors.set(key, processor);
  try {
    const file = await processor.process({ path: page.path, value: page.source });
    return { code: String(file), samples: file.data.samples ?? [] };
  } catch (error) {
    // Only its message gets to webpack's thread. Its name is the place: `12:3`.
    if (!(error instanceof Error)) throw error;
    throw new Error(`${path.basename(page.path)}:${error.name}: ${error.message}`);
  }
}
