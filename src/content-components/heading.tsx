import { isValidElement, type ComponentProps, type ReactNode } from "react";
import { useArticle } from "./article.tsx";

/** Without an `id` from the author, the title's slug is used. */
interface HeadingProps extends ComponentProps<"h2"> {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
}

/** A heading with a link to itself. Levels 2 and 3 appear in the table of contents. */
export function Heading({ level, id, children, ...attributes }: HeadingProps) {
  const { anchors, uniqueId } = useArticle();
  const title = textOf(children).replace(/\s+/g, " ").trim();
  const ownId = uniqueId(id, title);
  if (level === 2 || level === 3) anchors.push({ title, id: ownId, level });
  const Name = `h${level}` as const;
  // `src/browser/article/copy-links.ts` copies this link.
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

/** The text of a heading, without its components (badges). */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  const element = htmlElement(node);
  return element === undefined ? "" : textOf(element.props.children);
}

/** Links don't nest, so a heading keeps its own. */
function containsLink(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(containsLink);
  const element = htmlElement(node);
  return element !== undefined && (element.type === "a" || containsLink(element.props.children));
}

const htmlElement = (node: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(node) && typeof node.type === "string"
    ? node
    : undefined;
