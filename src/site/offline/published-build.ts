import type { Build } from "../../types.ts";
import { isNumber, isRecord, isRecordOf, isText, parseJson } from "./json.ts";

/** What of `/build.json` matters to a reader who is offline. */
export type PublishedBuild = Pick<Build, "id" | "assets" | "pages">;

/** Where a build says what it published. */
export const buildUrl = "/build.json";

/**
 * Reads the text of a `/build.json`.
 *
 * @returns nothing for a text that is none, as the sign-in page of a network is
 */
export function readBuild(text: string): PublishedBuild | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const { id, assets, pages } = value;
  if (!isText(id) || id === "") return undefined;
  return isRecordOf(assets, isNumber) && isRecordOf(pages, isText)
    ? { id, assets, pages }
    : undefined;
}

/**
 * Finds the build that a document is of: its HTML names no build, but the runtime of one.
 *
 * @param runtime path of the document's script `client-runtime.HASH.js`
 */
export const buildOfDocument = (
  builds: readonly PublishedBuild[],
  runtime: string,
): PublishedBuild | undefined => builds.find(({ assets }) => runtime in assets);
