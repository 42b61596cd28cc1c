import { readFile } from "node:fs/promises";

/** Addresses of all pages of the site, as its sitemap has them. */
export async function everyUrl(): Promise<readonly string[]> {
  const text = await readFile("dist/sitemap.xml", "utf8");
  return [...text.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname);
}
