import type { Processor } from "unified";
import { syntaxProblem } from "../markdown/syntax.ts";
import { factsOf } from "../page/page-facts.ts";
import { isWrittenAsMdx, readMarkdown, withoutStatements } from "./markdown.ts";
import { repaired } from "./repair-syntax.ts";

/** A remark plugin for other sites' pages: it reads those that aren't valid MDX as Markdown. */
export function foreignSyntax(this: Processor) {
  const { parser } = this;
  if (parser === undefined) return;
  this.parser = (text, file) => {
    const tree = readMarkdown(file);
    if (/\.md$/i.test(file.path) && !isWrittenAsMdx(tree)) return tree;
    try {
      return parseRepaired(text, (repaired) => parser(repaired, file));
    } catch (error) {
      const { line, message } = syntaxProblem(error, text);
      const problem = { line, message: `${message} The page is read as Markdown.` };
      factsOf(file).problems.push(problem);
      return withoutStatements(tree);
    }
  };
}

function parseRepaired<Tree>(text: string, parse: (text: string) => Tree): Tree {
  try {
    return parse(text);
  } catch (error) {
    const other = repaired(text, error);
    if (other === undefined) throw error;
    return parseRepaired(other, parse);
  }
}
