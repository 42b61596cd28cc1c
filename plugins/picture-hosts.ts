import { avatarUrl } from "../src/site/links.ts";
import { listings, ranks } from "../src/site/sponsor-ranks.ts";
import type { Sponsors } from "../src/site/sponsors.ts";

/**
 * The other hosts that pictures of this site come from: avatars and the logos of sponsors.
 *
 * @param sponsors none where they have not been read yet
 * @returns each with its port, as in `URL.host`
 */
export function pictureHosts(sponsors: Sponsors | undefined): readonly string[] {
  const logos = listings.flatMap((listing) =>
    ranks.flatMap((rank) => sponsors?.[listing][rank].flatMap(({ logo }) => logo ?? []) ?? []),
  );
  return [...new Set([avatarUrl("webpack"), ...logos].map((url) => new URL(url).host))].toSorted();
}
