import type { Program } from "estree";
import type { VFile } from "vfile";
import type { Link, PageFacts, PageProblem } from "../src/types.ts";

interface CollectedFacts {
  readonly links: Link[];
  readonly ids: string[];
  readonly problems: PageProblem[];
  readonly advice: PageProblem[];
}

declare module "vfile" {
  interface DataMap {
    facts?: CollectedFacts;
  }
}

/**
 * The facts about a page that its transforms add to while they visit it.
 *
 * @param file the page on its way through the pipeline
 * @returns lists to push to, the same ones for the same file
 */
export function factsOf(file: VFile): CollectedFacts {
  return (file.data.facts ??= { links: [], ids: [], problems: [], advice: [] });
}

/**
 * A recma plugin that adds `export const facts` to the compiled page, so that they reach the page
 * module together with the article.
 */
export function exportFacts() {
  return (tree: Program, file: VFile) => {
    const facts: PageFacts = factsOf(file);
    tree.body.push(constant("facts", JSON.stringify(facts)));
  };
}

/** `export const <name> = JSON.parse("…")`: cheaper to print and to parse than an object. */
function constant(name: string, json: string): Program["body"][number] {
  return {
    type: "ExportNamedDeclaration",
    attributes: [],
    specifiers: [],
    source: null,
    declaration: {
      type: "VariableDeclaration",
      kind: "const",
      declarations: [
        {
          type: "VariableDeclarator",
          id: { type: "Identifier", name },
          init: {
            type: "CallExpression",
            optional: false,
            callee: {
              type: "MemberExpression",
              computed: false,
              optional: false,
              object: { type: "Identifier", name: "JSON" },
              property: { type: "Identifier", name: "parse" },
            },
            arguments: [{ type: "Literal", value: json }],
          },
        },
      ],
    },
  };
}
