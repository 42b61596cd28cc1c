import type { View } from "../navigation/view.ts";

/** Finds what a rendered document lacks. */
export function missingIn(
  html: string,
  { kind }: View,
  siteName: string,
): "title" | "content" | undefined {
  if (kind === "shell") return undefined;
  const title = /<title>([^<]+)/.exec(html)?.[1];
  const isUnnamed = kind !== "landing" && title === siteName;
  if (title === undefined || isUnnamed) return "title";
  // Another site's article may have a <main>, too.
  return /<main id="main"[^>]*>(?:\s|<[^>]*>)*<\/main>/.test(html) ? "content" : undefined;
}
