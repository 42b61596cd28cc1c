import { trustedTypes as names } from "../site/hosting/content-security-policy.ts";

interface Rules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

/** https://www.w3.org/TR/trusted-types/ is missing in TypeScript and in some browsers. */
interface TrustedTypes {
  readonly createPolicy: <Named extends Rules>(name: string, rules: Named) => Named;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Each name can be used once, and must be in `src/site/hosting/content-security-policy.ts`. */
export const policy = <Named extends Rules>(name: string, rules: Named): Named =>
  trustedTypes?.createPolicy(name, rules) ?? rules;

const article = policy(names.article, { createHTML: (html) => html });

/**
 * For `dangerouslySetInnerHTML`. Pass only HTML that the build rendered, never anything from an
 * address, from storage, or from another host.
 */
export function builtHtml(html: string): { readonly __html: string } {
  // React rewrites the HTML if the object is not the same.
  const known = allowed.get(html) ?? { __html: article.createHTML(html) };
  allowed.set(html, known);
  return known;
}

const allowed = new Map<string, { readonly __html: string }>();
