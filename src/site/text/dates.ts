/** `November 20, 2026`. The fixed time zone makes the build and all browsers agree. */
export const longDate = (date: string): string =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
