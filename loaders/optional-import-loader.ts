import { createRequire } from "node:module";
import type { LoaderContext } from "webpack";
import { articleLayer } from "./layer.ts";

const problems = createRequire(import.meta.url).resolve("../src/content-components/problems.ts");

/**
 * Stands for one import of a page written for another site: tries it, and where it cannot be
 * resolved, compiled or run here gives components that show their children, and one problem.
 */
export default async function optionalImportLoader(this: LoaderContext<object>): Promise<string> {
  const query = new URLSearchParams(this.resourceQuery.slice(1));
  const request = query.get("request") ?? "";
  const names = (query.get("names") ?? "").split(",").filter((name) => name !== "");
  try {
    await this.importModule(request, { layer: articleLayer });
    return reexport(request, names);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const problem = {
      line: Number(query.get("line")),
      message: `import "${request}" does not work here and shows its children only: ${reason}`,
    };
    return childrenOnly(names, problem);
  }
}

const reexport = (request: string, names: readonly string[]) =>
  `export * from ${JSON.stringify(request)};
${names.length > 0 ? `export { ${names.join(", ")} } from ${JSON.stringify(request)};` : ""}`;

const childrenOnly = (names: readonly string[], problem: object) => `
import { childrenOnly, reportProblem } from ${JSON.stringify(problems)};
reportProblem(${JSON.stringify(problem)});
export { ${["childrenOnly", ...names.map((name) => `childrenOnly as ${name}`)].join(", ")} };
`;
