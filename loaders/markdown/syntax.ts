import type { Processor } from "unified";
import type { VFile } from "vfile";
import type { PageProblem } from "../../src/types.ts";
import { factsOf } from "../page/page-facts.ts";
import { syntaxAdvice } from "./syntax-advice.ts";

/**
 * A remark plugin that reads a page whatever is wrong with it: a mistake becomes a problem with its
 * line, and the page is empty.
 */
export function syntax(this: Processor) {
  const { parser } = this;
  if (parser === undefined) return;
  this.parser = (text, file) => {
    // As Git may check a page out on Windows, or an editor may save it.
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

/** What a parser has thrown, for whoever wrote the text. */
export function syntaxProblem(error: unknown, text: string): PageProblem {
  const { reason, line: end } = parseErrorOf(error);
  // Some errors say where something starts that has no end: "(12:1-12:6)".
  const line = Number(/\((\d+):\d+(?:-\d+:\d+)?\)/.exec(reason)?.[1] ?? end);
  return { line, message: syntaxAdvice(reason, text.split("\n")[line - 1] ?? "") };
}

type Message = VFile["messages"][number];

/** What an error of a parser says, and where. */
export function parseErrorOf(error: unknown): Pick<Message, "reason"> & {
  readonly line: number;
  readonly offset: number | undefined;
} {
  if (!isMessage(error)) return { reason: String(error), line: 1, offset: undefined };
  const { reason, line = 1, place } = error;
  const point = place !== undefined && "start" in place ? place.start : place;
  return { reason, line, offset: point?.offset };
}

const isMessage = (error: unknown): error is Message =>
  error instanceof Error && "reason" in error && "place" in error;
