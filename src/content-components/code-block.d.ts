interface CodeBlockProps {
  /** Highlighted by `loaders/highlight.ts`. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly numbered?: string;
}
/** A fence of a page. Its copy button comes to life in `src/browser/copy-code.ts`. */
export declare function CodeBlock({
  html,
  language,
  title,
  numbered,
}: CodeBlockProps): import("react").JSX.Element;
export {};
