/** URLs on other hosts that a page may use, like `https://host` or `https://host/path/`. */
export interface AllowedHosts {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
  readonly frames: readonly string[];
  /** APIs that scripts call. */
  readonly apis: readonly string[];
}

/** The policies of `src/browser/`, and webpack's own (`output.trustedTypes`). */
export const trustedTypes = {
  webpack: "webpack",
  article: "article",
  worker: "worker",
  analytics: "analytics",
} as const;

/** Headers apply to all files; the element in a document can't express everything. */
type Place = "header" | "document";

/**
 * Builds the policy: https://www.w3.org/TR/CSP3/
 *
 * @param hosts configured for the site
 * @param hash of the inline script, as `sha256-…`
 */
export function contentSecurityPolicy(hosts: AllowedHosts, hash: string, place: Place): string {
  const { webpack, article, worker, analytics } = trustedTypes;
  const isHeader = place === "header";
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", `'${hash}'`, ...hosts.scripts],
    ["style-src", "'self'"],
    // Markdown's tables need styles on elements; `<style>` is still refused.
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", ...hosts.images],
    ["media-src", "'self'", ...hosts.media],
    ["font-src", "'self'"],
    // The service worker fetches pictures too, and has only the policy of its header.
    ["connect-src", "'self'", ...hosts.apis, ...(isHeader ? hosts.images : [])],
    ["frame-src", ...(hosts.frames.length > 0 ? hosts.frames : ["'none'"])],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    // Not allowed in an element.
    ...(isHeader ? [["frame-ancestors", "'none'"]] : []),
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", webpack, article, worker, ...(hosts.scripts.length > 0 ? [analytics] : [])],
  ];
  return directives.map((words) => [...new Set(words)].join(" ")).join("; ");
}
