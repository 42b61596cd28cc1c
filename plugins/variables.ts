import { defaultHosts } from "../src/site/hosts.ts";

interface Variable {
  /** Its value where the environment has none. */
  readonly fallback: string;
  readonly accepts: RegExp;
  /** Completes "expected …". */
  readonly expected: string;
}

/** A host of the documentation, in front of addresses that start with a slash. */
const host = (fallback: string): Variable => ({
  fallback,
  accepts: /^https?:\/\/[\w.-]+(?::\d+)?$/,
  expected: `an address like "${fallback}", with nothing after the host`,
});

/** The environment variables that the site's code may read as `process.env`. */
const variables = {
  GA_TRACKING_ID: {
    fallback: "",
    accepts: /^(?:(?:G|GT|AW|UA)-[A-Z\d-]+)?$/,
    expected: 'an id like "G-ABC123"',
  },
  VOTES_API: {
    fallback: "https://api.github.com",
    accepts: /^https?:\/\/[^\s?#]+[^\s?#/]$/,
    expected: "the address of a REST API like GitHub's, without a slash at its end",
  },
  SERVICE_WORKER: {
    fallback: "keep",
    accepts: /^(?:keep|remove)$/,
    expected: '"keep", or "remove" to free readers from the service worker',
  },
  SITE_HOST: host(defaultHosts.SITE_HOST),
  V4_HOST: host(defaultHosts.V4_HOST),
  CHINESE_HOST: host(defaultHosts.CHINESE_HOST),
  SEARCH_APP_ID: {
    fallback: "",
    accepts: /^\w*$/,
    expected: "the id of an Algolia application, made of letters and digits",
  },
  SEARCH_KEY: {
    fallback: "",
    accepts: /^[\w=+/-]*$/,
    expected: "a search-only key of that application",
  },
  SEARCH_INDEX: {
    fallback: "",
    accepts: /^[\w .-]*$/,
    expected: "the name of its index, made of letters, digits, dots and dashes",
  },
  SEARCH_HOST: {
    fallback: "",
    accepts: /^(?:https?:\/\/[\w.:-]+)?$/,
    expected: 'an address like "https://search.example.com", without a path',
  },
} satisfies Record<string, Variable>;

export type Variables = Readonly<Record<keyof typeof variables, string>>;

/** An address may look right and be none: `https://[` or `https://a.example:99999`. */
const isReadable = (value: string) => !/^https?:/.test(value) || URL.canParse(value);

/** They make sense together alone. */
const hostedSearch = ["SEARCH_APP_ID", "SEARCH_KEY", "SEARCH_INDEX"] as const;

/**
 * Reads the variables that the site is built with.
 *
 * @param environment of the process
 * @returns their values, and what is wrong with them
 */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): {
  readonly values: Variables;
  readonly problems: readonly string[];
} {
  const names = Object.keys(variables) as (keyof Variables)[];
  const valueOf = (name: keyof Variables) => environment[name] ?? variables[name].fallback;
  const problems = names
    .filter((name) => !variables[name].accepts.test(valueOf(name)) || !isReadable(valueOf(name)))
    .map((name) => `${name}: expected ${variables[name].expected}.`);
  const missing = hostedSearch.filter((name) => valueOf(name) === "");
  const isHalf = missing.length > 0 && missing.length < hostedSearch.length;
  const search = isHalf
    ? [`${missing.join(", ")}: not set. A hosted index needs all of ${hostedSearch.join(", ")}.`]
    : [];
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  return { values: values as Variables, problems: [...problems, ...search] };
}
