import type { View } from "./view.ts";

/**
 * What a reader of a document would miss: a route may have no title, or show nothing.
 *
 * @param html a whole document, as React has written it
 * @returns nothing where it has all
 */
export function missingIn(
  html: string,
  { kind }: View,
  siteName: string,
): "title" | "content" | undefined {
  if (kind === "shell") return undefined;
  const title = /<title>([^<]+)/.exec(html)?.[1];
  const isUnnamed = kind !== "landing" && title === siteName;
  if (title === undefined || isUnnamed) return "title";
  return /<main\b[^>]*>(?:\s|<[^>]*>)*<\/main>/.test(html) ? "content" : undefined;
}
