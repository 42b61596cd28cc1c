/** Sources like `https://host` or `https://host/path/`. */
export interface AllowedHosts {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly media: readonly string[];
  readonly frames: readonly string[];
  readonly apis: readonly string[];
  readonly forms: readonly string[];
}

/** The policies of `src/browser/`, and webpack's own (`output.trustedTypes`). */
export const trustedTypes = {
  webpack: "webpack",
  article: "article",
  worker: "worker",
  analytics: "analytics",
} as const;

type Place = "header" | "document";

/** @param hash of the inline script, as `sha256-…` */
export function contentSecurityPolicy(hosts: AllowedHosts, hash: string, place: Place): string {
  const { webpack, article, worker, analytics } = trustedTypes;
  const isHeader = place === "header";
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", `'${hash}'`, ...hosts.scripts],
    ["style-src", "'self'"],
    // Tables in Markdown need `style` attributes; `<style>` elements are still blocked.
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", ...hosts.images],
    ["media-src", "'self'", ...hosts.media],
    ["font-src", "'self'"],
    // The service worker also fetches pictures, and only its header's policy applies to it.
    ["connect-src", "'self'", ...hosts.apis, ...(isHeader ? hosts.images : [])],
    ["frame-src", ...(hosts.frames.length > 0 ? hosts.frames : ["'none'"])],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", ...(hosts.forms.length > 0 ? hosts.forms : ["'none'"])],
    // Browsers ignore it in a `<meta>` element.
    ...(isHeader ? [["frame-ancestors", "'none'"]] : []),
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", webpack, article, worker, ...(hosts.scripts.length > 0 ? [analytics] : [])],
  ];
  return directives.map((words) => [...new Set(words)].join(" ")).join("; ");
}
