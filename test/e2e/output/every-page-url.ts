import { readFile } from "node:fs/promises";

/** Addresses of all pages of the site, as its sitemap has them. */
export async function everyUrl(): Promise<readonly string[]> {
  const text = await readFile("dist/sitemap.xml", "utf8");
  return [...text.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** Addresses of the pages in whose HTML something is found. */
export async function urlsWith(pattern: RegExp): Promise<readonly string[]> {
  const found = (await everyUrl()).map(async (url) => {
    const html = await readFile(`dist${url}index.html`, "utf8");
    return pattern.test(html) ? [url] : [];
  });
  return (await Promise.all(found)).flat();
}
