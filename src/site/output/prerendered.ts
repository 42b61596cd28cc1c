import { hashPattern, runtimeChunk } from "./file-names.ts";

/** For code without a DOM, such as the service worker. */

/**
 * The path of a document's runtime, which differs between builds.
 * Nothing for a document that isn't from this site.
 */
export const runtimeOf = (html: string): string | undefined =>
  documentFiles(html).find((file) => file.startsWith(runtimePrefix));

/** Only those in the head. */
export function documentFiles(html: string): readonly string[] {
  const head = html.slice(0, Math.max(html.indexOf("</head>"), 0));
  return [...head.matchAll(hashedReference)].flatMap(([, file]) => file ?? []);
}

const hashedReference = new RegExp(`"(/[^"<>\\s]+${hashPattern}(?:js|css))"`, "g");

export const runtimePrefix = `/${runtimeChunk}.`;
