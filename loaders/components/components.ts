import path from "node:path";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { contentComponents } from "../../src/content-components/registry.ts";
import { codeBlockName, packageTabsName } from "../code/code.ts";
import { didYouMean } from "../page/did-you-mean.ts";
import { importOf, statementsOf } from "../markdown/estree.ts";
import { factsOf } from "../page/page-facts.ts";
import { sampleBarName } from "../samples/sample-bar.ts";
import { usedNames } from "./used-names.ts";

const folder = path.resolve(import.meta.dirname, "../../src/content-components");

/**
 * A remark plugin that imports the shared components a page uses. Each page has its own imports,
 * so that it's rebuilt only if one of its components changes. Unknown ones show their children.
 */
export function components() {
  return (tree: Root, file: VFile) => {
    for (const [name, line] of usedNames(tree)) {
      const [module, imported] = sourceOf(name);
      if (module === stub) {
        factsOf(file).problems.push({ line, message: unknownComponent(name) });
      }
      tree.children.push(statementsOf(importOf(imported, name, path.join(folder, module))));
    }
  };
}

const stub = "problems.ts";

/** File and export of a component. */
function sourceOf(name: string): readonly [string, string] {
  if (name === codeBlockName) return ["code-block.tsx", "CodeBlock"];
  if (name === sampleBarName) return ["sample-bar.tsx", "SampleBar"];
  if (name === packageTabsName) return ["code-tabs.tsx", "PackageTabs"];
  const module = contentComponents[name];
  return module === undefined ? [stub, "childrenOnly"] : [module, name];
}

const unknownComponent = (name: string) =>
  `component <${name}> does not exist.${didYouMean(name, Object.keys(contentComponents))} Components are listed in src/content-components/registry.ts.`;
