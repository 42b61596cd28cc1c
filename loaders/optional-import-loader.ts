import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { LoaderContext } from "webpack";
import type { PageProblem } from "../src/types.ts";
import { didYouMean } from "./did-you-mean.ts";
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
  const problem = (message: string) => ({ line: Number(query.get("line")), message });
  try {
    // Pages may import each other, and one that waits for the other to run would wait for ever;
    // what is wrong in one is reported there.
    const exported = (await isPage(this, request))
      ? names
      : exportsOf(await this.importModule(request, { layer: articleLayer }), names);
    const missing = names.filter((name) => !exported.includes(name));
    const lost = missing.map((name) =>
      problem(`"${request}" does not export "${name}".${didYouMean(name, exported)}`),
    );
    return (
      reexport(
        request,
        names.filter((name) => exported.includes(name)),
      ) + stubs(missing, lost)
    );
  } catch (error) {
    const reason = reasonOf(error);
    const message = /^Module not found/.test(reason)
      ? `import "${request}": ${notFound(this.context, request)}`
      : `import "${request}" fails: ${reason.replace(/^Module parse failed: | while parsing .*/g, "")}`;
    return stubs(["namespace", ...names], [problem(message)]);
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

/** The names that a module exports; of what is no module of JavaScript all that are asked for. */
const exportsOf = (module: unknown, names: readonly string[]): readonly string[] =>
  Object.prototype.toString.call(module) === "[object Module]" ? Object.keys(module ?? {}) : names;

function notFound(folder: string, request: string): string {
  if (!request.startsWith(".")) return "there is no such package.";
  const parent = path.posix.dirname(request);
  const files = filesIn(path.join(folder, parent));
  const name = path.posix.basename(request);
  const whole = files.find((file) => path.parse(file).name === name);
  const near = whole === undefined ? didYouMean(name, files) : ` Did you mean "${whole}"?`;
  return `there is no such file.${near}`;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const reexport = (request: string, names: readonly string[]) =>
  `export * from ${JSON.stringify(request)};
export * as namespace from ${JSON.stringify(request)};
${names.length > 0 ? `export { ${names.join(", ")} } from ${JSON.stringify(request)};` : ""}`;

const stubs = (names: readonly string[], found: readonly PageProblem[]) => `
import { childrenOnly, reportProblem } from ${JSON.stringify(problems)};
${found.map((problem) => `reportProblem(${JSON.stringify(problem)});`).join("\n")}
export { ${names.map((name) => `childrenOnly as ${name}`).join(", ")} };
`;
