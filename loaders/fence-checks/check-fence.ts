import type { Code } from "mdast";
import type { PageProblem } from "../../src/types.ts";
import { parseFence } from "../code/code-fence.ts";
import { diffLines } from "../code/diff-lines.ts";
import { isGap } from "../samples/apply-diff.ts";
import type { Check, CheckedCode, FenceProblem } from "./check.ts";
import { treatmentOf } from "./treatment.ts";

/**
 * Checks a fence that is no part of a sample, each kind of code in its way.
 *
 * @param lineAbove the file name on a line above the fence
 * @returns problems with their lines on the page
 */
export async function checkFence(
  node: Code,
  lineAbove: string | undefined,
): Promise<readonly PageProblem[]> {
  const start = node.position?.start.line ?? 1;
  const treatment = treatmentOf(node, lineAbove);
  if (treatment.name === "no-check" && treatment.reason === "")
    return [{ line: start, message: 'no-check needs a reason: no-check="shows a mistake".' }];
  if (treatment.name !== "checked") return [];
  const { language, title, isDiff } = parseFence(node.lang, node.meta, lineAbove);
  const check = await treatment.load();
  const found = (text: string, side?: CheckedCode["side"]) =>
    check({ text, language, title, side });
  const problems = isDiff ? await sides(node.value, found) : await found(node.value);
  return problems.map(({ line, message }) => ({
    line: start + line,
    message: `${message} If that's on purpose, say why: no-check="…".`,
  }));
}

/** Checks what is there before a change, and after it. */
async function sides(
  diff: string,
  check: (text: string, side: CheckedCode["side"]) => ReturnType<Check>,
): Promise<readonly FenceProblem[]> {
  const lines = diffLines(diff)
    .map((line, index) => ({ ...line, number: index + 1 }))
    .filter((line) => !isGap(line));
  const found = await Promise.all(
    (["before", "after"] as const).map(async (side) => {
      const own = lines.filter(({ change }) => change !== absent[side]);
      const problems = await check(own.map(({ text }) => text).join("\n"), side);
      return problems.map((problem) => ({
        ...problem,
        line: own[problem.line - 1]?.number ?? 1,
      }));
    }),
  );
  // What hasn't changed is on both sides.
  const distinct = new Map(found.flat().map((one) => [`${one.line} ${one.message}`, one]));
  return [...distinct.values()];
}

const absent = { before: "added", after: "removed" } as const;
