import { isValidElement, type ComponentProps, type ReactNode } from "react";
import { useArticle } from "./article.tsx";

/** `id` is the writer's own; without it the title's slug is the heading's id. */
interface HeadingProps extends ComponentProps<"h2"> {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
}

/** A heading that can be linked to; levels 2 and 3 stand in the page's table of contents. */
export function Heading({ level, id, children, ...attributes }: HeadingProps) {
  const { anchors, uniqueId } = useArticle();
  const title = textOf(children).replace(/\s+/g, " ").trim();
  const ownId = uniqueId(id, title);
  if (level === 2 || level === 3) anchors.push({ title, id: ownId, level });
  const Name = `h${level}` as const;
  // `src/browser/copy-links.ts` copies what these links lead to.
  const href = `#${ownId}`;
  return (
    <Name {...attributes} id={ownId}>
      {containsLink(children) ? (
        <>
          {children} <a href={href} aria-label="Link to this heading" />
        </>
      ) : (
        <a href={href}>{children}</a>
      )}
    </Name>
  );
}

/** The text of what a writer put into a heading; components in it (badges) are no part of it. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  const element = htmlElement(node);
  return element === undefined ? "" : textOf(element.props.children);
}

/** A link in a heading keeps its target: links do not nest. */
function containsLink(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(containsLink);
  const element = htmlElement(node);
  return element !== undefined && (element.type === "a" || containsLink(element.props.children));
}

const htmlElement = (node: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(node) && typeof node.type === "string"
    ? node
    : undefined;
