import type { ShownHosts } from "../src/site/allowed-hosts.ts";
import type { RemoteFile } from "../src/site/build-facts.ts";
import { avatarHost } from "../src/site/links.ts";
import { shortened } from "../src/site/schemas.ts";
import type { PageProblem, PlacedFile } from "../src/types.ts";
import { hostsFile } from "./content-scan.ts";

/**
 * Finds what an article shows of hosts that are not configured: readers' browsers would be told to
 * refuse it.
 *
 * @param files of other hosts that it shows
 * @param hosts that are configured
 */
export const unlistedFiles = (
  files: readonly PlacedFile[],
  hosts: ShownHosts,
): readonly PageProblem[] =>
  files.flatMap(({ kind, url, line }) => {
    const { list, name, beside } = kinds[kind];
    const { protocol, origin } = new URL(url);
    if (hosts[list].includes(origin) || (kind === "image" && origin === avatarHost)) return [];
    const what = `${name} "${shortened(url)}"`;
    // Of a page that came over HTTPS, browsers refuse the rest or ask for it over HTTPS.
    if (protocol === "http:") {
      const message = `${what} is not encrypted: expected an address that starts with https://.`;
      return [{ line, message }];
    }
    const add = `add "${shortened(origin)}" to "${list}" in ${hostsFile} of the content folder.`;
    const mend = beside ? `Put the file beside the page, or ${add}` : `A${add.slice(1)}`;
    return [{ line, message: `${what} is of a host that is not configured. ${mend}` }];
  });

interface Kind {
  readonly list: keyof ShownHosts;
  readonly name: string;
  /** Whether it can be a file of this site. */
  readonly beside: boolean;
}

const kinds: Readonly<Record<RemoteFile["kind"], Kind>> = {
  image: { list: "images", name: "image", beside: true },
  media: { list: "media", name: "media file", beside: true },
  frame: { list: "frames", name: "frame", beside: false },
};
