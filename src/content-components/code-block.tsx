import { builtHtml } from "../browser/trusted-types.ts";
import { codeKind } from "../site/code/code-kind.ts";

interface CodeBlockProps {
  /** Highlighted by `loaders/code/highlight.ts`, or a mark for that. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** What to know of its file. */
  readonly note?: string;
  readonly numbered?: string;
  /** A class of `code.css`. */
  readonly look?: string;
}

/** Longer blocks are folded. */
const longest = 30;

/**
 * A fenced code block. Its buttons are handled in `src/browser/`: `copy-code.ts`, `fold-code.ts`,
 * and `scroll-boxes.ts`.
 */
export function CodeBlock({ html, language, title, note, numbered, look }: CodeBlockProps) {
  const lines = html.split("\n").length;
  const isLong = lines > longest;
  const kind = codeKind(language, title);
  const names = [
    ...["code", kind, language === "ansi" && "terminal", look],
    ...[numbered !== undefined && "numbered", isLong && "long"],
  ];
  return (
    <figure className={names.filter(Boolean).join(" ")}>
      {title !== undefined && (
        <figcaption>
          {title}
          {note && <small> {note}</small>}
        </figcaption>
      )}
      <pre>
        <code data-language={language} dangerouslySetInnerHTML={builtHtml(html)} />
      </pre>
      {kind !== "output" && (
        <button type="button" className="copy" data-copy="">
          Copy
        </button>
      )}
      {isLong && (
        <button type="button" className="unfold" data-unfold={lines} aria-expanded={false}>
          Show all {lines} lines
        </button>
      )}
    </figure>
  );
}
