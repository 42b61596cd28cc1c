import type { Root } from "hast";
import { markExternal } from "../markdown/page-links.ts";
import { CONTINUE, visit } from "../markdown/visit.ts";
import { origin } from "../../src/site/hosting/hosts.ts";
import { decoded, isExternal } from "../../src/site/navigation/url.ts";
import { onlineFile, type PackageFacts } from "./package-facts.ts";

export interface ReadmePlace {
  readonly facts: PackageFacts;
  /** Id of a heading on GitHub → its id on the page. */
  readonly ids: ReadonlyMap<string, string>;
  /** The page of this site, if there is one for the address. */
  readonly pageOf: (url: URL) => string | undefined;
}

/**
 * Has links lead to where the README means them to. A link that leads nowhere becomes text.
 *
 * @returns links to other pages of this site
 */
export function resolveLinks(tree: Root, place: ReadmePlace): readonly string[] {
  const present = new Set(idsOf(tree));
  const internal: string[] = [];
  visit(tree, "element", (node, index, parent) => {
    if (parent === undefined || index === undefined) return CONTINUE;
    if (node.tagName !== "a") return CONTINUE;
    const href = targetOf(String(node.properties.href ?? ""), place);
    if (href === undefined || (href.startsWith("#") && !present.has(href.slice(1)))) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    node.properties.href = href;
    if (href.startsWith("/")) internal.push(href);
    if (isExternal(href)) markExternal(node);
    return CONTINUE;
  });
  return internal;
}

export function idsOf(tree: Root): readonly string[] {
  const ids: string[] = [];
  visit(tree, "element", ({ properties: { id } }) => {
    if (typeof id === "string") ids.push(id);
  });
  return ids;
}

function targetOf(href: string, { facts, ids, pageOf }: ReadmePlace): string | undefined {
  const [, hash = ""] = /#(.+)$/.exec(href) ?? [];
  const id = ids.get(decoded(hash).toLowerCase());
  const isOwn = href.startsWith("#") || href.replace(/#.*$/, "") === facts.repository;
  if (isOwn && id !== undefined) return `#${id}`;
  if (href === "" || href.startsWith("#")) return undefined;
  if (!isExternal(href)) return onlineFile(facts, "blob", href);
  const url = URL.parse(href, origin);
  const page = url === null ? undefined : pageOf(url);
  // This documentation once had `#rule-include` for `Rule.include`.
  return page === undefined ? url?.href : page + hashOf(url).replace(/^#rule-(?=\w)/, "#rule");
}

const hashOf = (url: URL | null) => url?.hash ?? "";
