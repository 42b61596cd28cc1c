/** Addresses of other hosts that a page may use, each as `https://host` or `https://host/path/`. */
export interface AllowedHosts {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
  readonly frames: readonly string[];
  /** APIs that scripts ask. */
  readonly apis: readonly string[];
}

/** The policies that `src/browser/` makes, and webpack's own (`output.trustedTypes`). */
export const trustedTypes = {
  webpack: "webpack",
  article: "article",
  worker: "worker",
  analytics: "analytics",
} as const;

/** A header is for every file; an element of a document knows more, and cannot say all. */
type Place = "header" | "document";

/**
 * What a browser may load and run: the site's own files, and of other hosts what is configured.
 *
 * @param hosts what is configured
 * @param hash of the script that stands in documents, as `sha256-…`
 * @param place where it is said
 * @returns the policy: https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(hosts: AllowedHosts, hash: string, place: Place): string {
  const { webpack, article, worker, analytics } = trustedTypes;
  const isHeader = place === "header";
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", `'${hash}'`, ...hosts.scripts],
    ["style-src", "'self'"],
    // Writers style single elements, as Markdown's tables do; a `<style>` is still refused.
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", ...hosts.images],
    ["media-src", "'self'", ...hosts.media],
    ["font-src", "'self'"],
    // The service worker asks for pictures as well, and has no policy but that of its header.
    ["connect-src", "'self'", ...hosts.apis, ...(isHeader ? hosts.images : [])],
    ["frame-src", ...(hosts.frames.length > 0 ? hosts.frames : ["'none'"])],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    // An element cannot say it.
    ...(isHeader ? [["frame-ancestors", "'none'"]] : []),
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", webpack, article, worker, ...(hosts.scripts.length > 0 ? [analytics] : [])],
  ];
  return directives.map((words) => [...new Set(words)].join(" ")).join("; ");
}
