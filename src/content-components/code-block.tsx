import { builtHtml } from "../browser/trusted-types.ts";

interface CodeBlockProps {
  /** Highlighted by `loaders/highlight.ts`. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly numbered?: string;
}

/** A block with more lines than this is folded. */
const longest = 30;

/**
 * A fence of a page. Its buttons come to life in `src/browser/`: `copy-code.ts`, `fold-code.ts` and
 * `wrap-code.ts`.
 */
export function CodeBlock({ html, language, title, numbered }: CodeBlockProps) {
  const lines = html.split("\n").length;
  const isLong = lines > longest;
  const names = ["code", numbered !== undefined && "numbered", isLong && "long"];
  return (
    <figure className={names.filter(Boolean).join(" ")}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code data-language={language} dangerouslySetInnerHTML={builtHtml(html)} />
      </pre>
      <button type="button" className="copy" data-copy="">
        Copy
      </button>
      {isLong && (
        <button type="button" className="unfold" data-unfold={lines} aria-expanded={false}>
          Show all {lines} lines
        </button>
      )}
    </figure>
  );
}
