import { origin } from "../hosting/hosts.ts";

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<url><loc>${origin}${url.replaceAll("&", "&amp;")}</loc></url>`).join("\n")}
</urlset>
`;

/** https://www.rfc-editor.org/rfc/rfc9309 */
export const robots = (): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
