import { hashedFile } from "../output/file-names.ts";

export interface HeaderRule {
  /** A regular expression. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const year = 365 * 24 * 60 * 60;

export const immutable = `public, max-age=${year}, immutable`;

/** Browsers check cached files each time, because the site may be deployed at any moment. */
export const revalidated = "no-cache";

/** Rules for all hosts; the last match wins. */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  { path: "", headers: { ...securityHeaders(policy), "Cache-Control": revalidated } },
  { path: hashedFile.source, headers: { "Cache-Control": immutable } },
];

const securityHeaders = (policy: string) => ({
  "Content-Security-Policy": policy,
  // No `includeSubDomains`: others run the hosts below this one.
  "Strict-Transport-Security": `max-age=${year}`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
});

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

export const headersFor = (
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...rules.filter(({ path }) => new RegExp(path).test(pathname)).map(({ headers }) => headers),
  );
