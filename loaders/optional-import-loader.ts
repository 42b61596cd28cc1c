import { createRequire } from "node:module";
import type { LoaderContext } from "webpack";
import { articleLayer } from "./layer.ts";
import { reasonOf } from "./page-problem.ts";

const problems = createRequire(import.meta.url).resolve("../src/content-components/problems.ts");

/**
 * Stands for one import of a page: tries it, and where it cannot be resolved, compiled or run
 * gives components that show their children, and one problem. Pages written for another site are
 * full of such imports.
 */
export default async function optionalImportLoader(this: LoaderContext<object>): Promise<string> {
  const query = new URLSearchParams(this.resourceQuery.slice(1));
  const request = query.get("request") ?? "";
  const names = (query.get("names") ?? "").split(",").filter((name) => name !== "");
  try {
    // Pages may import each other, and one that waits for the other to run would wait for ever;
    // what is wrong in one is reported there.
    if (!(await isPage(this, request))) await this.importModule(request, { layer: articleLayer });
    return reexport(request, names);
  } catch (error) {
    const problem = {
      line: Number(query.get("line")),
      message: `import "${request}" failed, what it stands for only shows its children: ${reasonOf(error)}`,
    };
    return childrenOnly(names, problem);
  }
}

async function isPage(context: LoaderContext<object>, request: string): Promise<boolean> {
  try {
    return /\.mdx?$/i.test(await context.getResolve()(context.context, request));
  } catch {
    // Running it will say why.
    return false;
  }
}

const reexport = (request: string, names: readonly string[]) =>
  `export * from ${JSON.stringify(request)};
export * as namespace from ${JSON.stringify(request)};
${names.length > 0 ? `export { ${names.join(", ")} } from ${JSON.stringify(request)};` : ""}`;

const childrenOnly = (names: readonly string[], problem: object) => `
import { childrenOnly, reportProblem } from ${JSON.stringify(problems)};
reportProblem(${JSON.stringify(problem)});
export { ${["namespace", ...names].map((name) => `childrenOnly as ${name}`).join(", ")} };
`;
