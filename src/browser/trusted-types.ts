import { trustedTypes as names } from "../site/content-security-policy.ts";

/** The functions that a policy may have; what they give is accepted where a text is not. */
interface Rules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

/** https://www.w3.org/TR/trusted-types/, of which TypeScript knows nothing; not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: <Named extends Rules>(name: string, rules: Named) => Named;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * Makes a policy. A name can be taken once: whoever comes later cannot have one of it.
 *
 * @param name as `src/site/content-security-policy.ts` allows it
 * @param rules what the policy lets through; they throw at everything else
 */
export const policy = <Named extends Rules>(name: string, rules: Named): Named =>
  trustedTypes?.createPolicy(name, rules) ?? rules;

const article = policy(names.article, { createHTML: (html) => html });

/**
 * Lets HTML that the build has rendered into the page, and no other: never call it with anything
 * that comes from an address, from storage or from another host.
 *
 * @returns for `dangerouslySetInnerHTML`
 */
export function builtHtml(html: string): { readonly __html: string } {
  // React writes anew what is not the same object, and would take away what a reader has changed.
  const known = allowed.get(html) ?? { __html: article.createHTML(html) };
  allowed.set(html, known);
  return known;
}

const allowed = new Map<string, { readonly __html: string }>();
