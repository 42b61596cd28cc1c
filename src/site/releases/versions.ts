/** 5.9.0 comes before 5.10.0. `Intl.Collator` would take browsers 8 ms to get ready. */
export const compareVersions = (one: string, other: string): number => rankOf(one) - rankOf(other);

function rankOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return (major * 1000 + minor) * 1000 + patch;
}

export const isNewer = (version: string, than: string): boolean =>
  compareVersions(version, than) > 0;

/** `5.112` */
export const minorOf = (version: string): string => version.split(".").slice(0, 2).join(".");

/**
 * Finds the release that a reader means, who may have written `v5.90`, of which it's the last one.
 *
 * @param versions all releases, the oldest first
 */
export function releaseNamed(
  text: string | null | undefined,
  versions: readonly string[],
): string | undefined {
  const [, name] = /^\s*v?(\d+\.\d+(?:\.\d+)?)\s*$/.exec(text ?? "") ?? [];
  if (name === undefined) return undefined;
  return versions.findLast((version) => version === name || minorOf(version) === name);
}

/** The last release of the minor version before, if there is one. */
export const previousMinor = (version: string, versions: readonly string[]): string | undefined =>
  versions.findLast((one) => isNewer(version, one) && minorOf(one) !== minorOf(version));
