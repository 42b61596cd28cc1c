import { transform } from "lightningcss";
import type { Check, FenceProblem } from "./check.ts";

/** A style sheet, or declarations without the rule around them. */
export const checkCss: Check = ({ text }) => {
  const problem = problemIn(text);
  return problem === undefined || problemIn(`a{${text}}`) === undefined ? [] : [problem];
};

function problemIn(text: string): FenceProblem | undefined {
  try {
    transform({ filename: "fence.css", code: Buffer.from(text), cssModules: true });
    return undefined;
  } catch (error) {
    const { loc, message } = Object(error);
    if (loc === undefined) throw error;
    return { line: loc.line, message: `this isn't CSS: ${message}.` };
  }
}
