import { hashPattern, runtimeChunk } from "./file-names.ts";

/** What a document of this site says about its build, for those who have no DOM to read it with. */

/**
 * The script of webpack's runtime that a document loads. It knows the names of all chunks, so each
 * build has one of its own, and tells the site's documents from those of others.
 *
 * @param html a whole document
 * @returns a path like `/client-runtime.0f3a5b7c.js`; nothing for a document of somebody else
 */
export const runtimeOf = (html: string): string | undefined =>
  documentFiles(html).find((file) => file.startsWith(runtimePrefix));

/** Paths of the scripts and styles in the head of a document of this site. */
export function documentFiles(html: string): readonly string[] {
  const head = html.slice(0, Math.max(html.indexOf("</head>"), 0));
  return [...head.matchAll(hashedReference)].flatMap(([, file]) => file ?? []);
}

const hashedReference = new RegExp(`"(/[^"<>\\s]+${hashPattern}(?:js|css))"`, "g");

export const runtimePrefix = `/${runtimeChunk}.`;
