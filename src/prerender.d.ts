import type { ClientAssets } from "./types.ts";
/**
 * The site as files.
 *
 * @param assets of the client, by the page's islands
 * @returns path below the output folder → function that makes the file's text
 */
export declare function prerender(
  assets: (islands: readonly string[]) => ClientAssets,
): ReadonlyMap<string, () => string>;
