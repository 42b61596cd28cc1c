import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "../markdown/visit.ts";

/**
 * Leaves out what a README has around its text, which the site shows itself or readers don't need:
 * title, logos, badges, table of contents, and the sections about the project.
 *
 * @param name of the package
 */
export function withoutFrame(tree: Root, name: string): Root {
  const flat = tree.children.flatMap(withoutBox);
  const body = withoutProject(withoutTitle(flat, name));
  const start = body.findIndex(isHeading);
  const [lead, rest] = start < 0 ? [body, []] : [body.slice(0, start), body.slice(start)];
  return {
    type: "root",
    children: [
      // Above the first section, pictures are logos and badges.
      ...lead
        .filter((node) => !isContents(node))
        .flatMap((node) => withoutImages(node, () => true)),
      ...rest.flatMap((node) => withoutImages(node, isBadge)),
    ].filter((node) => !isEmpty(node)),
  };
}

/** Boxes that center a heading, and elements of text that are never closed, with all that follows. */
const withoutBox = (node: RootContent): readonly RootContent[] =>
  isElement(node) && boxes.test(node.tagName) && hasHeading(node)
    ? node.children.flatMap(withoutBox)
    : [node];

const boxes = /^(?:a|b|code|del|div|em|i|ins|kbd|p|q|s|samp|strike|strong|sub|sup|tt|var)$/;

const hasHeading = (node: RootContent): boolean =>
  isHeading(node) || (isElement(node) && node.children.some(hasHeading));

function withoutTitle(nodes: readonly RootContent[], name: string): readonly RootContent[] {
  const title = nodes.find((node) => levelOf(node) === 1);
  const isName = (node: RootContent) => isHeading(node) && plain(toString(node)) === plain(name);
  return nodes.filter((node) => node !== title && !isName(node));
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, "");

/** Leaves out sections with all that is below them. */
function withoutProject(nodes: readonly RootContent[]): readonly RootContent[] {
  let left = Infinity;
  return nodes.filter((node) => {
    const level = levelOf(node);
    if (level !== undefined && level <= left)
      left = ofProject.test(toString(node).trim()) ? level : Infinity;
    return left === Infinity;
  });
}

const ofProject =
  /^(?:(?:table of )?contents|toc|contribut(?:e|ing|ions?|ors?)|(?:code )?contributors|licen[cs]e|(?:our )?(?:sponsors|backers)|maintainers|financial contributors|credits)\W*$/i;

/** A list of nothing but links to sections. */
function isContents(node: RootContent): boolean {
  if (!isElement(node) || !/^[uo]l$/.test(node.tagName)) return false;
  const targets: string[] = [];
  let linked = "";
  visit(node, "element", (one) => {
    if (one.tagName !== "a") return;
    targets.push(String(one.properties.href));
    linked += toString(one);
  });
  return targets.every((href) => href.startsWith("#")) && plain(linked) === plain(toString(node));
}

/** Without the boxes, links, and labels that only images had. */
function withoutImages<Node extends RootContent>(
  node: Node,
  isLeftOut: (image: Element) => boolean,
): readonly Node[] {
  if (!isElement(node)) return [node];
  if (node.tagName === "img") return isLeftOut(node) ? [] : [node];
  const children = node.children.flatMap((child) => withoutImages(child, isLeftOut));
  const isSmaller = children.length < node.children.length;
  const isNothing = children.every(isEmpty) || /^[^.]*:\s*$/.test(toString({ children }));
  return isSmaller && isNothing ? [] : [{ ...node, children }];
}

/** Spaces, line breaks, and paragraphs of them. */
const isEmpty = (node: RootContent | ElementContent): boolean =>
  node.type === "text"
    ? node.value.trim() === ""
    : isElement(node) && /^(?:br|p)$/.test(node.tagName) && node.children.every(isEmpty);

const isBadge = ({ properties: { src } }: Element) =>
  /\bbadge|shields\.io|opencollective\.com|packagephobia/.test(String(src));

export const levelOf = (node: RootContent): number | undefined =>
  isElement(node) && /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined;

const isHeading = (node: RootContent) => levelOf(node) !== undefined;

const isElement = (node: RootContent): node is Element => node.type === "element";
