import type { Processor } from "unified";
import type { VFile } from "vfile";
import type { PageProblem } from "../../src/types.ts";
import { factsOf } from "../page/page-facts.ts";
import { syntaxAdvice } from "./syntax-advice.ts";

/** A remark plugin that reports a syntax error and continues with an empty page. */
export function syntax(this: Processor) {
  const { parser } = this;
  if (parser === undefined) return;
  this.parser = (text, file) => {
    // Git on Windows and some editors add carriage returns or a byte order mark.
    file.value = text.replaceAll(/\r\n?/g, "\n").replace(/^\uFEFF/, "");
    file.data.started = performance.now();
    try {
      return parser(file.value, file);
    } catch (error) {
      const problem = syntaxProblem(error, file.value);
      factsOf(file).problems.push(problem);
      factsOf(file).unreadable = problem.message;
      return { type: "root", children: [] };
    }
  };
}

export function syntaxProblem(error: unknown, text: string): PageProblem {
  const { reason, line: end = 1 } = isMessage(error) ? error : { reason: String(error) };
  // Some errors include where an unclosed construct starts: "(12:1-12:6)".
  const line = Number(/\((\d+):\d+(?:-\d+:\d+)?\)/.exec(reason)?.[1] ?? end);
  return { line, message: syntaxAdvice(reason, text.split("\n")[line - 1] ?? "") };
}

const isMessage = (error: unknown): error is VFile["messages"][number] =>
  error instanceof Error && "reason" in error && "place" in error;
