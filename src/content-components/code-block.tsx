interface CodeBlockProps {
  /** Highlighted by `loaders/highlight.ts`. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly numbered?: string;
}

/** A fence of a page. Its copy button comes to life in `src/browser/copy-code.ts`. */
export function CodeBlock({ html, language, title, numbered }: CodeBlockProps) {
  const className = numbered === undefined ? "code" : "code numbered";
  return (
    <figure className={className}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code data-language={language} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className="copy" data-copy="">
        Copy
      </button>
    </figure>
  );
}
