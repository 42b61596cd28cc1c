/**
 * A day as people write it: `November 20, 2026`. Its zone is fixed, so that the build and every
 * browser write the same.
 *
 * @param date in ISO 8601
 */
export const longDate = (date: string): string =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
