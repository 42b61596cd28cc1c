import type { Element, ElementContent, RootContent } from "hast";
import { isExternal, splitUrl } from "../../src/site/navigation/url.ts";
import { onlineFile, type PackageFacts } from "./package-facts.ts";

/**
 * Has images show what they show on GitHub. Those on other hosts, which the site's policy would have
 * to allow, become links.
 *
 * @param isInLink links don't nest, so an image in one becomes its text
 */
export function withImages<Node extends RootContent | ElementContent>(
  node: Node,
  facts: PackageFacts,
  isInLink = false,
): Node | ElementContent {
  if (node.type !== "element") return node;
  if (node.tagName === "img") return imageOf(node, facts, isInLink);
  const isLink = isInLink || node.tagName === "a";
  return { ...node, children: node.children.map((child) => withImages(child, facts, isLink)) };
}

function imageOf(image: Element, facts: PackageFacts, isInLink: boolean): ElementContent {
  const { src = "", alt } = image.properties;
  const address = addressOf(String(src), facts);
  const hosted = address === undefined ? undefined : hostedByGitHub(address);
  if (hosted !== undefined) {
    const own = { alt: alt ?? "", src: hosted, loading: "lazy", decoding: "async" };
    return { ...image, properties: { ...image.properties, ...own } };
  }
  const text: ElementContent = { type: "text", value: String(alt ?? "") };
  if (address === undefined || isInLink) return text;
  const children = text.value === "" ? [{ ...text, value: "Picture" }] : [text];
  return { type: "element", tagName: "a", properties: { href: address }, children };
}

function addressOf(src: string, facts: PackageFacts): string | undefined {
  if (src === "" || isExternal(src)) return src || undefined;
  return onlineFile(facts, "raw", splitUrl(src).pathname);
}

/** Where GitHub serves an image, if it does. */
function hostedByGitHub(address: string): string | undefined {
  const url = URL.parse(address, "https://github.com");
  if (url === null) return undefined;
  // Pages about a file, which lead to it.
  const [, repository, rest] = /^(\/[^/]+\/[^/]+)\/(?:blob|raw)(\/.+)$/.exec(url.pathname) ?? [];
  if (url.host === "github.com" && repository !== undefined)
    return `https://raw.githubusercontent.com${repository}${rest}`;
  return /^[\w-]+\.githubusercontent\.com$/.test(url.host)
    ? url.href.replace(/^http:/, "https:")
    : undefined;
}
