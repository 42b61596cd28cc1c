import type { Processor } from "unified";
import { TimeLimitError, withTimeLimit } from "./time-limit.ts";

/** Characters: far above any page that people read, far below what takes more than seconds. */
const mostCharacters = 1_000_000;

/** Milliseconds: ten times what prose takes, so that no busy machine makes another site. */
const timeFor = (text: string) => 2000 + Math.round(text.length / 50);

/** A remark plugin that gives up a page which is too large, or which takes endless to be read. */
export function limits(this: Processor) {
  const { parser } = this;
  if (parser === undefined) return;
  this.parser = (text, file) => {
    if (text.length > mostCharacters) {
      const message = `the page has ${(text.length / 1e6).toFixed(1)} million characters: expected at most ${mostCharacters / 1e6} million. Split it into several pages.`;
      file.fail(message, { line: 1, column: 1 });
    }
    return patiently(() => parser(text, file), timeFor(text));
  };
}

/** On a machine that had no time for the page it gets more. */
function patiently<Result>(work: () => Result, limit: number): Result {
  const before = process.threadCpuUsage();
  try {
    return withTimeLimit(work, limit);
  } catch (error) {
    const share = process.threadCpuUsage(before).user / 1000 / limit;
    if (!(error instanceof TimeLimitError) || share > 0.5) throw error;
    return withTimeLimit(work, Math.round(limit * Math.min(8, 1 / share)));
  }
}
