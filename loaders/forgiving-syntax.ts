import type { Processor } from "unified";
import { mend, type ParseError } from "./mend.ts";
import { factsOf } from "./page-facts.ts";
import { processorTime, timeLeft } from "./page-time.ts";
import { syntaxAdvice } from "./syntax-advice.ts";
import { voidElementsFromMarkdown } from "./void-elements.ts";

/** So many constructs of a page are mended before it is read as plain Markdown… */
const limit = 200;
/** …or as many as this part of the page's time is enough for: each makes it read anew. */
const part = 0.5;

/**
 * A remark plugin for pages written for another site, which may have been no MDX: HTML comments,
 * `<br>`, `<https://…>` and the like mean what they mean in Markdown, and what MDX cannot read at
 * all stays in the page as text.
 */
export function forgivingSyntax(this: Processor) {
  const { parser } = this;
  if (parser === undefined) return;
  const settings = this.data();
  (settings.fromMarkdownExtensions ??= []).push(voidElementsFromMarkdown());
  this.parser = (text, file) => {
    // Without the mark that micromark skips, offsets are those of the text.
    const end = processorTime() + timeLeft(file.path) * part;
    let source = text.replace(/^\uFEFF/, "");
    for (let count = 0; ; count += 1) {
      try {
        return parser(source, file);
      } catch (error) {
        if (!isParseError(error) || count === limit || processorTime() > end) throw error;
        const mended = mend(source, error);
        if (mended === undefined) throw error;
        source = mended.source;
        if (!mended.isVisible) continue;
        const line = error.line ?? 1;
        const message = syntaxAdvice(error.reason, text.split("\n")[line - 1] ?? "");
        factsOf(file).problems.push({ line, message });
      }
    }
  };
}

const isParseError = (error: unknown): error is ParseError =>
  error instanceof Error && "reason" in error && "place" in error;
