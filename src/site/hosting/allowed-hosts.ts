import type { ShownOrigins } from "../../types.ts";
import type { AllowedHosts } from "./content-security-policy.ts";
import { avatarHost } from "../navigation/external-links.ts";
import type { Services } from "./services.ts";
import type { Sponsors } from "../sponsors/sponsors.ts";

export function allowedHosts(
  services: Services,
  sponsors: Sponsors | undefined,
  shown: ShownOrigins,
): AllowedHosts {
  const analytics = services.GA_TRACKING_ID === "" ? undefined : googleAnalytics;
  return {
    scripts: analytics?.scripts ?? [],
    images: [...pictureHosts(sponsors), ...hostsOf(shown.images), ...(analytics?.answers ?? [])],
    media: hostsOf(shown.media),
    frames: hostsOf(shown.frames),
    apis: [
      ...hostsOf([services.VOTES_API]),
      ...searchHosts(services),
      ...(analytics?.answers ?? []),
    ],
    forms: hostsOf([services.STACKBLITZ_URL]),
  };
}

/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const googleAnalytics = {
  scripts: ["https://www.googletagmanager.com/gtag/js"],
  answers: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
} as const;

/** Algolia's hosts in the order its client tries them: the nearest one, then the fallbacks. */
function searchHosts({ SEARCH_APP_ID, SEARCH_HOST }: Services): readonly string[] {
  if (SEARCH_APP_ID === "") return [];
  if (SEARCH_HOST !== "") return hostsOf([SEARCH_HOST]);
  const id = SEARCH_APP_ID.toLowerCase();
  return ["-dsn.algolia.net", "-1.algolianet.com", "-2.algolianet.com", "-3.algolianet.com"].map(
    (rest) => `https://${id}${rest}`,
  );
}

export const pictureHosts = (sponsors: Sponsors | undefined): readonly string[] => [
  avatarHost,
  ...hostsOf(
    (sponsors === undefined ? [] : [sponsors.total, sponsors.monthly])
      .flatMap((byRank) => Object.values(byRank).flat())
      .flatMap(({ logo }) => logo ?? []),
  ),
];

/** Ignores URLs that aren't plain hosts, because a semicolon would start a new directive. */
const hostsOf = (urls: readonly string[]): readonly string[] =>
  [...new Set(urls.flatMap((url) => policyHost(url) ?? []))].toSorted();

/** As a policy can name it: https://www.w3.org/TR/CSP3/#framework-directive-source-list */
export const policyHost = (url: string): string | undefined =>
  /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?(?![^/?#])/.exec(url.toLowerCase())?.[0];
