import * as v from "valibot";
import { defaultHosts } from "../../src/site/hosting/hosts.ts";

/** @param expected completes "expected …" */
const like = (pattern: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    // An address may match and still be invalid: `https://a.example:99999`.
    v.check(
      (value) => pattern.test(value) && (!/^https?:/.test(value) || URL.canParse(value)),
      expected,
    ),
  );

const host = (fallback: string) =>
  v.optional(
    like(
      /^https?:\/\/[\w.-]+(?::\d+)?$/,
      `an address like "${fallback}", with nothing after the host`,
    ),
    fallback,
  );

/** Environment variables that the site's code may read as `process.env`. */
const schema = v.object({
  GA_TRACKING_ID: v.optional(like(/^(?:(?:G|GT|AW|UA)-[A-Z\d-]+)?$/, 'an id like "G-ABC123"'), ""),
  VOTES_API: v.optional(
    like(
      /^https?:\/\/[^\s?#]+[^\s?#/]$/,
      "the address of a REST API like GitHub's, without a slash at its end",
    ),
    "https://api.github.com",
  ),
  STACKBLITZ_URL: v.optional(
    like(
      /^(?:https?:\/\/[^\s?#]+)?$/,
      'the address that StackBlitz accepts projects at, or "" for no buttons that open samples',
    ),
    "https://stackblitz.com/run",
  ),
  SERVICE_WORKER: v.optional(
    like(/^(?:keep|remove)$/, '"keep", or "remove" to free readers from the service worker'),
    "keep",
  ),
  SITE_HOST: host(defaultHosts.SITE_HOST),
  V4_HOST: host(defaultHosts.V4_HOST),
  CHINESE_HOST: host(defaultHosts.CHINESE_HOST),
  SEARCH_APP_ID: v.optional(
    like(/^\w*$/, "the id of an Algolia application, made of letters and digits"),
    "",
  ),
  SEARCH_KEY: v.optional(like(/^[\w=+/-]*$/, "a search-only key of that application"), ""),
  SEARCH_INDEX: v.optional(
    like(/^[\w .-]*$/, "the name of its index, made of letters, digits, dots and dashes"),
    "",
  ),
  SEARCH_HOST: v.optional(
    like(
      /^(?:https?:\/\/[\w.:-]+)?$/,
      'an address like "https://search.example.com", without a path',
    ),
    "",
  ),
});

export type Variables = v.InferOutput<typeof schema>;

/** A hosted search needs all of them. */
const hostedSearch = ["SEARCH_APP_ID", "SEARCH_KEY", "SEARCH_INDEX"] as const;

/** Falls back to the defaults if any variable is invalid. */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): {
  readonly values: Variables;
  readonly problems: readonly string[];
} {
  const { success, output, issues = [] } = v.safeParse(schema, environment);
  const problems = issues.map((issue) => `${v.getDotPath(issue)}: expected ${issue.message}.`);
  const missing = hostedSearch.filter((name) => !environment[name]);
  const isHalf = missing.length > 0 && missing.length < hostedSearch.length;
  const search = isHalf
    ? [`${missing.join(", ")}: not set. A hosted index needs all of ${hostedSearch.join(", ")}.`]
    : [];
  return { values: success ? output : v.getDefaults(schema), problems: [...problems, ...search] };
}
