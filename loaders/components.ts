import path from "node:path";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { contentComponents } from "../src/content-components/registry.ts";
import { didYouMean } from "./did-you-mean.ts";
import { importStatement } from "./import-statement.ts";
import { factsOf } from "./page-facts.ts";
import { usedNames } from "./used-names.ts";

const folder = path.resolve(import.meta.dirname, "../src/content-components");

/**
 * A remark plugin that imports the components that a page uses and neither imports nor defines.
 * Each page gets its own imports, so that it is built again only when one of these changes. For a
 * name that nothing has it takes one that shows the children, and notes a problem.
 */
export function components() {
  return (tree: Root, file: VFile) => {
    for (const [name, line] of usedNames(tree)) {
      const module = contentComponents[name];
      if (module === undefined) {
        factsOf(file).problems.push({ line, message: unknownComponent(name) });
      }
      const imported = module === undefined ? "childrenOnly" : name;
      tree.children.push(
        importStatement({ imported, local: name }, path.join(folder, module ?? stub)),
      );
    }
  };
}

const stub = "problems.ts";

const unknownComponent = (name: string) =>
  `component <${name}> does not exist.${didYouMean(name, Object.keys(contentComponents))} Components are listed in src/content-components/registry.ts.`;
