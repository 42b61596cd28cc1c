import { hashedFile } from "../output/file-names.ts";

/** Headers for the files whose path matches. */
export interface HeaderRule {
  /** A regular expression. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const year = 365 * 24 * 60 * 60;

/** Hashed files never change. */
export const immutable = `public, max-age=${year}, immutable`;

/** Cached, but checked each time, because the site may be deployed at any moment. */
export const revalidated = "no-cache";

/**
 * The headers of all files. `src/site/hosting/header-files.ts` and `npm start` translate these rules.
 *
 * @param policy as a header
 * @returns rules; the last match wins
 */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  { path: "", headers: { ...securityHeaders(policy), "Cache-Control": revalidated } },
  { path: hashedFile.source, headers: { "Cache-Control": immutable } },
];

const securityHeaders = (policy: string) => ({
  "Content-Security-Policy": policy,
  // Without `includeSubDomains`, because others run hosts below this one.
  "Strict-Transport-Security": `max-age=${year}`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** Features that documentation never needs. */
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
 * The headers of one response.
 *
 * @param pathname of the file or the request
 */
export const headersFor = (
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...rules.filter(({ path }) => new RegExp(path).test(pathname)).map(({ headers }) => headers),
  );
