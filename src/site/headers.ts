/** Headers for the files of which the whole path, `/guides/caching/`, matches. */
export interface HeaderRule {
  /** A regular expression. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const year = 365 * 24 * 60 * 60;

/** Files whose names change with their content: `/guides/caching.0f3a5b7c.js`. */
export const hashedFile = String.raw`\.[0-9a-f]{8}\.\w+$`;

/** Kept for ever, because what is at such an address never changes. */
export const immutable = `public, max-age=${year}, immutable`;

/** Kept, and asked about each time: a site may be deployed at any moment. */
export const revalidated = "no-cache";

/**
 * What hosts say with each file. All other forms of these rules (`src/site/header-files.ts`) and the
 * server of `npm start` are made of them.
 *
 * @param policy as a header
 * @returns rules; where several match, the later one has the last word on a header
 */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  { path: "", headers: { ...securityHeaders(policy), "Cache-Control": revalidated } },
  { path: hashedFile, headers: { "Cache-Control": immutable } },
];

const securityHeaders = (policy: string) => ({
  "Content-Security-Policy": policy,
  // Not of other hosts below this one, which others run.
  "Strict-Transport-Security": `max-age=${year}`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** What documentation never needs, nor a script that somebody got into it. */
const deniedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The headers of one answer.
 *
 * @param pathname of the file, or of the address that was asked for
 */
export const headersFor = (
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...rules.filter(({ path }) => new RegExp(path).test(pathname)).map(({ headers }) => headers),
  );
